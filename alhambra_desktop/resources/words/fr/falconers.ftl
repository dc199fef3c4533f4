perch-taken = un faucon est déjà posé ici
perch-taken-why = Un seul faucon par intersection
perch-why = Un faucon se pose là où quatre tuiles se touchent, avec ses deux types parmi elles
perch-why-brief = ses deux types parmi quatre tuiles
perch-camp = aucun faucon près d’un campement
perch-no-four = quatre tuiles ne se touchent pas ici
perch-missing = { $count ->
    [one] pas { $type-de } parmi les quatre
   *[other] ni { $type } ni { $other } parmi les quatre
 }
falcon-not-in-hand = cette carte n’est pas dans ta main
falcon-no-money = cette carte n’est pas de l’argent
falcon-cost = Un faucon coûte une carte Argent
falcon-after-purchase = pas après un achat
falcon-own-turn = Acheter des faucons doit être la seule action de ton tour
falcon-gone = ce faucon n’est plus disponible
falcon-gone-why = Choisis un faucon disponible

# Faults of a state that no game can reach (a damaged file)
fault-falcons = des faucons sont perdus ou en double
fault-falcon-seats = des faucons sont à une place qui n’existe pas
fault-falcon-perch = place { $seat } : un faucon est posé là où il ne peut pas l’être (F-3)
log-falcon = achète un { $falcon } pour { $card }
log-falcon-now = achète un { $falcon }
log-falcon-lost = perd un { $falcon }
log-falcon-lost-now = perd un { $falcon }
falcon = { $species ->
    [black] faucon noir ({ $one }, { $other })
    [brown] faucon marron ({ $one }, { $other })
   *[white] faucon blanc ({ $one }, { $other })
 }

# The rule set
falconers-title = Fauconniers
falconers-title-le = les fauconniers
falconers-sentence = Achète des faucons pour une carte Argent chacun. Pose-les là où quatre tuiles se touchent et réunis-en d’une même couleur.
falconers-brief = Réunis des faucons d’une même couleur.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
falconers-parts = faucons

# What points come from
source-falcons = faucons
source-falcons-note = 2, 6, 12, 20, 30 par couleur

# What to do, as a hint says it
turn-falcon = acheter le { $falcon }
turn-falcon-for = acheter le { $falcon } pour { $card }
turn-falcon-at = acheter le { $falcon } pour { $card }, angle sud-est de la case ({ $square })
kind-falcon = Acheter un faucon.

# What speaks for a turn
gain-falcons = { $points ->
    [one] pour gagner environ { $points } point de plus grâce aux faucons
   *[other] pour gagner environ { $points } points de plus grâce aux faucons
 }

# The line below the table: an action among others; what is asked
status-buy-falcons = achète des faucons
status-asked-falcons = un autre faucon pour une carte

# A corner where four tiles meet, and behind the falcon there; $square is the one to its north-west
place-corner-own = ton intersection, angle sud-est de la case ({ $square })
place-corner-own-au = chez toi, angle sud-est de la case ({ $square })
place-corner = une intersection ({ $name }), angle sud-est de la case ({ $square })
place-corner-au = chez { $name }, angle sud-est de la case ({ $square })
onto-corner = sur une intersection qui brille

# What the piece says of itself

falcon-name = { $species ->
    [black] faucon noir
    [brown] faucon marron
   *[white] faucon blanc
 }
falcon-card = Se pose là où quatre tuiles se touchent, dont { $one } et { $other }.
falcon-flock = { $count } de cette couleur : { $steps }
falcon-next = { $count ->
    [one] premier de sa couleur : { $steps }
   *[other] { $count }e de sa couleur : { $steps }
 }
# the note below the heading of the supply, and a heading in its drawer
falcons-fitting = { $count ->
    [0] aucun faucon ne va dans ton Alhambra
    [one] { $count } faucon va dans ton Alhambra
   *[other] { $count } faucons vont dans ton Alhambra
 }
falcons-not-fitting = aucune intersection aux deux types : { $count }
perch-nowhere = aucune intersection avec ses deux types
