"""Saved games and game records."""
