"""Room round things that are painted."""

from typing import Final

SHADOW_MARGIN: Final = 28.0
"""Room in logical pixels that a shadow needs on every side of what throws it."""
