"""Panels of text that are painted."""
