"""Every goal at and just below its threshold, and progress over several games."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from alhambra_desktop.model.files.archive.kept_game import Points
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns, Chronicle
from alhambra_desktop.model.learning.goals.goals import GOALS, Group, Progress, Stage, progress
from alhambra_desktop.model.learning.goals.played import Played, played_games
from alhambra_desktop.model.rules.modules.registry import EXPANSIONS
from alhambra_desktop.words import say
from tests.unit.goals.games import played

WON, SHARED, LOST = (60, 50), (60, 60), (50, 60)

Case = dict[str, Any]

CASES: dict[str, tuple[list[Case], list[Case]]] = {
    "long-wall": ([{"wall": 15}], [{"wall": 14}]),
    "great-wall": ([{"wall": 20}], [{"wall": 19}]),
    "one-piece": ([{"wall": 12, "outer": 12}], [{"wall": 11, "outer": 11}, {"wall": 14, "outer": 15}]),
    "twenty-roofs": ([{"buildings": 20}], [{"buildings": 19}]),
    "close-quarters": ([{"close": 12}], [{"close": 11}]),
    "nothing-wasted": (
        [{"buildings": 14, "unplaced": 0}],
        [{"buildings": 13, "unplaced": 0}, {"buildings": 14, "unplaced": 1}],
    ),
    "to-the-coin": ([{"exact": 10, "bought": 20}], [{"exact": 9, "bought": 9}]),
    "perfect-change": ([{"exact": 8, "bought": 8}], [{"exact": 7, "bought": 7}, {"exact": 8, "bought": 9}]),
    "chain-of-three": ([{"chain": 3}], [{"chain": 2}]),
    "four-markets": ([{"currencies_at_once": 4}], [{"currencies_at_once": 3, "currencies": 4}]),
    "thrifty": (
        [{"scores": WON, "overpaid": 10}],
        [
            {"scores": WON, "overpaid": 11},
            {"scores": LOST, "overpaid": 0},
            {"scores": WON, "overpaid": 0, "known": False},
        ],
    ),
    "empty-purse": ([{"cards": 0}], [{"cards": 1}, {"cards": 0, "known": False}]),
    "head-start": ([{"ahead": (1, -5, -5)}], [{"ahead": (0, 5, 5)}]),
    "start-to-finish": ([{"ahead": (1, 1, 1)}], [{"ahead": (1, 1, 0)}]),
    "comeback": (
        [{"scores": WON, "above": (0, -1, 5)}],
        [{"scores": WON, "above": (-1, 0, 5)}, {"scores": LOST, "above": (0, -1, -1)}],
    ),
    "clean-sweep": ([{"sweep": 4}], [{"sweep": 3}]),
    "high-score": ([{"scores": (150, 200, 10)}], [{"scores": (149, 10, 10)}, {"scores": (150, 10)}]),
    "photo-finish": (
        [{"scores": (61, 60)}, {"scores": (62, 60)}],
        [{"scores": (63, 60)}, {"scores": SHARED}, {"scores": (60, 61)}],
    ),
    "beat-builder": (
        [{"scores": WON, "levels": ("builder:mason",)}, {"scores": WON, "levels": ("grandmaster",)}],
        [{"scores": WON, "levels": ("journeyman:mason",)}, {"scores": LOST, "levels": ("builder",)}],
    ),
    "beat-architect": (
        [{"scores": (60, 50, 40), "levels": ("newcomer", "architect")}],
        [{"scores": WON, "levels": ("builder",)}],
    ),
    "beat-master": (
        [{"scores": SHARED, "levels": ("master",)}],
        [{"scores": WON, "levels": ("architect",)}],
    ),
    "top-of-the-table": (
        [{"scores": WON, "levels": ("grandmaster",)}],
        [{"scores": WON, "levels": ("master",)}, {"scores": LOST, "levels": ("grandmaster",)}],
    ),
    "full-table": (
        [{"scores": (9, 1, 2, 3, 4, 5)}],
        [{"scores": (9, 1, 2, 3, 4)}, {"scores": (1,) + 5 * (2,)}],
    ),
    "own-judgement": (
        [{"scores": WON, "levels": ("architect",), "aids": "purist"}],
        [
            {"scores": WON, "levels": ("architect",), "aids": "normal"},
            {"scores": WON, "levels": ("builder",), "aids": "purist"},
            {"scores": WON, "levels": ("architect",), "aids": "purist", "hints": (1, 0, 0)},
            {"scores": LOST, "levels": ("architect",), "aids": "purist"},
        ],
    ),
    "no-mistakes": (
        [{"analysed": AnalysedTurns(20, 3.0, 0), "turns": 20}],
        [
            {"analysed": AnalysedTurns(19, 0.0, 0), "turns": 19},
            {"analysed": AnalysedTurns(20, 3.0, 1), "turns": 20},
            {"analysed": AnalysedTurns(20, 3.0, 0), "turns": 21},
        ],
    ),
    "good-advice": ([{"elsewhere": 3}], [{"elsewhere": 2}]),
    "two-palaces": (
        [{"scores": WON, "edges": 2}],
        [{"scores": WON, "edges": 1}, {"scores": LOST, "edges": 2}],
    ),
}
"""For each goal of a single game, games that reach it, and games that do not."""


def reached(games: list[Played]) -> dict[str, Progress]:
    return {one.goal.id: one for one in progress(games)}


def test_there_are_thirty_goals_in_groups_of_six() -> None:
    assert len({goal.id for goal in GOALS}) == 30
    assert [goal.group for goal in GOALS] == [group for group in Group for _ in range(6)]
    courses = {"three-in-a-row", "second-chance", "well-travelled"}
    assert CASES.keys() | courses == {goal.id for goal in GOALS}


@pytest.mark.parametrize("goal", CASES)
def test_a_goal_is_reached_at_its_threshold_and_not_below(goal: str) -> None:
    enough, too_little = CASES[goal]
    for case in enough:
        assert reached([played(**case)])[goal].stage is Stage.EARNED, case
    for case in too_little:
        assert reached([played(**case)])[goal].stage is not Stage.EARNED, case


BUILDERS: Case = {"scores": WON, "levels": ("builder",)}


def test_three_wins_in_a_row_count_only_against_strong_players() -> None:
    won, lost = played(**BUILDERS), played(LOST, ("master",))
    easy, easily_lost = played(WON, ("journeyman",)), played(LOST, ("journeyman",))
    assert reached([won, won, won])["three-in-a-row"].stage is Stage.EARNED
    assert reached([won, easy, easily_lost, won, won])["three-in-a-row"].stage is Stage.EARNED
    assert reached([won, won, lost, won])["three-in-a-row"].figure == 2
    mixed = played((60, 50, 40), ("builder", "newcomer"))
    assert reached([won, won, mixed])["three-in-a-row"].figure == 2


def test_second_chance_needs_a_win_at_a_lost_table() -> None:
    lost, won = played(LOST, code="A"), played(WON, code="A")
    assert reached([lost, won])["second-chance"].stage is Stage.EARNED
    for games in ([won, lost], [lost, played(WON, code="B")], [played(LOST), played(WON)]):
        assert reached(games)["second-chance"].stage is Stage.OPEN


def test_well_travelled_needs_a_win_with_every_expansion() -> None:
    games = [played(WON, modules=(name,), assisted=True) for name in EXPANSIONS]
    assert reached(games)["well-travelled"].stage is Stage.EARNED
    assert reached(games[1:])["well-travelled"].figure == len(EXPANSIONS) - 1
    assert reached([played(WON, modules=EXPANSIONS)])["well-travelled"].stage is Stage.EARNED
    assert reached([played(LOST, modules=EXPANSIONS)])["well-travelled"].stage is Stage.OPEN


def test_assisted_games_count_only_for_expansions() -> None:
    case: Case = {"wall": 20, "modules": EXPANSIONS, "assisted": True}
    earned = {one for one, told in reached([played(WON, **case)]).items() if told.stage is Stage.EARNED}
    assert earned == {"well-travelled"}


def test_progress_has_the_best_value_and_its_first_game() -> None:
    games = [played(ended=at, wall=wall) for at, wall in enumerate((3, 9, 9, 16, 30))]
    assert [reached(games[:n])["long-wall"].figure for n in range(6)] == [0, 3, 9, 9, 15, 15]
    assert reached(games[:3])["long-wall"].game == games[1].kept
    assert reached(games)["long-wall"].game == games[3].kept
    assert reached([])["long-wall"] == Progress(GOALS[0])
    told = reached(games[:3])["long-wall"]
    assert (told.stage, told.share) == (Stage.STARTED, 9 / 15)


def test_branches_and_games_with_two_human_players_do_not_count() -> None:

    one, two = played(wall=15).kept, played(ended=1, wall=15).kept
    several = attrs.evolve(one, seats=(one.seats[0], one.seats[0]))
    branch = attrs.evolve(two, branch=True)
    assert played_games(Chronicle((several, branch))) == ()
    (found,) = played_games(Chronicle((branch, one), {}, {}, {}))
    assert (found.kept, found.known) == (one, False)


def test_every_goal_has_its_name_and_sentence() -> None:
    names, sentences = {say(goal.name) for goal in GOALS}, {say(goal.sentence) for goal in GOALS}
    assert len(names) == len(sentences) == len(GOALS)
    assert say(GOALS[0].sentence) != say(attrs.evolve(GOALS[0], threshold=99).sentence)
    assert "99" in say(attrs.evolve(GOALS[0], threshold=99).sentence)
    assert len({say(group.noun) for group in Group}) == len(Group)


@pytest.mark.parametrize(
    ("figure", "stage", "share"),
    [
        (-3, Stage.OPEN, 0.0),
        (0, Stage.OPEN, 0.0),
        (1, Stage.STARTED, 1 / 15),
        (14, Stage.STARTED, 14 / 15),
        (15, Stage.EARNED, 1.0),
    ],
)
def test_a_goal_is_open_started_or_earned(figure: int, stage: Stage, share: float) -> None:
    one = Progress(GOALS[0], figure)
    assert (one.stage, one.share) == (stage, pytest.approx(share))


@pytest.mark.parametrize(
    ("turns", "mistakes", "played_turns", "known", "flawless"),
    [
        (20, 0, 20, True, 20),
        (21, 0, 20, True, 21),
        (19, 0, 20, True, 0),
        (20, 1, 20, True, 0),
        (20, 0, 20, False, 0),
    ],
)
def test_a_flawless_game_was_analysed_completely(
    turns: int, mistakes: int, played_turns: int, known: bool, flawless: int
) -> None:
    one = played(turns=played_turns, known=known, analysed=AnalysedTurns(turns, 0.0, mistakes))
    assert one.flawless == flawless


def test_ranks_follow_the_levels_and_unknown_ones_are_below_all() -> None:
    levels = ("newcomer", "builder:mason", "emperor", "grandmaster", "master:plain")
    ranks = dict(zip(levels, played((9, 1, 2, 3, 4, 5), levels).ranks, strict=True))
    assert sorted(levels, key=ranks.__getitem__) == [
        *("emperor", "newcomer", "builder:mason", "master:plain", "grandmaster")
    ]
    assert ranks["newcomer"] == 0


@pytest.mark.parametrize(
    ("aids", "hints", "unaided"),
    [
        ("purist", (0, 0, 0), True),
        ("purist", (0, 0, 1), False),
        ("purist", (1, 0, 0), False),
        ("normal", (0, 0, 0), False),
        (None, (0, 0, 0), False),
    ],
)
def test_only_a_purist_without_hints_is_unaided(
    aids: str | None, hints: tuple[int, int, int], unaided: bool
) -> None:
    assert played(aids=aids, hints=hints).unaided is unaided


def test_games_count_in_order_of_time_then_name() -> None:
    games = [played(ended=ended).kept for ended in (3, 1, 2)]
    twin = attrs.evolve(games[1], file="0")
    found = played_games(Chronicle((*games, twin)))
    assert [one.kept.file for one in found] == ["0", "1", "2", "3"]
    assert [one.known for one in found] == [False] * 4


def test_points_are_those_of_the_named_sources() -> None:
    points = (Points(1, 0, "wall", None, 4), Points(2, 0, "camps", None, 2), Points(3, 0, "wall", None, 1))
    one = played(points=points)
    assert [one.points_from(sources) for sources in ((), ("wall",), ("wall", "camps"), ("moat",))] == [
        0,
        5,
        7,
        0,
    ]
