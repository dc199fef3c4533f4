"""Lessons in the window: the card that tells a step, and the page that lists all lessons."""
