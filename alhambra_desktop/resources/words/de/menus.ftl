### The menu bar, the window, and file dialogs.
### The letter after & opens an entry by the keyboard: once in each menu.

menu-game = &Partie
menu-new-game = &Neue Partie …
menu-continue = Letzte Partie &fortsetzen
menu-open = Partie &öffnen …
menu-open-recent = &Zuletzt geöffnet
menu-games = &Alle Partien
menu-statistics = S&tatistik
menu-look-back = Rückblic&k
menu-review = Zurück zum R&ückblick
# In place of a list of files
menu-none-recent = noch keine Partien
menu-save = Partie &speichern
menu-save-as = Partie speichern &unter …
menu-export-record = Protokoll &exportieren …
menu-postcard = Postkarte s&peichern …
menu-start-page = Zur Sta&rtseite
menu-quit = &Beenden

menu-table = &Tisch
menu-undo = &Rückgängig
menu-undo-round = &Rückgängig bis zu meinem letzten Zug
# $reason is a sentence: why nothing can be taken back
menu-undo-refused = &Rückgängig – { $reason }
menu-redo = &Wiederherstellen
menu-restart-turn = Zug &neu beginnen
menu-end-turn = Zug &beenden
menu-fit = Die ganze Alha&mbra zeigen
menu-replay = Züge der anderen noch &einmal zeigen
menu-column = &Zwischenstand zeigen
menu-column-here = &Zwischenstand zeigen (schon sichtbar)
menu-log = &Spielverlauf zeigen
menu-supply = &Vorrat zeigen
menu-moves = Alle möglichen Züge &auflisten …
menu-hint = &Tipp zeigen
menu-why = Warum dieser Zu&g?
menu-standings = Zwisc&henstand im Einzelnen …
menu-played = Regeln dieser &Partie …
# The figure is its key
menu-scored-when = Was wann gewertet wir&d …
menu-scoring = &{ $number }. Wertung noch einmal zeigen …
menu-result = Ergebn&is zeigen …

menu-settings = &Einstellungen
menu-preferences = &Alle Einstellungen …
menu-theme-system = Design: wie das &System
menu-theme-light = Design: &hell
menu-theme-dark = Design: &dunkel
menu-full-screen = &Vollbild

menu-help = &Hilfe
menu-learn = Spielen &lernen
menu-puzzle = &Rätsel
menu-rules = R&egeln
menu-keys = &Tastenkürzel
menu-news = &Neuigkeiten
menu-copy-report = &Fehlerbericht kopieren
menu-about = &Über Alhambra Desktop

# The menu of a piece or a card, of a player, of a row of the log, of a game in a list
context-lift = &Aufnehmen
context-select = { $chosen ->
    [0] A&uswählen
   *[other] Zur&ücklegen
}
context-to-reserve = In deine &Reserve legen
context-pays = Zeigen, was sie &bezahlen kann
context-look = { $kept ->
    [0] A&lhambra ansehen
   *[other] A&lhambra schließen
}
context-why = &Warum?
context-replay = Züge noch &einmal zeigen
context-replay-why = seit deinem Zug gibt es keine Züge
context-why-not-yet = hat noch keinen Zug beendet
context-fits = Was würde hier &passen?
context-purist = bei minimaler Hilfe verborgen
# An entry that cannot be chosen now
context-refused = { $entry } – { $reason }
context-moment = &Diesen Moment ansehen
context-copy = Diese Zeile &kopieren
context-open = { $unfinished ->
    [0] &Öffnen
   *[other] &Fortsetzen
}
context-rule = Re&gel { $rule }: { $title }

window-title = Alhambra Desktop
window-title-file = { $file } – Alhambra Desktop

no-game = Es ist keine Partie offen.
no-game-to-continue = Es gibt keine Partie zum Fortsetzen. Beginne oder öffne eine.
no-game-to-save = Es gibt keine Partie zum Speichern. Beginne oder öffne erst eine.

# Titles of the desktop's own dialogs for files, and the kinds of files in them
files-open = Partie öffnen
files-save = Partie speichern
files-export = Protokoll exportieren
files-saved-games = Gespeicherte Partien
files-records = Protokolle
files-postcard = Postkarte speichern
files-png = Bilder (PNG)
files-svg = Zeichnungen (SVG)
files-postcard-name = Alhambra-Postkarte
files-table = Tabelle aller Partien speichern
files-tables-comma = CSV, durch Kommas getrennt
files-tables-semicolon = CSV, durch Semikolons getrennt
files-table-name = Alhambra-Partien
files-games-and-records = Partien und Protokolle
files-old-records = Protokolle älterer Versionen
# The default file name of a game
files-game = Partie
# The file name of a game if Windows does not allow the player’s name as a file name, such as Con
files-game-of = Partie von { $name }
