"""Tiles, cities and walls on a grid: where a tile may be placed, and every rule that it would break."""
