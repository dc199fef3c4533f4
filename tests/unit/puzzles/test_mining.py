"""alhambra-puzzles: what is mined is proved, and a folder is gone on with wherever it was left."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.learning.puzzles.puzzle import read
from alhambra_desktop.model.mining import cli, folder
from alhambra_desktop.model.mining.folder import LIST, MiningFolder
from alhambra_desktop.model.mining.miner import Outcome, mined
from alhambra_desktop.model.mining.moments import DEEDS, PROMISING, dealt, deeds, played
from alhambra_desktop.model.mining.proof import LEVELS, RATINGS, Solvers
from tests.sweeps import swept

NAMES = shelf.names()


def guess(seed: int) -> Outcome:
    """An outcome that costs nothing."""
    return Outcome(seed, f"puzzle {seed}\n" if seed % 3 else "", seed % 2 == 0)


def content(path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir()}


def run(path, *more: str) -> None:
    assert cli.main([str(path), "--games", "6", "--jobs", "1", *more]) == 0


@pytest.fixture
def _quick(monkeypatch):
    monkeypatch.setattr(cli, "mined", guess)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("done", range(7))
def test_interrupted_anywhere_and_begun_again_the_set_is_the_same(done, tmp_path, monkeypatch, capsys):
    def until(seed: int) -> Outcome:
        if seed > done:
            raise KeyboardInterrupt
        return guess(seed)

    run(tmp_path / "whole")
    monkeypatch.setattr(cli, "mined", until)
    part = tmp_path / "part"
    code = cli.main([str(part), "--games", "6", "--jobs", "1"])
    assert code == (0 if done == 6 else 130)
    asked = []
    monkeypatch.setattr(cli, "mined", lambda seed: asked.append(seed) or guess(seed))
    run(part)
    assert asked == list(range(done + 1, 7))
    assert content(part) == content(tmp_path / "whole")
    assert "6 games: 4 puzzles, 2 of them with modules." in capsys.readouterr().out


@pytest.mark.usefixtures("_quick")
def test_a_line_at_which_writing_was_interrupted_is_mined_again(tmp_path):
    run(tmp_path)
    whole = content(tmp_path)
    path = tmp_path / LIST
    text = path.read_text()
    for cut in range(1, 12):
        path.write_text(text[:-cut])
        run(tmp_path)
        assert content(tmp_path) == whole


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("something else\n", "was mined in by another version"),
        (f"{folder.HEAD}\n1 none\nwhat\n", "is damaged at line 3"),
        (f"{folder.HEAD}\n1 gold\n", "is damaged at line 2"),
    ],
)
def test_a_folder_of_something_else_is_refused_in_one_sentence(text, said, tmp_path, capsys):
    (tmp_path / LIST).write_text(text)
    before = content(tmp_path)
    with pytest.raises(SystemExit) as caught:
        cli.main([str(tmp_path), "--jobs", "1"])
    told = capsys.readouterr().err
    assert caught.value.code == 2
    assert said in told
    assert len(told.strip().splitlines()) == 1
    assert content(tmp_path) == before


@pytest.mark.usefixtures("_quick")
def test_a_file_in_place_of_the_folder_is_refused_in_one_sentence(tmp_path, capsys):
    path = tmp_path / "file"
    path.touch()
    with pytest.raises(SystemExit):
        cli.main([str(path), "--jobs", "1"])
    told = capsys.readouterr().err
    assert "cannot be used" in told
    assert len(told.strip().splitlines()) == 1


def test_a_puzzle_is_there_before_the_list_says_so(tmp_path):
    mining = MiningFolder(tmp_path)
    mining.open()
    for one in mining.keep(map(guess, range(1, 4))):
        listed = MiningFolder(tmp_path).open()
        assert one.seed in listed
        assert (tmp_path / f"{one.seed:06}.toml").exists() == bool(one.text)


@pytest.mark.parametrize("seed", range(1, 4))
def test_suspects_stand_out_by_the_net_and_take_several_deeds(seed):
    game = played(seed)
    assert played(seed) == game
    assert len(dealt(seed).setup().seats) == len(game.setup.seats)
    for suspect in game.suspects:
        assert suspect.gap >= PROMISING
        assert deeds(suspect.best.actions) >= DEEDS
        assert suspect.ranked[0].value - suspect.ranked[1].value == pytest.approx(suspect.gap)


def test_the_fewer_levels_solve_a_puzzle_the_higher_it_is_rated():
    none, one, all_ = (Solvers((0.0,) * (len(LEVELS) - n) + (1.0,) * n) for n in (0, 1, len(LEVELS)))
    assert (all_.rating, none.rating) == RATINGS
    assert all_.rating < one.rating < none.rating


@pytest.mark.long
@pytest.mark.parametrize("name", swept(NAMES, NAMES[:2].__contains__))
def test_every_puzzle_is_what_its_seed_gives(name):
    """Mined again from nothing: two levels in 96 worlds each, and nine of ten runs of the strongest one."""
    puzzle = shelf.puzzle(name)
    again = mined(puzzle.deal.seed)
    assert again.text == (shelf.FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    assert read(name, again.text) == puzzle
