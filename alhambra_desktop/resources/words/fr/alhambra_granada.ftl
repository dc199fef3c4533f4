granada-edges = Une tranchée va contre une tranchée ou un mur, une rue contre une rue ; la première tuile de Granada se place contre un mur
granada-edges-brief = tranchée sur tranchée ou mur, rue sur rue

# The rule set
alhambra-granada-title = Alhambra et Granada
alhambra-granada-title-le = Alhambra et Granada
alhambra-granada-short = Les deux
alhambra-granada-sentence = Les deux jeux réunis : deux tuiles par case du marché, et une ville qui part du mur de ton Alhambra.
alhambra-granada-brief = Deux tuiles par case, une grande ville.

# What points come from
source-contacts = mur contre tranchée
source-contacts-note = 2 par contact

# What speaks for a turn
gain-contacts = { $points ->
    [one] pour gagner environ { $points } point de plus là où mur et tranchée se touchent
   *[other] pour gagner environ { $points } points de plus là où mur et tranchée se touchent
 }
