"""Desktop entry, MIME types and metainfo agree with the program."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alhambra_desktop import __version__
from alhambra_desktop.model.files.saves.record import write_record
from alhambra_desktop.model.files.saves.save import read_game
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.icon_files import ICONS
from alhambra_desktop.views.storage.places import ID
from alhambra_desktop.words import SOURCE, Words, languages

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "alhambra_desktop" / "resources" / "desktop"
SAVE = ROOT / "tests" / "saves" / "0.2.0-vizier.alhambra"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
RECORD_TYPE = "application/x-alhambra-record"
SAVE_TYPE = "application/x-alhambra-save"


def desktop_entry() -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment]
    parser.read(FOLDER / f"{ID}.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def kinds() -> dict[str, ElementTree.Element]:
    tree = ElementTree.parse(FOLDER / f"{ID}.xml")
    return {kind.attrib["type"]: kind for kind in tree.iter(f"{MIME}mime-type")}


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(FOLDER / f"{ID}.metainfo.xml").getroot()


def test_desktop_files_agree_on_file_types_and_icons():
    types = {SAVE_TYPE, RECORD_TYPE}
    assert set(desktop_entry()["MimeType"].rstrip(";").split(";")) == types
    assert set(kinds()) == types
    assert {found.text for found in metainfo().iter("mediatype")} == types
    assert {f"mimetypes/{kind.replace('/', '-')}" for kind in types} | {f"apps/{ID}"} == set(ICONS)
    assert desktop_entry()["Icon"] == ID
    assert metainfo().findtext("id") == ID
    assert metainfo().findtext("launchable") == f"{ID}.desktop"


@pytest.mark.parametrize("language", sorted({*languages()} - {SOURCE}))
def test_desktop_files_are_translated(language):
    entry, code = desktop_entry(), language.replace("-", "_")
    assert {f"GenericName[{code}]", f"Comment[{code}]"} <= set(entry)
    for found in (*kinds().values(), metainfo()):
        assert any(part.get(LANG) == language for part in found), found.tag
    assert entry[f"Comment[{code}]"] in [part.text for part in metainfo() if part.get(LANG) == language]


def test_french_file_type_names_match_the_window():
    said = Words("fr")
    told = {
        kind: part.text.casefold()
        for kind, found in kinds().items()
        for part in found
        if part.get(LANG) == "fr"
    }
    games, records = (said.text(Message(name)).casefold() for name in ("files-saved-games", "files-records"))
    assert told[SAVE_TYPE].split()[:2] == [word.rstrip("s") for word in games.split()]
    assert told[RECORD_TYPE].split()[0] == records.split()[0].rstrip("s")


def test_the_newest_release_matches_version_and_changelog():
    newest = metainfo().find("releases/release")
    assert newest is not None
    assert newest.attrib["version"] == __version__
    heading = re.search(
        r"^## \[(.+)\](?: - (.+))?$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M
    )
    assert heading is not None
    assert heading[1] == __version__
    assert heading[2] in ("unreleased", newest.attrib["date"])


def test_screenshots_are_existing_files():
    pictures = [image.text or "" for image in metainfo().iter("image")]
    assert len(pictures) >= 2
    for picture in pictures:
        assert (ROOT / picture.partition("/raw/main/")[2]).is_file()


def test_metainfo_lists_every_command():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    commands = {*project["scripts"], *project["gui-scripts"]}
    assert {found.text for found in metainfo().iter("binary")} == commands


@pytest.mark.parametrize("kind", [SAVE_TYPE, RECORD_TYPE])
def test_files_are_recognised_by_name_and_by_content(kind, tmp_path):
    if kind == SAVE_TYPE:
        file = SAVE
    else:
        file = tmp_path / "game.alhambra-record"
        write_record(file, read_game(SAVE).setup, [])
    found = kinds()[kind]
    globs = [glob.attrib["pattern"] for glob in found.iter(f"{MIME}glob")]
    assert any(file.match(glob) for glob in globs)
    match = found.find(f"{MIME}magic/{MIME}match")
    assert match is not None
    first, _, last = match.attrib["offset"].partition(":")
    content = file.read_bytes()
    value = match.attrib["value"].encode()
    assert any(content.startswith(value, at) for at in range(int(first), int(last or first) + 1))


@pytest.mark.parametrize(
    "command",
    [
        ["desktop-file-validate", f"{ID}.desktop"],
        ["appstreamcli", "validate", "--no-net", f"{ID}.metainfo.xml"],
    ],
)
def test_desktop_validators_find_no_errors(command):
    if shutil.which(command[0]) is None:
        pytest.skip(f"not installed: {command[0]}")
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
