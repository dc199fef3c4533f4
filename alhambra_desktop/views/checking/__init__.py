"""Checking rule sets from outside: alhambra-check, with what they paint."""
