wake-awake = your vizier is awake
wake-awake-why = Only a sleeping vizier can be woken

# What is wrong with a state that no game can reach (a damaged file)
fault-viziers = viziers were lost or doubled
log-woke = woke the vizier
log-vizier-bought = let the vizier buy { $tile }
log-woke-now = wakes the vizier
log-vizier-bought-now = lets the vizier buy the { $tile }

# The rule set
vizier-title = The Vizier's Favour
vizier-short = Viziers
vizier-sentence = Once, and again after waking him, your vizier buys a tile exactly between the others' turns.
vizier-brief = Yours buys between the others’ turns.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-vizier-before-scoring = Viziers and scoring
option-vizier-before-scoring-sentence = When a scoring round is due, viziers step in { $value }.
option-vizier-before-scoring-off = after it
option-vizier-before-scoring-on = before it

option-vizier-again = After a vizier's purchase
option-vizier-again-sentence = When a vizier has bought, { $value } asked again.
option-vizier-again-everybody = everybody is
option-vizier-again-those-after = only those who follow are
option-vizier-again-note = The 2012 box asks all other players, the 2024 edition only the following ones.

# What to do, as a hint says it
turn-wake = wake the vizier

# What speaks for a turn
gain-vizier = the vizier is awake again and can step in

# The line below the table: an action among others; whose vizier is asked; what is asked
status-wake-vizier = wake your vizier
status-your-vizier = Your vizier
status-vizier = { $name }'s vizier
status-asked-vizier = he may step in and buy one tile exactly
status-place-vizier = place what was bought

# The piece, and its place
face-vizier-awake = vizier, awake
face-vizier-asleep = vizier, asleep
place-vizier-own = your vizier
place-vizier-own-where = yours
place-vizier = { $name }'s vizier
place-vizier-where = { $name }'s

# What the piece says of itself

vizier-own = { $awake ->
    [yes] your vizier, awake
   *[no] your vizier, asleep
 }
vizier-of = { $awake ->
    [yes] { $name }'s vizier, awake
   *[no] { $name }'s vizier, asleep
 }
vizier-wakes = { $key } wakes him
vizier-card = Awake, he buys one tile, paid exactly, between the others' turns. Waking him is an action.
vizier-asleep = he cannot step in until he is awake
vizier-awake-other = he may step in when a turn ends
vizier-pays = could buy now
vizier-pays-nothing = your cards pay nothing exactly
