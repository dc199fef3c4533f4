"""Checks that events lead from each arrangement to the next observed one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..rules.core.engine.hidden import observe
from ..rules.core.engine.play import Transition, event_states
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState
from ..rules.core.places.places import Arrangement, Face, Motion, Piece, PieceId, Place, TableError
from ..rules.core.values import Seat
from ..rules.core.words.message import Argument, Message
from ..rules.table.arrangement import Folded, arrangement, fold, follow
from .broken import BrokenError


def require_look(book: Rulebook, table: Arrangement, state: GameState, viewer: Seat, event: str) -> None:
    wanted = arrangement(book, observe(book, state, viewer)).look()
    look = table.look()
    if look != wanted:
        wrong = next(place for place in {**look, **wanted} if look.get(place) != wanted.get(place))
        lying, said = (tuple(one.get(wrong, ())) for one in (look, wanted))
        told: dict[str, Argument] = {"event": event, "viewer": viewer, "place": repr(wrong)}
        told |= {"found": _listed(lying), "wanted": _listed(said)}
        if Counter(lying) == Counter(said):
            raise BrokenError(Message("check-fold-order", **told))
        raise BrokenError(Message("check-fold", **told))


def _listed(lying: Iterable[tuple[PieceId | None, Face]]) -> str:
    return ", ".join(f"{face!r}" if id_ is None else f"{id_.thing}: {face!r}" for id_, face in lying) or "-"


def require_whole(table: Arrangement) -> None:
    lying = [(id_, place) for place, ids in table.lying.items() for id_ in ids]
    whole = (
        all(table.lying.values())
        and Counter(id_ for id_, _ in lying) == Counter(table.pieces.keys())
        and all(table.pieces[id_] == (id_, place, table.pieces[id_].face) for id_, place in lying)
        and max((id_.copy for id_ in table.pieces), default=0) <= table.copies
    )
    if not whole:
        raise BrokenError(Message("check-fold-pieces"))


def require_motions(before: Arrangement, motions: Iterable[Motion], after: Arrangement, event: str) -> None:
    pieces = dict(before.pieces)
    for motion in motions:
        old = pieces.pop(motion.piece, None)
        known = None if motion.before is None else Piece(motion.piece, motion.start, motion.before)
        if old != known:
            raise BrokenError(Message("check-motions", event=event, piece=motion.piece.thing))
        if motion.after is not None:
            pieces[motion.piece] = Piece(motion.piece, motion.end, motion.after)
    if pieces != after.pieces:
        raise BrokenError(Message("check-motions", event=event, piece=""))


def check_folds(book: Rulebook, move: Transition, viewer: Seat, begin: Arrangement) -> tuple[Folded, ...]:
    """Fold the events of a move for a viewer and check every step."""
    names = [type(event).__name__ for event in move.events]
    try:
        folded = fold(book, viewer, begin, move.events)
    except TableError as error:
        raise BrokenError(Message("check-fold-error", events=", ".join(names), reason=str(error))) from error
    before = begin
    for step, state, name in zip(folded, event_states(book, move), names, strict=True):
        require_look(book, step.after, state, viewer, name)
        require_whole(step.after)
        require_motions(before, step.motions, step.after, name)
        before = step.after
    require_look(book, before, move.after, viewer, names[-1] if names else "")
    seen = observe(book, move.after, viewer)
    if follow(book, begin, move.events, seen) != (folded, before):
        raise BrokenError(Message("check-fold-again", events=", ".join(names)))
    return folded


class FoldedGame:
    """A game followed by folds for every observer; ``folds`` counts them."""

    def __init__(self, book: Rulebook) -> None:
        self._book = book
        self._tables: dict[Seat, Arrangement] = {}
        self._gone: dict[Seat, set[PieceId]] = {viewer: set() for viewer in book.setup.everybody}
        self.folds = 0

    def follow(self, move: Transition) -> None:
        for viewer in self._book.setup.everybody:
            if move.before is None:
                self._tables[viewer] = arrangement(self._book, observe(self._book, move.after, viewer))
                continue
            folded = check_folds(self._book, move, viewer, self._tables[viewer])
            for motion in (motion for step in folded for motion in step.motions if motion.piece.copy):
                if motion.piece in self._gone[viewer]:
                    raise BrokenError(Message("check-copy-again", piece=motion.piece.thing))
                if motion.after is None:
                    self._gone[viewer].add(motion.piece)
            self._tables[viewer] = folded[-1].after if folded else self._tables[viewer]
            self.folds += len(folded)

    def places(self) -> set[type[Place]]:
        """Return the types of all places in use."""
        return {type(place) for table in self._tables.values() for place in table.lying}
