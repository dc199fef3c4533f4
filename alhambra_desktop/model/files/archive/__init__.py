"""Finished games: stored, listed, counted, and shared by table codes."""
