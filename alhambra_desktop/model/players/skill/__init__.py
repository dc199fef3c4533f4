"""Levels of computer players, their evaluation weights, and the lead that they try to increase."""
