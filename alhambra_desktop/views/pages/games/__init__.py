"""The lists of games: archive, statistics, comparison and postcard."""
