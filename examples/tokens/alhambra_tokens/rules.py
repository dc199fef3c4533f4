"""Tokens: the action, the points and the pieces (rules T)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

import attrs

from alhambra_desktop.model.rules.api import (
    Action,
    ArrangementBuilder,
    BrokenRule,
    ChooseAction,
    Draft,
    Event,
    Face,
    Fold,
    GameState,
    Horizon,
    Message,
    Observation,
    PieceId,
    Place,
    Points,
    Press,
    PublicState,
    Rulebook,
    RulebookBuilder,
    Seat,
    SetUpPhase,
    Slice,
    Source,
    Supply,
    action_rule,
    entry,
    finish_actions,
    of,
    pressed,
    replaced,
    same_for_all,
    unless_offered,
    worded,
)

from . import MODULE

TOKENS: Final = MODULE.id
COUNT: Final = 6
"""The number of tokens (T-1)."""

NONE_LEFT: Final = BrokenRule("T-2", Message("tokens-none-left"), Message("tokens-none-left-why"))


@attrs.frozen
class TokensState(Slice):
    """The number of tokens in the supply, and the number that each seat has."""

    module: ClassVar[str] = TOKENS
    left: int
    taken: tuple[int, ...]


@attrs.frozen(slots=False)
class TakeTokens(Action):
    """Take one of the tokens (T-2)."""

    recorded = "tokens_taken"
    choice = Message("status-take-tokens")
    message = worded("turn-take-tokens")
    kind_message = worded("kind-take-tokens")


@attrs.frozen(slots=False)
class TokensTaken(Event):
    """A seat took one of the tokens (T-2)."""

    seat: Seat

    sums_up = True
    record = entry("tokens_taken")
    message = worded("log-tokens-taken")


def _lay_out(book: Rulebook, draft: Draft) -> None:
    draft.change_slice(TokensState(COUNT, (0,) * len(draft.state.players)))


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[TakeTokens]:
    if state.slice_of(TokensState).left:
        yield TakeTokens()


def _show(book: Rulebook, state: PublicState, seat: Seat, action: TakeTokens) -> Press:
    return Press(TokensFace(state.slice_of(TokensState).left), TokensPlace(TOKENS))


def _read(book: Rulebook, state: PublicState, seat: Seat, done: Press) -> TakeTokens | None:
    return TakeTokens() if done.place == TokensPlace(TOKENS) else None


def _take(book: Rulebook, draft: Draft, seat: Seat, action: TakeTokens) -> None:
    tokens = draft.state.slice_of(TokensState)
    taken = replaced(tokens.taken, seat, tokens.taken[seat] + 1)
    draft.change_slice(TokensState(tokens.left - 1, taken))
    draft.emit(TokensTaken(seat))
    finish_actions(draft, seat)


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    """Yield one point for each of a seat's tokens (T-3)."""
    for seat, taken in enumerate(state.slice_of(TokensState).taken):
        if taken:
            yield Points(seat, TOKENS, taken)


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    """Return the points of a seat's tokens in all future rounds (T-3)."""
    return float(len(ahead.rounds) * state.slice_of(TokensState).taken[seat])


def _all_there(book: Rulebook, state: GameState) -> Iterable[Message]:
    tokens = state.slice_of(TokensState)
    if tokens.left < 0 or tokens.left + sum(tokens.taken) != COUNT:
        yield Message("fault-tokens")


# -- pieces


@attrs.frozen(cache_hash=True)
class TokensPlace(Supply):
    """The place of the tokens that nobody has taken."""

    noun = same_for_all("place-tokens")


@attrs.frozen(cache_hash=True)
class TokensFace(Face):
    """A pile of ``count`` tokens."""

    count: int

    noun = worded("face-tokens", count=of("count"))


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    place: Place = TokensPlace(TOKENS)
    table.lay(PieceId(TOKENS), place, TokensFace(seen.slice_of(TokensState).left))


def _taken(book: Rulebook, fold: Fold, event: TokensTaken) -> None:
    face = fold.piece(PieceId(TOKENS)).face
    assert isinstance(face, TokensFace)
    fold.turn(PieceId(TOKENS), TokensFace(face.count - 1))


def install(book: RulebookBuilder) -> None:
    """Add Tokens to a rulebook."""
    book.add_slice(TokensState)
    book.set_up += ((SetUpPhase.SUPPLIES, _lay_out),)
    take = action_rule(TakeTokens, _offer, unless_offered(_offer, NONE_LEFT), _take, pressed(_show, _read))
    book.offer(ChooseAction, take)
    book.scorers += (_score,)
    book.add_source(TOKENS, Source(Message("source-tokens"), Message("source-tokens-note")))
    book.expect(TOKENS, _prospect, lambda points: Message("gain-tokens", points=points))
    book.invariants += (_all_there,)
    book.pieces += (_lay_pieces,)
    book.fold(TokensTaken, _taken)
