### The forms of the rules and of house variants.

rules-base-game = Das Grundspiel

# On a small button
options-reset = Zurücksetzen
options-reset-one = { $variant }: die offizielle Regel wiederherstellen
options-reset-tip = Die offizielle Regel wiederherstellen
# Buttons next to a number
amount-less = Weniger
amount-more = Mehr
options-reset-all = Alle &offiziellen Regeln wiederherstellen
options-reset-all-tip = Jede Hausregel wieder auf den offiziellen Wert setzen
options-named-before = Vor Beginn der Partie sehen alle eine Liste der Hausregeln.
options-house-rule = Hausregel. Offiziell: { $official }
# $rule is the number of a rule
options-rule = Regel { $rule }

# House rules saved under a name, and table codes
presets-title = Gespeicherte Hausregeln
presets-choice = Hausregeln
presets-official = Offizielle Regeln
# In the field if the chosen house rules are not saved
presets-own = Nicht gespeichert
presets-name = Name
presets-keep = Speichern
presets-keep-tip = Diese Hausregeln unter diesem Namen speichern
presets-rename = Umbenennen
presets-rename-tip = Den gewählten Hausregeln diesen Namen geben
presets-delete = Löschen
presets-delete-tip = Die gewählten Hausregeln nach einer Rückfrage löschen
# pressed again it deletes
presets-delete-really = Wirklich löschen?
presets-delete-really-tip = Noch einmal drücken, um diese Hausregeln zu löschen
presets-code = Tischcode
presets-code-hint = Code von Freunden
presets-take = Regeln laden
presets-take-tip = Die Hausregeln dieses Tischcodes benutzen
presets-copy = Code kopieren
presets-copy-tip = Den Code dieses Tisches kopieren, um ihn weiterzugeben
presets-kept = Als { $name } gespeichert.
presets-renamed = { $old } heißt jetzt { $new }.
presets-deleted = { $name } wurde gelöscht. Die für diese Partie gewählten Regeln bleiben.
presets-unknown = { $count ->
    [one] Eine dieser Hausregeln gehört zu einem Regelpaket, das nicht installiert ist. Sie gilt jetzt nicht, bleibt aber gespeichert.
   *[other] { $count } dieser Hausregeln gehören zu Regelpaketen, die nicht installiert sind. Sie gelten jetzt nicht, bleiben aber gespeichert.
 }
presets-taken = { $count ->
    [0] Dieser Code benutzt die offiziellen Regeln.
    [one] Eine Hausregel aus dem Code geladen.
   *[other] { $count } Hausregeln aus dem Code geladen.
 }
presets-copied = Code kopiert. Diese Partie benutzt jetzt den Startwert im Code.
# What is wrong with the file of house rules; $reason is what the system says
presets-damaged = Die Datei { $file } mit deinen Hausregeln war beschädigt. Sie heißt jetzt { $spare }, und eine neue Datei wird benutzt.
presets-unread = Die Datei { $file } mit deinen Hausregeln lässt sich nicht lesen: { $reason }
presets-newer = Deine Hausregeln in { $file } haben Version { $version }, dieses Programm kennt aber nur { $known }. Die Datei wurde nicht geändert.
presets-unkept = Deine Hausregeln ließen sich nicht in { $file } speichern: { $reason }
presets-foreign = der Inhalt ist beschädigt
