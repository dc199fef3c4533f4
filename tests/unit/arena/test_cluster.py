from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra_desktop.model.workshop.arena.cli import main
from tests.clusters import cluster
from tests.unit.arena.quick import without_seconds

WISHES = ("--ladder", "--levels", "random,easy", "--games", "4", "--deterministic")


def report(path: Path, *where: str) -> object:
    assert main([*WISHES, *where, "--json", str(path)]) == 0
    return without_seconds(json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.sweep
def test_a_cluster_plays_the_same_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    alone = report(tmp_path / "alone.json", "--jobs", "1")
    with cluster(2) as workers:
        assert report(tmp_path / "all.json", "--cluster", workers.scheduler_address) == alone
    assert capsys.readouterr().err == ""
