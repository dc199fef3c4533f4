"""Zones: the parts of the table with pieces."""
