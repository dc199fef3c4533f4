"""Texts of the analysis: verdicts, losses, alternatives and their reasons."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.learning.analysis.verdict import (
    DEEP,
    JUDGE,
    THOROUGH,
    Alternative,
    Interval,
    SimulatedTurn,
    Verdict,
)
from alhambra_desktop.model.players.explain.explanation import DearPurchase, Explanation, LongerRun
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import (
    Action,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    TakeMoney,
)
from alhambra_desktop.model.rules.modules.granada.rules import PlaceTurned
from alhambra_desktop.views.text import verdict_words
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import say
from tests.scenarios.board import rules_for

TILE, OTHER = "tower-11-open", "garden-11-open"


def turn(points: float, low: float, high: float) -> SimulatedTurn:
    return SimulatedTurn((Alternative((EndTurn(),), Interval(points, low, high)),))


BAD, POOR = turn(9.2, 6.1, 12.3), turn(1.2, 0.6, 3.4)
EVEN = "good: an alternative is about equal"


@pytest.mark.parametrize(
    ("given", "verdict", "words", "lost", "brief"),
    [
        (
            turn(9.2, 6.1, 12.3),
            Verdict.MISTAKE,
            "mistake: cost about 9 points (probably 6 to 12)",
            "9 (6 to 12)",
            "9",
        ),
        (
            turn(1.2, 0.6, 3.4),
            Verdict.DOUBTFUL,
            "inaccuracy: cost about 1 point (probably 1 to 3)",
            "1 (1 to 3)",
            "1",
        ),
        (turn(0.4, -1.0, 1.8), Verdict.GOOD, "good: an alternative is about equal", "about equal", "≈ 0"),
        (turn(0.4, 0.2, 0.6), Verdict.GOOD, "good: an alternative is about equal", "about equal", "≈ 0"),
        (turn(-3.0, -4.0, -2.0), Verdict.GOOD, "good", "–", "–"),
        (turn(-0.3, -1.0, 2.0), Verdict.GOOD, "good", "–", "–"),
        (SimulatedTurn(()), Verdict.GOOD, "good", "–", "–"),
    ],
)
def test_a_verdict_has_a_text_a_cell_and_a_figure(given, verdict, words, lost, brief):
    assert given.verdict is verdict
    assert verdict_words.verdict_words(given) == words
    assert verdict_words.lost_words(given) == lost
    assert verdict_words.brief_loss(given) == brief


@pytest.mark.parametrize(
    ("points", "plain", "signed"),
    [(2.4, "2", "+2"), (-2.6, "−3", "−3"), (0.2, "0", "±0"), (-0.2, "0", "±0"), (0.0, "0", "±0")],
)
def test_points_are_rounded_and_have_a_proper_minus(points, plain, signed):
    assert verdict_words.plain(points) == plain
    assert verdict_words.signed(points) == signed


@pytest.fixture(scope="module")
def book():
    return rules_for()


@pytest.mark.parametrize(
    ("actions", "where"),
    [
        ((TakeMoney(("denar-9",)),), ""),
        ((TakeMoney(("denar-9",)), PlaceTile(TILE, (0, -1))), "1 north of the fountain"),
        ((PlaceTile(TILE, (2, 1)),), "2 east, 1 south of the fountain"),
    ],
)
def test_a_purchase_is_described_by_its_square(book, actions, where):
    assert verdict_words.where_words(book, actions) == where
    assert (verdict_words.where_message(book, actions) is None) == (not where)


def test_a_turned_tile_is_described_with_its_square():
    granada = rules_for(game="granada")
    words = verdict_words.where_words(granada, (PlaceTurned("school-4", (0, -1), "denar-7"),))
    assert "1 north of the fountain" in words


def test_several_purchases_name_their_tiles(book):
    both = verdict_words.where_words(book, (PlaceTile(TILE, (0, -1)), KeepInReserve(OTHER)))
    one = verdict_words.where_words(book, (KeepInReserve(OTHER),))
    assert "tower" in both.lower()
    assert "garden" in both.lower()
    assert "1 north" in both
    assert "reserve" in one
    assert both[0].isupper()
    assert one[0].isupper()
    assert len(one) < len(both)


def test_an_order_leaves_out_placings_unless_there_is_nothing_else(book):
    take: Action = TakeMoney(("denar-9",))
    words = verdict_words.order_words(book, (take, PlaceTile(TILE, (0, -1))))
    assert "tower" not in words.lower()
    assert words == verdict_words.order_words(book, (take,))
    assert words[0].isupper()
    alone = verdict_words.order_words(book, (PlaceTile(TILE, (0, -1)),))
    assert "tower" in alone.lower()
    assert "1 north" in alone


def test_reasons_are_sentences_without_estimates_of_costs(book):
    run, dear = LongerRun(2.0, "wall", 4, 6), DearPurchase(1.0, TILE, 12)

    def why(*reasons, brief=False):
        way = Alternative((EndTurn(),), Interval(1, 0, 2), Explanation((EndTurn(),), reasons))
        return verdict_words.why_words(book, way, brief=brief)

    assert why(run)
    assert why(dear) == ""
    assert why() == ""
    assert why(dear, run) == why(run)
    assert verdict_words.why_words(book, Alternative((EndTurn(),), Interval(1, 0, 2))) == ""
    other = LongerRun(1.5, "wall", 0, 3)
    assert why(run, other) == f"{why(run)} {why(other)}"
    assert why(run, other, brief=True) == why(run)


def test_the_judge_is_named_in_the_language(spoken):
    SPOKEN.speak("fr")
    judge, deep = (say(level(one).name) for one in (JUDGE.level, DEEP.level))
    assert judge in verdict_words.judge_words()
    assert deep in verdict_words.effort_words(DEEP)


def test_the_judge_is_named_with_its_effort():
    assert f"{THOROUGH.worlds} simulations per turn" in verdict_words.judge_words()
    deep = verdict_words.effort_words(DEEP)
    assert f"{DEEP.worlds} simulations of {DEEP.rounds} rounds" in deep
    assert deep != verdict_words.effort_words(THOROUGH)
