"""What earlier versions called wishes in the file of settings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ONCE_CALLED: Final[Mapping[str, str]] = {"vizier_seconds": "answer_seconds"}
"""The names of today by those of before."""
