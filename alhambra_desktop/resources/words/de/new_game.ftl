### The page of a new game: presets, who sits where, what is played, and house rules.

# On round buttons with an arrow, at the head of every page
page-back = Zurück
page-back-tip = Zur vorigen Seite zurückkehren
# Beside a switch
switch-on = An
switch-off = Aus

new-game-title = Neue Partie
# The line at the foot of the page: first the name in bold, then what keys do
new-game-bar = Neue Partie.
new-game-bar-keys = { $key-page-choose } beginnt diese Partie  ·  { $key-rules } erklärt das Ausgewählte

## Presets: whole tables taken with one press. $modules is a list of titles, $third is the neutral player.

new-game-presets = Vorschläge
new-game-preset-quick = Schnelle Partie
new-game-preset-pair = Zu zweit
new-game-preset-everything = Mit allem
new-game-preset-last = Wie zuletzt
new-game-preset-for = { $game } für { $count } Spieler
new-game-preset-with = { $modules }
new-game-preset-some = { $count ->
    [one] { $count } Erweiterung
   *[other] { $count } Erweiterungen
 }
new-game-preset-all = Alle { $count } Erweiterungen
new-game-preset-two = Gegen { $name }, dazu { $third } (neutral)
new-game-preset-one = Gegen { $name }
# The selected preset as a screen reader reads it
new-game-preset-taken = { $title }, gewählt
new-game-preset-tip = Diesen Vorschlag nehmen: { $table }
new-game-taken = { $title } gewählt: { $table }.
new-game-taken-back = Vorschlag rückgängig gemacht: { $table }.
new-game-own = Eigene Aufstellungen
new-game-own-tip = Diese Aufstellung speichern oder eine gespeicherte laden
# On a small button
new-game-own-brief = Eigene
new-game-own-none = Noch keine gespeichert
new-game-own-keep = Diese Aufstellung speichern
new-game-own-forget = Diese Aufstellung löschen

## The places around the table

new-game-at-table = Am Tisch
new-game-places-order = { $count } von { $most } Sitzplätzen besetzt, gespielt wird im Uhrzeigersinn
new-game-places = { $count } von { $most } Sitzplätzen besetzt
new-game-add = Spieler hinzufügen
new-game-add-here = Auf Sitzplatz { $number } einen Spieler hinzufügen
new-game-change-human = Name, Bild und Farbe ändern: { $name }
new-game-change-computer = Ersatz auswählen für { $name }
# The motto of a character, about their style of play
new-game-quote = „{ $line }“
new-game-name-picture = Name, Bild
new-game-name-picture-tip = Name und Bild ändern
new-game-swap = Diesen Spieler ersetzen
new-game-remove = Diesen Spieler entfernen
new-game-weaker = Schwächer
new-game-stronger = Stärker
# As a place is read aloud; $mark is a colour with its sign, $level the next message but one
new-game-place-free = Sitzplatz { $number } von { $most }, frei.
new-game-place-human = Sitzplatz { $number } von { $most }, { $name }, Mensch, { $mark }.
new-game-place-computer = Sitzplatz { $number } von { $most }, { $name }, { $trade }, { $mark }. { $level }.
new-game-level = Stufe { $level }, { $rank } von { $most }
new-game-keys-free = { $key-page-choose } fügt einen Spieler hinzu.
new-game-keys-human = Pfeil links und rechts ändern die Farbe. { $key-page-choose } oder F2 ändert Name und Bild.
new-game-keys-computer = Pfeil links und rechts ändern die Stufe. { $key-page-choose } ersetzt diesen Spieler.
new-game-keys-remove = Entf entfernt diesen Spieler.

## Who sits at a place

new-game-who = Wer sitzt hier?
new-game-human = Ein Mensch
new-game-human-tip = Hier spielt ein Mensch an diesem Computer
new-game-computer = Ein Computerspieler
new-game-computer-tip = Hier spielt eine von zwölf Figuren des Computers
new-game-name = Name
new-game-guest = Gast
new-game-guest-tip = Ein Porträt, das kein Computerspieler hat
new-game-picture-note = Wähle ein Porträt und eine Farbe.
new-game-people-note = Alle haben ihren eigenen Stil. Die Stufe wählst du danach.
new-game-person-line = { $trade }. „{ $line }“
new-game-sit = &Fertig
new-game-sit-tip = Diesen Spieler hierher setzen
# The tooltip of Cancel
new-game-cancel = Abbrechen
new-game-cancel-tip = Den Sitzplatz lassen, wie er ist
# Before the marks of the colours that a player can choose
new-game-colour = Farbe
new-game-colour-tip = Farbe: { $colour }

## Games and expansions

new-game-game = Das Spiel
new-game-expansions = Erweiterungen
new-game-expansions-on = { $count } von { $every } gewählt
new-game-rule-sets = Weitere Regelpakete
new-game-rule-sets-tip = Regelpakete installieren, einschalten und entfernen
new-game-rule-sets-none = Keine installiert.
new-game-rule-sets-count = { $count } installiert.
new-game-rule-sets-look = Regelpakete verwalten …

## House rules, and the foot of the page. $table is one of the tables below, $rules are sentences.

new-game-house-rules = Hausregeln
new-game-house-rules-tip = Hausregeln, Tischcode und Startwert zeigen oder verbergen
new-game-as-printed = offizielle Regeln; { $count } lassen sich ändern
new-game-departures = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
 }
new-game-official = Offizielle Regeln.
new-game-by-house-rules = Hausregeln: { $rules }
new-game-advanced = Erweitert
new-game-seed = Startwert
# In place of a number that nobody gave
new-game-seed-any = zufällig
new-game-seed-note = Mit derselben Zahl wird wieder gleich gemischt.
new-game-seed-fault = Der Startwert muss eine ganze Zahl oder leer sein.
new-game-table = { $game }, { $count } Spieler
new-game-table-with = { $game } mit { $modules-dem }, { $count } Spieler
new-game-table-some = { $game } mit { $expansions } Erweiterungen, { $count } Spieler
new-game-table-company = { $table } und { $third }
new-game-play = Spielen
new-game-play-tip = Die Partie mit diesen Spielern und Regeln beginnen
