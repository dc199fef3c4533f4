"""What teaches the game: the rules in words, with pictures that the rules themselves prove."""
