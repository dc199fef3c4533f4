### Hints and "Why?": the card over the table, about 45 letters wide.

advice-hint = Dica
advice-why = Por quê?
# $why is a sentence without a full stop, $rule the number of a rule
advice-close = Fechar
advice-close-tip = Fechar este cartão e continuar jogando
advice-thinking = Pensando…

# The three hints, each more detailed than the last
advice-strength = { $strength } de { $most }
advice-more = Mais detalhes: { $key-hint } de novo.
advice-more-whole = Turno inteiro: { $key-hint } de novo.
# Text beside the squares and cards that a hint marks: an instruction with a capital letter, and a sentence with the reason
guide-pays-exactly = { $count ->
    [one] { $turn }: a carta levantada paga a quantia exata.
   *[other] { $turn }: as cartas levantadas pagam a quantia exata.
 }
guide-pays-over = { $count ->
    [one] { $turn }: a carta levantada paga { $over } a mais.
   *[other] { $turn }: as cartas levantadas pagam { $over } a mais.
 }
# $changes lists the effects of the tile on that square, such as “wall 3 → 5”
guide-here = Posicione aqui: { $changes }. { $gain } se pontuasse agora.
guide-gain = Posicione aqui: { $gain } se pontuasse agora.
# What keys do, behind each of them
guide-more = mais detalhes
guide-do = jogar assim
guide-away = fechar
advice-purist = As dicas estão desligadas neste nível de assistência. Mude-o nas preferências.

# Why?
advice-turn = { $name }, turno { $turn }
# $deeds are what the log tells of a player, such as "took 5 denar and placed garden 9"; the first letter becomes a capital
advice-did = { $deeds }.
advice-no-past = Esta partida foi aberta sem o seu histórico, por isso os turnos anteriores não podem ser explicados.
advice-nobody = Nenhum jogador virtual jogou ainda.
advice-under-way = Este turno acabou de começar. Pergunte de novo daqui a pouco.
advice-later = Você poderá ver as alternativas depois da partida.
# A heading: below it are other turns that were possible
advice-instead = Alternativas

# No answer came
advice-silent = O jogador virtual não respondeu. Pergunte de novo daqui a pouco.
advice-broken = O jogador virtual continua sem responder. Reinicie o programa; se isso não resolver, reinstale-o.
# $remedy is a sentence that says what is wrong and what to do
