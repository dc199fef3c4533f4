"""Plays steps on the scene, move after move."""
