"""Third-party rule sets: install, remove, enable and disable; faulty ones do no harm."""

from __future__ import annotations

import json
import os
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest

from alhambra_desktop import words
from alhambra_desktop.model.files.addons.shelf import LOADING, MOST_BYTES, ON, AddOn, AddOnError, Shelf
from alhambra_desktop.model.files.archive.archive import DATABASE, Archive
from alhambra_desktop.model.files.archive.kept_game import game_without_rules
from alhambra_desktop.model.files.saves.save import NeedsError, packages_of, read_game, to_bytes, write_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.packages import at_fault
from alhambra_desktop.model.rules.modules.registry import (
    PLACES,
    REGISTRY,
    VARIABLE,
    SetupError,
    make_setup,
    rulebook,
)
from alhambra_desktop.views.rule_sets import package_check
from alhambra_desktop.words import say
from tests.property.games import moves
from tests.unit.addons.made import (
    MANIFEST,
    OPTION,
    OPTION_WORDS,
    PACKAGE,
    RULES,
    WORDS,
    made,
    pip_installed,
    zipped,
)
from tests.unit.archive.games import finished

DAMAGED = sorted((Path(__file__).parent / "damaged").glob("*.zip"))
NAME = "some_wells"
ID = "some-wells"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """A shelf in a temporary folder; its rule sets are uninstalled afterwards."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delenv(PLACES, raising=False)
    monkeypatch.setattr(REGISTRY, "checks", [*REGISTRY.checks])
    shelf = Shelf(tmp_path / "shelf")
    yield shelf
    shelf.switch(NAME, on=False)
    os.environ.pop(PLACES, None)


def in_folder(shelf: Shelf) -> dict[str, AddOn]:
    return {one.name: one for one in shelf.add_ons() if one.folder is not None}


def refusal(shelf: Shelf, path: Path) -> str:
    with pytest.raises(AddOnError) as told:
        shelf.add(path)
    return say(told.value.message)


def test_an_added_archive_is_described_and_disabled(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(zipped(made(tmp_path), tmp_path / "wells.zip"))
    (found,) = in_folder(shelf).values()
    assert (found.name, found.on, found.fault, found.languages) == (NAME, False, None, ("en",))
    assert found.manifest.title_in("fr") == "Puits"
    assert found.manifest.sentence_in("fr") == "Filled wells score the gardens beside them."
    assert (found.manifest.version, found.manifest.licence) == ("1.2", "MIT")


def test_no_code_runs_before_a_rule_set_is_enabled(shelf: Shelf, tmp_path: Path) -> None:
    bomb = tmp_path / "ran"
    shelf.add(made(tmp_path, package=f"open({str(bomb)!r}, 'w').close()"))
    shelf.add_ons()
    assert not bomb.exists()
    with pytest.raises(AddOnError):
        shelf.switch(NAME, on=True)
    assert bomb.exists()


def test_an_enabled_rule_set_is_playable_and_survives_a_restart(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    assert in_folder(shelf)[NAME].on
    setup = make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)], 1, modules=(ID,))
    assert ID in rulebook(setup).installed
    assert os.environ[VARIABLE].split(",")[-1] == NAME
    REGISTRY.uninstall(NAME)
    assert Shelf(shelf.folder).start() == ()
    assert NAME in [package.name for package in REGISTRY.packages]


def test_a_disabled_rule_set_is_unloaded_and_stays_disabled(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    shelf.switch(NAME, on=False)
    assert NAME not in [package.name for package in REGISTRY.packages]
    assert NAME not in sys.modules
    assert Shelf(shelf.folder).start() == ()
    assert not in_folder(shelf)[NAME].on


def test_a_newer_version_replaces_the_files_and_the_code(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path / "old"))
    shelf.switch(NAME, on=True)
    newer = made(
        tmp_path / "new", manifest=MANIFEST.replace("1.2", "1.3"), rules="def install(book):\n    1 / 0\n"
    )
    shelf.add(newer)
    assert in_folder(shelf)[NAME].manifest.version == "1.3"
    assert not in_folder(shelf)[NAME].on
    shelf.switch(NAME, on=True)
    with pytest.raises(ValueError, match="division"):
        make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)], 1, modules=(ID,))


def project(folder: Path, **changed: str | None) -> Path:
    """Write a rule set as a project folder, with files that tools have left beside it."""
    made(folder / "wells-main", **changed)
    made(folder / "wells-main" / "build" / "lib")
    made(folder / "__MACOSX")
    (folder / "wells-main" / "pyproject.toml").write_text("[project]", encoding="utf-8")
    return folder


@pytest.mark.parametrize("archived", [True, False])
def test_adding_a_project_copies_only_its_package(shelf: Shelf, tmp_path: Path, archived: bool) -> None:
    folder = project(tmp_path / "given")
    path = zipped(folder / "wells-main", tmp_path / "main.zip") if archived else folder
    assert shelf.add(path).name == NAME
    assert sorted(one.name for one in shelf.folder.iterdir()) == [NAME]
    assert (shelf.folder / NAME / "rules.py").is_file()
    assert not (shelf.folder / NAME / "pyproject.toml").exists()


def test_a_folder_with_two_rule_sets_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    made(tmp_path / "two")
    made(tmp_path / "two", "other_wells")
    assert "does not contain exactly one folder with a file rule-set.toml" in refusal(shelf, tmp_path / "two")
    assert in_folder(shelf) == {}


def test_replacing_asks_with_the_manifests_of_both_versions(shelf: Shelf, tmp_path: Path) -> None:
    asked: list[tuple[str, str]] = []

    def keep_older(older: AddOn, newer: AddOn) -> bool:
        asked.append((older.manifest.version, newer.manifest.version))
        return False

    shelf.add(made(tmp_path / "old"), keep_older)
    shelf.switch(NAME, on=True)
    newer = zipped(made(tmp_path / "new", manifest=MANIFEST.replace("1.2", "1.3")), tmp_path / "any.zip")
    assert shelf.add(newer, keep_older) is None
    assert asked == [("1.2", "1.3")]
    assert (in_folder(shelf)[NAME].manifest.version, in_folder(shelf)[NAME].on) == ("1.2", True)
    assert not list(shelf.folder.glob(".unpacked*"))


@pytest.mark.parametrize("manifest", [MANIFEST, None])
def test_a_pip_installed_rule_set_is_described_and_disabled_by_default(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, manifest: str | None
) -> None:
    bomb = tmp_path / "ran"
    package = f"open({str(bomb)!r}, 'w').close()\n" + PACKAGE.format(id=ID)
    monkeypatch.syspath_prepend(pip_installed(tmp_path / "site", manifest=manifest, package=package))
    (found,) = shelf.add_ons()
    assert (found.name, found.folder, found.on, found.fault) == (NAME, None, False, None)
    assert found.manifest.title_in("en") == ("Wells" if manifest else "some-wells")
    told = found.manifest
    assert (told.version, told.author, told.licence) == ("1.2", "Player circle of Granada", "MIT")
    assert told.sentence_in("en") == "Filled wells score the gardens beside them."
    assert not bomb.exists()
    shelf.switch(NAME, on=True)
    assert NAME in [package.name for package in REGISTRY.packages]
    assert Shelf(shelf.folder).start() == ()
    with pytest.raises(AddOnError, match="add-on-not-here"):
        shelf.remove(NAME)


SKIPPING = """
import attrs
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.rulebook import action_rule
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.base.money import finish_actions

@attrs.frozen
class Skip(Action):
    pass

def offer(book, state, seat):
    yield Skip()

def refuse(book, state, seat, action):
    return ()

def perform(book, draft, seat, action):
    finish_actions(draft, seat)

def install(book):
    book.offer(ChooseAction, action_rule(Skip, offer, refuse, perform, lambda *_: ()))
"""

SET_UP = """
from alhambra_desktop.model.rules.core.engine.rulebook import SetUpPhase
def fails(book, draft):
    raise ValueError("no wells in the box")
def install(book):
    book.set_up += ((SetUpPhase.SUPPLIES, fails),)
"""


def test_rules_that_fail_in_setup_are_refused(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path, rules=SET_UP))
    shelf.switch(NAME, on=True)
    seats = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)]
    with pytest.raises(SetupError) as told:
        make_setup(seats, 1, modules=(ID,))
    assert (
        say(told.value.message)
        == "The rules of Wells cannot be used in this game: 'ValueError: no wells in the box'."
    )


def test_a_removed_rule_set_is_deleted(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    shelf.remove(NAME)
    assert in_folder(shelf) == {}
    assert not (shelf.folder / NAME).exists()
    with pytest.raises(AddOnError, match="add-on-not-here"):
        shelf.remove(NAME)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"manifest": None}, "does not contain exactly one folder with a file rule-set.toml"),
        ({"manifest": "version = "}, "its description is not written in TOML"),
        ({"manifest": MANIFEST.replace('licence = "MIT"', "")}, "its description lacks licence"),
        ({"manifest": MANIFEST.replace('en = "Wells"', "")}, "its description lacks title.en"),
        ({"manifest": 'needs = "99.1"' + MANIFEST}, "it needs version 99.1 of this program"),
        ({"name": "json"}, "Python already uses the name 'json'"),
        ({"name": "two words"}, "'two words' is not a valid name of a Python package"),
    ],
)
def test_an_invalid_rule_set_is_refused_without_leftovers(
    shelf: Shelf, tmp_path: Path, changed: dict[str, str], said: str
) -> None:
    assert said in refusal(shelf, made(tmp_path, **changed))
    assert in_folder(shelf) == {}
    assert not list(shelf.folder.glob(".unpacked*"))


def test_an_unsafe_or_invalid_archive_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    outside = zipped(made(tmp_path), tmp_path / "outside.zip")
    with zipfile.ZipFile(outside, "a") as archive:
        archive.writestr("../evil.py", "")
    assert "is not a complete .zip file" in refusal(shelf, outside)
    broken = tmp_path / "broken.zip"
    broken.write_bytes(b"PK no archive")
    assert "is not a complete .zip file" in refusal(shelf, broken)
    assert "it cannot be read" in refusal(shelf, tmp_path / "nowhere.zip")
    assert not (shelf.folder.parent / "evil.py").exists()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"package": "import no_such_module"}, "no_such_module"),
        ({"package": "MODULE = 3"}, "it has no MODULE"),
        ({"rules": None}, "rules is missing"),
        ({"words": "other = 1\n"}, "it has no English text for 'some-wells-sentence'"),
        ({"words": "some-wells-title = { $x\nsome-wells-sentence = Two\n"}, "its en words cannot be read"),
        ({"package": PACKAGE.format(id="some-wells") + OPTION}, "no English text for 'option-wells-depth"),
        ({"rules_en": "a stray line"}, "its rules in words cannot be read"),
        ({"view": "1 / 0"}, "its view file cannot be used"),
        ({"view": "def install(view):\n    view.no_such_slot()\n"}, "its view file cannot be used"),
    ],
)
def test_a_faulty_rule_set_stays_disabled_and_reports_its_fault(
    shelf: Shelf, tmp_path: Path, changed: dict[str, str], said: str
) -> None:
    package_check.check_packages()
    shelf.add(made(tmp_path, **changed))
    with pytest.raises(AddOnError) as told:
        shelf.switch(NAME, on=True)
    assert said in say(told.value.message)
    found = in_folder(shelf)[NAME]
    assert found.fault is not None
    assert not found.on
    assert NAME not in [package.name for package in REGISTRY.packages]


def test_start_skips_and_names_a_rule_set_without_manifest(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    REGISTRY.uninstall(NAME)
    (shelf.folder / NAME / "rule-set.toml").unlink()
    again = Shelf(shelf.folder)
    assert again.start() == (NAME,)
    (shelf.folder / ON).write_text("no JSON")
    assert Shelf(shelf.folder).start() == ()


def test_every_start_reports_a_faulty_rule_set(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    REGISTRY.uninstall(NAME)
    (shelf.folder / NAME / "rules.py").unlink()
    for _ in range(2):
        again = Shelf(shelf.folder)
        assert again.start() == (NAME,)
        assert again.add_ons()[0].fault is not None


def test_a_reinstalled_rule_set_has_no_fault_and_is_disabled(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path / "old"))
    shelf.switch(NAME, on=True)
    REGISTRY.uninstall(NAME)
    (shelf.folder / NAME / "rules.py").unlink()
    shelf.start()
    assert shelf.add(made(tmp_path / "new")) is not None
    assert [(one.on, one.fault) for one in shelf.add_ons()] == [(False, None)]
    assert Shelf(shelf.folder).start() == ()
    assert REGISTRY.packages == ()
    shelf.switch(NAME, on=True)


def test_a_rule_set_repaired_in_place_can_be_enabled(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path, package="import no_such_module"))
    with pytest.raises(AddOnError):
        shelf.switch(NAME, on=True)
    (shelf.folder / NAME / "__init__.py").write_text(PACKAGE.format(id=ID), encoding="utf-8")
    shelf.switch(NAME, on=True)
    assert [(one.on, one.fault) for one in shelf.add_ons()] == [(True, None)]


def test_start_restores_a_rule_set_after_an_interrupted_update(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    REGISTRY.uninstall(NAME)
    fresh = shelf.folder / ".unpacked-killed"
    fresh.mkdir()
    (shelf.folder / NAME).rename(fresh / f"{NAME}.older")
    assert Shelf(shelf.folder).start() == ()
    assert in_folder(shelf)[NAME].on
    assert fresh.exists()
    shelf.start(before=fresh.stat().st_mtime + 1)
    assert not fresh.exists()


def test_a_failed_update_keeps_the_old_version(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.add(made(tmp_path / "old"))
    shelf.switch(NAME, on=True)
    replace = os.replace

    def refuse(old: Path, new: Path) -> None:
        if new == shelf.folder / NAME and not old.name.endswith(".older"):
            raise PermissionError(13, "Permission denied")
        replace(old, new)

    monkeypatch.setattr(os, "replace", refuse)
    newer = made(tmp_path / "new", manifest=MANIFEST.replace("1.2", "1.3"))
    assert "Permission denied" in refusal(shelf, newer)
    assert (in_folder(shelf)[NAME].manifest.version, in_folder(shelf)[NAME].on) == ("1.2", True)
    assert NAME in [package.name for package in REGISTRY.packages]


def test_a_name_of_an_importable_package_is_refused(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(pip_installed(tmp_path / "site"))
    newer = made(tmp_path, manifest=MANIFEST.replace("1.2", "99"))
    assert f"Python already uses the name '{NAME}'" in refusal(shelf, newer)


@pytest.mark.posix
def test_a_broken_symlink_in_the_folder_is_ignored(shelf: Shelf, tmp_path: Path) -> None:
    folder = made(tmp_path)
    (folder / ".#rules.py").symlink_to("nobody@nowhere")
    assert shelf.add(folder) is not None


def test_an_archive_with_damaged_content_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    path = tmp_path / "wells.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("some_wells/rule-set.toml", MANIFEST * 50)
    content = bytearray(path.read_bytes())
    start = content.index(b"rule-set.toml") + len(b"rule-set.toml")
    content[start : start + 8] = b"\xff" * 8
    path.write_bytes(content)
    assert "is not a complete .zip file" in refusal(shelf, path)


@pytest.mark.parametrize("archive", DAMAGED, ids=lambda path: path.name)
def test_a_damaged_archive_is_refused_with_a_message(shelf: Shelf, archive: Path) -> None:
    assert "is not a complete .zip file" in refusal(shelf, archive)
    assert in_folder(shelf) == {}


@pytest.mark.parametrize("error", ["SystemExit(3)", "KeyboardInterrupt", "GeneratorExit", "BaseException"])
@pytest.mark.parametrize("file", ["package", "view"])
def test_any_exception_while_loading_is_a_fault(shelf: Shelf, tmp_path: Path, error: str, file: str) -> None:
    package_check.check_packages()
    shelf.add(made(tmp_path, **{file: f"raise {error}"}))
    with pytest.raises(AddOnError):
        shelf.switch(NAME, on=True)
    assert not in_folder(shelf)[NAME].on


def test_rules_that_raise_system_exit_are_refused(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path, rules="def install(book):\n    raise SystemExit\n"))
    shelf.switch(NAME, on=True)
    with pytest.raises(SetupError, match="SystemExit"):
        make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)], 1, modules=(ID,))


@pytest.mark.posix
@pytest.mark.parametrize("file", ["words/en/more.ftl", "rules/en.md", "rule-set.toml"])
def test_start_does_not_block_on_a_named_pipe(shelf: Shelf, tmp_path: Path, file: str) -> None:
    package_check.check_packages()
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    REGISTRY.uninstall(NAME)
    place = shelf.folder / NAME / file
    place.unlink(missing_ok=True)
    place.parent.mkdir(exist_ok=True)
    os.mkfifo(place)
    again = Shelf(shelf.folder)
    faulty = again.start()
    assert faulty == (() if file.startswith("words") else (NAME,))


@pytest.mark.parametrize("content", ["[" * 90_000, '{"a":' * 15_000, "[3, null]", "3"])
def test_a_damaged_list_of_enabled_rule_sets_enables_nothing(shelf: Shelf, content: str) -> None:
    shelf.folder.mkdir()
    (shelf.folder / ON).write_text(content)
    assert Shelf(shelf.folder).start() == ()


def test_a_too_deeply_nested_manifest_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    deep = MANIFEST + "deep = " + "[" * 40_000
    assert "its description is not written in TOML" in refusal(shelf, made(tmp_path, manifest=deep))


class Trials:
    """Stub for the trial of a rule set: records names and always returns the same fault."""

    def __init__(self, fault: Message | None = None) -> None:
        self.fault = fault
        self.names: list[str] = []

    def __call__(self, name: str, folder: Path) -> Message | None:
        self.names.append(name)
        return self.fault


def test_a_rule_set_that_fails_its_trial_is_not_loaded(shelf: Shelf, tmp_path: Path) -> None:
    bomb = tmp_path / "ran"
    shelf = Shelf(shelf.folder, Trials(Message("add-on-crashed")))
    shelf.add(made(tmp_path, package=f"open({str(bomb)!r}, 'w').close()"))
    with pytest.raises(AddOnError) as told:
        shelf.switch(NAME, on=True)
    assert "loading it crashes the program" in say(told.value.message)
    assert not bomb.exists()


def test_a_rule_set_that_fails_its_trial_at_start_is_disabled(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    REGISTRY.uninstall(NAME)
    again = Shelf(shelf.folder, Trials(Message("add-on-crashed")))
    assert again.start() == (NAME,)
    assert say(again.add_ons()[0].fault) == "loading it crashes the program"
    assert again.start() == ()
    assert not in_folder(shelf)[NAME].on


def test_a_trial_runs_when_enabling_and_after_changes(shelf: Shelf, tmp_path: Path) -> None:
    first, second, third = Trials(), Trials(), Trials()
    shelf.add(made(tmp_path))
    Shelf(shelf.folder, first).switch(NAME, on=True)
    for trials in (second, third, second):
        REGISTRY.uninstall(NAME)
        assert Shelf(shelf.folder, trials).start() == ()
        if trials is second:
            (shelf.folder / NAME / "rules.py").write_text("def install(book):\n    return\n")
    assert (first.names, second.names, third.names) == ([NAME], [], [NAME])


def test_a_rule_set_that_crashed_the_program_is_disabled(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    REGISTRY.uninstall(NAME)
    (shelf.folder / LOADING).write_text(NAME)
    again = Shelf(shelf.folder)
    assert again.start() == (NAME,)
    (found,) = again.add_ons()
    assert not found.on
    assert say(found.fault).startswith("the program crashed while loading it")
    assert REGISTRY.packages == ()
    assert Shelf(shelf.folder).start() == ()


def test_two_processes_can_load_a_rule_set_simultaneously(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    REGISTRY.uninstall(NAME)
    with Shelf(shelf.folder).loading(NAME):
        assert shelf.start() == ()
    assert not (shelf.folder / LOADING).exists()


def test_a_folder_with_too_many_bytes_or_files_is_refused(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = made(tmp_path)
    with (folder / "huge").open("wb") as file:
        file.truncate(MOST_BYTES)
    assert "which is too much for a rule set" in refusal(shelf, folder)
    (folder / "huge").unlink()
    monkeypatch.setattr("alhambra_desktop.model.files.addons.shelf.MOST_FILES", 3)
    assert "which is too much for a rule set" in refusal(shelf, folder)
    assert list(shelf.folder.iterdir()) == []


@pytest.mark.posix
def test_symlinks_and_named_pipes_are_not_copied(shelf: Shelf, tmp_path: Path) -> None:
    folder = made(tmp_path)
    (folder / "home").symlink_to(tmp_path)
    (folder / "secret.txt").symlink_to("/etc/hostname")
    os.mkfifo(folder / "pipe")
    shelf.add(folder)
    there = {path.name for path in (shelf.folder / NAME).iterdir()}
    assert there == {"rule-set.toml", "__init__.py", "rules.py", "words"}


@pytest.mark.posix
def test_removing_a_symlink_keeps_its_target(shelf: Shelf, tmp_path: Path) -> None:
    folder = made(tmp_path)
    shelf.folder.mkdir()
    (shelf.folder / NAME).symlink_to(folder)
    assert list(in_folder(shelf)) == [NAME]
    shelf.remove(NAME)
    assert in_folder(shelf) == {}
    assert (folder / "rules.py").is_file()


def test_opening_a_game_names_its_missing_rule_set(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    setup = make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)], 1, modules=(ID,))
    begun = next(iter(moves(rulebook(setup), 1)))
    path = tmp_path / "game.alhambra"
    write_game(path, SavedGame(setup, begun.after, ()))
    assert packages_of(path) == (NAME,)
    assert read_game(path).setup == setup
    shelf.switch(NAME, on=False)
    with pytest.raises(NeedsError) as told:
        read_game(path)
    assert say(told.value.message) == (
        "game.alhambra cannot be opened yet. It needs rule sets that are not enabled here: Wells 1.2 by"
        " Player circle of Granada (wells@example.org). See Preferences, Rule sets."
    )


def test_a_game_opens_despite_a_new_house_variant(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path / "old"))
    shelf.switch(NAME, on=True)
    setup = make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)], 1, modules=(ID,))
    path = tmp_path / "game.alhambra"
    write_game(path, SavedGame(setup, next(iter(moves(rulebook(setup), 1))).after, ()))
    more = WORDS.format(id=ID) + OPTION_WORDS
    shelf.add(made(tmp_path / "new", package=PACKAGE.format(id=ID) + OPTION, words=more))
    shelf.switch(NAME, on=True)
    opened = read_game(path)
    assert opened.setup.option("wells_depth") == "deep"
    assert opened.history() is not None


OTHER_FOUNDATION = """
import attrs
MODULE = attrs.evolve(MODULE, foundations=("granada",))
"""


def saved_with(shelf: Shelf, tmp_path: Path, **changed: str) -> Path:
    """Save a game with an action of a rule set, then replace the rule set by version 1.3."""
    shelf.add(made(tmp_path / "old", rules=SKIPPING))
    shelf.switch(NAME, on=True)
    setup = make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)], 1, modules=(ID,))
    begun = start(rulebook(setup)).after
    skip = next(one for one in legal_actions(rulebook(setup), begun) if type(one).__name__ == "Skip")
    path = tmp_path / "game.alhambra"
    write_game(path, SavedGame(setup, play(rulebook(setup), begun, skip).after, (skip,)))
    write_game(path, read_game(path))  # creates a backup copy
    shelf.add(made(tmp_path / "new", manifest=MANIFEST.replace("1.2", "1.3"), **changed))
    shelf.switch(NAME, on=True)
    return path


@pytest.mark.parametrize(
    "changed",
    [{"rules": RULES}, {"rules": SKIPPING, "package": PACKAGE.format(id=ID) + OTHER_FOUNDATION}],
    ids=["an action is gone", "the table is impossible"],
)
def test_an_unreadable_game_names_required_and_installed_versions(
    shelf: Shelf, tmp_path: Path, changed: dict[str, str]
) -> None:
    path = saved_with(shelf, tmp_path, **changed)
    with pytest.raises(NeedsError) as told:
        read_game(path)
    assert say(told.value.message).startswith(
        "game.alhambra cannot be opened yet. It was played with another"
    )
    assert "Wells 1.2 (installed: 1.3)" in say(told.value.message)
    assert "previous" not in say(told.value.message)
    assert say(told.value.closed) == "another version of Wells is installed"


def test_a_readable_game_of_another_version_opens(shelf: Shelf, tmp_path: Path) -> None:
    assert len(read_game(saved_with(shelf, tmp_path, rules=SKIPPING)).actions) == 1


def test_a_finished_game_stays_listed_without_its_rule_set(shelf: Shelf, tmp_path: Path) -> None:
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    game, archive = finished(modules=(ID,)), Archive(tmp_path)
    archive.keep(game, 1_000, None)
    (known,) = archive.games()
    (archive.folder / DATABASE).unlink()
    shelf.switch(NAME, on=False)
    for _ in archive.rebuild():
        pass
    (told,) = archive.games()
    unknown = ("code", "seats")
    assert attrs.evolve(told, **{name: getattr(known, name) for name in unknown}) == known
    for seat, before in zip(told.seats, known.seats, strict=True):
        assert (seat.name, seat.level, seat.points, seat.place) == (
            before.name,
            before.level,
            before.points,
            before.place,
        )


@pytest.mark.parametrize(
    "damage",
    [
        {"hints": [1]},
        {"actions": 3, "setup": {}},
        {"hints": [10**30, 0, 0]},
        {"state": []},
        {"state": {"agenda": [], "players": [], "turn": 1}},
        {"state": {"agenda": [], "players": [{"score": "many"}], "turn": 1}},
    ],
)
def test_a_damaged_game_of_a_missing_rule_set_is_not_listed(damage: dict[str, object]) -> None:
    body = json.loads(to_bytes(finished()))
    assert game_without_rules({**body, "tried_from": []}, "game.alhambra", 1) is not None
    assert game_without_rules({**body, "tried_from": [], **damage}, "game.alhambra", 1) is None


@pytest.fixture
def restored_language() -> Iterator[None]:
    before = words.words().language
    yield
    words.use(before)


@pytest.mark.parametrize("language", ["fr", "en", words.PSEUDO])
def test_loaded_words_survive_deletion_of_the_folder(
    shelf: Shelf, tmp_path: Path, language: str, restored_language: None
) -> None:
    words.use("en")
    shelf.add(made(tmp_path))
    shelf.switch(NAME, on=True)
    assert say(Message(f"{ID}-title")) == "Wells"
    shutil.rmtree(shelf.folder / NAME)
    words.use(language)
    assert len(say(Message(f"{ID}-title"))) >= len("Wells")


def test_a_message_without_text_shows_its_id(
    shelf: Shelf, tmp_path: Path, restored_language: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: told.append(error))
    shelf.add(made(tmp_path, rules="DEEP = 'deep-well'\n" + RULES))
    shelf.switch(NAME, on=True)
    words.use("en")
    for _ in range(2):
        assert say(Message("listed-damaged")) == "damaged; cannot be opened"
        assert say(Message("type-deep-well")) == "type-deep-well"
        assert say(Message("name", name=Message("deep-well"))) == "deep-well"
    assert [at_fault(error, REGISTRY.packages).name for error in told] == [NAME, NAME]
    with pytest.raises(KeyError):
        say(Message("no-such-words-of-ours"))
