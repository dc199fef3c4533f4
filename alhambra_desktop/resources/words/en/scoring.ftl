### A scoring round with every figure, and the result of a game.

scoring-title = Scoring { $round }
scoring-everybody = Points of everybody
scoring-go-on = Go on ({ $key })
scoring-go-on-tip = The next turn begins
scoring-again = Again ({ $key })
scoring-again-tip = Count it once more on the table
scoring-summary = Most points this time: { $most }. In the lead: { $lead }.
# The same of the last round
scoring-summary-last = Most points this time: { $most }. Winner: { $lead }.
# $names is a list of names
scoring-best = { $names } with { $points }
scoring-so-far = Points so far
# What somebody had before a scoring, and what it brought: 20 + 44
scoring-sum = { $before } + { $points }
scoring-this = This scoring
# Above the points of a scoring as they are counted
scoring-sum-so-far = so far
scoring-no-points = no points
# What the places in a majority pay: 1st 16, 2nd 8
scoring-prize = { $place } { $points }
# How many buildings somebody has, and which place that is: 2 tiles, tied 1st
scoring-majority = { $tiles ->
    [one] { $tiles } tile, { $place }
   *[other] { $tiles } tiles, { $place }
 }
# How tied players share a majority: (13 + 6)/2 = 9
scoring-shared = { $whole } / { $among } = { $points }
scoring-full-each = { $points } to each
# Above the working of those who have equally many
scoring-tied = tied: they share the places
scoring-none = none
scoring-nobody = Nobody has any.
scoring-segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
 }
# The same as scoring-majority in few words: 3 · tied 1st
scoring-majority-brief = { $tiles } · { $place }
# A prize that grows with the buildings of all players: 3 × 12 buildings
scoring-grows = { $buildings ->
    [one] { $times } × { $buildings } building
   *[other] { $times } × { $buildings } buildings
 }
# Beside the scoring card that is turned up; $places is how many places are paid
scoring-opening-types = { $places ->
    [1] The most of each building,
    [2] Most and second most of each building,
   *[other] Most, second and third most of each building,
 }
# $sources is a list such as: longest wall and longest moat
scoring-opening-then = then: { $sources }.
# Beside the figures of a scoring
scoring-hint = Point at a line: its tiles light up. Click it: it is counted once more.
# The score track for a screen reader: Yusuf from 12 to 56
scoring-moved = { $name } from { $before } to { $after }
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
