"""alhambra-puzzles: moments of self-play games at which one turn is clearly the best, found and proved."""
