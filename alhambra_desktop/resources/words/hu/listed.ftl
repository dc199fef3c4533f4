### Games in lists of files: who plays, how far they are, and when the file was changed.

listed-unread = …
listed-players = { $names }
listed-players-more = { $names } és még { $count }
listed-turn = { $turn }. kör
listed-finished = befejezve, { $points } pont
# a game record, which is no saved game
listed-record = jegyzőkönyv, { $progress }
# a practice game; $text is its progress, or its players
listed-tried = { $text }, gyakorló játszma
listed-game = { $players }, { $progress }
# $names are titles of rule sets, $count is how many.
listed-needs = nincs bekapcsolva: { $names }
listed-other-version = másik változat van telepítve: { $names }
listed-damaged = sérült, nem nyitható meg
# $month is short, such as Nov; $time is hours and minutes
listed-date = { $year }. { $month } { $day }. { $time }
# for screen readers
listed-file = { $title }, { $date }: { $contents }
# where there is little room
listed-today = ma, { $time }
listed-yesterday = tegnap
listed-whole-day = { $year }. { $month } { $day }.
listed-day = { $month } { $day }.
# $month is whole, such as November
listed-long-day = { $month } { $day }.
# The result of a finished game with one human player: the winning margin, or the rank among $count players
listed-won = Győzelem, előny: { $points }
listed-place = { $rank } hely, { $points } pont hátrány
listed-tied = { $rank } hely
# $points are the points of all players, such as Ann 143, Leila 140; $table is one of the messages below
listed-points = { $points }  ·  { $table }
# $levels are the levels of the computer players, each only once; $count is how many levels
listed-against = { $count ->
    [1] szint: { $levels }
   *[other] szintek: { $levels }
 }
listed-with = kiegészítők: { $modules }
listed-both = { $first }, { $second }
listed-people = { $count } játékos
