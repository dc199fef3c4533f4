"""Random games of every rule set, and their records."""

from __future__ import annotations

import json
from functools import cache

from alhambra_desktop.model.files.saves.record import record
from alhambra_desktop.model.rules.core.engine.setup import SeatSetup
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, make_setup, rulebook
from tests.property.games import moves, random_rules

MODULES = tuple(module.id for module in CHOOSABLE)
BOTH = "alhambra+granada"
RULE_SETS = [
    ("alhambra", ()),
    *(("alhambra", (module,)) for module in MODULES),
    ("alhambra", MODULES),
    ("granada", ()),
    ("granada", ("vizier",)),
    (BOTH, ()),
    (BOTH, ("vizier",)),
]


@cache
def game_of(seed, seats, game, modules):
    """Return a random game with random house variants (official ones for seed 0)."""
    if seed:
        book = random_rules(seed, seats, game, modules)
    else:
        chosen = [SeatSetup(f"Seat {i}", colour) for i, colour in enumerate(("amber", "blue", "green"))]
        book = rulebook(make_setup(chosen[:seats], seed, game, modules))
    return book, tuple(moves(book, seed))


def record_of(book, transitions):
    """Return the record as read from a file."""
    whole = record(book.setup, [event for move in transitions for event in move.events])
    return json.loads(json.dumps(whole))
