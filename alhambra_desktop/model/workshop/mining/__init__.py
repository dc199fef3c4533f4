"""The command ``alhambra-puzzles``, which finds moments of self-play with a clearly best turn."""
