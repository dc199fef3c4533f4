from __future__ import annotations

import importlib
import tomllib
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[3] / "pyproject.toml"
COMMANDS = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]


@pytest.mark.parametrize(
    ("command", "place"), [*COMMANDS["scripts"].items(), *COMMANDS["gui-scripts"].items()]
)
def test_a_link_starts_the_command_of_its_name(installer_module, command, place):
    launch = installer_module("launch")
    assert f"{launch.module(command)}:main" == place
    assert f"{launch.module(f'/usr/bin/{command}')}:main" == place
    assert callable(importlib.import_module(launch.module(command)).main)


@pytest.mark.parametrize("name", ["alhambra-desktop.exe", "Alhambra Desktop", "anything", ""])
def test_any_other_name_starts_the_game(installer_module, name):
    assert installer_module("launch").module(name) == "alhambra_desktop.__main__"
