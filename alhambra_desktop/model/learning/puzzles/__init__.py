"""Puzzles, which are moments in games with one clearly best turn, and the player's rating."""
