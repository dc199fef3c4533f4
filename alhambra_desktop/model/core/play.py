"""The verbs of a game: start, list, play, explain, score."""

from __future__ import annotations

import attrs

from .action import Action
from .city import ORIGIN, City
from .event import Event
from .placement import BrokenRule
from .rulebook import Rulebook, State
from .scoring import ScoringRound
from .setup import Setup
from .state import GameState, PlayerState
from .tile import START, Tile
from .values import Seat
from .work import Arrange, Work

START_TILE = Tile("start", START, None, 0, 0)
"""The tile that every Alhambra begins with (B-1)."""


@attrs.frozen(slots=False)
class Transition:
    """One move: the states before and after, the action (None at the start) and what happened.

    ``reveals_hidden`` tells that something came out which nobody could know before; such a move cannot
    be taken back.
    """

    before: GameState | None
    action: Action | None
    events: tuple[Event, ...]
    after: GameState
    reveals_hidden: bool


class IllegalActionError(ValueError):
    """An action that the rules do not allow, with every rule that it breaks."""

    def __init__(self, action: Action, broken: tuple[BrokenRule, ...]) -> None:
        self.action = action
        self.broken = broken
        super().__init__("; ".join(f"{rule.reason} ({rule.rule})" for rule in broken))


GAME_OVER = BrokenRule("B-36", "the game is over", "No more actions are possible")
NOT_NOW = BrokenRule("B-8", "not now", "The game waits for something else")


def start(book: Rulebook, arrange: Arrange | None = None) -> Transition:
    """The table before the first action, set up as the rulebook's setup decides, or as it is arranged."""
    setup: Setup = book.setup
    player = PlayerState((), City.of({ORIGIN: book.tiles[START]}))
    state = GameState(
        setup=setup,
        players=(player,) * len(setup.seats),
        stocks=(),
        row=(),
        pile=(),
        discard=(),
        pile_parts=(),
        drawn=0,
        agenda=(),
        active=0,
        turn=0,
        round=0,
        due=(),
        scorings=(),
        shuffles=0,
        slices={},
    )
    work = Work(book, state, arrange)
    for step in book.setup_steps:
        step(work)
    _run(work)
    return Transition(None, None, tuple(work.events), work.state, True)


def legal_actions(book: Rulebook, state: State) -> tuple[Action, ...]:
    """Everything that the seat to decide may do, in a fixed order; empty when the game is over.

    Payments with needless cards are legal (B-14) but not listed.
    """
    decision = state.decision
    if decision is None:
        return ()
    found: list[Action] = []
    for rule in book.actions[type(decision)]:
        found.extend(rule.offer(book, state, decision.seat))
    return tuple(found)


def refusals(book: Rulebook, state: State, action: Action) -> tuple[BrokenRule, ...]:
    """Every rule that an action breaks now; empty where it is legal."""
    decision = state.decision
    if decision is None:
        return (GAME_OVER,)
    rule = book.rules_by_type[type(decision)].get(type(action))
    return rule.refuse(book, state, decision.seat, action) if rule is not None else (NOT_NOW,)


def play(book: Rulebook, state: GameState, action: Action) -> Transition:
    """The move that an action makes; ``IllegalActionError`` where the rules do not allow it."""
    broken = refusals(book, state, action)
    if broken:
        raise IllegalActionError(action, broken)
    return apply(book, state, action)


def apply(book: Rulebook, state: GameState, action: Action, arrange: Arrange | None = None) -> Transition:
    """The same without asking whether the action is legal: for simulations, which only make legal ones."""
    if not state.agenda:
        raise IllegalActionError(action, (GAME_OVER,))
    decision = state.agenda[-1]
    work = Work(book, state, arrange)
    seat: Seat = decision.seat  # type: ignore[attr-defined]  # between moves a decision is on top
    book.rules_by_type[type(decision)][type(action)].perform(work, seat, action)
    _run(work)
    return Transition(state, action, tuple(work.events), work.state, work.revealed)


def _run(work: Work) -> None:
    """Let automatic steps run until the game waits for a seat, or is over."""
    runs = work.book.automatic
    state = work.state
    while state.agenda:
        run = runs.get(type(state.agenda[-1]))
        if run is None:
            return
        work.pop()
        run(work)


def score_now(book: Rulebook, state: State, number: int) -> ScoringRound:
    """What scoring round ``number`` would pay if it were held now."""
    return ScoringRound(
        number, tuple(line for scorer in book.scorers for line in scorer(book, state, number))
    )


def next_round(state: State) -> int:
    """The number of the scoring round that comes next; 3 when all were held."""
    return min(int(state.round) + 1, 3)


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat."""
    return tuple(player.score for player in state.players)
