### What speaks for a turn of a player, whether another's or one that is advised: aims in the infinitive, "Pour
### prendre la tête en jardins", as the third person would read as a misspelt order (prend, prends).

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
    [one] pour arriver à { $count } tuile { $type-de }, à { $behind } de la tête
   *[other] pour arriver à { $count } { $type-many }, à { $behind } de la tête
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
    [one] pour commencer { $run-le } par { $now } section
   *[other] pour commencer { $run-le } par { $now } sections
 }
reason-room = pour faire de la place où construire
reason-spared = pour garder de la place où construire
reason-waits = pour construire { $tile-le } plus tard
reason-removed = pour remettre { $tile-le } en réserve et réaménager la ville
reason-nowhere = faute d’une place qui convienne pour { $tile-le }

# Money: $cards are so many as $count says, $tile is what they will pay
reason-saves = pour payer { $tile-le } en faisant l’appoint au prochain tour
reason-reaches = pour payer { $tile-le } au prochain tour
reason-towards = pour économiser en vue de { $tile-le }
reason-most = pour avoir { $cards-le }, le maximum possible
reason-money = pour avoir { $cards-le } plus tard
# $card lets two currencies be paid together
reason-joker = pour avoir { $card-le }, qui relie deux monnaies
reason-purse = la main en dirait plus, mais elle reste cachée jusqu’à la fin de la partie
reason-exact = { $count ->
    [1] pour faire l’appoint et continuer
   *[other] pour faire { $count } fois l’appoint et continuer
 }
# $less is a figure such as 1.3; $whole is what stands before its point, for those who count by it
reason-dear = { $whole ->
    [one] acheter { $tile-le } maintenant vaudrait { $less } point de moins
   *[other] acheter { $tile-le } maintenant vaudrait { $less } points de moins
 }
reason-dear-some = { $whole ->
    [one] acheter maintenant vaudrait { $less } point de moins
   *[other] acheter maintenant vaudrait { $less } points de moins
 }
reason-dear-even = acheter { $tile-le } maintenant vaudrait autant
reason-dear-some-even = acheter maintenant vaudrait autant
reason-poor = rien sur le chantier n’est abordable pour l’instant

reason-pass = rien n’est possible
reason-little = rien ne parle vraiment pour ce coup

# Another turn ($turn is an order, see core.ftl), compared with the one that was made
other-less = { $whole ->
    [one] { $turn } : { $less } point de moins.
   *[other] { $turn } : { $less } points de moins.
 }
other-more = { $whole ->
    [one] { $turn } : { $more } point de plus.
   *[other] { $turn } : { $more } points de plus.
 }
other-even = { $turn } : aussi bien.
