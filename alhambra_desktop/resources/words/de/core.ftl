take-nothing = keine Karte ausgewählt
take-nothing-why = Nimm mindestens eine Karte
take-not-in-row = diese Karte liegt nicht in der Auslage
take-not-in-row-why = Du darfst nur Karten aus der Auslage nehmen
take-unsorted = die Karten sind nicht sortiert
take-unsorted-why = Die Karten einer Aktion müssen sortiert sein
pay-card-too-many = eine Karte zu viel
pay-card-too-many-why = Der Preis ist auch ohne eine dieser Karten bezahlt
pay-card-too-many-why-brief = für den Preis nicht nötig
buy-not-for-sale = dieses Plättchen steht nicht zum Verkauf
buy-not-for-sale-why = Kaufe ein Plättchen vom Bauhof
pay-not-in-hand = eine Karte hast du nicht auf der Hand
pay-not-in-hand-why = Bezahle mit Karten von deiner Hand
pass-can-act = eine Aktion ist möglich
pass-can-act-why = Solange eine Aktion möglich ist, darfst du nicht aussetzen
decline-must-act = die Zusatzaktion ist Pflicht
decline-must-act-why = Eine Hausregel verlangt es
decline-not-acted = du hast noch keine Aktion ausgeführt
decline-not-acted-why = Du musst eine Aktion ausführen
take-alone = diese Karte nimmt man einzeln
take-alone-why = Nimm sie ohne weitere Karten
take-too-much = { $limit ->
    [0] das ist mehr als eine Karte
   *[other] { $total } ist mehr als { $limit }
 }
take-too-much-why = { $limit ->
    [0] Nimm immer nur eine Karte
   *[other] Mehrere Karten dürfen zusammen höchstens { $limit } wert sein
 }
take-too-much-why-brief = { $limit ->
    [0] nur eine Karte
   *[other] zusammen höchstens { $limit }
 }
pay-currency = hier gilt nur { $currency }
pay-currency-why = Bezahle in der Währung des Feldes
pay-short = { $by } zu wenig
pay-short-why = Bezahle mindestens den Preis; Wechselgeld gibt es nicht
pay-short-why-brief = mindestens den Preis
pay-over = { $by } zu viel
pay-over-why = Hier musst du passend bezahlen
place-not-waiting = dieses Plättchen liegt nicht unter „Zu platzieren“
place-not-waiting-why = Platziere die Plättchen, die du in diesem Zug gekauft hast
end-not-placed = ein Plättchen ist noch nicht platziert
end-not-placed-why = Platziere jedes in diesem Zug gekaufte Plättchen oder lege es in die Reserve
end-not-placed-why-brief = platzieren oder in die Reserve legen
redesign-forbidden = in dieser Partie gibt es keinen Umbau
redesign-forbidden-why = Eine Hausregel verbietet ihn
redesign-not-mine = dieses Plättchen liegt nicht in deiner Reserve
redesign-not-mine-why = Du kannst nur Plättchen aus deiner Reserve einbauen
redesign-not-there = dieses Plättchen liegt nicht dort
redesign-not-there-why = Du kannst nur Plättchen aus deiner Alhambra herausnehmen
redesign-not-there-why-brief = nur Plättchen in deiner Alhambra
place-touches-nothing = grenzt an kein Plättchen
place-touches-nothing-why = Ein neues Plättchen muss mit mindestens einer Seite an deine Alhambra grenzen
place-touches-nothing-why-brief = muss angrenzen
place-taken = das Feld ist belegt
place-taken-why = Auf jedes Feld passt nur ein Plättchen
place-taken-why-brief = ein Plättchen pro Feld
place-start-stays = das Startplättchen bleibt liegen
place-start-stays-why = Das Startplättchen wird nie bewegt
place-start-stays-why-brief = es wird nie bewegt
over = die Partie ist beendet
over-why = Es sind keine Aktionen mehr möglich
not-now = jetzt nicht
not-now-why = Die Partie wartet auf etwas anderes
place-not-joined = hat hier keine Verbindung zu deiner Alhambra
edges-alike = Seiten, die sich berühren, müssen gleich sein
edges-alike-brief = Seiten müssen gleich sein
edges-meet = { $edge } an { $other-dem } ({ $sides })
place-encloses = { $squares ->
    [one] würde ein leeres Feld einschließen
   *[other] würde { $squares } leere Felder einschließen
 }
place-encloses-why = Du darfst keine leeren Felder einschließen
place-encloses-why-brief = keine Löcher
place-unreached = { $tiles ->
    [one] zu Fuß nicht erreichbar
   *[other] { $tiles } Plättchen wären zu Fuß nicht erreichbar
 }
place-unreached-why = Vom Brunnen aus musst du jedes Plättchen erreichen können, ohne eine Mauer zu überqueren
place-unreached-why-brief = kein Weg vom Brunnen
edge-wall = Mauer
edge-wall-den = die Mauer
edge-wall-dem = Mauer
edge-wall-genus = f
edge-open = offene Seite
edge-open-dem = offener Seite
side-north = Norden
side-north-wo = im Norden
side-north-lich = nördlich
side-east = Osten
side-east-wo = im Osten
side-east-lich = östlich
side-south = Süden
side-south-wo = im Süden
side-south-lich = südlich
side-west = Westen
side-west-wo = im Westen
side-west-lich = westlich
currency-denar = Denar
currency-denar-many = Denar
currency-dirham = Dirham
currency-dirham-many = Dirham
currency-ducat = Dukaten
currency-ducat-many = Dukaten
currency-florin = Gulden
currency-florin-many = Gulden

# Faults of a state that no game can reach (a damaged file)
fault-money = Geldkarten fehlen oder sind doppelt
fault-fountain-moved = Sitzplatz { $seat }: Das Startplättchen ist nicht der Brunnen (B-1)
fault-fountains = ein Brunnen fehlt oder ist doppelt
fault-tile = ein Plättchen fehlt oder ist doppelt: { $tile }

# Faults of a state that no game can reach (a damaged file)
fault-row-long = die Auslage ist zu lang
fault-money-order = die Geldkarten sind nicht sortiert
fault-count = eine Anzahl ist unmöglich
fault-pile-parts = die Teile des Geldkartenstapels ergeben nicht den ganzen Stapel
fault-scoring-cards = Wertungskarten fehlen oder sind doppelt
fault-agenda = die Partie wartet auf niemanden
fault-leftovers = restliche Plättchen, die es nicht gibt
fault-stocks = Vorräte fehlen oder sind doppelt
fault-rounds = Wertungen in unmöglicher Reihenfolge
fault-round = die Nummer der letzten Wertung ist falsch
fault-points = unmögliche Punkte
fault-score = Sitzplatz { $seat }: Die Punkte stimmen nicht mit den Wertungen überein
fault-city = Sitzplatz { $seat }: { $reason } ({ $rule })

# Things
tile = { $type } { $price }
tile-der = { $type-der } { $price }
tile-den = { $type-den } { $price }
tile-dem = { $type-dem } { $price }
tile-eins = { $type } { $price }
tile-genus = { $type-genus }
card = { $value } { $currency }
card-den = { $value } { $currency }
card-dem = { $value } { $currency }
# $total is the sum of the values, for languages in which 1 takes another form
money = { $values } { $currency }
money-den = { $values } { $currency }
money-dem = { $values } { $currency }
fountain = Brunnen
fountain-der = der Brunnen
fountain-den = den Brunnen
fountain-dem = dem Brunnen
fountain-eins = Brunnen
fountain-genus = m

# A tile with its closed sides; with its printed number; with the tile on its back
tile-sides = { $count ->
    [0] { $tile }, ohne { $edge }
   *[other] { $tile }, { $edge } { $sides-wo }
 }
tile-printed = { $tile }, { $printed }
tile-back = { $tile }, auf der Rückseite { $back }

# Other visible faces of pieces: a hidden card, a pile or bag with its size, points
face-card-back = verdeckte Karte
face-scoring-card = Wertungskarte { $round }
face-stack = Stapel mit { $count }
face-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
face-turn = Zug { $turn }

# Places on the table, and behind what lies there; those with -own are the viewer's, the others those of $name
place-market = der Bauhof, { $currency }
place-market-wo = auf dem Bauhof, { $currency }
place-supply = der Vorrat
place-supply-wo = im Vorrat
place-bag = der Beutel
place-bag-wo = im Beutel
place-row = die Auslage
place-row-wo = in der Auslage
place-pile = der Geldkartenstapel
place-pile-wo = im Geldkartenstapel
place-discard = der Ablagestapel
place-discard-wo = auf dem Ablagestapel
place-due = die aufgedeckten Wertungskarten
place-due-wo = neben der Auslage
place-hand-own = deine Hand
place-hand-own-wo = auf deiner Hand
place-hand = die Hand von { $name }
place-hand-wo = auf der Hand von { $name }
place-tray-own = deine noch zu platzierenden Plättchen
place-tray-own-wo = noch zu platzieren
place-tray = die noch zu platzierenden Plättchen von { $name }
place-tray-wo = von { $name } noch zu platzieren
place-reserve-own = deine Reserve
place-reserve-own-wo = in deiner Reserve
place-reserve = die Reserve von { $name }
place-reserve-wo = in der Reserve von { $name }
# $square is where it lies, seen from the fountain
place-square-own = deine { $city }, { $square }
place-square-own-wo = in deiner { $city }, { $square }
place-square = { $city } von { $name }, { $square }
place-square-wo = in der { $city } von { $name }, { $square }
place-score-own = deine Punkte
place-score-own-wo = für dich
place-score = die Punkte von { $name }
place-score-wo = für { $name }
place-turn-own = dein Zug
place-turn-own-wo = von dir
place-turn = der Zug von { $name }
place-turn-wo = von { $name }

# The position of a square: alone, or in brackets after an action
square-fountain = der Brunnen
square-straight = { $count ->
    [one] { $count } Feld { $side-lich } des Brunnens
   *[other] { $count } Felder { $side-lich } des Brunnens
 }
# $across squares to the $side (east or west), $along squares to the $other (south or north)
square-aslant = { $across ->
    [one] { $across } Feld { $side-lich }, { $along } { $other-lich } des Brunnens
   *[other] { $across } Felder { $side-lich }, { $along } { $other-lich } des Brunnens
 }

# The log: what a player did, after the name
log-dealt = bekommt { $cards }
log-first = beginnt die Partie
log-first-why = beginnt: { $why }
# Why a player goes first, after a colon
first-fewest-cards = die wenigsten Karten
first-least-money = die wenigsten Karten und dabei das wenigste Geld
first-listed = Gleichstand, also entscheidet die Sitzordnung
log-took = nimmt { $cards-den }
log-bought = { $over ->
    [0] kauft { $tile-den } (passend)
   *[other] kauft { $tile-den } ({ $over } zu viel)
 }
log-passed = setzt aus
log-placed = platziert { $tile-den }
log-reserved = legt { $tile-den } in die Reserve
log-swapped = tauscht { $out-den } gegen { $tile-den }
log-added = baut { $tile-den } aus der Reserve ein
log-removed = nimmt { $tile-den } in die Reserve
log-given = bekommt { $tile-den } als restliches Plättchen

# The same during the move, after the name or, if space is short, beside the seat’s colour mark
log-took-now = nimmt { $cards-den }
log-bought-now = { $over ->
    [0] bezahlt passend ({ $price })
   *[other] kauft { $tile-den } ({ $over } zu viel)
 }
log-passed-now = setzt aus
log-placed-now = platziert { $tile-den }
log-reserved-now = legt { $tile-den } in die Reserve
log-swapped-now = tauscht { $out-den } gegen { $tile-den }
log-added-now = baut { $tile-den } aus der Reserve ein
log-removed-now = nimmt { $tile-den } in die Reserve
caption-did = { $name } { $did }
# A caption before another caption, or before two numbers
caption-again = { $did }:
caption-again-end = Zusatzaktion
caption-grown = { $did }: { $edge }
caption-grown-end = { $was } → { $now }

# The log: what happened to all
log-reshuffled = Der Ablagestapel wird gemischt und bildet den neuen Geldkartenstapel
log-scoring-card = Wertungskarte aufgedeckt: { $rounds }
round = { $round }
log-scored = { $round }. Wertung: { $points }
log-points = { $name } +{ $points }
log-left = Auf dem Bauhof { $tile-genus ->
    [p] bleiben
   *[other] bleibt
 } { $tile-der } liegen
log-won = Sieg: { $names } mit { $points } Punkten
name = { $name }
name-den = { $name }
name-dem = { $name }

# The noun for all placed tiles of a player
city = Stadt
city-der = die Stadt
city-den = die Stadt
city-dem = der Stadt
city-dein = Deine Stadt

# What points come from
source-types = Gebäude
source-run-note = 1 pro Abschnitt

# Instructions of a hint, which are combined to a turn
turn-buy = { $tile-den } kaufen
turn-buy-with = { $tile-den } mit { $cards-dem } kaufen
turn-take = { $cards-den } nehmen
turn-add = { $tile-den } aus der Reserve einbauen
turn-add-at = { $tile-den } aus der Reserve einbauen ({ $square })
turn-remove = { $tile-den } in die Reserve nehmen
turn-remove-at = { $tile-den } in die Reserve nehmen ({ $square })
# $tile comes from the reserve and takes the square of $out
turn-swap = { $out-den } gegen { $tile-den } tauschen
turn-swap-at = { $out-den } gegen { $tile-den } tauschen ({ $square })
turn-pass = aussetzen, weil keine Aktion möglich ist
turn-decline = auf diese Aktion verzichten
turn-end = den Zug beenden
turn-take-back = rückgängig machen: { $turn }
turn-place = { $tile-den } platzieren
turn-place-at = { $tile-den } platzieren ({ $square })
turn-keep = { $tile-den } in die Reserve legen

# The same, directly after "den Garten 9 ... kaufen und", which needs no pronoun
turn-place-it = platzieren
turn-place-it-at = platzieren ({ $square })
turn-keep-it = in die Reserve legen

# Orders joined: $then is one as above
turn-and = { $turn } und { $then }
turn-more = { $turn }, { $then }
turn-last = { $turn }, dann { $then }
# An order by itself; its first letter becomes a capital
turn-sentence = { $turn }.

# The kind of action only: the first step of a hint
kind-buy-building = Ein Gebäude kaufen.
kind-buy-tile = Ein Plättchen kaufen, aber kein Gebäude.
kind-take-money = Geld nehmen.
kind-take-other = Eine Karte nehmen, aber keine Geldkarte.
kind-redesign = { $city-dein } umbauen.
kind-place = Deine Plättchen platzieren.
kind-take-back = Deinen letzten Schritt rückgängig machen.

# The line below the table: actions, one alone or several in a list with "or"
status-take-money = nimm Geld
status-buy = kaufe
status-redesign = baue um

# The line below the table: whose turn it is; a question at the end of the game
status-your-turn = Du bist am Zug
status-turn = { $name } ist am Zug
status-place-leftovers = platziere die restlichen Plättchen, die du bekommen hast

# Places to drop something, in the sentences of the status bar
onto-square = auf einem leuchtenden Feld
onto-tray = bei „Zu platzieren“
onto-reserve = in deiner Reserve
onto-hand = auf deiner Hand
