### The preferences.

preferences-title = Einstellungen
preferences-pages = Bereiche
preferences-at-once = Änderungen gelten sofort.
preferences-search = Einstellungen durchsuchen
# Beside the search field
preferences-found = { $count ->
    [one] { $count } Einstellung
   *[other] { $count } Einstellungen
 }
# $settings is such as: 4 settings
preferences-found-in = { $settings } in { $sections ->
    [one] { $sections } Bereich
   *[other] { $sections } Bereichen
 }
preferences-more = Mehr unter { $section }
preferences-more-tip = Alle Einstellungen unter { $section } zeigen
preferences-nothing = Keine Einstellung passt zu deiner Suche.
preferences-reset = Diesen Bereich zurücksetzen
preferences-reset-one = Diesen Bereich zurücksetzen: { $section }
preferences-restore = Alles auf Standard zurücksetzen
preferences-was-reset = { $section }: auf Standard zurückgesetzt.
preferences-was-restored = Alles auf Standard zurückgesetzt.
preferences-undo = Rückgängig
preferences-undo-done = Schließen

# At the foot of the page: its name, and its keys; the brief ones are for narrow windows
preferences-bar = Einstellungen:
preferences-bar-keys = die Pfeiltasten wählen einen Bereich, Tab führt zu seinen Einstellungen, { $key-page-leave } zurück
preferences-bar-brief = { $key-page-leave } führt zurück
preferences-bar-found = { $count ->
    [0] Nichts gefunden:
    [one] { $count } Einstellung gefunden:
   *[other] { $count } Einstellungen gefunden:
 }
preferences-bar-found-keys = Pfeil ab führt zur ersten, { $key-page-leave } leert die Suche
preferences-bar-found-brief = { $key-page-leave } leert die Suche
# Asked after the program restarted in another size
preferences-keep-size = Diese Größe behalten?
preferences-keep-size-note = In { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
 } gilt wieder { $scale }.
preferences-keep-size-brief = { $seconds } s
preferences-keep-size-yes = Behalten
preferences-keep-size-no = Zurückstellen

# The preview of a table
preferences-preview = Vorschau
preferences-preview-size = in echter Größe
preferences-preview-again = Noch einmal
preferences-preview-show = Vorschau zeigen
preferences-preview-hide = Vorschau verbergen
preferences-preview-shows = Eine Ecke eines Tisches: Bauhof, Auslage, eine Alhambra mit einem erlaubten Feld und eine Hand. Jemand anders nimmt eine Karte.
preferences-preview-move = { $person } nimmt { $money }
# $speed is a speed such as Normal
preferences-preview-pace = Tempo: { $speed }, { $seconds } Sekunden
preferences-preview-off = Sofort gezeigt
preferences-preview-marked = Hervorgehoben statt animiert

# Each setting has a name, a sentence, and further words that find it

preferences-appearance = Darstellung
preferences-appearance-line = { $theme }, { $scale }, { $language }
setting-theme = Design
setting-theme-note = „System“ richtet sich nach dem hellen oder dunklen Design deines Systems.
setting-theme-words = farben farbschema thema nacht nachtmodus modus aussehen erscheinungsbild dark mode
preferences-theme-system = System
preferences-theme-light = Hell
preferences-theme-dark = Dunkel
setting-scale = Größe
setting-scale-note = Für Text und Tisch. Das Fenster öffnet sich neu, deine Partie geht weiter.
setting-scale-words = skalierung zoom größer kleiner text schrift schriftgröße prozent
preferences-per-cent = { $number } %
setting-language = Sprache
setting-language-note = Gilt für alle Texte samt Regeln sowie für Zahlen und Datumsangaben.
setting-language-words = übersetzung deutsch englisch französisch language
# $language is the name of the language of the desktop
preferences-language-system = Wie das System ({ $language })
setting-small-signs = Gebäudesymbole auf kleinen Plättchen
setting-small-signs-note = Zeigt ein Symbol, wo ein Plättchen für sein Gebäude zu klein ist.
setting-small-signs-words = symbole zeichen icons farbenblind farbenblindheit gebäudearten
setting-contrast = Hoher Kontrast
setting-contrast-note = Kräftigere Umrisse, einfarbiger Grund.
setting-contrast-words = barrierefreiheit lesbar lesbarkeit umrisse bedienungshilfe
preferences-contrast-system = System
preferences-contrast-on = An
preferences-contrast-off = Aus

preferences-motion = Bewegung
preferences-motion-reduced = Reduziert
setting-own-speed = Tempo deiner Züge
setting-own-speed-note = Wie schnell deine eigenen Züge gezeigt werden.
setting-own-speed-words = animation geschwindigkeit
setting-others-speed = Tempo der anderen
setting-others-speed-note = Hältst du { $key-hurry } gedrückt, läuft ein Zug schnell ab. Ein Klick beendet einen Schritt.
setting-others-speed-words = animation geschwindigkeit gegner mitspieler computer
preferences-speed-off = Sofort
preferences-speed-fast = Schnell
preferences-speed-normal = Normal
preferences-speed-slow = Langsam
setting-reduced-motion = Weniger Bewegung
setting-reduced-motion-note = Bewegte Teile werden hervorgehoben statt animiert.
setting-reduced-motion-words = animation barrierefreiheit ruhig bewegung reduzieren
# A picture with a moving card for each of the two speeds
preferences-lanes = So lange bewegt sich eine Karte
preferences-lanes-you = Deine Züge
preferences-lanes-others = Züge der anderen
preferences-lane = { $seconds } s

preferences-sound = Ton
preferences-sound-line = An, Lautstärke { $volume }
setting-sound = Alle Töne
setting-sound-note = Was du hörst, siehst du auch.
setting-sound-words = audio geräusche klang stumm stummschalten leise
setting-sound-volume = Lautstärke
setting-sound-volume-note = Gilt für alle Töne. Beim Ändern erklingt ein Plättchen.
setting-sound-volume-words = laut leise audio
# The three groups of sounds
setting-sound-table = Am Tisch
setting-sound-table-note = Töne für Karten, Münzen, Plättchen und andere bewegte Teile.
setting-sound-table-words = audio geräusche teile züge
setting-sound-counting = Bei Wertungen
setting-sound-counting-note = Töne, während Punkte gezählt werden und am Spielende.
setting-sound-counting-words = audio geräusche wertung punkte
setting-sound-turn = Wenn du am Zug bist
setting-sound-turn-note = Zwei Lautentöne, nachdem die anderen gezogen haben.
setting-sound-turn-words = audio benachrichtigung signal hinweis
setting-sound-behind = Auch im Hintergrund
setting-sound-behind-note = Spielt die zwei Töne zu deinem Zug auch hinter anderen Fenstern, sonst nichts.
setting-sound-behind-words = audio benachrichtigung signal hinweis
# Why a setting has no effect now
preferences-needs-sound = Schalte zuerst „Alle Töne“ ein.
preferences-needs-sound-turn = Schalte zuerst „Alle Töne“ und „Wenn du am Zug bist“ ein.

# A list in which each sound can be played
preferences-sound-summary = Drücke auf ein Bild, um seinen Ton zu hören.
preferences-listen-to = Den Ton „{ $sound }“ spielen
sound-name = { $sound ->
    [card_take] Karte nehmen
    [card_land] Karte auf der Hand
    [card_fan] Karten auffächern
    [card_turn] Umdrehen
    [coin_exact] Passend bezahlt
    [coins_over] Zu viel bezahlt
    [tile_lift] Plättchen aufnehmen
    [snap] Plättchen über einem Feld
    [tile_place] Plättchen legen
    [tile_reserve] In die Reserve
    [redesign] Umbau
    [refuse] Verbotener Zug
    [undo] Rückgängig
    [redo] Wiederherstellen
    [bag] Plättchen ziehen
    [turn_end] Zug beenden
    [turn_mine] Du bist am Zug
    [scoring_card] Wertungskarte
    [count] Plättchen zählen
    [points] Punkte
    [wall_step] Mauerstück
    [wall_done] Längste Mauer
    [vizier] Wesir
    [falcon] Falke
    [camp] Feldlager
    [hut] Hütte
    [bureau] Wechselstube
    [bonus] Bonuskarte
    [end] Ende der Partie
   *[other] { $sound }
}

# Why nothing is heard
sound-no-library = Es gibt keinen Ton, weil die Bibliothek miniaudio nicht installiert ist.
sound-no-device = Es gibt keinen Ton, weil das System kein Audiogerät hat oder es sich nicht öffnen ließ.
# $file is the file, $reason a clause or what the system says.
sound-file-fault = In { $file } kann nicht geschrieben werden: { $reason }.

preferences-turns = Deine Züge
setting-aids = Hilfe
setting-aids-note = Das Ergebnis einer Partie nennt die benutzte Hilfe.
setting-aids-words = hilfen unterstützung tipps vorschau gründe schwierigkeit purist trainer
preferences-aids-purist = Minimal
preferences-aids-purist-note = Zeigt nur erlaubte Felder.
preferences-aids-normal = Normal
preferences-aids-normal-note = Zeigt auch Vorschauen und Gründe.
preferences-aids-trainer = Voll
preferences-aids-trainer-note = Zeigt alles, was sich berechnen lässt.
preferences-aids-line-purist = Hilfe minimal
preferences-aids-line-normal = Hilfe normal
preferences-aids-line-trainer = Hilfe voll
setting-undo-rounds = Ganze Runden rückgängig machen
setting-undo-rounds-note = Mit nur einem Menschen am Tisch lassen sich auch die Züge der Computerspieler rückgängig machen. Die Partie zählt dann als Partie mit Hilfe.
setting-undo-rounds-words = zurücknehmen rücknahme hilfe undo
setting-ends-itself = Zug automatisch beenden
setting-ends-itself-note = Beendet deinen Zug, wenn keine Aktion übrig ist. Dieser Zug lässt sich nicht rückgängig machen.
setting-ends-itself-words = zugende fertig selbst
setting-answer-seconds = Zeit für den Wesir
setting-answer-seconds-note = Wie lange du zwischen den Zügen der anderen den Wesir einsetzen kannst.
setting-answer-seconds-words = zeitlimit sekunden frage bedenkzeit
preferences-answer-endless = Unbegrenzt
preferences-answer-seconds = { $number } s
setting-touch = Touchbedienung
setting-touch-note = Macht Schaltflächen und andere Ziele größer für Finger. „Automatisch“ beginnt damit bei der ersten Berührung.
setting-touch-words = finger touchscreen berühren berührung tablet große knöpfe schaltflächen barrierefreiheit
preferences-touch-auto = Automatisch
preferences-touch-on = An
preferences-touch-off = Aus

preferences-house-rules = Hausregeln
preferences-house-rules-words = varianten optionen offiziell regeln
preferences-house-rules-line = { $count ->
    [0] Offizielle Regeln
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
 }
# Beside the title of the section
preferences-house-rules-summary = { $changed ->
    [0] { $count ->
        [one] { $count } Regel, offiziell
       *[other] { $count } Regeln, alle offiziell
     }
   *[other] { $changed } von { $count } geändert
 }
preferences-rule-sets = Regelpakete
preferences-rule-sets-words = erweiterungen add-ons plugins module installieren
preferences-rule-sets-line = { $every ->
    [0] Keine installiert
   *[other] { $count } von { $every } an
 }

# Why a command cannot have a key. $key is the name of a key
keyboard-refused-fixed = { $key } hat eine feste Aufgabe und lässt sich nicht zuweisen.
keyboard-refused-menu = { $key } ist für Menüs und Schaltflächen reserviert.
keyboard-refused-page = { $key } hat auf manchen Seiten eine andere Aufgabe.
keyboard-refused-held = Dieser Befehl wirkt, solange seine Taste gedrückt ist. Wähle eine Taste ohne Strg, Alt oder Umschalt.
keyboard-refused-last = Dieser Befehl steht in keinem Menü, darum braucht er eine Taste.
# $command is the name of a command
keyboard-refused-only = { $key } ist die einzige Taste für „{ $command }“, und dieser Befehl steht in keinem Menü.

preferences-keyboard = Tastatur
preferences-keyboard-words = tasten tastenkürzel tastenkombinationen kürzel shortcuts hotkeys belegung befehle
preferences-keyboard-line = { $count ->
    [0] Standardtasten
    [one] { $count } Befehl geändert
   *[other] { $count } Befehle geändert
 }
# The columns of the list
keyboard-key = Taste
keyboard-second = Zweite Taste
# A place of a key as it is read aloud: $slot is “Key” or “Second key”
keyboard-slot = { $command }, { $slot }: { $key }
keyboard-none = keine
keyboard-change-tip = Diese Taste ändern
keyboard-add-tip = Eine Taste hinzufügen
keyboard-full-tip = Ein Befehl kann höchstens { $most } Tasten haben
keyboard-press = Taste drücken
# A command is dragged with the mouse
keyboard-drag-tip = Diesen Befehl auf eine Taste der gezeichneten Tastatur ziehen
keyboard-dragged = { $command } auf einer Taste ablegen
keyboard-reset = Zurücksetzen
keyboard-reset-one = Tasten zurücksetzen: { $command }
# $keys are names of keys
keyboard-reset-tip = Standard wiederherstellen: { $keys }

# The board of keys
keyboard-modifier = Die Tasten mit dieser Zusatztaste zeigen
keyboard-no-modifier = Ohne Zusatztaste
keyboard-shift = Umschalt
keyboard-ctrl = Strg
keyboard-alt = Alt
keyboard-caps = Fest
keyboard-back = Rück
keyboard-board = Benutzte Tasten: { $keys }
keyboard-key-does = { $key }: { $command }
keyboard-key-free = { $key } ist frei
keyboard-changed = Von dir geändert
keyboard-fixed = Fest belegt
keyboard-how = { $key-page-choose } auf einer Taste der Liste ändert sie. Oder zieh einen Befehl auf eine Taste.
keyboard-letters = Buchstaben ohne Strg, Alt oder Umschalt wirken nur am Tisch.

# A key that another command has
keyboard-conflict = { $key } wird schon benutzt
keyboard-conflict-note = Die Taste gehört zu „{ $command }“. Wähle, was geschehen soll, oder drücke eine andere Taste.
keyboard-after = Nach dem Tausch:
keyboard-swap = Die beiden Tasten tauschen
keyboard-swap-tip = Jeder Befehl bekommt die Taste des anderen
keyboard-take = { $key } nur für diesen Befehl benutzen
keyboard-take-tip = { $key } von „{ $command }“ entfernen
keyboard-keep = Alte Tasten behalten
keyboard-keep-tip = Nichts ändern

# At the foot of the page
keyboard-bar-press = { $command }:
keyboard-bar-press-keys = drücke die neue Taste. Die Rücktaste löscht, { $key-page-leave } bricht ab
keyboard-bar-drag-keys = auf einer Taste ablegen. { $key-page-leave } bricht ab
keyboard-bar-conflict = { $key } wird schon benutzt:
keyboard-bar-swap = { $key-page-choose } tauscht die beiden Tasten, { $key-page-leave } behält die alten
keyboard-bar-take = { $key-page-choose } benutzt sie nur für diesen Befehl, { $key-page-leave } behält die alten Tasten
keyboard-bar-keys = Tab führt zur Liste, die Pfeiltasten wählen eine Taste, { $key-page-choose } ändert sie, { $key-page-leave } zurück
