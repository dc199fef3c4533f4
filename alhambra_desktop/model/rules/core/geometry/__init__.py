"""Tiles, cities and walls on a grid, and the placement rules."""
