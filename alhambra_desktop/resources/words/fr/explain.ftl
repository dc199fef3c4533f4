### Reasons for a turn that was played or is advised, as aims in the infinitive: "Pour
### prendre la tête en jardins". The third person (prend) would look like a misspelt imperative (prends).

# The first letter of a sentence becomes a capital
reason-sentence = { $reason }.
# Two reasons in one sentence: both tell what the player does
reason-and = { $reason }, et { $other }
# Two reasons in one sentence, one of which tells of something else
reason-beside = { $reason } ; { $other }

# Majorities: $types are buildings of one type, such as "gardens"
reason-lead = pour prendre la tête en { $types }
reason-level = pour rejoindre le premier en { $types }
reason-ahead = { $margin ->
    [1] pour garder la tête en { $types }
   *[other] pour avoir { $margin } d’avance en { $types }
 }
# Places are at most the sixth
reason-place = { $rank ->
    [2] pour passer deuxième en { $types }
    [3] pour passer troisième en { $types }
    [4] pour passer quatrième en { $types }
    [5] pour passer cinquième en { $types }
   *[other] pour passer sixième en { $types }
 }
reason-place-shared = { $rank ->
    [2] pour partager la deuxième place en { $types }
    [3] pour partager la troisième place en { $types }
    [4] pour partager la quatrième place en { $types }
   *[other] pour partager la cinquième place en { $types }
 }
# Behind one of the clauses above: what the place pays, and in which scoring
reason-pays-next = { $points ->
    [one] { $reason }, soit { $points } point au prochain décompte
   *[other] { $reason }, soit { $points } points au prochain décompte
 }
reason-pays-later = { $points ->
    [one] { $reason }, soit { $points } point au décompte { $round }
   *[other] { $reason }, soit { $points } points au décompte { $round }
 }
# $type is one building, such as "garden"
reason-count-behind = { $count ->
    [one] pour arriver à { $count } tuile { $type-de }, { $behind } de moins que le premier
   *[other] pour arriver à { $count } { $type-many }, { $behind } de moins que le premier
 }
reason-count-level = { $count ->
    [one] pour arriver à { $count } tuile { $type-de }, autant que le premier
   *[other] pour arriver à { $count } { $type-many }, autant que le premier
 }
reason-cost = { $points ->
    [one] pour enlever { $points } point à { $name } en { $types } au prochain décompte
   *[other] pour enlever { $points } points à { $name } en { $types } au prochain décompte
 }

# The city: $run is "wall", "moat" or "outer walls"
reason-run = pour allonger { $run-le } de { $was } à { $now }
reason-run-begun = { $now ->
    [one] pour commencer { $run-le } avec { $now } section
   *[other] pour commencer { $run-le } avec { $now } sections
 }
reason-room = pour se faire de la place
reason-spared = pour se garder de la place
reason-waits = pour placer { $tile-le } plus tard
reason-removed = pour mettre { $tile-le } en réserve et réaménager la ville
reason-nowhere = faute d’endroit où placer { $tile-le }

# Money: $cards are the cards, $count is their number, $tile is the tile that they will pay for
reason-saves = { $count ->
   *[other] pour pouvoir acheter { $tile-le } au prochain tour en faisant l’appoint
 }
reason-reaches = pour pouvoir payer { $tile-le } au prochain tour
reason-towards = pour économiser en vue { $tile-du }
reason-most = pour avoir le plus d’argent possible : { $cards }
reason-money = pour mettre { $cards-le } de côté
# $card lets two currencies be paid together
reason-joker = pour avoir { $card-le }, utilisable pour deux monnaies
reason-purse = sa main en dirait plus, mais elle reste cachée jusqu’à la fin de la partie
reason-exact = { $count ->
    [1] pour faire l’appoint et avoir une action supplémentaire
   *[other] pour faire { $count } fois l’appoint et avoir chaque fois une action supplémentaire
 }
# $less is a number such as 1.3; $whole is its whole part, for languages whose plurals depend on it
reason-dear = { $whole ->
    [one] acheter { $tile-le } maintenant rapporterait { $less } point de moins
   *[other] acheter { $tile-le } maintenant rapporterait { $less } points de moins
 }
reason-dear-some = { $whole ->
    [one] acheter maintenant rapporterait { $less } point de moins
   *[other] acheter maintenant rapporterait { $less } points de moins
 }
reason-dear-even = acheter { $tile-le } maintenant vaudrait autant
reason-dear-some-even = acheter maintenant vaudrait autant
reason-poor = rien n’est abordable sur le chantier pour l’instant

reason-pass = aucune action n’est possible
reason-little = aucune raison décisive

# Another turn ($turn is an order, see core.ftl), compared with the one that was made
other-less = { $whole ->
    [one] { $turn } : { $less } point de moins.
   *[other] { $turn } : { $less } points de moins.
 }
other-more = { $whole ->
    [one] { $turn } : { $more } point de plus.
   *[other] { $turn } : { $more } points de plus.
 }
other-even = { $turn } : tout aussi bien.
