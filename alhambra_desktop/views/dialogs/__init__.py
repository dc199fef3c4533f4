"""Dialogs, and forms for the options of rule sets."""
