"""The running game, its players, and the frozen values that the window shows."""
