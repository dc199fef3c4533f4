"""Folders and names of the examples."""

from __future__ import annotations

from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
FOLDERS: Final = tuple(sorted(path.parent for path in EXAMPLES.glob("*/pyproject.toml")))
"""The folder of each example, which contains its package."""

NAME: Final = "alhambra_city_gates"
MODULE: Final = "city_gates"
PACKAGE: Final = EXAMPLES / "city_gates" / NAME
