"""Scoring rounds and the end of a game: the scoring sheet, the celebration and the result page."""
