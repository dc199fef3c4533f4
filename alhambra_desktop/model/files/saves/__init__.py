"""Saved games (snapshot plus action log) and game records (event log), written, read and checked."""
