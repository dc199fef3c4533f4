from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from alhambra_desktop import words
from alhambra_desktop.model.workshop.arena import arguments as arena
from alhambra_desktop.model.workshop.mining import cli as mining
from alhambra_desktop.model.workshop.training import cli as training
from alhambra_desktop.views.app import command_line
from alhambra_desktop.views.checking import cli as checking

PROJECT = Path(__file__).resolve().parents[3] / "pyproject.toml"
PARSERS = {
    "alhambra-desktop": command_line.parser,
    "alhambra-arena": arena.parser,
    "alhambra-check": checking.parser,
    "alhambra-puzzles": mining.parser,
    "alhambra-train": training.parser,
}


@pytest.fixture
def folder(installer_module, tmp_path):
    installer_module("man_pages").write(tmp_path)
    return tmp_path


def plain(page: Path) -> str:
    """Return the text of a page without fonts and escapes."""
    text = re.sub(r"\\f[BIR]", "", page.read_text(encoding="utf-8"))
    for name, sign in (
        ("\\-", "-"),
        ("\\(aq", "'"),
        ("\\(cq", "’"),
        ("\\(ti", "~"),
        ("\\(ha", "^"),
        ("\\e", "\\"),
    ):
        text = text.replace(name, sign)
    return text


def test_every_command_has_a_man_page(folder):
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    commands = {*project["scripts"], *project["gui-scripts"]}
    assert {page.name for page in folder.iterdir()} == {f"{command}.6" for command in commands}


@pytest.mark.parametrize("command", list(PARSERS))
def test_a_man_page_has_exactly_the_options_of_its_parser(folder, command):
    lines = plain(folder / f"{command}.6").splitlines()
    described = lines[lines.index(".SH OPTIONS") : lines.index(".SH NOTES")]
    heads = [described[i + 1] for i, line in enumerate(described) if line == ".TP"]
    told = {word.rstrip(",") for head in heads for word in head.split() if word.startswith("-")}
    shown = [action for action in PARSERS[command]()._actions if action.help != argparse.SUPPRESS]
    assert told <= {name for action in shown for name in action.option_strings}
    for action in shown:
        for name in action.option_strings:
            assert any(name in head.replace(",", "").split() for head in heads), name
        assert (action.help or "").replace("%%", "%")[1:] in "\n".join(described)


def test_hidden_options_are_not_described(folder):
    assert "smoke" not in plain(folder / "alhambra-desktop.6")


@pytest.mark.parametrize("text", [".B dot first", "it's a-b ~/x", "back\\slash", "a^b"])
def test_text_is_escaped_for_groff(installer_module, text, tmp_path):
    if shutil.which("groff") is None:
        pytest.skip("not installed: groff")
    page = tmp_path / "page.6"
    page.write_text(f".TH X 6\n.SH NAME\n{installer_module('man_pages').escaped(text)}\n", encoding="utf-8")
    done = subprocess.run(
        ["groff", "-man", "-Tascii", "-P-c", str(page)], capture_output=True, text=True, check=True
    )
    assert text in re.sub(r".\x08", "", done.stdout)


@pytest.mark.parametrize("command", list(PARSERS))
def test_groff_prints_no_warnings(folder, command):
    if shutil.which("groff") is None:
        pytest.skip("not installed: groff")
    page = folder / f"{command}.6"
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z", page], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""


def test_man_pages_are_english_in_every_language(installer_module, tmp_path, monkeypatch):
    monkeypatch.setattr(words, "_IN_USE", [words.Words(words.PSEUDO)])
    for page in installer_module("man_pages").write(tmp_path):
        assert "Language for this run" in page.read_text("utf-8")
