### Games in lists of files: who plays, how far they are, and when the file was changed.

listed-unread = …
listed-players = { $names }
listed-turn = tour { $turn }
listed-finished = { $points ->
    [one] partie finie avec { $points } point
   *[other] partie finie avec { $points } points
 }
# a game record, which is no saved game
listed-record = relevé, { $progress }
# a game that goes on from a moment of one that was over before; $text is how far it is, or who plays
listed-tried = { $text }, partie d’essai
listed-game = { $players }, { $progress }
# $names sont des titres de règles, $count leur nombre.
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
# How a finished game came out for the only person, of $count players: by how many points, or as which
listed-won = Gagnée de { $points }
listed-place = { $rank } sur { $count }, à { $points } du premier
listed-tied = { $rank } sur { $count }
# $points are those of all, such as Ann 143, Leila 140; $table is one of the messages below
listed-points = { $points }  ·  { $table }
listed-against = contre { $levels }
listed-with = avec { $modules-le }
listed-both = { $first }, { $second }
listed-people = { $count } joueurs
