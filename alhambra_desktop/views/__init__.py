"""The window: everything that needs Qt, and no rule of the game."""
