### A scoring round with every figure, and the result of a game.

scoring-title = Scoring { $round }
scoring-everybody = Points of all players
scoring-go-on = Continue
scoring-go-on-tip = Close the scoring and continue
scoring-again = Replay
scoring-again-tip = Show the scoring again
scoring-summary = Most points this time: { $most }. In the lead: { $lead }.
# The same of the last round
scoring-summary-last = Most points this time: { $most }. Winner: { $lead }.
# $names is a list of names
scoring-best = { $names } with { $points }
scoring-so-far = Points so far
# What somebody had before a scoring, and what it brought: 20 + 44
scoring-sum = { $before } + { $points }
scoring-this = This scoring round
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
# How tied players share a majority: (13 + 6) / 2 = 9; $rounds is one of down, up, none, or brief: (13 + 6) / 2 → 9
scoring-shared = { $rounds ->
    [down] { $whole } / { $among } = { $points } (rounded down)
    [up] { $whole } / { $among } = { $points } (rounded up)
    [brief] { $whole } / { $among } → { $points }
   *[none] { $whole } / { $among } = { $points }
 }
scoring-full-each = { $points } to each
# Above the calculation for tied players; $full is 1 if a house variant pays each of them in full
scoring-tied = { $full ->
    [1] tied: each of these players gets the full points
   *[other] tied: these players share the points
 }
scoring-none = none
scoring-nobody = No player has any.
scoring-segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
 }
# The same as scoring-majority in few words: 3 (tied 1st)
scoring-majority-brief = { $tiles } ({ $place })
# A prize that grows with the buildings of all players: 3 × 12 buildings
scoring-grows = { $buildings ->
    [one] { $times } × { $buildings } building
   *[other] { $times } × { $buildings } buildings
 }
# Beside the scoring card that is turned up; $places is how many places are paid
scoring-opening-types = { $places ->
    [1] First place in each building type,
    [2] First and second place in each building type,
   *[other] First, second and third place in each building type,
 }
# $sources is a list such as: longest wall and longest moat
scoring-opening-then = then the { $sources }.
# Beside the figures of a scoring
scoring-hint = Point at a row to highlight its tiles. Click it to count it again.
# The score track for a screen reader: Yusuf from 12 to 56
scoring-moved = { $name } from { $before } to { $after }
# A cell of the table as a screen reader reads it
scoring-cell = { $title }, { $name }: { $figures }

# The end of a game as a screen reader says it; $scores are names with points
result-aloud = { $title }. { $scores }.
result-title = Result
result-bar = { $key-page-look-back } reviews the game, { $key-page-tables } shows numbers, { $key-page-leave } goes back to the table
result-you-win = You win
result-wins = { $name } wins
result-shared = { $names } share the victory
# The only human player's place, such as: You: 2nd, 20 points behind
result-you = You: { $place }, { $behind }
# What decided the game. $gain is a sentence such as: Yusuf scored 22 more points than you
result-decided = Scoring round { $round } decided it: { $gain }.
result-gained-most = No single scoring round decided it. The biggest gain came in round { $round }: { $gain }.
result-gain-yours = { $points ->
    [one] you scored { $points } more point than { $other }
   *[other] you scored { $points } more points than { $other }
 }
result-gain-over-you = { $points ->
    [one] { $name } scored { $points } more point than you
   *[other] { $name } scored { $points } more points than you
 }
result-gain = { $points ->
    [one] { $name } scored { $points } more point than { $other }
   *[other] { $name } scored { $points } more points than { $other }
 }
result-rival = { $name } competes for majorities but cannot win.
# $scores are names with points, such as: Ann 143
result-tried-from = Final scores of the original game: { $scores }.
result-scored = { $name } { $points }
result-assisted = Assisted game: earlier rounds were undone.
result-hints = { $whole ->
    [0] Hints used: { $hints }.
   *[other] Hints used: { $hints }, including { $whole } that showed a whole turn.
 }
result-aids-purist = Assistance: minimal.
result-aids-trainer = Assistance: full.
result-points = { $turns ->
    [one] { $points } points after { $turns } turn
   *[other] { $points } points after { $turns } turns
 }
# What is best in this game, such as: most points (148)
result-best = { $what } ({ $figure })
result-bests = { $count ->
    [one] Personal best: { $bests }
   *[other] Personal bests: { $bests }
 }
# How far ahead a victory was, and where it came from
result-margin = { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
 }
result-behind = { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
 }
# $then and $now are such as: 8 points behind
result-turned = { $now } (before the last scoring round: { $then })
# Above the columns of the result
result-all-rounds = All rounds
result-round = scoring { $round }
result-legend = { $name }, all rounds:
result-legend-yours = Your points in total:
result-all-points = points
result-rematch = &Rematch
result-rematch-tip = Same players and rules, new shuffle
result-same-deal = Same &deal again
result-same-deal-tip = Same players, rules and shuffle
result-close = Back to the &table
result-close-tip = Close the result and look at the final table
result-seats = Change &setup…
result-seats-tip = Choose other players or rules
result-postcard = &Postcard…
result-postcard-tip = Save the result of this game as a picture
result-sources = Points by source
result-as-tables = Show as tables
result-as-tables-tip = Switch between charts and tables
# A part of a bar that is pointed at
result-part = { $name }, { $source }: { $points }
result-facts = Highlights
result-most-exact = Most exact payments
# $edge is what is scored, such as the wall
result-best-scoring = Most points in scoring { $round }

# How the game went, by expected leads
story-title = Course of the game
story-what = the final lead that was expected after each turn, with its likely range
# The key of the chart: its line and its band
story-key-yours = Your expected lead
story-key = Expected lead of { $name }
story-key-band = likely range
story-progress = Analysis: { $done } of { $count } turns
story-soon = Analysing your turns…
story-failed = The analysis stopped unexpectedly.
story-no-past = Not available: this game was saved without its history.
story-ahead = ahead
story-behind = behind
story-behind-leader = points behind the leader
story-look = Review this turn
story-look-tip = Review the game at this turn
story-of-tip = Show the game from { $name }’s point of view
story-turn = Turn { $turn }
# from one expected lead to another
story-change = { $before } → { $after }
# A turn that changed the lead most; $done is the turn that was played, $order the better one
story-better = { $done }. Better: { $order }. { $why }
story-better-placed = { $done }. Better: the same, but placed elsewhere. { $why }
# The main cause of the change, as in story-balance
story-mostly-luck = { $done }. The lead changed mostly through luck.
story-mostly-play = { $done }. The lead changed mostly through decisions.
# A point of the chart in words; half of all games ended between $low and $high
story-point-ahead = turn { $turn }: { $points } ahead ({ $low } to { $high })
story-point-behind = turn { $turn }: { $points } behind ({ $low } to { $high })
# $text is a point of the chart; $chance are percent
story-with-chance = { $text }, win chance { $chance }%
# $text is a point of the chart; $verdict is said of its turn
story-with-verdict = { $text }; { $verdict }
# The same as a table, by the titles of its columns; half of all games ended in the band
story-table-who = Player
story-table-done = Turn
story-table-lead = Lead
story-table-band = Range
story-table-chance = Win chance
story-table-verdict = Verdict
story-table-lost = Points lost
story-table-scoring = scoring { $round }
story-table-percent = { $chance }%
story-balance-title = Luck and play
story-luck = Luck
story-play = Play
story-balance = { $name }: luck { $luck }, play { $play }
# $level is the level of the computer player that analyses
story-balance-note = Points above or below the average of all players. Luck: new cards, new tiles and the others’ actions. Play: each player’s decisions, as estimated by the computer ({ $level }).
story-balance-soon = Weighing luck against play…
story-balance-sum = A player who finishes behind has a negative lead. Luck and play together show how far a player’s final lead is above or below the average.

# Looking back at a game that is over: the moments between its turns
look-back-title = Game review
look-back-bar = Left and Right go from turn to turn, { $key-page-mistake } goes to the next mistake, { $key-page-tables } shows a table, { $key-page-leave } goes back
look-back-turn = Turn { $turn } of { $count }
look-back-now = Now
look-back-no-past = This game was saved without its history, so there is nothing to review.
# At the end of the game, before a turn is chosen
look-back-choose = Choose a turn in the list or on the timeline to see better moves.
# A player's turns; $mistakes and $doubtful are such as: 6 mistakes; 1 inaccuracy
look-back-summary = { $mistakes }, { $doubtful }: about { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
 }
# $summary is look-back-summary for the turns that are already analysed
look-back-so-far = So far: { $summary }
look-back-costliest = Show the &costliest turn
look-back-costliest-tip = Go to the turn that lost the most points
# $deeds are the actions of the next turn, such as: takes 5 denar
look-back-did = { $name }: { $deeds }
look-back-lead = { $name }: expected lead { $lead }
look-back-first = Start of the game
look-back-first-tip = Go to the beginning of the game
look-back-back = Previous turn
look-back-back-tip = Go back one turn; with Shift, one move
look-back-on = Next turn
look-back-on-tip = Go forward one turn; with Shift, one move
look-back-last = End of the game
look-back-last-tip = Go to the end of the game
look-back-slider = Turns of the game
look-back-as-table = Show as table
look-back-as-table-tip = Show the numbers of the timeline in a table
look-back-seat = View as { $name }
look-back-viewer = Point of view
look-back-try = Pla&y from here
look-back-try-tip = Start a practice game from this turn. The cards and tiles to come stay the same. The practice game counts as assisted.
look-back-reshuffle = Re&shuffle and play
look-back-reshuffle-tip = Start a practice game from this turn. Everything that you could not see is reshuffled.
look-back-compare = Compare with &record…
look-back-compare-tip = Compare this game turn by turn with a game record from a file
result-look-back = Re&view this game
result-look-back-tip = Go through the game turn by turn, with an analysis

# The verdict on a turn, compared with its alternatives in the same simulated games
verdict-good = good
verdict-doubtful = inaccuracy
verdict-mistake = mistake
verdict-equal = about equal
# $verdict is a word such as: good
verdict-even = { $verdict }: an alternative is about equal
# $between is an interval, such as: 6 to 12
verdict-lost = { $verdict }: cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
} (probably { $between })
verdict-between = { $low } to { $high }
verdict-not-yet = not analysed yet
# $level is the level of the computer player that analyses
verdict-judge = Analysis: { $level } { $version }, { $worlds } simulations per turn. It can be wrong.
look-back-about = About this analysis
# $level is the computer player that analyses the turns, in $worlds simulated games
verdict-effort = Analysis: { $level }, { $worlds } simulations of { $rounds } rounds each.
# above alternatives that gain as many points as the best one
look-back-equal = Equally good
look-back-ways = Other alternatives
# beside the alternatives, above their gains
look-back-gained = points gained
look-back-gain = { $gain } ({ $interval })
look-back-deeper = Analyse &deeper
look-back-deeper-tip = Analyse this turn more deeply. { $effort }
look-back-looking = Analysing deeper…
look-back-played = Played
look-back-better = Better
look-back-better-here = Better: { $tiles }
look-back-played-here = Played: { $tiles }
look-back-yours = Your turns
look-back-theirs = { $name }’s turns
look-back-progress = Analysis: { $done } of { $count } turns
look-back-every = All
look-back-all-tip = List every turn of this player
look-back-doubtful = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
 }
look-back-doubtful-tip = List only the inaccuracies
look-back-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
look-back-mistakes-tip = List only the mistakes
look-back-cancel = Stop analysis
look-back-cancel-tip = Stop now and keep the verdicts so far
look-back-judge = Analyse these turns
look-back-judge-tip = Analyse the turns that have no verdict yet
look-back-stale = From an earlier version of the analysis.
look-back-renew = Analyse again
look-back-renew-tip = Analyse all turns again with this version of the program
# A turn as a screen reader reads it; $verdict is such as: mistake: cost about 9 points
look-back-row = turn { $turn }: { $deeds }; { $verdict }
# $text is the turn with its verdict; $luck are points with their sign
look-back-row-luck = { $text }; luck { $luck }
look-back-filters = Turns
look-back-number = Turn
look-back-number-tip = Number of the turn, counting the turns of all players
look-back-actions = Actions
look-back-actions-tip = Tiles and cards that the player got, and the actions of the turn
look-back-points-lost-tip = Points lost compared with the best alternative; a tick marks a good turn
look-back-luck-tip = Points gained or lost since the previous turn through new cards, new tiles and the others’ actions
look-back-mistake = Next mistake
look-back-mistake-tip = Go to your next mistake
