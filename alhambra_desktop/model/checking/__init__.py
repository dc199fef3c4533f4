"""Checks that every rule set must pass, used by the tests and alhambra-check."""
