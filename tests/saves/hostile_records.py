"""Damaged records and records of impossible games; the same number always gives the same file."""

from __future__ import annotations

import copy
import json
from functools import cache
from random import Random
from typing import Any, Final

from alhambra_desktop.model.files.saves.record_reader import from_record
from alhambra_desktop.model.files.saves.save import to_bytes
from tests.saves import hostile
from tests.saves.recorded import RULE_SETS, game_of, record_of

SEEDS: Final = range(40, 42)


@cache
def originals() -> tuple[tuple[str, Any], ...]:
    """Return records of every rule set, complete ones and as many incomplete ones."""
    found = []
    for number, (game, modules) in enumerate(RULE_SETS):
        for seed in SEEDS:
            book, played = game_of(seed + 2 * number, 2 + (number + seed) % 5, game, modules)
            name = f"{game} {'+'.join(modules)} {seed}"
            found.append((name, record_of(book, played)))
            found.append((f"{name}, half", record_of(book, played[: len(played) // 2])))
    return tuple(found)


@cache
def saved(number: int) -> bytes:
    """Return a saved game opened from the record of a number, with arranged shuffles."""
    return to_bytes(from_record(originals()[number][1]))


def _events(body: Any) -> list[Any]:
    events = body.get("events")
    return events if isinstance(events, list) and events else [{}]


def _move(body: Any, rng: Random) -> None:
    """Move an event to another time."""
    events = _events(body)
    events.insert(rng.randrange(len(events)), events.pop(rng.randrange(len(events))))


def _of_another(body: Any, rng: Random) -> None:
    """Replace an event, or part of one, by that of another game."""
    events, (_, other) = _events(body), rng.choice(originals())
    place, taken = rng.randrange(len(events)), copy.deepcopy(rng.choice(other["events"]))
    if rng.random() < 0.5 or not isinstance(events[place], dict):
        events[place] = taken
    else:
        events[place] |= taken


def _cut(body: Any, rng: Random) -> None:
    """Cut off the end of the record."""
    events = _events(body)
    del events[rng.randrange(len(events)) :]


def _another_table(body: Any, rng: Random) -> None:
    """Use the rules or the seats of another game."""
    part = rng.choice(("game", "modules", "variants", "seats"))
    body[part] = copy.deepcopy(rng.choice(originals())[1][part])


def _head(body: Any, rng: Random) -> None:
    body[rng.choice(("version", "program", "game", "format", "more"))] = hostile.odd_values(rng)


CHANGES: Final = (
    *(hostile._replace,) * 4,
    *(hostile._delete, hostile._duplicate, hostile._swap, hostile._nudge) * 2,
    *(hostile._rename, hostile._shuffle, _move, _of_another, _cut, _another_table, _head),
)


def _saved_otherwise(body: Any, rng: Random) -> bytes:
    """Damage the setup of a saved game, mostly its arranged shuffles."""
    rng.choice((hostile._replace, hostile._swap, hostile._delete, hostile._shuffle))(body["setup"], rng)
    body["state"]["setup"] = body["setup"]
    return hostile.signed(body)


def mutant(number: int) -> tuple[str, bytes]:
    """Return the damaged record of a number: a description (original and changes), and the bytes."""
    rng = Random(f"hostile record {number}")
    place = rng.randrange(len(originals()))
    name, original = originals()[place]
    if rng.random() < 0.1:
        return f"{name}: saved", _saved_otherwise(json.loads(saved(place)), rng)
    if rng.random() < 0.05:
        return f"{name}: bytes", hostile._bytes_changed(json.dumps(original).encode(), rng)
    body, done = copy.deepcopy(original), list[str]()
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        change = rng.choice(CHANGES)
        change(body, rng)
        done.append(change.__name__[1:])
    return f"{name}: {', '.join(done)}", json.dumps(body).encode()
