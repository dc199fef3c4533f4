wake-awake = dein Wesir ist wach
wake-awake-why = Du kannst nur einen schlafenden Wesir wecken

# Faults of a state that no game can reach (a damaged file)
fault-viziers = Wesire fehlen oder sind doppelt
log-woke = weckt den Wesir
log-vizier-bought = lässt den Wesir { $tile-den } kaufen
log-woke-now = weckt den Wesir
log-vizier-bought-now = lässt den Wesir { $tile-den } kaufen

# The rule set
vizier-title = Die Gunst des Wesirs
vizier-title-dem = der Gunst des Wesirs
vizier-short = Wesire
vizier-sentence = Zwischen den Zügen kann dein Wesir ein Plättchen passend bezahlen. Wecke ihn, um ihn wieder einzusetzen.
vizier-brief = Kaufen zwischen den Zügen ein Plättchen.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-vizier-before-scoring = Wesire und Wertung
option-vizier-before-scoring-sentence = Steht eine Wertung an, kaufen die Wesire { $value }.
option-vizier-before-scoring-off = danach
option-vizier-before-scoring-on = davor

option-vizier-again = Wenn ein Wesir gekauft hat
option-vizier-again-sentence = Hat ein Wesir gekauft, werden { $value } noch einmal gefragt.
option-vizier-again-everybody = alle anderen
option-vizier-again-those-after = nur die Spieler nach dem Käufer
option-vizier-again-note = Die Ausgabe von 2012 fragt alle anderen, die von 2024 nur die Spieler nach dem Käufer.

# What to do, as a hint says it
turn-wake = den Wesir wecken

# What speaks for a turn
gain-vizier = ermöglicht dem Wesir, wieder ein Plättchen zu kaufen

# The line below the table: an action among others; whose vizier is asked; what is asked
status-wake-vizier = wecke deinen Wesir
status-your-vizier = Dein Wesir
status-vizier = Der Wesir von { $name }
status-asked-vizier = er kann ein Plättchen passend bezahlen
status-place-vizier = platziere das Plättchen, das er gekauft hat

# The piece, and its place
face-vizier-awake = Wesir, wach
face-vizier-asleep = Wesir, schlafend
place-vizier-own = dein Wesir
place-vizier-own-wo = bei dir
place-vizier = der Wesir von { $name }
place-vizier-wo = bei { $name }

# What the piece says of itself

vizier-own = { $awake ->
    [yes] dein Wesir, wach
   *[no] dein Wesir, schlafend
 }
vizier-of = { $awake ->
    [yes] Wesir von { $name }, wach
   *[no] Wesir von { $name }, schlafend
 }
vizier-wakes = { $key-press-figure } weckt ihn
# In the viewer's panel, beside the vizier; the brief texts if there is little room
vizier-state-awake = Wesir bereit
vizier-state-awake-brief = bereit
vizier-state-asleep = Wesir schläft
vizier-state-asleep-brief = schläft
# The sentence of its card
vizier-card = Solange er wach ist, kann er zwischen den Zügen ein Plättchen passend bezahlen. Ihn zu wecken ist eine Aktion.
vizier-asleep = er kauft nicht, solange er schläft
vizier-awake-other = er kann kaufen, wenn ein Zug endet
vizier-pays = kann jetzt kaufen
vizier-pays-nothing = du kannst nichts passend bezahlen
