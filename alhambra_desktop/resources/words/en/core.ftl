take-nothing = no card is taken
take-nothing-why = Take one card or several
take-not-in-row = the card is not in the money row
take-not-in-row-why = Only open cards can be taken
take-unsorted = the cards are not in order
take-unsorted-why = List the cards of an action sorted
pay-card-too-many = a card too many
pay-card-too-many-why = The price is reached without one of the cards
pay-card-too-many-why-brief = it is paid without it
buy-not-for-sale = the tile is not for sale
buy-not-for-sale-why = Buy a tile that lies on the market
pay-not-in-hand = a card is not in hand
pay-not-in-hand-why = Pay with cards of your hand
pass-can-act = an action is possible
pass-can-act-why = A player who can act must act
decline-must-act = the further action must be taken
decline-must-act-why = The house variant asks for it
decline-not-acted = no action was taken yet
decline-not-acted-why = A player must act
take-alone = a card that is no money is taken alone
take-alone-why = Take it without other cards
take-too-much = { $limit ->
    [0] that is more than one card
   *[other] { $total } is more than { $limit }
 }
take-too-much-why = { $limit ->
    [0] Only one card may be taken at a time
   *[other] Several cards may be worth { $limit } at most
 }
take-too-much-why-brief = { $limit ->
    [0] one card only
   *[other] { $limit } in all at most
 }
pay-currency = only { $currency } is accepted
pay-currency-why = Pay in the currency of the square
pay-short = short by { $by }
pay-short-why = Pay at least the price; no change is given
pay-short-why-brief = at least the price
pay-over = over by { $by }
pay-over-why = This must be paid exactly
place-not-waiting = the tile is not waiting to be placed
place-not-waiting-why = Place the tiles bought this turn
end-not-placed = a tile is not placed yet
end-not-placed-why = Place every tile bought this turn, or put it on the reserve
end-not-placed-why-brief = place it, or reserve it
redesign-forbidden = no redesign in this game
redesign-forbidden-why = The house variant forbids it
redesign-not-mine = the tile is not in the reserve
redesign-not-mine-why = Only reserve tiles come into the Alhambra
redesign-not-there = the tile does not lie there
redesign-not-there-why = Only a tile of the Alhambra can be taken out
redesign-not-there-why-brief = only a tile that stands
place-touches-nothing = touches nothing
place-touches-nothing-why = A new tile shares at least one side with your Alhambra
place-touches-nothing-why-brief = one side shared at least
place-taken = the square is taken
place-taken-why = There is room for one tile a square
place-taken-why-brief = one tile a square
place-start-stays = the start tile stays
place-start-stays-why = The start tile never moves
place-start-stays-why-brief = it never moves
over = the game is over
over-why = No more actions are possible
not-now = not now
not-now-why = The game waits for something else
place-not-joined = does not join your Alhambra here
edges-alike = Touching sides must be alike
edges-alike-brief = touching sides alike
edges-meet = { $edge } meets { $other } ({ $sides })
place-encloses = { $squares ->
    [one] would enclose a space
   *[other] would enclose a space of { $squares } squares
 }
place-encloses-why = No empty space may be closed off
place-encloses-why-brief = no space closed off
place-unreached = { $tiles ->
    [one] cannot be reached on foot
   *[other] { $tiles } tiles could not be reached on foot
 }
place-unreached-why = Every tile must be reachable from the fountain without crossing a wall
place-unreached-why-brief = no way from the fountain
edge-wall = wall
edge-open = open side
side-north = north
side-east = east
side-south = south
side-west = west
currency-denar = denar
currency-dirham = dirham
currency-ducat = ducat
currency-florin = florin

# What is wrong with a state that no game can reach (a damaged file)
fault-money = money cards were lost or doubled
fault-fountain-moved = seat { $seat }: no fountain at the start (B-1)
fault-fountains = a fountain was lost or doubled
fault-tile = the tile { $tile } was lost or doubled

# What is wrong with a state that no game can reach (a damaged file)
fault-row-long = the money row is too long
fault-money-order = money cards are not in order
fault-count = a count is impossible
fault-pile-parts = the parts of the money pile do not make it up
fault-scoring-cards = scoring cards were lost or doubled
fault-agenda = the game waits for nobody
fault-leftovers = leftovers that do not exist
fault-stocks = stocks were lost or doubled
fault-rounds = scoring rounds that never follow each other
fault-round = another scoring round than the last one held
fault-points = points that nobody can have
fault-score = seat { $seat }: a score that was never paid
fault-city = seat { $seat }: { $reason } ({ $rule })

# Things
tile = { $type } { $price }
card = { $currency } { $value }
# $total is the sum of the values, for languages where one alone is told otherwise
money = { $total ->
   *[other] { $values } { $currency }
 }
fountain = fountain

# A tile with its closed sides, and with what its back is
tile-sides = { $count ->
    [0] { $tile }, no { $edge }
   *[other] { $tile }, { $edge } { $sides }
 }
tile-printed = { $tile }, { $printed }
tile-back = { $tile }, on its back { $back }

# Other things to be seen of pieces: a card that is hidden, a pile or bag with its size, points
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
place-discard = the discard
place-discard-where = on the discard
place-due = the scoring cards that turned up
place-due-where = beside the money row
place-hand-own = your hand
place-hand-own-where = in your hand
place-hand = { $name }'s hand
place-hand-where = in { $name }'s hand
place-tray-own = the tiles to place
place-tray-own-where = among the tiles to place
place-tray = { $name }'s tiles to place
place-tray-where = among { $name }'s tiles to place
place-reserve-own = your reserve
place-reserve-own-where = in your reserve
place-reserve = { $name }'s reserve
place-reserve-where = in { $name }'s reserve
# $square is where it lies, seen from the fountain
place-square-own = your { $city }, { $square }
place-square-own-where = in your { $city }, { $square }
place-square = { $name }'s { $city }, { $square }
place-square-where = in { $name }'s { $city }, { $square }
place-score-own = your points
place-score-own-where = yours
place-score = { $name }'s points
place-score-where = { $name }
place-turn-own = your turn
place-turn-own-where = yours
place-turn = { $name }'s turn
place-turn-where = { $name }

# Where a square lies, by itself or in brackets behind what is done there
square-fountain = the fountain
square-straight = { $count } { $side } of the fountain
# $across squares to the $side (east or west), $along squares to the $other (south or north)
square-aslant = { $across } { $side }, { $along } { $other } of the fountain

# The log: what a player did, after the name
log-dealt = was dealt { $cards }
log-first = plays first
log-first-why = plays first: { $why }
# Why somebody begins, behind a colon
first-fewest-cards = fewest cards
first-least-money = fewest cards, then least money
first-listed = tied on cards and money, seated first
log-took = took { $cards }
log-bought = { $over ->
    [0] bought { $tile } exactly
   *[other] bought { $tile } over by { $over }
 }
log-passed = could do nothing
log-placed = placed { $tile }
log-reserved = kept { $tile } in reserve
log-swapped = redesigned: { $tile } for { $out }
log-added = redesigned: { $tile } in
log-removed = redesigned: { $tile } out
log-given = gets the last { $tile }

# The same while it is seen to happen, after the name or, where there is little room, beside the mark of the seat
log-took-now = takes { $cards }
log-bought-now = { $over ->
    [0] pays { $price } exactly
   *[other] buys the { $tile }, over by { $over }
 }
log-passed-now = can do nothing
log-placed-now = builds the { $tile }
log-reserved-now = reserves the { $tile }
log-swapped-now = swaps the { $out } for the { $tile }
log-added-now = builds the { $tile } from the reserve
log-removed-now = takes the { $tile } out
caption-did = { $name } { $did }
# Before what follows, or before two figures
caption-again = { $did }:
caption-again-end = another action
caption-grown = { $did }: { $edge }
caption-grown-end = { $was } → { $now }

# The log: what happened to all
log-reshuffled = The discard became the new money pile
log-scoring-card = Scoring card { $rounds } turned up
round = { $round }
log-scored = Scoring { $round }: { $points }
log-points = { $name } +{ $points }
log-left = { $tile } stays on the market
log-won = { $names } won with { $points } points
name = { $name }

# What a player's tiles in play are called together
city = city

# What points come from
source-types = types
source-run-note = 1 a segment

# What to do, as a hint says it: orders, which are put together to a turn
turn-buy = buy the { $tile }
turn-buy-with = buy the { $tile } with { $cards }
turn-take = { $count ->
    [one] take the { $cards }
   *[other] take { $cards }
 }
turn-add = build the { $tile } from the reserve
turn-add-at = build the { $tile } from the reserve ({ $square })
turn-remove = take the { $tile } out into the reserve
turn-remove-at = take the { $tile } out into the reserve ({ $square })
# $tile comes from the reserve and takes the square of $out
turn-swap = put the { $tile } in place of the { $out }
turn-swap-at = put the { $tile } in place of the { $out } ({ $square })
turn-pass = pass, as nothing can be done
turn-decline = leave it at that
turn-end = end the turn
turn-take-back = take back: { $turn }
turn-place = place the { $tile }
turn-place-at = place the { $tile } ({ $square })
turn-keep = keep the { $tile } in reserve

# The same, right after "buy the { $tile } ... and"; $tile is there for its gender
turn-place-it = place it
turn-place-it-at = place it ({ $square })
turn-keep-it = keep it in reserve

# Orders joined: $then is one as above
turn-and = { $turn } and { $then }
turn-more = { $turn }, { $then }
turn-last = { $turn }, then { $then }
# An order by itself; its first letter becomes a capital
turn-sentence = { $turn }.

# What kind of thing to do, and no more: a hint's first sentence
kind-buy-building = Buy a building.
kind-buy-tile = Buy a tile that is no building.
kind-take-money = Take money.
kind-take-other = Take a card that is no money.
kind-redesign = Redesign your { $city }.
kind-place = Find places for your tiles.
kind-take-back = Take back what is put down.

# The line below the table: actions, one alone or several in a list with "or"
status-take-money = take money
status-buy = buy
status-redesign = redesign

# The line below the table: whose turn it is; a question at the end of the game
status-your-turn = Your turn
status-turn = { $name }'s turn
status-place-leftovers = build or keep what the market leaves you

# Where something is put down, in the sentences of the status line
onto-square = on a glowing square
onto-tray = among the tiles to place
onto-reserve = on the reserve
onto-hand = in your hand
