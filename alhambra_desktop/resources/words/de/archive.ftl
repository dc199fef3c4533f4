### The archive of finished games, and table codes.

# Errors in a table code; $place is the number of a character, counted from 1 without hyphens
code-short = Das ist kein Tischcode: Er ist zu kurz.
code-long = Das ist kein Tischcode: Er hat mehr als { $most } Zeichen.
code-sign = Zeichen { $place }, { $sign }, kommt in Tischcodes nicht vor. Sie bestehen aus Ziffern und Buchstaben außer U.
code-typo = Zeichen { $place } ist falsch: { $sign } müsste { $meant } sein.
code-swapped = Zeichen { $place } und { $next } sind vertauscht.
code-wrong = Dieser Tischcode enthält einen Fehler. Vergleiche ihn mit dem Original.
code-version = Dieser Tischcode hat Version { $version }, dieses Programm kennt aber nur { $known }.
code-not-installed = Dieser Tischcode braucht ein Regelpaket, das nicht installiert ist.
code-nothing = Dieser Tischcode ist richtig geschrieben, beschreibt aber keine Partie.

# Problems of the archive of finished games; $reason is the system’s error message
kept-damaged = Die Liste der beendeten Partien war beschädigt und wurde neu erstellt. Keine Partie ging verloren. Die beschädigte Liste heißt jetzt { $file }.
kept-unread = { $count ->
    [one] Eine beendete Partie im Archiv lässt sich nicht lesen. Ihre Datei wurde nicht geändert.
   *[other] { $count } beendete Partien im Archiv lassen sich nicht lesen. Ihre Dateien wurden nicht geändert.
 }
kept-newer = Die Liste der beendeten Partien hat Version { $version }, dieses Programm kennt aber nur { $known }. Beendete Partien werden gespeichert, aber nicht aufgelistet. Installiere wieder das neuere Programm.
kept-unusable = Die Liste der beendeten Partien ist nicht benutzbar: { $reason }
kept-failed = Die beendete Partie ließ sich nicht in { $folder } speichern: { $reason }
analysis-unkept = Die Analyse der Partie ließ sich nicht in { $folder } speichern: { $reason }

# The page of all games
games-title = Partien
games-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
games-search = Nach Spieler, Erweiterung oder Datum suchen
games-none = Noch keine Partien. Hier erscheinen deine gespeicherten und beendeten Partien.
games-unlisted = Deine beendeten Partien lassen sich gerade nicht auflisten. Ihre Dateien sind sicher.
games-none-found = Keine Partie passt zu deiner Suche.
games-filters = Filter
games-filter-all = Alle
games-filter-open = Laufend
games-filter-won = Gewonnen
games-filter-lost = Verloren
games-filter-analysed = Analysiert
games-filter-assisted = Mit Hilfe
games-filter-expansions = Mit Erweiterungen
games-filter-tip = Diese Partien auflisten: { $filter }
games-unfilter = &Alle Partien zeigen
games-unfilter-tip = Den Filter entfernen
games-review = &Rückblick
games-review-tip = Diese Partie Zug für Zug durchgehen
games-load = &Öffnen
games-load-tip = Diese Partie öffnen
games-result = Er&gebnis
games-result-tip = Das Ergebnis dieser Partie zeigen
games-again = Noch einmal &spielen
games-again-tip = Am selben Tisch mit gleicher Verteilung noch einmal spielen
games-code = Tischcode
# below the result; $day and $time are when it ended
games-when = { $day }, { $time }
# on the postcard; $points are the points of all players
games-continue = &Fortsetzen
games-continue-tip = Diese Partie dort fortsetzen, wo du aufgehört hast
games-delete = &Löschen
games-delete-tip = Diese Partie löschen; 8 Sekunden lang kannst du es rückgängig machen
games-deleted = Gelöscht.
games-delete-all = Alle lös&chen …
# The question in the bar, and its answers
games-delete-really = { $count ->
    [one] Endgültig löschen?
   *[other] Alle { $count } endgültig löschen?
 }
games-delete-final = Das lässt sich nicht rückgängig machen.
games-delete-yes = &Alle löschen
games-delete-no = &Behalten
games-unfinished-why = diese Partie ist nicht beendet
games-export = Als CSV &exportieren …
games-statistics = Stat&istik
games-statistics-tip = Deine Siege, Punkte und besten Ergebnisse ansehen
games-postcard = &Postkarte …
games-postcard-tip = Das Ergebnis dieser Partie als Bild speichern
games-more = &Details
games-more-tip = Postkarte, Spieler und Tischcode dieser Partie zeigen
# columns and their rows
games-others = Mehr
games-others-tip = Die Partien exportieren oder alle löschen
games-sort-by = Sortieren nach
games-columns = Die Partien sortieren
games-column-players = Spieler
games-column-result = Ergebnis
games-column-points = Punkte
games-column-expansions = Erweiterungen
games-column-analysis = Analyse
games-column-date = Datum
# $falls is 1 from the largest value down
games-sort-tip = { $falls ->
    [1] Nach „{ $column }“ sortieren, absteigend
   *[other] Nach „{ $column }“ sortieren, aufsteigend
 }
games-sorted = { $falls ->
    [1] absteigend sortiert
   *[other] aufsteigend sortiert
 }
games-players = { $count } Spieler
games-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
games-assisted = mit Hilfe
games-branch = Übungspartie
games-in-progress = Laufend
games-saved = Gespeichert
# What the analysis found
games-mistakes = { $count ->
    [0] Keine Fehler
   *[other] { $count } Fehler
 }
games-today = Heute
games-bar = Partien:
games-bar-keys = { $key-page-choose } öffnet den Rückblick oder setzt die gewählte Partie fort, Entf löscht sie, { $key-page-leave } führt zurück
games-bar-brief = { $key-page-choose }: Rückblick oder fortsetzen, { $key-page-leave }: zurück
games-exported = Nach { $file } exportiert.
games-not-deleted = Einige Partien ließen sich nicht löschen: { $reason }

# The page of statistics: of games that one person plays against the computer
stats-title = Statistik
stats-title-tip = Deine Siege, Punkte und besten Ergebnisse ansehen
stats-as-tables = Als Tabellen zeigen
stats-as-tables-tip = Die Zahlen hinter den Diagrammen in Tabellen zeigen und zurück
stats-nothing = Noch keine Statistik. Spiele eine Partie als einziger Mensch zu Ende.
# Names beside large figures
stats-won-games = { $count ->
    [one] Sieg
   *[other] Siege
}
stats-most-points = Bestes Ergebnis
stats-longest-wall = Längste Mauer
# Kinds of games, each with the number of games
stats-kinds = Art der Partien
stats-games-unaided = { $count ->
    [one] { $count } Partie ohne Hilfe
   *[other] { $count } Partien ohne Hilfe
 }
stats-games-aided = { $count ->
    [one] { $count } Partie mit Hilfe
   *[other] { $count } Partien mit Hilfe
 }
stats-games-branches = { $count ->
    [one] { $count } Übungspartie
   *[other] { $count } Übungspartien
 }
stats-unaided = Ohne Hilfe
stats-only-unaided = Nur Partien ohne Tipps, rückgängig gemachte Runden und volle Hilfe zählen
stats-aided = Mit Hilfe
stats-only-aided = Nur Partien mit Tipps, rückgängig gemachten Runden oder voller Hilfe zählen
stats-branches = Übungspartien
stats-only-branches = Nur Übungspartien zählen
stats-wins = Siege
stats-no-wins = Keine dieser Partien war gegen Computerspieler.
stats-level = Stufe
stats-seats = Partie
stats-won = Gewonnen
stats-any = alle
# $against is such as: against builders
stats-by-players = { $against }, nach Zahl der Spieler
stats-players = { $count } Spieler
# A win rate with its 95 % interval
stats-share = { $won } von { $played }
stats-share-rate = { $share } ({ $rate })
stats-share-tip = Der hellere Bereich zeigt, was das Glück daran noch ändern kann: Auf lange Sicht wären es wohl { $low } bis { $high } %.
stats-exact-title = Bezahlen
stats-exact = Passend
stats-exact-payments = Passend bezahlt
stats-earned = Punkte nach Herkunft
# Below a chart, until the player points at a game
stats-step = Zeige auf eine Partie oder benutze die Pfeiltasten, um mehr zu sehen. Ein Klick oder { $key-page-choose } öffnet sie.
# $source is such as: towers
stats-best-source = Beste Quelle: { $source }, { $rate } deiner Punkte
stats-recent = deine letzten { $count } Partien
# A game of the chart in words; $parts is a list such as gardens 12, wall 16
stats-earned-of = { $day }: { $points } Punkte, { $parts }
stats-no-points = In diesen Partien ist nicht festgehalten, woher die Punkte kamen.
stats-day = Tag
stats-points = Punkte
stats-lost = Verlorene Punkte je zehn Züge
stats-lost-what = geschätzte Kosten deiner Fehler
stats-lost-of = { $day }: etwa { $points } je zehn Züge verloren ({ $turns } analysiert)
stats-lost-figure = Verlust je zehn Züge
stats-turns = Analysierte Züge
stats-no-lost = Noch keine dieser Partien ist analysiert. Der Rückblick auf eine Partie analysiert sie.
stats-latest = &Letzte Partie ansehen
stats-latest-tip = Die letzte dieser Partien mit einer Analyse ihrer Züge ansehen
stats-bests = Rekorde
stats-no-bests = Nach deiner nächsten Partie erscheinen hier deine Rekorde.
best-run = { $edge-genus ->
    [m] längster
   *[f] längste
 } { $edge }
best-scoring = meiste Punkte in einer Wertung ({ $round }.)
best-margin = größter Vorsprung beim Sieg
best-most = meiste { $type }
best-points = meiste Punkte
# The day of a game, and its table: the game and the opponents
stats-best-of = { $day }, { $table }
stats-look = Ansehen
stats-look-tip = Diese Partie ansehen: { $outcome }

# The postcard of a finished game: a picture to share, without names unless the player adds them
postcard-window = Postkarte
# Large on the postcard, in two lines: the greeting and below it the name
postcard-greeting = Grüße aus der
postcard-title = Alhambra
# $table is the levels of the computer players and the expansions
postcard-detail = { $table }  ·  { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
 }
postcard-code = Tisch { $code }
postcard-person = Mensch
postcard-painting = Die Postkarte wird gemalt…
postcard-names = Mit Namen
postcard-names-tip = Die Namen der Spieler zeigen oder nur ihre Stufen
postcard-write = S&peichern …
postcard-write-tip = Diese Postkarte als Bilddatei speichern

# The page that compares two games with the same deal
compare-title = Vergleich
compare-bar = Pfeil auf und ab wählen einen Zug, { $key-page-choose } zeigt ihn im Rückblick, { $key-page-leave } führt zurück
compare-turn = Zug
compare-here-done = Diese Partie
compare-there-done = Protokoll
compare-points = Punkte
compare-whose = { $turn }  { $name }
# A player’s final points in both games
compare-final = { $name }: { $one } Punkte in dieser Partie, { $other } im Protokoll
# Read aloud at the first turn that differs
compare-here = erster Unterschied
compare-parts = Erster Unterschied: Zug { $turn }, { $name }.
compare-same = Beide Partien sind gleich.
# Legend of the stars beside turns
compare-alike = Gleiche Züge in beiden Partien
compare-parting = Erster &Unterschied
compare-parting-tip = Zum ersten abweichenden Zug gehen
compare-look = Diesen Zug &ansehen
compare-look-tip = Den Rückblick beim gewählten Zug öffnen
# $why is a clause
compare-not = Dieses Protokoll lässt sich nicht vergleichen: { $why }
compare-no-past = Dieses Protokoll lässt sich nicht vergleichen: Die Partie wurde ohne ihren Verlauf gespeichert.
compare-rules = Die Partie wurde mit anderen Regeln gespielt.
compare-seats = Die Partie hat andere Spieler.
compare-deal = Die Partie hat eine andere Verteilung.
