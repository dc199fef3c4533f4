"""Dialogs, and forms for house variants."""
