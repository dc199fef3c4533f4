"""Alhambra on the desktop: the rules in ``model``, the window in ``views``."""
