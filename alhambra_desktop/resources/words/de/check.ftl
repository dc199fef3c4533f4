# alhambra-check: one page about a rule set from outside. Lines of help are short and hold no per cent sign.
check-about = Ein fremdes Regelpaket prüfen und Fehler und fehlende Teile auf einer Seite melden.
check-package = Paket, als Name mit Punkten oder als Ordner
check-quick = nur einen Tisch prüfen, ohne Computerspieler und Kosten
check-trace = die Rückverfolgung des ersten Fehlers zeigen
# $count packages lie there
check-no-package = { $folder } enthält { $count ->
    [0] kein Paket
   *[other] { $count } Pakete
 }. Den Ordner mit der Datei __init__.py des Regelpakets nennen.

# The page
check-title = { $title } ({ $name }), Sprachen: { $languages }
check-figures-games = { $tables ->
    [one] { $tables } Tisch; alle Prüfungen bei jedem von { $moves } Schritten einer zufälligen Partie
   *[other] { $tables } Tische; alle Prüfungen bei jedem von { $moves } Schritten zufälliger Partien
 }
check-figures-cost = Kosten: Mit ihm dauert das Auflisten aller Aktionen { $offers }-mal so lange ({ $each } µs) und ein Schritt { $moves }-mal so lange
check-wrong = Fehler ({ $count }):
check-missing = Fehlt ({ $count }):
check-fine = Keine Fehler gefunden.

# A finding: while something was done, $place is a line of the package
check-found = { $what }: { $fault }.
check-raised = { $what }: { $place } meldete { $error }.
check-doing-source = Quelltext lesen
check-doing-words = Texte lesen
check-doing-game = { $game } spielen, Module: { $modules }
check-doing-invariants = Invarianten prüfen
check-doing-offers = Erlaubte Aktionen auflisten
check-doing-codec = Zustände schreiben und lesen
check-doing-guess = Verborgenes prüfen
check-doing-secrets = Sicht eines Sitzplatzes vergleichen
check-doing-back = Schritte rückgängig machen
check-doing-gestures = Aktionen von Hand spielen
check-doing-pieces = Teile auslegen
check-doing-folds = Teile bewegen
check-doing-sayings = Punkte benennen
check-doing-log = Einträge des Spielverlaufs schreiben
check-doing-wordings = Aktionen und Orte benennen
check-doing-save = Eine Partie speichern
check-doing-record = Ein Protokoll nachspielen
check-doing-use = Nutzung der Aktionen prüfen
check-doing-arena = Partien mit Computerspielern spielen
# $level is the name of a level
check-doing-player = Als { $level } spielen
check-doing-reasons = Züge erklären
check-doing-judge = Züge analysieren
check-doing-cost = Kosten messen
check-doing-view = Datei mit den Ansichten laden
check-doing-draw = { $face } zeichnen
check-doing-paint = { $name } malen, { $size } Pixel breit
check-doing-section = Abschnitt { $name } schreiben

# What is broken
check-invariant = { $fault }
check-plan = ein Plan der Stufe { $level } lässt sich nicht spielen: { $fault }
check-codec = ein Zustand ändert sich beim Speichern und Laden
check-codec-action = { $action } ändert sich beim Speichern und Laden
check-offer-refused = { $action } wird angeboten, aber { $rule } verbietet es: { $reason }
check-offer-twice = { $action } wird zweimal angeboten
check-reveals = { $action } lässt sich rückgängig machen, das Ergebnis hängt aber von Verborgenem ab; draft.revealed setzen
check-guess = Sitzplatz { $seat } sieht einen Unterschied zwischen einer Annahme und dem echten Zustand: hide und redraw passen nicht zusammen
check-guess-invariant = eine Annahme von Sitzplatz { $seat } ist unmöglich: { $fault }
check-secrets = Sitzplatz 0 sieht zu viel: Zustände, die sich nur in Verborgenem unterscheiden, sehen verschieden aus
check-gesture-read = die Geste für { $action } wird als { $read } gelesen
check-gesture-lift = { $action } nimmt, drückt oder bezahlt etwas, das nicht da ist: { $gesture }
check-fold = nach { $event } sieht Betrachter { $viewer } falsche Teile an { $place }: { $found } statt { $wanted }
check-fold-order = nach { $event } sieht Betrachter { $viewer } Teile an { $place } in falscher Reihenfolge: { $found } statt { $wanted }. Die Teile in der Reihenfolge ihrer Ankunft hinzufügen oder den Ort nach dem id_field ihrer Gesichter sortieren
check-fold-again = die Ereignisse { $events } noch einmal anzuwenden ergibt andere Orte
check-fold-error = die Ereignisse { $events } können die Teile nicht bewegen: { $reason }
check-fold-pieces = ein Teil liegt an keinem oder an zwei Orten
check-motions = die Bewegungen von { $event } enden nicht dort, wo die Teile liegen ({ $piece })
check-copy-again = { $piece } wurde entfernt, und später bekam ein anderes Teil dieselbe Nummer
check-save = eine gespeicherte Partie ändert sich beim Laden
check-record = ein Protokoll nachzuspielen ergibt etwas anderes
check-private = { $place } importiert { $name }, das nicht öffentlich ist
check-no-words = { $id } hat keinen Text ({ $place })
check-hole = { $id } hat eine Lücke in { $language }: „{ $text }“
check-blank = das Bild ist leer

# What is missing
check-no-pyproject = neben dem Paket liegt keine pyproject.toml, darum kann pip es nicht installieren.
check-no-manifest = das Paket hat keine lesbare rule-set.toml, darum lässt es sich nicht aus einer Datei installieren.
check-untranslated = { $id } erscheint auf Englisch, weil der Text in { $language } fehlt.
check-unused = { $id } wird nie benutzt.
check-never = { $action } war in keiner der Partien möglich.
check-many = { $action } wird in einer Stellung { $count }-mal angeboten, das macht Computerspieler langsam.
check-no-sum = { $action } hat kein Ereignis unter „Seit deinem Zug“ (sums_up in einem Ereignis).
check-no-prospect = es bringt Punkte, aber kein prospect (expect) gibt Computerspielern den Wert des Besitzes.
check-slow = es macht das Spiel { $times }-mal so langsam.
check-no-building = Gebäude der Art { $type } sind Schilder mit ihrem Namen, und ein Stern steht für die Art: paint_building benutzen
check-no-picture = Teile mit einem { $face } haben kein Bild (draw), darum erscheinen sie als Schilder mit einem Namen.
check-no-icon = Punkte aus { $source } haben kein Symbol (add_icon).
check-no-home = Teile an einem { $place } sind unsichtbar (add_perch, mark_cards, add_pawn oder einen Supply in einem Abschnitt benutzen).

# Types of events, as the code calls them
check-unmet = { $count ->
    [one] nicht geprüft, weil es in diesen Partien nie geschah: { $events }
   *[other] nicht geprüft, weil sie in diesen Partien nie geschahen: { $events }
 }
