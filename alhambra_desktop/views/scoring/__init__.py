"""Scorings and the end of a game as a show, then as figures."""
