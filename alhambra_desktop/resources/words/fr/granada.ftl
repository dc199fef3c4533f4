turn-one-side = cette tuile n’a qu’une face
turn-one-side-why = Seules les tuiles de Granada se retournent
turn-one-side-why-brief = seulement celles de Granada
turn-no-card = pas de carte pour la retourner
turn-no-card-why = Retourner une tuile coûte une carte Argent de { $least } ou plus
turn-no-card-why-brief = coûte une carte d’au moins { $least }
edge-moat = tranchée
edge-moat-le = la tranchée
edge-street = rue
type-arena = arène
type-arena-le = l’arène
type-arena-du = de l’arène
type-arena-de = d’arène
type-arena-genre = f
type-bath-house = thermes
type-bath-house-le = les thermes
type-bath-house-du = des thermes
type-bath-house-de = de thermes
type-bath-house-genre = mp
type-library = bibliothèque
type-library-le = la bibliothèque
type-library-du = de la bibliothèque
type-library-de = de bibliothèque
type-library-genre = f
type-hostel = auberge
type-hostel-le = l’auberge
type-hostel-du = de l’auberge
type-hostel-de = d’auberge
type-hostel-genre = f
type-hospital = hôpital
type-hospital-le = l’hôpital
type-hospital-du = de l’hôpital
type-hospital-de = d’hôpital
type-hospital-genre = m
type-market = marché
type-market-le = le marché
type-market-du = du marché
type-market-de = de marché
type-market-genre = m
type-park = parc
type-park-le = le parc
type-park-du = du parc
type-park-de = de parc
type-park-genre = m
type-school = école
type-school-le = l’école
type-school-du = de l’école
type-school-de = d’école
type-school-genre = f
type-residential-area = quartier
type-residential-area-le = le quartier
type-residential-area-du = du quartier
type-residential-area-de = de quartier
type-residential-area-genre = m
type-arena-many = arènes
type-arena-many-de = d’arènes
type-bath-house-many = thermes
type-bath-house-many-de = de thermes
type-library-many = bibliothèques
type-library-many-de = de bibliothèques
type-hostel-many = auberges
type-hostel-many-de = d’auberges
type-hospital-many = hôpitaux
type-hospital-many-de = d’hôpitaux
type-market-many = marchés
type-market-many-de = de marchés
type-park-many = parcs
type-park-many-de = de parcs
type-school-many = écoles
type-school-many-de = d’écoles
type-residential-area-many = quartiers
type-residential-area-many-de = de quartiers
log-turned = retourne et place { $tile-le } pour { $card }
log-turned-now = retourne { $tile-le }

# The rule set
granada-title = Granada
granada-title-le = Granada
granada-sentence = Un jeu à part : des tuiles à deux faces, des tranchées pour murs, et des types qui rapportent d’autant plus qu’ils sont nombreux.
granada-brief = Des tuiles à deux faces, des tranchées.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-granada-simplified = Décompte simplifié
option-granada-simplified-sentence = À Granada, les majorités rapportent { $value }.
option-granada-simplified-off = selon le nombre de faces visibles
option-granada-simplified-on = un nombre fixe de points

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
granada-parts = tuiles à deux faces

# Sources of points: in a row of numbers, and as a title
source-moat = tranchée
source-moat-le = la tranchée
source-moat-longest = plus longue tranchée
source-moats = tranchées extérieures
source-moats-le = les tranchées extérieures

# What to do, as a hint says it; those with -it right after "buy the { $tile } ... and"
turn-turned = retourner et placer { $tile-le }
turn-turned-for = retourner et placer { $tile-le } pour { $card }
turn-turned-at = retourner et placer { $tile-le } pour { $card } ({ $square })
turn-turned-it = { $tile-genre ->
    [m] le placer retourné pour { $card }
    [f] la placer retournée pour { $card }
    [mp] les placer retournés pour { $card }
   *[other] les placer retournées pour { $card }
 }
turn-turned-it-at = { $tile-genre ->
    [m] le placer retourné pour { $card } ({ $square })
    [f] la placer retournée pour { $card } ({ $square })
    [mp] les placer retournés pour { $card } ({ $square })
   *[other] les placer retournées pour { $card } ({ $square })
 }
turn-keep-turned = retourner et mettre en réserve { $tile-le }
turn-keep-turned-it = { $tile-genre ->
    [m] le mettre en réserve retourné
    [f] la mettre en réserve retournée
    [mp] les mettre en réserve retournés
   *[other] les mettre en réserve retournées
 }

# The parity marker and its place
face-marker-odd = marqueur : impair
face-marker-even = marqueur : pair
place-marker = le marqueur pair/impair
place-marker-au = près des cartes disponibles
