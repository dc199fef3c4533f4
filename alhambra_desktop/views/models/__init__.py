"""Qt item models over the game and its files."""
