"""Recorded games, which change if a rule changes."""
