"""The command ``alhambra-arena``: tournaments of computer players, with standings and ratings."""
