bazaar-scores = bazaar: { $buildings } x { $types } = { $points } at the end
bazaar-types = for { $types }
bazaar = { $currency } bazaar

# The rule set
bazaars-title = Bazaars
bazaars-sentence = Bazaars beside the market are paid exactly and score at the end where their three types meet.
bazaars-brief = Score where their three types meet.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
bazaars-parts = bazaar tiles

# What points come from
source-bazaars = bazaars
source-bazaars-note = buildings x types

# What speaks for a turn
gain-bazaars = { $points ->
    [one] the bazaars will bring about { $points } point more
   *[other] the bazaars will bring about { $points } points more
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
