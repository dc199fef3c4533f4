# The rule set
city-gates-title = City Gates
city-gates-sentence = Gates are sought in secret, set into outer walls and pay for the street behind them in every round.

# Gates, and where they lie; places with -own are the viewer's, the others those of $name
gate = gate of { $number }
face-gate-back = hidden gate
face-gate-pile = { $count ->
    [0] no gate
    [one] { $count } gate, face down
   *[other] { $count } gates, face down
 }
place-gatehouse = { $slot ->
    [pile] the gatehouse
    [aside] the gates put back
   *[other] the gates looked at
 }
place-gatehouse-where = { $slot ->
    [pile] in the gatehouse
    [aside] put back
   *[other] looked at
 }
place-gate-hand-own = your gates
place-gate-hand-own-where = in your hand
place-gate-hand = { $name }’s gates
place-gate-hand-where = in { $name }’s hand
place-gate-wall-own = your wall { $side } of { $square }
place-gate-wall-own-where = in your wall { $side } of { $square }
place-gate-wall = { $name }’s wall { $side } of { $square }
place-gate-wall-where = in { $name }’s wall { $side } of { $square }
onto-gate-wall = into a glowing wall

# Why something is refused
gates-not-to-seek = no gate is to be had
gates-not-to-seek-why = Seek gates with fewer than two in hand, while two are left
gate-not-looked-at = this gate is not looked at
gate-not-looked-at-why = Keep one of the two that you look at
gate-not-in-hand = no such gate in hand
gate-not-in-hand-why = Set a gate of your own hand
gate-no-wall = no outer wall stands here
gate-at-gate = a gate stands here already
gate-wall-why = A gate comes into an outer wall of yours without a gate
gate-wall-why-brief = an outer wall without a gate

# What the log says
log-gates-shuffled = { $count ->
    [one] { $count } gate put back was shuffled in
   *[other] { $count } gates put back were shuffled in
 }
log-gates-sought = looked at two gates
log-gates-sought-now = looks at two gates
log-gate-kept = kept a gate and put the other back
log-gate-kept-now = keeps a gate and puts the other back
log-gates-put-back = put both gates back
log-gates-put-back-now = puts both gates back
log-gate-set = set a { $gate } into the wall { $square }
log-gate-set-now = sets a { $gate } into the wall
log-gate-fell = lost a { $gate }
log-gate-fell-now = loses a { $gate }

# What to do, as a hint says it
turn-seek-gates = look at two gates
turn-keep-gate = keep the { $gate }
turn-put-back-gates = put both gates back
turn-set-gate = set the { $gate } into a wall
turn-set-gate-at = set the { $gate } into the { $side } wall, { $square }
kind-seek-gates = Look at gates.
kind-keep-gate = Keep a gate.
kind-set-gate = Set a gate.

# The line below the table: actions among others; whose gates are asked for; what is asked; how it ends
status-seek-gates = seek a gate
status-set-gate = set a gate
status-your-gates = Your gates
status-gates = { $name }’s gates
status-asked-gate = keep one of the two gates (click it), or put both back
status-loses-gates = neither gate is kept: press End anyway to put both back
bar-gates-put-back = Put back
bar-gates-put-back-tip = Keep neither of the two gates

# What points come from, and what speaks for a turn
source-gates = gates
source-gates-note = 1 a tile of the street, up to the gate’s number
gain-gates = { $points ->
    [one] the gates will bring about { $points } point more
   *[other] the gates will bring about { $points } points more
 }

# In the supply beside the courtyard, and below a gate in hand
supply-gates = City gates
supply-gates-left = { $left } left
gates-face-down = to seek
gates-shuffled-first = shuffle first
gates-put-back = put back
gates-looked-at = keep one
gate-to-set = set it
gate-waits = no free wall

# What the piece says of itself
gate-card-name = gate of { $number }
gate-card = Pays 1 point for each tile of the street behind it, { $number } at most.
gate-card-street = { $tiles ->
    [one] a street of { $tiles } tile
   *[other] a street of { $tiles } tiles
 }
gate-card-best = in your longest street
gate-card-no-wall = you have no free outer wall
gate-card-after = once it is set

# What is wrong with a state that no game can reach (a damaged file)
fault-gates = gates were lost or doubled (CG-1)
fault-gates-count = gates were counted wrong
fault-gates-looked-at = gates are looked at by nobody, or none by somebody (CG-3)
fault-gate-alone = seat { $seat }: a gate stands in no wall (CG-4)
