type-pavilion = pavilion
type-seraglio = seraglio
type-arcades = arcades
type-chambers = chambers
type-garden = garden
type-tower = tower
