"""Rollout policy: finds and evaluates whole turns in about a millisecond, for simulations."""
