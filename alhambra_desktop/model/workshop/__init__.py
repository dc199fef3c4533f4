"""Tools for maintainers: tournaments, self-play, training, puzzle mining."""
