### Games in lists of files: who plays, how far they are, and when the file was changed.

listed-unread = …
listed-players = { $names }
listed-players-more = { $names } and { $count } more
listed-turn = turn { $turn }
listed-finished = finished with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
# a game record, which is no saved game
listed-record = game record, { $progress }
# a practice game; $text is its progress, or its players
listed-tried = { $text }, practice game
listed-game = { $players }, { $progress }
# $names are titles of rule sets, $count is how many.
listed-needs = { $names } { $count ->
    [one] is
   *[other] are
 } not enabled
listed-other-version = another version of { $names } is installed
listed-damaged = damaged; cannot be opened
# $month is short, such as Nov; $time is hours and minutes
listed-date = { $day } { $month } { $year }, { $time }
# for screen readers
listed-file = { $title }, { $date }: { $contents }
# where there is little room
listed-today = today, { $time }
listed-yesterday = yesterday
listed-whole-day = { $day } { $month } { $year }
listed-day = { $day } { $month }
# $month is whole, such as November
listed-long-day = { $day } { $month }
# The result of a finished game with one human player: the winning margin, or the rank among $count players
listed-won = Won by { $points }
listed-place = { $rank } of { $count }, { $points } behind
listed-tied = { $rank } of { $count }
# $points are the points of all players, such as Ann 143, Leila 140; $table is one of the messages below
listed-points = { $points }  ·  { $table }
# $levels are the levels of the computer players, each only once; $count is how many levels
listed-against = { $count ->
    [one] level: { $levels }
   *[other] levels: { $levels }
 }
listed-with = with { $modules }
listed-both = { $first }, { $second }
listed-people = { $count } players
