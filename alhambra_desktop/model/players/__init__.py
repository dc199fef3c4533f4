"""Computer players: from what a seat sees (an Observation) to its turn, by plans, values and simulation."""
