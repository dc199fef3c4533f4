hut-not-open = the hut is not open
hut-not-open-why = Take the open hut of a pile
huts-enough = { $most } huts already
huts-enough-why = A player takes { $most } huts at most
hut-counts = the hut counts as { $count } of { $most }

# What is wrong with a state that no game can reach (a damaged file)
fault-huts-many = a player has more than { $most } huts
fault-hut-piles = the piles of huts are others
fault-hut-type = a hut lies in the pile of another type
fault-huts = huts were lost or doubled
hut = { $type } hut
log-hut = took the { $tile }
log-hut-now = takes the { $tile }

# The rule set
huts-title = Workers' huts
huts-sentence = A hut costs an action and no money, and counts as the buildings of its type beside it with no wall between.
huts-brief = Cost no money, count with their neighbours.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
huts-parts = huts

# What to do, as a hint says it
turn-hut = take the { $tile }
kind-hut = Take a hut.

# What speaks for a turn
gain-huts = { $points ->
    [one] the huts will bring about { $points } point more
   *[other] the huts will bring about { $points } points more
 }

# The line below the table: an action among others
status-take-hut = take a hut

# A place on the table
place-huts = the pile of { $type } huts
place-huts-where = in the pile of { $type } huts

# What the piece says of itself

hut-card = An action, no money: counts as many { $types } as lie beside it with no wall between.
hut-working = { $count } beside it with no wall between, of { $most } at most
hut-taken = you have taken { $count } of { $most } huts
hut-not-for-you = not for you
