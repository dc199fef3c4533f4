"""Texts about recent turns: those of others since the own one, and earlier turns."""

from __future__ import annotations

from itertools import islice

import pytest

from alhambra_desktop.model.rules.core.engine.event import ScoringHeld, TurnBegan
from alhambra_desktop.model.rules.core.engine.play import Transition
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.views.text.story import LATEST, earlier_turns, since_last_turn, strip
from tests.bench.policy import table
from tests.property.folding import builders

BOOK = table(3, 1)


@pytest.fixture(scope="module")
def moves() -> tuple[Transition, ...]:
    return tuple(islice(builders(BOOK, 2), 260))


def mine(book: Rulebook, moves: tuple[Transition, ...], viewer: int) -> tuple[Transition, ...]:
    """Return the moves until the viewer's turn has just begun."""
    end = max(
        i
        for i, move in enumerate(moves)
        if any(isinstance(event, TurnBegan) and event.seat == viewer for event in move.events)
    )
    return moves[: end + 1]


def test_earlier_turns_begin_with_the_viewers_last_turn(moves):
    for viewer in range(3):
        seen = mine(BOOK, moves, viewer)
        since = since_last_turn(seen, viewer)
        told = earlier_turns(BOOK, seen, since[0])
        seats = [seat for seat, _ in told if seat is not None]
        assert seats[0] == viewer
        assert set(seats) == {0, 1, 2}
        assert len(told) > 6
        assert all(words for _, words in told)


def test_scorings_are_listed_once_among_the_turns(moves):
    held = [
        (i, event) for i, move in enumerate(moves) for event in move.events if isinstance(event, ScoringHeld)
    ]
    number, event = held[0]
    said = event.message(BOOK)
    later = moves[: number + 30]
    told = earlier_turns(BOOK, later, later[-1])
    assert [words for seat, words in told if seat is None].count((said,)) == 1
    around = moves[number - 3 : number + 1]
    assert (None, (said,)) == strip(BOOK, around)[-1]
    assert all(seat is not None for seat, _ in strip(BOOK, around)[:-1])


def test_a_turn_cut_by_the_limit_is_left_out(moves):
    end = len(moves) - 1
    assert end > LATEST
    told = earlier_turns(BOOK, moves, moves[end])
    begun = sum(isinstance(event, TurnBegan) for move in moves[end - LATEST : end] for event in move.events)
    assert 0 < len([seat for seat, _ in told if seat is not None]) <= begun + 1
    assert earlier_turns(BOOK, moves, moves[0]) == ()


def test_a_table_computes_earlier_turns_only_after_a_change(moves, monkeypatch):
    from alhambra_desktop.views.playback import snapshot_builder

    asked: list[object] = []
    monkeypatch.setattr(
        snapshot_builder, "earlier_turns", lambda book, given, first: asked.append(first) or ()
    )

    class Table:
        book = BOOK
        transitions = moves[:200]

    shows = snapshot_builder.SnapshotBuilder(Table())  # type: ignore[arg-type]
    for _ in range(4):
        shows.update_recent_turns(0)
    assert len(asked) == 1
    Table.transitions = moves
    shows.update_recent_turns(0)
    assert len(asked) == 2
