from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import attrs

from ...model.rules.core.engine.event import ScoringHeld
from ...model.rules.core.engine.hidden import observe
from ...model.rules.core.engine.play import Transition, scored_states
from ...model.rules.core.engine.state import GameState
from ...model.rules.core.frozen import frozen
from ...model.rules.core.places.fold import Fold
from ...model.rules.core.places.places import (
    Arrangement,
    CardBack,
    CardFace,
    Discard,
    Face,
    Motion,
    PieceId,
    Place,
    Stack,
    TableError,
)
from ...model.rules.core.values import Seat
from ...model.rules.modules.registry import rulebook
from ...model.rules.table.arrangement import arrangement, fold, follow, rekey
from ...model.rules.table.turn_facts import TurnFacts
from ..animation.timeline import BatchChange, Change
from ..game.game_table import GameTable
from ..game.table_snapshot import RecentTurns, TableSnapshot
from ..text.story import Entries, earlier_turns, last_tiles, since_last_turn, strip, who_begins

LATELY = 400  # only this many latest moves are searched for the tiles of each seat's last turn


@frozen
class MoveAnimation:
    changes: tuple[Change, ...]
    after: TableSnapshot


class SnapshotBuilder:
    """Creates snapshots in which pieces keep their ids.

    Only the snapshot of the current state includes promised actions. Unless `reviewing`, only this snapshot
    contains the pieces that the viewer can lift.
    """

    def __init__(self, table: GameTable, *, reviewing: bool = False) -> None:
        self._table, self._reviewing = table, reviewing
        self._recent_turns = RecentTurns()
        self._before: tuple[Transition | None, Entries] = (None, ())
        self.aids = "normal"
        self.simply = False

    def update_recent_turns(self, viewer: Seat) -> None:
        book, moves = self._table.book, self._table.transitions
        since = since_last_turn(moves, viewer)
        first = since[0] if since else None
        if first is not self._before[0]:  # `first` changes only when a turn of the viewer ends
            self._before = first, earlier_turns(book, moves, first) if first is not None else ()
        entries = strip(book, since) if since else who_begins(book, moves)
        self._recent_turns = RecentTurns(_last_tiles(moves), entries, self._before[1])

    def set_last_tiles(self, moves: Sequence[Transition]) -> None:
        """Mark the tiles of each seat's last turn in `moves`, but show no texts about recent turns."""
        self._recent_turns = RecentTurns(_last_tiles(moves))

    def snapshot_of(self, state: GameState, viewer: Seat, before: TableSnapshot | None) -> TableSnapshot:
        shown = self._seen(state, viewer)
        return shown if before is None else _kept(before, shown)

    def animation_of(
        self, move: Transition, viewer: Seat, before: TableSnapshot, lifted: Iterable[PieceId] = ()
    ) -> MoveAnimation:
        """Return the changes that a move makes on the table, and the snapshot after the move.

        If the events and promised actions do not lead from `before` to this snapshot, there are no changes.
        """
        after = self._seen(move.after, viewer)
        if before.book is not after.book or before.viewer != viewer:
            return MoveAnimation((), _kept(before, after))
        folded, table = follow(after.book, before.table, move.events, after.ahead, lifted)
        if folded:
            return MoveAnimation(folded, attrs.evolve(after, table=table))
        try:
            folded = fold(after.book, viewer, before.table, move.events, lifted)
        except TableError:
            folded = ()
        last = _promise_change(folded[-1].after, before, after) if folded else None
        return MoveAnimation((), _kept(before, after)) if last is None else _animation(folded, last, after)

    def split_at_scoring(
        self, move: Transition, animation: MoveAnimation, before: TableSnapshot
    ) -> tuple[MoveAnimation, MoveAnimation | None]:
        """Split an animation after its last scoring. Without a scoring, the second part is None.

        The first part ends at this scoring. In its last snapshot, the scores do not yet include the points
        from the scorings of this move.
        """
        held = [event for event in move.events if isinstance(event, ScoringHeld)]
        if not held:
            return animation, None
        scored = scored_states(self._table.book, move)[held[-1].scoring.round]
        seen, folded = _before_scoring(held, self._seen(scored, before.viewer)), animation.changes
        index = next((i for i, one in enumerate(folded) if getattr(one, "event", None) is held[-1]), None)
        if index is None:
            return MoveAnimation((), _kept(before, seen)), MoveAnimation((), animation.after)
        first = MoveAnimation(folded[: index + 1], attrs.evolve(seen, table=folded[index].after))
        return first, MoveAnimation(folded[index + 1 :], animation.after)

    def promise_animation(self, viewer: Seat, before: TableSnapshot) -> MoveAnimation:
        after = self._seen(self._table.state, viewer)
        if before.book is not after.book or before.viewer != viewer:
            return MoveAnimation((), _kept(before, after))
        last = _promise_change(before.table, before, after)
        if last is None:
            table = rekey(before.table, after.table)
            last = BatchChange(back(before.table, table), table)
        return _animation((), last, after)

    def _seen(self, state: GameState, viewer: Seat) -> TableSnapshot:
        book = rulebook(state.setup)  # a review may show another game than `_table`
        seen = observe(book, state, viewer)
        ahead, promised = seen, frozenset[PieceId]()
        own = state is self._table.state and state.decision is not None and state.decision.seat == viewer
        if own and self._table.promises:
            ahead = observe(book, self._table.facts.projection.state, viewer)
        table = arrangement(book, ahead)
        if ahead is not seen:
            promised = _moved(arrangement(book, seen), table)
        liftable = frozenset[tuple[Place, Face]]()
        if own:
            liftable = self._table.facts.liftable
        elif self._reviewing:
            liftable = TurnFacts(book, state, (), viewer).liftable
        return TableSnapshot(
            book,
            seen,
            ahead,
            table,
            promised,
            self.aids,
            self._recent_turns,
            liftable,
            simply=self.simply,
        )


def _last_tiles(moves: Sequence[Transition]) -> Mapping[Seat, tuple[str, ...]]:
    return last_tiles(event for move in moves[-LATELY:] for event in move.events)


def _before_scoring(held: Iterable[ScoringHeld], after: TableSnapshot) -> TableSnapshot:
    scores = {
        owner: after.score(owner) - sum(event.scoring.total(owner) for event in held)
        for owner in after.book.owners()
    }
    return attrs.evolve(after, scores=scores, gained=0)


def back(before: Arrangement, after: Arrangement) -> tuple[Motion, ...]:
    """Return the motions between two arrangements.

    If the discard pile grows, cards that disappear move to it. If the pile shrinks, new cards come from it.
    """
    was, now = (table.at(Discard())[0].face if table.at(Discard()) else None for table in (before, after))
    more = now.count - was.count if isinstance(was, Stack) and isinstance(now, Stack) else 0
    found = []
    for id_ in before.pieces.keys() | after.pieces.keys():
        old, new = before.pieces.get(id_), after.pieces.get(id_)
        if old is not None and new is not None:
            if (old.place, old.face) != (new.place, new.face):
                found.append(Motion(id_, old.place, new.place, old.face, new.face))
        elif old is not None:
            paid = more > 0 and isinstance(old.face, CardFace | CardBack)
            found.append(Motion(id_, old.place, Discard() if paid else old.place, old.face, None))
        elif new is not None:
            paid = more < 0 and isinstance(new.face, CardFace | CardBack)
            found.append(Motion(id_, Discard() if paid else new.place, new.place, None, new.face))
    return tuple(sorted(found, key=lambda motion: motion.piece))


def _moved(now: Arrangement, ahead: Arrangement) -> frozenset[PieceId]:
    return frozenset(
        piece.id
        for piece in ahead.pieces.values()
        if not piece.id.copy and piece.id in now.pieces and now.pieces[piece.id].place != piece.place
    )


def _kept(before: TableSnapshot, after: TableSnapshot) -> TableSnapshot:
    if before.book is not after.book:
        return after
    return attrs.evolve(after, table=rekey(before.table, after.table))


def _promise_change(table: Arrangement, before: TableSnapshot, after: TableSnapshot) -> BatchChange | None:
    moving = Fold(after.viewer, table)
    for piece in sorted(before.promised | after.promised):
        there = after.table.pieces.get(piece)
        if there is not None and piece in moving and moving.piece(piece).place != there.place:
            moving.move(piece, there.place, there.face)
    done = BatchChange(moving.take_motions(), moving.arrangement())
    return done if done.after.look() == after.table.look() else None


def _animation(folded: tuple[Change, ...], last: BatchChange, after: TableSnapshot) -> MoveAnimation:
    changes = (*folded, last) if last.motions else folded
    return MoveAnimation(changes, attrs.evolve(after, table=last.after))
