### A scoring round with every figure, and the result of a game.

scoring-title = Scoring { $round }
scoring-everybody = Points of everybody
scoring-go-on = &Go on
scoring-summary = Most points this time: { $most }. In the lead: { $lead }.
# $names is a list of names
scoring-best = { $names } with { $points }
scoring-so-far = Points so far
scoring-no-points = no points
# What the places in a majority pay: 1st 16, 2nd 8
scoring-prize = { $place } { $points }
# How many buildings somebody has, and which place that is: 2 tiles, tied 1st
scoring-majority = { $tiles ->
    [one] { $tiles } tile, { $place }
   *[other] { $tiles } tiles, { $place }
 }
# How tied players share a majority: (13 + 6)/2 = 9 each
scoring-shared = { $whole }/{ $among } = { $points } each
scoring-full-each = { $points } to each
# What a cell of the table holds, for a screen reader
scoring-cell = { $title }, { $name }: { $figures }

result-title = Result
result-you-win = You win
result-wins = { $name } wins
result-shared = { $names } share the victory
result-rival = { $name } takes part in the majorities but cannot win.
result-assisted = Whole rounds were taken back: an assisted game.
result-hints = { $whole ->
    [0] Hints: { $hints }.
   *[other] Hints: { $hints }, { $whole } of them a whole turn.
 }
result-aids-purist = Play aids: purist.
result-aids-normal = Play aids: normal.
result-aids-trainer = Play aids: trainer.
result-points = { $turns ->
    [one] { $points } points after { $turns } turn
   *[other] { $points } points after { $turns } turns
 }
# Above the columns of the result
result-all-rounds = All rounds
result-round = scoring { $round }
result-all-points = points
result-rematch = &Rematch
result-rematch-tip = The same seats and rules, shuffled anew
result-same-deal = Same &deal again
result-same-deal-tip = The same seats, rules and shuffles
result-close = &Close
