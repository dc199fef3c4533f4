"""Describes animations of moves as data that does not depend on the scene."""
