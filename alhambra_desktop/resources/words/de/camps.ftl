camps-alone = { $camps ->
    [one] keine Bastion grenzt an eine Mauer
   *[other] { $camps } Feldlager würden an keine Mauer grenzen
 }
camps-alone-why = Eine Bastion des Feldlagers muss an eine Mauer deiner Alhambra grenzen
camps-alone-why-brief = Bastion muss an eine Mauer
camp-edges = Eine Bastion darf nur an eine Mauer grenzen, eine grüne Seite nur an die grüne Seite eines anderen Feldlagers
camp-edges-brief = Bastion an Mauer, Grün an Grün
camp-scores = bringt in jeder Wertung { $points }
edge-bastion = Bastion
edge-bastion-dem = Bastion
edge-green = grüne Seite
edge-green-dem = grüner Seite
camp = Feldlager { $price }
camp-der = das Feldlager { $price }
camp-den = das Feldlager { $price }
camp-dem = dem Feldlager { $price }
camp-eins = Feldlager { $price }
camp-genus = n

# The rule set
camps-title = Feldlager
camps-title-dem = Feldlagern
camps-sentence = Platziere Feldlager vor deinen Mauern: Sie bringen 1 Punkt pro Gebäude in der Linie ihrer Pfeile.
camps-brief = Werten Gebäude in der Linie ihrer Pfeile.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
camps-parts = Feldlager-Plättchen

# A camp without its price
camp-short = Feldlager
camp-short-der = das Feldlager
camp-short-den = das Feldlager
camp-short-dem = dem Feldlager
camp-short-eins = Feldlager
camp-short-genus = n

# What points come from
source-camps = Feldlager
source-camps-note = 1 pro Gebäude in Linie

# What speaks for a turn
gain-camps = { $points ->
    [one] bringt durch die Feldlager etwa { $points } Punkt mehr
   *[other] bringt durch die Feldlager etwa { $points } Punkte mehr
 }

# What the piece says of itself

camp-card = { $count ->
    [one] 1 Punkt pro Plättchen in der Linie vor seinem Pfeil, bis zum nächsten Feldlager.
   *[other] 1 Punkt pro Plättchen in den Linien vor seinen Pfeilen, bis zum nächsten Feldlager.
 }
camp-arrows = { $count ->
    [one] Pfeil nach { $sides }
   *[other] Pfeile nach { $sides }
 }
camp-counts = { $count ->
    [0] kein Plättchen in Linie
   *[other] { $count } Plättchen in Linie
 }
