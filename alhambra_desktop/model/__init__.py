"""The rules of the game, its records and its computer players: pure Python, no Qt, no clock."""
