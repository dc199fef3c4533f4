### The page of keys: names of commands, with their keys on the right.
### $key, $one and so on are names of keys, as the desktop writes them.

keys-title = Tastenkürzel
keys-change = Tasten &ändern…
keys-change-tip = In den Einstellungen Befehlen eigene Tasten geben
# Groups of keys
keys-turn = Dein Zug
keys-view = Ansicht
keys-speed = Tempo
# A row as it is read aloud
keys-row = { $keys }: { $does }
keys-bar = die Pfeiltasten wechseln Taste oder Zeile, { $key-page-card } geht zum nächsten Bereich, { $key-page-leave } zurück

# Keys, and what else does the same
keys-arrows = Pfeiltasten
keys-either = { $one }  oder  { $other }
keys-held = halten: { $key }
keys-wheel = Mausrad
keys-wheel-up = Rad aufwärts
keys-wheel-down = Rad abwärts

# Above the keyboard, and below the lists of keys
keys-hint = Zeig unten auf einen Befehl, um seine Tasten zu sehen.
keys-others = Die Tasten für Regeln, Partien und Einstellungen wirken auf jeder Seite.
keys-others-show = Diese Tasten zeigen
keys-others-show-tip = Die Registerkarte dieser Tasten öffnen

# Tooltips of the switch above the keyboard. $modifier is the name of a key, such as Ctrl.
keys-alone-tip = Tasten, die allein gedrückt werden
keys-with-modifier-tip = Tasten, die mit { $modifier } gedrückt werden

# The tooltip of a key that is shown beside a button
key-cap-tip = Tastenkürzel: { $key }

# The button in a search field
search-clear = Suche leeren

# What they do
keys-does-move = Zwischen den Möglichkeiten wechseln.
keys-does-choose = Nehmen, aufnehmen, platzieren oder bestätigen.
keys-does-put-back = Alles zurücklegen oder die Animation überspringen.
keys-does-end = Deinen Zug beenden.
keys-does-undo = Den letzten Schritt rückgängig machen.
keys-does-redo = Den Schritt wiederherstellen.
keys-does-turn-over = Das gehaltene Plättchen von Granada umdrehen.
keys-does-press = Eine Aktion nutzen, damit dein Wesir wieder kaufen kann.
keys-does-fit = Deine ganze Alhambra zeigen.
keys-does-zoom-in = Deine Alhambra größer zeigen. Ziehe den Hintergrund, um den Ausschnitt zu verschieben.
keys-does-zoom-out = Deine Alhambra kleiner zeigen.
keys-does-fast = Die Züge der anderen beschleunigen. Ein Klick beendet den laufenden Schritt.
keys-does-speed = Die Züge der anderen zwischen normal und schnell umschalten.
keys-does-pause = Die Animation anhalten oder fortsetzen. Ist sie angehalten, zeigt ein Klick den nächsten Schritt.
keys-does-replay = Die Züge der anderen noch einmal zeigen.
keys-does-column = Den Zwischenstand zeigen oder verbergen, wenn das Fenster zu schmal dafür ist.
keys-does-log = Den ganzen Spielverlauf öffnen oder schließen.
keys-does-supply = Bazare, Bauhütten und Falken zeigen oder verbergen.
keys-does-moves = Alle möglichen Züge auflisten.
keys-does-hint = Einen Tipp bekommen. Noch einmal drücken verrät mehr, bis hin zum ganzen Zug.
keys-does-why = Den letzten Zug oder die gewählte Zeile des Spielverlaufs erklären.
keys-does-new = Eine neue Partie beginnen.
keys-does-open = Eine gespeicherte Partie öffnen.
keys-does-all-games = Alle Partien zeigen.
keys-does-look-back = Eine beendete Partie ansehen.
keys-does-review = Eine Übungspartie verlassen und zum Rückblick zurückkehren.
keys-does-save = Die Partie speichern.
keys-does-save-as = Die Partie unter anderem Namen speichern.
keys-does-quit = Das Programm beenden.
keys-does-preferences = Die Einstellungen öffnen.
keys-does-standings = Den Zwischenstand im Einzelnen zeigen.
keys-does-result = Nach Spielende das Ergebnis noch einmal zeigen.
keys-does-full-screen = Das Vollbild ein- oder ausschalten.
keys-does-list = Diese Seite zeigen.
keys-does-context-menu = Das Menü zu dem öffnen, worauf du zeigst oder was ausgewählt ist.
keys-does-rules = Die Regel zu dem öffnen, worauf du zeigst.
keys-does-restart-turn = Deinen ganzen Zug rückgängig machen.
keys-does-played = Die Regeln dieser Partie zeigen.
keys-does-scored-when = Zeigen, was in welcher Wertung zählt.
keys-does-scoring = Die { $number }. Wertung noch einmal zeigen.
keys-does-continue = Die letzte Partie fortsetzen.
keys-does-statistics = Deine Statistik zeigen.
keys-does-goals = Deine Ziele und die Kampagne zeigen.
keys-does-export = Das Protokoll der Partie exportieren.
keys-does-postcard = Ein Bild einer beendeten Partie speichern.
keys-does-start-page = Zur Startseite gehen.
keys-does-theme-system = Das Design des Systems benutzen.
keys-does-theme-light = Das helle Design benutzen.
keys-does-theme-dark = Das dunkle Design benutzen.
keys-does-learn = Eine Lektion auswählen.
keys-does-puzzle = Die Liste der Rätsel zeigen.
keys-does-news = Zeigen, was in dieser Version neu ist.
keys-does-about = Version und Lizenz zeigen.

# Names of commands that are in no menu
command-move = Bewegen
command-put-back = Zurücklegen
command-choose = Auswählen
command-turn-over = Umdrehen
command-press-figure = Wesir wecken
command-zoom-in = Vergrößern
command-zoom-out = Verkleinern
command-hurry = Züge schnell abspielen
command-speed = Tempo wechseln
command-context-menu = Kontextmenü

# Keys of pages. $preset is the name of a preset, such as "Quick game".
keys-next-control = Nächstes Feld
keys-does-next-control = Zum nächsten Bedienelement der Seite gehen.
keys-next-panel = Nächster Bereich
keys-does-next-panel = Zum nächsten Bereich der Seite gehen.
keys-search = Suchen
keys-does-search = Partien, Regeln oder Einstellungen durchsuchen.
keys-delete = Löschen
keys-does-delete = Die ausgewählte Partie löschen.
keys-does-preset = In einer neuen Partie den Vorschlag „{ $preset }“ übernehmen.

# Pages, and their keys
keys-pages = Seite
keys-at-table = Am Tisch
keys-on-start = Startseite
keys-on-new-game = Neue Partie
keys-on-result = Ergebnis
keys-on-review = Rückblick
keys-everywhere = Überall
keys-pages-tip = Tasten von „{ $page }“
keys-back = Zurückgehen
keys-does-back = Zur vorigen Seite zurückgehen.
keys-tables = Zahlen zeigen
keys-does-tables = Tabellen mit Zahlen zeigen oder wieder Diagramme.
keys-code = Code eines Tisches
keys-does-code = Den Code eines Tisches eintippen.
keys-remove = Spieler entfernen
keys-does-remove = Den ausgewählten Spieler entfernen.
keys-play = Spielen
keys-does-play = Die Partie beginnen.
keys-does-practice = Von diesem Zug an zur Übung spielen.
keys-to-table = Zurück zum Tisch
keys-does-to-table = Das Ergebnis schließen und zum Tisch zurückkehren.
keys-turns = Zug um Zug
keys-does-turns = Zum vorigen oder nächsten Zug gehen.
keys-steps = Schritt für Schritt
keys-does-steps = Zum vorigen oder nächsten Schritt eines Zuges gehen.
keys-ends = Erster oder letzter Zug
keys-does-ends = Zum Anfang oder zum Ende der Partie gehen.
keys-does-mistake = Zu deinem nächsten Fehler gehen.

# Short captions on drawn keys: one word or two short ones, in one line as wide as a key
keys-short-move = Bewegen
keys-short-choose = Wählen
keys-short-put-back = Weglegen
keys-short-turn-over = Wenden
keys-short-press = Wesir
keys-short-zoom-in = Größer
keys-short-zoom-out = Kleiner
keys-short-fast = Schnell
keys-short-pause = Pause
keys-short-speed = Tempo
keys-short-context-menu = Menü
keys-short-undo = Zurück
keys-short-redo = Wieder
keys-short-restart-turn = Zug neu
keys-short-end = Zugende
keys-short-fit = Übersicht
keys-short-replay = Nochmal
keys-short-column = Stand
keys-short-log = Verlauf
keys-short-supply = Vorrat
keys-short-moves = Züge
keys-short-hint = Tipp
keys-short-why = Warum?
keys-short-standings = Details
keys-short-played = Partie
keys-short-scored-when = Was zählt
keys-short-scoring = Punkte { $number }
keys-short-result = Ergebnis
keys-short-look-back = Rückblick
keys-short-review = Rückblick
keys-short-new = Neu
keys-short-continue = Weiter
keys-short-open = Öffnen
keys-short-all-games = Partien
keys-short-statistics = Statistik
keys-short-goals = Ziele
keys-short-save = Speichern
keys-short-save-as = Kopie
keys-short-export = Export
keys-short-postcard = Postkarte
keys-short-start-page = Startseite
keys-short-quit = Beenden
keys-short-preferences = Optionen
keys-short-theme-system = System
keys-short-theme-light = Hell
keys-short-theme-dark = Dunkel
keys-short-full-screen = Vollbild
keys-short-learn = Lektionen
keys-short-puzzle = Rätsel
keys-short-rules = Regeln
keys-short-list = Tasten
keys-short-news = Neues
keys-short-about = Info
keys-short-next-control = Weiter
keys-short-next-panel = Bereich
keys-short-search = Suchen
keys-short-delete = Löschen
keys-short-leave = Zurück
keys-short-tables = Zahlen
keys-short-code = Code
keys-short-play = Spielen
keys-short-to-table = Tisch
keys-short-turns = Züge
keys-short-mistake = Fehler
keys-short-remove = Entfernen
keys-short-preset-quick = Schnell
keys-short-preset-pair = Zu zweit
keys-short-preset-everything = Mit allem
keys-short-preset-last = Zuletzt
