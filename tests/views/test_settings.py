"""The player's settings, and files that cannot be read."""

from __future__ import annotations

import errno
import json
import math
import os
import subprocess
import sys
from contextlib import nullcontext

import attrs
import pytest
from PySide6.QtWidgets import QWidget

from alhambra_desktop.model.rules.core.engine.setup import COLOURS
from alhambra_desktop.model.rules.core.words.message import Message, listed
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.storage import settings as settings_module
from alhambra_desktop.views.storage import shared_file
from alhambra_desktop.views.storage.preferences import (
    FIRST_TABLE,
    LEAST_SCALE,
    MOST_SCALE,
    Preferences,
    Progress,
    SeatChoice,
)
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.storage.shared_file import LARGEST
from alhambra_desktop.views.text.language import SYSTEM
from alhambra_desktop.words import PSEUDO, say


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "settings.json"


def test_without_a_file_settings_have_defaults(path, qapp):
    settings = Settings(path)
    assert settings.preferences == Preferences()
    assert settings.preferences.seats == FIRST_TABLE
    assert not settings.complaints


def test_a_change_is_stored_and_reported(path, qtbot):
    settings = Settings(path)
    with qtbot.waitSignal(settings.changed):
        settings.change(
            theme="dark",
            options=(("redesign", "forbidden"),),
            seats=(SeatChoice("Ann", "blue"), SeatChoice("Bob", "green", "master")),
        )
    again = Settings(path)
    assert again.preferences == settings.preferences
    assert again.preferences.theme == "dark"


def test_an_unchanged_value_is_not_reported(path, qtbot):
    settings = Settings(path)
    with qtbot.assertNotEmitted(settings.changed):
        settings.change(theme=settings.preferences.theme)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\x00\x01",
        b"\xff\xfe{}",
        b"[" * 100_000,
        b'{"recent": ' + b"[" * 100_000,
        b'{"scale": ' + b"9" * 5000 + b"}",
        b" " * (LARGEST + 1),
    ],
)
def test_an_unreadable_file_is_set_aside_with_one_message(path, qapp, content):
    path.parent.mkdir()
    path.write_bytes(content)
    settings = Settings(path)
    assert settings.preferences == Preferences()
    told = say(settings.complaints[0])
    assert told.startswith("settings.json")
    assert told.endswith("renamed settings.json.unreadable. Default settings are in use.")
    assert path.with_name("settings.json.unreadable").read_bytes() == content
    assert not Settings(path).complaints, "it is said once"


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "klingon"},
        {"language": ["en"]},
        {"language": None},
        {"theme": ["dark"]},
        {"scale": 7},
        {"scale": 100.0},
        {"scale": 1e999},
        {"scale": 10**40},
        {"reduced_motion": "yes"},
        {"answer_seconds": False},
        {"sound": 1},
        {"sound_volume": 101},
        {"sound_volume": 50.0},
        {"sound_turn": "loud"},
        {"game": ["alhambra"]},
        {"game": "chess"},
        {"modules": "camps"},
        {"modules": 3},
        {"seats": []},
        {"seats": 5},
        {"seats": [{"name": "Ann\ud800", "colour": "blue", "level": None}] * 2},
        {"seats": [{"name": 7, "colour": "blue", "level": None}] * 2},
        {"seats": [{"name": "Ann", "colour": "blue", "level": "wizard"}] * 2},
        {"options": {"redesign": 1}},
        {"options": [["redesign"]]},
        {"puzzle_kind": "nonsense"},
    ],
)
def test_only_invalid_preferences_are_reset_and_the_file_is_kept(path, qapp, wrong):
    path.parent.mkdir()
    content = json.dumps({"aids": "purist", "unknown": 1, **wrong})
    path.write_text(content)
    settings = Settings(path)
    assert settings.preferences == Preferences(aids="purist")
    fault = Message("settings-impossible", file="settings.json", settings=listed(wrong))
    spare = "settings.json.unreadable"
    assert settings.complaints == [Message("settings-aside", fault=fault, spare=spare, wrong=1)]
    assert path.with_name("settings.json.unreadable").read_text() == content
    again = Settings(path)
    assert (again.preferences, again.complaints) == (settings.preferences, [])


@pytest.mark.parametrize("recent", [["a\0b"], ["\ud800"], [[["deep"]]], "name", None])
def test_only_invalid_progress_is_reset_and_the_file_is_kept(path, qapp, recent):
    path.parent.mkdir()
    content = json.dumps({"recent": recent, "lessons": [["1", 2]]})
    path.with_name("progress.json").write_text(content)
    settings = Settings(path)
    assert settings.progress == Progress(lessons=(("1", 2),))
    assert say(settings.complaints[0]).startswith("progress.json")
    assert path.with_name("progress.json.unreadable").read_text() == content
    again = Settings(path)
    assert (again.progress, again.complaints) == (settings.progress, [])


def seat(name: str = "Ann", colour: str = "blue", level: str | None = None, **more: object) -> dict:
    return {"name": name, "colour": colour, "level": level, **more}


@pytest.mark.parametrize(
    "wrong",
    [
        {"language": "xx"},
        {"scale": LEAST_SCALE - 1},
        {"scale": MOST_SCALE + 1},
        {"seats": [seat()]},
        {"seats": [seat()] * (len(COLOURS) + 1)},
        {"seats": [seat(), seat(colour="gold")]},
        {"seats": [seat(), seat("", level="builder")]},
        {"seats": [seat(), seat("x" * 1000)]},
        {"seats": [seat(), seat("x" * 1000, level="builder")]},
        {"seats": [seat(), seat(person=7)]},
        {"seats": [seat(), {"name": "Bob"}]},
        {"game": "camps"},
        {"puzzle_kind": 1},
        {"own_keys": "keys"},
        {"own_keys": [["undo", "U"]]},
        {"own_keys": [[1, ["U"]]]},
    ],
)
def test_each_part_of_a_preference_is_checked(path, qapp, wrong):
    path.parent.mkdir()
    path.write_text(json.dumps(wrong))
    settings = Settings(path)
    assert settings.preferences == Preferences()
    assert len(settings.complaints) == 1
    assert f"({next(iter(wrong))})" in say(settings.complaints[0])


@pytest.mark.parametrize(
    "right",
    [
        *({"language": language} for language in (SYSTEM, PSEUDO, "de")),
        *({"scale": scale} for scale in (LEAST_SCALE, MOST_SCALE)),
        *({"answer_seconds": seconds} for seconds in (5, 30)),
        *({"sound_volume": volume} for volume in (0, 100)),
        *({"puzzle_kind": kind} for kind in ("base", "camps")),
        *({"game": game} for game in ("granada", "alhambra")),
        {"own_keys": [["undo", ["U", "Ctrl+Z"]]]},
    ],
)
def test_every_possible_preference_is_read(path, qapp, right):
    path.parent.mkdir()
    path.write_text(json.dumps(right))
    settings = Settings(path)
    assert settings.complaints == []
    ((name, value),) = right.items()
    assert getattr(settings.preferences, name) == (
        (("undo", ("U", "Ctrl+Z")),) if name == "own_keys" else value
    )


@pytest.mark.parametrize("number", [2, len(COLOURS)])
def test_seats_are_read_with_their_persons(path, qapp, number):
    seats = [seat("", COLOURS[0]), seat("Bob", COLOURS[1], "builder", person="hamid")]
    seats += [seat(f"Seat {colour}", colour) for colour in COLOURS[2:number]]
    path.parent.mkdir()
    path.write_text(json.dumps({"seats": seats}))
    settings = Settings(path)
    assert settings.complaints == []
    assert settings.preferences.seats[:2] == (
        SeatChoice("", COLOURS[0]),
        SeatChoice("Bob", COLOURS[1], "builder", "hamid"),
    )
    assert [choice.colour for choice in settings.preferences.seats] == list(COLOURS[:number])


def test_kept_modules_are_known_ones_in_their_usual_order(path, qapp):
    path.parent.mkdir()
    modules = [module.id for module in CHOOSABLE]
    path.write_text(json.dumps({"modules": ["no such module", *reversed(modules[:2]), 7, modules[-1]]}))
    assert Settings(path).preferences.modules == (*modules[:2], modules[-1])


@pytest.mark.parametrize(
    "wrong",
    [
        *({"lessons": [["huts", 1], pair]} for pair in ([None, 1], [1.5, 1], ["a", "1"], ["a", True])),
        *({"lessons": [["huts", 1], pair]} for pair in (["a", -1], ["a", 1.0], ["a", None], ["a"])),
        *({"puzzles": [["one", "solved"], pair]} for pair in (["two", "known"], [2, "solved"], ["two", 1])),
        {"puzzle_days": [["2026-01-01", "sunny"]]},
        *({"puzzle_rating": pair} for pair in (["1500", 1], [True, 1], [1500.0, -1], [1500.0, "1"], 1500)),
        *({"puzzle_rating": pair} for pair in ([1500.0, True], [1500.0, 1.0], [math.inf, 1], [math.nan, 1])),
        *({"puzzle_curve": [["a", ["2026-01-01", end]]]} for end in ("1", None, math.inf, math.nan, True)),
        *({"puzzle_curve": [pair]} for pair in ([1, ["2026-01-01", 1.0]], ["a", [1, 1.0]], ["a", "b"])),
        *({"window": value} for value in (7, "!", "AAAA!AAA", "AAA", "ä")),
        {"coached": "7"},
        {"coach": 1},
        {"played": "alhambra"},
        {"played": [1]},
    ],
)
def test_each_part_of_the_progress_is_checked(path, qapp, wrong):
    path.parent.mkdir()
    path.with_name("progress.json").write_text(json.dumps({"recent": ["/a"], **wrong}))
    settings = Settings(path)
    assert settings.progress == Progress(recent=("/a",))
    assert len(settings.complaints) == 1
    assert f"({next(iter(wrong))})" in say(settings.complaints[0])


@pytest.mark.parametrize(
    ("right", "value"),
    [
        ({"lessons": [["huts", 0], [3, 1]]}, (("huts", 0), ("3", 1))),
        ({"puzzles": [["a", "solved"], ["b", "nearly"], ["c", "missed"]]}, None),
        ({"puzzle_rating": None}, None),
        ({"puzzle_rating": [1500, 0]}, (1500, 0)),
        ({"puzzle_rating": [-20.5, 3]}, (-20.5, 3)),
        ({"puzzle_curve": [["a", ["2026-01-01", 1500]], ["b", ["", 0.5]]]}, None),
        ({"window": "AAAA"}, "AAAA"),
        ({"window": ""}, ""),
        ({"coached": 7}, 7),
        ({"coached": None}, None),
        ({"recent": [f"/{number}" for number in range(20)]}, tuple(f"/{number}" for number in range(8))),
    ],
)
def test_every_possible_progress_is_read(path, qapp, right, value):
    path.parent.mkdir()
    path.with_name("progress.json").write_text(json.dumps(right))
    settings = Settings(path)
    assert settings.complaints == []
    ((name, written),) = right.items()
    read = getattr(settings.progress, name)
    assert read == value or json.loads(json.dumps(read)) == written


def test_settings_are_indented_text_in_the_players_language(path, qapp):
    settings = Settings(path)
    settings.change(seats=(SeatChoice("Zoë", "blue"), SeatChoice("Bob", "green")), theme="dark")
    lines = path.read_text("utf-8").splitlines()
    assert ' "theme": "dark",' in lines
    assert any('"Zoë"' in line for line in lines)


def test_files_set_aside_earlier_are_not_overwritten(path, qapp):
    path.parent.mkdir()
    for number in range(3):
        path.write_text(f"[{number}]")
        Settings(path)
    kept = [path.with_name(f"settings.json.unreadable{end}").read_text() for end in ("", "-2", "-3")]
    assert kept == ["[0]", "[1]", "[2]"]


@pytest.mark.posix
@pytest.mark.parametrize("name", ["mkdir", "mkfifo"])
def test_a_folder_or_pipe_in_its_place_is_set_aside(path, qapp, name):
    path.parent.mkdir()
    getattr(os, name)(path)
    settings = Settings(path)
    assert settings.preferences == Preferences()
    assert "renamed settings.json.unreadable" in say(settings.complaints[0])
    settings.change(theme="dark")
    assert Settings(path).preferences.theme == "dark"


def test_the_program_starts_with_any_damaged_settings(home):
    path = home / "config" / "alhambra-desktop" / "settings.json"
    path.parent.mkdir()
    path.write_text(json.dumps({"recent": ["\ud800", "a\0b"], "scale": "large"}))
    done = subprocess.run(
        [sys.executable, "-m", "alhambra_desktop", "--smoke-test"],
        capture_output=True,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr


def test_settings_that_cannot_be_written_are_reported_but_apply(path, qtbot):
    settings = Settings(path)
    path.parent.write_text("a file where the folder should be")
    with qtbot.waitSignal(settings.failed) as told:
        settings.change(theme="dark")
    assert settings.preferences.theme == "dark"
    assert say(told.args[0]).startswith(f"{path} cannot be written (")


def test_a_preference_for_this_run_is_not_stored(path, qtbot):
    settings = Settings(path)
    with qtbot.waitSignal(settings.changed):
        settings.hold(theme="dark")
    settings.change(scale=125)
    assert settings.preferences.theme == "dark"
    assert Settings(path).preferences == Preferences(scale=125)
    settings.change(theme="dark")
    assert Settings(path).preferences.theme == "dark", "now it was chosen"


def test_unknown_house_variants_and_values_are_dropped(path, qapp):
    path.parent.mkdir()
    odd = [["redesign", "never"], ["luck", "on"], [["redesign"], "never"], [{}, 1], ["redesign", ["never"]]]
    path.write_text(json.dumps({"options": [*odd, ["take_limit", 7]]}))
    settings = Settings(path)
    assert settings.preferences.options == (("take_limit", 7),)
    assert not settings.complaints


def test_several_invalid_preferences_are_named_together(path, qapp):
    path.parent.mkdir()
    path.write_text(json.dumps({"theme": 1, "scale": 7, "aids": "purist"}))
    assert "(theme and scale). " in (complaint := say(Settings(path).complaints[0]))
    assert complaint.endswith("These settings were reset to their defaults.")


def test_a_file_with_a_byte_order_mark_is_read(path, qapp):
    path.parent.mkdir()
    path.write_bytes(b'\xef\xbb\xbf{"theme": "dark"}')
    settings = Settings(path)
    assert (settings.preferences, settings.complaints) == (Preferences(theme="dark"), [])


def test_recent_games_are_unique_and_limited_to_eight(path, qapp, tmp_path):
    settings = Settings(path)
    for number in [*range(12), 5]:
        settings.remember_file(tmp_path / f"{number}.alhambra")
    names = [name.rsplit("/", 1)[-1] for name in settings.progress.recent]
    assert names == [f"{n}.alhambra" for n in (5, 11, 10, 9, 8, 7, 6, 4)]


def test_a_recent_game_with_an_undecodable_name_is_remembered(path, qapp, tmp_path):
    odd = tmp_path / os.fsdecode(b"\xff.alhambra")
    Settings(path).remember_file(odd)
    again = Settings(path)
    assert not again.complaints
    assert again.progress.recent == (str(odd),)


def test_windows_share_the_file_and_write_only_their_changes(path, qapp):
    Settings(path).change(
        theme="light", lessons=(("walls", 1),), puzzles=(("old", "solved"),), recent=("/a",)
    )
    first, second = Settings(path), Settings(path)
    first.change(theme="dark", lessons=(("money", 2), ("walls", 1)), recent=("/first", "/a"))
    first.change(puzzles=(("old", "solved"), ("new", "missed")), puzzle_rating=(1500.0, 1))
    second.change(sound=False, lessons=(("huts", 3), ("walls", 4)), recent=("/second", "/a"))
    second.change(puzzles=())
    first.change(coach=False)
    now, done = Settings(path).preferences, Settings(path).progress
    assert (now.theme, now.sound) == ("dark", False)
    assert (done.coach, done.puzzle_rating) == (False, (1500.0, 1))
    assert dict(done.lessons) == {"money": 2, "huts": 3, "walls": 4}
    assert done.recent == ("/second", "/first", "/a")
    assert done.puzzles == (("new", "missed"),), (
        "what a window forgot is gone, what another one added is there"
    )


def test_a_failed_write_is_repeated_with_the_next_change(path, qtbot):
    settings = Settings(path)
    path.parent.write_text("a file")
    with qtbot.waitSignal(settings.failed):
        settings.change(theme="dark")
    path.parent.unlink()
    settings.change(sound=False)
    assert (Settings(path).preferences.theme, Settings(path).preferences.sound) == ("dark", False)


def test_the_signal_names_the_changed_preferences(settings, qtbot):
    told = []
    settings.changed.connect(told.append)
    settings.change(sound_volume=settings.preferences.sound_volume + 1, theme=settings.preferences.theme)
    settings.hold(theme="dark")
    assert told == [{"sound_volume"}, {"theme"}]


def test_a_table_is_refreshed_only_for_preferences_that_affect_it(player, monkeypatch):
    shown = []
    monkeypatch.setattr(player.page, "_show_now", lambda: shown.append(True))
    settings = player.window.settings
    settings.change(sound_volume=settings.preferences.sound_volume - 1)
    settings.change(lessons=(("1", 1),), recent=("a.alhambra",))
    assert shown == []
    settings.change(aids="trainer")
    assert shown == [True]


EARLIER = {
    "theme": "dark",
    "lessons": [["walls", 4]],
    "puzzle_rating": [1600.0, 9],
    "recent": ["/a"],
    "new": 1,
}
"""A settings file from before progress had a separate file; one name belongs to a later version."""

MOVED = Progress(lessons=(("walls", 4),), puzzle_rating=(1600.0, 9), recent=("/a",))


@pytest.fixture
def earlier(path):
    path.parent.mkdir()
    path.write_text(json.dumps(EARLIER))
    return path


@pytest.fixture
def progress(path):
    return path.with_name("progress.json")


def test_progress_of_an_earlier_version_is_moved_once(earlier, progress, qapp):
    settings = Settings(earlier)
    assert (settings.progress, settings.preferences.theme) == (MOVED, "dark")
    assert json.loads(earlier.read_text()) == {"theme": "dark", "new": 1}
    settings.change(lessons=(("walls", 5),))
    earlier.write_text(json.dumps(EARLIER))
    assert Settings(earlier).progress.lessons == (("walls", 5),), "what is there is not moved over"


def test_progress_and_preferences_are_written_separately(path, progress, qapp):
    settings = Settings(path)
    settings.change(theme="dark")
    assert not progress.exists()
    before = path.read_bytes()
    settings.change(coached=7)
    assert path.read_bytes() == before
    assert json.loads(progress.read_text())["coached"] == 7
    path.write_text("damaged")
    assert Settings(path).progress == Progress(coached=7), "damaged preferences cost no progress"


def test_progress_that_cannot_be_moved_stays_until_it_can(earlier, progress, qtbot, monkeypatch):
    def refuse(target, content):
        if target == progress:
            raise OSError(errno.ENOSPC, "full")
        write(target, content)

    write = shared_file.write_content
    monkeypatch.setattr(settings_module, "write_content", refuse)
    monkeypatch.setattr(shared_file, "write_content", refuse)
    settings = Settings(earlier)
    assert (settings.progress, settings.complaints) == (MOVED, [])
    settings.change(theme="light")
    with qtbot.waitSignal(settings.failed):
        settings.change(coached=7)
    assert Settings(earlier).progress == MOVED
    monkeypatch.undo()
    assert Settings(earlier).progress == MOVED
    settings.change(coach=False)
    assert Settings(earlier).progress == attrs.evolve(MOVED, coached=7, coach=False)
    assert json.loads(earlier.read_text())["theme"] == "light"
    assert "lessons" not in json.loads(earlier.read_text())


def test_unwritable_preferences_do_not_lose_moved_progress(earlier, progress, qapp, monkeypatch):
    def refuse(target, content):
        if target == earlier:
            raise OSError(errno.ENOSPC, "full")
        write(target, content)

    write = shared_file.write_content
    monkeypatch.setattr(settings_module, "write_content", refuse)
    assert Settings(earlier).progress == MOVED
    monkeypatch.undo()
    assert Settings(earlier).progress == MOVED
    assert json.loads(earlier.read_text()) == {"theme": "dark", "new": 1}


def test_two_windows_starting_together_move_progress_once(earlier, progress, qapp, monkeypatch):
    """The second window starts while the first is about to move progress, and adds to it."""
    others = []

    def start_another(*_):
        monkeypatch.undo()
        others.append(Settings(earlier))
        others[0].change(lessons=(("walls", 9),))
        return nullcontext()

    monkeypatch.setattr(settings_module, "held", start_another)
    first = Settings(earlier)
    assert first.progress == others[0].progress == attrs.evolve(MOVED, lessons=(("walls", 9),))
    first.change(coached=7)
    others[0].change(coach=False)
    assert Settings(earlier).progress == attrs.evolve(first.progress, coach=False)


ADD_LESSON = """
import sys, pathlib
from alhambra_desktop.views.storage.settings import Settings
settings = Settings(pathlib.Path(sys.argv[1]))
settings.change(lessons=((sys.argv[2], 1), *settings.progress.lessons))
"""


@pytest.mark.sweep
def test_programs_starting_together_lose_no_progress(earlier):
    names = ("one", "two", "three")
    programs = [subprocess.Popen([sys.executable, "-c", ADD_LESSON, earlier, name]) for name in names]
    assert [program.wait(60) for program in programs] == [0, 0, 0]
    assert dict(Settings(earlier).progress.lessons) == {"walls": 4, **dict.fromkeys(names, 1)}


def test_every_preference_has_a_row_or_is_set_elsewhere(settings, qtbot):
    page = PreferencesPage(settings)
    qtbot.addWidget(page)
    elsewhere = {"game", "modules", "seats", "options", "tables", "puzzle_kind", "own_keys"}
    rows = {field.objectName() for field in page.findChildren(QWidget)}
    assert set(attrs.fields_dict(Preferences)) - rows == elsewhere
