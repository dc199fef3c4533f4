### The table: panels, bubbles and what is painted on them. There is little room; a text that does not fit is
### written smaller, shortened, or replaced by the shorter one that follows it here.

# The name of the whole table for screen readers
table = A mesa

# The table read aloud: $piece is described, $place is where it lies; what the viewer's cards would pay of it
read-piece = { $piece }, { $place-em }
read-place = { $count ->
    [0] { $place }: nada
    [one] { $place }: { $count } peça
   *[other] { $place }: { $count } peças
 }
read-hidden = { $count ->
    [one] { $place }: { $count } carta oculta
   *[other] { $place }: { $count } cartas ocultas
 }
read-exact = { $piece }, você pode pagar a quantia exata
read-over = { $piece }, você pode comprar pagando { $by } a mais
read-dear = { $piece }, você não tem dinheiro suficiente

read-prospect = { $square }: { $prospect }

# A card of the hand that is clicked: what it could help to pay of the market
card-pays = pode ajudar a comprar
card-pays-nothing = não compra nada do mercado agora
card-pays-tile = { $tile }: { $how }

# A free square: how many of the tiles that nobody has seen would fit there, and of which types
prospect = { $unseen ->
    [0] não há mais peças no saquinho
   *[other] { $fitting ->
        [0] nenhuma peça oculta cabe aqui
        [1] 1 das { $unseen } peças ocultas cabe aqui
       *[other] { $fitting } das { $unseen } peças ocultas cabem aqui
    }
 }
prospect-kind = { $kind }: { $count }
prospect-kinds = { $prospect } ({ $kinds })

# Places in a majority; 0 is none
rank = { $number ->
    [0] –
   *[other] { $number }º
 }
rank-brief = { $number ->
    [0] –
   *[other] { $number }º
 }
rank-tied = { $rank } (empate)
rank-tied-brief = { $rank } emp.

# Bubbles: what building a tile here would do. $was and $now are places or lengths of a wall
preview-place = { $was } → { $now }
preview-same-place = continua { $now }
preview-run = { $edge } { $was } → { $now }
preview-same-run = { $edge } continua em { $now }
# before the points that it would all bring
preview-total = se pontuasse agora

# What something would change, in a list: of a type, of anything with its points, and all together
change-type = { $type } { $text }
change-points = { $text } ({ $points })
change-total = { $total } { $points }

# Bubbles: a rule that is broken, with its number in the rules
reason-rule = { $why }, { $rule }

bubble-turning-costs = virar custa { $card }
bubble-stays = não pode ser removida
bubble-can-go = arraste-a para a reserva para removê-la

# The market: what the viewer's cards would pay of a tile
offer-exact = exato
offer-exact-bonus = exato: +1 ação
offer-exact-after-taking = exato após pegar
offer-inexact = sem quantia exata
offer-short = { $by ->
    [one] falta { $by } { $currency }
   *[other] faltam { $by } { $currency-many }
 }
offer-over = { $by } a mais
# the same where there is little room
offer-inexact-brief = inexato
offer-short-brief = { $by ->
    [one] falta { $by }
   *[other] faltam { $by }
 }
offer-over-brief = { $by } a mais
# for what lies beside the market, where no tile shows the price
offer-with-price = { $price } · { $offer }

# The money row, with what everybody may know of the scoring cards.
row-take = Pegar { $values }  ({ $key-choose })
row-take-card = Pegar { $card-o }  ({ $key-choose })
# the same where there is little room
row-take-brief = Pegar  ({ $key-choose })
row-bag = saquinho { $count }
row-discard = descarte { $count }
row-next-odd = peças novas: lado de preço ímpar
row-next-even = peças novas: lado de preço par
row-next-odd-brief = próxima: ímpar
row-next-even-brief = próxima: par
row-last-scoring = { $round }ª pontuação: no fim
row-scoring-later = { $round }ª pontuação depois de reembaralhar
row-scoring-later-brief = { $round }ª pont.: após embaralhar
row-scoring-card = { $card ->
    [1] { $round }ª pontuação na próxima carta
   *[other] { $round }ª pontuação em { $card } cartas
 }
row-scoring-card-brief = { $round }ª pontuação: { $card }ª carta
row-scoring-between = { $round }ª pontuação em { $first } a { $last } cartas
row-scoring-between-brief = { $round }ª pontuação: { $first }ª–{ $last }ª carta

# The supply beside the courtyard, with the pieces of modules: headings, and the notes beside them
supply-bazaars = Bazares
supply-huts = Cabanas
# huts that the viewer has taken, also where there is little room
supply-taken = você tem { $taken } de { $most }
supply-taken-brief = { $taken } de { $most }
# below the heading while the viewer can get huts or falcons
supply-take-hut = pegue uma de graça
supply-buy-falcon = compre por 1 carta
supply-falcons = Falcões
# $count pieces of a section fit into the player's Alhambra
supply-fitting = { $count ->
    [0] nenhuma peça cabe
    [one] { $count } peça cabe
   *[other] { $count } peças cabem
 }
supply-fitting-brief = { $count ->
    [0] nenhum
   *[other] { $count }
 }
supply-for-sale = { $count ->
    [0] nenhum à venda
   *[other] { $count } à venda
 }
# the line that folds the other pieces of a section: those that fit nowhere, and those beyond a limit
supply-nowhere = { $count ->
    [one] { $count } ainda não cabe
   *[other] { $count } ainda não cabem
 }
supply-spent = restam { $count } para os outros
# the same line, read aloud; $rest is one of these texts
supply-unfold = { $section }: { $rest }, pressione { $key-choose } para mostrar
supply-fold = { $section }: { $rest }, pressione { $key-choose } para ocultar
# what belongs to none of these
supply-other = Outras peças
# a section whose pieces can be laid out large; read aloud
supply-section = { $section }: { $count }, pressione { $key-choose } para ampliar
# the folded supply, read aloud: what its control does, and the states of its sections
supply-state = { $section }: { $state }
supply-folded = { $does } { $states }
# a section in which nothing lies just now
supply-empty = nenhum
# a bazaar that nobody can buy just now
supply-no-price = sem preço
# Below a pile of huts: the number of huts in it. For screen readers: the number under the top one, or that
# this is the last one, or that none is left
supply-more = mais { $count }
supply-left = restam { $count }
supply-more-brief = ×{ $count }
supply-last = última
supply-gone = acabou
supply-gone-brief = –

# Cities; $city is what a player's tiles in play are called
city-of = { $name } · { $city }
peek-run = { $edge } { $length }
peek-reserve = Reserva
peek-hand = Mão

# The viewer's hand, and what the raised cards pay
hand-exact = { $paid } de { $price }: exato
hand-over = { $paid } de { $price }: { $over } a mais
hand-short = { $by ->
    [one] { $paid } de { $price }: falta { $by } { $currency }
   *[other] { $paid } de { $price }: faltam { $by } { $currency-many }
 }
hand-falcon = { $cards-o } por um falcão
# cards of which one is a bureau
hand-pays-part = { $paid } de { $price }

# Below a bonus card: its building stands, so a click reveals it; it is known to nobody else; it is revealed
bonus-show = revelar?
bonus-secret = secreta
bonus-counts = conta

# Tiles that are bought and have no place yet
tray = A posicionar
reserve = Reserva

# Somebody without a seat, who is given tiles
rival-gift = solte aqui uma peça comprada

# The players: cards in hand, the wall, the reserve (briefly), and what they would get now
player-cards = { $count ->
    [0] sem cartas
    [one] { $count } carta
   *[other] { $count } cartas
 }
player-run = { $edge } { $length }
player-reserve = reserva { $count }
# Tooltips of the signs in a player's panel; $edge is a wall or a moat
player-cards-tip = { $count ->
    [one] { $count } carta de dinheiro na mão
   *[other] { $count } cartas de dinheiro na mão
 }
player-run-tip = { $edge }: { $length ->
    [one] { $length } segmento pontua
   *[other] { $length } segmentos pontuam
 }
player-reserve-tip = { $count ->
    [one] { $count } peça na reserva
   *[other] { $count } peças na reserva
 }
player-money-tip = { $currency }: { $amount }
player-score-tip = { $count ->
    [one] { $count } ponto até agora
   *[other] { $count } pontos até agora
 }
# a piece in a player's panel, with a sentence that explains it
tip-piece = { $name }. { $sentence }

if-scored-now = Se pontuasse agora
points-modules = expansões
points-from = { $source } { $points }

# What is played: $game is the title of the game
table-game = { $modules ->
    [0] { $game }
    [one] { $game } com { $modules } expansão
   *[other] { $game } com { $modules } expansões
 }, { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
 }
table-game-with = { $seats ->
    [one] { $game } com { $module-dentro }, { $seats } jogador
   *[other] { $game } com { $module-dentro }, { $seats } jogadores
 }
table-before = antes da { $round }ª pontuação
# tooltip of the title in the menu bar, above the house rules
table-house-rules = { $count ->
    [one] { $count } regra da casa. Clique para ver todas as regras desta partida.
   *[other] { $count } regras da casa. Clique para ver todas as regras desta partida.
 }
# A game that goes on from a moment of one that was over before
table-tried = partida de treino
table-counting = { $round }ª pontuação

# Who has how much of each type; the column at the right tells the viewer's points
standings = Classificação
# $round is the number of the scoring that comes next
standings-scoring = { $round }ª pontuação
# Above the points that the viewer would get, and left of what everybody would get if it were scored now
standings-you = você
standings-now = agora
standings-owner = { $place } { $name } { $count }
# A row in a sentence: $subject is a type or another source of points, $standings are players with their place
standings-row = { $subject }: { $standings }
standings-row-empty = { $subject }: ninguém tem
# $row is such a sentence
standings-row-points = { $points ->
    [one] { $row }; agora, { $points } ponto para você
   *[other] { $row }; agora, { $points } pontos para você
 }
# The same with its working, read aloud; $working are sentences
read-row = { $row }. { $working }

# A row worked out: tied players share what their places pay. $terms is such as "(11 + 4)", $rounds one of down, up, none
card-shared = Colocações divididas: { $places }. { $terms } ÷ { $by } = { $points }{ $rounds ->
    [down] {" "}(arredondado para baixo)
    [up] {" "}(arredondado para cima)
   *[none] {""}
 }.
# the house variant in which each tied player gets the whole of the first of these places
card-full-to-each = Colocações divididas: { $places }. Cada jogador recebe { $points }.
# what one building more would bring; $place is such as "alone 2nd" or "tied 1st"
card-one-more = Com mais 1 { $type-um }: { $place }, { $points ->
    [0] sem pontos a mais.
   *[other] +{ $points }.
 }
card-alone = { $place } isolado

# What the others did
since = Desde o seu turno
since-over = Os últimos turnos
since-earlier = Antes
since-nothing = nada ainda
# Opens all of it; a key stands beside it
since-log = Histórico completo

# What was put down this turn, and what is aimed at now would make impossible
bubble-breaks = isto devolveria { $tiles-o } a “A posicionar”

# What a piece says of itself: what a figure is, the figure, and how it comes about
card-each-scoring = a cada pontuação
card-at-end = no fim
card-scored-now = se pontuasse agora
card-now = agora
card-not-standing = ainda não posicionada
card-nothing = –
card-brings = { $label } { $figure }
card-points = +{ $points }
card-buildings = { $count ->
    [one] +1 construção
   *[other] +{ $count } construções
 }
card-tiles = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
 }
card-more = { $tiles } e mais { $more }
# the closed sides of a tile; what paying for it means, and the cards that are no money
card-sides = { $count ->
    [0] sem { $edge }
   *[other] { $edge } { $sides-ao }
 }
# the same for a two-sided tile, with the name of its other side
card-back = { $sides }, verso: { $tile }
card-paid = { $offer } ({ $cards })
# how many buildings of a type the player has, or would have with a tile, and who else has most of them
card-have = Você tem { $count } deste tipo: { $place }. { $name } tem { $most }.
card-have-alone = Você tem { $count } deste tipo: { $place }. Ninguém mais tem.
card-would = { $change ->
    [same] Você teria { $count }: ainda { $place }. { $name } tem { $most }.
   *[other] Você teria { $count }: { $place }. { $name } tem { $most }.
 }
card-would-alone = { $change ->
    [same] Você teria { $count }: ainda { $place }. Ninguém mais tem.
   *[other] Você teria { $count }: { $place }. Ninguém mais tem.
 }
