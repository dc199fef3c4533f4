# An internal error, and whether the game was saved.
fault-lost-nothing = Im Programm ist etwas schiefgegangen. Nichts ist verloren.
fault-kept = Im Programm ist etwas schiefgegangen. Deine Partie ist gespeichert, und du kannst weiterspielen.
fault-goes-on = Im Programm ist etwas schiefgegangen. Du kannst deine Partie fortsetzen.
fault-unkept = Im Programm ist etwas schiefgegangen. Du kannst deine Partie fortsetzen, aber in diesem Zustand lässt sie sich nicht speichern.
fault-crashed = Das Programm wurde letztes Mal unerwartet beendet. Deine Partien sind gespeichert.
# A button, and the notice after pressing it; $place is the address for reports.
fault-copy = Bericht kopieren
fault-copy-tip = Einen Bericht für die Entwickler kopieren; er enthält keine Namen von Personen
fault-copied = Bericht kopiert. Er enthält keine Namen von Personen. Du kannst ihn hier in eine neue Meldung einfügen: { $place }

# Printed if no window can be shown. $file is the log.
fault-start = Das Programm konnte wegen eines internen Fehlers nicht starten. Bitte schicke { $file } an die Entwickler.
# The log follows in English.
fault-start-log = Das Programm konnte wegen eines internen Fehlers nicht starten. { $log }

# A rule set from outside failed; $kept is 1 where the game is kept, else 0.
# $author is the name of who made it.
rule-set-fault = Das Regelpaket { $title } { $version } von { $author } hat einen Fehler verursacht.
rule-set-fault-of-nobody = Das Regelpaket { $title } { $version } hat einen Fehler verursacht.
# $names are titles of rule sets.
rule-set-suspect = Ein Regelpaket hängt vielleicht in einer Endlosschleife: { $names }.
fault-rule-set = { $fault } { $kept ->
    [1] Deine Partie ist gespeichert. Du kannst sie fortsetzen oder verlassen.
   *[other] Deine Partie ließ sich nicht speichern. Du kannst sie fortsetzen oder verlassen.
    }
# The same notice after an error of a rule set; $makers is the address or name of its author.
fault-copied-for = Bericht kopiert. Er enthält keine Namen von Personen. Du kannst ihn an den Autor des Regelpakets schicken: { $makers }
