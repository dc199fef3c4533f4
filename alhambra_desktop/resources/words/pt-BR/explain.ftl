### Reasons for a turn of a player, in clauses without a subject: "Takes the lead in gardens, worth 5
### at the next scoring."

# The first letter of a sentence becomes a capital
reason-sentence = { $reason }.
# Two reasons in one sentence: both tell what the player does
reason-and = { $reason } e { $other }
# Two reasons in one sentence, one of which tells of something else
reason-beside = { $reason }; { $other }

# Majorities: $types are buildings of one type, such as "gardens"
reason-lead = assume a liderança em { $types }
reason-level = alcança quem lidera em { $types }
reason-ahead = { $margin ->
    [1] mantém a liderança em { $types }
   *[other] abre { $margin } de vantagem em { $types }
 }
# Places are at most the sixth
reason-place = { $rank ->
    [2] passa à 2ª colocação em { $types }
    [3] passa à 3ª colocação em { $types }
    [4] passa à 4ª colocação em { $types }
    [5] passa à 5ª colocação em { $types }
   *[other] passa à 6ª colocação em { $types }
 }
reason-place-shared = { $rank ->
    [2] empata na 2ª colocação em { $types }
    [3] empata na 3ª colocação em { $types }
    [4] empata na 4ª colocação em { $types }
   *[other] empata na 5ª colocação em { $types }
 }
# Behind one of the clauses above: what the place pays, and in which scoring
reason-pays-next = { $points ->
    [one] { $reason } ({ $points } ponto na próxima rodada de pontuação)
   *[other] { $reason } ({ $points } pontos na próxima rodada de pontuação)
 }
reason-pays-later = { $points ->
    [one] { $reason } ({ $points } ponto na { $round }ª rodada de pontuação)
   *[other] { $reason } ({ $points } pontos na { $round }ª rodada de pontuação)
 }
# $type is one building, such as "garden"
reason-count-behind = { $count ->
    [one] chega a { $count } { $type-um }, a { $behind } de quem lidera
   *[other] chega a { $count } { $type-many }, a { $behind } de quem lidera
 }
reason-count-level = { $count ->
    [one] chega a { $count } { $type-um }, igualando quem lidera
   *[other] chega a { $count } { $type-many }, igualando quem lidera
 }
reason-cost = { $points ->
    [one] tira { $points } ponto de { $name } em { $types } na próxima rodada de pontuação
   *[other] tira { $points } pontos de { $name } em { $types } na próxima rodada de pontuação
 }

# The city: $run is "wall", "moat" or "outer walls"
reason-run = amplia { $run-o } de { $was } para { $now }
reason-run-begun = { $now ->
    [one] começa { $run-o } com { $now } segmento
   *[other] começa { $run-o } com { $now } segmentos
 }
reason-room = abre espaço para mais peças
reason-spared = preserva espaço para mais peças
reason-waits = guarda { $tile-o } para mais tarde
reason-removed = manda { $tile-o } para a reserva para reorganizar a cidade
reason-nowhere = { $tile-genero ->
    [m] deixa { $tile-o } na reserva por ainda não ter onde posicioná-lo
    [f] deixa { $tile-o } na reserva por ainda não ter onde posicioná-la
    [mp] deixa { $tile-o } na reserva por ainda não ter onde posicioná-los
   *[fp] deixa { $tile-o } na reserva por ainda não ter onde posicioná-las
 }

# Money: $cards are the cards, $count is their number, $tile is the tile that they will pay for
reason-saves = pega { $cards-o } para comprar { $tile-o } com a quantia exata no próximo turno
reason-reaches = pega { $cards-o } para comprar { $tile-o } no próximo turno
reason-towards = pega { $cards-o } e poupa para comprar { $tile-o }
reason-most = pega { $cards-o }, o maior valor disponível
reason-money = pega { $cards-o } para mais tarde
# $card lets two currencies be paid together
reason-joker = pega { $card-o }, que serve para duas moedas
reason-purse = a mão explicaria mais, mas fica oculta até o fim da partida
reason-exact = { $count ->
    [1] paga a quantia exata e ganha uma ação extra
    [2] paga duas vezes a quantia exata, sempre com uma ação extra
   *[other] paga { $count } vezes a quantia exata, sempre com uma ação extra
 }
# $less is a number such as 1.3; $whole is its whole part, for languages whose plurals depend on it
reason-dear = { $whole ->
    [one] comprar { $tile-o } agora renderia { $less } ponto a menos
   *[other] comprar { $tile-o } agora renderia { $less } pontos a menos
 }
reason-dear-some = { $whole ->
    [one] comprar agora renderia { $less } ponto a menos
   *[other] comprar agora renderia { $less } pontos a menos
 }
reason-dear-even = comprar { $tile-o } agora seria igualmente bom
reason-dear-some-even = comprar agora seria igualmente bom
reason-poor = não tem dinheiro para nada do mercado agora

reason-pass = nenhuma ação é possível
reason-little = nenhum motivo forte

# Another turn ($turn is an order, see core.ftl), compared with the one that was made
other-less = { $whole ->
    [one] { $turn }: { $less } ponto a menos.
   *[other] { $turn }: { $less } pontos a menos.
 }
other-more = { $whole ->
    [one] { $turn }: { $more } ponto a mais.
   *[other] { $turn }: { $more } pontos a mais.
 }
other-even = { $turn }: igualmente bom.
