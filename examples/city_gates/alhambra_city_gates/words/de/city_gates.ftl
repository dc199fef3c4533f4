# The rule set
city-gates-title = Stadttore
city-gates-title-dem = Stadttoren
city-gates-sentence = Suche heimlich Tore und setze sie in deine Außenmauern: Sie bringen in jeder Wertung Punkte für die Straße dahinter.

# Gates, and where they lie; places with -own are the viewer's, the others those of $name
gate = Tor { $number }
gate-der = das Tor { $number }
gate-den = das Tor { $number }
gate-dem = dem Tor { $number }
face-gate-back = verdecktes Tor
face-gate-pile = { $count ->
    [0] kein Tor
    [one] { $count } verdecktes Tor
   *[other] { $count } verdeckte Tore
 }
place-gatehouse = { $slot ->
    [pile] das Torhaus
    [aside] die zurückgelegten Tore
   *[other] die angesehenen Tore
 }
place-gatehouse-wo = { $slot ->
    [pile] im Torhaus
    [aside] zurückgelegt
   *[other] angesehen
 }
place-gate-hand-own = deine Tore
place-gate-hand-own-wo = auf deiner Hand
place-gate-hand = die Tore von { $name }
place-gate-hand-wo = auf der Hand von { $name }
place-gate-wall-own = deine Mauer { $side-wo } ({ $square })
place-gate-wall-own-wo = in deiner Mauer { $side-wo } ({ $square })
place-gate-wall = die Mauer von { $name } { $side-wo } ({ $square })
place-gate-wall-wo = in der Mauer von { $name } { $side-wo } ({ $square })
onto-gate-wall = in einer leuchtenden Mauer

# Why something is refused
gates-not-to-seek = es ist kein Tor zu haben
gates-not-to-seek-why = Suche Tore, wenn du weniger als zwei auf der Hand hast und noch zwei übrig sind
gate-not-looked-at = dieses Tor wird nicht angesehen
gate-not-looked-at-why = Behalte eines der beiden, die du ansiehst
gate-not-in-hand = dieses Tor ist nicht auf deiner Hand
gate-not-in-hand-why = Setze ein Tor von deiner Hand
gate-no-wall = hier steht keine Außenmauer
gate-at-gate = hier steht schon ein Tor
gate-wall-why = Ein Tor kommt in eine deiner Außenmauern, die noch kein Tor hat
gate-wall-why-brief = eine Außenmauer ohne Tor

# What the log says
log-gates-shuffled = { $count ->
    [one] { $count } zurückgelegtes Tor wird untergemischt
   *[other] { $count } zurückgelegte Tore werden untergemischt
 }
log-gates-sought = sieht zwei Tore an
log-gates-sought-now = sieht zwei Tore an
log-gate-kept = behält ein Tor und legt das andere zurück
log-gate-kept-now = behält ein Tor und legt das andere zurück
log-gates-put-back = legt beide Tore zurück
log-gates-put-back-now = legt beide Tore zurück
log-gate-set = setzt { $gate-den } in die Mauer ({ $square })
log-gate-set-now = setzt { $gate-den } in die Mauer
log-gate-fell = verliert { $gate-den }
log-gate-fell-now = verliert { $gate-den }

# What to do, as a hint says it
turn-seek-gates = zwei Tore ansehen
turn-keep-gate = { $gate-den } behalten
turn-put-back-gates = beide Tore zurücklegen
turn-set-gate = { $gate-den } in eine Mauer setzen
turn-set-gate-at = { $gate-den } in die Mauer { $side-wo } setzen ({ $square })
kind-seek-gates = Tore ansehen.
kind-keep-gate = Ein Tor behalten.
kind-set-gate = Ein Tor setzen.

# The line below the table: actions among others; whose gates are asked for; what is asked; how it ends
status-seek-gates = suche ein Tor
status-set-gate = setze ein Tor
status-your-gates = Deine Tore
status-gates = Tore von { $name }
status-asked-gate = behalte eines der beiden Tore (klicke darauf) oder lege beide zurück
status-loses-gates = du behältst kein Tor: „Trotzdem beenden“ legt beide zurück
bar-gates-put-back = Zurücklegen
bar-gates-put-back-tip = Keines der beiden Tore behalten

# What points come from, and what speaks for a turn
source-gates = Tore
source-gates-note = 1 pro Plättchen der Straße, bis zur Zahl des Tors
gain-gates = { $points ->
    [one] lässt die Tore etwa { $points } Punkt mehr bringen
   *[other] lässt die Tore etwa { $points } Punkte mehr bringen
 }

# In the supply beside the courtyard, and below a gate in hand
supply-gates = Stadttore
supply-gates-left = noch { $left }
gates-face-down = zu suchen
gates-shuffled-first = erst mischen
gates-put-back = zurückgelegt
gates-looked-at = behalte eines
gate-to-set = zu setzen
gate-waits = keine Mauer frei

# What the piece says of itself
gate-card-name = Tor { $number }
gate-card = Bringt 1 Punkt pro Plättchen der Straße dahinter, höchstens { $number }.
gate-card-street = eine Straße aus { $tiles } Plättchen
gate-card-best = in deiner längsten Straße
gate-card-no-wall = du hast keine freie Außenmauer
gate-card-after = sobald es steht

# What is wrong with a state that no game can reach (a damaged file)
fault-gates = Tore fehlen oder sind doppelt (CG-1)
fault-gates-count = die Tore sind falsch gezählt
fault-gates-looked-at = niemand sieht die Tore an, oder jemand sieht keine an (CG-3)
fault-gate-alone = Sitzplatz { $seat }: Ein Tor steht in keiner Mauer (CG-4)
