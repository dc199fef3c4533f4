"""Checks that every rule set must pass. The tests and alhambra-check run them."""
