"""Story of a game: its turns, their judgements and the resulting leads of each seat."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from random import Random

import attrs
import pytest

from alhambra_desktop.model.files.saves.save import to_bytes
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis.analysis_file import judgement_of
from alhambra_desktop.model.learning.analysis.judge import judge_turn
from alhambra_desktop.model.learning.analysis.story import (
    SPREAD,
    Point,
    SeatStory,
    ahead_of_best,
    band,
    best_above_lead,
    seat_chances,
    seat_story,
)
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, turns_of
from alhambra_desktop.model.learning.analysis.verdict import Judgement
from alhambra_desktop.model.learning.analysis.worker import answer
from alhambra_desktop.model.players.skill.levels import lead_of
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import Transition, play
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.unit.archive.games import finished

MIXES = (
    (2, ()),
    (3, ("vizier", "camps", "bazaars", "falconers")),
    (6, ("bureaux", "bonus_cards", "huts")),
)


@lru_cache(maxsize=8)
def history(seats: int, modules: tuple[str, ...] = ()) -> tuple[Rulebook, tuple[Transition, ...]]:
    game = finished(seats, seats, modules)
    moves = game.history()
    assert moves is not None
    return rulebook(game.setup), moves


def random_stories(seats: int, turns: tuple[PlayedTurn, ...], scores: tuple[int, ...]) -> list[SeatStory]:
    """Return stories from random judgements."""
    chance = Random(seats)
    judgements = {}
    for place in range(len(turns)):
        best = chance.uniform(-30, 30)
        judgements[place] = Judgement(best - chance.choice((0.0, 0.0, 4.0)), best, best / 10)
    return [
        seat_story(seat, turns, judgements, seats, ahead_of_best(scores, seat), turns[-1].number)
        for seat in range(seats)
    ]


@pytest.mark.parametrize(("seats", "modules"), MIXES)
def test_every_turn_appears_once_in_order(seats: int, modules: tuple[str, ...]) -> None:
    _, moves = history(seats, modules)
    turns = turns_of(moves)
    assert [turn.number for turn in turns] == list(range(1, moves[-1].after.turn + 1))
    for turn in turns:
        assert moves[turn.first] is turn.moves[0]
        assert {move.before.decision.seat for move in turn.moves if move.before and move.before.decision} == {
            turn.seat
        }
        assert not any(move.reveals_hidden for move in turn.moves[:-1])


@pytest.mark.parametrize(("seats", "modules"), MIXES)
def test_luck_and_play_sum_to_the_final_lead(seats: int, modules: tuple[str, ...]) -> None:
    _, moves = history(seats, modules)
    scores = tuple(player.score for player in moves[-1].after.players)
    for story in random_stories(seats, turns_of(moves), scores):
        assert story.luck + story.play == pytest.approx(story.lead)
        assert story.lead == ahead_of_best(scores, story.seat)
        assert all(point.play <= 0 for point in story.points)
        assert all(point.low < point.lead < point.high for point in story.points)


@pytest.mark.parametrize(("seats", "modules"), MIXES)
def test_hidden_information_does_not_change_a_judgement(seats: int, modules: tuple[str, ...]) -> None:
    """Replaces all hidden information: bags, piles, the hands and secrets of others."""
    book, moves = history(seats, modules)
    turns = turns_of(moves)
    for turn in (turns[0], turns[len(turns) // 2], turns[-2]):
        seen = observe(book, turn.before, turn.seat)
        other = determinize(book, seen, Random(99))
        replayed = [play(book, other, turn.actions[0])]
        for action in turn.actions[1:]:
            replayed.append(play(book, replayed[-1].after, action))
        assert other != turn.before
        assert judge_turn(book, attrs.evolve(turn, moves=tuple(replayed))) == judge_turn(book, turn)


def test_a_played_turn_never_beats_the_best_turn() -> None:
    book, moves = history(2)
    for turn in turns_of(moves)[::9]:
        found = judge_turn(book, turn)
        assert found.best >= found.played


def test_turning_points_are_the_three_greatest_changes() -> None:
    _, moves = history(2)
    (story, _) = random_stories(2, turns_of(moves), (50, 40))
    marked = story.turning_points()
    assert len(marked) == 3
    assert [p.turn.number for p in marked] == sorted(p.turn.number for p in marked)
    rest = [point for point in story.points[1:] if point not in marked]
    assert min(abs(p.change) for p in marked) >= max(abs(p.change) for p in rest)


def test_one_turning_point_is_the_worst_mistake() -> None:
    _, moves = history(2)
    (story, _) = random_stories(2, turns_of(moves), (50, 40))
    usual = {point.turn.number for point in story.turning_points()}
    slight, worse, *_ = (one.turn.number for one in story.points if one.turn.number not in usual)
    marked = {point.turn.number for point in story.turning_points({slight: 3.0, worse: 9.0})}
    assert worse in marked
    assert slight not in marked
    assert len(marked & usual) == 2
    assert story.turning_points({min(usual): 4.0}) == story.turning_points()


def test_a_story_is_whole_if_all_its_turns_are_judged() -> None:
    turns = turns_of(history(2)[1])
    judgements = {place: Judgement(0.0, 1.0, 0.1) for place in range(len(turns))}
    assert seat_story(1, turns, judgements, 2, 3.0, 10).whole
    for place, turn in enumerate(turns):
        others = {at: judgement for at, judgement in judgements.items() if at != place}
        assert seat_story(1, turns, others, 2, 3.0, 10).whole == (turn.seat != 1)


def test_a_story_without_judgements_has_no_points() -> None:
    _, moves = history(2)
    story = seat_story(0, turns_of(moves), {}, 2, 7.5, 10)
    assert story.points == ()
    assert story.turning_points() == ()
    assert story.luck == story.lead == 7.5


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_band_narrows_towards_the_end_for_every_seat_count(seats: int) -> None:
    assert len(SPREAD[seats]) == 10
    widths = [high - low for low, high in (band(seats, share / 20) for share in range(21))]
    assert widths[0] > widths[-1] > 0


@pytest.mark.parametrize("seats", SPREAD)
def test_the_band_has_the_measured_width_in_the_middle_of_each_tenth(seats: int) -> None:
    for tenth, measured in enumerate(SPREAD[seats]):
        assert band(seats, (tenth + 0.5) / 10) == pytest.approx(measured)
    for one, other in pairwise(range(10)):
        between = [(a + b) / 2 for a, b in zip(SPREAD[seats][one], SPREAD[seats][other], strict=True)]
        assert band(seats, other / 10) == pytest.approx(between)
    for share, tenth in ((-0.5, 0), (0.0, 0), (0.04, 0), (0.96, 9), (1.0, 9), (1.5, 9)):
        assert band(seats, share) == pytest.approx(SPREAD[seats][tenth])


def story_of_changes(*changes: tuple[float, float]) -> SeatStory:
    """Return a story with these changes by luck and by play, one for each turn."""
    turns = (turn for turn in turns_of(history(2)[1]) if turn.seat == 0)
    points = tuple(Point(turn, 0.0, 0.0, 0.0, *one) for turn, one in zip(turns, changes, strict=False))
    return SeatStory(0, points, 0.0, 0.0, True)


@pytest.mark.parametrize(
    ("change", "counts"),
    [
        *(((1.0, 0.0), True), ((0.9, 0.0), False), ((-1.0, 0.0), True), ((-0.9, 0.0), False)),
        *(((0.0, -1.0), True), ((0.0, -0.9), False), ((2.0, -1.5), False), ((-0.5, -0.5), True)),
    ],
)
def test_a_turning_point_changes_the_expected_lead_by_a_point(
    change: tuple[float, float], counts: bool
) -> None:
    story = story_of_changes((9.0, 0.0), change)
    assert story.turning_points() == (story.points[1:] if counts else ()), "the first turn never counts"


def test_turning_points_are_the_greatest_changes_in_turn_order() -> None:
    story = story_of_changes((0.0, 0.0), (2.0, 0.0), (0.0, -5.0), (3.0, 0.0), (1.5, 0.0), (4.0, 0.0))
    assert [story.points.index(point) for point in story.turning_points()] == [2, 3, 5]
    numbers = [point.turn.number for point in story.points]
    mistakes = {numbers[1]: 1.0, numbers[4]: 2.0, 999: 9.0}
    assert [story.points.index(point) for point in story.turning_points(mistakes)] == [2, 4, 5]
    assert story.turning_points({numbers[3]: 0.5, numbers[1]: 9.0}) == story.turning_points()
    assert story.turning_points({999: 9.0}) == story.turning_points()


def test_a_point_compares_the_best_turn_with_the_turn_before() -> None:
    """Luck is the change up to the best turn, play the change from the best turn to the played one."""
    turns = turns_of(history(2)[1])
    own = [place for place, turn in enumerate(turns) if turn.seat == 1][:3]
    judgements = {own[0]: Judgement(1.0, 4.0), own[2]: Judgement(6.0, 6.5)}
    story = seat_story(1, turns, judgements, 2, 10.0, len(turns))
    assert [point.turn for point in story.points] == [turns[own[0]], turns[own[2]]]
    assert [(point.lead, point.luck, point.play) for point in story.points] == [(1, 4, -3), (6, 5.5, -0.5)]
    for point in story.points:
        low, high = band(2, point.turn.number / len(turns))
        assert (point.low, point.high) == pytest.approx((point.lead + low, point.lead + high))
        assert point.change == point.luck + point.play
    assert story.last_luck == 4.0
    assert (story.luck, story.play) == (13.5, -3.5)
    assert not story.whole


@pytest.mark.parametrize(
    "scores", [(90, 120, 100), (155, 135, 130), (70, 70, 70), (9, 9, 4, 1), (80, 20), (5, 3, 3, 2, 40, 1)]
)
def test_exact_leads_become_distances_from_the_best_other_seat(scores: tuple[int, ...]) -> None:
    leads = [lead_of(scores, seat) for seat in range(len(scores))]
    for seat, lead in enumerate(leads):
        distance = lead - best_above_lead(leads, seat)
        assert distance == pytest.approx(ahead_of_best(scores, seat))


@pytest.mark.parametrize(
    ("luck", "lost", "is_luck"), [(6.6, 0.4, True), (-6.6, 0.4, True), (1.0, 6.0, False), (0.0, 0.0, True)]
)
def test_the_larger_part_of_a_change_is_its_cause(luck: float, lost: float, is_luck: bool) -> None:
    (point,) = story_of_changes((luck, -lost)).points
    assert point.before == pytest.approx(point.lead - luck + lost)
    assert point.is_luck(lost) is is_luck


def test_the_worker_process_returns_a_judgement_or_an_error() -> None:
    game = finished(2, 2)
    saved = to_bytes(game).decode()
    book, moves = history(2)
    turn = turns_of(moves)[4]
    found = answer({"id": 7, "game": saved, "place": 4})
    assert found["id"] == 7
    assert judgement_of(found["judged"]) == judge_turn(book, turn)
    assert "error" in answer({"id": 8, "game": saved, "place": 4000})
    assert "error" in answer({"id": 9, "game": "{}", "place": 0})


def test_a_game_without_history_has_no_turns() -> None:
    game = finished(2, 2)
    assert SavedGame(game.setup, game.state, ()).history() is None
    assert turns_of(()) == ()


def test_chances_end_at_the_first_turn_without_odds(monkeypatch) -> None:
    monkeypatch.setattr("alhambra_desktop.model.learning.analysis.story.SHARPNESS", {2: 1.0})
    _, moves = history(2)
    turns = turns_of(moves)[:6]
    judgements = {place: Judgement(0.0, 0.0, 2.0 if turn.seat else -2.0) for place, turn in enumerate(turns)}
    first = turns[0].seat
    found = [seat_chances(seat, turns, judgements, 2) for seat in range(2)]
    assert sorted([*found[0], *found[1]]) == list(range(6))
    assert set(list(found[1].values())[1:]) == {90}
    assert set(list(found[0].values())[1:]) == {10}
    assert found[first][0] == (
        65 if first else 20
    )  # the chances of the other seat, which had no turn yet, are even
    story = seat_story(1, turns, judgements, 2, 0.0, 6)
    assert [point.chance for point in story.points] == list(found[1].values())
    judgements[3] = Judgement(0.0, 0.0)  # from an earlier version, without odds
    assert max([*seat_chances(0, turns, judgements, 2), *seat_chances(1, turns, judgements, 2)]) == 2
    assert seat_chances(0, turns, {}, 2) == {}


def test_there_are_no_chances_without_measured_sharpness(monkeypatch) -> None:
    monkeypatch.setattr("alhambra_desktop.model.learning.analysis.story.SHARPNESS", {})
    _, moves = history(2)
    turns = turns_of(moves)[:6]
    assert seat_chances(0, turns, dict.fromkeys(range(6), Judgement(0.0, 0.0, 1.0)), 2) == {}
