"""Levels of computer players, the weights by which they judge, and the lead that they play for."""
