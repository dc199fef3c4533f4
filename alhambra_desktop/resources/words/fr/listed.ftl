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
listed-game = { $players }, { $progress }
# the copy of the last game that was played to its end
listed-last-finished = Dernière partie finie
listed-damaged = abîmée, ne s’ouvre pas
# $month is short, such as Nov; $time is hours and minutes
listed-date = { $day } { $month } { $year }, { $time }
# for screen readers
listed-file = { $title }, { $date } : { $contents }
