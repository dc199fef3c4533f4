# Files that cannot be opened. $file and $previous are names of files; $fault is one of the clauses below, and
# "it" in them is the file. $place names the part of the file, for those who can repair it ("state.agenda[0]").

save-closed = { $file } lässt sich nicht öffnen ({ $fault }). Wähle eine andere Datei.
save-closed-previous = { $file } lässt sich nicht öffnen ({ $fault }). Die vorige Kopie ist { $previous }.
save-no-file = { $file } lässt sich nicht öffnen ({ $fault }). Wähle eine gespeicherte Partie oder ein Protokoll.
# $reason is what the system says, in its own language, or file-nameless.
save-unread = { $file } lässt sich nicht lesen ({ $reason }). Prüfe den Ort und deine Rechte.
# $fault is a whole sentence, such as setup-no-module.
save-table = Die Partie in { $file } lässt sich nicht aufbauen. Wähle eine andere Datei. { $fault }
save-table-previous = Die Partie in { $file } lässt sich nicht aufbauen. Die vorige Kopie ist { $previous }. { $fault }

file-folder = das ist ein Ordner, keine Datei
file-pipe = das ist eine Pipe, keine Datei
file-socket = das ist ein Socket, keine Datei
file-device = das ist ein Gerät, keine Datei
file-large = die Datei ist zu groß: { $megabytes } MB
file-nameless = das ist kein gültiger Dateiname

save-foreign = das ist keine gespeicherte Partie von Alhambra Desktop
save-version = die Version { $version } ist unbekannt
save-newer = die Datei wurde von einem neueren Programm im Format { $version } gespeichert, dieses kennt aber nur { $known }: aktualisiere das Programm
save-older = die Datei wurde von einer frühen Testversion im Format { $version } gespeichert, dieses Programm braucht aber Format { $known }
save-changed = die Datei wurde bearbeitet oder ist beschädigt (falsche Prüfsumme)
save-no-text = das ist keine gespeicherte Partie: ungültiger Text bei Byte { $byte }
save-lists = das ist keine gespeicherte Partie: zu viele Listen
save-half = die Datei ist beschädigt: ein Text enthält ein ungültiges Zeichen
save-deep = die Datei ist beschädigt oder unvollständig: zu viele Ebenen
save-cut-off = die Datei ist beschädigt oder unvollständig in Zeile { $line }, Spalte { $column }
save-digits = die Datei ist beschädigt: eine Zahl hat Tausende Ziffern
# $name is the text found in place of a number, such as NaN.
save-constant = die Datei ist beschädigt: { $name } ist keine Zahl
save-apart = die Teile der Datei passen nicht zusammen
save-apart-at = Fehler bei { $place }: Das passt nicht zum Rest der Partie
save-impossible = Fehler bei { $place }: { $fault }

# Records of games, which are played again to open them. $number counts the events from 1; $event is the quoted
# name of one.
record-unfit = dieses Protokoll lässt sich nicht nachspielen: { $fault }
record-unfit-at = dieses Protokoll lässt sich nicht nachspielen, { $place }: { $fault }
record-version = es hat Version { $version }, dieses Programm kennt aber nur { $known }
record-event = Ereignis { $number }, { $event }: { $fault }
record-event-none = Ereignis { $number }: { $value } ist kein Ereignis
record-no-turn = kein Zug beginnt

# What is wrong with a part of a file. $value, $name, $recorded, $ruled and $parts are quoted as they stand there.
misfit-at = { $place }: { $fault }
misfit-unnamed = { $value } hat keine benannten Teile
misfit-parts = unbekannte oder fehlende Teile { $parts }
misfit-list = { $value } ist keine Liste
misfit-count = { $value } hat nicht { $count } Teile
misfit-number = { $value } ist keine ganze Zahl
misfit-truth = { $value } ist weder wahr noch falsch
misfit-text = { $value } ist kein Text
misfit-long = { $value } ist länger als { $most } Zeichen
misfit-more = mehr als { $most }
misfit-none = { $name } gibt es nicht
misfit-step = unbekannter Schritt { $name }
misfit-action = unbekannte Aktion { $name }
misfit-promise = { $name } lässt sich nicht planen
misfit-tile = unbekanntes Plättchen { $name }
misfit-level = { $level } ist weder Stufe noch Stil
misfit-square = auf { $square } kann kein Plättchen liegen
misfit-fountain = eine Stadt ohne ihren Brunnen
misfit-starts = Felder, die kein Anfang sein können
misfit-modules = die Teile der Module passen nicht zum Spiel
misfit-table = aus einer anderen Partie
misfit-agenda = { $count } Schritte im Voraus
misfit-seat = ein Sitzplatz, den es nicht gibt
misfit-idle = niemand kann handeln
misfit-stuck = die Partie ginge nicht weiter
misfit-stuck-by = die Partie ginge nicht weiter: { $fault }
misfit-placements = für ein Plättchen sind zwei Felder geplant
misfit-hints = die Anzahlen der benutzten Tipps sind unvollständig
misfit-hint-counts = die Zahl der Tipps muss ganz sein
misfit-points = das sind nicht die Punkte von { $count } Spielern
misfit-now = das ist jetzt nicht möglich
misfit-not-for = Sitzplatz { $seat } kann jetzt nicht handeln
# $rule is the number of a rule, such as B-9.
misfit-rule = { $reason } ({ $rule })
misfit-other = die Regeln verlangen hier { $event }
misfit-differs = { $place } ist { $recorded }, die Regeln ergeben aber { $ruled }
