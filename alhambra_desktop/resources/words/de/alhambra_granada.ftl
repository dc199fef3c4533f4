granada-edges = Ein Graben muss an einen Graben oder eine Mauer grenzen, eine Straße an eine Straße; das erste Granada-Plättchen muss an eine Mauer grenzen
granada-edges-brief = Graben an Graben oder Mauer, Straße an Straße

# The rule set
alhambra-granada-title = Alhambra und Granada
alhambra-granada-title-dem = Alhambra und Granada
alhambra-granada-short = Beide Spiele
alhambra-granada-sentence = Beide Spiele zusammen: zwei Plättchen pro Marktfeld und eine Stadt, die an der Mauer deiner Alhambra beginnt.
alhambra-granada-brief = Zwei Plättchen pro Marktfeld.

# What points come from
source-contacts = Mauer an Graben
source-contacts-note = 2 pro Kante

# What speaks for a turn
gain-contacts = { $points ->
    [one] bringt durch Mauern an Gräben etwa { $points } Punkt mehr
   *[other] bringt durch Mauern an Gräben etwa { $points } Punkte mehr
 }
