from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from alhambra_desktop.model.workshop import training
from alhambra_desktop.model.workshop.training.settings import SettingsError, Training, read_training
from alhambra_desktop.words import say

GOOD = """
[[mixes]]
share = 0.6
[[mixes]]
share = 0.4
game = "granada"
modules = ["random"]
[[tables]]
seats = 2
rounds = [{ games = 40 }]
[[tables]]
seats = 3
begin = 2
"""


def read(folder: Path, text: str) -> Training:
    path = folder / "some.toml"
    path.write_text(text, encoding="utf-8")
    return read_training(path)


def test_the_settings_of_the_bundled_nets_are_valid() -> None:
    shipped = read_training(Path(str(files(training).joinpath("training.toml"))))
    assert {table.seats for table in shipped.tables} == {2, 3, 4, 5, 6}
    assert {mix.game for mix in shipped.mixes} == {"alhambra", "granada", "alhambra+granada"}


def test_omitted_settings_have_defaults(tmp_path: Path) -> None:
    found = read(tmp_path, GOOD)
    assert found.tables[0].rounds[0].noise == (0.0, 1.0, 2.0, 4.0)
    assert found.mixes[1].drawn
    assert not found.mixes[0].drawn


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("games = 40", "games = 0", "games is 0, but must be greater than 0"),
        ("games = 40", "games = 40, noise = []", "noise is empty"),
        ("[[mixes]]", "memory = 0\n[[mixes]]", "memory is 0, but must be greater than 0"),
        ("games = 40", "games = 2.5", "not a whole number"),
        ("games = 40", "games = 40, plays = 2", "unknown settings plays @ settings"),
        ("share = 0.4", "share = 0.5", "do not add up to 1"),
        ('"granada"', '"carcassonne"', "unknown game 'carcassonne'"),
        ('"random"', '"towers"', "modules must be"),
        ("seats = 3\nbegin = 2", "seats = 2", "the second table of 2 seats starts from scratch"),
        ("begin = 2", "begin = 5", "it must be listed after that table"),
        ("seats = 3", "seats = 7", "a table has 2 to 6 seats, not 7"),
        ("[[mixes]]", "[[mixes", "is not a TOML file"),
    ],
)
def test_wrong_settings_raise_one_sentence(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    with pytest.raises(SettingsError) as refused:
        read(tmp_path, GOOD.replace(old, new, 1))
    told = say(refused.value.message)
    assert "some.toml" in told
    assert complaint in told
    assert "\n" not in told


def test_a_missing_settings_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="training-unread"):
        read_training(tmp_path / "nowhere.toml")
