### The archive of finished games, and table codes.

# Errors in a table code; $place is the number of a character, counted from 1 without hyphens
code-short = This is not a table code: it is too short.
code-long = This is not a table code: it has more than { $most } characters.
code-sign = Character { $place }, { $sign }, cannot be in a table code. Table codes have digits and letters except U.
code-typo = Character { $place } is wrong: { $sign } should be { $meant }.
code-swapped = Characters { $place } and { $next } are swapped.
code-wrong = This table code contains a mistake. Compare it with the original.
code-version = This table code has version { $version }, but this program supports { $known }.
code-not-installed = This table code needs a rule set that is not installed.
code-nothing = This table code is spelt correctly but does not describe a game.

# Problems of the archive of finished games; $reason is the system’s error message
kept-damaged = The list of finished games was damaged and has been rebuilt. No games were lost. The damaged list was renamed { $file }.
kept-unread = { $count ->
    [one] One finished game in the archive cannot be read. Its file was not changed.
   *[other] { $count } finished games in the archive cannot be read. Their files were not changed.
 }
kept-newer = The list of finished games has version { $version }, but this program supports { $known }. Finished games are saved but not listed. Install the newer program again.
kept-unusable = The list of finished games cannot be used: { $reason }
kept-failed = The finished game could not be saved in { $folder }: { $reason }
analysis-unkept = The analysis of the game could not be saved in { $folder }: { $reason }

# The page of all games
games-title = Games
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
games-search = Search by player, expansion or date
games-none = No games yet. Your saved and finished games will appear here.
games-unlisted = Your finished games cannot be listed now. Their files are safe.
games-none-found = No games match your search.
games-filters = Filter
games-filter-all = All
games-filter-open = In progress
games-filter-won = Won
games-filter-lost = Lost
games-filter-analysed = Analysed
games-filter-assisted = Assisted
games-filter-expansions = With expansions
games-filter-tip = List these games: { $filter }
games-unfilter = Show &all games
games-unfilter-tip = Remove the filter
games-review = Re&view this game
games-review-tip = Step through this game, turn by turn
games-load = &Open
games-load-tip = Open this game
games-result = &Result
games-result-tip = Show the result of this game
games-again = Pla&y again
games-again-tip = Play the same table with the same deal
games-code = Table code
# below the result; $day and $time are when it ended
games-when = { $day }, { $time }
# on the postcard; $points are the points of all players
games-continue = &Continue
games-continue-tip = Continue this game where you left off
games-delete = &Delete
games-delete-tip = Delete this game; you can undo it for 8 seconds
games-deleted = Deleted.
games-delete-all = Delete &all…
# The question in the bar, and its answers
games-delete-really = { $count ->
    [one] Delete permanently?
   *[other] Delete all { $count } permanently?
 }
games-delete-final = This cannot be undone.
games-delete-yes = Delete &all
games-delete-no = &Keep
games-unfinished-why = this game is not finished
games-export = &Export as CSV…
games-statistics = Stat&istics
games-statistics-tip = See your wins, points and best results
games-postcard = &Postcard…
games-postcard-tip = Save the result of this game as a picture
games-more = De&tails
games-more-tip = Show the postcard, the players and the table code of this game
# columns and their rows
games-others = More
games-others-tip = Export the games or delete all of them
games-sort-by = Sort by
games-columns = Sort the games
games-column-players = Players
games-column-result = Result
games-column-points = Points
games-column-expansions = Expansions
games-column-analysis = Analysis
games-column-date = Date
# $falls is 1 from the largest value down
games-sort-tip = { $falls ->
    [1] Sort by { $column }, descending
   *[other] Sort by { $column }, ascending
 }
games-sorted = { $falls ->
    [1] sorted, descending
   *[other] sorted, ascending
 }
games-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
games-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
games-assisted = assisted
games-branch = practice game
games-in-progress = In progress
games-saved = Saved
# What the analysis found
games-mistakes = { $count ->
    [0] No mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
 }
games-today = Today
games-bar = Games:
games-bar-keys = { $key-page-choose } reviews or continues the selected game, Delete deletes it, { $key-page-leave } goes back
games-bar-brief = { $key-page-choose } reviews or continues, { $key-page-leave } goes back
games-exported = Exported to { $file }.
games-not-deleted = Some games could not be deleted: { $reason }

# The page of statistics: of games that one person plays against the computer
stats-title = Statistics
stats-title-tip = See your wins, points and best results
stats-as-tables = Show as tables
stats-as-tables-tip = Switch between charts and tables
stats-nothing = No statistics yet. Finish a game as the only human player.
# Names beside large figures
stats-won-games = { $count ->
    [one] Win
   *[other] Wins
}
stats-most-points = Best result
stats-longest-wall = Longest wall
# Kinds of games, each with the number of games
stats-kinds = Kind of game
stats-games-unaided = { $count ->
    [one] { $count } game without help
   *[other] { $count } games without help
 }
stats-games-aided = { $count ->
    [one] { $count } game with help
   *[other] { $count } games with help
 }
stats-games-branches = { $count ->
    [one] { $count } practice game
   *[other] { $count } practice games
 }
stats-unaided = Without help
stats-only-unaided = Count only games without hints, undone rounds or full assistance
stats-aided = With help
stats-only-aided = Count only games with hints, undone rounds or full assistance
stats-branches = Practice games
stats-only-branches = Count only practice games
stats-wins = Wins
stats-no-wins = None of these games was against computer players.
stats-level = Level
stats-seats = Game
stats-won = Won
stats-any = all
# $against is such as: against builders
stats-by-players = { $against }, by number of players
stats-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
# A win rate; its tooltip has the 95% interval
stats-share = { $won } of { $played }
stats-share-rate = { $share } ({ $rate })
stats-share-tip = The lighter band shows the uncertainty: the long-run rate is probably between { $low } and { $high }%.
stats-exact-title = Payments
stats-exact = Exact
stats-exact-payments = Exact payments
stats-earned = Points by source
# Below a chart, until the player points at a game
stats-step = Point at a game, or use the arrow keys, to see details. Click it or press { $key-page-choose } to open it.
# $source is such as: towers
stats-best-source = Best source: { $source }, { $rate } of your points
stats-recent = your last { $count } games
# A game of the chart in words; $parts is a list such as gardens 12, wall 16
stats-earned-of = { $day }: { $points } points, { $parts }
stats-no-points = These games do not record where the points came from.
stats-day = Day
stats-points = Points
stats-lost = Points lost per ten turns
stats-lost-what = what your mistakes cost, as estimated by the analysis
stats-lost-of = { $day }: about { $points } points lost per ten turns ({ $turns } analysed)
stats-lost-figure = Lost per ten turns
stats-turns = Turns analysed
stats-no-lost = None of these games has been analysed yet. Review a game to analyse it.
stats-latest = Review the &latest game
stats-latest-tip = Review the latest of these games, with an analysis of its turns
stats-bests = Personal bests
stats-no-bests = Your personal bests will appear here after your next game.
best-run = longest { $edge }
best-scoring = most points in one scoring round (round { $round })
best-margin = largest winning margin
best-most = most { $type }
best-points = most points
# The day of a game, and its table: the game and the opponents
stats-best-of = { $day }, { $table }
stats-look = Review
stats-look-tip = Review this game: { $outcome }

# The postcard of a finished game: a picture to share, without names unless the player adds them
postcard-window = Postcard
# Large on the postcard, in two lines: the greeting and below it the name
postcard-greeting = Greetings from the
postcard-title = Alhambra
# $table is the levels of the computer players and the expansions
postcard-detail = { $table }  ·  { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
postcard-code = table { $code }
postcard-person = Human
postcard-painting = Painting the postcard…
postcard-names = With names
postcard-names-tip = Show the players’ names, or only their levels
postcard-write = &Save…
postcard-write-tip = Save this postcard as a picture file

# The page that compares two games with the same deal
compare-title = Comparison
compare-bar = Up and Down choose a turn, { $key-page-choose } reviews it, { $key-page-leave } goes back
compare-turn = Turn
compare-here-done = This game
compare-there-done = Record
compare-points = Points
compare-whose = { $turn }  { $name }
# A player’s final points in both games
compare-final = { $name }: { $one } points in this game, { $other } in the record
# Read aloud at the first turn that differs
compare-here = first difference
compare-parts = First difference: turn { $turn }, { $name }.
compare-same = Both games are identical.
# Legend of the stars beside turns
compare-alike = Same moves in both games
compare-parting = First &difference
compare-parting-tip = Go to the first turn that differs
compare-look = Re&view this turn
compare-look-tip = Review the game at the selected turn
# $why is a clause
compare-not = This record cannot be compared: { $why }
compare-no-past = This record cannot be compared: it was saved without its history.
compare-rules = it was played with different rules.
compare-seats = it has different players.
compare-deal = it has a different deal.
