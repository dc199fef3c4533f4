"""Computer players, which choose a turn from an observation by planning, evaluation and simulation."""
