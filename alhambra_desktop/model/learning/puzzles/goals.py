from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

import attrs

from ...rules.core.engine.action import Action, EndTurn
from ...rules.core.engine.event import BuildingBought, Event
from ...rules.core.engine.play import foreseen
from ...rules.core.engine.rulebook import Rulebook, scored_length
from ...rules.core.engine.state import GameState
from ...rules.core.frozen import frozen
from ...rules.core.values import Seat
from ...rules.core.words.message import Message
from ...rules.core.words.wording import type_noun, types_noun


@frozen
class Line:
    """The effect of the actions planned for a turn; ``now`` is the table after these actions."""

    book: Rulebook
    seat: Seat
    events: tuple[Event, ...]
    now: GameState

    def exact_payments(self) -> int:
        return sum(isinstance(event, BuildingBought) and not event.over for event in self.events)


def line_of(book: Rulebook, state: GameState, actions: Iterable[Action]) -> Line:
    """Return the effect of a plan; stop before the first action that reveals something or ends the turn."""
    assert state.decision is not None
    seat, events, now = state.decision.seat, list[Event](), state
    for move in foreseen(book, state, actions):
        if move.reveals_hidden or isinstance(move.action, EndTurn):
            break
        events += move.events
        now = move.after
    return Line(book, seat, tuple(events), now)


class GoalError(ValueError):
    pass


@frozen
class Goal:
    """Something that a turn should achieve. ``kind`` is the name of this type of goal in puzzle files."""

    kind: ClassVar[str]

    def reached(self, line: Line) -> bool:
        raise NotImplementedError

    def message(self, book: Rulebook) -> Message:
        """Return the goal as an instruction that can be part of a sentence."""
        raise NotImplementedError

    def standing(self, line: Line) -> Message | None:
        """Return a message with the numbers that decide whether the goal is reached, or None."""
        return None

    def __str__(self) -> str:
        return " ".join(map(str, (self.kind, *attrs.astuple(self))))


def _compared(line: Line, type_id: str, rank: int = 1) -> Message:
    book, state = line.book, line.now
    others = [owner for owner in book.owners() if owner != line.seat]
    counts = sorted((book.count(state, owner, type_id) for owner in others), reverse=True)
    own, other = book.count(state, line.seat, type_id), counts[min(rank, len(counts)) - 1]
    return Message("puzzle-standing", own=own, other=other, rank=0 if own > other else rank)


@frozen
class PlaceGoal(Goal):
    """The seat owns buildings of a type and has at least a certain rank in the majority of this type (B-30).

    If ``shared`` is 1, a tie for this rank is enough.
    """

    kind = "rank"

    type: str
    rank: int
    shared: int

    def reached(self, line: Line) -> bool:
        book, state = line.book, line.now
        rows = {owner: book.count(state, owner, self.type) for owner in book.owners()}
        own = rows.pop(line.seat)
        rank = 1 + sum(other > own for other in rows.values())
        level = any(other == own for other in rows.values())
        return bool(own) and (rank < self.rank or (rank == self.rank and (bool(self.shared) or not level)))

    def standing(self, line: Line) -> Message | None:
        return _compared(line, self.type, self.rank)

    def message(self, book: Rulebook) -> Message:
        types = types_noun(self.type)
        if self.rank > 1 and self.shared:
            return Message("puzzle-goal-rank-shared", types=types, rank=self.rank)
        if self.rank > 1:
            return Message("puzzle-goal-rank", types=types, rank=self.rank)
        if self.shared:
            return Message("puzzle-goal-level", types=types)
        return Message("puzzle-goal-lead", types=types)


@frozen
class AheadGoal(Goal):
    kind = "ahead"

    type: str
    margin: int

    def reached(self, line: Line) -> bool:
        book, state = line.book, line.now
        others = (book.count(state, owner, self.type) for owner in book.owners() if owner != line.seat)
        return book.count(state, line.seat, self.type) - max(others) >= self.margin

    def standing(self, line: Line) -> Message | None:
        return _compared(line, self.type)

    def message(self, book: Rulebook) -> Message:
        return Message("puzzle-goal-ahead", types=types_noun(self.type), margin=self.margin)


@frozen
class CountGoal(Goal):
    kind = "count"

    type: str
    count: int

    def reached(self, line: Line) -> bool:
        return line.book.count(line.now, line.seat, self.type) >= self.count

    def standing(self, line: Line) -> Message | None:
        own = line.book.count(line.now, line.seat, self.type)
        return Message("puzzle-standing-now", own=own, wanted=self.count)

    def message(self, book: Rulebook) -> Message:
        return Message("puzzle-goal-count", type=type_noun(self.type), count=self.count)


@frozen
class RunGoal(Goal):
    """A wall section or a moat section with at least this length (B-29)."""

    kind = "run"

    edge: str
    length: int

    def reached(self, line: Line) -> bool:
        return self._length(line) >= self.length

    def standing(self, line: Line) -> Message | None:
        return Message("puzzle-standing-now", own=self._length(line), wanted=self.length)

    def _length(self, line: Line) -> int:
        return scored_length(line.book, line.now.players[line.seat].city, self.edge)

    def message(self, book: Rulebook) -> Message:
        return Message("puzzle-goal-run", run=book.sources[self.edge].noun, length=self.length)


@frozen
class ExactGoal(Goal):
    """At least this number of exact payments (B-11)."""

    kind = "exact"

    count: int

    def reached(self, line: Line) -> bool:
        return line.exact_payments() >= self.count

    def standing(self, line: Line) -> Message | None:
        return Message("puzzle-standing-now", own=line.exact_payments(), wanted=self.count)

    def message(self, book: Rulebook) -> Message:
        return Message("puzzle-goal-exact", count=self.count)


@frozen
class SaveGoal(Goal):
    """Enough money in hand to buy a tile on the market, with exact payment if ``exact`` is not 0."""

    kind = "save"

    tile: str
    exact: int

    def reached(self, line: Line) -> bool:
        good = line.book.good(line.now, self.tile)
        if good is None:
            return False
        demanded = attrs.evolve(good, exact_only=True) if self.exact else good
        return bool(line.book.payments_for(line.now.players[line.seat].hand, demanded))

    def message(self, book: Rulebook) -> Message:
        tile = book.tile_noun(self.tile)
        if self.exact:
            return Message("puzzle-goal-save-exactly", tile=tile)
        return Message("puzzle-goal-save", tile=tile)


GOALS: Final[Mapping[str, type[Goal]]] = {
    goal.kind: goal for goal in (PlaceGoal, AheadGoal, CountGoal, RunGoal, ExactGoal, SaveGoal)
}


def goal_of(text: str) -> Goal:
    """Parse a goal; raise `GoalError` if it is invalid."""
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
    known = {"type": book.types, "edge": book.sources, "tile": book.tiles}
    return all(
        getattr(goal, name) in things
        for goal in goals
        for name, things in known.items()
        if hasattr(goal, name)
    )


def goal_messages(book: Rulebook, goals: Iterable[Goal]) -> tuple[Message, ...]:
    return tuple(goal.message(book) for goal in goals)
