wake-awake = your vizier is awake
wake-awake-why = You can wake only a sleeping vizier

# Faults of a state that no game can reach (a damaged file)
fault-viziers = viziers are missing or duplicated
log-woke = woke the vizier
log-vizier-bought = had the vizier buy { $tile }
log-woke-now = wakes the vizier
log-vizier-bought-now = has the vizier buy { $tile-the }

# The rule set
vizier-title = The Vizier’s Favour
vizier-short = Viziers
vizier-sentence = Between turns, your vizier can buy one tile at the exact price. Wake him to use him again.
vizier-brief = Buy a tile between turns.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-vizier-before-scoring = Viziers and scoring
option-vizier-before-scoring-sentence = If a scoring round is due, viziers buy { $value }.
option-vizier-before-scoring-off = after scoring
option-vizier-before-scoring-on = before scoring

option-vizier-again = After a vizier’s purchase
option-vizier-again-sentence = After a vizier’s purchase, { $value } are asked whether they want to buy too.
option-vizier-again-everybody = all players
option-vizier-again-those-after = the players after the buyer
option-vizier-again-note = The 2012 edition asks all other players, the 2024 edition only those after the buyer.

# What to do, as a hint says it
turn-wake = wake the vizier

# What speaks for a turn
gain-vizier = the vizier is awake again and can buy a tile

# The line below the table: an action among others; whose vizier is asked; what is asked
status-wake-vizier = wake your vizier
status-your-vizier = Your vizier
status-vizier = { $name }’s vizier
status-asked-vizier = he can buy one tile for the exact price
status-place-vizier = place the tile he bought

# The piece, and its place
face-vizier-awake = vizier, awake
face-vizier-asleep = vizier, asleep
place-vizier-own = your vizier
place-vizier-own-where = yours
place-vizier = { $name }’s vizier
place-vizier-where = { $name }’s

# What the piece says of itself

vizier-own = { $awake ->
    [yes] your vizier, awake
   *[no] your vizier, asleep
 }
vizier-of = { $awake ->
    [yes] { $name }’s vizier, awake
   *[no] { $name }’s vizier, asleep
 }
vizier-wakes = { $key-press-figure } wakes him
# In the viewer's panel, beside the vizier; the brief texts if there is little room
vizier-state-awake = vizier ready
vizier-state-awake-brief = ready
vizier-state-asleep = vizier asleep
vizier-state-asleep-brief = asleep
# The sentence of its card
vizier-card = While awake, he can buy one tile for the exact price between turns. Waking him is an action.
vizier-asleep = he cannot buy while asleep
vizier-awake-other = he can buy when a turn ends
vizier-pays = can buy now
vizier-pays-nothing = you cannot pay any exact price
