"""The program's command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from alhambra_desktop import __version__, words
from alhambra_desktop.model.rules.core.words.message import MessageError
from alhambra_desktop.model.workshop.arena.arguments import parser as arena_parser
from alhambra_desktop.model.workshop.mining.cli import parser as mining_parser
from alhambra_desktop.model.workshop.training.cli import parser as training_parser
from alhambra_desktop.views.app import smoke_test
from alhambra_desktop.views.app.command_line import parse, parse_new
from alhambra_desktop.views.app.command_line import parser as desktop_parser
from alhambra_desktop.words import PSEUDO, say


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    kept.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-m", "alhambra_desktop", *arguments],
        capture_output=True,
        text=True,
        env={**kept, **environment},
        timeout=60,
        check=False,
    )


def test_a_table_is_specified_on_the_command_line():
    setup = parse_new("human,master:plain,apprentice seed=9 redesign=forbidden starting_money=25")
    assert [seat.level for seat in setup.seats] == [None, "master:plain", "apprentice"]
    assert setup.seed == 9
    assert setup.option("redesign") == "forbidden"
    assert setup.option("starting_money") == 25


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--size", "big"], "--size"),
        (["--scale", "9"], "--scale"),
        (["--size", "99999x99999"], "--size"),
        (["--new", f"human,apprentice seed={'9' * 5000}"], "seed"),
        (["--sound-file", "no/such/folder/heard.wav"], "--sound-file"),
        (["--sound-file", os.sep], "--sound-file"),
        (["--theme", "pink"], "--theme"),
        (["--new", "human,wizard"], "wizard"),
        (["--new", "human"], "2 to 6"),
        (["--new", "human,apprentice,apprentice,apprentice,apprentice,apprentice,apprentice"], "at most 6"),
        (["--new", "human,apprentice seed=x"], "seed"),
        (["--new", "human,apprentice luck=much"], "luck"),
        (["--new", "human,apprentice starting_money=7"], "starting_money"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_a_wrong_argument_gives_a_one_line_error(arguments, named):
    with pytest.raises(MessageError) as caught:
        parse(arguments)
    told = say(caught.value.message)
    assert named in told
    assert "\n" not in told


@pytest.mark.posix
@pytest.mark.parametrize(
    "arguments", [["game.alhambra"], ["--sound-file", "heard.wav"], ["--screenshot", "a.png"]]
)
def test_a_deleted_current_folder_gives_an_error(tmp_path, monkeypatch, arguments):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    with pytest.raises(MessageError) as caught:
        parse(arguments)
    assert "the current folder no longer exists" in say(caught.value.message)


@pytest.mark.parametrize("main", [desktop_parser, arena_parser, mining_parser, training_parser])
def test_every_command_prints_its_version(main, capsys):
    with pytest.raises(SystemExit) as caught:
        main().parse_args(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out.strip() in {f"{name} {__version__}" for name in COMMANDS}


COMMANDS = ("alhambra-desktop", "alhambra-arena", "alhambra-puzzles", "alhambra-train")


def test_a_sound_file_is_relative_and_needs_a_new_window(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    wanted = parse(["--sound-file", "heard.wav"])
    assert wanted.sound_file == tmp_path / "heard.wav"
    assert not wanted.for_open_window


def test_a_bundle_without_sound_fails_its_smoke_test(monkeypatch):
    pytest.importorskip("miniaudio")
    assert smoke_test.sound_fault() is None
    monkeypatch.setattr(smoke_test, "find_spec", lambda _: "found")
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert smoke_test.sound_fault().startswith("sounds cannot be played (")
    monkeypatch.setattr(smoke_test, "find_spec", lambda _: None)
    assert smoke_test.sound_fault() is None, "without the library it is silent by intent"


def test_without_a_screen_there_is_a_one_line_error():
    done = run()
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert "no screen" in done.stderr


NOBODYS = ":60000"
"""A display that no X server can have: its port would be above 65535."""


def test_an_unresponsive_display_gives_a_one_line_error():
    done = run(DISPLAY=NOBODYS)
    assert done.returncode == 1
    assert len(done.stderr.strip().splitlines()) == 1
    assert f"does not respond (DISPLAY={NOBODYS})" in done.stderr


def test_a_wrong_argument_gives_no_traceback():
    done = run("--scale", "many")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_screenshot_needs_no_screen(tmp_path):
    file = tmp_path / "table.png"
    done = run(
        "--screenshot", str(file), "--size", "1280x800", "--theme", "dark", "--new", "human,apprentice seed=3"
    )
    assert done.returncode == 0, done.stderr
    assert (QImage(str(file)).width(), QImage(str(file)).height()) == (1280, 800)


@pytest.mark.sweep
def test_a_screenshot_at_twice_the_scale_has_twice_the_pixels(tmp_path):
    file = tmp_path / "table.png"
    assert run("--screenshot", str(file), "--scale", "2").returncode == 0
    assert QImage(str(file)).width() == 2560


def test_an_unreadable_file_gives_a_one_line_error(tmp_path):
    bad = tmp_path / "bad.alhambra"
    bad.write_text("[]")
    done = run(str(bad), "--screenshot", str(tmp_path / "no.png"))
    assert done.returncode == 1
    told = [line for line in done.stderr.splitlines() if line.startswith("alhambra-desktop")]
    assert len(told) == 1
    assert "bad.alhambra" in told[0]


CLOSED = "cannot be opened (it is {}, not a file)"


@pytest.mark.parametrize(
    ("make", "told_as"),
    [
        (os.mkdir, CLOSED.format("a folder")),
        pytest.param(
            getattr(os, "mkfifo", None),
            CLOSED.format("a pipe"),
            marks=pytest.mark.posix,
        ),
        pytest.param(
            lambda path: os.symlink("/dev/zero", path),
            CLOSED.format("a device"),
            marks=pytest.mark.posix,
        ),
        (lambda path: None, "cannot be read (No such file"),
    ],
    ids=["a folder", "a pipe", "a device", "nothing"],
)
def test_a_path_without_a_saved_game_gives_a_one_line_error(tmp_path, make, told_as):
    make(tmp_path / "a.alhambra")
    done = run(str(tmp_path / "a.alhambra"), "--screenshot", str(tmp_path / "a.png"))
    assert done.returncode == 1
    assert not (tmp_path / "a.png").exists()
    told = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert len(told) == 1
    assert told[0].startswith(f"alhambra-desktop: a.alhambra {told_as}")


@pytest.mark.sweep
def test_the_program_starts_if_its_data_folder_is_a_file(home):
    (home / "data" / "alhambra-desktop").write_text("a file")
    done = run("--smoke-test", QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.sweep
def test_computer_players_move_in_the_smoke_test(tmp_path):
    done = run("--smoke-test", QT_QPA_PLATFORM="offscreen", HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "smoke test passed" in done.stdout


def test_the_smoke_test_reports_missing_texts(monkeypatch):
    assert smoke_test.words_fault() is None
    monkeypatch.setattr(smoke_test, "languages", lambda: ("en", "xx"))
    assert "No words for 'xx'" in smoke_test.words_fault()
    monkeypatch.setattr(words, "_folder", lambda: Path("/none"))
    assert smoke_test.words_fault().startswith("the words cannot be read (")
    monkeypatch.undo()
    for name in ("rustfluent", "fluent.runtime"):
        monkeypatch.setitem(sys.modules, name, None)
    assert "fluent.runtime" in smoke_test.words_fault()


@pytest.mark.sweep
def test_a_theme_from_the_command_line_is_not_stored(home):
    file = home / "config" / "alhambra-desktop" / "settings.json"
    file.parent.mkdir()
    file.write_text('{"theme": "light"}')
    done = run("--theme", "dark", "--smoke-test", QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stderr
    assert json.loads(file.read_text())["theme"] == "light"


def test_a_language_from_the_command_line_applies_to_one_run(monkeypatch):
    monkeypatch.setattr(words, "_IN_USE", [])
    wanted = parse(["--language", PSEUDO])
    assert (wanted.language, words.in_use()) == (PSEUDO, PSEUDO)
    assert not wanted.for_open_window
    assert parse([]).language is None
    with pytest.raises(MessageError, match="command-no-language"):
        parse(["--language", "xx", "--nonsense"])


@pytest.mark.sweep
def test_the_window_uses_the_language_of_the_command_line(home, tmp_path):
    plain, other = tmp_path / "plain.png", tmp_path / "other.png"
    for path, *more in ((plain,), (other, "--language", PSEUDO)):
        done = run("--screenshot", str(path), "--size", "900x600", *more)
        assert done.returncode == 0, done.stderr
    assert QImage(str(plain)) != QImage(str(other))


def test_a_file_url_names_a_file(tmp_path):
    path = tmp_path / "a game (1).alhambra"
    assert parse([path.as_uri()]).game == path
