"""Game records read back: the table, and entries that are what they must be (docs/game-record.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

import attrs

from ..core.quoting import quoted
from ..core.setup import SeatSetup, Setup
from ..core.values import Cell
from ..modules.registry import OPTIONS, SetupError, make_setup
from .arrangement import Entry
from .checks import check_levels
from .codec import MisfitError, load_plain
from .record import VERSION
from .replay import StepError, replayed
from .saved_game import SavedGame

MOST_EVENTS: Final = 5_000
"""Events of a record; hardly a game has a fifth of them."""

BEFORE: Final = ("deal", "bonus_cards", "row", "market", "huts_open", "dirk", "first_player")
"""The events of the set-up in the order of the rules; among these only the sense counts."""

TYPES: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("cards", "tiles", "beside"), tuple[str, ...]),
    **dict.fromkeys(("tile", "out", "kind", "falcon", "card", "turned"), str),
    "scoring": tuple[int, ...],
    "reshuffled": int,
    "at": Cell,
}
"""What fields of events hold, as far as something is made of them; others are only compared."""


@attrs.frozen
class _Head:
    """The parts of a record."""

    format: str
    version: int
    program: str
    game: str
    modules: tuple[str, ...]
    variants: Any
    seats: tuple[SeatSetup, ...]
    events: Any


def from_record(body: Mapping[str, Any]) -> SavedGame:
    """The game of a record, played again; ``MisfitError`` for the first thing in it that does not fit."""
    head = load_plain(_Head, body)
    if head.version != VERSION:
        raise MisfitError(f"version {quoted(head.version)}; this program knows {VERSION}")
    setup = _setup(head)
    numbered = _in_order(_events(head.events))
    try:
        state, actions = replayed(setup, [entry for _, entry in numbered])
    except StepError as step:
        raise _misfit(*numbered[step.number], step.words) from None
    return SavedGame(state.setup, state, actions)


def _setup(head: _Head) -> Setup:
    """The table; the seed is a number that belongs to this record and to nothing else."""
    if not isinstance(head.variants, dict):
        raise MisfitError(f"{quoted(head.variants)} has no named parts", ".variants")
    if unknown := sorted(head.variants.keys() - OPTIONS.keys()):
        raise MisfitError(f"there is none called {quoted(unknown[0])}", ".variants")
    variants = {name: load_plain(int | str, value) for name, value in head.variants.items()}  # type: ignore[arg-type]  # mypy takes no union for a type
    text = json.dumps([attrs.astuple(head)], sort_keys=True)
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 1
    try:
        setup = make_setup(head.seats, seed, head.game, head.modules, variants)
    except SetupError as error:
        raise MisfitError(str(error).rstrip(".")) from None
    check_levels(setup)
    return setup


def _events(value: Any) -> list[Entry]:
    """The entries, each with fields that hold what they must."""
    if not isinstance(value, list):
        raise MisfitError(f"{quoted(value)} is not a list", ".events")
    if len(value) > MOST_EVENTS:
        raise MisfitError(f"more than {MOST_EVENTS:,}", ".events")
    for number, entry in enumerate(value):
        if not isinstance(entry, dict) or not isinstance(entry.get("event"), str):
            raise MisfitError(f"event {number + 1}: {quoted(entry)} is none")
        for name, part in entry.items():
            try:
                _check_field(entry["event"], name, part)
            except MisfitError as misfit:
                raise _misfit(number, entry, f"{name}{misfit.path}: {misfit.words}") from None
    return value


def _check_field(event: str, name: str, value: Any) -> None:
    if name in ("added", "added_granada") and event != "row":
        if not isinstance(value, dict):
            raise MisfitError(f"{quoted(value)} has no named parts")
        load_plain(tuple[str, ...], list(value.values()))
    elif name == "added":
        load_plain(tuple[str, ...], value)
    elif name in TYPES:
        load_plain(TYPES[name], value)


def _in_order(events: list[Entry]) -> list[tuple[int, Entry]]:
    """The entries with their numbers, those of the set-up in the order of the rules."""
    turns = [number for number, entry in enumerate(events) if entry["event"] == "turn"]
    if not turns:
        raise MisfitError("no turn begins", ".events")

    def place(numbered: tuple[int, Entry]) -> tuple[int, int]:
        event, seat = numbered[1]["event"], numbered[1].get("seat")
        if event not in BEFORE:
            return len(BEFORE), 0
        return BEFORE.index(event), seat if isinstance(seat, int) else 0

    numbered = list(enumerate(events))
    return sorted(numbered[: turns[0]], key=place) + numbered[turns[0] :]


def _misfit(number: int, entry: Entry, words: str) -> MisfitError:
    """What does not fit in an event; they are counted from 1."""
    return MisfitError(f"event {number + 1}, {quoted(entry['event'])}: {words}")
