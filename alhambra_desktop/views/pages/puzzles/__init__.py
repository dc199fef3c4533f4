"""The pages of puzzles: the list, and a puzzle at its table."""
