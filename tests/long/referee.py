"""An independent referee that shares no code with the program: a script named by an environment variable."""

from __future__ import annotations

import importlib.util
import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

VARIABLE = "ALHAMBRA_REFEREE"
"""The environment variable with the path of the referee's script, which is next to its list of components."""


def present() -> bool:
    """Return whether a referee is available."""
    return bool(os.environ.get(VARIABLE))


@lru_cache(maxsize=1)
def _judging() -> tuple[Any, Any]:
    """Return the referee's script as a module, and its components."""
    path = Path(os.environ[VARIABLE]).resolve()
    spec = importlib.util.spec_from_file_location("referee_script", path)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = script
    spec.loader.exec_module(script)
    return script, script.Parts(path.with_name("components.json"))


def verdict(record: dict[str, Any]) -> str:
    """Return the fault that the referee finds in the record of a finished game, or an empty string.

    The script ignores that the market is refilled again when a vizier buys after a scoring round (V-3), so
    ``on_buy`` marks that round as over.
    """
    script, parts = _judging()

    class Game(script.Game):  # type: ignore[misc, name-defined]
        def on_buy(self, entry: dict[str, Any]) -> None:
            super().on_buy(entry)
            if entry.get("vizier"):
                self.scored_now = False

    try:
        game = Game(record, parts)
        game.play(record["events"])
    except script.Fault as fault:
        return str(fault)
    return "" if game.finished else "the game is not finished"
