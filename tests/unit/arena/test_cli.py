from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra_desktop.model.files.addons.shelf import ON, Shelf
from alhambra_desktop.model.players.games import TournamentSettings, rotated_games
from alhambra_desktop.model.players.skill.levels import LEVELS
from alhambra_desktop.model.rules.modules.registry import PLACES
from alhambra_desktop.model.workshop.arena import cli
from alhambra_desktop.model.workshop.arena.cli import main
from tests.unit.addons.made import made
from tests.unit.arena.quick import guess, without_seconds

QUICK = ["--jobs", "1", "--deterministic"]


def columns(table: str) -> list[list[str]]:
    """Return the columns of each line without the two columns of times."""
    return [line.split()[:-2] for line in table.splitlines()]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*QUICK, *arguments]) == 0
    read = capsys.readouterr()
    assert read.err == ""
    return read.out


def test_the_table_has_a_line_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    lines = columns(run(capsys, "--seats", "normal,easy,random", "--games", "1", "--seed", "7"))
    assert lines[0][:3] == ["seat", "level", "wins"]
    assert [line[:2] for line in lines[1:]] == [["1", "normal"], ["2", "easy"], ["3", "random"]]


def test_the_same_seed_gives_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--seats", "easy,random", "--games", "1", "--random-variants", "--seed")
    first = run(capsys, *arguments, "3")
    assert columns(run(capsys, *arguments, "3")) == columns(first)
    assert columns(run(capsys, *arguments, "4")) != columns(first)


@pytest.mark.sweep
def test_the_number_of_processes_does_not_change_results(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--seats", "easy,easy,random", "--games", "4")
    alone = run(capsys, *arguments)
    assert columns(run(capsys, *arguments, "--jobs", "2")) == columns(alone)


def test_the_hard_level_can_play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    import attrs

    from alhambra_desktop.model.players import games
    from alhambra_desktop.model.players.skill.levels import level

    monkeypatch.setattr(games, "level", lambda name: attrs.evolve(level(name), simulations=1))
    assert "hard" in run(capsys, "--seats", "hard,random", "--games", "1")


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


def test_each_level_plays_each_seat_of_a_deal() -> None:
    first, second, third, other = rotated_games(("hard", "easy", "normal"), 4, TournamentSettings(seed=1))
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
        (("--seats", "hard,grand"), "Unknown level 'grand'"),
        (("--seats", "hard"), "2 to 6 players"),
        (("--seats", ",".join(["easy"] * 7)), "2 to 6 players"),
        (("--seats", "easy,easy", "--games", "0"), "--games"),
        (("--seats", "easy,easy", "--games", "many"), "--games"),
        (("--seats", "easy,easy", "--game", "chess"), "Unknown game 'chess'"),
        (("--seats", "easy,easy", "--modules", "chess"), "Unknown module 'chess'"),
        (("--seats", "easy,easy", "--variant", "dirk"), "id=value"),
        (("--seats", "easy,easy", "--variant", "dark=on"), "Unknown house rule 'dark'"),
        (("--seats", "easy,easy", "--variant", "take_limit=ten"), "take_limit"),
        (("--seats", "easy,easy", "--records", "/dev/null/x"), "/dev/null/x"),
        (("--sets", "easy,easy"), "--sets"),
        (("--seats", "easy,easy", "--levels", "easy,normal"), "--levels is for matches"),
        (("--seats", "easy,easy", "--table", "3"), "--table is for matches"),
        (("--seats", "easy,easy", "--json", "x"), "--json is for matches"),
        (("--ladder", "--round-robin"), "--round-robin"),
        (("--ladder", "--seats", "easy,easy"), "--seats"),
        (("--ladder", "--table", "7"), "--table"),
        (("--ladder", "--table", "1"), "--table"),
        (("--ladder", "--levels", "easy"), "two levels"),
        (("--ladder", "--levels", "easy,normal,easy"), "'easy' more than once"),
        (("--ladder", "--levels", "easy,grand"), "Unknown level 'grand'"),
        (("--ladder", "--variant", "take_limit=ten"), "take_limit"),
        (("--ladder", "--json", "/nowhere/x.json"), "cannot write /nowhere/x.json"),
        (("--ladder", "--plot", "/"), "cannot write /"),
        (("--ladder", "--jobs", "2", "--cluster", "tcp://127.0.0.1:1"), "--cluster"),
        (("--ladder", "--cluster", "nowhere"), "No cluster responds at 'nowhere'"),
    ],
)
def test_wrong_arguments_print_one_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    read = capsys.readouterr()
    assert read.out == ""
    assert words in read.err
    assert len(read.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("library", "options", "words"),
    [
        ("matplotlib.figure", ("--plot", "x.png"), "alhambra-desktop[plot]"),
        ("distributed", ("--cluster", "tcp://127.0.0.1:1"), "alhambra-desktop[cluster]"),
    ],
)
def test_a_missing_library_is_reported_before_playing(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    library: str,
    options: tuple[str, ...],
    words: str,
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(SystemExit) as left:
        main(["--ladder", *options])
    read = capsys.readouterr()
    assert (left.value.code, read.out, len(read.err.splitlines())) == (2, "", 1)
    assert words in read.err


def test_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    listed = run(capsys, "--list-options")
    for words in (*(one.id for one in LEVELS), "random"):
        assert f"  {words}: " in listed
    assert "enclosed_spaces: any_area, single_square and allowed (official: any_area)" in listed


def test_a_keyboard_interrupt_ends_cleanly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("alhambra_desktop.model.workshop.arena.game_task.play_game", interrupted)
    assert main([*QUICK, "--seats", "easy,easy"]) == 130
    assert "stopped" in capsys.readouterr().err


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(sys.platform == "win32", reason="there is no pty")
def test_ctrl_c_ends_all_processes_without_a_traceback() -> None:
    mine, theirs = os.openpty()
    command = [sys.executable, "-m", "alhambra_desktop.model.workshop.arena.cli", "--seats", "random,random"]
    program = subprocess.Popen(
        [*command, "--games", "100000", "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)
    shown = b""
    while b" left" not in shown:
        shown += os.read(mine, 1000)
    # like a terminal: to the program and all its processes
    os.killpg(program.pid, signal.SIGINT)
    try:
        while more := os.read(mine, 1000):
            shown += more
    except OSError:
        # Linux raises this when no process is left that could write.
        pass
    os.close(mine)
    assert program.wait() == 130
    assert shown.endswith(b"alhambra-arena: stopped.\r\n")
    assert b"Traceback" not in shown


@pytest.mark.sweep
def test_the_command_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "alhambra_desktop.model.workshop.arena.cli"]
    ended = subprocess.run(
        [*command, "--seats", "normal,random", "--games", "2", "--jobs", "2"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "normal" in ended.stdout


# -- matches

MATCHES = ("--levels", "random,easy", "--games", "3")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "play", guess)


@pytest.mark.usefixtures("quick")
def test_a_ladder_prints_matches_and_ratings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = run(capsys, "--ladder", *MATCHES, "--table", "2", "--table", "3").splitlines()
    assert [line for line in lines if "seats" in line] == [
        "2 seats: 2 deals, each with 2 seatings; equally strong players would each win 50.0%",
        "3 seats: 2 deals, each with 6 seatings; equally strong players would each win 33.3%",
    ]
    assert [line.split("  ")[1] for line in lines if " v " in line] == [
        "easy v random",
        "easy v 2 random",
        "random v 2 easy",
    ]
    assert [line.split()[:2] for line in lines if line.startswith("  random ") and " v " not in line] == [
        ["random", "0"]
    ] * 2


@pytest.mark.usefixtures("quick")
def test_a_round_robin_plays_all_pairs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "all.json"
    run(capsys, "--round-robin", "--levels", "random,easy,normal", "--games", "2", "--json", str(path))
    found = json.loads(path.read_text(encoding="utf-8"))
    assert [(one["first"], one["second"]) for one in found["matches"]] == [
        ("easy", "random"),
        ("normal", "random"),
        ("normal", "easy"),
    ]


@pytest.mark.usefixtures("quick")
def test_the_report_is_complete_and_reproducible(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, again = tmp_path / "ladder.json", tmp_path / "again.json"
    arguments = ("--ladder", *MATCHES, "--table", "3", "--random-variants", "--seed", "5")
    run(capsys, *arguments, "--json", str(path))
    run(capsys, *arguments, "--json", str(again), "--jobs", "2")
    found = json.loads(path.read_text(encoding="utf-8"))
    assert without_seconds(json.loads(again.read_text(encoding="utf-8"))) == without_seconds(found)

    assert (found["format"], found["version"]) == ("alhambra-arena", 1)
    assert found["command"] == ["alhambra-arena", *QUICK, *arguments, "--json", str(path)]
    assert (found["kind"], found["levels"], found["terms"]["seed"]) == ("ladder", ["random", "easy"], 5)
    assert len({deal["seed"] for deal in found["deals"]}) == 2
    assert all("take_limit" in deal["variants"] for deal in found["deals"])
    (match,) = found["matches"]
    assert (match["first"], match["second"], match["table"], match["games"]) == ("easy", "random", 3, 12)
    easy = match["alone"]["easy"]
    assert easy["wins"]["low"] <= easy["wins"]["mean"] <= easy["wins"]["high"]
    by_deal = match["by_deal"]["alone"]["easy"]
    assert easy["margin"]["mean"] == pytest.approx(sum(by_deal["margin"]) / 2)
    (elo,) = found["elo"]
    assert [one["level"] for one in elo["ratings"]] == ["random", "easy"]
    assert elo["ratings"][0] == {"level": "random", "elo": 0.0, "error": 0.0}
    assert elo["ratings"][1]["elo"] > 0


@pytest.mark.usefixtures("quick")
def test_a_ladder_is_plotted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "ladder.png"
    run(capsys, "--ladder", *MATCHES, "--plot", str(path))
    assert path.read_bytes().startswith(b"\x89PNG")


def test_matches_write_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "--ladder", *MATCHES, "--records", str(tmp_path))
    records = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(tmp_path.iterdir())]
    assert [[seat["level"] for seat in one["seats"]] for one in records] == [
        ["easy", "random"],
        ["random", "easy"],
    ] * 2


def test_rule_sets_enabled_in_the_preferences_are_playable(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(cli, "rule_sets_folder", lambda: tmp_path)
    shelf = Shelf(tmp_path)
    for name in ("some_wells", "broken_wells"):
        made(tmp_path, name)
    (tmp_path / "broken_wells" / "rules.py").unlink()
    (tmp_path / ON).write_text('{"some_wells": "", "broken_wells": ""}')
    try:
        assert main([*QUICK, "--seats", "random,random", "--games", "1", "--modules", "some-wells"]) == 0
        assert "Some rule sets could not be loaded: broken_wells." in capsys.readouterr().err
    finally:
        shelf.switch("some_wells", on=False)
        os.environ.pop(PLACES, None)
