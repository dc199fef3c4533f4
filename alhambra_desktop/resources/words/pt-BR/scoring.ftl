### A scoring round with every figure, and the result of a game.

scoring-title = { $round }ª pontuação
scoring-everybody = Pontos de todos os jogadores
scoring-go-on = Continuar
scoring-go-on-tip = Fechar a pontuação e continuar
scoring-again = Ver de novo
scoring-again-tip = Mostrar a pontuação de novo
scoring-summary = Mais pontos desta vez: { $most }. Na liderança: { $lead }.
# The same of the last round
scoring-summary-last = Mais pontos desta vez: { $most }. Vitória: { $lead }.
# $names is a list of names
scoring-best = { $names } com { $points }
scoring-so-far = Pontos até agora
# What somebody had before a scoring, and what it brought: 20 + 44
scoring-sum = { $before } + { $points }
scoring-this = Esta pontuação
# Above the points of a scoring as they are counted
scoring-sum-so-far = até agora
scoring-no-points = nenhum ponto
# What the places in a majority pay: 1st 16, 2nd 8
scoring-prize = { $place } { $points }
# How many buildings somebody has, and which place that is: 2 tiles, tied 1st
scoring-majority = { $tiles ->
    [one] { $tiles } peça, { $place }
   *[other] { $tiles } peças, { $place }
 }
# How tied players share a majority: (13 + 6) / 2 = 9; $rounds is one of down, up, none, or brief: (13 + 6) / 2 → 9
scoring-shared = { $rounds ->
    [down] { $whole } / { $among } = { $points } (arredondado para baixo)
    [up] { $whole } / { $among } = { $points } (arredondado para cima)
    [brief] { $whole } / { $among } → { $points }
   *[none] { $whole } / { $among } = { $points }
 }
scoring-full-each = { $points } para cada
# Above the calculation for tied players
scoring-tied = { $full ->
    [1] empate: cada um destes jogadores recebe todos os pontos
   *[other] empate: estes jogadores dividem os pontos
 }
scoring-none = nada
scoring-nobody = Nenhum jogador tem.
scoring-segments = { $count ->
    [one] { $count } segmento
   *[other] { $count } segmentos
 }
# The same as scoring-majority in few words: 3 (tied 1st)
scoring-majority-brief = { $tiles } ({ $place-brief })
# A prize that grows with the buildings of all players: 3 × 12 buildings
scoring-grows = { $buildings ->
    [one] { $times } × { $buildings } construção
   *[other] { $times } × { $buildings } construções
 }
# Beside the scoring card that is turned up; $places is how many places are paid
scoring-opening-types = { $places ->
    [1] 1ª colocação em cada tipo de construção,
    [2] 1ª e 2ª colocações em cada tipo de construção,
   *[other] 1ª, 2ª e 3ª colocações em cada tipo de construção,
 }
# $sources is a list such as: longest wall and longest moat
scoring-opening-then = depois: { $sources }.
# Beside the figures of a scoring
scoring-hint = Aponte para uma linha para destacar as peças dela. Clique para contá-la de novo.
# The score track for a screen reader: Yusuf from 12 to 56
scoring-moved = { $name } de { $before } para { $after }
# A cell of the table as a screen reader reads it
scoring-cell = { $title }, { $name }: { $figures }

# The end of a game as a screen reader says it; $scores are names with points
result-aloud = { $title }. { $scores }.
result-title = Resultado
result-bar = { $key-page-look-back } revê a partida, { $key-page-tables } mostra tabelas, { $key-page-leave } volta à mesa
result-you-win = Você venceu
result-wins = Vitória de { $name }
result-shared = Vitória compartilhada de { $names }
# The only human player's place, such as: You: 2nd, 20 points behind
result-you = Você: { $place }, { $behind }
# What decided the game. $gain is a sentence such as: Yusuf scored 22 more points than you
result-decided = A { $round }ª pontuação decidiu: { $gain }.
result-gained-most = Nenhuma pontuação decidiu sozinha. Na { $round }ª pontuação, { $gain }.
result-gain-yours = { $points ->
    [one] você fez { $points } ponto a mais que { $other }
   *[other] você fez { $points } pontos a mais que { $other }
 }
result-gain-over-you = { $points ->
    [one] { $name } fez { $points } ponto a mais que você
   *[other] { $name } fez { $points } pontos a mais que você
 }
result-gain = { $points ->
    [one] { $name } fez { $points } ponto a mais que { $other }
   *[other] { $name } fez { $points } pontos a mais que { $other }
 }
result-rival = { $name } disputa as maiorias, mas não pode vencer.
# $scores are names with points, such as: Ann 143
result-tried-from = Resultado da partida original: { $scores }.
result-scored = { $name } { $points }
result-assisted = Partida assistida: rodadas anteriores foram desfeitas.
result-hints = { $whole ->
    [0] Dicas usadas: { $hints }.
   *[other] Dicas usadas: { $hints }, { $whole } delas de um turno inteiro.
 }
result-aids-purist = Assistência: mínima.
result-aids-trainer = Assistência: completa.
result-points = { $turns ->
    [one] { $points } pontos em { $turns } turno
   *[other] { $points } pontos em { $turns } turnos
 }
# What is best in this game, such as: most points (148)
result-best = { $what } ({ $figure })
result-bests = { $count ->
    [one] Recorde: { $bests }
   *[other] Recordes: { $bests }
 }
# How far ahead a victory was, and where it came from
result-margin = { $points ->
    [one] { $points } ponto à frente
   *[other] { $points } pontos à frente
 }
result-behind = { $points ->
    [one] { $points } ponto atrás
   *[other] { $points } pontos atrás
 }
# $then and $now are such as: 8 points behind
result-turned = { $now }; { $then } antes da última rodada de pontuação
# Above the columns of the result
result-all-rounds = Todas as rodadas
result-round = { $round }ª pontuação
result-legend = { $name }, todas as rodadas:
result-legend-yours = Seus pontos no total:
result-all-points = pontos
result-rematch = &Revanche
result-rematch-tip = Mesmos jogadores e regras, nova distribuição
result-same-deal = Mesma &distribuição
result-same-deal-tip = Mesmos jogadores, regras e cartas
result-close = Voltar à &mesa
result-close-tip = Fechar o resultado e ver a mesa como terminou
result-seats = M&udar a mesa…
result-seats-tip = Escolher outros jogadores ou outras regras
result-postcard = &Postal…
result-postcard-tip = Salvar o resultado desta partida como imagem
result-sources = Pontos por origem
result-as-tables = Mostrar tabelas
result-as-tables-tip = Mostrar os pontos e o andamento da partida em tabelas, ou de novo em gráficos
# A part of a bar that is pointed at
result-part = { $name }, { $source }: { $points }
result-facts = Destaques
result-most-exact = Mais pagamentos exatos
# $edge is what is scored, such as the wall
result-best-scoring = Mais pontos na { $round }ª pontuação

# How the game went, by expected leads
story-title = Andamento da partida
story-what = após cada turno, a vantagem esperada no fim e a sua faixa provável
# The key of the chart: its line and its band
story-key-yours = Sua vantagem esperada
story-key = Vantagem esperada de { $name }
story-key-band = faixa provável
story-progress = Análise: { $done } de { $count } turnos
story-soon = Analisando seus turnos…
story-failed = A análise parou inesperadamente.
story-no-past = Indisponível: esta partida foi salva sem o seu histórico.
story-ahead = à frente
story-behind = atrás
story-behind-leader = pontos atrás do líder
story-look = Rever este turno
story-look-tip = Rever a partida a partir deste turno
story-of-tip = Mostrar a partida do ponto de vista de { $name }
story-turn = Turno { $turn }
# from one expected lead to another
story-change = de { $before } para { $after }
# A turn that changed the lead most; $done is the turn that was played, $order the better one
story-better = { $done }. Melhor: { $order }. { $why }
story-better-placed = { $done }. Melhor: o mesmo, mas posicionado em outro lugar. { $why }
# The main cause of the change, as in story-balance
story-mostly-luck = { $done }. Principalmente sorte.
story-mostly-play = { $done }. Principalmente jogo.
# A point of the chart in words; half of all games ended between $low and $high
story-point-ahead = turno { $turn }: { $points } à frente ({ $low } a { $high })
story-point-behind = turno { $turn }: { $points } atrás ({ $low } a { $high })
# $text is a point of the chart; $chance are percent
story-with-chance = { $text }, chance de vitória de { $chance }%
# $text is a point of the chart; $verdict is said of its turn
story-with-verdict = { $text }; { $verdict }
# The same as a table, by the titles of its columns; half of all games ended in the band
story-table-who = Jogador
story-table-done = Jogadas
story-table-lead = Vantagem
story-table-band = Faixa
story-table-chance = Chance de vitória
story-table-verdict = Avaliação
story-table-lost = Pontos perdidos
story-table-scoring = { $round }ª pontuação
story-table-percent = { $chance }%
story-balance-title = Sorte e jogo
story-luck = sorte
story-play = jogo
story-balance = { $name }: sorte { $luck }, jogo { $play }
# $level is the level of the computer player that analyses
story-balance-note = Pontos acima ou abaixo da média da mesa. Sorte: o sorteio e as jogadas dos outros. Jogo: as decisões de cada jogador, segundo o computador ({ $level }).
story-balance-soon = Pesando sorte e jogo…
story-balance-sum = Sorte mais jogo é a vantagem final do jogador sobre os adversários, menos a vantagem final média de todos os jogadores.

# Looking back at a game that is over: the moments between its turns
look-back-title = Revisão da partida
look-back-bar = Esquerda e Direita percorrem os turnos, { $key-page-mistake } vai para o próximo erro, { $key-page-tables } mostra uma tabela, { $key-page-leave } volta
look-back-turn = Turno { $turn } de { $count }
look-back-now = Agora
look-back-no-past = Esta partida foi salva sem o seu histórico, por isso não há o que rever.
# At the end of the game, before a turn is chosen
look-back-choose = Escolha um turno na lista ou na linha do tempo para ver jogadas melhores.
# A player's turns; $mistakes and $doubtful are such as: 6 mistakes; 1 inaccuracy
look-back-summary = { $mistakes }, { $doubtful }: cerca de { $points ->
    [one] { $points } ponto perdido
   *[other] { $points } pontos perdidos
 }
# $summary is look-back-summary for the turns that are already analysed
look-back-so-far = Até agora: { $summary }
look-back-costliest = Ver o turno mais &caro
look-back-costliest-tip = Ir para o turno que custou mais pontos
# $deeds are the actions of the next turn, such as: takes 5 denar
look-back-did = { $name }: { $deeds }
look-back-lead = { $name }: vantagem esperada { $lead }
look-back-first = Início da partida
look-back-first-tip = Ir para o começo da partida
look-back-back = Turno anterior
look-back-back-tip = Voltar um turno; com Shift, uma jogada
look-back-on = Próximo turno
look-back-on-tip = Avançar um turno; com Shift, uma jogada
look-back-last = Fim da partida
look-back-last-tip = Ir para o fim da partida
look-back-slider = Turnos da partida
look-back-as-table = Mostrar tabela
look-back-as-table-tip = Mostrar em uma tabela os números da linha do tempo
look-back-seat = Ver como { $name }
look-back-viewer = Ponto de vista
look-back-try = &Jogar daqui
look-back-try-tip = Começar uma partida de treino neste turno. As cartas e peças que ainda virão continuam as mesmas. A partida conta como assistida.
look-back-reshuffle = Reem&baralhar
look-back-reshuffle-tip = Começar uma partida de treino neste turno. Tudo o que você não podia ver é embaralhado de novo.
look-back-compare = Comparar com re&gistro…
look-back-compare-tip = Comparar esta partida, turno a turno, com o registro de um arquivo
result-look-back = Re&ver esta partida
result-look-back-tip = Percorrer a partida turno a turno, com uma análise

# The verdict on a turn, compared with its alternatives in the same simulated games
verdict-good = bom
verdict-doubtful = imprecisão
verdict-mistake = erro
verdict-equal = quase igual
# $verdict is a word such as: good
verdict-even = { $verdict }: uma alternativa é quase igual
# $between is an interval, such as: 6 to 12
verdict-lost = { $points ->
    [one] { $verdict }: custou cerca de { $points } ponto (provavelmente { $between })
   *[other] { $verdict }: custou cerca de { $points } pontos (provavelmente { $between })
 }
verdict-between = { $low } a { $high }
verdict-not-yet = ainda não analisado
# $level is the level of the computer player that analyses
verdict-judge = Análise: { $level } { $version }, { $worlds } simulações por turno. Pode errar.
look-back-about = Sobre esta análise
# $level is the computer player that analyses the turns, in $worlds simulated games
verdict-effort = { $rounds ->
    [one] Análise: { $level }, { $worlds } simulações de { $rounds } rodada cada.
   *[other] Análise: { $level }, { $worlds } simulações de { $rounds } rodadas cada.
 }
# above alternatives that gain as many points as the best one
look-back-equal = Igualmente bom
look-back-ways = Outras alternativas
# beside the alternatives, above their gains
look-back-gained = pontos a mais
look-back-gain = { $gain } ({ $interval })
look-back-deeper = Analisar a &fundo
look-back-deeper-tip = Analisar este turno mais a fundo. { $effort }
look-back-looking = Analisando mais a fundo…
look-back-played = Jogado
look-back-better = Melhor
look-back-better-here = Melhor: { $tiles }
look-back-played-here = Jogado: { $tiles }
look-back-yours = Seus turnos
look-back-theirs = Turnos de { $name }
look-back-progress = Análise: { $done } de { $count } turnos
look-back-every = Todos
look-back-all-tip = Listar todos os turnos deste jogador
look-back-doubtful = { $count ->
    [0] sem imprecisões
    [one] { $count } imprecisão
   *[other] { $count } imprecisões
 }
look-back-doubtful-tip = Listar só as imprecisões
look-back-mistakes = { $count ->
    [0] sem erros
    [one] { $count } erro
   *[other] { $count } erros
 }
look-back-mistakes-tip = Listar só os erros
look-back-cancel = Parar a análise
look-back-cancel-tip = Parar a análise e manter a parte pronta
look-back-judge = Analisar estes turnos
look-back-judge-tip = Analisar os turnos que ainda não têm avaliação
look-back-stale = De uma versão anterior da análise.
look-back-renew = Analisar de novo
look-back-renew-tip = Analisar todos os turnos de novo com esta versão do programa
# A turn as a screen reader reads it; $verdict is such as: mistake: cost about 9 points
look-back-row = turno { $turn }: { $deeds }; { $verdict }
# $text is the turn with its verdict; $luck are points with their sign
look-back-row-luck = { $text }; sorte { $luck }
look-back-filters = Turnos
look-back-number = Turno
look-back-number-tip = Número do turno, contando os turnos de todos
look-back-actions = Ações
look-back-actions-tip = Peças e cartas obtidas e as ações do turno
look-back-points-lost-tip = Pontos perdidos em relação à melhor alternativa; um visto marca um bom turno
look-back-luck-tip = Pontos ganhos ou perdidos desde o turno anterior pelo sorteio e pelas jogadas dos outros
look-back-mistake = Próximo erro
look-back-mistake-tip = Ir para o seu próximo erro
