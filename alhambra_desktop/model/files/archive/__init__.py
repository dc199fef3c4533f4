"""Finished games: their files, lists and statistics, and codes for sharing their tables."""
