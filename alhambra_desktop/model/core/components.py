"""The printed parts of the expansions: one data file that an owner of the boxes can correct."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any


@lru_cache(maxsize=1)
def _parts() -> dict[str, list[dict[str, Any]]]:
    text = (files("alhambra_desktop") / "resources" / "components.json").read_text(encoding="utf-8")
    found: dict[str, list[dict[str, Any]]] = json.loads(text)
    return found


def parts(kind: str) -> list[dict[str, Any]]:
    """The rows of one kind of part, such as ``camps``; ``KeyError`` where there is none."""
    return _parts()[kind]


def reconstructed(kind: str) -> tuple[int, int]:
    """How many rows of a kind are reconstructions, and how many there are."""
    rows = parts(kind)
    return sum(not row["certain"] for row in rows), len(rows)


def caution(kind: str, what: str) -> str:
    """One sentence that says which values of a kind of part are reconstructed."""
    guessed, every = reconstructed(kind)
    number = "All" if guessed == every else f"{guessed} of the"
    return f"{number} {every} {what} are reconstructions: no published list of them could be found."
