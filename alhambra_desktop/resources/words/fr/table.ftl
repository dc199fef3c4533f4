### The table: panels, bubbles and what is painted on them. There is little room; a text that does not fit is
### written smaller, shortened, or replaced by the shorter one that follows it here.

# The name of the whole table for screen readers
table = La table

# The table read aloud: $piece is described, $place is where it lies; what the viewer's cards would pay of it
read-piece = { $piece }, { $place-au }
read-place = { $count ->
    [0] { $place } : rien
    [one] { $place } : { $count } pièce
   *[other] { $place } : { $count } pièces
 }
read-hidden = { $place } : { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
 }
read-exact = { $piece }, tu peux faire l’appoint
read-over = { $piece }, tu peux payer, { $by } de trop
read-dear = { $piece }, tu ne peux pas payer

read-prospect = { $square } : { $prospect }

# A card of the hand that is clicked: what it could help to pay of the market
card-pays = pourrait aider à acheter
card-pays-nothing = ne permet de rien acheter sur le chantier
card-pays-tile = { $tile } : { $how }

# A free square: how many of the tiles that nobody has seen would fit there, and of which types
prospect = { $unseen ->
    [0] plus aucune tuile dans le sac
   *[other] { $fitting ->
        [0] aucune tuile encore cachée ne convient ici
        [one] 1 des { $unseen } tuiles encore cachées convient ici
       *[other] { $fitting } des { $unseen } tuiles encore cachées conviennent ici
    }
 }
prospect-kind = { $kind } : { $count }
prospect-kinds = { $prospect } ({ $kinds })

# Places in a majority; 0 is none
rank = { $number ->
    [0] –
    [1] 1er
   *[other] { $number }e
 }
rank-tied = { $rank } ex æquo
# the same in a narrow cell
rank-brief = { $number ->
    [0] –
    [1] 1er
   *[other] { $number }e
 }
rank-tied-brief = { $rank } ex æq.

# Bubbles: what building a tile here would do. $was and $now are places or lengths of a wall
preview-place = { $was } → { $now }
preview-same-place = reste { $now }
preview-run = { $edge } { $was } → { $now }
preview-same-run = { $edge } : toujours { $now }
# before the points that it would all bring
preview-total = en cas de décompte

# What something would change, in a list: of a type, of anything with its points, and all together
change-type = { $type } : { $text }
change-points = { $text } ({ $points })
change-total = { $total } { $points }

# Bubbles: a rule that is broken, with its number in the rules
reason-rule = { $why }, { $rule }

bubble-turning-costs = retourner coûte { $card }
bubble-stays = retrait impossible
bubble-can-go = fais glisser la tuile en réserve pour la retirer

# The market: what the viewer's cards would pay of a tile
offer-exact = appoint
offer-exact-bonus = appoint : +1 action
offer-exact-after-taking = appoint au prochain tour
offer-inexact = pas d’appoint
offer-short = { $by ->
    [one] manque { $by } { $currency }
   *[other] manque { $by } { $currency-many }
 }
offer-over = { $by } de trop
# the same where there is little room
offer-inexact-brief = pas d’appoint
offer-short-brief = manque { $by }
offer-over-brief = { $by } de trop
# for what lies beside the market, where no tile shows the price
offer-with-price = { $price } · { $offer }

# The money row, with what everybody may know of the scoring cards.
row-take = Prendre { $values }  ({ $key-choose })
row-take-card = Prendre { $card-le }  ({ $key-choose })
row-take-brief = Prendre  ({ $key-choose })
row-bag = sac { $count }
row-discard = défausse { $count }
row-next-odd = nouvelles tuiles : face impaire
row-next-even = nouvelles tuiles : face paire
row-next-odd-brief = prochaine face impaire
row-next-even-brief = prochaine face paire
row-last-scoring = Décompte { $round } : à la fin
row-scoring-later = Décompte { $round } après le prochain mélange
row-scoring-later-brief = Décompte { $round } : après mélange
row-scoring-card = { $card ->
    [1] Décompte { $round } à la prochaine carte
   *[other] Décompte { $round } à la { $card }e carte
 }
row-scoring-card-brief = Décompte { $round } : { $card ->
    [1] carte suivante
   *[other] { $card }e carte
 }
row-scoring-between = Décompte { $round } dans { $first } à { $last } cartes
row-scoring-between-brief = Décompte { $round } : { $first }e–{ $last }e carte

# The supply beside the courtyard, with the pieces of modules: headings, and the notes beside them
supply-bazaars = Bazars
supply-huts = Abris
# huts that the viewer has taken, also where there is little room
supply-taken = tu en as { $taken } sur { $most }
supply-taken-brief = { $taken } sur { $most }
# below the heading while the viewer can get huts or falcons
supply-take-hut = prends-en un gratis
supply-buy-falcon = achète pour 1 carte
supply-falcons = Faucons
# $count pieces of a section fit into the player's Alhambra
supply-fitting = { $count ->
    [0] aucune pièce ne convient
    [one] { $count } pièce convient
   *[other] { $count } pièces conviennent
 }
supply-fitting-brief = { $count ->
    [0] aucun
   *[other] { $count }
 }
supply-for-sale = { $count ->
    [0] aucun à vendre
   *[other] { $count } à vendre
 }
# the line that folds the other pieces of a section: those that fit nowhere, and those beyond a limit
supply-nowhere = pas encore de place pour { $count }
supply-spent = reste { $count } pour les autres
# the same line, read aloud; $rest is one of these texts
supply-unfold = { $section } : { $rest }, { $key-choose } les montre
supply-fold = { $section } : { $rest }, { $key-choose } les masque
# what belongs to none of these
supply-other = Autres pièces
# a section whose pieces can be laid out large; read aloud
supply-section = { $section } : { $count }, { $key-choose } les montre en grand
# the folded supply, read aloud: what its control does, and the states of its sections
supply-state = { $section } : { $state }
supply-folded = { $does } { $states }
# a section in which nothing lies just now
supply-empty = aucun
# a bazaar that nobody can buy just now
supply-no-price = sans prix
# Below a pile of huts: the number of huts in it. For screen readers: the number under the top one, or that
# this is the last one, or that none is left
supply-more = encore { $count }
supply-left = reste { $count }
supply-more-brief = ×{ $count }
supply-last = dernier
supply-gone = épuisé
supply-gone-brief = –

# Cities; $city is what a player's tiles in play are called
city-of = { $name } · { $city }
peek-run = { $edge } { $length }
peek-reserve = Réserve
peek-hand = Main

# The viewer's hand, and what the raised cards pay
hand-exact = { $paid } sur { $price } : appoint
hand-over = { $paid } sur { $price } : { $over } de trop
hand-short = { $paid } sur { $price } : il manque { $by ->
    [one] { $by } { $currency }
   *[other] { $by } { $currency-many }
 }
hand-falcon = { $cards-le } pour un faucon
# cards of which one is a bureau
hand-pays-part = { $paid } sur { $price }

# Below a bonus card: its building stands, so a click reveals it; it is known to nobody else; it is revealed
bonus-show = révéler ?
bonus-secret = cachée
bonus-counts = compte

# Tiles that are bought and have no place yet
tray = À placer
reserve = Réserve

# Somebody without a seat, who is given tiles
rival-gift = dépose ici une tuile achetée

# The players: cards in hand, the wall, the reserve (briefly), and what they would get now
player-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
player-run = { $edge } { $length }
player-reserve = réserve { $count }
# Tooltips of the signs in a player's panel; $edge is a wall or a moat
player-cards-tip = { $count ->
    [one] { $count } carte d’argent en main
   *[other] { $count } cartes d’argent en main
 }
player-run-tip = { $edge } : { $length ->
    [one] { $length } section compte
   *[other] { $length } sections comptent
 }
player-reserve-tip = { $count ->
    [one] { $count } tuile en réserve
   *[other] { $count } tuiles en réserve
 }
player-money-tip = { $currency } : { $amount }
player-score-tip = { $count ->
    [one] { $count } point jusqu’ici
   *[other] { $count } points jusqu’ici
 }
# a piece in a player's panel, with a sentence that explains it
tip-piece = { $name }. { $sentence }

if-scored-now = En cas de décompte
points-modules = extensions
points-from = { $source } { $points }

# What is played: $game is the title of the game
table-game = { $modules ->
    [0] { $game }
    [one] { $game } avec { $modules } extension
   *[other] { $game } avec { $modules } extensions
 }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 }
table-game-with = { $game } avec { $module }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 }
table-before = avant le décompte { $round }
# tooltip of the title in the menu bar, above the house rules
table-house-rules = { $count ->
    [one] { $count } règle maison. Clique pour voir toutes les règles de cette partie.
   *[other] { $count } règles maison. Clique pour voir toutes les règles de cette partie.
 }
# A game that goes on from a moment of one that was over before
table-tried = partie d’essai
table-counting = décompte { $round }

# Who has how much of each type; the column at the right tells the viewer's points
standings = Classement
# $round is the number of the scoring that comes next
standings-scoring = décompte { $round }
# Above the points that the viewer would get, and left of what everybody would get if it were scored now
standings-you = toi
standings-now = total
standings-owner = { $place } { $name } { $count }
# A row in a sentence: $subject is a type or another source of points, $standings are players with their place
standings-row = { $subject } : { $standings }
standings-row-empty = { $subject } : personne n’en a
# $row is such a sentence
standings-row-points = { $row } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour toi maintenant
# The same with its working, read aloud; $working are sentences
read-row = { $row }. { $working }

# A row worked out: tied players share what their places pay. $terms is such as "(11 + 4)", $rounds one of down, up, none
card-shared = { $places } rangs partagés : { $terms } ÷ { $by } = { $points }{ $rounds ->
    [down] {" "}(arrondi à l’inférieur)
    [up] {" "}(arrondi au supérieur)
   *[none] {""}
 }.
# the house variant in which each tied player gets the whole of the first of these places
card-full-to-each = { $places } rangs partagés : chacun reçoit { $points }.
# what one building more would bring; $place is such as "alone 2nd" or "tied 1st"
card-one-more = Une tuile { $type-de } de plus : { $place }, { $points ->
    [0] rien de plus.
   *[other] +{ $points }.
 }
card-alone = { $place } sans partage

# What the others did
since = Depuis ton tour
since-over = Les derniers tours
since-earlier = Auparavant
since-nothing = rien pour l’instant
# Opens all of it; a key stands beside it
since-log = Tout le journal

# What was put down this turn, and what is aimed at now would make impossible
bubble-breaks = { $count ->
    [one] la tuile ({ $tiles }) reviendrait dans « À placer »
   *[other] les tuiles ({ $tiles }) reviendraient dans « À placer »
 }

# What a piece says of itself: what a figure is, the figure, and how it comes about
card-each-scoring = à chaque décompte
card-at-end = à la fin
card-scored-now = en cas de décompte
card-now = maintenant
card-not-standing = pas encore en place
card-nothing = –
card-brings = { $label } { $figure }
card-points = +{ $points }
card-buildings = { $count ->
    [one] +{ $count } bâtiment
   *[other] +{ $count } bâtiments
 }
card-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
 }
card-more = { $tiles } et { $more } de plus
# the closed sides of a tile; what paying for it means, and the cards that are no money
card-sides = { $count ->
    [0] sans { $edge }
   *[other] { $edge } { $sides }
 }
# the same for a two-sided tile, with the name of its other side
card-back = { $sides }, dos : { $tile }
card-paid = { $offer } ({ $cards })
# how many buildings of a type the player has, or would have with a tile, and who else has most of them
card-have = Tu en as { $count } ({ $place }). { $name } en a { $most }.
card-have-alone = Tu en as { $count } ({ $place }). Personne d’autre n’en a.
card-would = Tu en aurais { $count } ({ $change ->
    [same] toujours { $place }
   *[other] { $place }
 }). { $name } en a { $most }.
card-would-alone = Tu en aurais { $count } ({ $change ->
    [same] toujours { $place }
   *[other] { $place }
 }). Personne d’autre n’en a.
