"""Printed parts of the expansions, from one data file that owners of the boxes can correct."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from .....resources import RESOURCES
from ..words.message import Message


@lru_cache(maxsize=1)
def _parts() -> dict[str, list[dict[str, Any]]]:
    text = (RESOURCES / "components.json").read_text(encoding="utf-8")
    found: dict[str, list[dict[str, Any]]] = json.loads(text)
    return found


def parts(kind: str) -> list[dict[str, Any]]:
    """Return the rows of one kind of part, such as ``camps``; raise `KeyError` if there is none."""
    return _parts()[kind]


def distinct(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names as unique ids by numbering repeats, such as ``hut-garden-N-2``."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name}-{seen[name]}" if seen[name] > 1 else name)
    return tuple(found)


def reconstructed(kind: str) -> tuple[int, int]:
    """Return how many rows of a kind are reconstructions, and how many there are in all."""
    rows = parts(kind)
    return sum(not row["certain"] for row in rows), len(rows)


def caution(kind: str, parts: Message) -> Message:
    """Return a sentence about how many values of a kind of part are reconstructed."""
    guessed, every = reconstructed(kind)
    return Message("parts-reconstructed", guessed=guessed, every=every, others=every - guessed, parts=parts)
