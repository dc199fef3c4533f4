bazaar-scores = Bazar: { $buildings } × { $types } = { $points } am Ende
bazaar-types = für { $types }
bazaar = { $currency }-Bazar
bazaar-der = der { $currency }-Bazar
bazaar-den = den { $currency }-Bazar
bazaar-dem = dem { $currency }-Bazar
bazaar-eins = { $currency }-Bazar
bazaar-genus = m

# The rule set
bazaars-title = Bazare
bazaars-title-dem = Bazaren
bazaars-sentence = Bazare musst du passend bezahlen. Am Ende bringen sie Punkte für Gebäude dreier Arten um sie herum.
bazaars-brief = Werten drei Gebäudearten ringsum.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
bazaars-parts = Bazar-Plättchen

# What points come from
source-bazaars = Bazare
source-bazaars-note = Gebäude × Arten

# What speaks for a turn
gain-bazaars = { $points ->
    [one] bringt durch die Bazare etwa { $points } Punkt mehr
   *[other] bringt durch die Bazare etwa { $points } Punkte mehr
 }

# What the piece says of itself

bazaar-card = Zählt die Gebäude seiner drei Arten auf den acht Feldern ringsum.
bazaar-working = { $buildings } Gebäude × { $types ->
    [one] { $types } Art
   *[other] { $types } Arten
 }
