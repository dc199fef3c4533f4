"""Properties of every game."""
