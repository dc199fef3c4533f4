from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

INSTALLER = Path(__file__).resolve().parents[3] / "installer"


@pytest.fixture
def installer_module(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], ModuleType]:
    """Function that imports a script of installer/ by its bare name, as the scripts do."""
    monkeypatch.syspath_prepend(INSTALLER)
    return importlib.import_module
