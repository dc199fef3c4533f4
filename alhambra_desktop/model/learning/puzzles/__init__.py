"""Puzzles: moments of real games at which one turn is clearly the best, and what became of the answers."""
