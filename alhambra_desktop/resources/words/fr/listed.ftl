### Games in lists of files: who plays, how far they are, and when the file was changed.

listed-unread = …
listed-players = { $names }
listed-players-more = { $names } et { $count } de plus
listed-turn = tour { $turn }
listed-finished = { $points ->
    [one] partie terminée avec { $points } point
   *[other] partie terminée avec { $points } points
 }
# a game record, which is no saved game
listed-record = relevé, { $progress }
# a practice game; $text is its progress, or its players
listed-tried = { $text }, partie d’essai
listed-game = { $players }, { $progress }
# $names are titles of rule sets, $count is how many.
listed-needs = complément non activé : { $names }
listed-other-version = une autre version est installée : { $names }
listed-damaged = endommagée, impossible à ouvrir
# $month is short, such as Nov; $time is hours and minutes
listed-date = { $day } { $month } { $year }, { $time }
# for screen readers
listed-file = { $title }, { $date } : { $contents }
# where there is little room
listed-today = aujourd’hui, { $time }
listed-yesterday = hier
listed-whole-day = { $day } { $month } { $year }
listed-day = { $day } { $month }
# $month is whole, such as November
listed-long-day = { $day ->
    [1] 1er
   *[other] { $day }
 } { $month }
# The result of a finished game with one human player: the winning margin, or the rank among $count players
listed-won = Gagnée de { $points }
listed-place = { $rank } sur { $count }, à { $points } du premier
listed-tied = { $rank } sur { $count }
# $points are the points of all players, such as Ann 143, Leila 140; $table is one of the messages below
listed-points = { $points }  ·  { $table }
# $levels are the levels of the computer players, each only once; $count is how many levels
listed-against = { $count ->
    [one] niveau : { $levels }
   *[other] niveaux : { $levels }
 }
listed-with = avec { $modules-le }
listed-both = { $first }, { $second }
listed-people = { $count } joueurs
