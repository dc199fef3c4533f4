hut-not-open = the hut is not available
hut-not-open-why = Take the face-up hut of a pile
huts-enough = you already have { $most } huts
huts-enough-why = You may take at most { $most } huts
hut-counts = the hut would count as { $count } (at most { $most })

# Faults of a state that no game can reach (a damaged file)
fault-huts-many = a player has more than { $most } huts
fault-hut-piles = the piles of huts are wrong
fault-hut-type = a hut is in the pile of another type
fault-huts = huts are missing or duplicated
hut = { $type } hut
hut-the = the { $type } hut
log-hut = took { $tile-the }
log-hut-now = takes { $tile-the }

# The rule set
huts-title = Workers’ huts
huts-sentence = Take huts for free. A hut counts as 0 to 3 buildings of its type: as many as are next to it.
huts-brief = Counts +1 per matching building beside it.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
huts-parts = huts

# What to do, as a hint says it
turn-hut = take { $tile-the }
kind-hut = Take a hut.

# What speaks for a turn
gain-huts = { $points ->
    [one] the huts should score about { $points } more point
   *[other] the huts should score about { $points } more points
 }

# The line below the table: an action among others
status-take-hut = take a hut

# A place on the table
place-huts = the pile of { $type } huts
place-huts-where = in the pile of { $type } huts

# What the piece says of itself

hut-card = Free, but takes an action. Counts the { $types } next to it with no wall between.
hut-working = { $count } next to it with no wall between (at most { $most })
hut-taken = you have taken { $count } of { $most } huts
hut-not-for-you = hut limit reached
