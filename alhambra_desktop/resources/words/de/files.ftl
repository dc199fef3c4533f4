# The files of preferences and of progress. $file and $spare are names of files; $reason is what the system says, in its own
# language, or file-folder and the like.
settings-unkept = { $file } lässt sich nicht schreiben ({ $reason }).
settings-unread = { $file } lässt sich nicht lesen ({ $reason }).
settings-damaged = { $file } lässt sich nicht lesen.
settings-none = { $file } enthält keine Einstellungen.
# $settings are names of values as they stand in the file.
settings-impossible = { $file } enthält unmögliche Werte ({ $settings }).
# $fault is one of the sentences above; $wrong is how many values are wrong, or 0 where all are.
settings-aside = { $wrong ->
    [0] { $fault } Die Datei heißt jetzt { $spare }. Es gelten die Standardeinstellungen.
    [one] { $fault } Die Datei heißt jetzt { $spare }. Diese Einstellung wurde auf Standard zurückgesetzt.
   *[other] { $fault } Die Datei heißt jetzt { $spare }. Diese Einstellungen wurden auf Standard zurückgesetzt.
 }
settings-stuck = { $wrong ->
    [0] { $fault } { $file } lässt sich nicht umbenennen ({ $reason }). Es gelten die Standardeinstellungen.
    [one] { $fault } { $file } lässt sich nicht umbenennen ({ $reason }). Diese Einstellung wurde auf Standard zurückgesetzt.
   *[other] { $fault } { $file } lässt sich nicht umbenennen ({ $reason }). Diese Einstellungen wurden auf Standard zurückgesetzt.
 }

# Keeping the table, and saving it by name. $folder is a whole path, $file a name.
keep-nowhere = In { $folder } lassen sich Partien nicht automatisch speichern ({ $reason }). Du kannst trotzdem spielen und die Partie in einem anderen Ordner speichern.
keep-apart = Ein anderes Fenster von Alhambra Desktop ist offen. Dieses Fenster speichert seine Partien getrennt, in { $folder }.
keep-failed = Die Partie ließ sich nicht in { $folder } speichern ({ $reason }).
keep-own = { $file } ist eine Datei des Programms selbst. Wähle einen anderen Ort.
keep-untouched = Du hast in dieser Partie noch nichts getan. Sie wird nicht gespeichert, wenn du das Fenster schließt.
keep-let-go = Die vorige Partie wurde nicht gespeichert: Du hattest darin noch nichts getan.
keep-saved = Gespeichert als { $file }.
keep-exported = Protokoll exportiert nach { $file }.
keep-unwritten = { $file } ließ sich nicht speichern ({ $reason }). Wähle einen anderen Ort.
keep-slow = Der Datenträger ist langsam, und noch ist nicht alles gespeichert. Schließe das Fenster noch einmal, um ohne den Rest zu beenden.
keep-picture = { $file } ließ sich nicht speichern. Wähle einen anderen Ort.
# The question of a window that is closed while a game cannot be written; $reason is what the system says.
unkept-title = Partie nicht gespeichert
unkept-text = Die Partie ließ sich nicht speichern: { $reason }. Wenn du das Fenster jetzt schließt, gehen deine letzten Aktionen verloren.
unkept-again = &Noch einmal versuchen
unkept-elsewhere = &Woanders speichern …
unkept-discard = &Verwerfen
unkept-stay = &Abbrechen
