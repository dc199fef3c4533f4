### The bar below the table: whose turn it is, what can be done, and the buttons of the turn.

# The buttons, and the tips of what they do
bar-status = Barra de status
# $tip is a tip below, $key the key that does the same
bar-tip = { $tip } ({ $key })
# $what is something that can be done now
status-with-key = { $what } ({ $key-press-figure })
# The sign of what an exact payment brings, and its tip
bar-extra-action = +1 ação
bar-extra-action-tip = Você pagou a quantia exata: tem uma ação extra neste turno
bar-hint = Dica
bar-hint-tip = Sugerir uma jogada; pressione de novo para mais detalhes
bar-undo = Desfazer
bar-undo-tip = Desfazer seu último passo
bar-undo-round-tip = Desfazer até o início do seu último turno; a partida passa a contar como assistida
bar-restart = Reiniciar turno
bar-restart-tip = Desfazer seu turno inteiro
bar-skip = Pular esta rodada
bar-skip-tip = Não perguntar mais até o seu próximo turno
bar-end-turn = Terminar turno
bar-end-turn-tip = Posicionar suas peças como mostrado e repor o mercado e as cartas disponíveis
bar-end-anyway = Terminar mesmo assim
bar-pass = Passar a vez
bar-pass-tip = Passar a vez, pois nenhuma ação é possível
bar-not-now = Agora não
bar-not-now-tip = Recusar desta vez
bar-go-on = Continuar
bar-place-tip = Posicionar a peça como mostrado
bar-result = Resultado
bar-slower = Mais devagar
bar-slower-tip = Contar na metade da velocidade
bar-pause = Pausar
bar-pause-tip = Pausar a animação
bar-resume = Retomar
bar-resume-tip = Continuar a animação
bar-normal = Normal
bar-normal-tip = Mostrar os turnos dos outros na velocidade normal
bar-fast = Rápido
bar-fast-tip = Mostrar os turnos dos outros mais depressa
bar-steps = Passo { $step } de { $count } deste turno
bar-skip-turns = Pular
bar-skip-turns-tip = Ir direto para o seu próximo turno
bar-to-figures = Ir para os totais
bar-to-figures-tip = Mostrar os totais imediatamente
bar-result-tip = Mostrar o resultado de novo

# Who decides, such as: Your turn; what can be done stands behind it
bar-who = { $who }:
status-over = A partida terminou
status-over-what = veja o resultado de novo ({ $key-result }) ou comece outra partida
status-celebration = Pressione uma tecla ou clique para ver o resultado

# What can be done, behind the colon; several parts stand side by side
bar-parts = { $text }  ·  { $more }
status-seconds = { $count } s
# While a new game is dealt; behind the colon stands why
status-begins = { $name } começa
status-you-begin = Você começa
status-thinking = pensando…
status-waiting = aguardando
status-shown = mostrando a jogada
status-replay = mostrando a jogada de novo
status-paused = em pausa; pressione { $key-pause } para continuar
status-scoring = contando os pontos
# While points are counted on the table; the variables are names of keys
status-scoring-keys = segure { $key-hurry } para acelerar  ·  clique para concluir um passo  ·  { $key-put-back } vai direto para os totais
status-scoring-read = continue quando quiser
status-to-place = { $count ->
    [one] { $count } peça a posicionar
   *[other] { $count } peças a posicionar
 }
status-kept = terminar o turno agora manda { $tiles-o } para a reserva
status-end-turn = termine o turno quando quiser
status-go-on = continue quando quiser
status-pass = nenhuma ação é possível: passe a vez
status-taking = pressione Pegar ou escolha outra carta
# Another's Alhambra is looked at from near, because the mouse is over its panel
status-looking = clique para manter aberta a Alhambra de { $name }

# $actions are one or several in a list with "or", such as: take money, buy or redesign
status-extra-action = 1 ação extra: { $actions }
# $tiles are tiles with their prices, such as: tower 11, pavilion 4 and tower 9
status-exact = quantia exata possível: { $tiles }
# nothing that is for sale can be paid
status-buy-nothing = você não tem dinheiro para nenhuma peça agora

# Something is in the hand. $places is a list with "or" of the places below
status-drop = solte { $tile-o } { $places }
status-choose = posicione { $tile-o } { $places }
status-drop-from-reserve = solte { $tile-o } { $places } (encerra suas ações)
status-turn-over = { $key-turn-over } vira a peça
status-on-swap = em uma peça para trocar
status-on-origin = de volta onde estava
status-nowhere = sem lugar possível agora: { $piece }; { $key-put-back } devolve
status-put = { $piece }: coloque { $places }
status-raised = { $count ->
    [one] pague com a carta levantada
   *[other] pague com as cartas levantadas
 }

# What ending the turn now would lose
status-loses-action = falta usar uma ação extra: “Terminar mesmo assim” abre mão dela
status-loses-building = uma peça que cabe iria para a reserva: “Terminar mesmo assim” confirma

# Why nothing can be taken back, or no record written
undo-nothing = Não há nada para desfazer.
undo-revealed = Não é possível desfazer o último turno: novas cartas ou peças foram reveladas.
record-no-past = Esta partida foi aberta sem o seu histórico, por isso não tem registro.
record-secret = O registro mostra as cartas de todos. Você poderá exportá-lo no fim da partida.

# Between two people at one screen. The first is for screen readers
curtain-asks = Passe a tela para { $name }; { $name } pressiona { $key-page-choose } para continuar
curtain-name = Passe a tela para { $name }
curtain-hides = Todas as mãos estão ocultas.
curtain-ready = Pressione { $key-page-choose } ou clique para continuar

# What was put down this turn, and another action made impossible
promise-broken = { $count ->
    [one] a peça não cabe mais no seu quadrado e voltou para “A posicionar”: { $tiles }
   *[other] as peças não cabem mais nos seus quadrados e voltaram para “A posicionar”: { $tiles }
 }
