"""The skeleton of a rule set passes alhambra-check under any name."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from alhambra_desktop import words
from alhambra_desktop.model.checking.check import private_imports
from alhambra_desktop.views.checking.cli import main
from tests.examples.installing import EXAMPLES

ROOT = Path(__file__).parents[2]


@pytest.fixture
def new_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("new_module", ROOT / "installer" / "new_module.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_skeleton_imports_only_the_facade():
    assert list(private_imports(EXAMPLES / "tokens")) == []


@pytest.mark.parametrize("name", ["gates", pytest.param("old_wells", marks=pytest.mark.sweep)])
def test_a_generated_rule_set_passes_the_check(
    name: str, new_module: ModuleType, tmp_path: Path, qapp, capsys, monkeypatch
):
    monkeypatch.setattr(sys, "path", [*sys.path])
    words.use("en")
    home = new_module.write(name, tmp_path)
    try:
        assert main([str(home), "--quick"]) == 0
    finally:
        for known in [known for known in sys.modules if known.startswith(f"alhambra_{name}")]:
            del sys.modules[known]
    said = capsys.readouterr().out
    assert said.startswith(f"{name.replace('_', ' ').capitalize()} (alhambra_{name}), languages: en\n")
    assert "Missing" not in said
    texts = [path.read_text("utf-8") for path in home.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert not any(re.search("tokens|founders", text, re.IGNORECASE) for text in texts)
    assert "Copyright (c) 2026 Your name" in (home / "LICENSE").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "says"), [("Gates", "not a name in lower case"), ("tokens", "already exists")]
)
def test_an_invalid_name_is_refused(name: str, says: str, new_module: ModuleType, tmp_path: Path):
    folder = tmp_path / "made"
    (folder / "tokens").mkdir(parents=True)
    with pytest.raises(ValueError, match=says):
        new_module.write(name, folder)
    assert [path.name for path in folder.iterdir()] == ["tokens"]
