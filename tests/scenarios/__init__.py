"""Scenarios: small positions, actions, expected results; each names its rules."""
