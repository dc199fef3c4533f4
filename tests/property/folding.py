"""Whole games in which every event must lead from one arrangement to the next, for every observer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import count
from random import Random

import attrs

from alhambra_desktop.model.core.engine.action import Action
from alhambra_desktop.model.core.engine.draft import Draft
from alhambra_desktop.model.core.engine.event import Event
from alhambra_desktop.model.core.engine.hidden import observe
from alhambra_desktop.model.core.engine.play import Transition, legal_actions, play, start
from alhambra_desktop.model.core.engine.rulebook import Rulebook
from alhambra_desktop.model.core.engine.setup import Setup
from alhambra_desktop.model.core.engine.state import GameState
from alhambra_desktop.model.core.table.places import Arrangement, Motion, Piece, PieceId
from alhambra_desktop.model.modules.registry import CHOOSABLE, MODULES, mix_fault, rulebook
from alhambra_desktop.model.table.arrangement import Folded, arrangement, fold, follow
from tests.bench.policy import draw_listed

from .games import moves, random_rules

FOUNDATIONS = tuple(module.id for module in MODULES if module.foundation)
MOST_SEATS = 6


@attrs.frozen
class Told:
    """A move with the state at the moment of each of its events."""

    move: Transition
    states: tuple[GameState, ...]


def told(play: Callable[[], Transition], monkeypatch) -> Told:
    """A move whose draft is looked at whenever it tells something."""
    states: list[GameState] = []
    emit = Draft.emit

    def emit_and_look(draft: Draft, event: Event) -> None:
        emit(draft, event)
        states.append(draft.state.changed())

    with monkeypatch.context() as patch:
        patch.setattr(Draft, "emit", emit_and_look)
        move = play()
    return Told(move, tuple(states))


class Played:
    """A game that is played as far as anybody looked, and no move of it twice."""

    def __init__(self, moves: Iterator[Transition]) -> None:
        self._moves, self._known = moves, list[Transition]()

    def __iter__(self) -> Iterator[Transition]:
        for number in count():
            if number == len(self._known):
                move = next(self._moves, None)
                if move is None:
                    return
                self._known.append(move)
            yield self._known[number]


@lru_cache(maxsize=16)
def _played(setup: Setup, seed: int) -> Played:
    return Played(play_as_builders(rulebook(setup), seed))


def builders(book: Rulebook, seed: int) -> Iterator[Transition]:
    """The same game, of which those moves are known that another test played."""
    return iter(_played(book.setup, seed))


def play_as_builders(book: Rulebook, seed: int) -> Iterator[Transition]:
    """A random game of players who like to buy and do not put everything on the reserve."""
    rng = Random(seed)
    move = start(book)
    yield move
    while move.after.decision is not None:
        move = play(book, move.after, draw_listed(legal_actions(book, move.after), rng))
        yield move


def told_game(book: Rulebook, seed: int, monkeypatch) -> Iterator[Told]:
    """A random game; those with odd seeds are played by builders."""
    game = play_as_builders(book, seed) if seed % 2 else moves(book, seed)
    while True:
        try:
            yield told(partial(next, game), monkeypatch)
        except StopIteration:
            return


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


def check_folds(book: Rulebook, one: Told, viewer: int, begin: Arrangement) -> tuple[Folded, ...]:
    folded = fold(book, viewer, begin, one.move.events)
    before = begin
    for step, state in zip(folded, one.states, strict=True):
        looks_as_observed(book, step.after, state, viewer)
        holds_together(step.after)
        motions_tell_all(before, step.motions, step.after)
        before = step.after
    looks_as_observed(book, before, one.move.after, viewer)
    seen = observe(book, one.move.after, viewer)
    assert follow(book, begin, one.move.events, seen) == (folded, before)
    return folded


def check_actions(book: Rulebook, state: GameState, actions: Iterable[Action], monkeypatch) -> list[Event]:
    """Fold some actions for every observer; gives their events."""
    events: list[Event] = []
    for action in actions:
        one = told(partial(play, book, state, action), monkeypatch)
        for viewer in book.setup.everybody:
            check_folds(book, one, viewer, arrangement(book, observe(book, state, viewer)))
        events += one.move.events
        state = one.move.after
    return events


def check_game(book: Rulebook, seed: int, monkeypatch) -> Counter[str]:
    """Fold a whole random game for every observer; counts the folds, and the events by type."""
    counts: Counter[str] = Counter()
    tables: dict[int, Arrangement] = {}
    gone: dict[int, set[PieceId]] = {viewer: set() for viewer in book.setup.everybody}
    for one in told_game(book, seed, monkeypatch):
        for viewer in book.setup.everybody:
            if one.move.before is None:
                tables[viewer] = arrangement(book, observe(book, one.move.after, viewer))
                continue
            folded = check_folds(book, one, viewer, tables[viewer])
            for motion in (motion for step in folded for motion in step.motions if motion.piece.copy):
                assert motion.piece not in gone[viewer], "a card that is drawn is not the one discarded"
                if motion.after is None:
                    gone[viewer].add(motion.piece)
            tables[viewer] = folded[-1].after if folded else tables[viewer]
            counts["folds"] += len(folded)
        counts.update(type(event).__name__ for event in one.move.events)
    return counts
