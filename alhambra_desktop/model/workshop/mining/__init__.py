"""alhambra-puzzles: finds moments of self-play in which one turn is clearly the best."""
