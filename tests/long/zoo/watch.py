"""Analyse matches turn by turn: ``python -m tests.long.zoo.watch A B --deals 6 --out FOLDER``.

Each game is written as a text: the table before every turn, the actions, the reasons found by the level
``--judge``, and the faults found by its simulations (``tests/long/forgone.py``), for both players. The faults
of each player are counted at the end.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from pathlib import Path

import attrs

from alhambra_desktop.model.players.explain.explainer import explain
from alhambra_desktop.model.players.explain.explanation import sentences
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.play import scores
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.shuffle import source
from alhambra_desktop.model.rules.core.engine.state import Observation
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.workshop.task_pool import LocalPool
from alhambra_desktop.words import say
from tests.long.forgone import Fault, Turn

from .matches import Terms, play_game


@attrs.frozen
class Watched:
    """A game as text, with the faults of each player by kind and the number of turns checked."""

    text: str
    faults: dict[str, Counter[str]]
    turns: Counter[str]


@attrs.define
class Watcher:
    """Writes the turns of a game as text."""

    judge: str
    names: tuple[str, ...]
    lines: list[str] = attrs.field(factory=list)
    last: dict[int, Turn] = attrs.field(factory=dict)
    faults: dict[str, Counter[str]] = attrs.field(factory=dict)
    turns: Counter[str] = attrs.field(factory=Counter)

    def turn(self, number: int, book: Rulebook, seen: Observation, actions: tuple[Action, ...]) -> None:
        """Write a turn as text."""
        seat = seen.seat
        name = self.names[seat]
        self.lines += ["", f"{number}. {name} (seat {seat + 1}), points {scores(seen)}, {_table(book, seen)}"]
        self.lines += [f"    {action}" for action in actions]
        if not isinstance(seen.decision, ChooseAction):
            return
        self.turns[name] += 1
        turn = self.last[seat] = Turn.of(book, seen, level(self.judge), actions)
        rng = source(number, 0)
        why = explain(book, seen, level(self.judge), actions, rng, list(turn.ranking.ranked))
        self.lines.append("    Why? " + " ".join(map(say, sentences(book, why))))
        for fault in turn.faults():
            self._count(seat, fault)

    def end(self, points: tuple[int, ...]) -> Watched:
        """Check each player's last turn again, now known to be the last, and return the game."""
        self.lines += ["", f"The end: {points}"]
        for seat, turn in sorted(self.last.items()):
            for fault in turn.unspent():
                self._count(seat, fault)
        return Watched("\n".join(self.lines) + "\n", self.faults, self.turns)

    def _count(self, seat: int, fault: Fault) -> None:
        name = self.names[seat]
        self.lines.append(f"    FAULT of {name}: {fault}")
        self.faults.setdefault(name, Counter())[fault.kind] += 1


def _table(book: Rulebook, seen: Observation) -> str:
    """Return the market, the row, the hand and the reserve as text."""
    goods = ", ".join(f"{good.tile} for {good.price} {good.currency}" for good in book.goods(seen))
    player = seen.players[seen.seat]
    hand, kept, row = " ".join(player.hand), " ".join(player.reserve), " ".join(seen.row)
    return f"bag {seen.stocks[0].bag_count}; market {goods}; row {row}; hand {hand}; reserve {kept}"


def watch_game(terms: Terms, judge: str, game: tuple[int, int]) -> Watched:
    """Play and write a game of a match, with A in one seat of a deal."""
    deal, place = game
    watcher = Watcher(judge, tuple(terms.a if i == place else terms.b for i in range(terms.seats)))
    points, _ = play_game(terms, deal, watcher.names, watcher.turn)
    return watcher.end(points)


def main(arguments: list[str] | None = None) -> int:
    """Analyse a match and print the number of faults."""
    found = argparse.ArgumentParser(
        prog="python -m tests.long.zoo.watch",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("a")
    found.add_argument("b")
    found.add_argument("--seats", type=int, default=2)
    found.add_argument("--deals", type=int, default=6, help="number of deals, each with one game per seat")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--judge", default="grandmaster")
    found.add_argument("--jobs", type=int, default=1)
    found.add_argument("--out", type=Path, required=True, help="folder for the texts")
    asked = found.parse_args(arguments)
    terms = Terms(asked.a, asked.b, asked.seats, asked.seed)
    asked.out.mkdir(parents=True, exist_ok=True)
    games = [(deal, place) for deal in range(asked.deals) for place in range(asked.seats)]
    faults, turns = dict[str, Counter[str]](), Counter[str]()
    with LocalPool(asked.jobs) as pool:
        watched = pool.results(partial(watch_game, terms, asked.judge), games)
        for (deal, place), one in zip(games, watched, strict=True):
            (asked.out / f"deal-{deal}-seat-{place + 1}.txt").write_text(one.text, encoding="utf-8")
            turns.update(one.turns)
            for name, kinds in one.faults.items():
                faults.setdefault(name, Counter()).update(kinds)
            print(f"deal {deal}, {terms.a} in seat {place + 1}: {one.faults}", flush=True)
    for name in dict.fromkeys((terms.a, terms.b)):
        print(f"{name}: {turns[name]} turns, faults {dict(faults.get(name, {}))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
