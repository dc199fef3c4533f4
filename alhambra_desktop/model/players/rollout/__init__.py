"""Rollout policy: whole turns found and valued in about a millisecond, for simulations."""
