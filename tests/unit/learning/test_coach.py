"""The coach of a first game: its remarks, their occasions and their correctness."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.learning import coach
from alhambra_desktop.model.learning.coach import LAST_TILES, NEAR, OCCASIONS, Look, remark
from alhambra_desktop.model.learning.lesson import lessons
from alhambra_desktop.model.learning.rule_library import RuleLibrary
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, Decline, EndTurn, TakeMoney
from alhambra_desktop.model.rules.core.engine.event import BuildingBought, TurnBegan
from alhambra_desktop.model.rules.core.engine.hidden import scoring_windows
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.core.engine.scoring import Points, ScoringRound
from alhambra_desktop.model.rules.core.engine.setup import SeatSetup
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from tests.property.games import moves as moves_of

SEATS = [SeatSetup("Ana", "amber"), SeatSetup("Yusuf", "blue"), SeatSetup("Leila", "crimson")]


def dealt(seed: int):
    book = rulebook(make_setup(SEATS, seed))
    return book, [start(book)]


def play_actions(book, moves, *actions) -> None:
    for action in actions:
        moves.append(play(book, moves[-1].after, action))


def remark_to_first_seat(book, moves, *told: str):
    """Return the coach's remark to the first seat: the occasion and the message."""
    found = remark(Look.at(book, moves[-1].after, 0, moves), told)
    return (found.occasion.id, found.message) if found is not None else None


def at_lesson(name: str, step: int):
    """Return the rulebook and the transitions at a step of a lesson."""
    lesson = lessons()[name]
    return lesson.table_at(step).book, list(lesson.at(step).history())


def test_the_first_turn_is_explained_once():
    book, moves = dealt(25)
    assert remark_to_first_seat(book, moves) == ("begins", Message("coach-begins"))
    assert remark_to_first_seat(book, moves, "begins") is None


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_every_seat_gets_a_remark_in_its_first_turn(seat):
    book, (deal,) = dealt(25)
    for turn, greeted in ((1 + seat, True), (1 + seat + len(SEATS), False)):
        state = deal.after.changed(turn=turn)
        found = remark(Look.at(book, state, 0, ()), ())
        assert (found is not None and found.occasion.id == "begins") == greeted


def test_taking_money_shows_a_missed_exact_payment():
    book, moves = dealt(25)
    play_actions(book, moves, TakeMoney(("dirham-7",)))
    garden, cards = book.tile_noun("garden-8-NW"), book.card_nouns(("denar-2", "denar-6"))
    assert remark_to_first_seat(book, moves) == (
        "exact-missed",
        Message("coach-exact-missed", tile=garden, cards=cards),
    )
    assert remark_to_first_seat(book, moves, "exact-missed") is None


def test_overpaying_shows_a_missed_exact_payment():
    book, moves = dealt(25)
    play_actions(book, moves, BuyBuilding("seraglio-9-open", ("dirham-5", "dirham-7")))
    assert remark_to_first_seat(book, moves)[0] == "exact-missed"
    seraglio = book.tile_noun("seraglio-9-open")
    overpaid = Message("coach-overpaid", tile=seraglio, over=3)
    assert remark_to_first_seat(book, moves, "exact-missed") == ("overpaid", overpaid)


def test_an_exact_payment_is_followed_by_a_remark():
    book, moves = dealt(25)
    play_actions(book, moves, BuyBuilding("garden-8-NW", ("denar-2", "denar-6")))
    assert remark_to_first_seat(book, moves) == (
        "acts-again",
        Message("coach-acts-again", tile=book.tile_noun("garden-8-NW")),
    )
    play_actions(book, moves, Decline())
    assert remark_to_first_seat(book, moves) is None


def test_taking_money_without_alternative_gets_no_remark():
    book, moves = at_lesson(
        "2", 3
    )  # after an exact payment for the garden, no further exact payment is possible
    play_actions(book, moves, TakeMoney(("dirham-7",)))
    assert not any(
        isinstance(action, BuyBuilding) and action.tile != "seraglio-9-open"
        for action in legal_actions(book, moves[-2].after)
    )
    assert remark_to_first_seat(book, moves) is None


def test_a_fitting_tile_in_reserve_is_pointed_out():
    book, moves = at_lesson("8", 0)
    told = ("scoring-near",)
    assert remark_to_first_seat(book, moves, *told) == (
        "reserve-fits",
        Message("coach-reserve-fits", tile=book.tile_noun("arcades-4-NES")),
    )


def test_a_near_scoring_is_announced_with_its_range():
    book, moves = at_lesson("8", 0)
    _, last = scoring_windows(book, moves[-1].after)[1]
    assert last <= NEAR
    found = remark_to_first_seat(book, moves, "reserve-fits")
    assert found == ("scoring-near", Message("coach-scoring-near", round=1, last=last))


def test_the_turn_after_the_first_scoring_shows_its_points():
    book, moves = at_lesson("7", 0)
    assert remark_to_first_seat(book, moves, "scoring-near") == ("scored", Message("coach-scored", points=11))


def test_the_end_of_the_game_is_announced():
    lesson = lessons()["9"]
    book, history = lesson.tables[0].book, list(lesson.at(0).history())
    begun = [move for move in history if isinstance(move.action, EndTurn) and move.after.active == 0]
    others = [occasion.id for occasion in OCCASIONS if occasion.id != "end-near"]
    for move in begun:
        left = len(move.after.stocks[0].bag)
        expected = ("end-near", Message("coach-end-near", count=left)) if left <= LAST_TILES else None
        assert remark_to_first_seat(book, history[: history.index(move) + 1], *others) == expected
    assert len(begun[-1].after.stocks[0].bag) <= LAST_TILES < len(begun[0].after.stocks[0].bag)


@pytest.mark.parametrize("occasion", OCCASIONS, ids=lambda occasion: occasion.id)
def test_every_occasion_cites_an_existing_rule(occasion):
    assert occasion.rule in RuleLibrary.read("en").by_id


# -- limits of the occasions


def at_turn(seat: int = 0, turn: int = 30, **changed):
    """Return the view of a seat that begins a later turn, with a changed observation."""
    book, (deal,) = dealt(25)
    state = deal.after.changed(turn=turn, agenda=(ChooseAction(seat),))
    look = Look.at(book, state, seat, ())
    return attrs.evolve(look, seen=attrs.evolve(look.seen, **changed))


def occasion_of(look: Look, *given: str) -> str | None:
    found = remark(look, given)
    return found.occasion.id if found is not None else None


@pytest.mark.parametrize(("count", "near"), [(0, True), (9, True), (10, False), (40, False)])
@pytest.mark.parametrize("stocks", [1, 2])
def test_the_end_is_near_when_few_tiles_are_left_in_all_bags(count, stocks, near):
    (stock,) = at_turn().seen.stocks
    parts = [attrs.evolve(stock, bag_count=count)]
    if stocks == 2:
        parts = [attrs.evolve(stock, bag_count=part) for part in (count // 2, count - count // 2)]
    look = at_turn(stocks=tuple(parts))
    found = remark(look, ("scoring-near",))
    assert (found is not None) is near
    if near:
        assert found.message == Message("coach-end-near", count=count)


@pytest.mark.parametrize(
    ("windows", "told"),
    [
        ({}, None),
        ({1: (1, 12)}, (1, 12)),
        ({1: (1, 13)}, None),
        ({2: (1, 5), 3: (2, 11)}, (2, 5)),
        ({2: (1, 13), 3: (1, 2)}, None),
    ],
)
def test_only_the_next_scoring_is_announced_and_only_if_it_is_near(monkeypatch, windows, told):
    look = at_turn()
    monkeypatch.setattr(coach, "scoring_windows", lambda book, seen: windows)
    found = remark(look, ("end-near",))
    assert (found is not None) is (told is not None)
    if told is not None:
        assert found.message == Message("coach-scoring-near", round=told[0], last=told[1])


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_only_the_first_scoring_is_explained_with_the_points_of_the_seat(seat, count):
    lines = tuple(Points(owner, "types", 5 + owner, "garden") for owner in range(3))
    look = at_turn(seat, scorings=tuple(ScoringRound(number + 1, lines) for number in range(count)))
    found = remark(look, ("scoring-near", "end-near"))
    assert (found is not None) is (count == 1)
    if count == 1:
        assert (found.occasion.id, found.message) == ("scored", Message("coach-scored", points=5 + seat))


@pytest.mark.parametrize(("over", "told"), [(0, "acts-again"), (1, None), (2, "overpaid"), (9, "overpaid")])
def test_an_overpayment_of_two_or_more_gets_a_remark(over, told):
    look = at_turn()
    bought = BuildingBought(0, "garden-8-NW", ("denar-9",), 8, over)
    _, (deal,) = dealt(25)
    for events in ((bought,), (TurnBegan(0, 1), bought)):
        move = attrs.evolve(deal, events=events)
        assert occasion_of(attrs.evolve(look, moves=(move,)), "exact-missed") == told
    assert occasion_of(attrs.evolve(look, moves=(attrs.evolve(deal, events=()),))) is None


def test_nothing_is_said_about_the_table_during_a_turn():
    _, (deal,) = dealt(25)
    look = at_turn(turn=1, scorings=(ScoringRound(1, ()),))
    assert occasion_of(look) == "begins"
    assert occasion_of(attrs.evolve(look, moves=(attrs.evolve(deal, events=()),))) is None


@pytest.mark.parametrize("seed", [1, 2])
def test_the_coach_sees_exactly_the_moves_of_the_own_turn(seed):
    book = rulebook(make_setup(SEATS, seed))
    played, own = [], []
    for move in moves_of(book, seed):
        state = move.after
        if any(isinstance(event, TurnBegan) for event in move.events):
            own = []
        elif move.before is not None and move.before.decision is not None:
            own.append(move)
        played.append(move)
        if state.decision is not None and state.turn > 1:
            seat = state.decision.seat
            expected = [one for one in own if one.before.decision.seat == seat]
            assert list(Look.at(book, state, seat, played).moves) == expected
        if len(played) > 60:
            break
