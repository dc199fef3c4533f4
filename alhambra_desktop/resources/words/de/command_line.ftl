# Command lines. What stands in capitals or behind -- is typed as it is and stays; lines of help are short, as
# the terminal is narrow, and hold no per cent sign.

# $program is the name of a command, $sentence what is wrong.
command-says = { $program }: { $sentence }
# $fault is one of the clauses argparse-...
command-wrong = { $fault }; siehe { $program } --help.
command-language = Sprache für diesen Aufruf, etwa en oder de
command-version = die Version zeigen und beenden
command-no-language = Es gibt keine Übersetzung für { $code }. Möglich sind { $known }.

# The words of Python's argparse. "argparse-usage" stands before the command, with a space behind its colon.
argparse-usage = Aufruf:{" "}
argparse-positional = Argumente
argparse-options = Optionen
argparse-heading = { $heading }:
argparse-help = diese Hilfe zeigen und beenden
# $argument and $arguments are options, such as --seats; $fault is one of the next clauses.
argparse-argument = Argument { $argument }: { $fault }
argparse-unrecognized = unbekannte Argumente: { $arguments }
argparse-required = diese Argumente sind nötig: { $arguments }
argparse-one-of = eines der Argumente { $arguments } ist nötig
argparse-ambiguous = mehrdeutige Option: { $option } könnte { $matches } sein
argparse-choice = ungültige Angabe: { $value } (möglich: { $choices })
argparse-choice-closest = ungültige Angabe: { $value }, vielleicht { $closest }? (möglich: { $choices })
argparse-value = ungültiger Wert: { $value }
argparse-expected-one = braucht einen Wert
argparse-not-with = geht nicht zusammen mit { $argument }
argparse-ignored = nimmt keinen Wert: { $argument }
# $value is quoted as it was typed.
number-none = { $value } ist keine ganze Zahl
number-less = { $value } ist kleiner als { $least }
number-more = { $value } ist größer als { $most }

# alhambra-desktop --help
desktop-about = Alhambra für 2 bis 6 Menschen und Computerspieler.
desktop-file = gespeicherte Partie oder Protokoll zum Öffnen
desktop-new = Partie beginnen: Sitzplätze, dann Optionen mit Leerzeichen dazwischen, wie 'human,apprentice,builder:mason seed=7 modules=camps,huts'; auch game=granada und Hausregeln (id=Wert)
desktop-screenshot = ein Bild des Tisches als PNG-Datei speichern, ohne Bildschirm
desktop-size = Fenstergröße (Standard: 1280x800)
desktop-scale = Vergrößerung des Fensters, { $least } bis { $most }
desktop-theme = Design für diesen Aufruf
desktop-new-window = ein eigenes Fenster öffnen, falls schon eines offen ist
desktop-no-rule-sets = ohne die in den Einstellungen eingeschalteten Regelpakete starten
desktop-sound-file = den Ton in eine WAV-Datei schreiben statt abzuspielen
desktop-install-entry = das Programm ins Menü des Systems eintragen und mit ihm gespeicherte Partien und Protokolle öffnen
desktop-remove-entry = das Programm aus dem Menü des Systems entfernen

# What is wrong with a command line of alhambra-desktop. $value, $name and $kind are quoted as they were typed.
desktop-wrong-size = --size { $value } ist keine Breite und Höhe wie 1280x800, höchstens { $most }.
desktop-wrong-scale = --scale { $value } ist keine Zahl von { $least } bis { $most }.
desktop-no-folder = { $file } ist nicht zu finden: Der aktuelle Ordner besteht nicht mehr. Das Programm aus einem anderen Ordner starten.
desktop-no-sound-file = --sound-file { $file } lässt sich nicht schreiben. Eine Datei in einem Ordner mit Schreibrecht wählen.
desktop-new-seed = --new: Der Startwert { $value } ist keine ganze Zahl mit höchstens { $most } Ziffern.
desktop-new-word = --new: { $name } ist weder seed, game, modules noch eine Hausregel ({ $known }).
desktop-new-seats = --new: Eine Partie hat höchstens { $most } Sitzplätze.
# $fault is a whole sentence, such as setup-no-level.
desktop-new-level = --new: { $kind } ist weder human noch eine Stufe: { $fault }
desktop-new-table = --new: { $fault }

# No window can be opened. $screens are variables with their values, such as DISPLAY=:0.
display-unknown = QT_QPA_PLATFORM={ $requested } ist keine der Plattformen von Qt ({ $known }). Die Variable löschen.
display-none = Es lässt sich kein Fenster öffnen: Es gibt keinen Bildschirm. Das Programm von einem Desktop aus starten oder mit --screenshot FILE ein Bild des Tisches speichern.
display-mute = Es lässt sich kein Fenster öffnen: Der Bildschirm antwortet nicht ({ $screens }). Das Programm von einem Desktop aus starten oder mit --screenshot FILE ein Bild des Tisches speichern.

# The entry in the desktop's menu.
entry-installer = Unter Windows und macOS legt das Installationsprogramm den Menüeintrag an und entfernt ihn.
entry-package = { $program } gehört zu einem Paket, das den Menüeintrag für alle Benutzer anlegt und entfernt.
entry-without-qt = Qt lässt sich nicht laden: { $reason }. Die fehlende Bibliothek installieren.
entry-unwritten = { $file } lässt sich nicht schreiben: { $reason }. Freien Speicherplatz und Rechte prüfen.
entry-there = Alhambra Desktop steht jetzt im Menü und öffnet gespeicherte Partien und Protokolle: { $file }.
entry-none = In { $folder } gibt es keinen Menüeintrag von Alhambra Desktop.
entry-gone = Der Menüeintrag von Alhambra Desktop wurde aus { $folder } entfernt. Gespeicherte Partien und Einstellungen bleiben.
