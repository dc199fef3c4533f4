take-nothing = aucune carte choisie
take-nothing-why = Prends au moins une carte
take-not-in-row = cette carte n’est pas disponible
take-not-in-row-why = On ne prend que des cartes disponibles
take-unsorted = les cartes ne sont pas dans l’ordre
take-unsorted-why = Les cartes d’une action doivent être triées
pay-card-too-many = une carte de trop
pay-card-too-many-why = Le prix est atteint sans l’une des cartes
pay-card-too-many-why-brief = le prix est atteint sans elle
buy-not-for-sale = cette tuile n’est pas à vendre
buy-not-for-sale-why = Achète une tuile du chantier
pay-not-in-hand = une carte n’est pas dans ta main
pay-not-in-hand-why = Paie avec des cartes de ta main
pass-can-act = une action est possible
pass-can-act-why = Tu dois agir si une action est possible
decline-must-act = l’action supplémentaire est obligatoire
decline-must-act-why = Une règle maison l’impose
decline-not-acted = aucune action pour l’instant
decline-not-acted-why = Il faut faire une action
take-alone = une carte qui n’est pas de l’argent se prend seule
take-alone-why = Prends-la sans autre carte
take-too-much = { $limit ->
    [0] c’est plus d’une carte
   *[other] { $total } dépasse { $limit }
 }
take-too-much-why = { $limit ->
    [0] On ne prend qu’une carte à la fois
   *[other] Plusieurs cartes ne peuvent pas dépasser { $limit } au total
 }
take-too-much-why-brief = { $limit ->
    [0] une seule carte
   *[other] { $limit } en tout au plus
 }
pay-currency = seuls les { $currency-many } sont acceptés
pay-currency-why = Paie dans la monnaie de la case
pay-short = il manque { $by }
pay-short-why = Paie au moins le prix ; on ne rend pas la monnaie
pay-short-why-brief = au moins le prix
pay-over = { $by } de trop
pay-over-why = Ici, il faut faire l’appoint
place-not-waiting = cette tuile n’attend pas d’être placée
place-not-waiting-why = Place les tuiles achetées à ce tour
end-not-placed = une tuile n’est pas encore placée
end-not-placed-why = Place chaque tuile achetée à ce tour, ou mets-la en réserve
end-not-placed-why-brief = place-la ou mets-la en réserve
redesign-forbidden = pas de réaménagement dans cette partie
redesign-forbidden-why = Une règle maison l’interdit
redesign-not-mine = cette tuile n’est pas dans la réserve
redesign-not-mine-why = On ne peut ajouter qu’une tuile de sa réserve
redesign-not-there = cette tuile n’est pas ici
redesign-not-there-why = On ne retire qu’une tuile de son Alhambra
redesign-not-there-why-brief = seulement une tuile posée
place-touches-nothing = aucun côté commun
place-touches-nothing-why = Une nouvelle tuile doit partager au moins un côté avec ton Alhambra
place-touches-nothing-why-brief = un côté commun au moins
place-taken = la case est occupée
place-taken-why = Une seule tuile par case
place-taken-why-brief = une tuile par case
place-start-stays = la tuile de départ reste en place
place-start-stays-why = La tuile de départ ne bouge jamais
place-start-stays-why-brief = elle ne bouge jamais
over = la partie est terminée
over-why = Plus aucune action n’est possible
not-now = pas maintenant
not-now-why = La partie attend autre chose
place-not-joined = ne rejoint pas ton Alhambra ici
edges-alike = Deux côtés qui se touchent doivent être identiques
edges-alike-brief = côtés identiques
edges-meet = { $edge } contre { $other } ({ $sides })
place-encloses = { $squares ->
    [one] enfermerait un espace vide
   *[other] enfermerait un espace vide de { $squares } cases
 }
place-encloses-why = Aucun espace vide ne doit être enfermé
place-encloses-why-brief = aucun vide enfermé
place-unreached = { $tiles ->
    [one] inaccessible à pied
   *[other] { $tiles } tuiles seraient inaccessibles à pied
 }
place-unreached-why = Depuis la fontaine, chaque tuile doit être accessible sans traverser de mur
place-unreached-why-brief = aucun accès depuis la fontaine
edge-wall = mur
edge-wall-le = le mur
edge-open = côté ouvert
side-north = nord
side-north-au = au nord
side-east = est
side-east-au = à l’est
side-south = sud
side-south-au = au sud
side-west = ouest
side-west-au = à l’ouest
currency-denar = dinar
currency-denar-many = dinars
currency-dirham = dirham
currency-dirham-many = dirhams
currency-ducat = ducat
currency-ducat-many = ducats
currency-florin = florin
currency-florin-many = florins

# Faults of a state that no game can reach (a damaged file)
fault-money = des cartes Argent sont perdues ou en double
fault-fountain-moved = place { $seat } : pas de fontaine au départ (B-1)
fault-fountains = une fontaine est perdue ou en double
fault-tile = tuile perdue ou en double : { $tile }

# Faults of a state that no game can reach (a damaged file)
fault-row-long = il y a trop de cartes Argent disponibles
fault-money-order = les cartes Argent ne sont pas dans l’ordre
fault-count = un nombre est impossible
fault-pile-parts = les paquets de la pioche ne correspondent pas à la pioche
fault-scoring-cards = des cartes Décompte sont perdues ou en double
fault-agenda = la partie n’attend personne
fault-leftovers = des tuiles restantes n’existent pas
fault-stocks = des stocks sont perdus ou en double
fault-rounds = des décomptes se suivent dans un ordre impossible
fault-round = le numéro du dernier décompte est incorrect
fault-points = des points impossibles
fault-score = place { $seat } : les points ne correspondent pas aux décomptes
fault-city = place { $seat } : { $reason } ({ $rule })

# Things
tile = { $type } { $price }
tile-le = { $type-le } { $price }
tile-du = { $type-du } { $price }
tile-de = { $type-de } { $price }
tile-genre = { $type-genre }
card = { $value ->
    [one] { $value } { $currency }
   *[other] { $value } { $currency-many }
 }
card-le = { $value ->
    [one] { $value } { $currency }
   *[other] { $value } { $currency-many }
 }
# $total is the sum of the values, for languages in which 1 takes another form
money = { $total ->
    [one] { $values } { $currency }
   *[other] { $values } { $currency-many }
 }
money-le = { $total ->
    [one] { $values } { $currency }
   *[other] { $values } { $currency-many }
 }
fountain = fontaine
fountain-le = la fontaine
fountain-du = de la fontaine
fountain-de = de fontaine
fountain-genre = f

# A tile with its closed sides; with its printed number; with the tile on its back
tile-sides = { $count ->
    [0] { $tile }, sans { $edge }
   *[other] { $tile }, { $edge } { $sides-au }
 }
tile-printed = { $tile }, { $printed }
tile-back = { $tile }, au dos { $back }

# Other visible faces of pieces: a hidden card, a pile or bag with its size, points
face-card-back = carte cachée
face-scoring-card = carte Décompte { $round }
face-stack = pile de { $count }
face-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
face-turn = tour { $turn }

# Places on the table, and behind what lies there; those with -own are the viewer's, the others those of $name
place-market = le chantier, { $currency }
place-market-au = sur le chantier, { $currency }
place-supply = les pièces disponibles
place-supply-au = disponible
place-bag = le sac
place-bag-au = dans le sac
place-row = les cartes disponibles
place-row-au = parmi les cartes disponibles
place-pile = la pioche
place-pile-au = dans la pioche
place-discard = la défausse
place-discard-au = dans la défausse
place-due = les cartes Décompte révélées
place-due-au = près des cartes disponibles
place-hand-own = ta main
place-hand-own-au = dans ta main
place-hand = la main ({ $name })
place-hand-au = en main ({ $name })
place-tray-own = les tuiles à placer
place-tray-own-au = à placer
place-tray = les tuiles à placer ({ $name })
place-tray-au = à placer ({ $name })
place-reserve-own = ta réserve
place-reserve-own-au = dans ta réserve
place-reserve = la réserve ({ $name })
place-reserve-au = en réserve ({ $name })
# $square is where it lies, seen from the fountain
place-square-own = chez toi, { $square }
place-square-own-au = chez toi, { $square }
place-square = chez { $name }, { $square }
place-square-au = chez { $name }, { $square }
place-score-own = tes points
place-score-own-au = pour toi
place-score = les points ({ $name })
place-score-au = pour { $name }
place-turn-own = ton tour
place-turn-own-au = à toi
place-turn = le tour ({ $name })
place-turn-au = à { $name }

# The position of a square: alone, or in brackets after an action
square-fountain = la fontaine
square-straight = { $count ->
    [one] { $count } case { $side-au } de la fontaine
   *[other] { $count } cases { $side-au } de la fontaine
 }
# $across squares to the $side (east or west), $along squares to the $other (south or north)
square-aslant = { $across ->
    [one] { $across } case { $side-au }, { $along } { $other-au } de la fontaine
   *[other] { $across } cases { $side-au }, { $along } { $other-au } de la fontaine
 }

# The log: what a player did, after the name
log-dealt = reçoit { $cards }
log-first = commence la partie
log-first-why = commence : { $why }
# Why a player goes first, after "car"
first-fewest-cards = le moins de cartes
first-least-money = le moins d’argent, à cartes égales
first-listed = égalité, l’ordre des places tranche
log-took = prend { $cards-le }
log-bought = { $over ->
    [0] achète { $tile-le } (appoint)
   *[other] achète { $tile-le } ({ $over } de trop)
 }
log-passed = passe
log-placed = place { $tile-le }
log-reserved = met { $tile-le } en réserve
log-swapped = remplace { $out-le } par { $tile-le }
log-added = ajoute { $tile-le } de la réserve
log-removed = déplace { $tile-le } vers la réserve
log-given = reçoit { $tile-le }, tuile restante

# The same during the move, after the name or, if space is short, beside the seat’s colour mark
log-bought-now = { $over ->
    [0] fait l’appoint ({ $price })
   *[other] achète { $tile-le } ({ $over } de trop)
 }
log-took-now = prend { $cards-le }
log-passed-now = passe
log-placed-now = place { $tile-le }
log-reserved-now = met { $tile-le } en réserve
log-swapped-now = remplace { $out-le } par { $tile-le }
log-added-now = ajoute { $tile-le } de la réserve
log-removed-now = déplace { $tile-le } vers la réserve
caption-did = { $name } { $did }
# A caption before another caption, or before two numbers
caption-again = { $did } :
caption-again-end = action supplémentaire
caption-grown = { $did } : { $edge }
caption-grown-end = { $was } → { $now }

# The log: what happened to all
log-reshuffled = La défausse est mélangée et devient la nouvelle pioche
log-scoring-card = Carte Décompte révélée : { $rounds }
round = { $round }
log-scored = Décompte { $round } : { $points }
log-points = { $name } +{ $points }
log-left = Il reste { $tile-le } sur le chantier
log-won = Victoire : { $names }, { $points } points
name = { $name }
name-le = { $name }

# The noun for all placed tiles of a player
city = ville
city-le = la ville
city-ton = Ta ville

# What points come from
source-types = bâtiments
source-run-note = 1 par section

# Instructions of a hint, which are combined to a turn
turn-buy = acheter { $tile-le }
turn-buy-with = acheter { $tile-le } avec { $cards-le }
turn-take = prendre { $cards-le }
turn-add = ajouter { $tile-le } de la réserve
turn-add-at = ajouter { $tile-le } de la réserve ({ $square })
turn-remove = déplacer { $tile-le } vers la réserve
turn-remove-at = déplacer { $tile-le } vers la réserve ({ $square })
# $tile comes from the reserve and takes the square of $out
turn-swap = remplacer { $out-le } par { $tile-le }
turn-swap-at = remplacer { $out-le } par { $tile-le } ({ $square })
turn-pass = passer, car aucune action n’est possible
turn-decline = renoncer à cette action
turn-end = terminer le tour
turn-take-back = annuler : { $turn }
turn-place = placer { $tile-le }
turn-place-at = placer { $tile-le } ({ $square })
turn-keep = mettre { $tile-le } en réserve

# The same, directly after "buy the { $tile } ... and"; $tile is available for its gender
turn-place-it = { $tile-genre ->
    [m] le placer
    [f] la placer
   *[other] les placer
 }
turn-place-it-at = { $tile-genre ->
    [m] le placer ({ $square })
    [f] la placer ({ $square })
   *[other] les placer ({ $square })
 }
turn-keep-it = { $tile-genre ->
    [m] le mettre en réserve
    [f] la mettre en réserve
   *[other] les mettre en réserve
 }

# Orders joined: $then is one as above
turn-and = { $turn } et { $then }
turn-more = { $turn }, { $then }
turn-last = { $turn }, puis { $then }
# An order by itself; its first letter becomes a capital
turn-sentence = { $turn }.

# The kind of action only: the first step of a hint
kind-buy-building = Acheter un bâtiment.
kind-buy-tile = Acheter une tuile autre qu’un bâtiment.
kind-take-money = Prendre de l’argent.
kind-take-other = Prendre une carte autre que de l’argent.
kind-redesign = Réaménager { $city-le }.
kind-place = Placer tes tuiles.
kind-take-back = Annuler ton dernier coup.

# The line below the table: actions, one alone or several in a list with "or"
status-take-money = prends de l’argent
status-buy = achète
status-redesign = réaménage

# The line below the table: whose turn it is; a question at the end of the game
status-your-turn = À toi de jouer
status-turn = À { $name } de jouer
status-place-leftovers = place les tuiles restantes que tu as reçues

# Places to drop something, in the sentences of the status bar
onto-square = sur une case qui brille
onto-tray = dans « À placer »
onto-reserve = dans la réserve
onto-hand = dans ta main
