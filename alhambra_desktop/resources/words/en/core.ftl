take-nothing = no card selected
take-nothing-why = Take at least one card
take-not-in-row = the card is not in the money row
take-not-in-row-why = You can take only cards from the money row
take-unsorted = the cards are not in order
take-unsorted-why = The program expects the cards of an action in sorted order
pay-card-too-many = one card too many
pay-card-too-many-why = You can pay the price without one of these cards
pay-card-too-many-why-brief = not needed for the price
buy-not-for-sale = the tile is not for sale
buy-not-for-sale-why = Buy a tile from the market
pay-not-in-hand = a card is not in your hand
pay-not-in-hand-why = Pay with cards from your hand
pass-can-act = an action is possible
pass-can-act-why = You must act if an action is possible
decline-must-act = the extra action is compulsory
decline-must-act-why = A house rule requires it
decline-not-acted = you have not taken an action yet
decline-not-acted-why = You must take an action
take-alone = this card must be taken alone
take-alone-why = Take it without other cards
take-too-much = { $limit ->
    [0] that is more than one card
   *[other] { $total } is more than { $limit }
 }
take-too-much-why = { $limit ->
    [0] Take only one card at a time
   *[other] Several cards may be worth at most { $limit }
 }
take-too-much-why-brief = { $limit ->
    [0] one card only
   *[other] at most { $limit } in total
 }
pay-currency = pay in { $currency-many } only
pay-currency-why = Pay in the currency of the square
pay-short = short by { $by }
pay-short-why = Pay at least the price; you get no change
pay-short-why-brief = at least the price
pay-over = overpaid by { $by }
pay-over-why = You must pay the exact price
place-not-waiting = the tile is not waiting to be placed
place-not-waiting-why = Place the tiles you bought this turn
end-not-placed = a tile has not been placed yet
end-not-placed-why = Place every tile you bought this turn or move it to your reserve
end-not-placed-why-brief = place it or move it to your reserve
redesign-forbidden = no redesign in this game
redesign-forbidden-why = A house rule forbids it
redesign-not-mine = the tile is not in your reserve
redesign-not-mine-why = You can add only tiles from your reserve
redesign-not-there = the tile is not there
redesign-not-there-why = You can remove only tiles in your Alhambra
redesign-not-there-why-brief = only tiles in your Alhambra
place-touches-nothing = shares no side with a tile
place-touches-nothing-why = A new tile must share at least one side with your Alhambra
place-touches-nothing-why-brief = must share a side
place-taken = the square is occupied
place-taken-why = Each square has room for one tile
place-taken-why-brief = one tile per square
place-start-stays = the starting tile must stay
place-start-stays-why = The starting tile never moves
place-start-stays-why-brief = it never moves
over = the game is over
over-why = No more actions are possible
not-now = not now
not-now-why = The game is waiting for something else
place-not-joined = does not connect to your Alhambra here
edges-alike = Touching sides must match
edges-alike-brief = sides must match
edges-meet = { $edge } meets { $other } ({ $sides })
place-encloses = { $squares ->
    [one] would enclose an empty square
   *[other] would enclose an area of { $squares } squares
 }
place-encloses-why = You may not enclose empty areas
place-encloses-why-brief = no enclosed areas
place-unreached = { $tiles ->
    [one] cannot be reached on foot
   *[other] { $tiles } tiles could not be reached on foot
 }
place-unreached-why = Every tile must be reachable from the fountain without crossing a wall
place-unreached-why-brief = no path from the fountain
edge-wall = wall
edge-open = open side
side-north = north
side-east = east
side-south = south
side-west = west
currency-denar = denar
currency-denar-many = denars
currency-dirham = dirham
currency-dirham-many = dirhams
currency-ducat = ducat
currency-ducat-many = ducats
currency-florin = florin
currency-florin-many = florins

# Faults of a state that no game can reach (a damaged file)
fault-money = money cards are missing or duplicated
fault-fountain-moved = seat { $seat }: the starting tile is not the fountain (B-1)
fault-fountains = a fountain is missing or duplicated
fault-tile = the tile { $tile } is missing or duplicated

# Faults of a state that no game can reach (a damaged file)
fault-row-long = the money row is too long
fault-money-order = money cards are not in order
fault-count = a count is impossible
fault-pile-parts = the parts of the money pile do not add up
fault-scoring-cards = scoring cards are missing or duplicated
fault-agenda = the game is not waiting for any player
fault-leftovers = leftover tiles that do not exist
fault-stocks = supplies of tiles or cards are missing or duplicated
fault-rounds = scoring rounds in an impossible order
fault-round = the number of the last scoring round is wrong
fault-points = impossible points
fault-score = seat { $seat }: the score does not match the scoring rounds
fault-city = seat { $seat }: { $reason } ({ $rule })

# Things
tile = { $type } { $price }
card = { $value ->
    [one] { $value } { $currency }
   *[other] { $value } { $currency-many }
 }
# $total is the sum of the values, for languages in which 1 takes another form
money = { $total ->
    [one] { $values } { $currency }
   *[other] { $values } { $currency-many }
 }
fountain = fountain
fountain-the = the fountain

# A tile with its closed sides; with its printed number; with the tile on its back
tile-sides = { $count ->
    [0] { $tile }, no { $edge }
   *[other] { $tile }, { $edge } { $sides }
 }
tile-printed = { $tile }, { $printed }
tile-back = { $tile }, on its back { $back }

# Other visible faces of pieces: a hidden card, a pile or bag with its size, points
face-card-back = hidden card
face-scoring-card = scoring card { $round }
face-stack = stack of { $count }
face-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
face-turn = turn { $turn }

# Places on the table, and behind what lies there; those with -own are the viewer's, the others those of $name
place-market = the market, { $currency }
place-market-where = on the market, { $currency }
place-supply = the supply
place-supply-where = in the supply
place-bag = the bag
place-bag-where = in the bag
place-row = the money row
place-row-where = in the money row
place-pile = the money pile
place-pile-where = in the money pile
place-discard = the discard pile
place-discard-where = in the discard pile
place-due = the scoring cards that turned up
place-due-where = next to the money row
place-hand-own = your hand
place-hand-own-where = in your hand
place-hand = { $name }’s hand
place-hand-where = in { $name }’s hand
place-tray-own = your tray
place-tray-own-where = in your tray
place-tray = { $name }’s tray
place-tray-where = in { $name }’s tray
place-reserve-own = your reserve
place-reserve-own-where = in your reserve
place-reserve = { $name }’s reserve
place-reserve-where = in { $name }’s reserve
# $square is where it lies, seen from the fountain
place-square-own = your { $city }, { $square }
place-square-own-where = in your { $city }, { $square }
place-square = { $name }’s { $city }, { $square }
place-square-where = in { $name }’s { $city }, { $square }
place-score-own = your points
place-score-own-where = yours
place-score = { $name }’s points
place-score-where = { $name }
place-turn-own = your turn
place-turn-own-where = yours
place-turn = { $name }’s turn
place-turn-where = { $name }

# The position of a square: alone, or in brackets after an action
square-fountain = the fountain
square-straight = { $count } { $side } of the fountain
square-straight-the = the square { $count } { $side } of the fountain
# $across squares to the $side (east or west), $along squares to the $other (south or north)
square-aslant = { $across } { $side }, { $along } { $other } of the fountain
square-aslant-the = the square { $across } { $side }, { $along } { $other } of the fountain

# The log: what a player did, after the name
log-dealt = was dealt { $cards }
log-first = goes first
log-first-why = goes first: { $why }
# Why a player goes first, after a colon
first-fewest-cards = fewest cards
first-least-money = least money (tied on cards)
first-listed = tied, so seat order decides
log-took = took { $cards-the }
log-bought = { $over ->
    [0] bought { $tile } (exact)
   *[other] bought { $tile } (overpaid by { $over })
 }
log-passed = passed
log-placed = placed { $tile }
log-reserved = put { $tile } in the reserve
log-swapped = swapped { $out } for { $tile }
log-added = added { $tile } from the reserve
log-removed = moved { $tile } to the reserve
log-given = received leftover { $tile }

# The same during the move, after the name or, if space is short, beside the seat’s colour mark
log-took-now = takes { $cards-the }
log-bought-now = { $over ->
    [0] pays the exact price, { $price }
   *[other] buys { $tile-the }, overpaying by { $over }
 }
log-passed-now = passes
log-placed-now = places { $tile-the }
log-reserved-now = puts { $tile-the } in the reserve
log-swapped-now = swaps { $out-the } for { $tile-the }
log-added-now = adds { $tile-the } from the reserve
log-removed-now = moves { $tile-the } to the reserve
caption-did = { $name } { $did }
# A caption before another caption, or before two numbers
caption-again = { $did }:
caption-again-end = extra action
caption-grown = { $did }: { $edge }
caption-grown-end = { $was } → { $now }

# The log: what happened to all
log-reshuffled = The discard pile was shuffled into a new money pile
log-scoring-card = Scoring card { $rounds } turned up
round = { $round }
log-scored = Scoring { $round }: { $points }
log-points = { $name } +{ $points }
log-left = { $tile } left on the market
log-won = { $names } won with { $points } points
name = { $name }

# The noun for all placed tiles of a player
city = city

# What points come from
source-types = buildings
source-run-note = 1 per segment

# Instructions of a hint, which are combined to a turn
turn-buy = buy { $tile-the }
turn-buy-with = buy { $tile-the } with { $cards-the }
turn-take = { $count ->
   *[other] take { $cards-the }
 }
turn-add = add { $tile-the } from your reserve
turn-add-at = add { $tile-the } from your reserve ({ $square })
turn-remove = move { $tile-the } to your reserve
turn-remove-at = move { $tile-the } to your reserve ({ $square })
# $tile comes from the reserve and takes the square of $out
turn-swap = swap { $out-the } for { $tile-the }
turn-swap-at = swap { $out-the } for { $tile-the } ({ $square })
turn-pass = pass, as no action is possible
turn-decline = skip this action
turn-end = end the turn
turn-take-back = undo: { $turn }
turn-place = place { $tile-the }
turn-place-at = place { $tile-the } ({ $square })
turn-keep = keep { $tile-the } in your reserve

# The same, directly after "buy the { $tile } ... and"; $tile is available for its gender
turn-place-it = place it
turn-place-it-at = place it ({ $square })
turn-keep-it = keep it in your reserve

# Orders joined: $then is one as above
turn-and = { $turn } and { $then }
turn-more = { $turn }, { $then }
turn-last = { $turn }, then { $then }
# An order by itself; its first letter becomes a capital
turn-sentence = { $turn }.

# The kind of action only: the first step of a hint
kind-buy-building = Buy a building.
kind-buy-tile = Buy a tile other than a building.
kind-take-money = Take money.
kind-take-other = Take a card other than money.
kind-redesign = Redesign your { $city }.
kind-place = Place your tiles.
kind-take-back = Undo your last move.

# The line below the table: actions, one alone or several in a list with "or"
status-take-money = take money
status-buy = buy
status-redesign = redesign

# The line below the table: whose turn it is; a question at the end of the game
status-your-turn = Your turn
status-turn = { $name }’s turn
status-place-leftovers = place the leftover tiles you received

# Places to drop something, in the sentences of the status bar
onto-square = on a highlighted square
onto-tray = in the “To place” tray
onto-reserve = in your reserve
onto-hand = in your hand
