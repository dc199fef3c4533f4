turn-one-side = cette tuile n’a qu’une face
turn-one-side-why = Seules les tuiles de Granada se retournent
turn-no-card = pas de carte pour la retourner
turn-no-card-why = Retourner une tuile coûte une carte Argent de { $least } ou plus
log-turned = retourne et place { $tile-the } pour { $card }

edge-moat = tranchée
edge-street = rue

type-arena = arène
type-arena-the = l’arène
type-arena-of = de l’arène
type-arena-de = d’arène
type-arena-gender = f
type-arena-many = arènes
type-arena-many-de = d’arènes

type-bath-house = thermes
type-bath-house-the = les thermes
type-bath-house-of = des thermes
type-bath-house-de = de thermes
type-bath-house-gender = mp
type-bath-house-many = thermes
type-bath-house-many-de = de thermes

type-library = bibliothèque
type-library-the = la bibliothèque
type-library-of = de la bibliothèque
type-library-de = de bibliothèque
type-library-gender = f
type-library-many = bibliothèques
type-library-many-de = de bibliothèques

type-hostel = auberge
type-hostel-the = l’auberge
type-hostel-of = de l’auberge
type-hostel-de = d’auberge
type-hostel-gender = f
type-hostel-many = auberges
type-hostel-many-de = d’auberges

type-hospital = hôpital
type-hospital-the = l’hôpital
type-hospital-of = de l’hôpital
type-hospital-de = d’hôpital
type-hospital-gender = m
type-hospital-many = hôpitaux
type-hospital-many-de = d’hôpitaux

type-market = marché
type-market-the = le marché
type-market-of = du marché
type-market-de = de marché
type-market-gender = m
type-market-many = marchés
type-market-many-de = de marchés

type-park = parc
type-park-the = le parc
type-park-of = du parc
type-park-de = de parc
type-park-gender = m
type-park-many = parcs
type-park-many-de = de parcs

type-school = école
type-school-the = l’école
type-school-of = de l’école
type-school-de = d’école
type-school-gender = f
type-school-many = écoles
type-school-many-de = d’écoles

type-residential-area = quartier résidentiel
type-residential-area-the = le quartier résidentiel
type-residential-area-of = du quartier résidentiel
type-residential-area-de = de quartier résidentiel
type-residential-area-gender = m
type-residential-area-many = quartiers résidentiels
type-residential-area-many-de = de quartiers résidentiels

# What points come from: in a row of figures, and as a title
source-moat = tranchée
source-moat-longest = plus longue tranchée
source-moats = tranchées extérieures

# The rule set
granada-title = Granada
granada-sentence = Un jeu à part entière : des tuiles à deux faces, des tranchées pour murs, des types qui rapportent d’autant plus qu’on en voit.
option-granada-simplified = Décompte simplifié
option-granada-simplified-sentence = À Granada, les majorités rapportent { $value }.
option-granada-simplified-off = selon le nombre de faces visibles
option-granada-simplified-on = un nombre fixe de points

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
granada-parts = tuiles à deux faces
