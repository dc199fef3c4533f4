"""The page of a new game: players, games and expansions, and house rules."""
