take-nothing = nenhuma carta selecionada
take-nothing-why = Pegue pelo menos uma carta
take-not-in-row = a carta não está disponível
take-not-in-row-why = Só é possível pegar cartas disponíveis
take-unsorted = as cartas não estão em ordem
take-unsorted-why = As cartas de uma ação precisam estar em ordem
pay-card-too-many = uma carta a mais
pay-card-too-many-why = Dá para pagar o preço sem uma destas cartas
pay-card-too-many-why-brief = desnecessária para o preço
buy-not-for-sale = a peça não está à venda
buy-not-for-sale-why = Compre uma peça do mercado
pay-not-in-hand = uma carta não está na sua mão
pay-not-in-hand-why = Pague com cartas da sua mão
pass-can-act = uma ação é possível
pass-can-act-why = Você precisa agir se houver uma ação possível
decline-must-act = a ação extra é obrigatória
decline-must-act-why = Uma regra da casa exige isso
decline-not-acted = você ainda não fez nenhuma ação
decline-not-acted-why = Você precisa fazer uma ação
take-alone = esta carta só pode ser pega sozinha
take-alone-why = Pegue-a sem outras cartas
take-too-much = { $limit ->
    [0] é mais de uma carta
   *[other] { $total } é mais que { $limit }
 }
take-too-much-why = { $limit ->
    [0] Pegue só uma carta por vez
   *[other] Várias cartas podem somar no máximo { $limit }
 }
take-too-much-why-brief = { $limit ->
    [0] só uma carta
   *[other] no máximo { $limit } ao todo
 }
pay-currency = pague só em { $currency-many }
pay-currency-why = Pague na moeda do quadrado
pay-short = { $by ->
    [one] falta { $by }
   *[other] faltam { $by }
 }
pay-short-why = Pague pelo menos o preço; não existe troco
pay-short-why-brief = pelo menos o preço
pay-over = { $by } a mais
pay-over-why = Aqui é preciso pagar a quantia exata
place-not-waiting = a peça não está entre as peças a posicionar
place-not-waiting-why = Posicione as peças que comprou neste turno
end-not-placed = falta posicionar uma peça
end-not-placed-why = Posicione cada peça que comprou neste turno ou coloque-a na reserva
end-not-placed-why-brief = posicione-a ou coloque-a na reserva
redesign-forbidden = esta partida não permite reorganizar
redesign-forbidden-why = Uma regra da casa proíbe isso
redesign-not-mine = a peça não está na sua reserva
redesign-not-mine-why = Você só pode acrescentar peças da sua reserva
redesign-not-there = a peça não está ali
redesign-not-there-why = Você só pode remover peças da sua Alhambra
redesign-not-there-why-brief = só peças da sua Alhambra
place-touches-nothing = não tem nenhum lado em comum com outra peça
place-touches-nothing-why = A nova peça precisa ter pelo menos um lado em comum com a sua Alhambra
place-touches-nothing-why-brief = exige um lado em comum
place-taken = o quadrado está ocupado
place-taken-why = Cada quadrado comporta uma peça
place-taken-why-brief = uma peça por quadrado
place-start-stays = a peça inicial não sai do lugar
place-start-stays-why = A peça inicial nunca se move
place-start-stays-why-brief = ela nunca se move
over = a partida terminou
over-why = Nenhuma outra ação é possível
not-now = agora não
not-now-why = Agora é preciso fazer outra coisa
place-not-joined = não se conecta à sua Alhambra aqui
edges-alike = Os lados adjacentes precisam ser iguais
edges-alike-brief = os lados precisam ser iguais
edges-meet = { $edge } com { $other } ({ $sides })
place-encloses = { $squares ->
    [one] cercaria um quadrado vazio
   *[other] cercaria um espaço de { $squares } quadrados
 }
place-encloses-why = Espaços vazios não podem ficar cercados
place-encloses-why-brief = sem espaços cercados
place-unreached = { $tiles ->
    [one] não há acesso a pé
   *[other] { $tiles } peças ficariam sem acesso a pé
 }
place-unreached-why = Toda peça precisa ser acessível a pé a partir da fonte, sem atravessar muralhas
place-unreached-why-brief = sem caminho até a fonte
edge-wall = muralha
edge-wall-o = a muralha
edge-open = lado sem muralha
side-north = norte
side-north-ao = ao norte
side-east = leste
side-east-ao = a leste
side-south = sul
side-south-ao = ao sul
side-west = oeste
side-west-ao = a oeste
currency-denar = dinar
currency-denar-many = dinares
currency-dirham = dirham
currency-dirham-many = dirhams
currency-ducat = ducado
currency-ducat-many = ducados
currency-florin = florim
currency-florin-many = florins

# Faults of a state that no game can reach (a damaged file)
fault-money = há cartas de dinheiro faltando ou repetidas
fault-fountain-moved = lugar { $seat }: a peça inicial não é a fonte (B-1)
fault-fountains = há uma fonte faltando ou repetida
fault-tile = peça faltando ou repetida: { $tile }

# Faults of a state that no game can reach (a damaged file)
fault-row-long = há cartas disponíveis demais
fault-money-order = as cartas de dinheiro não estão em ordem
fault-count = há um número impossível
fault-pile-parts = as partes do monte de dinheiro não batem com o total
fault-scoring-cards = há cartas de pontuação faltando ou repetidas
fault-agenda = não é a vez de nenhum jogador
fault-leftovers = há peças remanescentes que não existem
fault-stocks = há peças do suprimento faltando ou repetidas
fault-rounds = há rodadas de pontuação em ordem impossível
fault-round = o número da última rodada de pontuação está errado
fault-points = há pontos impossíveis
fault-score = lugar { $seat }: os pontos não correspondem às rodadas de pontuação
fault-city = lugar { $seat }: { $reason } ({ $rule })

# Things
tile = { $type } { $price }
tile-o = { $type-o } { $price }
tile-do = { $type-do } { $price }
tile-pelo = { $type-pelo } { $price }
tile-genero = { $type-genero }
card = { $value ->
    [one] { $value } { $currency }
   *[other] { $value } { $currency-many }
 }
card-o = { $value ->
    [one] { $value } { $currency }
   *[other] { $value } { $currency-many }
 }
card-now = agora
# $total is the sum of the values, for languages in which 1 takes another form
money = { $total ->
    [one] { $values } { $currency }
   *[other] { $values } { $currency-many }
 }
money-o = { $total ->
    [one] { $values } { $currency }
   *[other] { $values } { $currency-many }
 }
fountain = fonte
fountain-o = a fonte
fountain-do = da fonte
fountain-pelo = pela fonte
fountain-genero = f

# A tile with its closed sides; with its printed number; with the tile on its back
tile-sides = { $count ->
    [0] { $tile }, sem { $edge }
   *[other] { $tile }, { $edge } { $sides-ao }
 }
tile-printed = { $tile }, { $printed }
tile-back = { $tile }, no verso { $back }

# Other visible faces of pieces: a hidden card, a pile or bag with its size, points
face-card-back = carta oculta
face-scoring-card = carta da { $round }ª pontuação
face-stack = monte de { $count }
face-score = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
 }
face-turn = turno { $turn }

# Places on the table, and behind what lies there; those with -own are the viewer's, the others those of $name
place-market = o mercado ({ $currency })
place-market-em = no mercado ({ $currency })
place-supply = o suprimento
place-supply-em = no suprimento
place-bag = o saquinho
place-bag-em = no saquinho
place-row = as cartas disponíveis
place-row-em = entre as cartas disponíveis
place-pile = o monte de dinheiro
place-pile-em = no monte de dinheiro
place-discard = o descarte
place-discard-em = no descarte
place-due = as cartas de pontuação reveladas
place-due-em = ao lado das cartas disponíveis
place-hand-own = sua mão
place-hand-own-em = na sua mão
place-hand = a mão de { $name }
place-hand-em = na mão de { $name }
place-tray-own = suas peças a posicionar
place-tray-own-em = entre as suas peças a posicionar
place-tray = as peças a posicionar de { $name }
place-tray-em = entre as peças a posicionar de { $name }
place-reserve-own = sua reserva
place-reserve-own-em = na sua reserva
place-reserve = a reserva de { $name }
place-reserve-em = na reserva de { $name }
# $square is where it lies, seen from the fountain
place-square-own = sua { $city }, { $square }
place-square-own-em = na sua { $city }, { $square }
place-square = a { $city } de { $name }, { $square }
place-square-em = na { $city } de { $name }, { $square }
place-score-own = seus pontos
place-score-own-em = seus
place-score = os pontos de { $name }
place-score-em = de { $name }
place-turn-own = seu turno
place-turn-own-em = seu
place-turn = o turno de { $name }
place-turn-em = de { $name }

# The position of a square: alone, or in brackets after an action
square-fountain = a fonte
square-straight = { $count ->
    [one] { $count } quadrado { $side-ao } da fonte
   *[other] { $count } quadrados { $side-ao } da fonte
 }
# $across squares to the $side (east or west), $along squares to the $other (south or north)
square-aslant = { $across ->
    [one] { $across } quadrado { $side-ao }, { $along } { $other-ao } da fonte
   *[other] { $across } quadrados { $side-ao }, { $along } { $other-ao } da fonte
 }

# The log: what a player did, after the name
log-dealt = recebeu { $cards }
log-first = começa a partida
log-first-why = começa: { $why }
# Why a player goes first, after a colon
first-fewest-cards = menos cartas na mão
first-least-money = menos cartas na mão e, no empate, menos dinheiro
first-listed = empate decidido pela ordem dos lugares
log-took = pegou { $cards-o }
log-bought = { $over ->
    [0] comprou { $tile-o } (quantia exata)
   *[other] comprou { $tile-o } ({ $over } a mais)
 }
log-passed = passou a vez
log-placed = posicionou { $tile-o }
log-reserved = colocou { $tile-o } na reserva
log-swapped = trocou { $out-o } { $tile-pelo }
log-added = acrescentou { $tile-o } da reserva
log-removed = mandou { $tile-o } para a reserva
log-given = recebeu a peça remanescente: { $tile }

# The same during the move, after the name or, if space is short, beside the seat’s colour mark
log-took-now = pega { $cards-o }
log-bought-now = { $over ->
    [0] paga a quantia exata, { $price }
   *[other] compra { $tile-o } ({ $over } a mais)
 }
log-passed-now = passa a vez
log-placed-now = posiciona { $tile-o }
log-reserved-now = coloca { $tile-o } na reserva
log-swapped-now = troca { $out-o } { $tile-pelo }
log-added-now = acrescenta { $tile-o } da reserva
log-removed-now = manda { $tile-o } para a reserva
caption-did = { $name } { $did }
# A caption before another caption, or before two numbers
caption-again = { $did }:
caption-again-end = ação extra
caption-grown = { $did }: { $edge }
caption-grown-end = { $was } → { $now }

# The log: what happened to all
log-reshuffled = O descarte foi embaralhado e formou um novo monte de dinheiro
log-scoring-card = Carta de pontuação revelada: { $rounds }
round = { $round }ª
log-scored = { $round }ª pontuação: { $points }
log-points = { $name } +{ $points }
log-left = Fica no mercado: { $tile }
log-won = { $points ->
    [one] Vitória de { $names } com { $points } ponto
   *[other] Vitória de { $names } com { $points } pontos
 }
name = { $name }
name-o = { $name }
name-dentro = { $name }

# The noun for all placed tiles of a player
city = cidade
city-o = a cidade

# What points come from
source-types = construções
source-run-note = 1 por segmento

# Instructions of a hint, which are combined to a turn
turn-buy = comprar { $tile-o }
turn-buy-with = comprar { $tile-o } com { $cards-o }
turn-take = pegar { $cards-o }
turn-add = acrescentar { $tile-o } da reserva
turn-add-at = acrescentar { $tile-o } da reserva ({ $square })
turn-remove = mandar { $tile-o } para a reserva
turn-remove-at = mandar { $tile-o } para a reserva ({ $square })
# $tile comes from the reserve and takes the square of $out
turn-swap = trocar { $out-o } { $tile-pelo }
turn-swap-at = trocar { $out-o } { $tile-pelo } ({ $square })
turn-pass = passar a vez, pois nenhuma ação é possível
turn-decline = abrir mão da ação
turn-end = terminar o turno
turn-take-back = desfazer: { $turn }
turn-place = posicionar { $tile-o }
turn-place-at = posicionar { $tile-o } ({ $square })
turn-keep = colocar { $tile-o } na reserva

# The same, directly after "buy the { $tile } ... and"; $tile is available for its gender
turn-place-it = { $tile-genero ->
    [m] posicioná-lo
    [f] posicioná-la
    [mp] posicioná-los
   *[fp] posicioná-las
 }
turn-place-it-at = { $tile-genero ->
    [m] posicioná-lo ({ $square })
    [f] posicioná-la ({ $square })
    [mp] posicioná-los ({ $square })
   *[fp] posicioná-las ({ $square })
 }
turn-keep-it = { $tile-genero ->
    [m] colocá-lo na reserva
    [f] colocá-la na reserva
    [mp] colocá-los na reserva
   *[fp] colocá-las na reserva
 }

# Orders joined: $then is one as above
turn-and = { $turn } e { $then }
turn-more = { $turn }, { $then }
turn-last = { $turn }, depois { $then }
# An order by itself; its first letter becomes a capital
turn-sentence = { $turn }.

# The kind of action only: the first step of a hint
kind-buy-building = Comprar uma construção.
kind-buy-tile = Comprar uma peça que não é construção.
kind-take-money = Pegar dinheiro.
kind-take-other = Pegar uma carta que não é de dinheiro.
kind-redesign = Reorganizar { $city-o }.
kind-place = Posicionar suas peças.
kind-take-back = Desfazer sua última jogada.

# The line below the table: actions, one alone or several in a list with "or"
status-take-money = pegue dinheiro
status-buy = compre
status-redesign = reorganize

# The line below the table: whose turn it is; a question at the end of the game
status-your-turn = É sua vez
status-turn = Vez de { $name }
status-place-leftovers = posicione as peças remanescentes que recebeu

# Places to drop something, in the sentences of the status bar
onto-square = em um quadrado iluminado
onto-tray = em “A posicionar”
onto-reserve = na reserva
onto-hand = na mão
