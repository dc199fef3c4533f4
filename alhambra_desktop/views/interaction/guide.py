"""Guide: marks of advice on the table: a hint's first step, or what a turn touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from ...model.rules.core.engine.action import Action, main_action
from ...model.rules.core.engine.hidden import observe
from ...model.rules.core.engine.play import Transition
from ...model.rules.core.engine.preview import Preview
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.places.gesture import Gesture
from ...model.rules.core.places.places import CitySquare, Motion, Piece, PieceId, TableError, TileFace, Tray
from ...model.rules.core.values import value_of
from ...model.rules.core.words.message import Message, in_a_row
from ...model.rules.core.words.saying import edge_noun, types_noun
from ...model.rules.table.arrangement import arrangement, fold
from ...model.rules.table.holding import Holding
from ...model.rules.table.moves import Lift, turn_by_hand
from ...model.rules.table.reach import reach
from ..animation.timeline import COUNTERS
from ..game.game_table import GameTable
from ..game.selection import Guide
from ..game.table_snapshot import TableSnapshot
from ..game.target import Target
from ..text.words import place_words, signed


def what_to_lift(table: GameTable, shown: TableSnapshot, actions: Sequence[Action]) -> Guide | None:
    """Return what to lift first, and its payment, or None."""
    step = _first_step(table, actions)
    if step is None:
        return None
    action, done, _ = step
    guide = Guide(_pieces(shown, done), shown.in_hand(done.spend), (_order(table.book, shown, action, done),))
    return guide if guide.pieces else None


def what_to_do(
    table: GameTable, shown: TableSnapshot, actions: Sequence[Action], reason: Message
) -> Guide | None:
    """Return the same with its target and reason, as one deed."""
    guide, step = what_to_lift(table, shown, actions), _first_step(table, actions)
    if guide is None or step is None:
        return None
    action, done, goes = step
    holding = _held(table, action, done, goes)
    seen = holding.preview(goes.drop) if isinstance(goes.drop, CitySquare) else None
    return attrs.evolve(
        guide,
        told=tuple(_reasons(table.book, reason, seen)),
        why=True,
        place=goes.drop if goes.drop != done.start else None,
        face=holding.face,
        deed=holding.deed(goes.drop),
    )


def what_was_done(shown: TableSnapshot, turn: Sequence[Transition]) -> tuple[tuple[Target, ...], ...]:
    """Return what a seat first touched in each of its moves, by present places."""
    book, viewer, before = shown.book, shown.viewer, turn[0].before
    if before is None or before.decision is None:
        return ()
    found, told = arrangement(book, observe(book, before, viewer)), list[tuple[Target, ...]]()
    for move in turn:
        try:
            folds = fold(book, viewer, found, move.events)
        except TableError:
            break
        found = folds[-1].after if folds else found
        own = (one for one in folds if getattr(one.event, "seat", None) == before.decision.seat)
        touched = dict.fromkeys(
            target for one in own for motion in one.motions for target in _touched(shown, motion)
        )
        told.append(tuple(target for target in touched if all(target not in deed for deed in told)))
    return tuple(filter(None, told))


def _touched(shown: TableSnapshot, motion: Motion) -> Iterator[Target]:
    if isinstance(motion.before or motion.after, COUNTERS):
        return
    here = shown.table.at(motion.end)
    now = shown.table.pieces.get(motion.piece) if not motion.piece.copy else None
    if now is not None or here:
        yield (now or here[-1]).id
    if isinstance(motion.start, CitySquare) and not shown.table.at(motion.start):
        yield motion.start


def _first_step(table: GameTable, actions: Sequence[Action]) -> tuple[Action, Gesture, Gesture] | None:
    turn, seat = turn_by_hand(table.book, table.state, actions), table.seat
    assert seat is not None
    main = main_action(actions)
    done = next((by_hand for action, by_hand in zip(actions, turn, strict=False) if action is main), None)
    if not isinstance(done, Gesture):
        return None
    tile = done.tile_from(done.start)
    later = (
        one
        for one in turn
        if isinstance(one, Gesture) and tile is not None and one.tile_from(Tray(seat)) == tile
    )
    return main, done, (next(later, done) if done.drop == Tray(seat) else done)


def _pieces(shown: TableSnapshot, done: Gesture) -> tuple[PieceId, ...]:
    free: list[Piece] = [*shown.table.at(done.start)]
    found = []
    for face in done.lift:
        piece = next((one for one in free if one.face == face), None)
        if piece is not None:
            free.remove(piece)
            found.append(piece.id)
    return tuple(found)


def _held(table: GameTable, action: Action, done: Gesture, goes: Gesture) -> Holding:
    facts = table.facts
    lift, bought = Lift(done.start, done.lift), done.drop == Tray(facts.seat)
    found = reach(facts, lift, action if bought else None)
    turning = goes.spend if goes is not done else ()
    held = Holding(facts, lift, found, done.spend)
    return attrs.evolve(held, turned=goes.turned, turning=turning, for_sale=bought)


# -- words


def _order(book: Rulebook, shown: TableSnapshot, action: Action, done: Gesture) -> Message:
    said, face = action.said(book), done.only
    good = book.price_of(shown.seen, face) if isinstance(face, TileFace) else None
    if good is None or not done.spend:
        return Message("turn-sentence", turn=said)
    count, over = len(done.spend), sum(map(value_of, done.spend)) - good.price
    if over:
        return Message("guide-pays-over", turn=said, count=count, over=over)
    return Message("guide-pays-exactly", turn=said, count=count)


def _reasons(book: Rulebook, reason: Message, seen: Preview | None) -> list[Message]:
    if seen is None:
        return [reason]
    gain, changes = signed(seen.gain) or "±0", _changes(book, seen)
    full = [Message("guide-here", changes=in_a_row(changes), gain=gain)] if changes else []
    return [*full, Message("guide-gain", gain=gain)]


def _changes(book: Rulebook, seen: Preview) -> list[Message]:
    before, after = seen.before, seen.after
    runs = ((edge, len(before.runs[edge]), len(after.runs[edge])) for edge in book.scored_edges)
    found = [
        Message("preview-run", edge=edge_noun(edge), was=was, now=now)
        for edge, was, now in runs
        if was != now
    ]
    types = (one for one in book.types if before.counts[one] != after.counts[one])
    return found + [
        Message("change-type", type=types_noun(one), told=place_words(after.ranks[one])) for one in types
    ]
