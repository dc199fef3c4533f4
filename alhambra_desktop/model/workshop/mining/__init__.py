"""alhambra-puzzles: finds moments of self-play with one clearly best turn."""
