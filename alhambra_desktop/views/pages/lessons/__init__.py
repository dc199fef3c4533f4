"""Lessons: the card of a step, and the list of lessons."""
