type-pavilion = pavilion
type-seraglio = seraglio
type-arcades = arcades
type-chambers = chambers
type-garden = garden
type-tower = tower
type-pavilion-many = pavilions
type-seraglio-many = seraglios
type-arcades-many = arcades
type-chambers-many = chambers
type-garden-many = gardens
type-tower-many = towers
type-pavilion-the = the pavilion
type-seraglio-the = the seraglio
type-arcades-the = the arcades
type-chambers-the = the chambers
type-garden-the = the garden
type-tower-the = the tower

# The rule set
alhambra-title = Alhambra
alhambra-sentence = The base game: buy buildings, build walls and own the most buildings of each type.
alhambra-brief = Buy buildings, build walls, win majorities.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-enclosed-spaces = Areas you may enclose
option-enclosed-spaces-sentence = { $value } may be enclosed.
option-enclosed-spaces-any-area = No empty area
option-enclosed-spaces-single-square = Areas of two or more squares
option-enclosed-spaces-allowed = Any empty area
option-enclosed-spaces-note = The 2003 rules forbid all enclosed areas; later rules forbid enclosing a single square but allow larger areas.

option-open-hands = Cards in hand
option-open-hands-sentence = The cards in hand are { $value }.
option-open-hands-off = hidden
option-open-hands-on = visible to all players

option-needless-cards = Unneeded cards
option-needless-cards-sentence = Paying with more cards than necessary is { $value }.
option-needless-cards-allowed = allowed
option-needless-cards-forbidden = not allowed

option-exact-bonus = Exact payment
option-exact-bonus-sentence = Paying the exact price { $value }.
option-exact-bonus-on = gives an extra action
option-exact-bonus-off = gives no extra action

option-extra-action = The extra action
option-extra-action-sentence = The extra action after an exact payment is { $value }.
option-extra-action-may = optional
option-extra-action-must = compulsory
option-extra-action-note = It is compulsory in the 2024 edition, but not in older ones.

option-starting-money = Starting money
option-starting-money-sentence = Each player is dealt cards worth { $value } or more.

option-take-limit = Taking several cards
option-take-limit-sentence = Several cards taken together may be worth at most { $value }.

option-tie-rounding = Tied majorities
option-tie-rounding-sentence = Tied players { $value }.
option-tie-rounding-down = share the points, rounded down
option-tie-rounding-up = share the points, rounded up
option-tie-rounding-full-to-each = get full points each

option-wall-scoring = Walls
option-wall-scoring-sentence = { $value } scores.
option-wall-scoring-longest = The longest outer wall
option-wall-scoring-all-outer = Every outer wall

option-redesign = Redesign
option-redesign-sentence = Redesigning the Alhambra is { $value }.
option-redesign-action = an action
option-redesign-forbidden = not allowed

option-leftovers = Leftover tiles
option-leftovers-sentence = Each leftover tile on the market goes to { $value }.
option-leftovers-most-money = the player with the most money in its currency
option-leftovers-nobody = no player

option-scoring-cards = Scoring cards
option-scoring-cards-sentence = The scoring cards are { $value }.
option-scoring-cards-piles-2-and-4 = in piles 2 and 4, as in the rules
option-scoring-cards-anywhere = anywhere in the money pile

option-money-copies = Money cards
option-money-copies-sentence = The game has { $value } of each money card.
option-money-copies-auto = three copies (two if Dirk plays)
option-money-copies-2 = two copies
option-money-copies-3 = three copies

# The noun for all placed tiles of a player
alhambra = Alhambra

# Sources of points: in a row of numbers, and as a title
source-wall = wall
source-wall-longest = longest wall
source-walls = outer walls
