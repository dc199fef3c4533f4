"""Reads saved games and records; a record is replayed to restore the game (docs/game-record.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import attrs

from ...rules.codec import MisfitError, load_plain, type_hints
from ...rules.core.engine.play import start
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.setup import SeatSetup, Setup
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message, quoted
from ...rules.modules.registry import OPTIONS, make_setup, rulebook
from . import record
from .record import VERSION
from .replay import StepError, replayed
from .save import ContentError, check_levels, from_json, json_of, read_with
from .saved_game import SavedGame
from .scripted_shuffles import Entry

MOST_EVENTS: Final = 5_000  # a record of a long game has about 1,000
Check = Callable[[Any], object]  # raises `MisfitError` for a wrong type
Checks = Mapping[str, Mapping[str, Check]]
"""Maps the name of an event to the checks of its fields.

The key "" stands for all events that have no key of their own.
"""

OF_ROWS: Final = {"added": tuple[str, ...], "scoring": tuple[int, ...], "reshuffled": int}
"""Types of the fields that only the event ``row`` has."""


@frozen
class _Head:
    format: str
    version: int
    program: str
    game: str
    modules: tuple[str, ...]
    variants: Any
    seats: tuple[SeatSetup, ...]
    events: Any


def from_record(body: Mapping[str, Any]) -> SavedGame:
    """Replay a record; raise `SetupError` for an impossible table, and `MisfitError` for other faults."""
    head = load_plain(_Head, body)
    if head.version != VERSION:
        raise MisfitError(Message("record-version", version=quoted(head.version), known=VERSION))
    setup = _setup(head)
    book = rulebook(setup)
    numbered = _in_order(_events(head.events, _checks(book)), _set_up_events(book))
    try:
        state, actions = replayed(setup, [entry for _, entry in numbered])
    except StepError as step:
        raise _misfit(*numbered[step.number], step.message) from None
    return SavedGame(state.setup, state, actions)


def _setup(head: _Head) -> Setup:
    if not isinstance(head.variants, dict):
        raise MisfitError(Message("misfit-unnamed", value=quoted(head.variants)), ".variants")
    if unknown := sorted(head.variants.keys() - OPTIONS.keys()):
        raise MisfitError(Message("misfit-none", name=quoted(unknown[0])), ".variants")
    variants = {name: load_plain(int | str, value) for name, value in head.variants.items()}  # type: ignore[arg-type]  # mypy does not accept a union as `type[T]`
    text = json.dumps([attrs.astuple(head)], sort_keys=True)
    seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 1
    setup = make_setup(head.seats, seed, head.game, head.modules, variants)
    check_levels(setup)
    return setup


def _checks(book: Rulebook) -> Checks:
    common: dict[str, Check] = {"kind": partial(load_plain, str)}
    for action in {rule.type for rules in book.actions.values() for rule in rules}:
        hints = type_hints(action)
        for field in attrs.fields(action):
            name = action.entry_names.get(field.name, field.name)
            common[name] = partial(load_plain, hints[field.name])
    rows = {name: partial(load_plain, type_) for name, type_ in OF_ROWS.items()}
    checks: dict[str, Mapping[str, Check]] = {"": common, "row": {**common, **rows}}
    for outcome in book.outcomes:
        check = _check_keyed if outcome.keyed else _check_names
        checks[outcome.event] = {**checks.get(outcome.event, common), outcome.field: check}
    return checks


def _events(value: Any, checks: Checks) -> list[Entry]:
    if not isinstance(value, list):
        raise MisfitError(Message("misfit-list", value=quoted(value)), ".events")
    if len(value) > MOST_EVENTS:
        raise MisfitError(Message("misfit-more", most=MOST_EVENTS), ".events")
    for number, entry in enumerate(value):
        if not isinstance(entry, dict) or not isinstance(entry.get("event"), str):
            raise MisfitError(Message("record-event-none", number=number + 1, value=quoted(entry)))
        fields = checks.get(entry["event"]) or checks[""]
        for name, part in entry.items():
            try:
                if name in fields:
                    fields[name](part)
            except MisfitError as misfit:
                place = f"{name}{misfit.path}"
                raise _misfit(
                    number, entry, Message("misfit-at", place=place, fault=misfit.message)
                ) from None
    return value


def _check_names(value: Any) -> None:
    load_plain(tuple[str, ...], value)


def _check_keyed(value: Any) -> None:
    if not isinstance(value, dict):
        raise MisfitError(Message("misfit-unnamed", value=quoted(value)))
    _check_names(list(value.values()))


def _set_up_events(book: Rulebook) -> list[str]:
    entries = (event.record() for event in start(book).events)
    return list(dict.fromkeys(entry["event"] for entry in entries if entry is not None))


def _in_order(events: list[Entry], set_up: list[str]) -> list[tuple[int, Entry]]:
    turns = [number for number, entry in enumerate(events) if entry["event"] == "turn"]
    if not turns:
        raise MisfitError(Message("record-no-turn"), ".events")

    def place(numbered: tuple[int, Entry]) -> tuple[int, int]:
        event, seat = numbered[1]["event"], numbered[1].get("seat")
        if event not in set_up:
            return len(set_up), 0
        return set_up.index(event), seat if isinstance(seat, int) else 0

    numbered = list(enumerate(events))
    return sorted(numbered[: turns[0]], key=place) + numbered[turns[0] :]


def _misfit(number: int, entry: Entry, fault: Message) -> MisfitError:
    return MisfitError(Message("record-event", number=number + 1, event=quoted(entry["event"]), fault=fault))


@frozen
class Opened:
    """If a game was read from a record, the program never overwrites this file."""

    game: SavedGame
    is_record: bool


def read_file(path: Path) -> Opened:
    """Read a saved game or a record; raise `SaveError` on failure."""
    return read_with(opened, path)


def opened(content: bytes) -> Opened:
    """Parse a saved game or a record.

    Raise `NeedsError` for missing rule sets, `SetupError` for an impossible table, and `ContentError` for any
    other fault.
    """
    body = json_of(content)
    if not isinstance(body, dict) or body.get("format") != record.FORMAT:
        return Opened(from_json(body), is_record=False)
    try:
        return Opened(from_record(body), is_record=True)
    except MisfitError as misfit:
        place, fault = misfit.path[1:], misfit.message
        if place:
            raise ContentError(Message("record-unfit-at", place=place, fault=fault)) from None
        raise ContentError(Message("record-unfit", fault=fault)) from None
