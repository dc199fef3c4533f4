### Games that are kept when they are over, and the codes of tables.

# What is wrong with a table code; $place counts signs from 1, hyphens left out
code-short = This is no table code: it has too few signs.
code-long = This is no table code: it has more than { $most } signs.
code-sign = Sign { $place }, { $sign }, is in no table code; it has digits and letters without U.
code-typo = Sign { $place } does not fit: { $sign } should be { $meant }.
code-swapped = Signs { $place } and { $next } have changed places.
code-wrong = The signs of this table code do not fit together; compare them with where it was written.
code-version = This table code is of version { $version }, and this program knows { $known }.
code-not-installed = This table code is of a rule set that is not installed here.
code-nothing = The signs fit together, but no table is called so.

# What becomes of the archive of finished games; $reason is what the system says
kept-damaged = The list of finished games was damaged. It is now called { $file }; a new one was made from the games, which are all there.
kept-unread = { $count ->
    [one] One finished game in the archive cannot be read; it is left as it is.
   *[other] { $count } finished games in the archive cannot be read; they are left as they are.
 }
kept-newer = The list of finished games is of version { $version }, and this program knows { $known }; finished games are kept, but not listed. Install the newer program again.
kept-unusable = The list of finished games cannot be used: { $reason }
kept-failed = The finished game could not be kept in { $folder }: { $reason }
analysis-unkept = What was thought of the game could not be kept in { $folder }: { $reason }

# The page of all games
games-title = Games
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
games-search = Search by name, table or date
games-none = No game was played yet.
games-unlisted = Your finished games cannot be listed now. Their files are safe.
games-none-found = No game has these words.
games-open = &Open
games-open-tip = Show the result of this game
games-continue = &Continue
games-continue-tip = Go on with this game where you left it
games-delete = &Delete
games-delete-tip = Delete this game; you are asked once more
games-delete-all = Delete &all…
games-delete-all-tip = Delete all finished games; you are asked once more
# pressed again it deletes
games-delete-really = { $count ->
    [one] Delete it for good?
   *[other] Delete all { $count } for good?
 }
games-delete-really-tip = Press again to delete; this cannot be undone
games-unfinished-why = this game is not finished
games-export = &Export as CSV…
games-export-tip = Save a table of all games for a spreadsheet
games-statistics = Stat&istics
games-statistics-tip = See your wins, points and best results
games-postcard = &Postcard…
games-postcard-tip = Save the result of this game as a picture
games-back = &Back
games-back-tip = Return to the page you came from
games-exported = Written as { $file }.
games-not-deleted = Not all games could be deleted: { $reason }

# The page of statistics: of games that one person plays against the computer
stats-title = Statistics
stats-as-tables = Show as tables
stats-as-tables-tip = Show the figures behind the charts in tables, and back
stats-nothing = Nothing can be told yet: play a game to its end alone against the computer.
# The kinds of games that are told apart, each with how many there are
stats-kind = { $kind } { $count }
stats-unaided = On my own
stats-only-unaided = Count only games without hints and without assistance
stats-aided = With hints or advice
stats-only-aided = Count only games with hints, advice or undone rounds
stats-branches = Tried again
stats-only-branches = Count only games that you tried again from a turn
stats-wins = Wins
stats-no-wins = None of these games was against a level of this program.
stats-level = Level
stats-seats = Table
stats-won = Won
stats-any = all
stats-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
# A share with the interval in which it lies in 95 of 100 cases
stats-share = { $won } of { $played }, { $low } to { $high } %
stats-exact-title = Payments
stats-exact = Exact
stats-earned = Where the points came from
# Below a chart, until a game is stepped to
stats-step = The pointer or the arrows tell of a game, a click or Enter opens it.
stats-recent = the last { $count } games
# A game of the chart in words; $parts is a list such as gardens 12, wall 16
stats-earned-of = { $day }: { $points } points, { $parts }
stats-no-points = The points of these games are not known by source.
stats-day = Day
stats-points = Points
stats-lost = Points lost in ten turns
stats-lost-what = by the judge, in the last games
stats-lost-of = { $day }: about { $points } lost in ten turns ({ $turns } judged)
stats-lost-figure = Lost in ten turns
stats-turns = Turns judged
stats-no-lost = None of these games was judged yet; look back at one, and it will be.
stats-bests = Personal bests
best-run = longest { $edge }
best-scoring = most points in a scoring ({ $round })
best-margin = clearest win, by points
best-most = most { $type }
best-points = most points
# The day of a game and what was played against whom
stats-best-of = { $day }, { $table }
stats-look = Look back
stats-look-tip = Review this game: { $outcome }

# The postcard of a finished game: a picture to be shared, without names unless they are wished
postcard-window = Postcard
postcard-title = Alhambra
# $table is what was played against whom
postcard-detail = { $day }  ·  { $table }  ·  { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }
postcard-code = table { $code }
postcard-person = A person
postcard-names = With names
postcard-names-tip = Show the players’ names, or only their levels
postcard-write = &Write…
postcard-write-tip = Save this postcard as a picture file
postcard-without-story = Its story is not on it: not all turns of this game were judged. Look back at it, and they will be.

# The page that compares two games of one deal
compare-title = Two games of one deal
compare-turn = Turn
compare-here-done = This game
compare-there-done = The record
compare-points = Points
compare-whose = { $turn }  { $name }
# Read aloud at the first turn that was played otherwise
compare-here = here they part
compare-parts = They first part in turn { $turn }, by { $name }.
compare-same = Both games are the same.
compare-parting = Where they &part
compare-parting-tip = Go to the first turn that differs
compare-look = &Look at this turn
compare-look-tip = Review the game at the chosen turn
# $why is a clause
compare-not = { $file } cannot be compared: { $why }
compare-no-past = { $file } cannot be compared: it was saved without its past.
compare-rules = it was played by other rules.
compare-seats = other players sat at its table.
compare-deal = other cards and tiles were dealt.
