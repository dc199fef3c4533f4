"""Training of rollout nets: quick games, targets, fit and continuation."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from alhambra_desktop.model.players.features import POINTS
from alhambra_desktop.model.players.net_files import NetError
from alhambra_desktop.model.players.rollout.features import COLUMNS
from alhambra_desktop.model.players.rollout_net import RolloutNet, fresh, unpacked
from alhambra_desktop.model.workshop.training.cli import main
from alhambra_desktop.model.workshop.training.fit import FitSettings
from alhambra_desktop.model.workshop.training.rollouts import (
    QuickGame,
    Story,
    fitted,
    gradients,
    loss,
    packed,
    play_quick_game,
    read_stories,
    samples,
)
from tests.unit.training.slopes import assert_slopes

SETTINGS = """
part = 1
tables = []
[rollout_course]
passes = 2
[[mixes]]
share = 1.0
[[rollouts]]
seats = 2
rounds = [{ games = 2 }, { games = 2, trust = 1.0 }]
[[rollouts]]
seats = 3
begin = 2
rounds = [{ games = 1 }]
"""


def trained(folder: Path, *more: str) -> int:
    settings = folder.parent / "some.toml"
    settings.write_text(SETTINGS, encoding="utf-8")
    return main([str(folder), "--settings", str(settings), "--jobs", "1", *more])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished training that tests must not change."""
    place = tmp_path_factory.mktemp("rollouts")
    assert trained(place / "all", "--install", str(place / "nets")) == 0
    return place


def read(path: Path) -> RolloutNet:
    return unpacked(path.read_bytes(), str(path))


def same(one: RolloutNet, other: RolloutNet) -> bool:
    return all(np.array_equal(one.weights[name], other.weights[name]) for name in one.weights)


def test_a_training_starts_each_table_from_the_previous_net(whole: Path) -> None:
    assert sorted(path.name for path in (whole / "nets").iterdir()) == [
        "nets.json",
        "rollout-2.npz",
        "rollout-3.npz",
    ]
    last = read(whole / "all" / "rollout-2" / "net-2.npz")
    assert same(last, read(whole / "nets" / "rollout-2.npz"))
    assert same(last, read(whole / "all" / "rollout-3" / "net-0.npz"))
    assert not same(last, read(whole / "nets" / "rollout-3.npz"))


def test_an_interrupted_training_continues_to_the_same_nets(whole: Path, tmp_path: Path) -> None:
    shutil.copytree(whole / "all", tmp_path / "all")
    table = tmp_path / "all" / "rollout-2"
    for lost in (table / "net-2.npz", table / "round-2" / "part-00001.npz"):
        lost.unlink()
    kept = (table / "round-2" / "part-00000.npz").stat().st_mtime_ns
    trained(tmp_path / "all")
    assert (table / "round-2" / "part-00000.npz").stat().st_mtime_ns == kept
    assert same(read(whole / "all" / "rollout-2" / "net-2.npz"), read(table / "net-2.npz"))


def test_a_story_contains_turns_and_result_of_a_seat() -> None:
    stories = play_quick_game(QuickGame(3, 5, None, 0.2))
    assert len(stories) == 3
    assert all(story.inputs.shape == (len(story.leads), len(COLUMNS)) for story in stories)
    assert all(story.leads[0] == 0 for story in stories)
    again = play_quick_game(QuickGame(3, 5, None, 0.2))
    assert [story.result for story in again] == [story.result for story in stories]
    assert max(story.result for story in stories) > 0 > min(story.result for story in stories)


def test_packed_stories_are_read_unchanged(tmp_path: Path) -> None:
    stories = play_quick_game(QuickGame(2, 5, None, 0.2))
    path = tmp_path / "part.npz"
    path.write_bytes(packed(stories))
    found = read_stories(path)
    assert [story.result for story in found] == [story.result for story in stories]
    for one, other in zip(found, stories, strict=True):
        assert np.array_equal(one.inputs, other.inputs)
        assert np.array_equal(one.leads, other.leads)
    path.write_bytes(packed([]))
    assert read_stories(path) == []
    path.write_bytes(b"PK")
    with pytest.raises(NetError):
        read_stories(path)


def test_targets_are_future_changes_of_the_lead() -> None:
    story = Story(np.zeros((3, len(COLUMNS)), np.float32), np.array([0.0, 4.0, 10.0]), 16.0)
    _, results = samples([story], None, 0.5)
    assert results * POINTS == pytest.approx([16, 12, 6])
    net = fresh(1)
    net.weights["last_bias"][:] = 2 / POINTS  # always predicts two more points
    net.weights["last"][:] = 0
    _, mixed = samples([story], net, 0.5)
    # predicted final leads, last position first: 16, then (16 + 12) / 2 = 14, then (14 + 6) / 2 = 10
    assert mixed * POINTS == pytest.approx([10, 10, 6])


def test_gradients_match_finite_differences_of_the_loss() -> None:
    rng = np.random.default_rng(2)
    inputs, wanted = rng.normal(size=(20, len(COLUMNS))), rng.normal(size=20)
    net = RolloutNet({name: array.astype(float) for name, array in fresh(5).weights.items()})
    slopes = gradients(net, inputs, wanted)
    assert_slopes(slopes, net.weights, lambda weights: loss(RolloutNet(weights), inputs, wanted), 1e-4)


def test_fitting_learns_and_is_reproducible() -> None:
    rng = np.random.default_rng(2)
    inputs = rng.normal(size=(400, len(COLUMNS))).astype(np.float32)
    wanted = (inputs[:, 3] - inputs[:, 8]).astype(np.float32)
    settings = FitSettings(passes=30, batch=32, rate=1e-3, decay=1e-5)
    nets = [fitted(fresh(1), inputs, wanted, settings, 3) for _ in range(2)]
    assert same(*nets)
    assert loss(nets[0], inputs, wanted) < loss(fresh(1), inputs, wanted) / 10
