"""Game records: the event log as plain JSON for other programs (docs/game-record.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .... import PROGRAM
from .files import write_atomically

if TYPE_CHECKING:
    from ...rules.core.engine.event import Event
    from ...rules.core.engine.setup import SeatSetup, Setup

FORMAT = "alhambra-record"
VERSION = 1
SUFFIX = ".alhambra-record"
OLD_SUFFIX = ".json"  # suffix of records before version 0.3.0


def record(setup: Setup, events: Iterable[Event]) -> dict[str, Any]:
    entries = (event.record() for event in events)
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": PROGRAM,
        "game": setup.game,
        "modules": list(setup.modules),
        "variants": dict(setup.options),
        "seats": [_seat(seat) for seat in setup.seats],
        "events": [entry for entry in entries if entry is not None],
    }


def _seat(seat: SeatSetup) -> dict[str, Any]:
    entry = {"name": seat.name, "colour": seat.colour, "player": seat.player}
    return {**entry, "level": seat.level} if seat.level else entry


def write_record(path: Path, setup: Setup, events: Iterable[Event]) -> None:
    """Write a record atomically, one event per line; raise `OSError` on failure."""
    whole = record(setup, events)
    head = {key: value for key, value in whole.items() if key != "events"}
    lines = ",\n  ".join(json.dumps(entry, ensure_ascii=False) for entry in whole["events"])
    text = json.dumps(head, ensure_ascii=False, indent=1)[:-2] + f',\n "events": [\n  {lines}\n ]\n}}\n'
    write_atomically(path, text.encode("utf-8"))
