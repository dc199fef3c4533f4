type-pavilion = pavillon
type-pavilion-the = le pavillon
type-pavilion-of = du pavillon
type-pavilion-de = de pavillon
type-pavilion-gender = m
type-pavilion-many = pavillons
type-pavilion-many-de = de pavillons

type-seraglio = sérail
type-seraglio-the = le sérail
type-seraglio-of = du sérail
type-seraglio-de = de sérail
type-seraglio-gender = m
type-seraglio-many = sérails
type-seraglio-many-de = de sérails

type-arcades = arcades
type-arcades-the = les arcades
type-arcades-of = des arcades
type-arcades-de = d’arcades
type-arcades-gender = fp
type-arcades-many = arcades
type-arcades-many-de = d’arcades

type-chambers = chambres
type-chambers-the = les chambres
type-chambers-of = des chambres
type-chambers-de = de chambres
type-chambers-gender = fp
type-chambers-many = chambres
type-chambers-many-de = de chambres

type-garden = jardin
type-garden-the = le jardin
type-garden-of = du jardin
type-garden-de = de jardin
type-garden-gender = m
type-garden-many = jardins
type-garden-many-de = de jardins

type-tower = tour
type-tower-the = la tour
type-tower-of = de la tour
type-tower-de = de tour
type-tower-gender = f
type-tower-many = tours
type-tower-many-de = de tours
alhambra = Alhambra
alhambra-the = l’Alhambra
alhambra-of = de l’Alhambra

# What points come from: in a row of figures, and as a title
source-wall = mur
source-wall-longest = plus long mur
source-walls = murs extérieurs
