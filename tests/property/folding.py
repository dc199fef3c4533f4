"""Random games in which folding an event must give the next arrangement of every observer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import count
from random import Random

from alhambra_desktop.model.checking.games import FoldedGame, check_folds
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.event import Event
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import Transition, legal_actions, play, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import Setup
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, MODULES, mix_fault, rulebook
from alhambra_desktop.model.rules.table.arrangement import arrangement
from tests.bench.policy import draw_listed

from .games import moves, random_rules

FOUNDATIONS = tuple(module.id for module in MODULES if module.foundation)
MOST_SEATS = 6


class Played:
    """A game played only as far as needed, each move once."""

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
    """Return a shared game whose moves are played once for all tests."""
    return iter(_played(book.setup, seed))


def play_as_builders(book: Rulebook, seed: int) -> Iterator[Transition]:
    """Play a random game with players who prefer to buy and to build."""
    rng = Random(seed)
    move = start(book)
    yield move
    while move.after.decision is not None:
        move = play(book, move.after, draw_listed(legal_actions(book, move.after), rng))
        yield move


def folded_game(book: Rulebook, seed: int) -> Iterator[Transition]:
    """Return a random game, played by builders if the seed is odd."""
    return play_as_builders(book, seed) if seed % 2 else moves(book, seed)


def book_of(number: int) -> Rulebook:
    """Return the rules of a table: any foundation, some modules, 2 to 6 seats, random house variants."""
    rng = Random(number)
    game = FOUNDATIONS[number % len(FOUNDATIONS)]
    fitting = [module.id for module in CHOOSABLE if mix_fault(game, module) is None]
    modules = tuple(module for module in fitting if rng.random() < 0.6)
    return random_rules(number, rng.randint(2, MOST_SEATS), game, modules)


def check_actions(book: Rulebook, state: GameState, actions: Iterable[Action]) -> list[Event]:
    """Fold some actions for every observer and return their events."""
    events: list[Event] = []
    for action in actions:
        move = play(book, state, action)
        for viewer in book.setup.everybody:
            check_folds(book, move, viewer, arrangement(book, observe(book, state, viewer)))
        events += move.events
        state = move.after
    return events


def check_game(book: Rulebook, seed: int) -> Counter[str]:
    """Fold a random game for every observer; count the folds, and the events by type."""
    counts: Counter[str] = Counter()
    folded = FoldedGame(book)
    for move in folded_game(book, seed):
        folded.follow(move)
        counts.update(type(event).__name__ for event in move.events)
    counts["folds"] = folded.folds
    return counts
