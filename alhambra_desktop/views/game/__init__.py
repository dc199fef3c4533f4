"""The running game, its players, and the immutable snapshots that the window shows."""
