turn-one-side = the tile has only one face
turn-one-side-why = Only Granada tiles can be turned over
turn-one-side-why-brief = only Granada tiles
turn-no-card = no card to pay for turning it over
turn-no-card-why = Turning a tile over costs one money card of { $least } or more
turn-no-card-why-brief = costs a card of { $least } or more
edge-moat = moat
edge-street = street
type-arena = arena
type-bath-house = bath house
type-library = library
type-hostel = hostel
type-hospital = hospital
type-market = market
type-park = park
type-school = school
type-residential-area = residential area
type-arena-many = arenas
type-bath-house-many = bath houses
type-library-many = libraries
type-hostel-many = hostels
type-hospital-many = hospitals
type-market-many = markets
type-park-many = parks
type-school-many = schools
type-residential-area-many = residential areas
type-arena-the = the arena
type-bath-house-the = the bath house
type-library-the = the library
type-hostel-the = the hostel
type-hospital-the = the hospital
type-market-the = the market
type-park-the = the park
type-school-the = the school
type-residential-area-the = the residential area
log-turned = turned over and placed { $tile } for { $card }
log-turned-now = turns over { $tile }

# The rule set
granada-title = Granada
granada-sentence = A separate game: two-sided tiles, moats instead of walls, and types that score by how common they are.
granada-brief = Two-sided tiles, moats instead of walls.

# House variants: a title; a sentence in which $value stands for one of the values below it

option-granada-simplified = Simplified scoring
option-granada-simplified-sentence = In Granada, majorities score { $value }.
option-granada-simplified-off = by the number of visible faces
option-granada-simplified-on = fixed points

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
granada-parts = two-sided tiles

# Sources of points: in a row of numbers, and as a title
source-moat = moat
source-moat-longest = longest moat
source-moats = outer moats

# What to do, as a hint says it; those with -it right after "buy the { $tile } ... and"
turn-turned = turn { $tile-the } over and place it
turn-turned-for = turn { $tile-the } over for { $card-the } and place it
turn-turned-at = turn { $tile-the } over for { $card-the } and place it ({ $square })
turn-turned-it = place it turned over for { $card-the }
turn-turned-it-at = place it turned over for { $card-the } ({ $square })
turn-keep-turned = keep { $tile-the } turned over in your reserve
turn-keep-turned-it = keep it turned over in your reserve

# The parity marker and its place
face-marker-odd = marker: odd
face-marker-even = marker: even
place-marker = the parity marker
place-marker-where = next to the money row
