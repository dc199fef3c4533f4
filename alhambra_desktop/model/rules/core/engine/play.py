from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..frozen import frozen
from ..geometry.city import ORIGIN, City
from ..geometry.placement import BrokenRule, Refusal
from ..geometry.tile import START
from ..words.message import Message
from .action import Action
from .event import Event, ScoringHeld
from .rulebook import Rulebook, RulebookError
from .scoring import LAST_ROUND, ScoringRound
from .setup import Setup
from .state import Arrange, Draft, GameState, PlayerState, PublicState
from .step import Decision


@frozen(slots=False)
class Transition:
    """A move, or the start of a game. At the start, ``before`` and ``action`` are None.

    If ``reveals_hidden`` is true, the move cannot be undone.
    """

    before: GameState | None
    action: Action | None
    events: tuple[Event, ...]
    after: GameState
    reveals_hidden: bool


class IllegalActionError(ValueError):
    def __init__(self, action: Action, broken: Refusal) -> None:
        self.action = action
        self.broken = broken
        super().__init__("; ".join(f"{rule.reason.id} ({rule.rule})" for rule in broken))


GAME_OVER = BrokenRule("B-36", Message("over"), Message("over-why"))
NOT_NOW = BrokenRule("B-8", Message("not-now"), Message("not-now-why"))


def start(book: Rulebook, arrange: Arrange | None = None) -> Transition:
    """Set up a table and return the transition to its first state."""
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
    draft = Draft(state, arrange)
    for _, step in book.set_up:
        step(book, draft)
    if wrong := draft.state.slices.keys() ^ book.slice_types.keys():
        raise RulebookError(
            f"slices that are either not registered or not set up: {', '.join(sorted(wrong))}"
        )
    _run(book, draft)
    return Transition(None, None, tuple(draft.events), draft.state, True)


def legal_actions(book: Rulebook, state: PublicState) -> tuple[Action, ...]:
    """Return the legal actions of the deciding seat, in a fixed order.

    After the game, the result is empty. Payments with unnecessary cards are left out, even if they are legal
    (B-14).
    """
    decision = state.decision
    if decision is None:
        return ()
    found: list[Action] = []
    for rule in book.actions[type(decision)]:
        found.extend(rule.offer(book, state, decision.seat))
    return tuple(found)


def refusals(book: Rulebook, state: PublicState, action: Action) -> Refusal:
    """Return the rules that an action breaks now, or ``()`` if the action is legal."""
    decision = state.decision
    if decision is None:
        return (GAME_OVER,)
    rule = book.rules_by_type[type(decision)].get(type(action))
    return rule.refuse(book, state, decision.seat, action) if rule is not None else (NOT_NOW,)


def play(book: Rulebook, state: GameState, action: Action) -> Transition:
    """Raise `IllegalActionError` if the action breaks a rule."""
    broken = refusals(book, state, action)
    if broken:
        raise IllegalActionError(action, broken)
    return apply(book, state, action)


def apply(book: Rulebook, state: GameState, action: Action, arrange: Arrange | None = None) -> Transition:
    """Play an action that the caller knows to be legal, without checking its rules."""
    if not state.agenda:
        raise IllegalActionError(action, (GAME_OVER,))
    draft = Draft(state, arrange)
    _perform(book, draft, action)
    return Transition(state, action, tuple(draft.events), draft.state, draft.revealed)


def foreseen(book: Rulebook, state: GameState, actions: Iterable[Action]) -> Iterator[Transition]:
    """Yield the moves of planned actions, up to the first move that reveals hidden information.

    Raise `IllegalActionError` at an illegal action.
    """
    for action in actions:
        move = play(book, state, action)
        yield move
        if move.reveals_hidden:
            return
        state = move.after


def _perform(book: Rulebook, draft: Draft, action: Action) -> None:
    decision: Decision = draft.state.agenda[-1]  # type: ignore[assignment]  # between moves, the top step is a decision
    rule = book.rules_by_type[type(decision)][type(action)]  # `packages.at_fault` needs this local variable
    rule.perform(book, draft, decision.seat, action)
    _run(book, draft)


def _run(book: Rulebook, draft: Draft) -> None:
    automatic = book.automatic
    state = draft.state
    while agenda := state.agenda:
        step = agenda[-1]
        run = automatic.get(type(step))
        if run is not None:
            draft.pop()
            run(book, draft, step)
        elif isinstance(step, Decision):
            return
        else:
            raise RulebookError(f"no code runs the step {type(step).__name__}")


class _Watch(Draft):
    __slots__ = ("kept", "wanted")

    def __init__(self, state: GameState, event_type: type[Event]) -> None:
        super().__init__(state)
        self.wanted = event_type
        self.kept: list[tuple[Event, GameState]] = []

    def emit(self, event: Event) -> None:
        super().emit(event)
        if isinstance(event, self.wanted):
            self.kept.append((event, self.state.changed()))


def _watched(book: Rulebook, move: Transition, event_type: type[Event]) -> list[tuple[Event, GameState]]:
    if move.before is None or move.action is None:
        return []
    draft = _Watch(move.before, event_type)
    _perform(book, draft, move.action)
    return draft.kept


def event_states(book: Rulebook, move: Transition) -> tuple[GameState, ...]:
    """Replay a move and return the state after each of its events.

    The result is empty for the start of a game.
    """
    return tuple(state for _, state in _watched(book, move, Event))


def scored_states(book: Rulebook, move: Transition) -> dict[int, GameState]:
    """Replay a move and map each scoring round that it held to the state directly after this round.

    The state after the whole move may differ, for example if Dirk draws tiles after the scoring (D-3).
    """
    held = _watched(book, move, ScoringHeld)
    return {event.scoring.round: state for event, state in held if isinstance(event, ScoringHeld)}


def score_now(book: Rulebook, state: PublicState, number: int) -> ScoringRound:
    return ScoringRound(
        number, tuple(line for scorer in book.scorers for line in scorer(book, state, number))
    )


def next_round(state: PublicState) -> int:
    return min(state.round + 1, LAST_ROUND)


def scores(state: PublicState) -> tuple[int, ...]:
    return tuple(player.score for player in state.players)
