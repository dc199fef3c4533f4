"""Contains all code that needs Qt, but no rules of the game."""
