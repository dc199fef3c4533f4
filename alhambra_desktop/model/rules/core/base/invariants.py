"""Invariants of money pile, agenda and scorings that hold in every reachable state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..engine.hidden import scoring_windows
from ..engine.rulebook import Rulebook
from ..engine.scoring import LAST_ROUND, Points
from ..engine.state import GameState
from ..engine.step import Decision, GiveLeftovers
from ..values import MARKET_SQUARES, SCORING_CARDS
from ..words.message import Message
from .refill import ROW_LENGTH

MANY: Final = 100_000
"""Upper bound for the turns and shuffles of a game, and for the points of one scoring line."""


MOST_LINES: Final = 1_000
"""Upper bound for the scoring lines of a game."""


def pile_is_possible(book: Rulebook, state: GameState) -> Iterable[Message]:
    """Check the money row and the pile with its parts and scoring cards (B-7, B-24)."""
    if len(state.row) > ROW_LENGTH:
        yield Message("fault-row-long")
    if list(state.row) != sorted(state.row) or any(
        list(player.hand) != sorted(player.hand) for player in state.players
    ):
        yield Message("fault-money-order")
    if not all(0 <= count < MANY for count in (state.turn, state.drawn, state.shuffles, state.reshuffles)):
        yield Message("fault-count")
    if state.pile_parts and (
        min(state.pile_parts) < 0 or sum(state.pile_parts) != state.drawn + len(state.pile)
    ):
        yield Message("fault-pile-parts")
        return
    cards = [card for card in state.pile if card in SCORING_CARDS]
    ahead = len(cards) if state.over else len(scoring_windows(book, state))
    if len(set(cards)) != len(cards) or len(cards) != ahead:
        yield Message("fault-scoring-cards")


def agenda_is_possible(book: Rulebook, state: GameState) -> Iterable[Message]:
    """Check that the game waits for a decision unless it is over."""
    if state.agenda and not isinstance(state.agenda[-1], Decision):
        yield Message("fault-agenda")
    for step in state.agenda:
        if isinstance(step, GiveLeftovers) and not 0 <= step.judged <= len(MARKET_SQUARES) * len(
            state.stocks
        ):
            yield Message("fault-leftovers")
    if sorted(stock.kind for stock in state.stocks) != sorted(book.bags):
        yield Message("fault-stocks")


def _possible(book: Rulebook, line: Points) -> bool:
    return (
        line.owner in book.owners()
        and line.source in book.sources
        and line.subject in (None, *book.types)
        and 0 <= line.amount < MANY
        and line.shared_by > 0
    )


def scorings_are_possible(book: Rulebook, state: GameState) -> Iterable[Message]:
    """Check the order of scoring rounds, and the scores against the points paid (B-26, B-36)."""
    held = [scoring.round for scoring in state.scorings]
    ended = held[-1:] == [LAST_ROUND]
    before = held[:-1] if ended else held
    rounds = [*before, *state.due]
    if rounds != list(range(1, len(rounds) + 1)) or len(rounds) >= LAST_ROUND or ended != state.over:
        yield Message("fault-rounds")
    if state.round != (held[-1] if held else 0):
        yield Message("fault-round")
    lines = [line for scoring in state.scorings for line in scoring.lines]
    if len(lines) > MOST_LINES or not all(_possible(book, line) for line in lines):
        yield Message("fault-points")
    for seat, player in enumerate(state.players):
        if player.score != sum(scoring.total(seat) for scoring in state.scorings):
            yield Message("fault-score", seat=seat)
