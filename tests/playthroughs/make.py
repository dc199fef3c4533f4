"""Write the playthroughs anew, after a change that is meant: ``python -m tests.playthroughs.make``."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from alhambra_desktop.model.modules.registry import CHOOSABLE
from tests.property.games import moves
from tests.scenarios.board import rules_for

HERE = Path(__file__).parent
TABLES = {
    "alhambra": (4, 21, "alhambra"),
    "dirk": (2, 22, "alhambra"),
    "granada": (3, 23, "granada"),
    "alhambra+granada": (3, 24, "alhambra+granada"),
    "vizier": (4, 25, "alhambra"),
    "camps": (3, 26, "alhambra"),
    "bazaars": (5, 27, "alhambra"),
    "falconers": (3, 28, "alhambra"),
    "bureaux": (4, 29, "alhambra"),
    "bonus_cards": (6, 30, "alhambra"),
    "huts": (2, 31, "alhambra"),
}
"""For each module the seats, the seed and the foundation of its game."""


def playthrough(module: str) -> str:
    """A random game of a module in a few lines: length, scorings, scores, a digest of all events."""
    seats, seed, game = TABLES[module]
    modules = (module,) if module in {one.id for one in CHOOSABLE} else ()
    book = rules_for(seats, seed, game, modules)
    assert module in book.installed
    made = list(moves(book, seed))
    entries = [entry for move in made for event in move.events if (entry := event.record()) is not None]
    digest = hashlib.sha256(json.dumps(entries, sort_keys=True).encode()).hexdigest()
    lines = [f"seats {seats}, seed {seed}", f"actions {len(made) - 1}, turns {made[-1].after.turn}"]
    for held in made[-1].after.scorings:
        points = ", ".join(f"{owner} {held.total(owner)}" for owner in book.owners())
        lines.append(f"scoring {held.round}: {points}")
    scores = " ".join(str(player.score) for player in made[-1].after.players)
    return "\n".join([*lines, f"scores {scores}", f"events {digest}", ""])


if __name__ == "__main__":
    for name in TABLES:
        (HERE / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
