"""Saved games (snapshot with action log) and game records (event log)."""
