"""Explanations of a player's choice: reasons for a turn, and alternatives."""
