camps-alone = { $camps ->
    [one] aucun rempart contre un mur
   *[other] { $camps } campements resteraient isolés
 }
camps-alone-why = Un rempart du campement doit toucher un mur de ton Alhambra
camps-alone-why-brief = un rempart contre un mur
camp-edges = Un rempart ne touche qu’un mur, et un côté vert que le côté vert d’un autre campement
camp-edges-brief = rempart sur mur, vert sur vert
camp-scores = rapporte { $points } à chaque décompte
edge-bastion = rempart
edge-green = côté vert
camp = campement { $price }
camp-le = le campement { $price }
camp-du = du campement { $price }
camp-de = de campement { $price }
camp-genre = m

# The rule set
camps-title = Campements
camps-title-le = les campements
camps-sentence = Place des campements hors de tes murs : 1 point par bâtiment aligné devant leurs flèches.
camps-brief = Comptent les bâtiments alignés.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
camps-parts = tuiles Campement

# A camp without its price
camp-short = campement
camp-short-le = le campement
camp-short-du = du campement
camp-short-de = de campement
camp-short-genre = m

# What points come from
source-camps = campements
source-camps-note = 1 par bâtiment aligné

# What speaks for a turn
gain-camps = { $points ->
    [one] pour gagner environ { $points } point de plus grâce aux campements
   *[other] pour gagner environ { $points } points de plus grâce aux campements
 }

# What the piece says of itself

camp-card = { $count ->
    [one] Un point par tuile alignée devant sa flèche, jusqu’au prochain campement.
   *[other] Un point par tuile alignée devant ses flèches, jusqu’au prochain campement.
 }
camp-arrows = { $count ->
    [one] flèche { $sides }
   *[other] flèches { $sides }
 }
camp-counts = { $count ->
    [0] aucune tuile devant lui
   *[other] { $count } tuiles alignées
 }
