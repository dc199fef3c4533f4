hut-not-open = diese Bauhütte liegt nicht offen
hut-not-open-why = Nimm die offene Bauhütte eines Stapels
huts-enough = du hast schon { $most } Bauhütten
huts-enough-why = Du darfst höchstens { $most } Bauhütten nehmen
hut-counts = die Bauhütte zählt { $count } Gebäude (höchstens { $most })

# Faults of a state that no game can reach (a damaged file)
fault-huts-many = jemand hat mehr als { $most } Bauhütten
fault-hut-piles = die Stapel der Bauhütten stimmen nicht
fault-hut-type = eine Bauhütte liegt im Stapel einer anderen Art
fault-huts = Bauhütten fehlen oder sind doppelt
hut = Bauhütte ({ $type })
hut-der = die Bauhütte ({ $type })
hut-den = die Bauhütte ({ $type })
hut-dem = der Bauhütte ({ $type })
hut-eins = Bauhütte ({ $type })
hut-genus = f
log-hut = nimmt { $tile-den }
log-hut-now = nimmt { $tile-den }

# The rule set
huts-title = Bauhütten
huts-title-dem = Bauhütten
huts-sentence = Nimm kostenlose Bauhütten. Jede zählt wie 0 bis 3 Gebäude ihrer Art: so viele, wie an sie angrenzen.
huts-brief = Kostenlos; zählen Gebäude ihrer Art.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
huts-parts = Bauhütten

# What to do, as a hint says it
turn-hut = { $tile-den } nehmen
kind-hut = Eine Bauhütte nehmen.

# What speaks for a turn
gain-huts = { $points ->
    [one] bringt durch die Bauhütten etwa { $points } Punkt mehr
   *[other] bringt durch die Bauhütten etwa { $points } Punkte mehr
 }

# The line below the table: an action among others
status-take-hut = nimm eine Bauhütte

# A place on the table
place-huts = der Stapel Bauhütten ({ $type })
place-huts-wo = im Stapel Bauhütten ({ $type })

# What the piece says of itself

hut-card = Kostenlos, braucht aber eine Aktion. Zählt angrenzende { $types } ohne Mauer dazwischen.
hut-working = { $count } angrenzend ohne Mauer dazwischen (höchstens { $most })
hut-taken = du hast { $count } von { $most } Bauhütten genommen
hut-not-for-you = du hast schon alle
