perch-taken = there is already a falcon here
perch-taken-why = One falcon per corner
perch-why = A falcon needs a corner where four tiles meet. Both of its types must be among them
perch-why-brief = needs both types around it
perch-camp = falcons cannot be next to a camp
perch-no-four = four tiles must meet here
perch-missing = { $count ->
    [one] no { $type } among the four
   *[other] no { $type } or { $other } among the four
 }
falcon-not-in-hand = this card is not in your hand
falcon-no-money = this card is not money
falcon-cost = A falcon costs one money card
falcon-after-purchase = not after a purchase
falcon-own-turn = Buying falcons must be the only action of your turn
falcon-gone = the falcon is not in the supply
falcon-gone-why = Choose a falcon from the supply

# Faults of a state that no game can reach (a damaged file)
fault-falcons = falcons are missing or duplicated
fault-falcon-seats = falcons of a seat that does not exist
fault-falcon-perch = seat { $seat }: a falcon is on an illegal corner (F-3)
log-falcon = bought a { $falcon } for { $card }
log-falcon-lost = lost a { $falcon }
log-falcon-now = buys a { $falcon }
log-falcon-lost-now = loses a { $falcon }
falcon = { $species ->
    [black] black falcon ({ $one }, { $other })
    [brown] brown falcon ({ $one }, { $other })
   *[white] white falcon ({ $one }, { $other })
 }
falcon-the = { $species ->
    [black] the black falcon ({ $one }, { $other })
    [brown] the brown falcon ({ $one }, { $other })
   *[white] the white falcon ({ $one }, { $other })
 }

# The rule set
falconers-title = Falconers
falconers-sentence = Buy falcons for one money card each. Place them where four tiles meet to collect sets of one colour.
falconers-brief = Collect sets of falcons of one colour.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
falconers-parts = falcons

# What points come from
source-falcons = falcons
source-falcons-note = 2, 6, 12, 20, 30 per colour

# What to do, as a hint says it
turn-falcon = buy { $falcon-the }
turn-falcon-for = buy { $falcon-the } for { $card-the }
turn-falcon-at = buy { $falcon-the } for { $card-the } (south-east corner of { $square-the })
kind-falcon = Buy a falcon.

# What speaks for a turn
gain-falcons = { $points ->
    [one] the falcons should score about { $points } more point
   *[other] the falcons should score about { $points } more points
 }

# The line below the table: an action among others; what is asked
status-buy-falcons = buy falcons
status-asked-falcons = another falcon for one card

# A corner where four tiles meet, and behind the falcon there; $square is the one to its north-west
place-corner-own = your corner at the south-east of { $square-the }
place-corner-own-where = on your corner at the south-east of { $square-the }
place-corner = { $name }’s corner at the south-east of { $square-the }
place-corner-where = on { $name }’s corner at the south-east of { $square-the }
onto-corner = on a highlighted corner

# What the piece says of itself

falcon-name = { $species ->
    [black] black falcon
    [brown] brown falcon
   *[white] white falcon
 }
falcon-card = Place it where four tiles meet, including { $one } and { $other }.
falcon-flock = { $count } of its colour; points: { $steps }
falcon-next = { $count ->
    [one] first of its colour; points: { $steps }
   *[other] no. { $count } of its colour; points: { $steps }
 }
# the note below the heading of the supply, and a heading in its drawer
falcons-fitting = { $count ->
    [0] no falcon fits your Alhambra yet
    [one] { $count } falcon fits your Alhambra
   *[other] { $count } falcons fit your Alhambra
 }
falcons-not-fitting = no corner with both types: { $count }
perch-nowhere = no corner with both types
