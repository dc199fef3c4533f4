"""Explains the turns that computer players choose, by reasons and alternatives."""
