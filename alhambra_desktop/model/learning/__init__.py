"""Lessons, puzzles, the analysis of games, and rule texts with verified pictures."""
