from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop.model.opponents.arena import main, wilson
from alhambra_desktop.model.opponents.contest import games

QUICK = ["--jobs", "1", "--deterministic"]


def columns(table: str) -> list[list[str]]:
    """The lines of a table without the figures of time."""
    return [line.split()[:-2] for line in table.splitlines()]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*QUICK, *arguments]) == 0
    read = capsys.readouterr()
    assert read.err == ""
    return read.out


def test_the_table_has_a_line_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    lines = columns(run(capsys, "--seats", "normal,easy,random", "--games", "3", "--seed", "7"))
    assert lines[0][:3] == ["seat", "level", "wins"]
    assert [line[:2] for line in lines[1:]] == [["1", "normal"], ["2", "easy"], ["3", "random"]]


def test_the_same_seed_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ("--seats", "easy,normal", "--games", "2", "--random-variants", "--seed")
    first = run(capsys, *wishes, "3")
    assert columns(run(capsys, *wishes, "3")) == columns(first)
    assert columns(run(capsys, *wishes, "4")) != columns(first)


def test_several_processes_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ("--seats", "normal,easy,random", "--games", "4")
    alone = run(capsys, *wishes)
    assert columns(run(capsys, *wishes, "--jobs", "2")) == columns(alone)


def test_hard_plays_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    import attrs

    from alhambra_desktop.model.opponents import contest

    known = contest.level
    monkeypatch.setattr(contest, "level", lambda name: attrs.evolve(known(name), simulations=1))
    assert "hard" in run(capsys, "--seats", "hard,normal", "--games", "1")


def test_records_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "some" / "records"
    run(
        capsys,
        "--seats",
        "normal,easy",
        "--games",
        "2",
        "--records",
        str(folder),
        "--variant",
        "take_limit=7",
    )
    records = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.iterdir())]
    assert len(records) == 2
    assert all(one["variants"]["take_limit"] == 7 for one in records)
    assert all(one["events"][-1]["event"] == "end" for one in records)
    assert [one["seats"][0]["level"] for one in records] == ["normal", "easy"]


def test_each_level_sits_in_each_seat_on_the_same_deal() -> None:
    first, second, third, other = games(("hard", "easy", "normal"), 4, 1)
    assert (first.levels, second.levels, third.levels) == (
        ("hard", "easy", "normal"),
        ("normal", "hard", "easy"),
        ("easy", "normal", "hard"),
    )
    assert first.seed == second.seed == third.seed != other.seed


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "--seats is missing"),
        (("--seats", "hard,grand"), "no level called 'grand'"),
        (("--seats", "hard"), "2 to 6 seats"),
        (("--seats", ",".join(["easy"] * 7)), "2 to 6 seats"),
        (("--seats", "easy,easy", "--games", "0"), "--games"),
        (("--seats", "easy,easy", "--games", "many"), "--games"),
        (("--seats", "easy,easy", "--game", "chess"), "no game called 'chess'"),
        (("--seats", "easy,easy", "--modules", "chess"), "no module called 'chess'"),
        (("--seats", "easy,easy", "--variant", "dirk"), "id=value"),
        (("--seats", "easy,easy", "--variant", "dark=on"), "no house variant called 'dark'"),
        (("--seats", "easy,easy", "--variant", "take_limit=ten"), "take_limit"),
        (("--seats", "easy,easy", "--records", "/dev/null/x"), "/dev/null/x"),
        (("--sets", "easy,easy"), "--sets"),
    ],
)
def test_wrong_arguments_get_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    read = capsys.readouterr()
    assert read.out == ""
    assert words in read.err
    assert len(read.err.splitlines()) == 1


def test_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    listed = run(capsys, "--list-options")
    for words in ("easy:", "hard:", "random:", "enclosed_spaces: any_area, single_square, allowed"):
        assert words in listed


def test_an_interruption_ends_it_cleanly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("alhambra_desktop.model.opponents.arena.play_game", interrupted)
    assert main([*QUICK, "--seats", "easy,easy"]) == 130
    assert "stopped" in capsys.readouterr().err


def test_it_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "alhambra_desktop.model.opponents.arena"]
    ended = subprocess.run(
        [*command, "--seats", "normal,random", "--games", "2", "--jobs", "2"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "normal" in ended.stdout


def test_the_interval_of_few_wins_is_wide() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 2), round(high, 2)) == (0.24, 0.76)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == 1
