bazaar-scores = bazar : { $buildings } × { $types } = { $points } à la fin
bazaar-types = pour { $types }
bazaar = bazar en { $currency-many }
bazaar-le = le bazar en { $currency-many }
bazaar-du = du bazar en { $currency-many }
bazaar-de = de bazar en { $currency-many }
bazaar-genre = m

# The rule set
bazaars-title = Bazars
bazaars-title-le = les bazars
bazaars-sentence = Les bazars ne s’achètent qu’en faisant l’appoint. À la fin, ils rapportent selon les bâtiments de trois types qui les entourent.
bazaars-brief = Comptent trois types autour d’eux.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
bazaars-parts = tuiles Bazar

# What points come from
source-bazaars = bazars
source-bazaars-note = bâtiments × types

# What speaks for a turn
gain-bazaars = { $points ->
    [one] pour gagner environ { $points } point de plus grâce aux bazars
   *[other] pour gagner environ { $points } points de plus grâce aux bazars
 }

# What the piece says of itself

bazaar-card = Compte les bâtiments de ses trois types sur les huit cases qui l’entourent.
bazaar-working = { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
 } × { $types ->
    [one] { $types } type
   *[other] { $types } types
 }
