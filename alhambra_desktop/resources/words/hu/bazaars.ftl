bazaar-scores = bazár: { $buildings } × { $types } = { $points } a játék végén
bazaar-types = színei: { $types }
bazaar = { $currency }os bazár
bazaar-az = a { $currency }os bazár
bazaar-azt = a { $currency }os bazárt
bazaar-et = { $currency }os bazárt
bazaar-ert = a { $currency }os bazárért
bazaar-ra = a { $currency }os bazárra
bazaar-bol = { $currency }os bazárból

# The rule set
bazaars-title = Bazárok
bazaars-title-val = bazárokkal
bazaars-sentence = A bazárokért pontosan kell fizetni. A játék végén a körülöttük lévő, három típusba tartozó épületekért adnak pontot.
bazaars-brief = Három épülettípus a szomszédban.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
bazaars-parts = bazárlapka

# What points come from
source-bazaars = bazárok
source-bazaars-note = épület × típus

# What speaks for a turn
gain-bazaars = a bazárok várhatóan { $points } ponttal többet érnek

# What the piece says of itself

bazaar-card = Három típusának épületeit számolja a körülötte lévő nyolc mezőn.
bazaar-working = { $buildings } épület × { $types } típus
