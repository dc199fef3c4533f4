"""Scenarios: small positions, actions, then sentences; each cites its rules."""
