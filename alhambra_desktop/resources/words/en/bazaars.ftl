bazaar-scores = bazaar: { $buildings } × { $types } = { $points } at the end
bazaar-types = for { $types }
bazaar = { $currency } bazaar
bazaar-the = the { $currency } bazaar

# The rule set
bazaars-title = Bazaars
bazaars-sentence = Bazaars are sold only at the exact price. At the end they score buildings of three types around them.
bazaars-brief = Score three building types around each.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
bazaars-parts = bazaar tiles

# What points come from
source-bazaars = bazaars
source-bazaars-note = buildings × types

# What speaks for a turn
gain-bazaars = { $points ->
    [one] the bazaars should score about { $points } more point
   *[other] the bazaars should score about { $points } more points
 }

# What the piece says of itself

bazaar-card = Counts the buildings of its three types on the eight squares around it.
bazaar-working = { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
 } × { $types ->
    [one] { $types } type
   *[other] { $types } types
 }
