"""Zones: parts of the table in which pieces lie."""
