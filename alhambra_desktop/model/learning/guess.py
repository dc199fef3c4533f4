"""Guesses: questions of a lesson that the rules answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import attrs

from ..rules.core.engine.play import next_round, score_now
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.setup import Setup
from ..rules.core.engine.state import GameState
from ..rules.core.values import Seat, purse
from ..rules.core.words.message import Message

ASKED: Final[Seat] = 0


def _points(book: Rulebook, state: GameState, type_id: str) -> int:
    """Return the points of a type for the seat in the next scoring (B-30 to B-32)."""
    lines = score_now(book, state, next_round(state)).lines
    return sum(line.amount for line in lines if (line.owner, line.subject) == (ASKED, type_id))


def _richest(book: Rulebook, state: GameState, currency: str) -> Seat:
    """Return the seat with the most money of a currency (B-34), the first of tied ones."""
    sums = [purse(player.hand, currency) for player in state.players]
    return sums.index(max(sums))


@attrs.frozen
class Fact:
    """Something to guess: its value for a subject, and its wording."""

    value: Callable[[Rulebook, GameState, str], int]
    said: Callable[[Setup, int], Message]


FACTS: Final[Mapping[str, Fact]] = {
    "points": Fact(_points, lambda setup, points: Message("lesson-points", points=points)),
    "richest": Fact(_richest, lambda setup, seat: Message("lesson-seat", name=setup.seats[seat].name)),
}


@attrs.frozen
class Guess:
    """A question with a few answers, such as the points of gardens."""

    fact: str
    thing: str
    choices: tuple[int, ...]

    @classmethod
    def read(cls, text: str, choices: Iterable[int]) -> Guess:
        """Parse ``fact:thing``; raise `ValueError` for an unknown fact."""
        fact, _, thing = text.partition(":")
        if fact not in FACTS:
            raise ValueError(text)
        return cls(fact, thing, tuple(choices))

    def answer(self, book: Rulebook, state: GameState) -> int:
        return FACTS[self.fact].value(book, state, self.thing)

    def said(self, setup: Setup, choice: int) -> Message:
        return FACTS[self.fact].said(setup, choice)
