"""Puzzles: files, daily puzzles, goals and the player's rating."""

from __future__ import annotations

import tomllib

import pytest

from alhambra_desktop import words
from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.learning.puzzles.goals import GOALS, GoalError, goal_of, line_of
from alhambra_desktop.model.learning.puzzles.puzzle import PuzzleError, puzzle_text, read
from alhambra_desktop.model.learning.puzzles.rating import FIRST, Answer, Rating
from alhambra_desktop.model.rules.core.engine.action import EndTurn, PlacingAction
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
    """An exact payment would reveal the solution, and a goal of all puzzles would be useless."""
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
