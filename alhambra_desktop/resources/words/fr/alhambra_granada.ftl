granada-edges = Une tranchée va contre une tranchée ou un mur, une rue contre une rue ; la première tuile de Granada se place contre un mur

# What points come from
source-contacts = mur contre tranchée
source-contacts-note = 2 par contact
