from __future__ import annotations

import json
from typing import Any, Final

import attrs

from ...players.explain.explanation import dumped, loaded
from ...rules.codec import Codec
from .verdict import Judgement, SimulatedTurn, Versions

FORMAT: Final = 2


@attrs.define
class Analysis:
    versions: Versions
    judgements: dict[int, Judgement] = attrs.field(factory=dict)
    tried: dict[int, SimulatedTurn] = attrs.field(factory=dict)


class AnalysisFileError(ValueError):
    """A file contains no valid analysis."""


def to_bytes(analysis: Analysis, codec: Codec) -> bytes:
    plain = {
        "format": FORMAT,
        "versions": attrs.asdict(analysis.versions),
        "judged": {
            str(place): plain_judgement(judgement) for place, judgement in analysis.judgements.items()
        },
        "tried": {str(place): dumped(turn, codec) for place, turn in analysis.tried.items()},
    }
    return json.dumps(plain, separators=(",", ":")).encode()


def from_bytes(content: bytes, codec: Codec) -> Analysis:
    """Parse an analysis; raise `AnalysisFileError` if it is invalid."""
    try:
        plain = json.loads(content)
        if plain["format"] != FORMAT:
            raise AnalysisFileError(f"format {plain['format']}")
        return Analysis(
            Versions(*(int(plain["versions"][field.name]) for field in attrs.fields(Versions))),
            {int(place): judgement_of(content) for place, content in plain["judged"].items()},
            {int(place): loaded(SimulatedTurn, content, codec) for place, content in plain["tried"].items()},
        )
    except (ValueError, TypeError, LookupError, ArithmeticError, AttributeError, RecursionError) as fault:
        raise AnalysisFileError(str(fault)) from fault


def describes_simulations(content: bytes) -> bool:
    try:
        return bool(json.loads(content)["tried"])
    except (ValueError, TypeError, LookupError, RecursionError):
        return False


def plain_judgement(judgement: Judgement) -> list[float]:
    return [value for value in attrs.astuple(judgement) if value is not None]


def judgement_of(plain: Any) -> Judgement:
    """Parse a judgement, which has no odds in old files; raise `ValueError` or `TypeError` on failure."""
    return Judgement(*map(float, plain))
