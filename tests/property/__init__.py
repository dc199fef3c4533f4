"""Truths that hold in every game."""
