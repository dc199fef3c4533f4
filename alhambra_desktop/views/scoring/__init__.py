"""Scorings: the animated count and its figures."""
