"""Horizon: how much of a game is still to come, for the evaluation of a position."""

from __future__ import annotations

import attrs


@attrs.frozen
class Horizon:
    """The scoring rounds ahead, each with the share of the tiles sold by then, and the turns of each seat."""

    rounds: tuple[tuple[int, float], ...]
    turns: float

    @property
    def ripe(self) -> float:
        """1 while there is time to make something of what one has, falling to 0 at the end."""
        return min(1.0, self.turns / 4)
