"""Analyses the turns of a game: a computer player judges expected leads, luck and the quality of play."""
