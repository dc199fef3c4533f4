"""Horizon: the remaining course of a game, for evaluating a position."""

from __future__ import annotations

import attrs


@attrs.frozen
class Horizon:
    """The scoring rounds ahead, with the share of tiles sold by then, and each seat's remaining turns."""

    rounds: tuple[tuple[int, float], ...]
    turns: float

    @property
    def ripe(self) -> float:
        """Factor for investments: 1 while there is time to profit from them, falling to 0 at the end."""
        return min(1.0, self.turns / 4)
