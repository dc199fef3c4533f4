perch-taken = a falcon sits here already
perch-taken-why = One falcon a corner
perch-why = A falcon sits where four tiles meet, with both of its types among them
perch-why-brief = both types among four tiles
perch-camp = a camp is no perch
perch-no-four = no four tiles meet here
perch-missing = { $count ->
    [one] no { $type } among the four
   *[other] no { $type } and no { $other } among the four
 }
falcon-not-in-hand = no such card in hand
falcon-no-money = this card is no money
falcon-cost = A falcon costs one money card
falcon-after-purchase = not after a purchase
falcon-own-turn = Falcons are bought in a turn of their own
falcon-gone = the falcon is not in the supply
falcon-gone-why = Choose one that lies there

# What is wrong with a state that no game can reach (a damaged file)
fault-falcons = falcons were lost or doubled
fault-falcon-seats = falcons of a seat that does not exist
fault-falcon-perch = seat { $seat }: a falcon sits where it does not fit (F-3)
log-falcon = bought a { $falcon } for { $card }
log-falcon-lost = lost a { $falcon }
log-falcon-now = buys a { $falcon }
log-falcon-lost-now = loses a { $falcon }
falcon = { $species ->
    [black] black falcon ({ $one }, { $other })
    [brown] brown falcon ({ $one }, { $other })
   *[white] white falcon ({ $one }, { $other })
 }

# The rule set
falconers-title = Falconers
falconers-sentence = Falcons for one card each sit where four tiles meet and score by species in every round.
falconers-brief = Sit where four tiles meet and score by species.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
falconers-parts = falcons

# What points come from
source-falcons = falcons
source-falcons-note = 2, 6, 12, 20, 30 a species

# What to do, as a hint says it
turn-falcon = buy the { $falcon }
turn-falcon-for = buy the { $falcon } for the { $card }
turn-falcon-at = buy the { $falcon } for the { $card } (south-east of { $square })
kind-falcon = Buy a falcon.

# What speaks for a turn
gain-falcons = { $points ->
    [one] the falcons will bring about { $points } point more
   *[other] the falcons will bring about { $points } points more
 }

# The line below the table: an action among others; what is asked
status-buy-falcons = buy falcons
status-asked-falcons = another falcon for one card

# A corner where four tiles meet, and behind the falcon there; $square is the one to its north-west
place-corner-own = your corner south-east of { $square }
place-corner-own-where = with you, south-east of { $square }
place-corner = { $name }'s corner south-east of { $square }
place-corner-where = with { $name }, south-east of { $square }
onto-corner = on a glowing corner

# What the piece says of itself

falcon-name = { $species ->
    [black] black falcon
    [brown] brown falcon
   *[white] white falcon
 }
falcon-card = Sits where four tiles meet, among them { $one } and { $other }.
falcon-flock = { $count } of its species: { $steps }
falcon-next = { $count ->
    [one] first of its species: { $steps }
   *[other] no. { $count } of its species: { $steps }
 }
# headings in the drawer of the supply
falcons-fitting = can perch now: { $count }
falcons-not-fitting = no corner with both types: { $count }
perch-nowhere = no corner with both types
