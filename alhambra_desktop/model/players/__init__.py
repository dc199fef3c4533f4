"""Computer players: from an observation to a turn, by plans, evaluation and simulation."""
