granada-edges = A moat meets a moat or a wall, a street a street; the first tile of Granada stands at a wall
