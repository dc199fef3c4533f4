"""Scorings and the end of a game: the sheets that show them, and the result."""
