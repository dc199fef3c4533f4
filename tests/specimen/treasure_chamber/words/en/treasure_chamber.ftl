# The rule set
treasure-chamber-title = Treasure chamber
treasure-chamber-sentence = Buy chests with the money of their slot and place them on your tiles. Sets of chests score in every round.
option-treasure-chamber-scoring = Sets of chests
option-treasure-chamber-scoring-sentence = A set consists of chests of { $value }.
option-treasure-chamber-scoring-different = different colours
option-treasure-chamber-scoring-same = one colour

# $colour is ruby, emerald, sapphire or topaz
chest = { $colour ->
    [ruby] ruby chest { $price }
    [emerald] emerald chest { $price }
    [sapphire] sapphire chest { $price }
   *[topaz] topaz chest { $price }
 }

# Why something is refused
chest-not-open = this chest does not lie open
chest-not-open-why = Choose a face-up chest in the chamber
chest-not-in-hand = no such cards in hand
chest-card-too-many = a card too many
chest-cost = Pay the price printed on the chest in the money of its slot, without unneeded cards
chest-no-tile = no tile lies here
chest-on-fountain = no chest stands on a fountain
chest-on-chest = a chest stands here already
chest-unfit = the { $tile } costs too much or too little
chest-place-why = Place a chest on one of your tiles that has no chest and costs as much, or 1 more or less

# What the log says
log-chest = bought a { $chest } with { $cards }
log-chest-lost = gave back a { $chest }
log-chests-opened = Opened in the chamber: { $chests }

# What to do, as a hint says it
turn-chest = buy the { $chest }
turn-chest-with = buy the { $chest } with { $cards }
turn-chest-at = buy the { $chest } with { $cards } and lay it { $square }
kind-chest = Buy a chest.
chest-choice = buy chests

# What is said of a tile, of points and of a turn
chest-here = The { $chest } stands here
source-chests = chests
source-chests-note = 1, 3, 6, 10 a set
gain-chests = { $points ->
    [one] the chests should score about { $points } more point
   *[other] the chests should score about { $points } more points
 }

# In the supply beside the courtyard
supply-chests = Chests
supply-chests-left = { $count } left

# What is wrong with a state that no game can reach (a damaged file)
fault-chests = chests were lost or doubled
fault-chest-places = the chamber or a seat is missing
fault-chest-alone = seat { $seat }: a chest stands where none can (T-3)

# Places on the table, and behind what lies there; those with -own are the viewer's, the others those of $name
place-chamber = the treasure chamber, { $currency }
place-chamber-where = in the treasure chamber, { $currency }
place-chamber-face-down = the face-down chests
place-chamber-face-down-where = face down in the treasure chamber
place-on-tile-own = your tile, { $square }
place-on-tile-own-where = on your tile, { $square }
place-on-tile = { $name }’s tile, { $square }
place-on-tile-where = on { $name }’s tile, { $square }
onto-tile = on a highlighted tile
