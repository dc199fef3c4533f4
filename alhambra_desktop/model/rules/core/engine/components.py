"""The printed parts of the expansions: one data file that an owner of the boxes can correct."""

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
    """The rows of one kind of part, such as ``camps``; ``KeyError`` where there is none."""
    return _parts()[kind]


def distinct(names: Iterable[str]) -> tuple[str, ...]:
    """The names as ids: one that comes again gets a number behind it, such as ``hut-garden-N-2``."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name}-{seen[name]}" if seen[name] > 1 else name)
    return tuple(found)


def reconstructed(kind: str) -> tuple[int, int]:
    """How many rows of a kind are reconstructions, and how many there are."""
    rows = parts(kind)
    return sum(not row["certain"] for row in rows), len(rows)


def caution(kind: str, parts: Message) -> Message:
    """One sentence that says how many values of a kind of part, called ``parts``, are reconstructed."""
    guessed, every = reconstructed(kind)
    return Message("parts-reconstructed", guessed=guessed, every=every, others=every - guessed, parts=parts)
