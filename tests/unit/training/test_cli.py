from __future__ import annotations

import shutil
import stat
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import attrs
import numpy as np
import pytest

from alhambra_desktop.model.players.features import COLUMNS, Columns
from alhambra_desktop.model.players.net import Net, unpacked
from alhambra_desktop.model.workshop.task_pool import LocalPool
from alhambra_desktop.model.workshop.training.cli import main
from alhambra_desktop.model.workshop.training.rounds import TrainingRun, read_part
from alhambra_desktop.model.workshop.training.settings import read_training

SETTINGS = """
part = 1
[[mixes]]
share = 1.0
[[tables]]
seats = 2
check = 2
rounds = [{ games = 3 }, { games = 2 }]
[[tables]]
seats = 3
begin = 2
rounds = [{ games = 1 }]
[[tables]]
seats = 2
begin = 3
rounds = [{ games = 1 }]
"""


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    path = tmp_path / "some.toml"
    path.write_text(SETTINGS, encoding="utf-8")
    return path


def trained(folder: Path, settings: Path, *more: str) -> int:
    return main([str(folder), "--settings", str(settings), "--jobs", "1", *more])


@attrs.frozen
class Trained:
    """A finished training, shared by tests that must not change it: its folder, nets and output."""

    folder: Path
    nets: Path
    output: str

    def copied(self, folder: Path) -> Path:
        """Return a copy of the folder, which a test may change."""
        shutil.copytree(self.folder, folder)
        return folder


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Trained:
    place = tmp_path_factory.mktemp("trained")
    (place / "some.toml").write_text(SETTINGS, encoding="utf-8")
    with redirect_stdout(StringIO()) as output:
        assert trained(place / "all", place / "some.toml", "--install", str(place / "nets")) == 0
    return Trained(place / "all", place / "nets", output.getvalue())


def read_net(path: Path) -> Net:
    return unpacked(path.read_bytes(), str(path))


def same(one: Net, other: Net) -> bool:
    return all(np.array_equal(one.weights[name], other.weights[name]) for name in one.weights)


def test_a_training_writes_nets_and_reports_progress(whole: Trained) -> None:
    assert "2 seats, round 1: 3 of 3 parts played" in whole.output
    assert "squared error" in whole.output
    assert "of 2 base games" in whole.output
    assert sorted(path.name for path in whole.nets.iterdir()) == [
        "nets.json",
        "value-2.npz",
        "value-3.npz",
    ]
    assert {stat.S_IMODE(path.stat().st_mode) & 0o444 for path in whole.nets.iterdir()} == {0o444}


def test_the_last_net_for_a_number_of_seats_is_installed(whole: Trained) -> None:
    last = whole.folder / "seats-2-2"
    assert same(read_net(last / "net-0.npz"), read_net(whole.folder / "seats-3" / "net-1.npz"))
    assert same(read_net(last / "net-1.npz"), read_net(whole.nets / "value-2.npz"))


def test_an_interrupted_training_continues_to_the_same_nets(
    whole: Trained, tmp_path: Path, settings: Path
) -> None:
    table = whole.copied(tmp_path / "stopped") / "seats-2"
    for lost in (table / "net-2.npz", table / "round-2" / "part-00001.npz"):
        lost.unlink()
    kept = (table / "round-2" / "part-00000.npz").stat().st_mtime_ns
    trained(tmp_path / "stopped", settings)
    assert (table / "round-2" / "part-00000.npz").stat().st_mtime_ns == kept
    assert same(read_net(whole.folder / "seats-2" / "net-2.npz"), read_net(table / "net-2.npz"))


def test_a_table_starts_with_the_net_of_another(whole: Trained, tmp_path: Path, settings: Path) -> None:
    training = read_training(settings)
    run = TrainingRun(training, training.tables[1], tmp_path / "seats-3", lambda message: None)
    first = TrainingRun(training, training.tables[0], whole.folder / "seats-2", lambda message: None)
    with LocalPool(1) as pool:
        net = first.finish(pool)
    run.begin(net)
    assert same(read_net(run.path(0)), net)
    assert same(net, read_net(first.path(2)))


def test_parts_with_other_columns_are_read_by_name(whole: Trained) -> None:
    path = whole.folder / "seats-2" / "round-1" / "part-00000.npz"
    more = Columns(COLUMNS.types, (*COLUMNS.table[:5], "plays harbour", *COLUMNS.table[5:]))
    known, read = read_part(path), read_part(path, more)
    assert np.array_equal(read.positions.table, np.insert(known.positions.table, 5, 0.0, axis=1))
    assert np.array_equal(read.positions.types, known.positions.types)


def test_a_damaged_part_is_reported(whole: Trained, tmp_path: Path, settings: Path, capsys) -> None:
    folder = whole.copied(tmp_path / "all")
    (folder / "seats-2" / "net-2.npz").unlink()
    (folder / "seats-2" / "round-2" / "part-00000.npz").write_bytes(b"PK")
    with pytest.raises(SystemExit):
        trained(folder, settings)
    error = capsys.readouterr().err
    assert "part-00000.npz cannot be used (it cannot be read" in error
    assert "Delete it or choose another folder." in error


def test_a_folder_belongs_to_one_training(tmp_path: Path, settings: Path, capsys) -> None:
    (tmp_path / "all").mkdir()
    (tmp_path / "all" / "settings.toml").write_text("seed = 5\n", encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        trained(tmp_path / "all", settings)
    assert left.value.code == 2
    assert "other settings. Choose another folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "folder"),
        (["all", "--jobs", "0"], "--jobs: '0' is less than 1"),
        (["all", "--settings", "nowhere.toml"], "cannot use nowhere.toml"),
        (["all", "--jobs", "many"], "--jobs"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys, arguments: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith("alhambra-train: ")
    assert complaint in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("content", [b"sed = 1\n", b"# \xe9t\xe9\n"])
def test_wrong_settings_are_reported_and_not_kept(
    tmp_path: Path, settings: Path, capsys, content: bytes
) -> None:
    right = settings.read_bytes()
    settings.write_bytes(content + right)
    with pytest.raises(SystemExit):
        trained(tmp_path / "all", settings)
    assert str(settings) in capsys.readouterr().err
    assert not (tmp_path / "all").exists()


def test_the_settings_can_be_printed(capsys, tmp_path: Path) -> None:
    assert main([str(tmp_path), "--print-settings"]) == 0
    assert "[[tables]]" in capsys.readouterr().out
