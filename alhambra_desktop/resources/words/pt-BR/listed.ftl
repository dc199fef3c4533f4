### Games in lists of files: who plays, how far they are, and when the file was changed.

listed-unread = …
listed-players = { $names }
listed-players-more = { $names } e mais { $count }
listed-turn = turno { $turn }
listed-finished = { $points ->
    [one] terminada com { $points } ponto
   *[other] terminada com { $points } pontos
 }
# a game record, which is no saved game
listed-record = registro da partida, { $progress }
# a practice game; $text is its progress, or its players
listed-tried = { $text }, partida de treino
listed-game = { $players }, { $progress }
# $names are titles of rule sets, $count is how many.
listed-needs = { $count ->
    [one] pacote não ativado: { $names }
   *[other] pacotes não ativados: { $names }
 }
listed-other-version = outra versão instalada: { $names }
listed-damaged = danificada; não pode ser aberta
# $month is short, such as Nov; $time is hours and minutes
listed-date = { $day } { $month } { $year }, { $time }
# for screen readers
listed-file = { $title }, { $date }: { $contents }
# where there is little room
listed-today = hoje, { $time }
listed-yesterday = ontem
listed-whole-day = { $day } { $month } { $year }
listed-day = { $day } { $month }
# $month is whole, such as November
listed-long-day = { $day } de { $month }
# The result of a finished game with one human player: the winning margin, or the rank among $count players
listed-won = Vitória por { $points }
listed-place = { $rank } de { $count }, { $points } atrás
listed-tied = { $rank } de { $count }
# $points are the points of all players, such as Ann 143, Leila 140; $table is one of the messages below
listed-points = { $points }  ·  { $table }
# $levels are the levels of the computer players, each only once; $count is how many levels
listed-against = { $count ->
    [one] nível: { $levels }
   *[other] níveis: { $levels }
 }
listed-with = com { $modules-dentro }
listed-both = { $first }, { $second }
listed-people = { $count } jogadores
