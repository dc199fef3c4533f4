### The page that the program opens with.
### The letter after & presses a button by the keyboard: once on the page.

start-continue = &Fortsetzen
start-continue-tip = Diese Partie dort fortsetzen, wo du aufgehört hast
start-new-game = &Neue Partie
start-new-game-tip = Spiel, Spieler und Regeln wählen, dann spielen
start-open = &Datei …
start-open-tip = Eine gespeicherte Partie oder ein Protokoll öffnen
# Beside the title Alhambra
start-motto = eine inoffizielle Version für zwei bis sechs Spieler

# The large card where there is nothing to continue
start-next-title = Deine nächste Partie
start-none-waits = Keine gespeicherte Partie wartet auf dich.
start-first-line = Etwa 30 Minuten gegen den Computer.

# The same for somebody who is here for the first time: lessons, and then the first game
start-learn = Neu hier?
start-learn-line = Neun kurze Lektionen am Spieltisch: Geld nehmen, Gebäude kaufen, Mauern bauen und werten.
start-lessons-line = Lektionen zum Spiel und zu den Erweiterungen.
start-begin-lesson = Erste &Lektion
start-begin-lesson-tip = Die ersten Züge am Spieltisch lernen
start-decline = Dire&kt spielen
start-decline-tip = Die Lektionen überspringen und mit einer Partie beginnen
start-first-game = &Spielen
start-first-game-tip = Eine echte Partie mit einem Trainer spielen, der erklärt, worauf es ankommt

# A seat of the table that can be continued, as it is read aloud
start-seat = { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

# The card of a new game; $game is what is played, $modules its expansions
start-new-title = Neue Partie
start-first-table = { $game } für { $count } Spieler
start-as-last = { $game } für { $count } Spieler, wie zuletzt
start-as-last-with = { $game } für { $count } Spieler mit { $modules-dem }, wie zuletzt
start-deal = &Partie beginnen
start-deal-tip = Eine Partie mit diesen Spielern und Regeln beginnen, neu gemischt
start-change = &Tisch ändern …
start-change-tip = Erst andere Spieler, ein anderes Spiel oder andere Regeln wählen
start-person = Mensch
start-more-seats = und { $count } weitere

# The card with other games
start-games = Partien
start-all-games = &Alle Partien
start-all-games-tip = Alle deine Partien durchsuchen, ansehen und löschen
start-list-tip = { $key-page-choose } oder ein Doppelklick öffnet eine Partie

# The card with a table code and files
start-open-title = Öffnen
start-open-what = Code, Partie oder Protokoll
start-code = Code
start-sit = Code &benutzen
start-sit-tip = Die Partie beginnen, die dieser Tischcode beschreibt

# The player’s results: wins against each level, with the interval in which the win rate lies
start-record = Deine Bilanz
start-record-count = { $count ->
    [one] bisher { $count } Partie
   *[other] bisher { $count } Partien
 }
start-statistics = Stat&istik
start-statistics-tip = Deine Siege, Punkte und besten Ergebnisse ansehen
start-against = { $level ->
    [newcomer] gegen Neulinge
    [apprentice] gegen Lehrlinge
    [journeyman] gegen Gesellen
    [builder] gegen Baumeister
    [architect] gegen Architekten
    [master] gegen Meister
    [grandmaster] gegen Großmeister
   *[other] gegen { $name }
}
start-share-brief = { $won } von { $played }
start-won-brief = { $won } von { $played } gewonnen
start-share = { $won } von { $played } gewonnen; Siegquote wohl { $low } bis { $high } %
start-share-of = { $level }: { $share }

# The button that goes on, as it is read aloud
start-continue-aloud = Fortsetzen: { $table }

# The bar at the foot: the first words are bold
start-welcome = Willkommen.
start-enter-begins = { $key-page-choose } beginnt eine Partie
start-enter-teaches = { $key-page-choose } beginnt die erste Lektion
start-enter-first-game = { $key-page-choose } beginnt deine erste Partie
start-welcome-back = Willkommen zurück.
start-enter-continues = { $key-page-choose } setzt deine letzte Partie fort
start-enter-again = { $key-page-choose } beginnt eine Revanche

# The name of a human player if the computer’s account has no usable name; players can change it.
seat-person = Spieler

# The card of lessons.
start-lessons = am Spieltisch
start-lessons-done = { $done } von { $count }
start-puzzle-title = Rätsel des Tages
start-all-lessons = Alle L&ektionen
start-all-lessons-tip = Alle Lektionen und deinen Stand in jeder ansehen
start-next-lesson = { $number }. { $title }

# Ways to begin, while there are no games to list
start-ways = So kannst du beginnen
start-expansions = Sieben Erweiterungen
start-expansions-line = Wesire, Feldlager, Falken und mehr, oder die Stadt Granada.
start-choose-expansions = Er&weiterungen …
start-choose-expansions-tip = Erweiterungen für eine neue Partie wählen, oder Granada
