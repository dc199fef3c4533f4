"""Puzzles: moments of real games with one clearly best turn, and the ratings of answers."""
