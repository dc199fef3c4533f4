"""Weights of the hand-written evaluation."""

from __future__ import annotations

from typing import Final

import attrs


@attrs.frozen
class Weights:
    """What the parts of a position are worth, in points.

    ``variety`` is what each type in the city adds, ``denial`` the share that counts of what the tiles left on
    the market would bring the others.
    """

    rivals: float = 0.3
    variety: float = 0.0
    denial: float = 0.0
    wall: float = 0.9
    openings: float = 1.2
    money: float = 0.95
    exact: float = 2.2
    reach: float = 1.2
    reserve: float = 0.35
    stays: float = 0.85


WEIGHTS: Final = Weights()
