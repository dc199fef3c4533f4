perch-taken = hier sitzt schon ein Falke
perch-taken-why = Pro Schnittpunkt ein Falke
perch-why = Ein Falke braucht einen Schnittpunkt von vier Plättchen. Seine beiden Gebäudearten müssen darunter sein
perch-why-brief = beide Arten unter vier Plättchen
perch-camp = Falken dürfen nicht neben einem Feldlager sitzen
perch-no-four = hier müssen vier Plättchen zusammenstoßen
perch-missing = { $count ->
    [one] { $type-genus ->
        [m] kein
        [n] kein
       *[other] keine
    } { $type } unter den vieren
   *[other] weder { $type } noch { $other } unter den vieren
 }
falcon-not-in-hand = diese Karte hast du nicht auf der Hand
falcon-no-money = diese Karte ist kein Geld
falcon-cost = Ein Falke kostet eine Geldkarte
falcon-after-purchase = nicht nach einem Kauf
falcon-own-turn = Falken kaufst du nur als einzige Aktion deines Zuges
falcon-gone = der Falke liegt nicht im Vorrat
falcon-gone-why = Wähle einen Falken aus dem Vorrat

# Faults of a state that no game can reach (a damaged file)
fault-falcons = Falken fehlen oder sind doppelt
fault-falcon-seats = Falken eines Sitzplatzes, den es nicht gibt
fault-falcon-perch = Sitzplatz { $seat }: Ein Falke sitzt auf einem unerlaubten Schnittpunkt (F-3)
log-falcon = kauft für { $card } { $falcon-den }
log-falcon-lost = verliert { $falcon-den }
log-falcon-now = kauft { $falcon-den }
log-falcon-lost-now = verliert { $falcon-den }
falcon = { $species ->
    [black] schwarzer Falke ({ $one }, { $other })
    [brown] brauner Falke ({ $one }, { $other })
   *[white] weißer Falke ({ $one }, { $other })
 }
falcon-der = { $species ->
    [black] der schwarze Falke ({ $one }, { $other })
    [brown] der braune Falke ({ $one }, { $other })
   *[white] der weiße Falke ({ $one }, { $other })
 }
falcon-den = { $species ->
    [black] den schwarzen Falken ({ $one }, { $other })
    [brown] den braunen Falken ({ $one }, { $other })
   *[white] den weißen Falken ({ $one }, { $other })
 }
falcon-dem = { $species ->
    [black] dem schwarzen Falken ({ $one }, { $other })
    [brown] dem braunen Falken ({ $one }, { $other })
   *[white] dem weißen Falken ({ $one }, { $other })
 }

# The rule set
falconers-title = Falkner
falconers-title-dem = Falknern
falconers-sentence = Kaufe Falken für je eine Geldkarte. Setze sie dorthin, wo vier Plättchen zusammenstoßen, und sammle Gruppen einer Farbe.
falconers-brief = Sammle Gruppen von Falken einer Farbe.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
falconers-parts = Falken

# What points come from
source-falcons = Falken
source-falcons-note = 2, 6, 12, 20, 30 je Farbe

# What to do, as a hint says it
turn-falcon = { $falcon-den } kaufen
turn-falcon-for = { $falcon-den } für { $card } kaufen
turn-falcon-at = { $falcon-den } für { $card } kaufen (Südostecke des Feldes: { $square })
kind-falcon = Einen Falken kaufen.

# What speaks for a turn
gain-falcons = { $points ->
    [one] bringt durch die Falken etwa { $points } Punkt mehr
   *[other] bringt durch die Falken etwa { $points } Punkte mehr
 }

# The line below the table: an action among others; what is asked
status-buy-falcons = kaufe Falken
status-asked-falcons = noch ein Falke für eine Karte

# A corner where four tiles meet, and behind the falcon there; $square is the one to its north-west
place-corner-own = bei dir, Südostecke des Feldes ({ $square })
place-corner-own-wo = bei dir, Südostecke des Feldes ({ $square })
place-corner = bei { $name }, Südostecke des Feldes ({ $square })
place-corner-wo = bei { $name }, Südostecke des Feldes ({ $square })
onto-corner = auf einem leuchtenden Schnittpunkt

# What the piece says of itself

falcon-name = { $species ->
    [black] schwarzer Falke
    [brown] brauner Falke
   *[white] weißer Falke
 }
falcon-card = Setze ihn dorthin, wo vier Plättchen zusammenstoßen, darunter { $one } und { $other }.
falcon-flock = { $count } dieser Farbe: { $steps }
falcon-next = { $count ->
    [one] erster dieser Farbe: { $steps }
   *[other] { $count }. dieser Farbe: { $steps }
 }
# the note below the heading of the supply, and a heading in its drawer
falcons-fitting = { $count ->
    [0] noch passt kein Falke in deine Alhambra
    [one] { $count } Falke passt in deine Alhambra
   *[other] { $count } Falken passen in deine Alhambra
 }
falcons-not-fitting = kein Schnittpunkt mit beiden Arten: { $count }
perch-nowhere = kein Schnittpunkt mit beiden Arten
