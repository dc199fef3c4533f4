"""Goals: what the turn that answers a puzzle achieves, as facts of the table that the rules can check."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

import attrs

from ...rules.core.engine.action import Action, EndTurn
from ...rules.core.engine.event import BuildingBought, Event
from ...rules.core.engine.play import foreseen
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.segments import scored_length
from ...rules.core.engine.state import GameState
from ...rules.core.values import Seat
from ...rules.core.words.message import Message
from ...rules.core.words.nouns import type_noun, types_noun


@attrs.frozen
class Line:
    """What a seat did in its turn so far: the events, and the table as it would be with what is promised."""

    book: Rulebook
    seat: Seat
    events: tuple[Event, ...]
    now: GameState

    def exact_payments(self) -> int:
        """How many purchases were paid exactly (B-11)."""
        return sum(isinstance(event, BuildingBought) and not event.over for event in self.events)


def line_of(book: Rulebook, state: GameState, actions: Iterable[Action]) -> Line:
    """What planned actions do, up to the first that brings out something hidden."""
    assert state.decision is not None
    seat, events, now = state.decision.seat, list[Event](), state
    for move in foreseen(book, state, actions):
        if move.reveals_hidden or isinstance(move.action, EndTurn):
            break
        events += move.events
        now = move.after
    return Line(book, seat, tuple(events), now)


class GoalError(ValueError):
    """A text that names no goal."""


@attrs.frozen
class Goal:
    """One thing that a turn shall achieve; ``kind`` is its name in files."""

    kind: ClassVar[str]

    def reached(self, line: Line) -> bool:
        """True where a turn has achieved it."""
        raise NotImplementedError

    def said(self, book: Rulebook) -> Message:
        """What is to be done, as an order within a sentence."""
        raise NotImplementedError

    def __str__(self) -> str:
        return " ".join(map(str, (self.kind, *attrs.astuple(self))))


@attrs.frozen
class PlaceGoal(Goal):
    """A rank in a majority (B-30), which others may share where it is ``shared``."""

    kind = "rank"

    type: str
    rank: int
    shared: int

    def reached(self, line: Line) -> bool:
        """True where so many at most are ahead, and nobody level unless that will do."""
        book, state = line.book, line.now
        rows = {owner: book.count(state, owner, self.type) for owner in book.owners()}
        own = rows.pop(line.seat)
        rank = 1 + sum(other > own for other in rows.values())
        level = any(other == own for other in rows.values())
        return bool(own) and (rank < self.rank or (rank == self.rank and (bool(self.shared) or not level)))

    def said(self, book: Rulebook) -> Message:
        """The lead, or a place behind it."""
        types = types_noun(self.type)
        if self.rank > 1 and self.shared:
            return Message("puzzle-goal-rank-shared", types=types, rank=self.rank)
        if self.rank > 1:
            return Message("puzzle-goal-rank", types=types, rank=self.rank)
        if self.shared:
            return Message("puzzle-goal-level", types=types)
        return Message("puzzle-goal-lead", types=types)


@attrs.frozen
class AheadGoal(Goal):
    """A lead in a majority by so many buildings."""

    kind = "ahead"

    type: str
    margin: int

    def reached(self, line: Line) -> bool:
        """True where everybody else has so many less."""
        book, state = line.book, line.now
        others = (book.count(state, owner, self.type) for owner in book.owners() if owner != line.seat)
        return book.count(state, line.seat, self.type) - max(others) >= self.margin

    def said(self, book: Rulebook) -> Message:
        """The lead with its margin."""
        return Message("puzzle-goal-ahead", types=types_noun(self.type), margin=self.margin)


@attrs.frozen
class CountGoal(Goal):
    """So many buildings of a type."""

    kind = "count"

    type: str
    count: int

    def reached(self, line: Line) -> bool:
        """True where there are as many."""
        return line.book.count(line.now, line.seat, self.type) >= self.count

    def said(self, book: Rulebook) -> Message:
        """How many of them."""
        return Message("puzzle-goal-count", type=type_noun(self.type), count=self.count)


@attrs.frozen
class RunGoal(Goal):
    """A run of an edge of at least so many segments (B-29)."""

    kind = "run"

    edge: str
    length: int

    def reached(self, line: Line) -> bool:
        """True where the run is as long."""
        return scored_length(line.book, line.now.players[line.seat].city, self.edge) >= self.length

    def said(self, book: Rulebook) -> Message:
        """The run with its length."""
        return Message("puzzle-goal-run", run=book.sources[self.edge].noun, length=self.length)


@attrs.frozen
class ExactGoal(Goal):
    """So many purchases that are paid exactly (B-11)."""

    kind = "exact"

    count: int

    def reached(self, line: Line) -> bool:
        """True where as many were."""
        return line.exact_payments() >= self.count

    def said(self, book: Rulebook) -> Message:
        """How often."""
        return Message("puzzle-goal-exact", count=self.count)


@attrs.frozen
class SaveGoal(Goal):
    """Money in hand that pays a tile on sale, exactly where that is asked for."""

    kind = "save"

    tile: str
    exact: int

    def reached(self, line: Line) -> bool:
        """True where the tile is on sale and can be paid."""
        good = line.book.good(line.now, self.tile)
        if good is None:
            return False
        asked = attrs.evolve(good, exact_only=True) if self.exact else good
        return bool(line.book.payments_for(line.now.players[line.seat].hand, asked))

    def said(self, book: Rulebook) -> Message:
        """The tile that can be bought next turn."""
        tile = book.tile_noun(self.tile)
        if self.exact:
            return Message("puzzle-goal-save-exactly", tile=tile)
        return Message("puzzle-goal-save", tile=tile)


GOALS: Final[Mapping[str, type[Goal]]] = {
    one.kind: one for one in (PlaceGoal, AheadGoal, CountGoal, RunGoal, ExactGoal, SaveGoal)
}
"""Every kind of goal by its name in files."""


def goal_of(text: str) -> Goal:
    """The goal that a text names; ``GoalError`` where it names none."""
    kind, *values = text.split()
    type_ = GOALS.get(kind)
    if type_ is None or len(values) != len(attrs.fields(type_)):
        raise GoalError(text)
    try:
        return type_(
            *(
                int(value) if field.type in (int, "int") else value
                for field, value in zip(attrs.fields(type_), values, strict=True)
            )
        )
    except ValueError:
        raise GoalError(text) from None


def goals_known(book: Rulebook, goals: Iterable[Goal]) -> bool:
    """True where all types, edges and tiles of some goals exist in a game."""
    known = {"type": book.types, "edge": book.sources, "tile": book.tiles}
    return all(
        getattr(goal, name) in things
        for goal in goals
        for name, things in known.items()
        if hasattr(goal, name)
    )


def all_said(book: Rulebook, goals: Iterable[Goal]) -> tuple[Message, ...]:
    """What is to be done, one after the other."""
    return tuple(goal.said(book) for goal in goals)
