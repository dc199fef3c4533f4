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

# The rule set
alhambra-title = Alhambra
alhambra-sentence = The base game: buy buildings, wall them in, own the most of each type.
alhambra-brief = Buy, build and wall in, own the most.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-enclosed-spaces = Enclosed spaces
option-enclosed-spaces-sentence = { $value } may be closed off.
option-enclosed-spaces-any-area = No empty area
option-enclosed-spaces-single-square = No single empty square
option-enclosed-spaces-allowed = Any empty area
option-enclosed-spaces-note = The 2003 rules forbid every enclosed area; later ones speak of a single square.

option-open-hands = Open hands
option-open-hands-sentence = Hands are { $value }.
option-open-hands-off = hidden from the others
option-open-hands-on = open to everybody

option-needless-cards = Needless cards
option-needless-cards-sentence = A card that is not needed to reach the price { $value }.
option-needless-cards-allowed = may be paid all the same
option-needless-cards-forbidden = may not be paid

option-exact-bonus = Exact payment
option-exact-bonus-sentence = Paying exactly { $value }.
option-exact-bonus-on = gives a further action
option-exact-bonus-off = gives nothing

option-extra-action = The further action
option-extra-action-sentence = The further action after an exact payment { $value }.
option-extra-action-may = may be left out
option-extra-action-must = must be taken
option-extra-action-note = The 2024 edition says must; the older ones say may.

option-starting-money = Starting money
option-starting-money-sentence = Each player is dealt cards worth { $value } or more.

option-take-limit = Taking several cards
option-take-limit-sentence = Several cards taken may be worth { $value } at most.

option-tie-rounding = Tied majorities
option-tie-rounding-sentence = Tied players { $value }.
option-tie-rounding-down = share the points, rounded down
option-tie-rounding-up = share the points, rounded up
option-tie-rounding-full-to-each = each get the points of the place in full

option-wall-scoring = Walls
option-wall-scoring-sentence = { $value } is scored.
option-wall-scoring-longest = The longest outer wall
option-wall-scoring-all-outer = Every outer wall

option-redesign = Redesign
option-redesign-sentence = Redesigning the Alhambra { $value }.
option-redesign-action = is an action
option-redesign-forbidden = is not possible

option-leftovers = The last tiles
option-leftovers-sentence = Tiles left on the market at the end go to { $value }.
option-leftovers-most-money = whoever has most money of their currency
option-leftovers-nobody = nobody

option-scoring-cards = Scoring cards
option-scoring-cards-sentence = The scoring cards lie { $value }.
option-scoring-cards-piles-2-and-4 = in the parts of the pile that the rules name
option-scoring-cards-anywhere = anywhere in the pile

option-money-copies = Money cards
option-money-copies-sentence = { $value } of every money card are in play.
option-money-copies-auto = Three copies (two with Dirk)
option-money-copies-2 = Two copies
option-money-copies-3 = Three copies

# What a player's tiles in play are called together
alhambra = Alhambra

# What points come from: in a row of figures, and as a title
source-wall = wall
source-wall-longest = longest wall
source-walls = outer walls
