from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

import attrs

from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.frozen import frozen
from ...rules.core.geometry.plain_tile import PlainTile
from ...rules.core.values import MONEY, Card
from ...rules.core.words.message import Message
from ...rules.modules.registry import rulebook
from .goals import Goal, GoalError, goal_of, goals_known
from .puzzle import Deal

LEVELS: Final = (950, 1100, 1300)  # lowest rating of each level except the easiest
READ: Final = ("game", "modules", "seats", "goals", "turn", "turns", "rating")


def level_of(rating: float) -> int:
    """Return the level of a puzzle or a player: 0 for the easiest."""
    return sum(rating >= first for first in LEVELS)


@frozen
class Ware:
    """A tile on the market; ``sides`` contains a letter of ``NESW`` for each side with a wall."""

    currency: str
    face: str
    price: int
    sides: str


@frozen
class Outline:
    """The properties ``city``, ``market`` and ``hand`` parse ``lines`` whenever they are accessed."""

    id: str
    game: str
    modules: tuple[str, ...]
    seats: int
    goals: tuple[Goal, ...]
    turn: int
    turns: int
    rating: int
    lines: Mapping[str, str] = attrs.field(eq=False, repr=False)

    @property
    def needed(self) -> frozenset[str]:
        return frozenset((self.game, *self.modules)) - {"alhambra"}

    @property
    def level(self) -> int:
        return level_of(self.rating)

    @property
    def theme(self) -> str:
        return self.goals[0].kind

    @property
    def city(self) -> tuple[PlainTile, ...]:
        return tuple(PlainTile(*tile) for tile in self._value("city"))

    @property
    def market(self) -> tuple[Ware, ...]:
        return tuple(Ware(*ware) for ware in self._value("market"))

    @property
    def hand(self) -> tuple[Card, ...]:
        return tuple(MONEY[card] for card in self._value("hand"))

    def _value(self, name: str) -> Any:
        return json.loads(self.lines[name])

    def goal_messages(self) -> tuple[Message, ...]:
        # try the rules of the base game first, because they load faster
        book = _base()
        if not goals_known(book, self.goals):
            book = rulebook(Deal(0, self.seats, 0, self.game, self.modules).setup())
        return tuple(goal.message(book) for goal in self.goals)


def _base() -> Rulebook:
    return rulebook(Deal(0, 2, 0).setup())


def outline(name: str, text: str) -> Outline | None:
    """Return the outline of a puzzle from the `text` of its file, or None if the file is damaged."""
    lines = dict(_pairs(text.splitlines()))
    try:
        game, modules, seats, goals, turn, turns, rating = (json.loads(lines[key]) for key in READ)
        found, named = tuple(map(goal_of, goals)), tuple(modules)
    except (ValueError, TypeError, LookupError, AttributeError, GoalError):
        return None
    return Outline(name, game, named, seats, found, turn, turns, rating, lines) if found else None


def _pairs(lines: Iterable[str]) -> Iterable[tuple[str, str]]:
    for line in lines:
        name, _, value = line.partition(" = ")
        yield name, value
