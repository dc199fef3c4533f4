### A scoring round with every figure, and the result of a game.

scoring-title = { $round }. Wertung
scoring-everybody = Punkte aller Spieler
scoring-go-on = Fortsetzen
scoring-go-on-tip = Die Wertung schließen und fortsetzen
scoring-again = Noch einmal
scoring-again-tip = Die Wertung noch einmal zeigen
scoring-summary = Die meisten Punkte in dieser Wertung: { $most }. In Führung: { $lead }.
# The same of the last round
scoring-summary-last = Die meisten Punkte in dieser Wertung: { $most }. Sieg: { $lead }.
# $names is a list of names
scoring-best = { $names } mit { $points }
scoring-so-far = Punkte insgesamt
# What somebody had before a scoring, and what it brought: 20 + 44
scoring-sum = { $before } + { $points }
scoring-this = Diese Wertung
# Above the points of a scoring as they are counted
scoring-sum-so-far = bisher
scoring-no-points = keine Punkte
# What the places in a majority pay: 1st 16, 2nd 8
scoring-prize = { $points } ({ $place })
# How many buildings somebody has, and which place that is: 2 tiles, tied 1st
scoring-majority = { $tiles } Plättchen, { $place } Platz
# How tied players share a majority: (13 + 6) / 2 = 9; $rounds is one of down, up, none, or brief: (13 + 6) / 2 → 9
scoring-shared = { $rounds ->
    [down] { $whole } / { $among } = { $points } (abgerundet)
    [up] { $whole } / { $among } = { $points } (aufgerundet)
    [brief] { $whole } / { $among } → { $points }
   *[none] { $whole } / { $among } = { $points }
 }
scoring-full-each = je { $points }
# Above the calculation for tied players
scoring-tied = { $full ->
    [1] Gleichstand: Jeder dieser Spieler erhält die vollen Punkte
   *[other] Gleichstand: Diese Spieler teilen sich die Punkte
 }
scoring-none = keine
scoring-nobody = Niemand hat welche.
scoring-segments = { $count ->
    [one] { $count } Abschnitt
   *[other] { $count } Abschnitte
 }
# The same as scoring-majority in few words: 3 (tied 1st)
scoring-majority-brief = { $tiles } ({ $place })
# A prize that grows with the buildings of all players: 3 × 12 buildings
scoring-grows = { $times } × { $buildings } Gebäude
# Beside the scoring card that is turned up; $places is how many places are paid
scoring-opening-types = { $places ->
    [1] Je Gebäudeart die meisten,
    [2] Je Gebäudeart die meisten und die zweitmeisten,
   *[other] Je Gebäudeart die meisten, zweit- und drittmeisten,
 }
# $sources is a list such as: longest wall and longest moat
scoring-opening-then = dann: { $sources }.
# Beside the figures of a scoring
scoring-hint = Zeige auf eine Zeile, um ihre Plättchen hervorzuheben. Ein Klick zählt sie noch einmal.
# The score track for a screen reader: Yusuf from 12 to 56
scoring-moved = { $name } von { $before } auf { $after }
# A cell of the table as a screen reader reads it
scoring-cell = { $title }, { $name }: { $figures }

# The end of a game as a screen reader says it; $scores are names with points
result-aloud = { $title }. { $scores }.
result-title = Ergebnis
result-bar = { $key-page-look-back } öffnet den Rückblick, { $key-page-tables } zeigt Tabellen, { $key-page-leave } führt zum Tisch
result-you-win = Du gewinnst
result-wins = { $name } gewinnt
result-shared = { $names } teilen sich den Sieg
# The only human player's place, such as: You: 2nd, 20 points behind
result-you = Du: { $place } Platz, { $behind }
# What decided the game. $gain is a sentence such as: Yusuf scored 22 more points than you
result-decided = Die { $round }. Wertung entschied: { $gain }.
result-gained-most = Keine einzelne Wertung entschied. In der { $round }. Wertung: { $gain }.
result-gain-yours = { $points ->
    [one] { $points } Punkt mehr für dich als für { $other }
   *[other] { $points } Punkte mehr für dich als für { $other }
 }
result-gain-over-you = { $points ->
    [one] { $points } Punkt mehr für { $name } als für dich
   *[other] { $points } Punkte mehr für { $name } als für dich
 }
result-gain = { $points ->
    [one] { $points } Punkt mehr für { $name } als für { $other }
   *[other] { $points } Punkte mehr für { $name } als für { $other }
 }
result-rival = { $name } kämpft um Mehrheiten mit, kann aber nicht gewinnen.
# $scores are names with points, such as: Ann 143
result-tried-from = Endstand der ursprünglichen Partie: { $scores }.
result-scored = { $name } { $points }
result-assisted = Partie mit Hilfe: Frühere Runden wurden rückgängig gemacht.
result-hints = { $whole ->
    [0] Benutzte Tipps: { $hints }.
   *[other] Benutzte Tipps: { $hints }, davon { $whole } für einen ganzen Zug.
 }
result-aids-purist = Hilfe: minimal.
result-aids-trainer = Hilfe: voll.
result-points = { $turns ->
    [one] { $points } Punkte nach { $turns } Zug
   *[other] { $points } Punkte nach { $turns } Zügen
 }
# What is best in this game, such as: most points (148)
result-best = { $what } ({ $figure })
result-bests = { $count ->
    [one] Rekord: { $bests }
   *[other] Rekorde: { $bests }
 }
# How far ahead a victory was, and where it came from
result-margin = { $points ->
    [one] { $points } Punkt Vorsprung
   *[other] { $points } Punkte Vorsprung
 }
result-behind = { $points ->
    [one] { $points } Punkt Rückstand
   *[other] { $points } Punkte Rückstand
 }
# $then and $now are such as: 8 points behind
result-turned = { $now }; vor der letzten Wertung { $then }
# Above the columns of the result
result-all-rounds = Alle Wertungen
result-round = { $round }. Wertung
result-legend = { $name }, alle Wertungen:
result-legend-yours = Deine Punkte insgesamt:
result-all-points = Punkte
result-rematch = &Revanche
result-rematch-tip = Dieselben Spieler und Regeln, neu gemischt
result-same-deal = &Gleiche Verteilung
result-same-deal-tip = Dieselben Spieler und Regeln, gleich gemischt
result-close = &Zum Tisch
result-close-tip = Das Ergebnis schließen und den Tisch am Ende ansehen
result-seats = &Neu einrichten …
result-seats-tip = Andere Spieler oder Regeln wählen
result-postcard = Post&karte …
result-postcard-tip = Das Ergebnis dieser Partie als Bild speichern
result-sources = Punkte nach Herkunft
result-as-tables = Als Tabellen zeigen
result-as-tables-tip = Punkte und Verlauf der Partie als Tabellen oder wieder als Diagramme zeigen
# A part of a bar that is pointed at
result-part = { $name }, { $source }: { $points }
result-facts = Höhepunkte
result-most-exact = Am häufigsten passend bezahlt
# $edge is what is scored, such as the wall
result-best-scoring = Meiste Punkte, { $round }. Wertung

# How the game went, by expected leads
story-title = Verlauf der Partie
story-what = nach jedem Zug der erwartete Vorsprung am Ende und sein wahrscheinlicher Bereich
# The key of the chart: its line and its band
story-key-yours = Dein erwarteter Vorsprung
story-key = Erwarteter Vorsprung von { $name }
story-key-band = wahrscheinlicher Bereich
story-progress = Analyse: { $done } von { $count } Zügen
story-soon = Deine Züge werden analysiert …
story-failed = Die Analyse wurde unerwartet beendet.
story-no-past = Nicht verfügbar: Diese Partie wurde ohne ihren Verlauf gespeichert.
story-ahead = Vorsprung
story-behind = Rückstand
story-behind-leader = Rückstand zur Spitze
story-look = Diesen Zug ansehen
story-look-tip = Den Rückblick bei diesem Zug öffnen
story-of-tip = Die Partie aus der Sicht von { $name } zeigen
story-turn = Zug { $turn }
# from one expected lead to another
story-change = von { $before } auf { $after }
# A turn that changed the lead most; $done is the turn that was played, $order the better one
story-better = { $done }. Besser: { $order }. { $why }
story-better-placed = { $done }. Besser: dasselbe, aber anders platziert. { $why }
# The main cause of the change, as in story-balance
story-mostly-luck = { $done }. Vor allem durch Glück.
story-mostly-play = { $done }. Vor allem durch das Spiel.
# A point of the chart in words; half of all games ended between $low and $high
story-point-ahead = Zug { $turn }: { $points } Vorsprung ({ $low } bis { $high })
story-point-behind = Zug { $turn }: { $points } Rückstand ({ $low } bis { $high })
# $text is a point of the chart; $chance are percent
story-with-chance = { $text }, Gewinnchance { $chance } %
# $text is a point of the chart; $verdict is said of its turn
story-with-verdict = { $text }; { $verdict }
# The same as a table, by the titles of its columns; half of all games ended in the band
story-table-who = Spieler
story-table-done = Aktionen
story-table-lead = Vorsprung
story-table-band = Band
story-table-chance = Gewinnchance
story-table-verdict = Urteil
story-table-lost = Verlorene Punkte
story-table-scoring = { $round }. Wertung
story-table-percent = { $chance } %
story-balance-title = Glück und Spiel
story-luck = Glück
story-play = Spiel
story-balance = { $name }: Glück { $luck }, Spiel { $play }
# $level is the level of the computer player that analyses
story-balance-note = Verglichen mit dem Durchschnitt am Tisch. Glück: Gezogenes und Aktionen der anderen. Spiel: eigene Entscheidungen, geschätzt vom Computer ({ $level }).
story-balance-soon = Glück und Spiel werden abgewogen …
story-balance-sum = Glück plus Spiel ist der Vorsprung am Ende der Partie, abzüglich des durchschnittlichen Vorsprungs aller Spieler.

# Looking back at a game that is over: the moments between its turns
look-back-title = Rückblick
look-back-bar = Pfeil links und rechts gehen von Zug zu Zug, { $key-page-mistake } geht zum nächsten Fehler, { $key-page-tables } zeigt eine Tabelle, { $key-page-leave } führt zurück
look-back-turn = Zug { $turn } von { $count }
look-back-now = Jetzt
look-back-no-past = Diese Partie wurde ohne ihren Verlauf gespeichert, darum gibt es nichts anzusehen.
# At the end of the game, before a turn is chosen
look-back-choose = Wähle einen Zug in der Liste oder auf der Zeitleiste, um bessere Züge zu sehen.
# A player's turns; $mistakes and $doubtful are such as: 6 mistakes; 1 inaccuracy
look-back-summary = { $mistakes }, { $doubtful }: etwa { $points ->
    [one] { $points } Punkt verloren
   *[other] { $points } Punkte verloren
 }
# $summary is look-back-summary for the turns that are already analysed
look-back-so-far = Bisher: { $summary }
look-back-costliest = &Teuersten Zug zeigen
look-back-costliest-tip = Zum Zug gehen, der die meisten Punkte gekostet hat
# $deeds are the actions of the next turn, such as: takes 5 denar
look-back-did = { $name }: { $deeds }
look-back-lead = { $name }: erwarteter Vorsprung { $lead }
look-back-first = Anfang der Partie
look-back-first-tip = Zum Anfang der Partie gehen
look-back-back = Voriger Zug
look-back-back-tip = Einen Zug zurück; mit der Umschalttaste einen Schritt
look-back-on = Nächster Zug
look-back-on-tip = Einen Zug vor; mit der Umschalttaste einen Schritt
look-back-last = Ende der Partie
look-back-last-tip = Zum Ende der Partie gehen
look-back-slider = Züge der Partie
look-back-as-table = Als Tabelle
look-back-as-table-tip = Die Zahlen der Zeitleiste in einer Tabelle zeigen
look-back-seat = Sicht von { $name }
look-back-viewer = Blickwinkel
look-back-try = Von hier &spielen
look-back-try-tip = Eine Übungspartie ab diesem Zug beginnen. Die kommenden Karten und Plättchen bleiben gleich. Die Übungspartie zählt als Partie mit Hilfe.
look-back-reshuffle = Neu &mischen
look-back-reshuffle-tip = Eine Übungspartie ab diesem Zug beginnen. Alles, was du nicht sehen konntest, wird neu gemischt.
look-back-compare = Mit &Protokoll vergleichen …
look-back-compare-tip = Diese Partie Zug für Zug mit einem Protokoll aus einer Datei vergleichen
result-look-back = Rück&blick
result-look-back-tip = Die Partie Zug für Zug mit einer Analyse ansehen

# The verdict on a turn, compared with its alternatives in the same simulated games
verdict-good = gut
verdict-doubtful = Ungenauigkeit
verdict-mistake = Fehler
verdict-equal = etwa gleich gut
# $verdict is a word such as: good
verdict-even = { $verdict }: Eine Alternative ist etwa gleich gut
# $between is an interval, such as: 6 to 12
verdict-lost = { $verdict }: kostete etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (wohl { $between })
verdict-between = { $low } bis { $high }
verdict-not-yet = noch nicht analysiert
# $level is the level of the computer player that analyses
verdict-judge = Analyse: { $level } { $version }, { $worlds } Simulationen pro Zug. Sie kann sich irren.
look-back-about = Über diese Analyse
# $level is the computer player that analyses the turns, in $worlds simulated games
verdict-effort = Analyse: { $level }, { $worlds } Simulationen mit je { $rounds } Runden.
# above alternatives that gain as many points as the best one
look-back-equal = Ebenso gut
look-back-ways = Weitere Möglichkeiten
# beside the alternatives, above their gains
look-back-gained = Punkte mehr
look-back-gain = { $gain } ({ $interval })
look-back-deeper = &Tiefer analysieren
look-back-deeper-tip = Diesen Zug gründlicher analysieren. { $effort }
look-back-looking = Analyse läuft …
look-back-played = Gespielt
look-back-better = Besser
look-back-better-here = Besser: { $tiles }
look-back-played-here = Gespielt: { $tiles }
look-back-yours = Deine Züge
look-back-theirs = Züge von { $name }
look-back-progress = Analyse: { $done } von { $count } Zügen
look-back-every = Alle
look-back-all-tip = Alle Züge dieses Spielers auflisten
look-back-doubtful = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
 }
look-back-doubtful-tip = Nur die Ungenauigkeiten auflisten
look-back-mistakes = { $count } Fehler
look-back-mistakes-tip = Nur die Fehler auflisten
look-back-cancel = Analyse stoppen
look-back-cancel-tip = Die Analyse abbrechen und den fertigen Teil behalten
look-back-judge = Diese Züge analysieren
look-back-judge-tip = Die Züge analysieren, zu denen es noch kein Urteil gibt
look-back-stale = Aus einer älteren Version der Analyse.
look-back-renew = Neu analysieren
look-back-renew-tip = Alle Züge mit dieser Version des Programms neu analysieren
# A turn as a screen reader reads it; $verdict is such as: mistake: cost about 9 points
look-back-row = Zug { $turn }: { $deeds }; { $verdict }
# $text is the turn with its verdict; $luck are points with their sign
look-back-row-luck = { $text }; Glück { $luck }
look-back-filters = Züge
look-back-number = Zug
look-back-number-tip = Nummer des Zuges, wobei die Züge aller zählen
look-back-actions = Aktionen
look-back-actions-tip = Plättchen und Karten aus diesem Zug und seine Aktionen
look-back-points-lost-tip = Punkte, die im Vergleich zur besten Alternative verloren gingen; ein Häkchen bedeutet einen guten Zug
look-back-luck-tip = Punkte, die seit dem vorigen Zug durch gezogene Karten und Plättchen und die Aktionen der anderen dazukamen oder verloren gingen
look-back-mistake = Nächster Fehler
look-back-mistake-tip = Zu deinem nächsten Fehler gehen
