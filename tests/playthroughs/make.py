"""Write the playthroughs again after an intended change: ``python -m tests.playthroughs.make``."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

import attrs

from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.play import Transition
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
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


DIGITS = 6
"""Hexadecimal digits of the digest of an action."""


@attrs.frozen
class Playthrough:
    """A game in a few lines, with a digest of the events of each action."""

    outcome: tuple[str, ...]
    turns: Mapping[int, tuple[tuple[str, Action | None], ...]]

    def text(self) -> str:
        """Return the contents of the game's file, in which turn 0 is what happens before the first turn."""
        lines = [
            f"turn {turn}: {' '.join(digest for digest, _ in digests)}"
            for turn, digests in self.turns.items()
        ]
        return "\n".join([*self.outcome, *lines, ""])

    def difference(self, kept: str) -> str:
        """Return the first difference from a file, or an empty string."""
        digests = dict(line.split(":") for line in kept.splitlines() if line.startswith("turn "))
        for turn, made in self.turns.items():
            before = digests.get(f"turn {turn}", "").split()
            for number, (digest, action) in enumerate(made, 1):
                if before[number - 1 : number] != [digest]:
                    return f"turn {turn}, action {number}: {action}"
            if len(before) > len(made):
                return f"turn {turn} ends after action {len(made)} instead of {len(before)}"
        if self.text() == kept:
            return ""
        return "after the last action" if len(digests) > len(self.turns) else "the outcome"


def playthrough(module: str) -> Playthrough:
    """Play a random game of a module; return its length, scorings, scores and the digest of each action."""
    seats, seed, game = TABLES[module]
    modules = (module,) if module in {one.id for one in CHOOSABLE} else ()
    book = rules_for(seats, seed, game, modules)
    assert module in book.installed
    made = list(moves(book, seed))
    turns: dict[int, list[tuple[str, Action | None]]] = {}
    for move in made:
        turn = move.before.turn if move.before is not None else 0
        turns.setdefault(turn, []).append((_digest(move), move.action))
    lines = [f"seats {seats}, seed {seed}", f"actions {len(made) - 1}, turns {made[-1].after.turn}"]
    for held in made[-1].after.scorings:
        points = ", ".join(f"{owner} {held.total(owner)}" for owner in book.owners())
        lines.append(f"scoring {held.round}: {points}")
    scores = " ".join(str(player.score) for player in made[-1].after.players)
    return Playthrough((*lines, f"scores {scores}"), {turn: tuple(found) for turn, found in turns.items()})


def _digest(move: Transition) -> str:
    entries = [entry for event in move.events if (entry := event.record()) is not None]
    action = repr(move.action)
    if move.action is not None and move.action.filed:
        action = action.replace(type(move.action).__name__, move.action.filed, 1)
    told = json.dumps([action, entries], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:DIGITS]


if __name__ == "__main__":
    for name in TABLES:
        (HERE / f"{name}.txt").write_text(playthrough(name).text(), encoding="utf-8")
