"""Turns of a game, practice games that branch from a turn, and comparisons of two games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from random import Random
from typing import Final

from ...files.saves.saved_game import SavedGame
from ...rules.core.engine.action import Action
from ...rules.core.engine.event import ScoringHeld
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import Transition, apply, refusals
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.setup import Setup
from ...rules.core.engine.state import GameState
from ...rules.core.engine.step import ChooseAction
from ...rules.core.frozen import frozen
from ...rules.core.values import Seat
from ...rules.core.words.message import Message, MessageError
from ...rules.modules.registry import rulebook


@frozen(eq=False)
class PlayedTurn:
    """A played turn; ``first`` is the index of its first move in the history."""

    number: int
    seat: Seat
    first: int
    moves: tuple[Transition, ...]

    @property
    def before(self) -> GameState:
        found = self.moves[0].before
        assert found is not None
        return found

    @property
    def after(self) -> GameState:
        return self.moves[-1].after

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(move.action for move in self.moves if move.action is not None)


def turns_of(history: Iterable[Transition]) -> tuple[PlayedTurn, ...]:
    """A turn ends early with its first move that reveals hidden information.

    Decisions out of turn and final placements are left out. The last turn is left out if it is unfinished and
    reveals nothing.
    """
    found: list[PlayedTurn] = []
    moves: list[Transition] = []
    first = number = seat = 0
    for place, move in enumerate(history):
        before = move.before
        if before is None or before.decision is None:
            continue
        decision = before.decision
        begins = isinstance(decision, ChooseAction) and not decision.acted
        if not moves and not begins:
            continue
        if not moves:
            first, number, seat = place, before.turn, decision.seat
        moves.append(move)
        if _ends(move):
            found.append(PlayedTurn(number, seat, first, tuple(moves)))
            moves = []
    return tuple(found)


def scoring_turns(history: Iterable[Transition]) -> tuple[tuple[int, int], ...]:
    return tuple(
        (event.scoring.round, move.before.turn if move.before is not None else 1)
        for move in history
        for event in move.events
        if isinstance(event, ScoringHeld)
    )


def after_plan(book: Rulebook, before: GameState, actions: Iterable[Action]) -> GameState:
    """Play a plan up to the first action that is illegal, reveals something or ends the turn.

    Return the table before this action or, if there is no such action, after the whole plan.
    """
    state = before
    for action in actions:
        if refusals(book, state, action):
            break
        move = apply(book, state, action)
        if move.reveals_hidden or move.after.turn != before.turn:
            break
        state = move.after
    return state


def _ends(move: Transition) -> bool:
    before, after = move.before, move.after
    if move.reveals_hidden or before is None or before.decision is None or after.decision is None:
        return True
    return before.turn != after.turn or before.decision.seat != after.decision.seat


def branch(history: Sequence[Transition], at: int) -> SavedGame:
    """Return a practice game that continues after the move with index `at` and keeps the shuffles."""
    state = history[at].after
    actions = tuple(move.action for move in history[: at + 1] if move.action is not None)
    return SavedGame(state.setup, state, actions, assisted=True, tried_from=_points(history))


def branch_with_new_draws(history: Sequence[Transition], at: int, seat: Seat, seed: int) -> SavedGame:
    """Return a practice game, without history, that continues after the move with index `at`.

    Everything that is hidden from `seat` is drawn again. The other players' hands are hidden only if
    ``Rulebook.secret_money`` is set, because cards are usually dealt and taken openly (B-4, B-9).
    """
    state = history[at].after
    setup = state.setup.with_new_seed(seed)
    seen = observe(rulebook(state.setup), state, seat, remembering=True)
    drawn = determinize(rulebook(setup), seen, Random(seed)).changed(setup=setup)
    return SavedGame(setup, drawn, (), assisted=True, tried_from=_points(history))


def _points(history: Sequence[Transition]) -> tuple[int, ...]:
    return tuple(player.score for player in history[-1].after.players)


OTHER_RULES: Final = Message("compare-rules")
OTHER_SEATS: Final = Message("compare-seats")
OTHER_DEAL: Final = Message("compare-deal")


class OtherTableError(MessageError):
    """Two games cannot be compared; the message gives the reason."""


@frozen
class ComparedTurn:
    """The turns with the same index in two games. A turn is None if its game has fewer turns."""

    one: PlayedTurn | None
    other: PlayedTurn | None

    @property
    def same(self) -> bool:
        return (
            self.one is not None
            and self.other is not None
            and self.one.after.players == self.other.after.players
        )


@frozen
class Comparison:
    """Two games with the same deal; ``scores`` contains each seat's final points in the two games."""

    one: Setup
    other: Setup
    turns: tuple[ComparedTurn, ...]
    first_difference: int | None
    scores: tuple[tuple[int, int], ...]


def compared(one: Sequence[Transition], other: Sequence[Transition]) -> Comparison:
    """Compare two games; raise `OtherTableError` if their tables or deals differ.

    Deals are compared by the hands, the open cards and the market tiles at the start. Seeds are not compared,
    because a record has no seed.
    """
    first, second = one[0].after, other[0].after
    if (fault := _fault(first, second)) is not None:
        raise OtherTableError(fault)
    turns = tuple(ComparedTurn(*pair) for pair in zip_longest(turns_of(one), turns_of(other)))
    first_difference = next((place for place, turn in enumerate(turns) if not turn.same), None)
    scores = tuple(zip(_points(one), _points(other), strict=True))
    return Comparison(first.setup, second.setup, turns, first_difference, scores)


def _fault(first: GameState, second: GameState) -> Message | None:
    one, other = first.setup, second.setup
    if (one.game, one.modules, dict(one.options)) != (other.game, other.modules, dict(other.options)):
        return OTHER_RULES
    if [(seat.colour, seat.level) for seat in one.seats] != [
        (seat.colour, seat.level) for seat in other.seats
    ]:
        return OTHER_SEATS
    return None if _seen(first) == _seen(second) else OTHER_DEAL


def _seen(state: GameState) -> tuple[object, ...]:
    hands = [sorted(player.hand) for player in state.players]
    return hands, sorted(state.row), [stock.market for stock in state.stocks]
