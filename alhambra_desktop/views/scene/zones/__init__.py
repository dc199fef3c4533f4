"""Zones: the parts of the table that hold pieces."""
