"""Levels of computer players, their evaluation weights, and the lead they play for."""
