# What is wrong with a table that somebody wants to set up; each is one sentence.
# $name, $value and $player are quoted as they were typed ('x'); $known are the ids that can be typed.

setup-no-game = Unbekanntes Spiel { $name }. Möglich sind { $known }.
setup-no-module = Unbekanntes Modul { $name }. Möglich sind { $known }.
setup-module-twice = Ein Modul ist zweimal genannt. Jedes Modul nur einmal nennen.
# $module and $game are their titles.
setup-not-together = „{ $module }“ lässt sich nicht mit „{ $game }“ spielen.
setup-seats = Eine Partie hat { $fewest } bis { $most } Spieler, nicht { $count }.
setup-no-colour = Unbekannte Farbe { $name }. Möglich sind { $known }.
setup-nobody = { $name } muss Mensch oder Computer sein, nicht { $player }.
setup-colour-twice = Zwei Spieler haben dieselbe Farbe. Wähle verschiedene Farben.
setup-name-twice = Zwei Spieler haben denselben Namen. Wähle verschiedene Namen.
seat-nameless = Alle Spieler brauchen einen Namen.
seat-name-long = Der Name { $name } ist länger als { $most } Zeichen. Wähle einen kürzeren.
seat-name-broken = Der Name { $name } enthält ein Zeichen, das sich nicht speichern lässt. Gib den Namen noch einmal ein.

# $variant is the id of a house variant; $fault is one of the sentences below.
setup-variant = Hausregel { $variant }: { $fault }
setup-variant-twice = Eine Hausregel ist zweimal genannt. Jede Hausregel nur einmal nennen.
setup-variant-missing = Die Hausregel { $variant } fehlt.
setup-no-variant = Unbekannte Hausregel { $name }.
setup-no-variant-of = Unbekannte Hausregel { $name }. Möglich sind { $known }.
variant-not-one = { $value } gehört nicht zu { $known }.
variant-no-number = { $value } ist keine ganze Zahl von { $least } bis { $most }.
variant-no-name = { $value } ist kein Name mit 1 bis { $most } Zeichen.

setup-rules = Die Regeln von { $modules } sind in dieser Partie nicht benutzbar: { $reason }.

# A rule set from outside that cannot be installed; $name is how it was named, $fault one of the clauses below.
install-refused = Das Regelpaket { $name } lässt sich nicht installieren: { $fault }.
# $variable is the environment variable that names rule sets; $fault is the sentence before.
install-environment = { $variable }: { $fault }
install-import = es lässt sich nicht importieren ({ $reason })
install-no-module = es hat kein MODULE
install-automatic = sein MODULE hat automatic=True und käme ins Spiel, ohne dass es jemand wählt; das dürfen nur mitgelieferte Regelpakete
install-no-rules = die Datei { $file } fehlt
install-no-words = in { $folder } liegen keine Textdateien
install-taken = ein Modul namens { $module } gibt es schon
install-taken-variant = eine Hausregel namens { $variant } gibt es schon
# $language is the code of a language, such as fr; $reason what a program says.
install-words = seine Texte ({ $language }) lassen sich nicht lesen ({ $reason })
# $name is the id of a pattern in its files of words.
install-no-word = der englische Text zu { $name } fehlt

setup-no-level = Unbekannte Stufe { $name }. Möglich sind { $known }.
setup-no-style = Unbekannter Stil { $name }. Möglich sind { $known }.
# $level is the id of a level; $known are the ids of those that play in a style.
setup-unstyled = Die Stufe { $level } hat keine Stile. Stufen mit Stilen sind { $known }.

# Some printed values are not certain; $others is how many are certain
parts-reconstructed = { $others ->
    [0] Alle { $every } { $parts } sind Rekonstruktionen.
   *[other] { $guessed } der { $every } { $parts } sind Rekonstruktionen.
 }
