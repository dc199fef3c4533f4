"""What happened lately, in a few words a player: for the strip, the panels and the last-move marks."""

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
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.engine.segments import scored_length
from ...model.rules.core.engine.step import ChooseAction, PlacePurchases, Placing
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message
from ...model.rules.core.words.nouns import edge_noun

Entries: TypeAlias = tuple[tuple[Seat | None, tuple[Message, ...]], ...]
"""Who did what, in a few words each; None has what concerns all, such as a scoring."""

LATEST: Final = 120
"""So many moves before the others' last turns are told of."""


def since_last_turn(moves: Sequence[Transition], viewer: Seat) -> tuple[Transition, ...]:
    """The moves after the viewer's last turn, the others' only.

    What the viewer was asked between turns (a vizier, a card to reveal) is no turn.
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
    """The moves of one seat, from a decision to the end of its turn, that a move belongs to.

    With a ``heading`` those of the turn that begins behind it; nothing where it has no moves yet.
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
    """What the seat that moved did, a few words each: what sums a turn up, or else whatever is told of it."""
    said: list[tuple[Event, Message]] = []
    for move in moves:
        decision = move.before.decision if move.before is not None else None
        for event in move.events:
            message = event.said(book)
            if decision is not None and message and getattr(event, "seat", None) == decision.seat:
                said.append((event, message))
    told = tuple(message for event, message in said if event.sums_up)
    return told or tuple(message for _, message in said)


def strip(book: Rulebook, moves: Sequence[Transition]) -> Entries:
    """For each player in these moves what was done, and how the wall changed; then what was scored."""
    told: dict[Seat | None, list[Message]] = {}
    for event in (event for move in moves for event in move.events):
        _sum_up(book, event, told)
    scored = told.pop(None, [])
    for seat, said in told.items():
        first = moves[0].before
        assert first is not None
        assert seat is not None
        for edge in book.scored_edges:
            was, now = (
                scored_length(book, state.players[seat].city, edge) for state in (first, moves[-1].after)
            )
            if was != now:
                said.append(Message("preview-run", edge=edge_noun(edge), was=was, now=now))
    return (*((seat, tuple(said)) for seat, said in told.items()), *((None, (said,)) for said in scored))


def who_begins(book: Rulebook, moves: Sequence[Transition]) -> Entries:
    """Who plays first and why, while nothing else has happened."""
    events = moves[0].events if len(moves) == 1 else ()
    found = ((event, event.said(book)) for event in events if isinstance(event, FirstPlayerFound))
    return tuple((event.seat, (said,)) for event, said in found)


def before_that(book: Rulebook, moves: Sequence[Transition], first: Transition) -> Entries:
    """What was done, turn by turn, before a move, the latest first."""
    end = next((i for i in range(len(moves) - 1, -1, -1) if moves[i] is first), 0)
    begin = max(0, end - LATEST)
    turns: list[dict[Seat | None, list[Message]]] = [{}]
    for event in (event for move in moves[begin:end] for event in move.events):
        if isinstance(event, TurnBegan):
            turns.append({})
        _sum_up(book, event, turns[-1])
    whole = turns[1:] if begin else turns  # the first one is cut where the moves are
    told = [(seat, tuple(said)) for turn in whole for seat, said in turn.items()]
    return tuple(told[::-1])


def _sum_up(book: Rulebook, event: Event, told: dict[Seat | None, list[Message]]) -> None:
    if isinstance(event, ScoringHeld | GameEnded):
        said = event.said(book)
        told.setdefault(None, []).extend([said] if said is not None else [])
        return
    seat, done = getattr(event, "seat", None), event.said(book) if event.sums_up else None
    if done is not None and isinstance(seat, int):
        told.setdefault(seat, []).append(done)


def last_tiles(events: Iterable[Event]) -> dict[Seat, tuple[str, ...]]:
    """For each player the tiles placed in the last turn."""
    tiles: dict[Seat, tuple[str, ...]] = {}
    for event in events:
        if isinstance(event, TurnBegan):
            tiles[event.seat] = ()
        elif isinstance(event, TilePlaced) or (isinstance(event, Redesigned) and event.kind != "remove"):
            tiles[event.seat] = (*tiles.get(event.seat, ()), event.tile)
    return tiles
