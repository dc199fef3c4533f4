"""Checking: what must hold of every rule set, in whole games; our tests and alhambra-check ask it."""
