"""Computes the arrangement of pieces that an observer sees, and how events change it."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping

from ..core.engine.event import Event
from ..core.engine.rulebook import Rulebook
from ..core.engine.state import Observation
from ..core.frozen import frozen
from ..core.places.fold import ArrangementBuilder, Fold
from ..core.places.places import Arrangement, Face, Motion, Piece, PieceId, Place, TableError
from ..core.values import Seat


@frozen
class Folded:
    event: Event
    motions: tuple[Motion, ...]
    after: Arrangement


def arrangement(book: Rulebook, seen: Observation) -> Arrangement:
    """Return the positions of all pieces that the observer sees. Identical pieces get different ids."""
    table = ArrangementBuilder()
    for lay in book.pieces:
        lay(book, seen, table)
    return table.arrangement()


def fold(
    book: Rulebook, viewer: Seat, begin: Arrangement, events: Iterable[Event], lifted: Iterable[PieceId] = ()
) -> tuple[Folded, ...]:
    """Apply events to an arrangement, and return the result of each event. Pieces keep their ids.

    Of several identical pieces, those in `lifted` move first. Raise `TableError` if an event does not fit the
    arrangement or has no registered fold.
    """
    table, folded = Fold(viewer, begin, lifted), []
    for event in events:
        move = book.folds.get(type(event))
        if move is None:
            raise TableError(f"no fold moves the pieces at {type(event).__name__}")
        move(book, table, event)
        folded.append(Folded(event, table.take_motions(), table.arrangement()))
    return tuple(folded)


def follow(
    book: Rulebook,
    old: Arrangement,
    events: Iterable[Event],
    seen: Observation,
    lifted: Iterable[PieceId] = (),
) -> tuple[tuple[Folded, ...], Arrangement]:
    """Return the effects of events on the arrangement `old`, and the arrangement of the observed table.

    If the events do not lead from `old` to the observed table, return no effects. In this case, `rekey`
    decides which pieces keep their ids.
    """
    now = arrangement(book, seen)
    try:
        folded = fold(book, seen.seat, old, events, lifted)
    except TableError:
        folded = ()
    if folded and folded[-1].after.look() == now.look():
        return folded, folded[-1].after
    return (), rekey(old, now)


def rekey(old: Arrangement, new: Arrangement) -> Arrangement:
    """Return the arrangement `new`, with ids from `old` for as many pieces as possible.

    First, pieces whose place and face are the same in both arrangements keep their ids. Each remaining old id
    then goes to a new piece with the same face, if there is one. All other pieces get new ids. The ids of
    unique pieces do not change.
    """
    staying: defaultdict[tuple[Place, Face], deque[PieceId]] = defaultdict(deque)
    for piece in _copies(old):
        staying[piece.place, piece.face].append(piece.id)
    kept: dict[PieceId, PieceId] = {}
    for piece in _copies(new):
        if same := staying[piece.place, piece.face]:
            kept[piece.id] = same.popleft()
    moving: defaultdict[Face, deque[PieceId]] = defaultdict(deque)
    for (_, face), left in staying.items():
        moving[face] += left
    highest = old.copies
    for piece in _copies(new):
        if piece.id in kept:
            continue
        if same := moving[piece.face]:
            kept[piece.id] = same.popleft()
        else:
            highest += 1
            kept[piece.id] = PieceId(piece.id.thing, highest)
    return Arrangement(
        {kept.get(piece.id, piece.id): _renamed(piece, kept) for piece in new.pieces.values()},
        {place: tuple(kept.get(id_, id_) for id_ in ids) for place, ids in new.lying.items()},
        highest,
    )


def _copies(table: Arrangement) -> Iterator[Piece]:
    return (table.pieces[id_] for ids in table.lying.values() for id_ in ids if id_.copy)


def _renamed(piece: Piece, kept: Mapping[PieceId, PieceId]) -> Piece:
    return Piece(kept[piece.id], piece.place, piece.face) if piece.id in kept else piece
