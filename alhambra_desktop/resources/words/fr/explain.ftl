### What speaks for a turn of a player, in clauses without a subject: "Takes the lead in gardens, worth 5
### at the next scoring."

# The first letter of a sentence becomes a capital
reason-sentence = { $reason }.
# Two reasons in one sentence: both tell what the player does
reason-and = { $reason }, et { $other }
# Two reasons in one sentence, one of which tells of something else
reason-beside = { $reason } ; { $other }

# Majorities: $types are buildings of one type, such as "gardens"
reason-lead = prend la tête en { $types }
reason-level = rejoint le premier en { $types }
reason-ahead = { $margin ->
    [1] garde la tête en { $types }
   *[other] porte son avance en { $types } à { $margin }
 }
# Places are at most the sixth
reason-place = { $rank ->
    [2] passe deuxième en { $types }
    [3] passe troisième en { $types }
    [4] passe quatrième en { $types }
    [5] passe cinquième en { $types }
   *[other] passe sixième en { $types }
 }
reason-place-shared = { $rank ->
    [2] partage la deuxième place en { $types }
    [3] partage la troisième place en { $types }
    [4] partage la quatrième place en { $types }
   *[other] partage la cinquième place en { $types }
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
    [one] a maintenant { $count } { $type }, à { $behind } de la tête
   *[other] a maintenant { $count } { $type-many }, à { $behind } de la tête
 }
reason-count-level = { $count ->
    [one] a maintenant { $count } { $type }, autant que le premier
   *[other] a maintenant { $count } { $type-many }, autant que le premier
 }
reason-cost = { $points ->
    [one] coûte { $points } point à { $name } en { $types } au prochain décompte
   *[other] coûte { $points } points à { $name } en { $types } au prochain décompte
 }

# The city: $run is "wall", "moat" or "outer walls"
reason-run = allonge { $run-le } de { $was } à { $now }
reason-run-begun = { $now ->
    [one] commence { $run-le } : { $now } section
   *[other] commence { $run-le } : { $now } sections
 }
reason-room = fait de la place pour construire
reason-spared = garde de la place pour construire
reason-waits = garde { $tile-le } pour plus tard
reason-nowhere = garde { $tile-le }, faute d’une place qui convienne

# Money: $cards are so many as $count says, $tile is what they will pay
reason-saves = prend { $cards-le } pour payer { $tile-le } avec l’appoint au prochain tour
reason-reaches = prend { $cards-le } pour payer { $tile-le } au prochain tour
reason-most = prend { $cards-le }, le maximum possible
reason-money = prend { $cards-le } pour plus tard
# $card lets two currencies be paid together
reason-joker = prend { $card-le }, qui relie deux monnaies
reason-purse = la main en dirait plus, mais elle reste cachée jusqu’à la fin de la partie
reason-exact = { $count ->
    [1] fait l’appoint et continue
   *[other] fait { $count } fois l’appoint et continue
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
