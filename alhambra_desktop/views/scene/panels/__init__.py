"""Painted panels of text."""
