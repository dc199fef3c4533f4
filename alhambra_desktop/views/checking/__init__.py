"""alhambra-check: checks rule sets and their pictures."""
