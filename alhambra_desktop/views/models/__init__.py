"""Qt item models of a game, its possible moves and the list of game files."""
