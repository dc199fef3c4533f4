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
read-exact = { $piece }, tu peux faire l’appoint
read-over = { $piece }, tu peux payer, { $by } de trop
read-dear = { $piece }, tu ne peux pas payer

# Places in a majority; 0 is none
rank = { $number ->
    [0] –
    [1] 1er
   *[other] { $number }e
 }
rank-tied = { $rank } ex æquo

# Bubbles: what building a tile here would do. $was and $now are places or lengths of a wall
preview-place = { $was } → { $now }
preview-same-place = reste { $now }
preview-run = { $edge } { $was } → { $now }
preview-same-run = { $edge } : toujours { $now }
# before the points that it would all bring
preview-total = décompte immédiat

# What something would change, in a list: of a type, of anything with its points, and all together
change-type = { $type } : { $told }
change-points = { $told } ({ $points })
change-total = { $total } { $points }

# Bubbles: a rule that is broken, with its number in the rules
reason-rule = { $why } ({ $rule })

bubble-turning-costs = la retourner coûte { $card }
bubble-stays = ne peut pas être retirée
bubble-can-go = peut aller en réserve : fais-la glisser

# The market: number and currency of a square
market-square = { $square } · { $currency }

# The market: what the viewer's cards would pay of a tile
offer-exact = exact
offer-exact-bonus = exact : action en plus
offer-exact-after-taking = exact après la prise
offer-inexact = pas exact
offer-short = manque { $by }
offer-over = { $by } de trop
# for what lies beside the market, where no tile shows the price
offer-with-price = { $price } · { $offer }

# The money row, with what everybody may know of the scoring cards. $key is the key Enter
row-take = Prendre { $values }  ({ $key })
row-take-card = Prendre { $card-le }  ({ $key })
row-bag = sac { $count }
row-discard = défausse { $count }
row-next-odd = puis impair
row-next-even = puis pair
row-last-scoring = Dernier décompte à la fin de la partie
row-last-scoring-brief = Dernier décompte : à la fin
row-scoring-later = Décompte { $round } après le prochain mélange
row-scoring-later-brief = Décompte { $round } : après mélange
row-scoring-card = { $card ->
    [1] Décompte { $round } à la prochaine carte
   *[other] Décompte { $round } à la { $card }e carte
 }
row-scoring-card-brief = Décompte { $round } : carte { $card }
row-scoring-between = Décompte { $round } d’ici { $first } à { $last } cartes
row-scoring-between-brief = Décompte { $round } : carte { $first } à { $last }

# Below the market, where modules lay things
annex-bazaars = Les bazars piochés viennent ici.
annex-bazaars-brief = Les bazars viennent ici.
annex-huts = Un abri est gratuit : fais-le glisser vers ton Alhambra, c’est ton action.
annex-huts-brief = Les abris sont gratuits.
annex-falcons = Faucons : une carte chacun, et rien d’autre ce tour-ci.
annex-falcons-brief = Faucons : une carte chacun.
# a bazaar that nobody can buy just now
annex-no-price = sans prix
# below a pile of huts: its last one lies open, or none is left
annex-last = dernier
annex-gone = épuisé
# huts that the viewer has taken
annex-taken = toi : { $taken } sur { $most }

# Cities; $city is what a player's tiles in play are called
city-own = { $city-ton }
city-of = { $name } · { $city }
peek-run = { $edge } { $length }
peek-reserve = Réserve

# The viewer's hand, and what the raised cards pay
hand = Ta main
hand-total = { $total } en tout
hand-exact = { $money } : l’appoint pour { $tile-le }
hand-over = { $money } pour { $tile-le } : { $over } de trop
hand-short = { $money } : il manque { $by }
hand-falcon = { $cards-le } pour un faucon
# cards of which one is a bureau
hand-pays-exactly = { $cards-le } : l’appoint
hand-pays-part = { $cards-le } : { $paid } sur { $price }

# Below a bonus card: its building stands, so a click reveals it; or it is known to nobody else
bonus-show = révéler
bonus-secret = cachée

# Tiles that are bought and have no place yet
tray = À placer
tray-tiles = { $count ->
    [0] rien à placer
    [one] { $count } tuile
   *[other] { $count } tuiles
 }

reserve = Ta réserve
reserve-worthless = aucun point en réserve
reserve-empty = vide

# Somebody without a seat, who is given tiles
rival-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
rival-gift = dépose ici une tuile achetée

# The players: cards in hand, the wall, the reserve (briefly), and what they would get now
player-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
player-run = { $edge } { $length }
player-reserve = rés. { $count }
if-scored-now = Décompte immédiat
points-modules = modules
points-from = { $source } { $points }

# Who has how much of each type; the column at the right tells the viewer's points
standings = Classement
standings-points = tes points maintenant
standings-owner = { $place } { $name } { $count }

# What the others did
since = Depuis ton dernier tour
since-nothing = rien encore

# What was put down this turn, and what is aimed at now would make impossible
bubble-breaks = { $tiles } : { $count ->
    [one] ne pourrait plus rester où elle a été posée
   *[other] ne pourraient plus rester où elles ont été posées
 }
