reveal-not-in-hand = diese Bonuskarte hast du nicht auf der Hand
reveal-not-in-hand-why = Du kannst nur eigene Karten aufdecken
reveal-not-standing = ihr Gebäude liegt nicht in deiner Alhambra
reveal-not-standing-why = Du kannst eine Karte aufdecken, solange ihr Gebäude in deiner Alhambra liegt
reveal-not-standing-why-brief = braucht ihr Gebäude

# Faults of a state that no game can reach (a damaged file)
fault-bonus-seats = Bonuskarten eines Sitzplatzes, den es nicht gibt
fault-bonus-count = die Anzahl der Bonuskarten ist falsch
fault-bonus-alone = Sitzplatz { $seat }: Eine Bonuskarte zählt ohne ihr Gebäude (N-3)
fault-bonus-cards = eine Bonuskarte ist doppelt oder existiert nicht
log-bonus-dealt = { $count ->
    [one] bekommt { $count } Bonuskarte
   *[other] bekommt { $count } Bonuskarten
 }
log-revealed = deckt die Bonuskarte für { $tile-den } auf
log-concealed = nimmt die Bonuskarte für { $tile-den } zurück
log-revealed-now = deckt die Bonuskarte für { $tile-den } auf
log-concealed-now = nimmt die Bonuskarte für { $tile-den } zurück

# The rule set
bonus-cards-title = Bonuskarten
bonus-cards-title-dem = Bonuskarten
bonus-cards-sentence = Decke eine geheime Karte auf, solange ihr Gebäude in deiner Alhambra liegt: Sie zählt wie ein weiteres Gebäude dieser Art.
bonus-cards-brief = Geheime Karten, die als Gebäude zählen.

# What to do, as a hint says it
turn-reveal = die Bonuskarte für { $tile-den } aufdecken
kind-reveal = Eine Bonuskarte aufdecken.

# What speaks for a turn
gain-bonus = { $points ->
    [one] bringt durch die Bonuskarten etwa { $points } Punkt mehr
   *[other] bringt durch die Bonuskarten etwa { $points } Punkte mehr
 }

# The line below the table: an action among others; whose cards are asked for; what is asked
status-reveal-card = decke eine Karte auf
status-your-bonus-cards = Deine Bonuskarten
status-bonus-cards = Bonuskarten von { $name }
status-asked-bonus-cards = klicke vor der Wertung auf Karten, um sie aufzudecken, dann mach weiter

# Cards, and places on the table; those with -own are the viewer's, the others those of $name
face-bonus-card = Bonuskarte für { $tile-den }
face-bonus-card-back = verdeckte Bonuskarte
place-secret-cards-own = deine Bonuskarten
place-secret-cards-own-wo = auf deiner Hand
place-secret-cards = die Bonuskarten von { $name }
place-secret-cards-wo = auf der Hand von { $name }
place-revealed-cards-own = deine aufgedeckten Bonuskarten
place-revealed-cards-own-wo = von dir aufgedeckt
place-revealed-cards = die aufgedeckten Bonuskarten von { $name }
place-revealed-cards-wo = von { $name } aufgedeckt

bar-reveal-tip = Fortsetzen, ohne die übrigen Karten aufzudecken
status-loses-bonus = eine verdeckte Bonuskarte zählt dann nicht: „Trotzdem beenden“ bestätigt das

# What the piece says of itself

bonus-card-name = Bonuskarte
bonus-card-says = Aufgedeckt zählt sie wie 1 { $type-eins } mehr, solange { $tile-der } in deiner Alhambra { $tile-genus ->
    [p] liegen
   *[other] liegt
 }.
bonus-card-of = Aufgedeckt: { $tile-der } in der Alhambra von { $name } { $tile-genus ->
    [p] zählen
   *[other] zählt
 } doppelt.
bonus-card-open = sie ist aufgedeckt und zählt
bonus-card-revealed = wenn aufgedeckt
bonus-card-reveal = zum Aufdecken klicken: Du hast ihr Gebäude
bonus-card-secret = die anderen sehen nur die Rückseite
