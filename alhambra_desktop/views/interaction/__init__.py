"""Input: turns pointer and keyboard events into calls of the controller."""
