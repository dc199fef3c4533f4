"""Showing: makes the moments that the table shows, and carries its pieces from one to the next."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ..model.core.hidden import observe
from ..model.core.play import Transition
from ..model.core.state import GameState
from ..model.core.table import Arrangement, PieceId
from ..model.core.values import Seat
from ..model.table.arrangement import Folded, arrangement, follow, rekey
from .game_table import GameTable
from .stage.shown import Shown, Told
from .story import last_turns, since_last_turn, strip

LATELY = 400
"""So many of the last moves tell of the last turns."""


@attrs.frozen
class Way:
    """How a move is shown: what its events do on the table, one after the other, and the moment after it."""

    steps: tuple[Folded, ...]
    after: Shown


class Showing:
    """The moments of one table as its viewer sees them; events carry the ids of pieces over (``follow``).

    Of the present moment what is promised stands already; past ones are shown as they were.
    """

    def __init__(self, table: GameTable) -> None:
        self._table = table
        self._told = Told()
        self.aids = "normal"

    def tell(self, viewer: Seat) -> None:
        """Tell anew what happened lately."""
        book, moves = self._table.book, self._table.transitions
        words, tiles = last_turns(book, (event for move in moves[-LATELY:] for event in move.events))
        self._told = Told(words, tiles, strip(book, since_last_turn(moves, viewer)))

    def moment(self, state: GameState, viewer: Seat, before: Shown | None) -> Shown:
        """A state to which no events lead from what was shown ``before``: pieces keep what ids they can."""
        shown = self._seen(state, viewer)
        if before is None or before.book is not shown.book:
            return shown
        return attrs.evolve(shown, table=rekey(before.table, shown.table))

    def way(self, move: Transition, viewer: Seat, before: Shown, lifted: Iterable[PieceId] = ()) -> Way:
        """How the events of a move lead from what was shown before to the moment after it."""
        after = self._seen(move.after, viewer)
        if before.book is not after.book or before.viewer != viewer:
            return Way((), after)
        steps, table = follow(after.book, before.table, move.events, after.ahead, lifted)
        return Way(steps, attrs.evolve(after, table=table))

    def _seen(self, state: GameState, viewer: Seat) -> Shown:
        """A state with pieces that have new ids where they look alike."""
        book = self._table.book
        seen = observe(book, state, viewer)
        ahead, promised = seen, frozenset[PieceId]()
        own = state is self._table.state and state.decision is not None and state.decision.seat == viewer
        if own and self._table.promises:
            ahead = observe(book, self._table.projection.state, viewer)
        table = arrangement(book, ahead)
        if ahead is not seen:
            promised = _moved(arrangement(book, seen), table)
        return Shown(book, seen, ahead, table, promised, self.aids, self._told)


def _moved(now: Arrangement, ahead: Arrangement) -> frozenset[PieceId]:
    """The pieces that there are once and that lie elsewhere ahead."""
    return frozenset(
        piece.id
        for piece in ahead.pieces.values()
        if not piece.id.copy and piece.id in now.pieces and now.pieces[piece.id].place != piece.place
    )
