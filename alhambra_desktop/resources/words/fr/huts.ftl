hut-not-open = cet abri n’est pas disponible
hut-not-open-why = Prends l’abri visible d’une pile
huts-enough = déjà { $most } abris
huts-enough-why = On prend { $most } abris au maximum
hut-counts = l’abri compterait pour { $count } ({ $most } au plus)

# Faults of a state that no game can reach (a damaged file)
fault-huts-many = un joueur a plus de { $most } abris
fault-hut-piles = les piles d’abris sont incorrectes
fault-hut-type = un abri est dans la pile d’un autre type
fault-huts = des abris sont perdus ou en double
hut = abri { $type-de }
hut-le = l’abri { $type-de }
hut-du = de l’abri { $type-de }
hut-de = d’abri { $type-de }
hut-genre = m
log-hut = prend { $tile-le }
log-hut-now = prend { $tile-le }

# The rule set
huts-title = Abris de chantier
huts-title-le = les abris de chantier
huts-sentence = Prends des abris gratuits. Chacun compte pour autant de bâtiments de son type qu’il en touche.
huts-brief = Gratuits, comptent leurs voisins.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
huts-parts = abris

# What to do, as a hint says it
turn-hut = prendre { $tile-le }
kind-hut = Prendre un abri.

# What speaks for a turn
gain-huts = { $points ->
    [one] pour gagner environ { $points } point de plus grâce aux abris
   *[other] pour gagner environ { $points } points de plus grâce aux abris
 }

# The line below the table: an action among others
status-take-hut = prends un abri

# A place on the table
place-huts = la pile d’abris { $type-de }
place-huts-au = dans la pile d’abris { $type-de }

# What the piece says of itself

hut-card = Une action, pas d’argent : compte autant { $types-de } qu’il en touche sans mur entre eux.
hut-working = { $count } à côté sans mur entre eux ({ $most } au plus)
hut-taken = abris pris : { $count } sur { $most }
hut-not-for-you = tu ne peux pas en prendre d’autre
