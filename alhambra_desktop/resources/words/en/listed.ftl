### Games in lists of files: who plays, how far they are, and when the file was changed.

listed-unread = …
listed-players = { $names }
listed-turn = turn { $turn }
listed-finished = finished with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
# a game record, which is no saved game
listed-record = record, { $progress }
listed-game = { $players }, { $progress }
listed-damaged = damaged, cannot be opened
# The game that ended last, among files of other names.
listed-last-finished = Last finished game
# $month is short, such as Nov; $time is hours and minutes
listed-date = { $day } { $month } { $year }, { $time }
# for screen readers
listed-file = { $title }, { $date }: { $contents }
