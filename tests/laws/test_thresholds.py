"""Each threshold of a decision: one case at the threshold, and one that just misses it."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from alhambra_desktop.model.files.archive.kept_game import Help, Points, kept_game
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns, Chronicle, statistics
from alhambra_desktop.model.files.archive.table_code import TableCodeError, read_table_code
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning import coach
from alhambra_desktop.model.learning.analysis.story import Point, SeatStory, win_chances
from alhambra_desktop.model.learning.analysis.turns import turns_of
from alhambra_desktop.model.learning.analysis.verdict import (
    Alternative,
    Interval,
    SimulatedTurn,
    Verdict,
    difference,
)
from alhambra_desktop.model.learning.coach import OCCASIONS, Look
from alhambra_desktop.model.learning.puzzles.rating import Answer, Rating, answer_of
from alhambra_desktop.model.rules.core.engine.event import BuildingBought
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.unit.archive.games import finished, unaided

JUST = 0.01
"""Amount by which a case just misses a threshold."""

# -- analysis


def tried(points: float, low: float) -> SimulatedTurn:
    return SimulatedTurn((Alternative((), Interval(points, low, points + 5)),))


@pytest.mark.parametrize(
    ("points", "low", "verdict"),
    [
        (3.0, 1.0, Verdict.MISTAKE),
        (3.0 - JUST, 1.0, Verdict.DOUBTFUL),
        (3.0, 1.0 - JUST, Verdict.DOUBTFUL),
        (1.0, JUST, Verdict.DOUBTFUL),
        (1.0 - JUST, JUST, Verdict.GOOD),
        (1.0, 0.0, Verdict.GOOD),
        (3.0, 0.0, Verdict.GOOD),
    ],
)
def test_a_verdict_depends_on_the_loss_and_its_lower_bound(points, low, verdict):
    assert tried(points, low).verdict is verdict


@pytest.mark.parametrize(
    ("low", "high", "clear"), [(JUST, 2, True), (0, 2, False), (-2, 0, False), (-2, -JUST, True)]
)
def test_a_difference_is_clear_if_its_interval_excludes_zero(low, high, clear):
    assert Interval((low + high) / 2, low, high).excludes_zero is clear


@pytest.mark.parametrize(("worlds", "student"), [(2, 12.71), (3, 4.30), (15, 2.14), (16, 2.07), (40, 2.07)])
def test_intervals_use_students_t_for_their_number_of_worlds(worlds, student):
    paired = [1.0, 3.0] * (worlds // 2) + [2.0] * (worlds % 2)
    spread = (sum((one - 2.0) ** 2 for one in paired) / (worlds - 1)) ** 0.5
    found = difference(paired, 2.0)
    assert found.high - found.points == pytest.approx(student * spread / (worlds + 8) ** 0.5)


@pytest.mark.parametrize("opinion", [0.0, 3.0])
def test_the_net_counts_as_eight_worlds(opinion):
    found = difference([1.0, 2.0] * 6, opinion)
    assert found.points == pytest.approx((18 + 8 * opinion) / 20)


@pytest.mark.parametrize(
    ("odds", "told"),
    [((9.0, -9.0), (95, 5)), ((0.0, 0.0), (50, 50)), ((0.0,) * 6, (15,) * 6), ((0.0,) * 7, None)],
)
def test_chances_are_multiples_of_five_for_up_to_six_seats(odds, told):
    assert win_chances(odds) == told


def turning(*changes: float) -> list[float]:
    """Return the turning points of a seat whose turns after the first one have these `changes`."""
    turns = [turn for turn in turns_of(finished(3, 2).history()) if turn.seat == 0]
    points = [Point(turn, 0, 0, 0, change, 0.0) for turn, change in zip(turns, (9.0, *changes), strict=False)]
    return [point.change for point in SeatStory(0, tuple(points), 0, 0, True).turning_points()]


def test_at_most_three_turning_points_change_at_least_one_point():
    assert turning(1.0, -1.0, 1.0 - JUST, JUST - 1.0) == [1.0, -1.0]
    assert turning(4.0, 5.0, 3.0, -6.0) == [4.0, 5.0, -6.0]


# -- archive


def many(count: int) -> Chronicle:
    """Return a chronicle of `count` games, which end one second apart."""
    model = kept_game(unaided(1, 3), "model", 0, "normal")
    games = tuple(attrs.evolve(model, file=f"{n}", ended=n) for n in range(count))
    analysed_turns = {(f"{n}", 0): AnalysedTurns(10, float(n)) for n in range(count)}
    points = {f"{n}": (Points(1, 0, "types", "garden", 1),) for n in range(count)}
    return Chronicle(games, points, analysed_turns)


@pytest.mark.parametrize(("count", "first"), [(20, 0), (21, 1)])
def test_statistics_over_time_show_the_last_twenty_games(count, first):
    told = statistics(many(count), Help.UNAIDED)
    assert [one.game.ended for one in told.lost] == list(range(first, count))
    assert [one.game.ended for one in told.earned] == list(range(first, count))


@pytest.mark.parametrize(("signs", "fault"), [(200, False), (201, True)])
def test_a_code_over_two_hundred_characters_is_too_long(signs, fault):
    with pytest.raises(TableCodeError) as error:
        read_table_code("7" * signs)
    assert (error.value.message.id == "code-long") is fault


# -- learning


@pytest.mark.parametrize(
    ("short", "reached", "answer"),
    [
        (1.0, (True, True), Answer.SOLVED),
        (1.0 + JUST, (True, True), Answer.NEARLY),
        (1.0, (True, False), Answer.NEARLY),
        (6.0 - JUST, (True, False), Answer.NEARLY),
        (6.0, (True, False), Answer.MISSED),
        (3.0 - JUST, (False, False), Answer.NEARLY),
        (3.0, (False, False), Answer.MISSED),
    ],
)
def test_a_puzzle_answer_is_graded_by_its_missing_points(short, reached, answer):
    assert answer_of(short, reached) is answer


@pytest.mark.parametrize(("answers", "gain"), [(0, 16), (19, 16), (20, 8)])
@pytest.mark.parametrize(("hinted", "lost"), [(False, 1.0), (True, 0.0)])
def test_a_rating_moves_half_as_fast_after_twenty_answers(answers, gain, hinted, lost):
    after = Rating(1500, answers).after(1500, Answer.SOLVED, hinted)
    assert after.points - 1500 == pytest.approx(gain * lost)


def look(game: SavedGame, **changes: Any) -> Look:
    """Return what the coach sees at the beginning of a game, with `changes` to the observation."""
    book = rulebook(game.setup)
    seen = observe(book, start(book).after, 0)
    return Look(book, attrs.evolve(seen, **changes), ())


def said(occasion: str, what: Look) -> bool:
    (met,) = (one.met for one in OCCASIONS if one.id == occasion)
    return met(what) is not None


@pytest.mark.parametrize(("over", "told"), [(1, False), (2, True)])
def test_the_coach_mentions_overpaying_by_two(over, told):
    game = finished(3, 2)
    move = attrs.evolve(game.history()[-1], events=(BuildingBought(0, "garden-8-NW", ("denar-9",), 8, over),))
    assert said("overpaid", attrs.evolve(look(game), moves=(move,))) is told


@pytest.mark.parametrize(("last", "told"), [(12, True), (13, False)])
def test_the_coach_mentions_a_scoring_within_twelve_cards(monkeypatch, last, told):
    monkeypatch.setattr(coach, "scoring_windows", lambda *_: {2: (1, 3), 1: (1, last)})
    assert said("scoring-near", look(finished(3, 2))) is told


@pytest.mark.parametrize(("left", "told"), [(9, True), (10, False)])
def test_the_coach_mentions_the_end_with_nine_tiles_left(left, told):
    game = finished(3, 2)
    (stock,) = look(game).seen.stocks
    assert said("end-near", look(game, stocks=(attrs.evolve(stock, bag_count=left),))) is told
