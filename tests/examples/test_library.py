"""The examples in docs/library.md and the README run as printed, with one import."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import alhambra_desktop.model as alhambra

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.M | re.S)


def script(page: str) -> str:
    return "\n".join(BLOCK.findall((ROOT / page).read_text("utf-8")))


def output_of(source: str, folder: Path) -> str:
    command = [sys.executable, "-c", source]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("page", ["docs/library.md", "README.md"])
def test_the_examples_of_a_page_run_in_order(page, tmp_path):
    source = script(page)
    assert {line for line in source.splitlines() if "import" in line} <= {
        "import random",
        "import alhambra_desktop.model as alhambra",
    }
    assert "won by" in output_of(source, tmp_path)
    assert (tmp_path / "random-game.alhambra-record").exists()


def test_public_names_exist_and_are_loaded_lazily():
    assert all(getattr(alhambra, name) is not None for name in dir(alhambra))
    assert 40 <= len(dir(alhambra)) <= 50
    loaded = "import sys, alhambra_desktop.model; print(*(m for m in sys.modules if 'alhambra' in m))"
    assert output_of(loaded, ROOT).split() == ["alhambra_desktop", "alhambra_desktop.model"]


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="has no attribute 'gates'"):
        _ = alhambra.gates


def test_a_saved_game_opens_with_all_its_moves(tmp_path):
    game = alhambra.new_game(seed=3)
    for _ in range(10):
        game.play(game.legal_actions()[0])
    game.save(tmp_path / "game.alhambra")
    again = alhambra.open_game(tmp_path / "game.alhambra")
    assert (again.state, again.moves) == (game.state, game.moves)


def test_competing_players_share_each_deal_in_every_rotation():
    dealt = []

    def note(book, seen, rng):
        if not dealt or dealt[-1] != (seen.setup.seats, seen.seat):
            dealt.append((seen.setup.seats, seen.seat))
        return alhambra.random_player(book, seen, rng)

    found = alhambra.compete({"note": note, "random": alhambra.random_player}, games=2, seed=5)
    assert {seats[seat].name for seats, seat in dealt} == {"note"}
    assert {seat for _, seat in dealt} == {0, 1}
    assert sum(standing.wins for standing in found.values()) == 2


def test_the_facade_uses_the_registry_of_the_program():
    assert alhambra.rulebook is import_module("alhambra_desktop.model.rules.modules.registry").rulebook
