"""The running game and its players, and the frozen values that the window shows."""
