"""alhambra-arena: tournaments of computer players without a window, their standings and ratings."""
