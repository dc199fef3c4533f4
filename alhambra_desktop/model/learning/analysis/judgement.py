"""What is thought of a turn, and who thinks so; light enough for whoever only shows it."""

from __future__ import annotations

from typing import Final

import attrs

from ...players.net_files import VERSION, net_sum


@attrs.frozen
class Judge:
    """Who judged: a level, and the version of its features and nets."""

    level: str
    version: int


JUDGE: Final = Judge("architect", VERSION)
"""It values positions by a net; in the thorough pass it tries several turns out as well."""

PROCEDURE: Final = 2
"""It rises whenever turns are judged in another way, so that what was judged before is told from it."""


@attrs.frozen
class Versions:
    """By what a game was judged: the procedure, the features, and the checksum of the net of its table."""

    procedure: int
    features: int
    net: int

    @classmethod
    def of(cls, seats: int) -> Versions:
        """Those of this program, for a table of so many seats."""
        return cls(PROCEDURE, JUDGE.version, net_sum(seats))


@attrs.frozen
class Judgement:
    """A turn in points by which its seat is expected to be ahead at the end: as played, and the best way.

    ``odds`` are the log-odds of winning after it as played; None where an earlier judge told none.
    """

    played: float
    best: float
    odds: float | None = None
