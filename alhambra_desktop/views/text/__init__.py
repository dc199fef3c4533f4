"""Texts for the screen, and the language in use."""
