"""All code that needs Qt. It contains no rules of the game."""
