"""Lessons: their deals are unchanged, their steps are legal, their texts are short."""

from __future__ import annotations

import re

import pytest

from alhambra_desktop.model.learning.lesson import (
    Gesture,
    Guess,
    LessonError,
    LessonWords,
    StepWords,
    _lesson,
    course,
    is_done,
    lesson_after,
    lesson_words,
    lessons,
)
from alhambra_desktop.model.learning.lesson_face import face_of
from alhambra_desktop.model.learning.rule_library import RuleLibrary
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, PlaceTile
from alhambra_desktop.model.rules.core.engine.event import LeftoverGiven, ScoringHeld
from alhambra_desktop.model.rules.core.engine.play import (
    legal_actions,
    next_round,
    play,
    score_now,
    scores,
    start,
)
from alhambra_desktop.model.rules.core.engine.step import Placing
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.places.places import CardFace, ScoringCardFace, TileFace
from alhambra_desktop.model.rules.core.values import SCORING_CARDS
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import MODULES
from alhambra_desktop.words import languages

MOST_WORDS = 45
NAMES = list(lessons())


def test_numbered_lessons_come_before_module_lessons():
    course = [name for name in NAMES if not lessons()[name].about]
    assert course == [str(number) for number in range(1, len(course) + 1)]
    assert NAMES[: len(course)] == course


@pytest.mark.parametrize(
    ("name", "done", "following"),
    [
        ("1", (), "2"),
        ("1", ("2", "3"), "4"),
        ("9", (), None),
        ("granada", (), "dirk"),
        ("granada", ("dirk", "vizier"), "camps"),
        (NAMES[-1], (), "granada"),
        ("camps", tuple(NAMES), None),
    ],
)
def test_a_lesson_leads_to_the_next_unfinished_one(name, done, following):
    steps = {one: len(lessons()[one].steps) for one in done}
    after = lesson_after(lessons()[name], steps)
    assert (after.id if after is not None else None) == following


@pytest.mark.parametrize("name", NAMES)
def test_a_step_cites_its_rule(name):
    """A refusal cites the broken rule; the end of a turn cites a rule for what follows (B-24 to B-36)."""
    for step in lessons()[name].steps:
        if step.refused:
            assert step.rule == step.refused
        if step.ends_turn:
            assert int(step.rule.removeprefix("B-")) in range(24, 37)


def test_each_lesson_has_its_own_picture():
    assert len({lesson.picture for lesson in lessons().values()}) == len(NAMES)
    expansions = [lesson for lesson in lessons().values() if lesson.about]
    assert len({face_of(lesson) for lesson in expansions}) == len(expansions)


@pytest.mark.parametrize("name", ["1", "2", "3", "4"])
def test_the_deal_of_the_first_lessons_is_unchanged(name):
    state = start(lessons()[name].tables[0].book).after
    assert state.players[0].hand == ("denar-2", "denar-6", "dirham-5", "dirham-7", "ducat-2")
    assert state.row == ("dirham-7", "ducat-6", "florin-3", "florin-5")
    assert state.stocks[0].market == ("garden-10-W", "seraglio-9-open", "garden-8-NW", "chambers-11-open")
    assert state.active == 0


def test_squares_are_refused_as_the_lesson_explains():
    lesson = lessons()["4"]
    for place, tile, cell, rule in (
        (1, "garden-8-NW", (1, 0), "B-17"),
        (2, "garden-8-NW", (1, -1), "B-19"),
        (4, "pavilion-3-SW", (-1, -1), "B-18"),
        (5, "garden-8-SW", (0, 2), "B-20"),
    ):
        book, player = lesson.table_at(place).book, lesson.at(place).state.players[0]
        broken = book.placement.why_not_place(player.city, book.tiles[tile], cell)
        assert rule in [one.rule for one in broken]
        assert rule in ("B-17", "B-19") or len(broken) == 1
        assert tile in player.purchases
    assert (0, 1) in book.placement.legal_cells(player.city, book.tiles["garden-8-SW"])


def test_the_wall_grows_as_the_lesson_explains():
    lesson = lessons()["5"]
    state = lesson.at(0).state
    city, book = state.players[0].city, lesson.tables[0].book
    assert (len(lesson.tables[0].prelude), state.decision.seat) == (50, 0)
    assert "dirham-8" in state.players[0].hand
    assert city.length("wall") == 6
    tower = book.tiles["tower-8-NES"]
    grown = {cell: city.place(cell, tower).length("wall") for cell in book.placement.legal_cells(city, tower)}
    assert grown[1, -1] == 9 == max(grown.values())
    assert [*grown.values()].count(9) == 1


def described_in(state):
    """Return what a lesson describes: hand, reserve, row, markets and active seat."""
    first = state.players[0]
    return (
        first.hand,
        first.reserve,
        state.row,
        *(stock.market for stock in state.stocks),
        state.decision.seat,
    )


def points_by_source(book, state, seat):
    """Return the points of a seat in the next scoring, by building type or source."""
    lines = score_now(book, state, next_round(state)).lines
    return {line.subject or line.source: line.amount for line in lines if line.owner == seat}


def test_majorities_pay_as_the_lesson_explains():
    lesson = lessons()["6"]
    state, book = lesson.at(0).state, lesson.tables[0].book
    assert points_by_source(book, state, 0) == {"pavilion": 1, "arcades": 1, "tower": 6, "wall": 11}
    guessed = {step.guess.thing: step.guess.answer(book, state) for step in lesson.steps if step.guess}
    assert guessed == {"pavilion": 1, "arcades": 1, "seraglio": 0, "garden": 0, "tower": 6}
    (held,) = [event for event in lesson.at(7).history()[-1].events if isinstance(event, ScoringHeld)]
    assert (held.scoring.round, held.scoring.total(0)) == (1, 19)


def test_the_choice_has_the_consequences_the_lesson_explains():
    lesson = lessons()["7"]
    state, book = lesson.at(0).state, lesson.tables[0].book
    assert described_in(state)[2:] == (
        ("denar-9", "dirham-8", "florin-1", "florin-4"),
        ("arcades-10-open", "tower-12-open", "garden-12-S", "tower-11-S"),
        0,
    )
    assert [score_now(book, state, 2).total(seat) for seat in range(3)] == [30, 31, 43]
    assert points_by_source(book, state, 2)["arcades"] == 10
    found = []
    for place in (3, 4):
        (held,) = [event for event in lesson.at(place).history()[-1].events if isinstance(event, ScoringHeld)]
        found.append((held.scoring.total(0), lesson.at(place).history()[-1].before.decision.seat))
    assert found == [(36, 2), (30, 1)]


def test_redesigning_scores_as_the_lesson_explains():
    lesson = lessons()["8"]
    state, book = lesson.at(0).state, lesson.tables[0].book
    assert described_in(state)[0:2] == (
        ("denar-1", "denar-7", "denar-9", "dirham-3", "dirham-9", "florin-2"),
        ("arcades-4-NES",),
    )

    def told(state):
        return score_now(book, state, 1).total(0), state.players[0].city.length("wall")

    assert told(state) == (13, 9)
    assert told(lesson.at(3).state) == (13, 9)
    assert told(lesson.tables[0].after([lesson.steps[2].played]).state) == (14, 9)
    assert told(lesson.at(4).state) == (17, 12)


def test_the_game_ends_as_the_lesson_explains():
    lesson = lessons()["9"]
    state, book = lesson.at(0).state, lesson.tables[0].book
    assert state.stocks[0].bag == ("chambers-7-SW",)
    assert state.stocks[0].market == ("tower-7-NEW", "tower-11-S", None, None)
    guess = lesson.steps[1].guess
    assert guess.answer(book, state) == 0
    sums = [
        sum(int(card[-1]) for card in player.hand if card.startswith("dirham")) for player in state.players
    ]
    assert sums == [14, 4, 13]
    ended = play(book, lesson.at(2).state, codec_for(book).load_action({"action": "EndTurn"}))
    assert ("tower-11-S", 0) in [
        (one.tile, one.seat) for one in ended.events if isinstance(one, LeftoverGiven)
    ]
    assert scores(lesson.at(5).state) == (116, 153, 115)
    kept = (
        lesson.tables[1]
        .after([{"action": "KeepInReserve", "tile": "tower-11-S"}, {"action": "EndTurn"}])
        .state
    )
    assert scores(kept)[0] < min(scores(kept)[1:])


MODULE_DEALS = {
    "granada": (
        ("ducat-5", "ducat-6", "ducat-6", "florin-3"),
        ("denar-9", "denar-9", "dirham-6", "florin-4"),
        ("residential-area-12", "bath-house-8", "bath-house-10", "arena-4"),
    ),
    "dirk": (
        ("denar-2", "denar-4", "dirham-2", "dirham-4", "dirham-6", "ducat-9"),
        ("dirham-5", "dirham-8", "dirham-8", "florin-7"),
        ("tower-11-N", "tower-7-NEW", "arcades-7-ES", "pavilion-3-SW"),
    ),
    "vizier": (
        ("denar-3", "denar-7", "dirham-1", "dirham-2", "ducat-5", "ducat-7"),
        ("denar-9", "dirham-6", "ducat-9", "florin-2"),
        ("pavilion-4-ES", "tower-13-E", "pavilion-3-SW", "chambers-8-NW"),
    ),
    "camps": (
        ("denar-4", "denar-5", "denar-6", "dirham-5", "dirham-7", "florin-2", "florin-2"),
        ("denar-5", "denar-9", "dirham-4", "dirham-4"),
        ("arcades-7-ES", "camp-9-ES", "camp-7-NW", "arcades-8-E"),
    ),
    "bazaars": (
        ("ducat-5", "ducat-7", "florin-4", "florin-5"),
        ("denar-4", "dirham-3", "florin-2", "florin-7"),
        ("arcades-5-NW", "tower-9-ES", "chambers-11-open", "garden-10-W"),
    ),
    "falconers": (
        ("denar-4", "dirham-1", "dirham-4", "florin-8"),
        ("denar-4", "dirham-2", "dirham-3", "ducat-3"),
        ("garden-9-E", "tower-12-open", "arcades-10-open", "tower-13-E"),
    ),
    "bureaux": (
        ("denar-6", "dirham-8", "ducat-5", "florin-5", "florin-7"),
        ("bureau-ducat-florin", "denar-8", "ducat-2", "florin-4"),
        ("arcades-9-open", "garden-11-open", "garden-10-open", "garden-10-W"),
    ),
    "bonus_cards": (
        ("ducat-2",),
        ("dirham-7", "ducat-6", "florin-3", "florin-5"),
        ("garden-10-W", None, None, "chambers-11-open"),
    ),
    "huts": (
        ("denar-7", "dirham-1", "dirham-2", "ducat-5", "ducat-7", "ducat-9"),
        ("denar-9", "dirham-9", "dirham-9", "florin-2"),
        ("pavilion-4-ES", "tower-13-E", "pavilion-2-NEW", "pavilion-8-open"),
    ),
}


DEALS = {
    ("1", 1): (
        "denar-2 denar-6 dirham-5 dirham-7 ducat-2",
        "dirham-7 ducat-6 florin-3 florin-5",
        "garden-10-W seraglio-9-open garden-8-NW chambers-11-open",
    ),
    ("2", 1): (
        "denar-2 denar-6 dirham-5 dirham-7 ducat-2",
        "dirham-7 ducat-6 florin-3 florin-5",
        "garden-10-W seraglio-9-open garden-8-NW chambers-11-open",
    ),
    ("3", 1): (
        "dirham-5 dirham-7 dirham-7 ducat-2",
        "ducat-6 florin-3 florin-5",
        "garden-10-W seraglio-9-open - chambers-11-open",
    ),
    ("4", 1): (
        "dirham-5 dirham-7 dirham-7 ducat-2",
        "ducat-6 florin-3 florin-5",
        "garden-10-W seraglio-9-open - chambers-11-open",
    ),
    ("4", 2): (
        "denar-1 dirham-3 ducat-1 ducat-3 ducat-6 ducat-8",
        "denar-6 ducat-8 florin-2",
        "garden-10-W - chambers-6-ES -",
    ),
    ("4", 3): (
        "dirham-6 dirham-9 ducat-1 florin-5 florin-7 florin-7",
        "denar-1 dirham-5 florin-2",
        "tower-11-S - tower-11-N tower-10-W",
    ),
    ("5", 1): (
        "dirham-4 dirham-6 dirham-7 dirham-8 ducat-7",
        "dirham-4 dirham-6 ducat-6 florin-9",
        "pavilion-2-NEW tower-8-NES tower-10-W garden-7-NSW",
    ),
    ("6", 1): (
        "denar-9 dirham-2 dirham-3 dirham-5 dirham-8 dirham-9",
        "denar-3 dirham-3 ducat-1",
        "chambers-6-ES seraglio-3-ESW chambers-8-NW chambers-11-open",
    ),
    ("7", 1): (
        "denar-1 denar-1 denar-5 denar-9 denar-9 "
        "dirham-1 dirham-1 dirham-4 ducat-4 ducat-5 florin-4 florin-8",
        "denar-9 dirham-8 florin-1 florin-4",
        "arcades-10-open tower-12-open garden-12-S tower-11-S",
    ),
    ("7", 2): (
        "denar-1 denar-1 denar-5 denar-9 denar-9 dirham-1 dirham-1 dirham-4 ducat-4 ducat-5",
        "denar-9 dirham-1 dirham-2 florin-7",
        "garden-8-NE tower-12-open garden-12-S tower-11-S",
    ),
    ("7", 3): (
        "denar-1 denar-1 denar-5 denar-9 denar-9 denar-9 "
        "dirham-1 dirham-1 dirham-4 ducat-4 ducat-5 florin-4 florin-8",
        "dirham-1 dirham-2 dirham-8 florin-7",
        "arcades-10-open tower-12-open garden-8-NE tower-11-S",
    ),
    ("8", 1): (
        "denar-1 denar-7 denar-9 dirham-3 dirham-9 florin-2",
        "denar-2 dirham-5 ducat-3 florin-4",
        "arcades-10-open garden-9-E tower-13-E garden-12-S",
    ),
    ("8", 2): (
        "denar-1 denar-7 denar-9 dirham-3 dirham-9 florin-2",
        "denar-2 dirham-5 ducat-3 florin-4",
        "arcades-10-open garden-9-E tower-13-E garden-12-S",
    ),
    ("9", 1): (
        "denar-1 dirham-7 dirham-7 ducat-2 ducat-2 ducat-3 ducat-8 florin-3",
        "dirham-1 dirham-6 ducat-2 florin-2",
        "tower-7-NEW tower-11-S - -",
    ),
    ("9", 2): (
        "denar-1 dirham-7 dirham-7 ducat-2 ducat-2 ducat-3 ducat-8 florin-3",
        "dirham-1 dirham-6 ducat-2 florin-2",
        "- - - -",
    ),
    ("vizier", 2): (
        "denar-7 dirham-1 dirham-2 ducat-5 ducat-7",
        "denar-9 dirham-6 ducat-9 florin-2",
        "pavilion-4-ES tower-13-E pavilion-2-NEW chambers-8-NW",
    ),
    ("bureaux", 2): (
        "bureau-ducat-florin denar-6 dirham-8 ducat-5 florin-5 florin-7",
        "denar-6 dirham-2 ducat-2 florin-9",
        "chambers-7-SW garden-11-open garden-10-open garden-10-W",
    ),
}
"""Hand, row and market of each table when a lesson first shows it; - is an empty square."""


@pytest.mark.parametrize(("name", "table"), DEALS)
def test_the_deal_of_every_table_is_unchanged(name, table):
    lesson = lessons()[name]
    step = next(place for place, step in enumerate(lesson.steps) if step.table == table)
    hand, _, row, market, *_ = described_in(lesson.at(step).state)
    told = " ".join(hand), " ".join(row), " ".join(tile or "-" for tile in market)
    assert told == DEALS[name, table]


def test_the_deal_of_every_table_is_listed():
    tables = {(name, number + 1) for name, one in lessons().items() for number in range(len(one.tables))}
    assert tables == {*DEALS, *((name, 1) for name in MODULE_DEALS)}


@pytest.mark.parametrize("name", [name for name in NAMES if lessons()[name].about])
def test_the_deal_of_a_module_lesson_is_unchanged(name):
    hand, _, row, market, seat = described_in(lessons()[name].at(0).state)
    assert (hand, row, market) == MODULE_DEALS[name]
    assert seat == 0


def around(name, step):
    """Return the rulebook and the states before and after a step of a lesson."""
    lesson = lessons()[name]
    book, before = lesson.table_at(step).book, lesson.at(step).state
    return book, before, play(book, before, codec_for(book).load_action(lesson.steps[step].played)).after


def test_facts_in_module_lessons_are_true():
    book, before, after = around("dirk", 2)
    assert (points_by_source(book, before, 1)["tower"], points_by_source(book, after, 1)["tower"]) == (6, 3)
    book, _, after = around("camps", 2)
    assert points_by_source(book, after, 0)["camps"] == 1
    book, _, after = around("falconers", 1)
    assert score_now(book, after, 1).of(0, "falcons") == 2
    book, before, after = around("huts", 2)
    assert (book.strengths(before, "pavilion")[0], book.strengths(after, "pavilion")[0]) == (1, 2)
    book, before, after = around("bonus_cards", 1)
    assert (book.strengths(before, "seraglio")[0], book.strengths(after, "seraglio")[0]) == (1, 2)
    assert lessons()["granada"].tables[0].book.tiles["arena-4"].back == "residential-area-5"
    bureaux = lessons()["bureaux"]
    ways = legal_actions(bureaux.tables[1].book, bureaux.at(1).state)
    garden = [way.cards for way in ways if isinstance(way, BuyBuilding) and way.tile == "garden-10-W"]
    assert garden == [("bureau-ducat-florin", "ducat-5", "florin-5")]
    turns = (bureaux.at(0).state.turn, bureaux.at(1).state.turn)
    assert turns[1] - turns[0] == 3


@pytest.mark.parametrize("name", NAMES)
def test_opponents_in_lessons_are_characters(name):
    learner, *others = lessons()[name].table_at(0).book.setup.seats
    assert learner.character is None
    assert [seat.character for seat in others] == [seat.name.lower() for seat in others]


@pytest.mark.parametrize("name", NAMES)
def test_every_action_of_a_lesson_is_legal(name):
    lesson = lessons()[name]
    for place, step in enumerate(lesson.steps):
        book, game = lesson.table_at(place).book, lesson.at(place)
        codec, state = codec_for(book), game.state
        assert game.history() is not None
        if step.guess is not None:
            assert step.guess.answer(book, state) in step.guess.choices
        for number, done in enumerate(step.done):
            action = codec.load_action(step.played if number == 0 else done)
            assert step.met_by(codec.dump_action(action))
            if isinstance(action, PlaceTile) and not isinstance(state.decision, Placing):
                city, tile = state.players[0].city, book.tiles[action.tile]
                assert not book.placement.why_not_place(city, tile, action.cell)
                assert lesson.at(place + 1).promised[-1].promised == (action,)
                continue
            assert action in legal_actions(book, state)
            following = lesson.steps[place + 1 :][:1]
            if number == 0 and following and following[0].table == step.table:
                assert lesson.at(place + 1).state == play(book, state, action).after


@pytest.mark.parametrize("name", NAMES)
def test_every_step_cites_an_existing_rule_and_has_instructions(name):
    known = RuleLibrary.read("en").by_id
    for step in lessons()[name].steps:
        assert step.rule in known
        assert not step.refused or step.refused in known
        assert bool(step.how) is not step.is_read


@pytest.mark.parametrize("language", languages())
def test_every_step_has_a_short_text_in_every_language(language):
    told = lesson_words(language)
    assert set(told) == set(lessons())
    for name, words in told.items():
        lesson = lessons()[name]
        assert len(words.steps) == len(lesson.steps)
        for step, text in zip(lesson.steps, words.steps, strict=True):
            said = f"{text.text} {text.task} {text.why}"
            assert len(re.findall(r"[\w\u2019'-]+", said)) <= MOST_WORDS, said
            assert "!" not in said
            assert bool(text.other) is (bool(step.done or step.guess) and not step.ends_turn)


@pytest.mark.parametrize("language", languages())
def test_no_step_identifies_a_mark_by_colour(language):
    for words in lesson_words(language).values():
        for text in words.steps:
            said = f"{text.text} {text.task} {text.why} {text.other}"
            assert not re.search(r"\b(red|teal|turquoise|rouges?)\b", said, re.IGNORECASE), said


def test_french_lessons_have_correct_typography():
    for words in lesson_words("fr").values():
        for text in (
            words.title,
            words.goal,
            *(part for step in words.steps for part in (step.text, step.task)),
        ):
            assert not re.search(r"[^\u00a0\d][:;?]", text), text
            assert "'" not in text


def test_rules_link_to_existing_lessons():
    linked = {place.rule.lesson for place in RuleLibrary.read("en").by_id.values()} - {""}
    assert linked <= set(NAMES)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": [], "step": []},
        {"seed": 1, "seat": [], "step": []},
        {"seed": 1, "seat": [{"name": "A", "colour": "amber"}] * 2, "step": [{"show": []}]},
    ],
)
def test_an_invalid_lesson_is_refused(wrong):
    with pytest.raises(LessonError, match=r"^7\.toml"):
        _lesson("7", wrong)


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"how": ["throw card:florin-3"]}, "throw"),
        ({"guess": "weight:garden", "choices": [1]}, "weight"),
        ({"table": 2}, "table = 2"),
    ],
)
def test_an_impossible_step_is_refused(wrong, fault):
    seats = [{"name": "Ana", "colour": "amber"}, {"name": "Yusuf", "colour": "blue"}]
    step = {"show": ["row"], "rule": "B-9", **wrong}
    with pytest.raises(LessonError, match=fault):
        _lesson("7", {"seed": 1, "seat": seats, "step": [step]})


@pytest.mark.parametrize("name", NAMES)
def test_the_learner_has_the_first_seat_and_a_unique_name(name):
    game = lessons()[name].at(0)
    assert game.setup.seats[0].player == "human"
    called, others = game.with_name(0, "Zoe"), game.setup.seats[1:]
    assert (called.setup.seats[0].name, called.setup.seats[1:]) == ("Zoe", others)
    assert called.history() is not None
    assert game.with_name(0, others[0].name) is game


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_step_asks_to_click_a_piece_already_lifted(language):
    """A click on a lifted piece puts it back, so the lesson would reach a dead end."""
    for name, lesson in lessons().items():
        told = lesson_words(language)[name].steps
        for before, step, said in zip(lesson.steps, lesson.steps[1:], told[1:], strict=False):
            held = before.table == step.table and (before.lifted or before.refused)
            if held and step.how and step.how[0] == before.how[0]:
                assert not {"then", "puis"} & set(said.task.replace(",", " ").split()), (name, said.task)


# -- made-up lessons


def seated(**more):
    """Return the content of a lesson's file with two seats and one step."""
    seats = [{"name": "Ana", "colour": "amber"}, {"name": "Yusuf", "colour": "blue"}]
    return {"seed": 1, "seat": seats, "picture": "start", "step": [{"show": [], "rule": "B-9"}], **more}


END, TAKE = {"action": "EndTurn"}, {"action": "TakeMoney", "cards": ["a"]}


@pytest.mark.parametrize(
    ("fields", "is_read", "by_hand", "ends_turn"),
    [
        ({}, True, False, False),
        ({"lifted": "tile:a"}, False, True, False),
        ({"refused": "B-17"}, False, True, False),
        ({"done": TAKE}, False, True, False),
        ({"done": [TAKE, END]}, False, True, True),
        ({"guess": "points:garden", "choices": [1]}, False, False, False),
    ],
)
def test_a_step_is_read_done_by_hand_or_guessed(fields, is_read, by_hand, ends_turn):
    (step,) = _lesson("7", seated(step=[{"show": [], "rule": "B-9", **fields}])).steps
    assert (step.is_read, step.by_hand, step.ends_turn) == (is_read, by_hand, ends_turn)
    assert [one.deed for one in step.how] == (["answer"] if "guess" in fields else [])
    assert (step.played is None) is ("done" not in fields)


def test_a_step_is_met_by_any_of_its_actions_and_demonstrated_by_the_first():
    fields = {"show": ["row"], "rule": "B-9", "done": [{"action": "Buy", "tile": "a"}, END]}
    (step,) = _lesson("7", seated(step=[{**fields, "open": {"cards": ["x"]}}])).steps
    assert step.played == {"action": "Buy", "tile": "a", "cards": ["x"]}
    assert step.met_by({"action": "Buy", "tile": "a", "cards": ["y"]})
    assert step.met_by(END)
    assert not step.met_by({"action": "Buy", "tile": "b", "cards": ["x"]})
    assert not step.met_by({"action": "Buy"})


@pytest.mark.parametrize(
    ("refused", "broken", "tried"),
    [
        ("B-17", ("B-17",), True),
        ("B-17", ("B-19", "B-17"), True),
        ("B-17", ("B-19",), False),
        ("B-17", (), False),
        ("", ("B-17",), False),
    ],
)
def test_a_step_waits_for_an_attempt_that_breaks_its_rule(refused, broken, tried):
    (step,) = _lesson("7", seated(step=[{"show": [], "rule": "B-9", "refused": refused}])).steps
    assert (
        step.tried(tuple(BrokenRule(name, Message("not-now"), Message("not-now-why")) for name in broken))
        is tried
    )


def test_a_later_table_follows_another_one_or_has_a_seed():
    prelude = [{"action": "A"}, {"action": "B"}]
    more = [
        {"after": 1, "prelude": [{"action": "C"}]},
        {"seed": 9, "prelude": [{"action": "D"}]},
        {"after": 2},
    ]
    first, second, third, fourth = _lesson("7", seated(prelude=prelude, table=more)).tables
    assert [one["action"] for one in first.prelude] == ["A", "B"]
    assert [one["action"] for one in second.prelude] == ["A", "B", "C"]
    assert [one["action"] for one in third.prelude] == ["D"]
    assert fourth == second
    assert [table.setup.seed for table in (first, second, third, fourth)] == [1, 1, 9, 1]
    assert third.setup.seats == first.setup.seats


@pytest.mark.parametrize(("table", "possible"), [(0, False), (1, True), (2, True), (3, False), (-1, False)])
def test_a_step_needs_an_existing_table(table, possible):
    content = seated(table=[{"seed": 2}], step=[{"show": [], "rule": "B-9", "table": table}])
    if possible:
        lesson = _lesson("7", content)
        assert lesson.table_at(0) is lesson.tables[table - 1]
    else:
        with pytest.raises(LessonError, match=f"table = {table}"):
            _lesson("7", content)


@pytest.mark.parametrize(
    ("text", "gesture"),
    [
        ("pick card:a", Gesture("pick", "card:a")),
        ("end", Gesture("end")),
        ("confirm", Gesture("confirm")),
        ("Pick a", None),
        ("pick a b", None),
        ("answer 1", None),
        ("", None),
    ],
)
def test_only_known_gestures_are_read(text, gesture):
    content = seated(step=[{"show": [], "rule": "B-9", "how": [text]}])
    if gesture is not None:
        assert _lesson("7", content).steps[0].how == (gesture,)
    else:
        with pytest.raises(LessonError, match=r"7\.toml"):
            _lesson("7", content)


def test_a_lesson_without_a_game_is_about_the_base_game():
    lesson = _lesson("7", seated())
    assert (lesson.id, lesson.about, lesson.picture) == ("7", "", "start")
    assert (lesson.tables[0].setup.game, lesson.tables[0].setup.modules) == ("alhambra", ())
    other = _lesson("x", seated(game="granada", about="granada"))
    assert (other.about, other.tables[0].setup.game) == ("granada", "granada")
    assert _lesson("x", seated(modules=["vizier"])).tables[0].setup.modules == ("vizier",)


def test_a_lesson_is_done_after_its_last_step():
    lesson = lessons()["3"]
    steps = len(lesson.steps)
    found = [is_done(lesson, done) for done in ({}, {"3": steps - 1}, {"3": steps}, {"2": 99})]
    assert found == [False, False, True, False]
    assert course() == [one for one in lessons().values() if one.id.isdecimal()]


@pytest.mark.parametrize(
    ("hands", "richest"),
    [
        ((("denar-9",), ("denar-3",), ()), 0),
        ((("ducat-9", "denar-1"), ("denar-1", "denar-2"), ("ducat-9",)), 1),
        (((), ("denar-4",), ("denar-1", "denar-3")), 1),
        (((), ("ducat-4",), ()), 0),
        (((), ("denar-4",), ("denar-5",)), 2),
    ],
)
def test_the_richest_seat_has_the_most_money_of_one_currency(hands, richest):
    lesson = lessons()["9"]
    state, book = lesson.at(0).state, lesson.tables[0].book
    players = tuple(one.changed(hand=hand) for one, hand in zip(state.players, hands, strict=True))
    guess = Guess.read("richest:denar", [0, 1])
    assert guess.answer(book, state.changed(players=players)) == richest
    name = lesson.tables[0].setup.seats[richest].name
    assert guess.message(lesson.tables[0].setup, richest) == Message("lesson-seat", name=name)
    assert Guess.read("points:garden", [0]).message(book.setup, 7) == Message("lesson-points", points=7)


def test_keys_are_inserted_into_the_texts_of_the_steps():
    words = LessonWords("title", "goal", (StepWords("a", "b", "c", "d"), StepWords("e", "f", "g")))
    filled = words.filled(str.upper)
    assert filled == LessonWords("title", "goal", (StepWords("A", "B", "C", "D"), StepWords("E", "F", "G")))


@pytest.mark.parametrize(
    ("picture", "face"),
    [
        ("scoring-1", None),
        ("denar-7", CardFace("denar-7")),
        ("garden-8-NW", TileFace("garden-8-NW")),
        ("start", TileFace("start")),
    ],
)
def test_a_lesson_is_pictured_by_a_card_or_tile(picture, face):
    shown = face_of(_lesson("7", seated(picture=picture if face else next(iter(SCORING_CARDS)))))
    assert shown == (face or ScoringCardFace(next(iter(SCORING_CARDS.values()))))


def test_an_unknown_picture_is_refused():
    with pytest.raises(IndexError):
        face_of(_lesson("7", seated(picture="nothing")))


def test_lessons_follow_their_numbers_then_the_rule_sets():
    lessons.cache_clear()  # reads the files in this test
    about = [lesson.about for lesson in lessons().values() if lesson.about]
    assert about == [module.id for module in MODULES if module.id in about]
    assert [lesson.id for lesson in list(lessons().values())[:2]] == ["1", "2"]
