from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from ...model.rules.core.engine.action import Decline, EndTurn
from ...model.rules.core.engine.event import (
    Event,
    FirstPlayerFound,
    GameEnded,
    Redesigned,
    ScoringHeld,
    TilePlaced,
    TurnBegan,
)
from ...model.rules.core.engine.play import Transition
from ...model.rules.core.engine.rulebook import Rulebook, scored_length
from ...model.rules.core.engine.step import ChooseAction, PlacePurchases, Placing
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message
from ...model.rules.core.words.wording import edge_noun

# pairs of a seat and texts about it; for scorings and the end of the game, the seat is None
Entries: TypeAlias = tuple[tuple[Seat | None, tuple[Message, ...]], ...]
LATEST: Final = 120


def since_last_turn(moves: Sequence[Transition], viewer: Seat) -> tuple[Transition, ...]:
    """Return the other players' moves since the viewer's last turn.

    A decision between turns, for example about a vizier, does not count as a turn.
    """
    found: list[Transition] = []
    for move in reversed(moves):
        decision = move.before.decision if move.before is not None else None
        if decision is None:
            break
        if decision.seat == viewer:
            if found and isinstance(decision, ChooseAction | PlacePurchases):
                break
            continue
        found.append(move)
    return tuple(found[::-1])


def turn_of(moves: Sequence[Transition], move: Transition, heading: bool) -> tuple[Transition, ...]:
    """Return the moves of the turn that contains `move`.

    The log stores the heading of a turn with the last move before this turn. If `heading` is true, `move` is
    such a last move, and the result contains the moves of the turn below the heading. If this turn has no
    moves yet, return an empty tuple.
    """
    here = next((i for i, other in enumerate(moves) if other is move), len(moves)) + heading
    if here >= len(moves):
        return ()
    first, last = here, here
    while first > 0 and _goes_on(moves[first - 1], moves[first]):
        first -= 1
    while last + 1 < len(moves) and _goes_on(moves[last], moves[last + 1]):
        last += 1
    return tuple(moves[first : last + 1])


def _goes_on(move: Transition, then: Transition) -> bool:
    if move.before is None or then.before is None or isinstance(move.action, EndTurn):
        return False
    was, now = move.before.decision, then.before.decision
    if was is None or now is None or was.seat != now.seat or move.before.turn != then.before.turn:
        return False
    return not isinstance(move.action, Decline) or isinstance(now, Placing)


def deeds(book: Rulebook, moves: Sequence[Transition]) -> tuple[Message, ...]:
    """Return short texts about the events of `moves`.

    Events of seats other than the seat that made the move are omitted. If ``sums_up`` is set for some of the
    remaining events, the texts are only about these.
    """
    reported: list[tuple[Event, Message]] = []
    for move in moves:
        decision = move.before.decision if move.before is not None else None
        for event in move.events:
            message = event.message(book)
            if decision is not None and message and getattr(event, "seat", None) == decision.seat:
                reported.append((event, message))
    messages = tuple(message for event, message in reported if event.sums_up)
    return messages or tuple(message for _, message in reported)


def strip(book: Rulebook, moves: Sequence[Transition]) -> Entries:
    """Return texts about each player's actions and walls, then about scorings and the end of the game."""
    by_seat: dict[Seat | None, list[Message]] = {}
    for event in (event for move in moves for event in move.events):
        _sum_up(book, event, by_seat)
    scored = by_seat.pop(None, [])
    for seat, seat_messages in by_seat.items():
        first = moves[0].before
        assert first is not None
        assert seat is not None
        for edge in book.scored_edges:
            was, now = (
                scored_length(book, state.players[seat].city, edge) for state in (first, moves[-1].after)
            )
            if was != now:
                seat_messages.append(Message("preview-run", edge=edge_noun(edge), was=was, now=now))
    return (
        *((seat, tuple(messages)) for seat, messages in by_seat.items()),
        *((None, (message,)) for message in scored),
    )


def who_begins(book: Rulebook, moves: Sequence[Transition]) -> Entries:
    """Return a text about who plays first and why. After the first move of a game, return an empty tuple."""
    events = moves[0].events if len(moves) == 1 else ()
    found = ((event, event.message(book)) for event in events if isinstance(event, FirstPlayerFound))
    return tuple((event.seat, (message,)) for event, message in found)


def earlier_turns(book: Rulebook, moves: Sequence[Transition], first: Transition) -> Entries:
    end = next((i for i in range(len(moves) - 1, -1, -1) if moves[i] is first), 0)
    begin = max(0, end - LATEST)
    turns: list[dict[Seat | None, list[Message]]] = [{}]
    for event in (event for move in moves[begin:end] for event in move.events):
        if isinstance(event, TurnBegan):
            turns.append({})
        _sum_up(book, event, turns[-1])
    whole = turns[1:] if begin else turns  # if `begin` is not 0, the first turn may be incomplete
    entries = [(seat, tuple(messages)) for turn in whole for seat, messages in turn.items()]
    return tuple(entries[::-1])


def _sum_up(book: Rulebook, event: Event, by_seat: dict[Seat | None, list[Message]]) -> None:
    if isinstance(event, ScoringHeld | GameEnded):
        message = event.message(book)
        by_seat.setdefault(None, []).extend([message] if message is not None else [])
        return
    seat, done = getattr(event, "seat", None), event.message(book) if event.sums_up else None
    if done is not None and isinstance(seat, int):
        by_seat.setdefault(seat, []).append(done)


def last_tiles(events: Iterable[Event]) -> dict[Seat, tuple[str, ...]]:
    tiles: dict[Seat, tuple[str, ...]] = {}
    for event in events:
        if isinstance(event, TurnBegan):
            tiles[event.seat] = ()
        elif isinstance(event, TilePlaced) or (isinstance(event, Redesigned) and event.kind != "remove"):
            tiles[event.seat] = (*tiles.get(event.seat, ()), event.tile)
    return tiles
