hut-not-open = ez a kunyhó nem vehető el
hut-not-open-why = Egy pakli felfordított kunyhóját vedd el
huts-enough = már { $most } kunyhód van
huts-enough-why = Legfeljebb { $most } kunyhót vehetsz el
hut-counts = a kunyhó értéke: { $count } (legfeljebb { $most })

# Faults of a state that no game can reach (a damaged file)
fault-huts-many = egy játékosnak több kunyhója van a megengedettnél ({ $most })
fault-hut-piles = a kunyhók paklijai hibásak
fault-hut-type = egy kunyhó más típus paklijában van
fault-huts = kunyhók hiányoznak vagy többször szerepelnek
hut = { $type }kunyhó
hut-az = { $type-nevelo } { $type }kunyhó
hut-azt = { $type-nevelo } { $type }kunyhót
hut-et = { $type }kunyhót
hut-ert = { $type-nevelo } { $type }kunyhóért
hut-ra = { $type-nevelo } { $type }kunyhóra
log-hut = elvette { $tile-azt }
log-hut-now = elveszi { $tile-azt }

# The rule set
huts-title = Munkáskunyhók
huts-title-val = munkáskunyhókkal
huts-sentence = Vegyél el ingyen kunyhókat. Mindegyik annyi épületnek számít a típusából, ahány ilyen épület van mellette.
huts-brief = Ingyenesek, a szomszédaikat számolják.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
huts-parts = kunyhó

# What to do, as a hint says it
turn-hut = { $tile-az } elvétele
kind-hut = Egy kunyhó elvétele.

# What speaks for a turn
gain-huts = a kunyhók várhatóan { $points } ponttal többet érnek

# The line below the table: an action among others
status-take-hut = vegyél el egy kunyhót

# A place on the table
place-huts = a kunyhók paklija ({ $type })
place-huts-hol = a kunyhók paklijában ({ $type })

# What the piece says of itself

hut-card = Ingyenes, de egy akció. A mellette lévő { $types-et } számolja, ha nincs köztük fal.
hut-working = { $count } van mellette, fal nélkül (legfeljebb { $most })
hut-taken = elvett kunyhóid: { $count } / { $most }
hut-not-for-you = nem vehetsz el többet
