### What speaks for a turn of a player, in clauses without a subject: "Takes the lead in gardens, worth 5
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
reason-pays-next = { $reason }, worth { $points } at the next scoring
reason-pays-later = { $reason }, worth { $points } at scoring { $round }
# $type is one building, such as "garden"
reason-count-behind = { $count ->
    [one] comes to { $count } { $type } tile, { $behind } behind the lead
   *[other] comes to { $count } { $type-many }, { $behind } behind the lead
 }
reason-count-level = { $count ->
    [one] comes to { $count } { $type } tile, as many as the first
   *[other] comes to { $count } { $type-many }, as many as the first
 }
reason-cost = costs { $name } { $points } in { $types } at the next scoring

# The city: $run is "wall", "moat" or "outer walls"
reason-run = extends the { $run } from { $was } to { $now }
reason-run-begun = begins the { $run } with { $now }
reason-room = makes room to build on
reason-spared = keeps room to build
reason-waits = keeps the { $tile } to build it later
reason-removed = moves the { $tile } to the reserve to rebuild the city
reason-nowhere = keeps the { $tile }, which fits nowhere yet

# Money: $cards are so many as $count says, $tile is what they will pay
reason-saves = { $count ->
    [one] takes the { $cards } to pay the { $tile } exactly next turn
   *[other] takes { $cards } to pay the { $tile } exactly next turn
 }
reason-reaches = { $count ->
    [one] takes the { $cards } to pay the { $tile } next turn
   *[other] takes { $cards } to pay the { $tile } next turn
 }
reason-towards = { $count ->
    [one] takes the { $cards } to save for the { $tile }
   *[other] takes { $cards } to save for the { $tile }
 }
reason-most = { $count ->
    [one] takes the { $cards }, the most money to be had
   *[other] takes { $cards }, the most money to be had
 }
reason-money = { $count ->
    [one] takes the { $cards } for later
   *[other] takes { $cards } for later
 }
# $card lets two currencies be paid together
reason-joker = takes the { $card }, which joins two currencies
reason-purse = the hand could tell more, and it stays hidden until the game is over
reason-exact = { $count ->
    [1] pays exactly and goes on
    [2] pays exactly twice and goes on
   *[other] pays exactly { $count } times and goes on
 }
# $less is a figure such as 1.3; $whole is what stands before its point, for those who count by it
reason-dear = { $whole ->
   *[other] buying the { $tile } now would be worth { $less } points less
 }
reason-dear-some = { $whole ->
   *[other] buying now would be worth { $less } points less
 }
reason-dear-even = buying the { $tile } now would be as good
reason-dear-some-even = buying now would be as good
reason-poor = nothing on the market can be bought now

reason-pass = nothing can be done
reason-little = little speaks for it

# Another turn ($turn is an order, see core.ftl), compared with the one that was made
other-less = { $whole ->
   *[other] { $turn }: { $less } points less.
 }
other-more = { $whole ->
   *[other] { $turn }: { $more } points more.
 }
other-even = { $turn }: as good.
