type-pavilion = pavillon
type-pavilion-le = le pavillon
type-pavilion-du = du pavillon
type-pavilion-de = de pavillon
type-pavilion-genre = m
type-seraglio = sérail
type-seraglio-le = le sérail
type-seraglio-du = du sérail
type-seraglio-de = de sérail
type-seraglio-genre = m
type-arcades = arcades
type-arcades-le = les arcades
type-arcades-du = des arcades
type-arcades-de = d’arcades
type-arcades-genre = fp
type-chambers = chambres
type-chambers-le = les chambres
type-chambers-du = des chambres
type-chambers-de = de chambres
type-chambers-genre = fp
type-garden = jardin
type-garden-le = le jardin
type-garden-du = du jardin
type-garden-de = de jardin
type-garden-genre = m
type-tower = tour
type-tower-le = la tour
type-tower-du = de la tour
type-tower-de = de tour
type-tower-genre = f
type-pavilion-many = pavillons
type-pavilion-many-de = de pavillons
type-seraglio-many = sérails
type-seraglio-many-de = de sérails
type-arcades-many = arcades
type-arcades-many-de = d’arcades
type-chambers-many = chambres
type-chambers-many-de = de chambres
type-garden-many = jardins
type-garden-many-de = de jardins
type-tower-many = tours
type-tower-many-de = de tours

# The rule set
alhambra-title = Alhambra
alhambra-sentence = Le jeu de base : achète des bâtiments, construis des murs et sois majoritaire dans chaque type.
alhambra-brief = Achète, bâtis et sois majoritaire.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-enclosed-spaces = Espaces enfermés
option-enclosed-spaces-sentence = Il est { $value }.
option-enclosed-spaces-any-area = interdit d’enfermer un espace vide
option-enclosed-spaces-single-square = interdit d’enfermer une case vide isolée
option-enclosed-spaces-allowed = permis d’enfermer un espace vide
option-enclosed-spaces-note = La règle de 2003 interdit d’enfermer le moindre espace vide ; les suivantes interdisent seulement d’enfermer une case seule et permettent les espaces plus grands.

option-open-hands = Mains ouvertes
option-open-hands-sentence = Les mains sont { $value }.
option-open-hands-off = cachées
option-open-hands-on = visibles de tous

option-needless-cards = Cartes inutiles
option-needless-cards-sentence = Une carte inutile pour atteindre le prix { $value }.
option-needless-cards-allowed = peut quand même être payée
option-needless-cards-forbidden = ne peut pas être payée

option-exact-bonus = L’appoint
option-exact-bonus-sentence = Faire l’appoint { $value }.
option-exact-bonus-on = donne une action supplémentaire
option-exact-bonus-off = ne donne pas d’action supplémentaire

option-extra-action = L’action supplémentaire
option-extra-action-sentence = Après l’appoint, l’action supplémentaire { $value }.
option-extra-action-may = est facultative
option-extra-action-must = est obligatoire
option-extra-action-note = Obligatoire dans l’édition 2024, facultative dans les précédentes.

option-starting-money = Argent de départ
option-starting-money-sentence = Chacun reçoit des cartes d’une valeur de { $value } ou plus.

option-take-limit = Prendre plusieurs cartes
option-take-limit-sentence = Plusieurs cartes prises ensemble valent { $value } au maximum.

option-tie-rounding = Égalités
option-tie-rounding-sentence = À égalité, les joueurs { $value }.
option-tie-rounding-down = se partagent les points, arrondis à l’inférieur
option-tie-rounding-up = se partagent les points, arrondis au supérieur
option-tie-rounding-full-to-each = reçoivent chacun tous les points de la place

option-wall-scoring = Murs
option-wall-scoring-sentence = { $value } rapporte des points.
option-wall-scoring-longest = Le plus long mur extérieur
option-wall-scoring-all-outer = Tout mur extérieur

option-redesign = Réaménagement
option-redesign-sentence = Réaménager l’Alhambra { $value }.
option-redesign-action = est une action
option-redesign-forbidden = n’est pas permis

option-leftovers = Tuiles restantes
option-leftovers-sentence = Les tuiles qui restent sur le chantier { $value }.
option-leftovers-most-money = vont à celui qui a le plus d’argent dans leur monnaie
option-leftovers-nobody = ne vont à personne

option-scoring-cards = Cartes Décompte
option-scoring-cards-sentence = Les cartes Décompte sont { $value }.
option-scoring-cards-piles-2-and-4 = dans les paquets que prévoient les règles
option-scoring-cards-anywhere = n’importe où dans la pioche

option-money-copies = Cartes Argent
option-money-copies-sentence = Chaque carte Argent existe en { $value }.
option-money-copies-auto = trois exemplaires (deux si Dirk participe)
option-money-copies-2 = deux exemplaires
option-money-copies-3 = trois exemplaires

# The noun for all placed tiles of a player
alhambra = Alhambra
alhambra-le = l’Alhambra
alhambra-ton = Ton Alhambra

# Sources of points: in a row of numbers, and as a title
source-wall = mur
source-wall-le = le mur
source-wall-longest = plus long mur
source-walls = murs extérieurs
source-walls-le = les murs extérieurs
