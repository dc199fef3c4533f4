granada-edges = Une tranchée va contre une tranchée ou un mur, une rue contre une rue ; la première tuile de Granada se place contre un mur
