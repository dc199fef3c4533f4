"""All code that needs Qt, and no rules of the game."""
