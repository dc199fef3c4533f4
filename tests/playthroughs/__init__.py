"""Whole games as they were played once; a change of rules shows here."""
