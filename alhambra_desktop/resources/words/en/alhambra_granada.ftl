granada-edges = A moat meets a moat or a wall, a street a street; the first tile of Granada stands at a wall
granada-edges-brief = moat to moat or wall, street to street

# The rule set
alhambra-granada-title = Alhambra and Granada
alhambra-granada-short = Both games
alhambra-granada-sentence = Both games on one table: two tiles a square, and a city that grows from your Alhambra's wall.
alhambra-granada-brief = Two tiles a square, one large city.

# What points come from
source-contacts = wall against moat
source-contacts-note = 2 an edge

# What speaks for a turn
gain-contacts = { $points ->
    [one] wall against moat will bring about { $points } point more
   *[other] wall against moat will bring about { $points } points more
 }
