"""Whole games in which every event must lead from one arrangement to the next, for every observer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import attrs

from alhambra_desktop.model.core.draft import Draft
from alhambra_desktop.model.core.event import Event
from alhambra_desktop.model.core.hidden import observe
from alhambra_desktop.model.core.play import Transition
from alhambra_desktop.model.core.rulebook import Rulebook
from alhambra_desktop.model.core.state import GameState
from alhambra_desktop.model.core.table import Arrangement, Motion, Piece, PieceId
from alhambra_desktop.model.modules.registry import CHOOSABLE, MODULES, mix_fault
from alhambra_desktop.model.table.arrangement import Folded, arrangement, fold, follow

from .games import moves, random_rules

FOUNDATIONS = tuple(module.id for module in MODULES if module.foundation)
MOST_SEATS = 6


@attrs.frozen
class Told:
    """A move with the state at the moment of each of its events."""

    move: Transition
    states: tuple[GameState, ...]


def told_game(book: Rulebook, seed: int, monkeypatch) -> Iterator[Told]:
    """A random game whose drafts are looked at whenever they tell something."""
    states: list[GameState] = []
    emit = Draft.emit

    def emit_and_look(draft: Draft, event: Event) -> None:
        emit(draft, event)
        states.append(draft.state.changed())

    game = moves(book, seed)
    while True:
        states.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Draft, "emit", emit_and_look)
            move = next(game, None)
        if move is None:
            return
        yield Told(move, tuple(states))


def book_of(number: int) -> Rulebook:
    """The rules of a table: every foundation with some modules, 2 to 6 seats, random house variants."""
    rng = Random(number)
    game = FOUNDATIONS[number % len(FOUNDATIONS)]
    fitting = [module.id for module in CHOOSABLE if mix_fault(game, module) is None]
    modules = tuple(module for module in fitting if rng.random() < 0.6)
    return random_rules(number, rng.randint(2, MOST_SEATS), game, modules)


def looks_as_observed(book: Rulebook, table: Arrangement, state: GameState, viewer: int) -> None:
    wanted = arrangement(book, observe(book, state, viewer)).look()
    look = table.look()
    assert look == wanted, [place for place in {*look, *wanted} if look.get(place) != wanted.get(place)]


def holds_together(table: Arrangement) -> None:
    """Every piece lies in one place, that which it names, and no number is higher than it says."""
    lying = [(id_, place) for place, ids in table.lying.items() for id_ in ids]
    assert all(table.lying.values()), "a place without pieces is left out"
    assert Counter(id_ for id_, _ in lying) == Counter(table.pieces.keys())
    assert all(table.pieces[id_] == (id_, place, table.pieces[id_].face) for id_, place in lying)
    assert max((id_.copy for id_ in table.pieces), default=0) <= table.copies


def motions_tell_all(before: Arrangement, motions: tuple[Motion, ...], after: Arrangement) -> None:
    """What the motions say leads from one arrangement to the other, and to nothing else."""
    pieces = dict(before.pieces)
    for motion in motions:
        if motion.before is None:
            assert motion.piece not in pieces
        else:
            assert pieces.pop(motion.piece) == (motion.piece, motion.start, motion.before)
        if motion.after is not None:
            pieces[motion.piece] = Piece(motion.piece, motion.end, motion.after)
    assert pieces == after.pieces


def check_folds(book: Rulebook, told: Told, viewer: int, begin: Arrangement) -> tuple[Folded, ...]:
    folded = fold(book, viewer, begin, told.move.events)
    before = begin
    for step, state in zip(folded, told.states, strict=True):
        looks_as_observed(book, step.after, state, viewer)
        holds_together(step.after)
        motions_tell_all(before, step.motions, step.after)
        before = step.after
    looks_as_observed(book, before, told.move.after, viewer)
    seen = observe(book, told.move.after, viewer)
    assert follow(book, begin, told.move.events, seen) == (folded, before)
    return folded


def check_game(book: Rulebook, seed: int, monkeypatch) -> Counter[str]:
    """Fold a whole random game for every observer; counts the folds, and the events by type."""
    counts: Counter[str] = Counter()
    tables: dict[int, Arrangement] = {}
    gone: dict[int, set[PieceId]] = {viewer: set() for viewer in book.setup.everybody}
    for told in told_game(book, seed, monkeypatch):
        for viewer in book.setup.everybody:
            if told.move.before is None:
                tables[viewer] = arrangement(book, observe(book, told.move.after, viewer))
                continue
            folded = check_folds(book, told, viewer, tables[viewer])
            for motion in (motion for step in folded for motion in step.motions if motion.piece.copy):
                assert motion.piece not in gone[viewer], "a card that is drawn is not the one discarded"
                if motion.after is None:
                    gone[viewer].add(motion.piece)
            tables[viewer] = folded[-1].after if folded else tables[viewer]
            counts["folds"] += len(folded)
        counts.update(type(event).__name__ for event in told.move.events)
    return counts
