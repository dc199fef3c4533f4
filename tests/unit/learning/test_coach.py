"""The coach of a first game: when something is said, and that it is true."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.learning.coach import LAST_TILES, NEAR, OCCASIONS, Look, remark
from alhambra_desktop.model.learning.lesson import lessons
from alhambra_desktop.model.learning.rule_library import RuleLibrary
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, Decline, EndTurn, TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import scoring_windows
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.core.engine.setup import SeatSetup
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook

SEATS = [SeatSetup("Ana", "amber"), SeatSetup("Yusuf", "blue"), SeatSetup("Leila", "crimson")]


def dealt(seed: int):
    book = rulebook(make_setup(SEATS, seed))
    return book, [start(book)]


def then(book, moves, *actions) -> None:
    for action in actions:
        moves.append(play(book, moves[-1].after, action))


def said(book, moves, *told: str):
    """What the coach says to the first seat, by the occasion."""
    found = remark(Look.at(book, moves[-1].after, 0, moves), told)
    return (found.occasion.id, found.message) if found is not None else None


def at_lesson(name: str, step: int):
    """The rules and the moves at a step of a lesson."""
    lesson = lessons()[name]
    return lesson.table_at(step).book, list(lesson.at(step).history())


def test_the_first_turn_is_explained_once():
    book, moves = dealt(25)
    assert said(book, moves) == ("begins", Message("coach-begins"))
    assert said(book, moves, "begins") is None


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_every_seat_hears_how_its_first_turn_begins(seat):
    book, (deal,) = dealt(25)
    for turn, greeted in ((1 + seat, True), (1 + seat + len(SEATS), False)):
        state = deal.after.changed(turn=turn)
        found = remark(Look.at(book, state, 0, ()), ())
        assert (found is not None and found.occasion.id == "begins") == greeted


def test_who_takes_money_is_told_what_could_be_paid_exactly():
    book, moves = dealt(25)
    then(book, moves, TakeMoney(("dirham-7",)))
    garden, cards = book.tile_noun("garden-8-NW"), book.card_nouns(("denar-2", "denar-6"))
    assert said(book, moves) == ("exact-missed", Message("coach-exact-missed", tile=garden, cards=cards))
    assert said(book, moves, "exact-missed") is None


def test_who_pays_too_much_is_told_what_could_be_paid_exactly():
    book, moves = dealt(25)
    then(book, moves, BuyBuilding("seraglio-9-open", ("dirham-5", "dirham-7")))
    assert said(book, moves)[0] == "exact-missed"
    seraglio = book.tile_noun("seraglio-9-open")
    overpaid = Message("coach-overpaid", tile=seraglio, over=3)
    assert said(book, moves, "exact-missed") == ("overpaid", overpaid)


def test_who_pays_exactly_hears_what_follows_and_nothing_was_missed():
    book, moves = dealt(25)
    then(book, moves, BuyBuilding("garden-8-NW", ("denar-2", "denar-6")))
    assert said(book, moves) == (
        "acts-again",
        Message("coach-acts-again", tile=book.tile_noun("garden-8-NW")),
    )
    then(book, moves, Decline())
    assert said(book, moves) is None


def test_taking_money_where_nothing_can_be_paid_exactly_is_no_matter():
    book, moves = at_lesson("2", 3)  # the garden was paid exactly; what is left pays nothing exactly
    then(book, moves, TakeMoney(("dirham-7",)))
    assert not any(
        isinstance(action, BuyBuilding) and action.tile != "seraglio-9-open"
        for action in legal_actions(book, moves[-2].after)
    )
    assert said(book, moves) is None


def test_a_tile_in_reserve_that_fits_is_pointed_out():
    book, moves = at_lesson("8", 0)
    told = ("scoring-near",)
    assert said(book, moves, *told) == (
        "reserve-fits",
        Message("coach-reserve-fits", tile=book.tile_noun("arcades-4-NES")),
    )


def test_a_scoring_that_is_near_is_announced_with_its_range():
    book, moves = at_lesson("8", 0)
    _, last = scoring_windows(book, moves[-1].after)[1]
    assert last <= NEAR
    found = said(book, moves, "reserve-fits")
    assert found == ("scoring-near", Message("coach-scoring-near", round=1, last=last))


def test_the_first_scoring_is_told_with_its_points_at_the_next_turn():
    book, moves = at_lesson("7", 0)
    assert said(book, moves, "scoring-near") == ("scored", Message("coach-scored", points=11))


def test_the_end_is_announced():
    lesson = lessons()["9"]
    book, history = lesson.tables[0].book, list(lesson.at(0).history())
    begun = [move for move in history if isinstance(move.action, EndTurn) and move.after.active == 0]
    others = [occasion.id for occasion in OCCASIONS if occasion.id != "end-near"]
    for move in begun:
        left = len(move.after.stocks[0].bag)
        expected = ("end-near", Message("coach-end-near", count=left)) if left <= LAST_TILES else None
        assert said(book, history[: history.index(move) + 1], *others) == expected
    assert len(begun[-1].after.stocks[0].bag) <= LAST_TILES < len(begun[0].after.stocks[0].bag)


@pytest.mark.parametrize("occasion", OCCASIONS, ids=lambda occasion: occasion.id)
def test_every_occasion_cites_a_rule_that_there_is(occasion):
    assert occasion.rule in RuleLibrary.read("en").by_id
