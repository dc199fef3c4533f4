camps-alone = { $camps ->
    [one] no bastion touches a wall
   *[other] { $camps } camps would touch no wall
 }
camps-alone-why = A bastion of the camp must touch a wall of your Alhambra
camps-alone-why-brief = a bastion must touch a wall
camp-edges = A bastion may touch only a wall, and a green side only another camp’s green side
camp-edges-brief = bastion to wall, green to green
camp-scores = scores { $points } in each scoring round
edge-bastion = bastion
edge-green = green side
camp = camp { $price }

# The rule set
camps-title = Camps
camps-sentence = Place camps outside your walls to score 1 point per building in line with their arrows.
camps-brief = Score the buildings that the arrows point to.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
camps-parts = camp tiles

# A camp without its price
camp-short = camp
camp-short-the = the camp

# What points come from
source-camps = camps
source-camps-note = 1 per building in line

# What speaks for a turn
gain-camps = { $points ->
    [one] the camps should score about { $points } more point
   *[other] the camps should score about { $points } more points
 }

# What the piece says of itself

camp-card = { $count ->
    [one] 1 point per tile in the line in front of its arrow, up to the next camp.
   *[other] 1 point per tile in the lines in front of its arrows, up to the next camp.
 }
camp-arrows = { $count ->
    [one] arrow { $sides }
   *[other] arrows { $sides }
 }
camp-counts = { $count ->
    [0] no tile in line
    [one] { $count } tile in line
   *[other] { $count } tiles in line
 }
