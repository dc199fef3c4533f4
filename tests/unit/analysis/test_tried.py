"""Thorough analysis: turns and alternatives are simulated in the same worlds."""

from __future__ import annotations

import math
import multiprocessing
import threading
from itertools import pairwise
from random import Random
from statistics import stdev

import attrs
import pytest

from alhambra_desktop.model.files.saves.save import to_bytes as saved_bytes
from alhambra_desktop.model.learning.analysis import worker
from alhambra_desktop.model.learning.analysis.analysis_file import (
    Analysis,
    AnalysisFileError,
    describes_simulations,
    from_bytes,
    to_bytes,
)
from alhambra_desktop.model.learning.analysis.judge import OTHERS, moment_of, simulate_turn
from alhambra_desktop.model.learning.analysis.turns import turns_of
from alhambra_desktop.model.learning.analysis.verdict import (
    DEEP,
    JUDGE,
    THOROUGH,
    TRUST,
    Alternative,
    Interval,
    Judgement,
    SimulatedTurn,
    Verdict,
    Versions,
    compared,
    difference,
)
from alhambra_desktop.model.players import net_files
from alhambra_desktop.model.players.explain.explanation import loaded, sentences
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import play
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.sweeps import swept, swept_rows
from tests.unit.analysis.own_games import as_good, own_game, spoiled
from tests.unit.analysis.test_story import history
from tests.unit.archive.games import finished

MIXES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (2, ()),
    (3, ("vizier", "camps", "bazaars", "falconers")),
    (4, ("bonus_cards",)),
    (5, ("bureaux",)),
    (6, ("bureaux", "bonus_cards", "huts")),
)


def alternative(points: float, low: float, high: float) -> Alternative:
    return Alternative((), Interval(points, low, high))


@pytest.mark.parametrize(
    ("more", "verdict"),
    [
        ((3.0, 1.0, 5.0), Verdict.MISTAKE),
        ((2.9, 1.5, 4.0), Verdict.DOUBTFUL),
        ((6.0, 0.9, 11.0), Verdict.DOUBTFUL),
        ((1.0, 0.1, 2.0), Verdict.DOUBTFUL),
        ((0.9, 0.5, 1.3), Verdict.GOOD),
        ((6.0, 0.0, 12.0), Verdict.GOOD),
        ((-3.0, -4.0, -2.0), Verdict.GOOD),
    ],
)
def test_a_mistake_costs_three_points_and_is_certain(
    more: tuple[float, float, float], verdict: Verdict
) -> None:
    assert SimulatedTurn((alternative(*more),)).verdict is verdict


def test_a_turn_is_uncertain_if_its_interval_contains_zero() -> None:
    assert SimulatedTurn((alternative(1.4, -0.5, 3.0),)).is_uncertain
    assert not SimulatedTurn((alternative(1.4, 0.5, 3.0),)).is_uncertain
    assert not SimulatedTurn((alternative(-1.4, -3.0, 0.2),)).is_uncertain
    assert not SimulatedTurn(()).is_uncertain
    assert SimulatedTurn(()).loss == Interval(0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("low", "high", "excludes"),
    [
        *((0.1, 2.0, True), (0.0, 2.0, False), (-0.1, 2.0, False)),
        *((-2.0, -0.1, True), (-2.0, 0.0, False), (-2.0, 0.5, False)),
    ],
)
def test_an_interval_excludes_zero_if_both_ends_are_on_one_side(
    low: float, high: float, excludes: bool
) -> None:
    assert Interval(0.0, low, high).excludes_zero is excludes


@pytest.mark.parametrize(
    ("ways", "loss", "uncertain"),
    [
        ((), (0.0, 0.0, 0.0), False),
        (((0.5, -0.5, 1.5),), (0.5, -0.5, 1.5), True),
        (((0.5, 0.2, 0.8), (4.0, 3.0, 5.0)), (0.5, 0.2, 0.8), False),
        (((0.0, -1.0, 1.0),), (0.0, 0.0, 1.0), False),
        (((-2.0, -4.5, 0.5),), (0.0, 0.0, 0.5), False),
        (((-2.0, -4.0, -1.0),), (0.0, 0.0, 0.0), False),
    ],
)
def test_a_loss_is_what_the_best_alternative_gains_but_never_negative(
    ways: tuple[tuple[float, float, float], ...], loss: tuple[float, float, float], uncertain: bool
) -> None:
    turn = SimulatedTurn(tuple(alternative(*way) for way in ways))
    assert turn.loss == Interval(*loss)
    assert turn.is_uncertain is uncertain


def test_the_opinion_of_the_net_weighs_like_eight_worlds() -> None:
    found = difference([4.0, 6.0] * 6, opinion=0.0)
    assert found.points == pytest.approx(5.0 * 12 / (12 + TRUST))
    assert found.low < found.points < found.high


def test_intervals_contain_the_true_value_19_of_20_times() -> None:
    chance = Random(3)
    held = 0
    for _ in range(1000):
        found = difference([chance.gauss(2.0, 4.0) for _ in range(12)], opinion=2.0)
        held += found.low <= 2.0 <= found.high
    assert held >= 940


def test_fewer_worlds_give_a_wider_interval() -> None:
    """Student's t is 12.71 for two worlds and never less than 1.96."""
    wide = []
    for worlds in range(2, 60):
        paired = [float(number % 2) for number in range(worlds)]
        found = difference(paired, 0.0)
        assert found.high - found.points == pytest.approx(found.points - found.low)
        wide.append((found.high - found.points) * math.sqrt(worlds + TRUST) / stdev(paired))
    assert wide[0] == pytest.approx(12.71)
    assert wide[10] == pytest.approx(2.20)
    assert all(one >= other - 1e-9 for one, other in pairwise(wide))
    assert wide[-1] > 1.96


def test_the_luckiest_of_equal_turns_shows_no_gain_on_average() -> None:
    """Half of the worlds choose the best one, the others measure its gain, which averages zero."""
    chance = Random(5)
    gains = []
    for _ in range(600):
        results = [[chance.gauss(0.0, 5.0) for _ in range(5)] for _ in range(THOROUGH.worlds)]
        gains.append(compared(results, [0.0] * 5)[0][1].points)
    assert abs(sum(gains) / len(gains)) < 0.15


def test_one_half_of_the_worlds_chooses_and_the_other_half_measures() -> None:
    """In the first half, turn 1 is far ahead of the played turn 0; in the second half, turn 2 is the best."""
    choosing = [[1.0, 9.0, 3.0], [1.0, 9.0, 3.0], [1.0, 9.0, 3.0]]
    measuring = [[1.0, 3.0, 5.0], [1.0, 3.0, 5.0], [1.0, 3.0, 5.0]]
    (best, gain), (other, more) = compared(choosing + measuring, [4.0, 4.0, 4.0])
    assert (best, other) == (1, 2)
    assert gain.points == pytest.approx(2.0 * 3 / (3 + TRUST))
    assert more.points == pytest.approx(4.0 * 3 / (3 + TRUST))


def test_opinions_count_as_differences_from_the_played_turn() -> None:
    worlds = [[2.0, 2.0, 2.0, 2.0]] * 8
    found = dict(compared(worlds, [5.0, 5.0, 8.0, 4.0]))
    assert found[1].points == 0.0
    assert found[2].points == pytest.approx(3.0 * TRUST / (4 + TRUST))
    assert found[3].points == pytest.approx(-1.0 * TRUST / (4 + TRUST))
    assert [number for number, _ in compared(worlds, [5.0, 5.0, 8.0, 4.0])] == [2, 1, 3]


def test_compared_finds_the_best_turn_and_its_gain() -> None:
    chance = Random(6)
    results = [
        [0.0, chance.gauss(-2, 1), chance.gauss(6, 1), chance.gauss(2, 1)] for _ in range(THOROUGH.worlds)
    ]
    found = compared(results, [0.0, 0.0, 4.0, 0.0])
    assert [number for number, _ in found] == [2, 3, 1]
    assert found[0][1].points == pytest.approx((6 * 12 + 4 * TRUST) / 20, abs=0.5)
    assert compared([], [0.0]) == []


@pytest.mark.parametrize(
    "table",
    swept([(2, (), "granada"), (3, (), "granada"), (4, (), "alhambra+granada")], lambda table: table[0] == 2),
)
def test_turns_are_simulated_in_every_game(table: tuple[int, tuple[str, ...], str]) -> None:
    seats, modules, game = table
    played = finished(seats, seats, modules, game)
    moves = played.history()
    assert moves is not None
    book, turns = rulebook(played.setup), turns_of(moves)
    for turn in turns[5 : len(turns) : max(1, len(turns) // 3)]:
        found = simulate_turn(book, turn)
        assert all(one.more.low <= one.more.points <= one.more.high for one in found.ways)


@pytest.mark.parametrize(("seats", "modules"), swept_rows(MIXES, lambda mix: mix[0] == 2))
def test_turns_are_simulated_and_explained_with_every_rule_set(seats: int, modules: tuple[str, ...]) -> None:
    book, moves = history(seats, modules)
    turns = turns_of(moves)
    found = simulate_turn(book, turns[len(turns) // 2])
    themes = [one.actions for one in found.ways]
    assert 1 <= len(themes) <= OTHERS
    assert len(set(themes)) == len(themes)
    assert turns[len(turns) // 2].actions not in themes
    why = found.ways[0].why
    assert why is not None
    assert sentences(book, why)
    codec = codec_for(book)
    known = Analysis(Versions.of(seats), {3: Judgement(1.5, 2.0, -0.5)}, {len(turns) // 2: found})
    assert from_bytes(to_bytes(known, codec), codec) == known
    known.tried = {0: attrs.evolve(found, deep=True)}
    assert from_bytes(to_bytes(known, codec), codec) == known


@pytest.mark.parametrize(("seats", "modules"), swept_rows(MIXES[:2], lambda mix: mix[0] == 3))
def test_hidden_information_does_not_change_the_simulation(seats: int, modules: tuple[str, ...]) -> None:
    """Replaces all hidden information: bags, piles, the hands and secrets of others."""
    book, moves = history(seats, modules)
    turns = turns_of(moves)
    turn = turns[len(turns) // 3]
    other = determinize(book, observe(book, turn.before, turn.seat), Random(99))
    replayed = [play(book, other, turn.actions[0])]
    for action in turn.actions[1:]:
        replayed.append(play(book, replayed[-1].after, action))
    assert other != turn.before
    assert simulate_turn(book, attrs.evolve(turn, moves=tuple(replayed))) == simulate_turn(book, turn)


def test_simulations_leave_the_caches_of_the_game_unchanged() -> None:
    """Otherwise the cities of the game would cache every simulated city, about 3 MB per turn."""
    book, moves = history(2)
    turn = turns_of(moves)[len(turns_of(moves)) // 3]
    cities = [player.city for player in turn.before.players]
    before = [len(city.remembered) for city in cities]
    simulate_turn(book, turn)
    assert [len(city.remembered) for city in cities] == before


@pytest.mark.sweep
def test_the_judge_finds_no_mistake_in_its_own_turns() -> None:
    """A sample; tests/long analyses whole games."""
    book, moves = own_game(3, 11, player=level(JUDGE.level))
    verdicts = [simulate_turn(book, turn).verdict for turn in turns_of(moves)[2:60:5]]
    assert Verdict.MISTAKE not in verdicts


@pytest.mark.sweep
def test_spoiled_turns_are_mistakes_and_good_ones_are_not() -> None:
    book, moves = own_game(3, 11, player=level(JUDGE.level))
    bad = [simulate_turn(book, turn).verdict for turn in spoiled(book, moves, Random(1), 12)]
    good = [simulate_turn(book, turn).verdict for turn in as_good(book, moves, Random(1), 16)]
    assert len(bad) >= 4
    assert bad.count(Verdict.MISTAKE) >= 0.9 * len(bad) - 1
    assert Verdict.MISTAKE not in good


def test_a_moment_finds_the_plan_of_the_played_turn() -> None:
    book, moves = own_game(3, 11, player=level(JUDGE.level))
    turn = turns_of(moves)[20]
    assert moment_of(book, turn).own.actions == turn.actions


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff",
        b'{"format": 99}',
        b'{"format": 1, "versions": {}, "judged": {}, "tried": {}}',
        b'{"format": 1, "versions": {"procedure": 1e999}}',
    ],
)
def test_an_invalid_analysis_file_is_refused(content: bytes) -> None:
    book, _ = history(2)
    with pytest.raises(AnalysisFileError):
        from_bytes(content, codec_for(book))


@pytest.mark.parametrize(
    ("content", "tells"),
    [(b'{"tried": {"3": []}}', True), (b'{"tried": {}}', False), (b"[]", False), (b"no JSON", False)],
)
def test_describes_simulations_needs_no_game(content: bytes, tells: bool) -> None:
    assert describes_simulations(content) == tells


def test_versions_differ_by_seats_and_net(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Versions.of(2) != Versions.of(3)
    before = Versions.of(3)
    assert Versions.of(3) == before
    content = net_files.net_content(3)
    monkeypatch.setattr(net_files, "net_content", lambda _: content[:-1] + bytes([content[-1] ^ 1]))
    assert Versions.of(3) != before, "one bit of the net is another one"


def test_the_worker_process_waits_between_simulations() -> None:
    game = finished(2, 2)
    waited: list[None] = []
    request = {"id": 5, "game": saved_bytes(game).decode(), "place": 4, "tried": True}
    found = worker.answer(request, lambda: waited.append(None))
    assert found["id"] == 5
    assert len(waited) == THOROUGH.worlds * (1 + len(found["ways"]))
    assert found["ways"]


def test_a_paused_judge_continues_when_resumed() -> None:
    ours, theirs = multiprocessing.Pipe()
    asked, reached = worker.Pipe(theirs), threading.Event()
    ours.send_bytes(b'{"hold": true}')
    ours.send_bytes(b'{"hold": true}')

    def run() -> None:
        asked.wait()
        reached.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert not reached.wait(0.2)
    ours.send_bytes(b'{"hold": false}')
    assert reached.wait(5.0)
    ours.send_bytes(b'{"id": 1}')
    assert asked.request() == {"id": 1}
    ours.close()
    thread.join()
    with pytest.raises(EOFError):
        asked.request()


@pytest.mark.parametrize("deep", [False, True])
def test_the_worker_process_simulates_with_the_requested_effort(deep, monkeypatch) -> None:
    game = finished(2, 2)
    asked = []

    def noted(book, turn, wait, effort) -> SimulatedTurn:
        asked.append(effort)
        return SimulatedTurn((), None, effort is DEEP)

    monkeypatch.setattr(worker, "simulate_turn", noted)
    request = {"id": 1, "game": saved_bytes(game).decode(), "place": 3, "tried": True, "deep": deep}
    found = worker.answer(request)
    assert asked == [DEEP if deep else THOROUGH]
    assert loaded(SimulatedTurn, found, codec_for(rulebook(game.setup))).deep is deep


@pytest.mark.sweep
def test_deep_effort_simulates_in_more_worlds() -> None:
    book, moves = history(2)
    turn = turns_of(moves)[20]
    waited: list[int] = []
    found = simulate_turn(book, turn, lambda: waited.append(1), DEEP)
    assert found.deep
    assert len(waited) == DEEP.worlds * (1 + len(found.ways))
    assert found.effort == DEEP
