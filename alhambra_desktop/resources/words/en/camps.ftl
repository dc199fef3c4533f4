camps-alone = { $camps ->
    [one] no bastion stands against a wall
   *[other] { $camps } camps would stand alone
 }
camps-alone-why = A camp leans with a bastion against a wall of your Alhambra
camps-alone-why-brief = a bastion against a wall
camp-edges = A bastion meets a wall, a green side another camp's green side, nothing else
camp-edges-brief = bastion to wall, green to green
camp-scores = scores { $points } in every round
edge-bastion = bastion
edge-green = green side
camp = camp { $price }

# The rule set
camps-title = Camps
camps-sentence = Tents lean against your walls from outside and score every building in the lines before them.
camps-brief = Tents outside your walls score their rows.

# The printed parts, as in: 7 of the 8 camp tiles are reconstructions
camps-parts = camp tiles

# A camp without its price
camp-short = camp

# What points come from
source-camps = camps
source-camps-note = 1 a building in line

# What speaks for a turn
gain-camps = { $points ->
    [one] the camps will bring about { $points } point more
   *[other] the camps will bring about { $points } points more
 }

# What the piece says of itself

camp-card = { $count ->
    [one] One point for every tile in the line before its arrow, as far as the next camp.
   *[other] One point for every tile in the lines before its arrows, as far as the next camp.
 }
camp-arrows = { $count ->
    [one] arrow { $sides }
   *[other] arrows { $sides }
 }
camp-counts = { $count ->
    [0] no tile stands before it
   *[other] { $count } tiles in line
 }
