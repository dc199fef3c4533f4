"""Alhambra on the desktop: the rules in ``model``, the window in ``views``."""

from typing import Final

__version__ = "0.3.0"
"""The version of the program; it stands here and nowhere else. Files are read by their format, not by it."""

PROGRAM: Final = f"alhambra-desktop {__version__}"
"""How saves, records and reports name what wrote them."""
