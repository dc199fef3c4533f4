"""Puzzles (moments of real games with one clearly best turn) and the player's rating."""
