"""Levels of computer players, and the weights by which they judge."""
