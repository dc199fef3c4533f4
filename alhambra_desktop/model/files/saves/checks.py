"""Semantic checks of a saved game, beyond the types of its values."""

from __future__ import annotations

from random import Random
from typing import Final

from ...players.skill.levels import LevelError, level
from ...rules.codec import MisfitError
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import legal_actions, play
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.setup import Setup
from ...rules.core.engine.shuffle import below
from ...rules.core.engine.state import GameState
from ...rules.core.words.message import Message, quoted

TRIAL: Final = 120
"""Actions played as a trial from a state without history."""

LONGEST_AGENDA: Final = 50
"""Maximum number of steps on an agenda."""


def check_levels(setup: Setup) -> None:
    """Raise `MisfitError` for an unknown level or style."""
    for seat, taken in enumerate(setup.seats):
        if taken.player == "computer":
            try:
                level(taken.level or "")
            except LevelError:
                unknown = Message("misfit-level", level=quoted(taken.level))
                raise MisfitError(unknown, f".seats[{seat}].level") from None


def check_parts(book: Rulebook, state: GameState) -> None:
    """Raise `MisfitError` for values impossible at this table."""
    if state.setup != book.setup or len(state.players) != len(book.setup.seats):
        raise MisfitError(Message("misfit-table"))
    names = {tile for player in state.players for tile in (*player.reserve, *player.purchases)}
    names |= {tile for stock in state.stocks for tile in (*stock.bag, *stock.market) if tile}
    names.update(*(holding(book, state) for holding in book.holdings))
    if unknown := sorted(names - set(book.tiles)):
        raise MisfitError(Message("misfit-tile", name=quoted(unknown[0])))
    if len(state.agenda) > LONGEST_AGENDA:
        raise MisfitError(Message("misfit-agenda", count=len(state.agenda)), ".agenda")
    seats = [step.seat for step in state.agenda if hasattr(step, "seat")]
    if any(seat not in book.setup.everybody for seat in (*seats, state.active)):
        raise MisfitError(Message("misfit-seat"))
    check_invariants(book, state)


def check_invariants(book: Rulebook, state: GameState) -> None:
    """Raise `MisfitError` for the first violated invariant of reachable states."""
    for invariant in book.invariants:
        for fault in invariant(book, state):
            raise MisfitError(fault)


def check_playable(book: Rulebook, state: GameState) -> None:
    """Raise `MisfitError` if the game cannot go on, by playing for a while.

    Someone must have something to do, and each seat must be able to guess hidden information.
    """
    rng = Random(0)
    try:
        for _ in range(TRIAL):
            if state.decision is None:
                break
            for seat in book.setup.everybody:
                determinize(book, observe(book, state, seat), rng)
            actions = legal_actions(book, state)
            if not actions:
                raise MisfitError(Message("misfit-idle"))
            state = play(book, state, actions[below(rng, len(actions))]).after
        check_invariants(book, state)
    except MisfitError as misfit:
        raise MisfitError(Message("misfit-stuck-by", fault=misfit.message)) from None
    except Exception:  # rules stumble anywhere over what never happens
        raise MisfitError(Message("misfit-stuck")) from None
