### Games in lists of files: who plays, how far they are, and when the file was changed.

listed-unread = …
listed-players = { $names }
listed-players-more = { $names } und { $count } weitere
listed-turn = Zug { $turn }
listed-finished = beendet mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }
# a game record, which is no saved game
listed-record = Protokoll, { $progress }
# a practice game; $text is its progress, or its players
listed-tried = { $text }, Übungspartie
listed-game = { $players }, { $progress }
# $names are titles of rule sets, $count is how many.
listed-needs = { $names } { $count ->
    [one] ist
   *[other] sind
 } nicht eingeschaltet
listed-other-version = eine andere Version ist installiert: { $names }
listed-damaged = beschädigt; lässt sich nicht öffnen
# $month is short, such as Nov; $time is hours and minutes
listed-date = { $day }. { $month } { $year }, { $time }
# for screen readers
listed-file = { $title }, { $date }: { $contents }
# where there is little room
listed-today = heute, { $time }
listed-yesterday = gestern
listed-whole-day = { $day }. { $month } { $year }
listed-day = { $day }. { $month }
# $month is whole, such as November
listed-long-day = { $day }. { $month }
# The result of a finished game with one human player: the winning margin, or the rank among $count players
listed-won = Sieg, { $points } voraus
listed-place = { $rank } Platz von { $count }, { $points } zurück
listed-tied = { $rank } Platz von { $count }
# $points are the points of all players, such as Ann 143, Leila 140; $table is one of the messages below
listed-points = { $points }  ·  { $table }
# $levels are the levels of the computer players, each only once; $count is how many levels
listed-against = { $count ->
    [one] Stufe: { $levels }
   *[other] Stufen: { $levels }
 }
listed-with = mit { $modules-dem }
listed-both = { $first }, { $second }
listed-people = { $count } Spieler
