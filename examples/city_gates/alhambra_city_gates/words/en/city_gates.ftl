# The rule set
city-gates-title = City Gates
city-gates-sentence = Seek gates in secret and set them into your outer walls. They score the street behind them in every round.

# Gates and their places; places with -own belong to the viewer, the others to $name
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
   *[other] the drawn gates
 }
place-gatehouse-where = { $slot ->
    [pile] in the gatehouse
    [aside] put back
   *[other] drawn
 }
place-gate-hand-own = your gates
place-gate-hand-own-where = in your hand
place-gate-hand = { $name }’s gates
place-gate-hand-where = in { $name }’s hand
place-gate-wall-own = your wall { $side } of { $square }
place-gate-wall-own-where = in your wall { $side } of { $square }
place-gate-wall = { $name }’s wall { $side } of { $square }
place-gate-wall-where = in { $name }’s wall { $side } of { $square }
onto-gate-wall = into a highlighted wall

# Reasons for refusals
gates-not-to-seek = you cannot seek a gate now
gates-not-to-seek-why = Seek gates if you have fewer than two in hand and at least two are left
gate-not-looked-at = you have not drawn this gate
gate-not-looked-at-why = Keep one of the two gates that you have drawn
gate-not-in-hand = you do not have this gate in hand
gate-not-in-hand-why = Set a gate from your hand
gate-no-wall = there is no outer wall here
gate-at-gate = there is already a gate here
gate-wall-why = Set a gate into one of your outer walls that has no gate
gate-wall-why-brief = an outer wall without a gate

# The log
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

# Instructions in hints
turn-seek-gates = look at two gates
turn-keep-gate = keep the { $gate }
turn-put-back-gates = put both gates back
turn-set-gate = set the { $gate } into a wall
turn-set-gate-at = set the { $gate } into the { $side } wall, { $square }
kind-seek-gates = Look at gates.
kind-keep-gate = Keep a gate.
kind-set-gate = Set a gate.

# The status line below the table: possible actions; whose decision it is; the question; the button that ends the decision
status-seek-gates = seek a gate
status-set-gate = set a gate
status-your-gates = Your gates
status-gates = { $name }’s gates
status-asked-gate = keep one of the two gates (click it), or put both back
status-loses-gates = you keep neither gate: press End anyway to put both back
bar-gates-put-back = Put back
bar-gates-put-back-tip = Keep neither of the two gates

# The source of points, and the advantage of a turn
source-gates = gates
source-gates-note = 1 per tile of the street, up to the gate’s number
gain-gates = { $points ->
    [one] the gates should score about { $points } more point
   *[other] the gates should score about { $points } more points
 }

# In the supply next to the courtyard, and below a gate in hand
supply-gates = City gates
supply-gates-left = { $left } left
gates-face-down = to seek
gates-shuffled-first = shuffle first
gates-put-back = put back
gates-looked-at = keep one
gate-to-set = set it
gate-waits = no free wall

# The piece card
gate-card-name = gate of { $number }
gate-card = Scores 1 point for each tile of the street behind it, up to { $number }.
gate-card-street = { $tiles ->
    [one] a street of { $tiles } tile
   *[other] a street of { $tiles } tiles
 }
gate-card-best = in your longest street
gate-card-no-wall = you have no free outer wall
gate-card-after = once it is set

# Errors in a state that no game can reach (a damaged file)
fault-gates = gates were lost or duplicated (CG-1)
fault-gates-count = the numbers of gates are wrong
fault-gates-looked-at = there are drawn gates without a player, or a player without drawn gates (CG-3)
fault-gate-alone = seat { $seat }: a gate is not in a wall (CG-4)
