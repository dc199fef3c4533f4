### Reasons for a turn of a player, in clauses without a subject: "Takes the lead in gardens, worth 5
### at the next scoring."

# The first letter of a sentence becomes a capital
reason-sentence = { $reason }.
# Two reasons in one sentence: both tell what the player does
reason-and = { $reason }, and { $other }
# Two reasons in one sentence, one of which tells of something else
reason-beside = { $reason }; { $other }

# Majorities: $types are buildings of one type, such as "gardens"
reason-lead = takes the lead in { $types }
reason-level = draws level in { $types }
reason-ahead = { $margin ->
    [1] keeps the lead in { $types }
   *[other] extends the lead in { $types } to { $margin }
 }
# Places are at most the sixth
reason-place = { $rank ->
    [2] comes second in { $types }
    [3] comes third in { $types }
    [4] comes fourth in { $types }
    [5] comes fifth in { $types }
   *[other] comes sixth in { $types }
 }
reason-place-shared = { $rank ->
    [2] shares second place in { $types }
    [3] shares third place in { $types }
    [4] shares fourth place in { $types }
   *[other] shares fifth place in { $types }
 }
# Behind one of the clauses above: what the place pays, and in which scoring
reason-pays-next = { $points ->
    [one] { $reason }, worth { $points } point in the next scoring round
   *[other] { $reason }, worth { $points } points in the next scoring round
 }
reason-pays-later = { $points ->
    [one] { $reason }, worth { $points } point in scoring round { $round }
   *[other] { $reason }, worth { $points } points in scoring round { $round }
 }
# $type is one building, such as "garden"
reason-count-behind = { $count ->
    [one] reaches { $count } { $type } tile, { $behind } behind the leader
   *[other] reaches { $count } { $type-many }, { $behind } behind the leader
 }
reason-count-level = { $count ->
    [one] reaches { $count } { $type } tile, as many as the leader
   *[other] reaches { $count } { $type-many }, as many as the leader
 }
reason-cost = { $points ->
    [one] costs { $name } { $points } point in { $types } in the next scoring round
   *[other] costs { $name } { $points } points in { $types } in the next scoring round
 }

# The city: $run is "wall", "moat" or "outer walls"
reason-run = extends the { $run } from { $was } to { $now }
reason-run-begun = { $now ->
    [one] starts the { $run } with { $now } segment
   *[other] starts the { $run } with { $now } segments
 }
reason-room = makes room for more tiles
reason-spared = leaves room for more tiles
reason-waits = saves { $tile-the } for later
reason-removed = moves { $tile-the } to the reserve to rebuild the city
reason-nowhere = keeps { $tile-the } in reserve, as it does not fit anywhere yet

# Money: $cards are the cards, $count is their number, $tile is the tile that they will pay for
reason-saves = { $count ->
   *[other] takes { $cards-the } to buy { $tile-the } for the exact price next turn
 }
reason-reaches = { $count ->
   *[other] takes { $cards-the } to buy { $tile-the } next turn
 }
reason-towards = { $count ->
   *[other] takes { $cards-the } to save for { $tile-the }
 }
reason-most = { $count ->
   *[other] takes { $cards-the }, the most money available
 }
reason-money = { $count ->
   *[other] takes { $cards-the } for later
 }
# $card lets two currencies be paid together
reason-joker = takes { $card-the }, which can be used for two currencies
reason-purse = their hand may explain more, but it stays hidden until the game ends
reason-exact = { $count ->
    [1] pays the exact price and gets an extra action
    [2] pays the exact price twice, with an extra action each time
   *[other] pays the exact price { $count } times, with an extra action each time
 }
# $less is a number such as 1.3; $whole is its whole part, for languages whose plurals depend on it
reason-dear = { $whole ->
   *[other] buying { $tile-the } now would gain { $less } points less
 }
reason-dear-some = { $whole ->
   *[other] buying now would gain { $less } points less
 }
reason-dear-even = buying { $tile-the } now would be just as good
reason-dear-some-even = buying now would be just as good
reason-poor = cannot afford anything on the market now

reason-pass = no action is possible
reason-little = no single reason stands out

# Another turn ($turn is an order, see core.ftl), compared with the one that was made
other-less = { $whole ->
   *[other] { $turn }: { $less } points less.
 }
other-more = { $whole ->
   *[other] { $turn }: { $more } points more.
 }
other-even = { $turn }: just as good.
