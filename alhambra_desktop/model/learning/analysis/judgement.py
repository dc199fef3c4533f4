"""Judgements of turns and their judge, without loading players."""

from __future__ import annotations

from typing import Final

import attrs

from ...players.net_files import VERSION, net_sum
from ...players.skill.levels import ANALYST


@attrs.frozen
class Judge:
    """The level that judged, and the version of its features and nets."""

    level: str
    version: int


JUDGE: Final = Judge(ANALYST, VERSION)
"""Values positions by a net; the thorough analysis also simulates."""

PROCEDURE: Final = 2
"""Increase it whenever turns are judged differently, to distinguish older judgements."""


@attrs.frozen
class Versions:
    """What a judgement depends on: procedure, features, and the checksum of its net."""

    procedure: int
    features: int
    net: int

    @classmethod
    def of(cls, seats: int) -> Versions:
        return cls(PROCEDURE, JUDGE.version, net_sum(seats))


@attrs.frozen
class Judgement:
    """A turn's expected final lead in points: as played, and of the best turn.

    ``odds`` are the log-odds of winning as played; None in old files.
    """

    played: float
    best: float
    odds: float | None = None
