"""alhambra-puzzles: mining and proving, and continuing after interruptions."""

from __future__ import annotations

from types import SimpleNamespace

import attrs
import pytest

from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.players.skill.levels import LEVELS
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.workshop.mining import cli, folder, proof, renewal
from alhambra_desktop.model.workshop.mining.folder import LIST, MiningFolder
from alhambra_desktop.model.workshop.mining.miner import Outcome
from alhambra_desktop.model.workshop.mining.proof import (
    DEEDS,
    PROMISING,
    RATINGS,
    Exam,
    Solvers,
    dealt,
    deeds,
    plans_of,
    played,
)
from alhambra_desktop.model.workshop.mining.renewal import Finding, Verdict, proved_again, suspect_of
from tests.sweeps import swept

NAMES = shelf.names()


def guess(seed: int) -> Outcome:
    """Return an invented outcome."""
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
def test_an_interrupted_run_continues_to_the_same_puzzles(done, tmp_path, monkeypatch, capsys):
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
def test_a_partly_written_line_is_mined_again(tmp_path):
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
        ("something else\n", "belongs to another version"),
        (f"{folder.HEAD}\n1 none\nwhat\n", "is damaged at line 3"),
        (f"{folder.HEAD}\n1 gold\n", "is damaged at line 2"),
    ],
)
def test_a_foreign_or_damaged_folder_is_refused(text, said, tmp_path, capsys):
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
def test_a_file_instead_of_the_folder_is_refused(tmp_path, capsys):
    path = tmp_path / "file"
    path.touch()
    with pytest.raises(SystemExit):
        cli.main([str(path), "--jobs", "1"])
    told = capsys.readouterr().err
    assert "cannot use" in told
    assert len(told.strip().splitlines()) == 1


def test_a_puzzle_is_written_before_its_line_in_the_list(tmp_path):
    mining = MiningFolder(tmp_path)
    mining.open()
    for one in mining.keep(map(guess, range(1, 4))):
        listed = MiningFolder(tmp_path).open()
        assert one.seed in listed
        assert (tmp_path / f"{one.seed:06}.toml").exists() == bool(one.text)


@pytest.mark.parametrize("seed", swept(range(1, 4), (2).__eq__))
def test_suspects_have_a_gap_and_several_deeds(seed):
    game = played(seed)
    assert played(seed) == game
    assert len(dealt(seed).setup().seats) == len(game.setup.seats)
    for suspect in game.suspects:
        assert suspect.gap >= PROMISING
        assert deeds(suspect.best.actions) >= DEEDS
        assert suspect.ranked[0].value - suspect.ranked[1].value == pytest.approx(suspect.gap)


def test_puzzles_solved_by_fewer_levels_are_rated_higher():
    none, one, all_ = (Solvers((0.0,) * (len(LEVELS) - n) + (1.0,) * n) for n in (0, 1, len(LEVELS)))
    assert (all_.rating, none.rating) == RATINGS
    assert all_.rating < one.rating < none.rating


# -- proving bundled puzzles again


VERDICTS = (Verdict.HOLDS, Verdict.BEATEN, Verdict.HOLDS, Verdict.UNSOLVED)


def found(name: str) -> Finding:
    """Return an invented finding."""
    verdict = VERDICTS[shelf.names().index(name)]
    return Finding(name, verdict, 1234 if verdict is Verdict.HOLDS else 0)


@pytest.fixture
def four_puzzles(tmp_path, monkeypatch):
    """Folder with four bundled puzzles, which replaces the folder of all puzzles."""
    folder_ = tmp_path / "brought"
    folder_.mkdir()
    for name in NAMES[:4]:
        (folder_ / f"{name}.toml").write_bytes((shelf.FOLDER / f"{name}.toml").read_bytes())
    monkeypatch.setattr(shelf, "FOLDER", folder_)
    monkeypatch.setattr(cli, "proved_again", found)
    shelf.names.cache_clear()
    yield folder_
    shelf.names.cache_clear()
    shelf.puzzle.cache_clear()


@pytest.mark.parametrize("done", range(5))
def test_interrupted_proofs_continue_and_report_failures(done, four_puzzles, tmp_path, monkeypatch, capsys):
    def until(name: str) -> Finding:
        if shelf.names().index(name) >= done:
            raise KeyboardInterrupt
        return found(name)

    before = content(four_puzzles)
    command = [str(tmp_path / "proofs"), "--prove", "--jobs", "1"]
    monkeypatch.setattr(cli, "proved_again", until)
    assert cli.main(command) == (0 if done == 4 else 130)
    asked = []
    monkeypatch.setattr(cli, "proved_again", lambda name: asked.append(name) or found(name))
    assert cli.main(command) == 0
    assert asked == list(NAMES[done:4])
    told = capsys.readouterr().out
    assert f"{NAMES[1]}: another turn is almost as good." in told
    assert f"{NAMES[3]}: the strongest level fails too often." in told
    assert told.endswith("4 puzzles: 2 valid, 1 ambiguous, 1 unsolved, 0 unreadable.\n")
    assert content(four_puzzles) == before


def test_renewing_removes_failed_puzzles_and_rates_others_again(four_puzzles, tmp_path, capsys):
    kept = [shelf.puzzle(name) for name in (NAMES[0], NAMES[2])]
    assert cli.main([str(tmp_path / "proofs"), "--renew", "--jobs", "1"]) == 0
    assert "2 puzzles were kept" in capsys.readouterr().out
    assert shelf.names() == (NAMES[0], NAMES[2])
    assert [shelf.puzzle(one.id) for one in kept] == [attrs.evolve(one, rating=1234) for one in kept]


def test_a_write_error_while_renewing_is_reported(four_puzzles, tmp_path, monkeypatch, capsys):
    def refuse(path, _):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(renewal, "write_atomically", refuse)
    with pytest.raises(SystemExit):
        cli.main([str(tmp_path / "proofs"), "--renew", "--jobs", "1"])
    said = capsys.readouterr().err
    assert str(four_puzzles) in said
    assert "Permission denied" in said


def test_proofs_with_other_nets_are_not_continued(four_puzzles, tmp_path, monkeypatch, capsys):
    command = [str(tmp_path / "proofs"), "--prove", "--jobs", "1"]
    assert cli.main(command) == 0
    monkeypatch.setattr(renewal, "content_of", str.encode)
    with pytest.raises(SystemExit):
        cli.main(command)
    assert "to another version of this program" in capsys.readouterr().err


def test_a_damaged_puzzle_is_unreadable(four_puzzles):
    (four_puzzles / f"{NAMES[0]}.toml").write_text("format = 1\n")
    shelf.puzzle.cache_clear()
    assert proved_again(NAMES[0]) == Finding(NAMES[0], Verdict.UNREADABLE)


@pytest.mark.parametrize("name", swept(NAMES, NAMES[:2].__contains__))
def test_the_suspect_of_a_puzzle_has_its_answer(name):
    puzzle = shelf.puzzle(name)
    suspect = suspect_of(puzzle)
    seen = observe(puzzle.book, puzzle.state, puzzle.deal.seat)
    alike = [plan for plan in plans_of(puzzle.book, seen, 0, 0) if plan.actions == puzzle.answer]
    assert all(plan.theme == suspect.best.theme for plan in alike)
    assert deeds(suspect.best.actions) >= DEEDS


def test_random_numbers_of_a_run_do_not_depend_on_other_levels(monkeypatch):
    puzzle = shelf.puzzle(NAMES[0])
    exam = Exam(puzzle.book, suspect_of(puzzle), puzzle.goals, 5)
    drawn: list[float] = []

    def answer(book, seen, player, rng, limit):
        drawn.append(rng.random())
        return SimpleNamespace(plan=exam.suspect.best)

    monkeypatch.setattr(proof, "think", answer)
    runs = [(one, run) for one in LEVELS for run in range(3)]
    for one in runs:
        exam.solved_by(*one)
    monkeypatch.setattr(proof, "LEVELS", LEVELS[:0:-1])
    for one in runs:
        exam.solved_by(*one)
    assert drawn[: len(runs)] == drawn[len(runs) :]
    assert len(set(drawn)) == len(runs)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES[::7])
def test_puzzles_are_valid_for_the_current_levels(name):
    """A valid puzzle passes 96 worlds each of architect and master, and 9 of 10 runs of the strongest level.

    A sample; ``alhambra-puzzles --prove`` checks all puzzles, which takes two hours on one core.
    """
    assert proved_again(name).verdict is Verdict.HOLDS
