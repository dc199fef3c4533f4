granada-edges = A moat must touch a moat or a wall, and a street must touch a street; the first Granada tile must touch a wall
granada-edges-brief = moat to moat or wall, street to street

# The rule set
alhambra-granada-title = Alhambra and Granada
alhambra-granada-short = Both games
alhambra-granada-sentence = Both games together: two tiles on each market square, and a city that starts at your Alhambra’s wall.
alhambra-granada-brief = Two tiles per market square, one large city.

# What points come from
source-contacts = wall against moat
source-contacts-note = 2 per edge

# What speaks for a turn
gain-contacts = { $points ->
    [one] edges where walls meet moats should score about { $points } more point
   *[other] edges where walls meet moats should score about { $points } more points
 }
