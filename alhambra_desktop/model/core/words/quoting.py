"""Quoting: values from outside as sentences about them show them, cut to a bounded length."""

from __future__ import annotations

from reprlib import Repr
from typing import Final

LONGEST_QUOTE: Final = 80
"""Characters of a value that a sentence quotes at most."""

_BRIEF: Final = Repr()
_BRIEF.maxlevel = 3
_BRIEF.maxstring = _BRIEF.maxother = LONGEST_QUOTE


def quoted(value: object) -> str:
    """A value as Python writes it (``repr``), at most ``LONGEST_QUOTE`` characters of it."""
    text = _BRIEF.repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"
