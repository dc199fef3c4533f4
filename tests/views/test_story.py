"""Texts about recent turns: those of others since the viewer's last turn, and earlier ones."""

from __future__ import annotations

from itertools import groupby, islice

import pytest

from alhambra_desktop.model.rules.core.engine.action import Action, Decline, EndTurn, Pass
from alhambra_desktop.model.rules.core.engine.event import (
    Event,
    FirstPlayerFound,
    MarketRefilled,
    MoneyTaken,
    Redesigned,
    ScoringHeld,
    TilePlaced,
    TurnBegan,
    TurnEnded,
)
from alhambra_desktop.model.rules.core.engine.play import Transition
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.step import (
    ChooseAction,
    Decision,
    PlaceLeftovers,
    PlacePurchases,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.bonus_cards.rules import RevealBeforeScoring
from alhambra_desktop.model.rules.modules.vizier.rules import AnswerVizier
from alhambra_desktop.views.text.story import (
    LATEST,
    deeds,
    earlier_turns,
    last_tiles,
    since_last_turn,
    strip,
    turn_of,
    who_begins,
)
from alhambra_desktop.words import say
from tests.bench.policy import table
from tests.property.folding import builders
from tests.scenarios.board import Position, grown

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


# -- made-up moves

STATE = Position(BOOK).state


def move(
    decision: Decision | None,
    *events: Event,
    action: Action | None = None,
    turn: int = 1,
    starts: bool = False,
) -> Transition:
    """Return a move of a decision; with `starts`, the first transition of a game."""
    before = STATE.changed(agenda=() if decision is None else (decision,), turn=turn)
    after = STATE.changed(agenda=(ChooseAction(2),), turn=turn + 7)
    return Transition(None if starts else before, action or Pass(), events, after, False)


def test_the_viewers_last_turn_ends_the_moves_since_it():
    ann, bob, cid = (move(ChooseAction(seat)) for seat in range(3))
    placing, vizier = move(PlacePurchases(0)), move(AnswerVizier(0))
    first = move(None, starts=True)
    for moves, expected in (
        ((first, ann, bob, cid), (bob, cid)),
        ((first, ann, bob, vizier, cid), (bob, cid)),
        ((first, bob, placing, cid), (cid,)),
        ((first, bob, cid), (bob, cid)),
        ((first, bob, ann, placing), (bob,)),
        ((bob, ann, cid, vizier), (cid,)),
        ((first, ann), ()),
        ((), ()),
    ):
        assert since_last_turn(moves, 0) == expected
    assert since_last_turn((first, ann, bob, cid), 1) == (cid,)


def test_a_turn_reaches_from_its_first_action_to_its_end():
    end = EndTurn()
    acts, places = move(ChooseAction(0)), move(PlacePurchases(0), action=end)
    more = move(ChooseAction(0, acted=True))
    other, other_ends = move(ChooseAction(1), turn=2), move(PlacePurchases(1), action=end, turn=2)
    first = move(None, starts=True)
    moves = (first, acts, more, places, other, other_ends)
    for one in (acts, more, places):
        assert turn_of(moves, one, heading=False) == (acts, more, places)
    for one in (other, other_ends):
        assert turn_of(moves, one, heading=False) == (other, other_ends)
    assert turn_of(moves, places, heading=True) == (other, other_ends)
    assert turn_of(moves, first, heading=True) == (acts, more, places)
    assert turn_of(moves, first, heading=False) == (first,)
    assert turn_of(moves, other_ends, heading=True) == ()
    assert turn_of(moves, move(ChooseAction(2)), heading=False) == ()


def test_a_declined_question_is_a_turn_of_its_own():
    def asked(seat: int, action: Action) -> Transition:
        return move(AnswerVizier(seat), action=action)

    declined, again = asked(0, Decline()), asked(0, Pass())
    assert turn_of((declined, again), declined, heading=False) == (declined,)
    assert turn_of((again, declined), again, heading=False) == (again, declined)
    skipped, placing = move(ChooseAction(0, acted=True), action=Decline()), move(PlacePurchases(0))
    assert turn_of((skipped, placing), placing, heading=False) == (skipped, placing)
    later = move(AnswerVizier(0), turn=2)
    assert turn_of((again, later), again, heading=False) == (again,)
    revealing = move(RevealBeforeScoring(1))
    assert turn_of((again, revealing), again, heading=False) == (again,)
    over = move(None)
    assert turn_of((again, over), again, heading=False) == (again,)


def test_turns_of_a_game_do_not_overlap(moves):
    some = moves[:90]
    turns = [turn_of(some, one, heading=False) for one in some]
    for number, (one, turn) in enumerate(zip(some, turns, strict=True)):
        assert sum(other is one for other in turn) == 1
        at = next(i for i, other in enumerate(turn) if other is one)
        assert all(a is b for a, b in zip(turn, some[number - at :], strict=False))
    kinds = [key for key, _ in groupby(id(turn[0]) for turn in turns)]
    assert len(kinds) == len(set(kinds)) > 20


MONEY = MoneyTaken(0, ("denar-9",))
PLACED = TilePlaced(0, "garden-8-NE", (1, 0))
SWAPPED = Redesigned(0, "swap", "garden-9-E", (1, 0), "garden-8-NE")


def text(event: Event) -> Message | None:
    return event.message(BOOK)


def test_deeds_are_those_of_the_deciding_seat():
    others = MoneyTaken(1, ("denar-8",))
    assert deeds(BOOK, [move(ChooseAction(0), MONEY, others)]) == (text(MONEY),)
    assert deeds(BOOK, [move(ChooseAction(1), MONEY, others)]) == (text(others),)
    assert deeds(BOOK, [move(ChooseAction(0), PLACED)]) == (text(PLACED),)
    assert deeds(BOOK, [move(ChooseAction(0), PLACED), move(ChooseAction(0), MONEY)]) == (text(MONEY),)
    assert deeds(BOOK, [move(ChooseAction(0), MONEY), move(ChooseAction(0), SWAPPED)]) == (
        text(MONEY),
        text(SWAPPED),
    )
    assert deeds(BOOK, [move(None, MONEY, starts=True), move(None, MONEY)]) == ()
    assert deeds(BOOK, [move(ChooseAction(0), TurnEnded(0), MarketRefilled(()))]) == ()


def test_a_strip_sums_up_by_player_with_changed_walls():
    others = MoneyTaken(1, ("denar-8",))
    moves = [move(ChooseAction(0), MONEY, PLACED), move(ChooseAction(1), others)]
    assert strip(BOOK, moves) == ((0, (text(MONEY),)), (1, (text(others),)))
    walled = Position(BOOK).player(0, city=grown(BOOK, "garden-8-NE")).state
    after = Transition(moves[1].before, Pass(), (others,), walled, False)
    (seat, told), bob = strip(BOOK, [moves[0], after])
    assert (seat, told[0], len(told)) == (0, text(MONEY), 2)
    words = say(told[1])
    assert words.index("0") < len(words) - 1
    assert bob == (1, (text(others),))
    back = [Transition(walled, Pass(), (MONEY,), moves[0].after, False)]
    ((_, reverse),) = strip(BOOK, back)
    assert say(reverse[1]) != words
    assert strip(BOOK, []) == ()


def test_the_first_player_is_named_until_somebody_moves():
    found = FirstPlayerFound(2, Message("name", name="Cid"))
    first = move(None, MONEY, found, TurnBegan(2, 1), starts=True)
    assert who_begins(BOOK, [first]) == ((2, (text(found),)),)
    assert who_begins(BOOK, [first, move(ChooseAction(2))]) == ()
    assert who_begins(BOOK, [move(None, MONEY, starts=True)]) == ()


def test_earlier_turns_are_listed_latest_first():
    def turn(seat: int, number: int) -> Transition:
        return move(ChooseAction(seat), MoneyTaken(seat, ("denar-9",)), TurnBegan((seat + 1) % 3, number))

    moves = [turn(number % 3, number + 2) for number in range(5)]
    told = earlier_turns(BOOK, moves, moves[4])
    assert [seat for seat, _ in told] == [0, 2, 1, 0]
    assert earlier_turns(BOOK, moves, moves[1]) == ((0, (text(MONEY),)),)
    assert earlier_turns(BOOK, moves, move(ChooseAction(0))) == ()
    many = [turn(number % 3, number + 2) for number in range(LATEST + 2)]
    assert len(earlier_turns(BOOK, many, many[LATEST])) == LATEST
    assert len(earlier_turns(BOOK, many, many[LATEST + 1])) == LATEST - 1, "the first turn may be incomplete"


def test_the_last_tiles_are_those_of_each_players_last_turn():
    removed = Redesigned(0, "remove", "garden-8-NE", (1, 0))
    other = TilePlaced(1, "garden-9-E", (0, 1))
    assert last_tiles([PLACED, other]) == {0: ("garden-8-NE",), 1: ("garden-9-E",)}
    assert last_tiles([PLACED, SWAPPED]) == {0: ("garden-8-NE", "garden-9-E")}
    assert last_tiles([PLACED, removed, MONEY]) == {0: ("garden-8-NE",)}
    assert last_tiles([PLACED, other, TurnBegan(0, 3)]) == {0: (), 1: ("garden-9-E",)}
    assert last_tiles([TurnBegan(0, 3), PLACED, TurnBegan(1, 4)]) == {0: ("garden-8-NE",), 1: ()}
    assert last_tiles([]) == {}


def test_leftovers_placed_after_the_game_end_no_turn():
    leftovers = move(PlaceLeftovers(0))
    acts = move(ChooseAction(1))
    assert since_last_turn((acts, leftovers, acts), 0) == (acts, acts)
