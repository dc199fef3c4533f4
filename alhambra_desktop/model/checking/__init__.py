"""Checks that every rule set must pass, run by the tests and by alhambra-check."""
