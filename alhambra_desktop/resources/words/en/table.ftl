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
read-hidden = { $place }: { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
 }
read-exact = { $piece }, you can pay the exact price
read-over = { $piece }, you can buy it, overpaying by { $by }
read-dear = { $piece }, you cannot afford it

read-prospect = { $square }: { $prospect }

# A card of the hand that is clicked: what it could help to pay of the market
card-pays = could help to buy
card-pays-nothing = buys nothing on the market now
card-pays-tile = { $tile }: { $how }

# A free square: how many of the tiles that nobody has seen would fit there, and of which types
prospect = { $unseen ->
    [0] no tile is left in the bag
   *[other] { $fitting ->
        [0] no unseen tile fits here
        [one] 1 of { $unseen } unseen tiles fits here
       *[other] { $fitting } of { $unseen } unseen tiles fit here
    }
 }
prospect-kind = { $count } { $kind }
prospect-kinds = { $prospect } ({ $kinds })

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
change-type = { $type } { $text }
change-points = { $text } ({ $points })
change-total = { $total } { $points }

# Bubbles: a rule that is broken, with its number in the rules
reason-rule = { $why }, { $rule }

bubble-turning-costs = turning costs { $card }
bubble-stays = cannot be removed
bubble-can-go = drag it to your reserve to remove it

# The market: what the viewer's cards would pay of a tile
offer-exact = exact
offer-exact-bonus = exact: +1 action
offer-exact-after-taking = exact next turn
offer-inexact = no exact payment
offer-short = { $by } { $by ->
    [one] { $currency }
   *[other] { $currency-many }
 } short
offer-over = overpay by { $by }
# the same where there is little room
offer-inexact-brief = not exact
offer-short-brief = { $by } short
offer-over-brief = { $by } over
# for what lies beside the market, where no tile shows the price
offer-with-price = { $price }: { $offer }

# The money row, with what everybody may know of the scoring cards.
row-take = Take { $values }  ({ $key-choose })
row-take-card = Take { $card }  ({ $key-choose })
# the same where there is little room
row-take-brief = Take  ({ $key-choose })
row-bag = bag { $count }
row-discard = discard { $count }
row-next-odd = new tiles: odd-priced side up
row-next-even = new tiles: even-priced side up
row-next-odd-brief = next: odd
row-next-even-brief = next: even
row-last-scoring = Scoring { $round }: at the end
row-scoring-later = Scoring { $round }: after the next shuffle
row-scoring-later-brief = Scoring { $round }: after the shuffle
row-scoring-card = { $card ->
    [1] Scoring { $round }: with the next card
   *[other] Scoring { $round }: in { $card } cards
 }
row-scoring-card-brief = { $card ->
    [1] Scoring { $round }: next card
   *[other] Scoring { $round }: in { $card } cards
 }
row-scoring-between = Scoring { $round }: in { $first } to { $last } cards
row-scoring-between-brief = Scoring { $round }: in { $first }–{ $last } cards

# The supply beside the courtyard, with the pieces of modules: headings, and the notes beside them
supply-bazaars = Bazaars
supply-huts = Huts
# huts that the viewer has taken, also where there is little room
supply-taken = you have { $taken } of { $most }
supply-taken-brief = { $taken } of { $most }
# below the heading while the viewer can get huts or falcons
supply-take-hut = take one for free
supply-buy-falcon = buy for 1 card each
supply-falcons = Falcons
# $count pieces of a section fit into the player's Alhambra
supply-fitting = { $count ->
    [0] no piece fits
    [one] { $count } piece fits
   *[other] { $count } pieces fit
 }
supply-fitting-brief = { $count ->
    [0] none fit
   *[other] { $count }
 }
supply-for-sale = { $count ->
    [0] none for sale
   *[other] { $count } for sale
 }
# the line that folds the other pieces of a section: those that fit nowhere, and those beyond a limit
supply-nowhere = { $count ->
    [one] { $count } does not fit yet
   *[other] { $count } do not fit yet
 }
supply-spent = { $count } left for the others
# the same line, read aloud; $rest is one of these texts
supply-unfold = { $section }: { $rest }, press { $key-choose } to show them
supply-fold = { $section }: { $rest }, press { $key-choose } to hide them
# what belongs to none of these
supply-other = Other pieces
# a section whose pieces can be laid out large; read aloud
supply-section = { $section }: { $count }, press { $key-choose } to enlarge
# the folded supply, read aloud: what its control does, and the states of its sections
supply-state = { $section }: { $state }
supply-folded = { $does } { $states }
# a section in which nothing lies just now
supply-empty = none
# a bazaar that nobody can buy just now
supply-no-price = no price
# Below a pile of huts: the number of huts in it. For screen readers: the number under the top one, or that
# this is the last one, or that none is left
supply-more = { $count } more
supply-left = { $count } left
supply-more-brief = ×{ $count }
supply-last = last
supply-gone = gone
supply-gone-brief = –

# Cities; $city is what a player's tiles in play are called
city-of = { $name }’s { $city }
peek-run = { $edge } { $length }
peek-reserve = Reserve
peek-hand = Hand

# The viewer's hand, and what the raised cards pay
hand-exact = { $paid } of { $price }: exact
hand-over = { $paid } of { $price }: overpay by { $over }
hand-short = { $paid } of { $price }: { $by } { $by ->
    [one] { $currency }
   *[other] { $currency-many }
 } short
hand-falcon = { $cards } for a falcon
# cards of which one is a bureau
hand-pays-part = { $paid } of { $price }

# Below a bonus card: its building stands, so a click reveals it; it is known to nobody else; it is revealed
bonus-show = reveal?
bonus-secret = secret
bonus-counts = counts

# Tiles that are bought and have no place yet
tray = To place
reserve = Reserve

# Somebody without a seat, who is given tiles
rival-gift = drop a bought tile here

# The players: cards in hand, the wall, the reserve (briefly), and what they would get now
player-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
player-run = { $edge } { $length }
player-reserve = reserve { $count }
# Tooltips of the signs in a player's panel; $edge is a wall or a moat
player-cards-tip = { $count ->
    [one] { $count } money card in hand
   *[other] { $count } money cards in hand
 }
player-run-tip = { $edge }: { $length ->
    [one] { $length } segment scores
   *[other] { $length } segments score
 }
player-reserve-tip = { $count ->
    [one] { $count } tile in reserve
   *[other] { $count } tiles in reserve
 }
player-money-tip = { $currency }: { $amount }
player-score-tip = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
 }
# a piece in a player's panel, with a sentence that explains it
tip-piece = { $name }. { $sentence }

if-scored-now = If scored now
points-modules = expansions
points-from = { $source } { $points }

# What is played: $game is the title of the game
table-game = { $modules ->
    [0] { $game }
    [one] { $game } with { $modules } expansion
   *[other] { $game } with { $modules } expansions
 }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }
table-game-with = { $game } with { $module }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
 }
table-before = before scoring { $round }
# tooltip of the title in the menu bar, above the house rules
table-house-rules = { $count ->
    [one] { $count } house rule. Click to see all rules of this game.
   *[other] { $count } house rules. Click to see all rules of this game.
 }
# A game that goes on from a moment of one that was over before
table-tried = practice game
table-counting = scoring { $round }

# Who has how much of each type; the column at the right tells the viewer's points
standings = Standings
# $round is the number of the scoring that comes next
standings-scoring = scoring { $round }
# Above the points that the viewer would get, and left of what everybody would get if it were scored now
standings-you = you
standings-now = now
standings-owner = { $place } { $name } { $count }
# A row in a sentence: $subject is a type or another source of points, $standings are players with their place
standings-row = { $subject }: { $standings }
standings-row-empty = { $subject }: nobody has any
# $row is such a sentence
standings-row-points = { $row }; now { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for you
# The same with its working, read aloud; $working are sentences
read-row = { $row }. { $working }

# A row worked out: tied players share what their places pay. $terms is such as "(11 + 4)", $rounds one of down, up, none
card-shared = { $places } place shared: { $terms } ÷ { $by } = { $points }{ $rounds ->
    [down] {" "}(rounded down)
    [up] {" "}(rounded up)
   *[none] {""}
 }.
# the house variant in which each tied player gets the whole of the first of these places
card-full-to-each = { $places } place shared: each player gets { $points }.
# what one building more would bring; $place is such as "alone 2nd" or "tied 1st"
card-one-more = One more { $type } tile: { $place }, { $points ->
    [0] no extra points.
   *[other] +{ $points }.
 }
card-alone = { $place } outright

# What the others did
since = Since your turn
since-over = The last turns
since-earlier = Earlier
since-nothing = nothing yet
# Opens all of it; a key stands beside it
since-log = Full log

# What was put down this turn, and what is aimed at now would make impossible
bubble-breaks = { $count ->
   *[other] this would return { $tiles-the } to the tray
 }

# What a piece says of itself: what a figure is, the figure, and how it comes about
card-each-scoring = each scoring
card-at-end = at the end
card-scored-now = if scored now
card-now = now
card-not-standing = not placed yet
card-nothing = –
card-brings = { $label } { $figure }
card-points = +{ $points }
card-buildings = { $count ->
    [one] +1 building
   *[other] +{ $count } buildings
 }
card-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
card-more = { $tiles } and { $more } more
# the closed sides of a tile; what paying for it means, and the cards that are no money
card-sides = { $count ->
    [0] no { $edge }
   *[other] { $edge } { $sides }
 }
# the same for a two-sided tile, with the name of its other side
card-back = { $sides }, back: { $tile }
card-paid = { $offer } ({ $cards })
# how many buildings of a type the player has, or would have with a tile, and who else has most of them
card-have = You have { $count } of these ({ $place }). { $name } has { $most }.
card-have-alone = You have { $count } of these ({ $place }). Nobody else has any.
card-would = You would have { $count } ({ $change ->
    [same] still { $place }
   *[other] { $place }
 }). { $name } has { $most }.
card-would-alone = You would have { $count } ({ $change ->
    [same] still { $place }
   *[other] { $place }
 }). Nobody else has any.
