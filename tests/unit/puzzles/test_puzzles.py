"""Puzzles: files, daily puzzles, goals and the player's rating."""

from __future__ import annotations

import re
import tomllib
from types import SimpleNamespace
from typing import Any

import attrs
import pytest

from alhambra_desktop import words
from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.learning.puzzles.goals import (
    GOALS,
    AheadGoal,
    CountGoal,
    ExactGoal,
    GoalError,
    Line,
    PlaceGoal,
    RunGoal,
    SaveGoal,
    goal_messages,
    goal_of,
    goals_known,
    line_of,
)
from alhambra_desktop.model.learning.puzzles.puzzle import Deal, PuzzleError, puzzle_text, read
from alhambra_desktop.model.learning.puzzles.rating import FIRST, Answer, Rating, answer_of
from alhambra_desktop.model.rules.core.engine.action import EndTurn, PlacingAction
from alhambra_desktop.model.rules.core.engine.event import BuildingBought, TurnBegan
from alhambra_desktop.words import say
from tests.sweeps import swept

NAMES = shelf.names()

FIRST_TURN = """\
format = 1
game = "alhambra"
modules = []
seats = 2
seed = 233
seat = 1
moves = ""
table = 1884154199
goals = ["rank seraglio 1 0", "run wall 2", "exact 1"]
answer = "4 2 0 0"
turns = 55
rating = 1074
turn = 1
city = [[0, 0, "start", 0, "", "wall"]]
market = [["florin", "garden", 10, "W"], ["dirham", "chambers", 8, "NW"], MORE]
hand = ["denar-4", "denar-9", "ducat-2", "ducat-8"]
""".replace("MORE", '["denar", "seraglio", 4, "NE"], ["ducat", "tower", 9, "NE"]')


def file_of(name: str) -> str:
    return (shelf.FOLDER / f"{name}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", swept(NAMES, NAMES[:3].__contains__))
def test_the_answer_of_a_puzzle_reaches_its_goals(name):
    puzzle = shelf.puzzle(name)
    assert puzzle_text(puzzle) == file_of(name)
    assert puzzle.state.decision.seat == puzzle.deal.seat
    assert puzzle.turn <= puzzle.turns
    deeds = [one for one in puzzle.answer if not isinstance(one, PlacingAction) and not one.unmentioned]
    assert len(deeds) >= 2
    before, after = (line_of(puzzle.book, puzzle.state, actions) for actions in ((), puzzle.answer))
    assert puzzle.goals
    for goal in puzzle.goals:
        assert goal.reached(after), str(goal)
        assert not goal.reached(before), str(goal)
    assert isinstance(puzzle.answer[-1], EndTurn)
    assert len(puzzle.answered()) == len(puzzle.answer)


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("name", swept(NAMES, NAMES[:3].__contains__))
def test_the_goals_of_a_puzzle_have_texts_in_every_language(name, language):
    puzzle = shelf.puzzle(name)
    words.use(language)
    try:
        for goal in puzzle.goals:
            assert say(goal.message(puzzle.book))
    finally:
        words.use(words.SOURCE)


def test_at_least_a_quarter_of_the_puzzles_have_modules():
    with_modules = [name for name in NAMES if tomllib.loads(file_of(name))["modules"]]
    assert 4 * len(with_modules) >= len(NAMES)


def test_the_first_turn_of_a_game_can_be_a_puzzle():
    puzzle = read("first", FIRST_TURN)
    assert puzzle.moves == ()
    assert puzzle_text(puzzle) == FIRST_TURN


def test_each_puzzle_comes_from_a_different_game():
    assert len({tomllib.loads(file_of(name))["seed"] for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("format = 1", "format = 2"), "to another version"),
        (('moves = "', 'moves = "999 '), "cannot be read"),
        (('moves = "', 'moves = "-1 '), "cannot be read"),
        (("table = ", "table = 1"), "replaying it leads to a different position"),
        (("seats = ", "seats = 1"), "cannot be read"),
        (("seat = ", "seat = 9"), "cannot be read"),
        (('goals = ["', 'goals = ["fly 3", "'), "cannot be read"),
        (('goals = ["', 'goals = ["count castles 3", "'), "cannot be read"),
        (('answer = "', 'answer = "77 '), "cannot be read"),
        (("rating = ", "rating = x"), "cannot be read"),
        (('game = "alhambra"', 'game = "chess"'), "cannot be read"),
        (("modules = [", 'modules = ["chess", '), "cannot be read"),
    ],
)
def test_a_damaged_puzzle_is_refused_with_its_name(change, said):
    name = NAMES[0]
    damaged = file_of(name).replace(change[0], change[1], 1)
    assert damaged != file_of(name)
    with pytest.raises(PuzzleError) as caught:
        read(name, damaged)
    told = say(caught.value.message)
    assert said in told
    assert name in told
    assert told.count("\n") == 0


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"nothing", b"[puzzle]\n", b"format = 1\n"])
def test_an_invalid_or_missing_puzzle_file_is_refused(content, tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "FOLDER", tmp_path)
    shelf.puzzle.cache_clear()
    (tmp_path / "1.toml").write_bytes(content)
    with pytest.raises(PuzzleError):
        shelf.puzzle("1")
    with pytest.raises(PuzzleError):
        shelf.puzzle("2")


def test_daily_puzzles_follow_in_order():
    """Daily puzzles use only the base game."""
    base = [name for name in NAMES if not shelf.modules()[name]]
    count = len(base)
    assert [shelf.of_day(day) for day in range(count)] == base
    assert shelf.of_day(count) == shelf.of_day(0)
    assert shelf.of_day(-1) == base[-1]


def test_goals_do_not_reveal_the_solution():
    """An exact payment would reveal the solution, and goals that all puzzles share would be useless."""
    goals = [tomllib.loads(file_of(name))["goals"] for name in NAMES]
    assert not [goal for some in goals for goal in some if goal.split()[0] in ("exact", "save")]
    assert len(set(map(tuple, goals))) > len(NAMES) / 2


def test_a_goal_is_parsed_from_its_text():
    puzzles = map(shelf.puzzle, NAMES[:5])
    for goal in (goal for puzzle in puzzles for goal in puzzle.goals):
        assert goal_of(str(goal)) == goal
    for text in ("", "fly", "exact", "exact x", "exact 1 2", "rank garden one 0"):
        with pytest.raises((GoalError, ValueError)):
            goal_of(text)
    assert set(GOALS) == {"rank", "ahead", "count", "run", "exact", "save"}


@pytest.mark.parametrize(
    ("answer", "hinted", "points"),
    [
        (Answer.SOLVED, False, 16),
        (Answer.SOLVED, True, 0),
        (Answer.NEARLY, False, 0),
        (Answer.NEARLY, True, -8),
        (Answer.MISSED, False, -16),
    ],
)
def test_an_answer_to_an_equally_rated_puzzle_changes_the_rating(answer, hinted, points):
    after = Rating().after(FIRST, answer, hinted)
    assert after.points - FIRST == pytest.approx(points)
    assert after.answers == 1


def test_an_answer_counts_half_after_many_answers():
    settled = Rating(FIRST, 20)
    assert settled.after(FIRST, Answer.SOLVED, False).points - FIRST == pytest.approx(8)


@pytest.mark.parametrize("kind", shelf.kinds())
def test_puzzles_of_a_module_avoid_unknown_modules_if_possible(kind):
    modules = [shelf.modules()[name] for name in shelf.of_kind(kind, frozenset())]
    assert modules == [{kind}] * len(modules)
    every = frozenset(shelf.kinds())
    assert set(shelf.of_kind(kind, every)) == {name for name in NAMES if kind in shelf.modules()[name]}


def test_other_kinds_are_base_game_and_known_modules():
    played = frozenset({"huts"})
    assert shelf.of_kind(shelf.BASE, played) == shelf.suitable(frozenset())
    assert shelf.of_kind(shelf.KNOWN, played) == shelf.suitable(played)


def test_modules_of_the_shelf_match_the_files():
    for name in NAMES:
        values = tomllib.loads(file_of(name))
        game = () if values["game"] == "alhambra" else (values["game"],)
        assert shelf.modules()[name] == {*game, *values["modules"]}


# -- files


@pytest.mark.parametrize("name", ["seed", "seats", "seat", "turns", "rating"])
@pytest.mark.parametrize("value", ["-1", "true", "2.0", '"2"', "[]"])
def test_counts_of_a_puzzle_are_whole_numbers_from_zero(name, value):
    damaged = re.sub(rf"(?m)^{name} = .*$", f"{name} = {value}", FIRST_TURN)
    with pytest.raises(PuzzleError) as caught:
        read("first", damaged)
    assert caught.value.message.id == "puzzle-damaged"
    assert name in str(dict(caught.value.message.arguments)["reason"])


def test_a_puzzle_may_have_turn_and_rating_zero():
    puzzle = read(
        "first", FIRST_TURN.replace("rating = 1074", "rating = 0").replace("turns = 55", "turns = 0")
    )
    assert (puzzle.rating, puzzle.turns, puzzle.turn) == (0, 0, 1)


@pytest.mark.parametrize(
    ("line", "change"),
    [
        ("goals", "[]"),
        ("goals", '["rank castles 1 0"]'),
        ("goals", '["run moat 2"]'),
        ("goals", '["save tower-99 1"]'),
        ("goals", '["exact 1", "fly"]'),
        ("answer", '""'),
        ("answer", '"4 2 0 0 0"'),
        ("answer", '"4  2 0 0"'),
        ("answer", '" 4 2 0 0"'),
        ("answer", '"4 -1"'),
        ("moves", '"x"'),
        ("seat", "2"),
        ("seat", "0"),
    ],
)
def test_an_impossible_puzzle_is_refused(line, change):
    damaged = re.sub(rf"(?m)^{line} = .*$", f"{line} = {change}", FIRST_TURN)
    assert damaged != FIRST_TURN
    with pytest.raises(PuzzleError, match="puzzle-damaged"):
        read("first", damaged)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_solver_is_the_only_human_player(seats):
    for seat in range(seats):
        setup = Deal(7, seats, seat, "alhambra", ("vizier",)).setup()
        humans = [one for one in setup.seats if one.player == "human"]
        assert [one.name for one in humans] == ["Ana"]
        assert setup.seats.index(humans[0]) == seat
        assert [one.level is None for one in setup.seats] == [number == seat for number in range(seats)]
        assert len({one.name for one in setup.seats}) == len(setup.seats) == seats
        assert (setup.seed, setup.modules) == (7, ("vizier",))


# -- goals


def line(*counts: int) -> Line:
    """Return a line of seat 1 in which each owner has a number of gardens; the last owner has no seat."""
    owners = (*range(len(counts) - 1), "dirk")
    table = dict(zip(owners, counts, strict=True))
    now: Any = SimpleNamespace(gardens=table)
    book: Any = SimpleNamespace(
        count=lambda state, owner, type_: state.gardens[owner] if type_ == "garden" else 0,
        owners=lambda: owners,
    )
    return Line(book, 1, (), now)


@pytest.mark.parametrize(
    ("counts", "reached"),
    [
        # the solver has the second number; the goals are rank 1 alone, rank 1 tied, rank 2 alone, rank 2 tied
        ((2, 3, 1, 0), (True, True, True, True)),
        ((3, 3, 1, 0), (False, True, True, True)),
        ((4, 3, 1, 0), (False, False, True, True)),
        ((4, 3, 3, 0), (False, False, False, True)),
        ((4, 3, 5, 0), (False, False, False, False)),
        ((0, 3, 0, 3), (False, True, True, True)),
        ((0, 3, 0, 4), (False, False, True, True)),
        ((0, 0, 0, 0), (False, False, False, False)),
        ((0, 1, 0, 0), (True, True, True, True)),
    ],
)
def test_a_rank_is_reached_by_a_better_one_and_tied_only_if_shared(counts, reached):
    goals = [PlaceGoal("garden", rank, shared) for rank in (1, 2) for shared in (0, 1)]
    assert tuple(goal.reached(line(*counts)) for goal in goals) == reached


@pytest.mark.parametrize(
    ("counts", "lead"), [((2, 5, 1, 0), 3), ((0, 5, 4, 0), 1), ((0, 5, 0, 4), 1), ((5, 5, 0, 0), 0)]
)
def test_a_lead_and_a_number_are_reached_from_their_threshold(counts, lead):
    margins = [AheadGoal("garden", margin).reached(line(*counts)) for margin in range(7)]
    assert margins == [margin <= lead for margin in range(7)]
    numbers = [CountGoal("garden", number).reached(line(*counts)) for number in range(8)]
    assert numbers == [number <= 5 for number in range(8)]
    assert not CountGoal("tower", 1).reached(line(*counts))


@pytest.mark.parametrize(
    ("counts", "rank", "standing"),
    [
        ((2, 1, 0, 0), 1, "You 1, leader 2"),
        ((2, 2, 0, 0), 1, "You 2, leader 2"),
        ((2, 3, 1, 0), 1, "You 3, next best 2"),
        ((2, 0, 1, 0), 2, "You 0, second place 1"),
        ((2, 2, 1, 0), 2, "You 2, next best 1"),
        ((4, 0, 3, 2), 3, "You 0, third place 2"),
        ((1, 0, 0), 4, "You 0, fourth place 0"),
    ],
)
def test_the_numbers_of_a_majority_name_the_player_to_reach(counts, rank, standing):
    assert say(PlaceGoal("garden", rank, 1).standing(line(*counts))) == standing
    leader = max(count for at, count in enumerate(counts) if at != 1)
    ahead = say(AheadGoal("garden", 2).standing(line(*counts)))
    assert ahead == f"You {counts[1]}, {'next best' if counts[1] > leader else 'leader'} {leader}"


def test_other_goals_count_up_to_their_number():
    assert say(CountGoal("garden", 7).standing(line(1, 5, 0))) == "5 of 7 so far"
    assert say(ExactGoal(2).standing(line(0, 0))) == "0 of 2 so far"
    assert goal_of("save tower-9-ES 0").standing(line(0, 0)) is None
    puzzle = read("first", FIRST_TURN)
    after = line_of(puzzle.book, puzzle.state, puzzle.answer)
    longest = after.now.players[1].city.length("wall")
    assert say(RunGoal("wall", 9).standing(after)) == f"{longest} of 9 so far"


def test_a_wall_is_reached_from_its_length():
    puzzle = read("first", FIRST_TURN)
    after = line_of(puzzle.book, puzzle.state, puzzle.answer)
    longest = after.now.players[1].city.length("wall")
    assert longest >= 2
    assert [RunGoal("wall", n).reached(after) for n in range(9)] == [n <= longest for n in range(9)]


def test_only_exact_purchases_count_as_exact_payments():
    bought = tuple(BuildingBought(1, "garden-8-NW", (), 8, over) for over in (0, 1, 0, 5))
    whole = attrs.evolve(line(0, 0), events=(TurnBegan(1, 1), *bought))
    assert [ExactGoal(count).reached(whole) for count in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("cards", "exact", "enough"),
    [
        (("ducat-3", "ducat-6"), True, True),
        (("ducat-4", "ducat-5", "denar-1"), True, True),
        (("ducat-4", "ducat-6"), False, True),
        (("ducat-8",), False, False),
        (("denar-9",), False, False),
        ((), False, False),
    ],
)
def test_money_is_saved_for_a_tile_on_the_market(cards, exact, enough):
    puzzle = read("first", FIRST_TURN)
    book, state = puzzle.book, puzzle.state
    (good,) = [one for one in book.goods(state) if one.on_market and one.currency == "ducat"]
    assert good.price == 9
    players = tuple(one.changed(hand=cards if seat == 1 else ()) for seat, one in enumerate(state.players))
    here = Line(book, 1, (), state.changed(players=players))
    assert SaveGoal(good.tile, 1).reached(here) is exact
    assert SaveGoal(good.tile, 0).reached(here) is enough
    assert not SaveGoal("tower-99", 0).reached(here)


GOAL_MESSAGES = {
    "rank garden 1 0": "puzzle-goal-lead",
    "rank garden 1 1": "puzzle-goal-level",
    "rank garden 2 0": "puzzle-goal-rank",
    "rank garden 2 1": "puzzle-goal-rank-shared",
    "ahead garden 2": "puzzle-goal-ahead",
    "count garden 3": "puzzle-goal-count",
    "run wall 4": "puzzle-goal-run",
    "exact 2": "puzzle-goal-exact",
    "save garden-8-NW 0": "puzzle-goal-save",
    "save garden-8-NW 1": "puzzle-goal-save-exactly",
}


@pytest.mark.parametrize("text", GOAL_MESSAGES)
def test_every_goal_has_its_message_with_its_numbers(text):
    book, goal = read("first", FIRST_TURN).book, goal_of(text)
    message = goal.message(book)
    assert str(goal) == text
    assert message.id == GOAL_MESSAGES[text]
    numbers = {name: value for name, value in message.arguments if isinstance(value, int)}
    wanted = {name: value for name, value in attrs.asdict(goal).items() if name in numbers}
    assert numbers == wanted
    assert goal_messages(book, [goal, goal]) == (message, message)
    assert goals_known(book, [goal])


@pytest.mark.parametrize(
    "text", ["rank castle 1 0", "ahead castle 2", "count castle 3", "run moat 4", "save a 1"]
)
def test_a_goal_about_something_unknown_is_not_known(text):
    book = read("first", FIRST_TURN).book
    assert not goals_known(book, [goal_of(text)])
    assert not goals_known(book, [goal_of("exact 1"), goal_of(text)])


# -- results


@pytest.mark.parametrize(
    ("short", "every", "some", "none"),
    [
        (0.0, "solved", "nearly", "nearly"),
        (1.0, "solved", "nearly", "nearly"),
        (1.1, "nearly", "nearly", "nearly"),
        (2.9, "nearly", "nearly", "nearly"),
        (3.0, "nearly", "nearly", "missed"),
        (5.9, "nearly", "nearly", "missed"),
        (6.0, "missed", "missed", "missed"),
    ],
)
def test_an_answer_is_judged_by_its_goals_and_its_shortfall(short, every, some, none):
    found = [answer_of(short, reached).value for reached in ((True, True), (True, False), (False, False))]
    assert found == [every, some, none]


@pytest.mark.parametrize(("answers", "factor"), [(0, 32), (19, 32), (20, 16), (99, 16)])
def test_the_first_twenty_answers_count_twice(answers, factor):
    rating = Rating(1200.0, answers)
    assert rating.factor == factor
    assert rating.gains(1200) == (factor / 2, 0)
    assert rating.gains(800) == (round(factor / 11), -round(factor * 9 / 22))
    assert rating.after(1600, Answer.SOLVED, False).points - 1200 == pytest.approx(factor * 10 / 11)
    assert rating.after(800, Answer.SOLVED, False).points - 1200 == pytest.approx(factor / 11)
    assert rating.after(800, Answer.MISSED, False).answers == answers + 1
