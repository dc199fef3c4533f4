"""Plays animation steps on the scene."""
