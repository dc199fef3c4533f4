### The table: panels, bubbles and what is painted on them. There is little room; a text that does not fit is
### written smaller, shortened, or replaced by the shorter one that follows it here.

# The name of the whole table for screen readers
table = The table

# The table read aloud: $piece is described, $place is where it lies; what the viewer's cards would pay of it
read-piece = { $piece }, { $place-where }
read-place = { $count ->
    [0] { $place }: empty
    [one] { $place }: { $count } piece
   *[other] { $place }: { $count } pieces
 }
read-exact = { $piece }, you can pay exactly
read-over = { $piece }, you can pay, over by { $by }
read-dear = { $piece }, you cannot pay

# Places in a majority; 0 is none
rank = { $number ->
    [0] –
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
 }
rank-tied = tied { $rank }

# Bubbles: what building a tile here would do. $was and $now are places or lengths of a wall
preview-place = { $was } → { $now }
preview-same-place = stays { $now }
preview-run = { $edge } { $was } → { $now }
preview-same-run = { $edge } stays { $now }
# before the points that it would all bring
preview-total = if scored now

# What something would change, in a list: of a type, of anything with its points, and all together
change-type = { $type } { $told }
change-points = { $told } ({ $points })
change-total = { $total } { $points }

# Bubbles: a rule that is broken, with its number in the rules
reason-rule = { $why } ({ $rule })

bubble-turning-costs = turning costs { $card }
bubble-stays = cannot be taken out
bubble-can-go = can go to the reserve: drag it there

# The market: number and currency of a square
market-square = { $square } { $currency }

# The market: what the viewer's cards would pay of a tile
offer-exact = exact
offer-exact-bonus = exact: extra action
offer-exact-after-taking = exact after taking
offer-inexact = not exactly
offer-short = short by { $by }
offer-over = over by { $by }
# for what lies beside the market, where no tile shows the price
offer-with-price = { $price } · { $offer }

# The money row, with what everybody may know of the scoring cards. $key is the key Enter
row-take = Take { $values }  ({ $key })
row-take-card = Take { $card }  ({ $key })
row-bag = bag { $count }
row-discard = discard { $count }
row-next-odd = next odd
row-next-even = next even
row-last-scoring = Last scoring at the end of the game
row-last-scoring-brief = Last scoring: the end
row-scoring-later = Scoring { $round } after the next shuffle
row-scoring-later-brief = Scoring { $round }: after the shuffle
row-scoring-card = { $card ->
    [1] Scoring { $round } is the next card
   *[other] Scoring { $round } is card { $card }
 }
row-scoring-card-brief = Scoring { $round }: card { $card }
row-scoring-between = Scoring { $round } in the next { $first } to { $last } cards
row-scoring-between-brief = Scoring { $round }: card { $first } to { $last }

# Below the market, where modules lay things
# what lies there; the brief ones are for little room
annex-bazaars = Bazaars are laid here when they are drawn.
annex-bazaars-brief = Bazaars are laid here.
annex-huts = Huts are free: drag one to your Alhambra as your action.
annex-huts-brief = Huts are free.
annex-falcons = Falcons cost one card each, in a turn of their own.
annex-falcons-brief = Falcons cost a card each.
# a bazaar that nobody can buy just now
annex-no-price = no price
# below a pile of huts: its last one lies open, or none is left
annex-last = last
annex-gone = gone
# huts that the viewer has taken
annex-taken = you: { $taken } of { $most }

# Cities; $city is what a player's tiles in play are called
city-own = Your { $city }
city-of = { $name }'s { $city }
peek-run = { $edge } { $length }
peek-reserve = Reserve

# The viewer's hand, and what the raised cards pay
hand = Your hand
hand-total = { $total } in all
hand-exact = { $money } pay the { $tile } exactly
hand-over = { $money } pay the { $tile }, over by { $over }
hand-short = { $money }: short by { $by }
hand-falcon = { $cards } for a falcon
# cards of which one is a bureau
hand-pays-exactly = { $cards }: exactly
hand-pays-part = { $cards }: { $paid } of { $price }

# Below a bonus card: its building stands, so a click reveals it; or it is known to nobody else
bonus-show = show
bonus-secret = secret

# Tiles that are bought and have no place yet
tray = To place
tray-tiles = { $count ->
    [0] nothing to place
    [one] { $count } tile
   *[other] { $count } tiles
 }

reserve = Your reserve
reserve-worthless = no points until built
reserve-empty = empty

# Somebody without a seat, who is given tiles
rival-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
rival-gift = drop a bought tile here

# The players: cards in hand, the wall, the reserve (briefly), and what they would get now
player-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
player-run = { $edge } { $length }
player-reserve = res. { $count }
if-scored-now = If scored now
points-modules = modules
points-from = { $source } { $points }

# Who has how much of each type; the column at the right tells the viewer's points
standings = Standings
standings-points = your points now
standings-owner = { $place } { $name } { $count }

# What the others did
since = Since your last turn
since-nothing = nothing yet

# What was put down this turn, and what is aimed at now would make impossible
bubble-breaks = the { $tiles } could not stay where { $count ->
    [one] it was
   *[other] they were
 } put down
