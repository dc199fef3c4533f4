wake-awake = a vezíred ébren van
wake-awake-why = Csak alvó vezírt ébreszthetsz fel

# Faults of a state that no game can reach (a damaged file)
fault-viziers = vezírek hiányoznak vagy többször szerepelnek
log-woke = felébresztette a vezírt
log-vizier-bought = a vezírrel megvette { $tile-azt }
log-woke-now = felébreszti a vezírt
log-vizier-bought-now = a vezírrel megveszi { $tile-azt }

# The rule set
vizier-title = A vezír kiváltsága
vizier-title-val = vezírrel
vizier-short = Vezírek
vizier-sentence = Két kör között a vezíred egy lapkát megvehet pontos kifizetéssel. Ha újra használnád, ébreszd fel.
vizier-brief = Két kör között is vásárol.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-vizier-before-scoring = Vezírek és pontozás
option-vizier-before-scoring-sentence = Ha pontozóforduló következik, a vezírek { $value } vásárolnak.
option-vizier-before-scoring-off = utána
option-vizier-before-scoring-on = előtte

option-vizier-again = A vezír vásárlása után
option-vizier-again-sentence = A vezír vásárlása után { $value } dönthet újra.
option-vizier-again-everybody = minden játékos
option-vizier-again-those-after = csak a vásárló után következő játékosok
option-vizier-again-note = A 2012-es kiadásban minden más játékos, a 2024-esben csak a vásárló után következők.

# What to do, as a hint says it
turn-wake = a vezír felébresztése

# What speaks for a turn
gain-vizier = a vezír újra ébren van, és vehet egy lapkát

# The line below the table: an action among others; whose vizier is asked; what is asked
status-wake-vizier = ébreszd fel a vezíredet
status-your-vizier = A vezíred
status-vizier = { $name } vezírje
status-asked-vizier = vehet egy lapkát pontos kifizetéssel
status-place-vizier = helyezd le a lapkát, amelyet vett

# The piece, and its place
face-vizier-awake = vezír, ébren van
face-vizier-asleep = vezír, alszik
place-vizier-own = a vezíred
place-vizier-own-hol = a tiéd
place-vizier = { $name } vezírje
place-vizier-hol = { $name }

# What the piece says of itself

vizier-own = { $awake ->
    [yes] a vezíred, ébren van
   *[no] a vezíred, alszik
 }
vizier-of = { $awake ->
    [yes] { $name } vezírje, ébren van
   *[no] { $name } vezírje, alszik
 }
vizier-wakes = { $key-press-figure }: ébresztés
# In the viewer's panel, beside the vizier; the brief texts if there is little room
vizier-state-awake = a vezír ébren
vizier-state-awake-brief = ébren
vizier-state-asleep = a vezír alszik
vizier-state-asleep-brief = alszik
# The sentence of its card
vizier-card = Amíg ébren van, két kör között vehet egy lapkát pontos kifizetéssel. Az ébresztése egy akció.
vizier-asleep = nem vehet semmit, amíg alszik
vizier-awake-other = egy kör végén vásárolhat
vizier-pays = most megveheti
vizier-pays-nothing = most semmit sem tudsz pontosan kifizetni
