"""Tools for maintainers: tournaments, self-play, training, puzzles from self-play."""
