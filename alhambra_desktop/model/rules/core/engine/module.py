"""Games and expansions for the registry, and the values printed on the components in their boxes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .....resources import RESOURCES
from ..frozen import frozen
from ..words.message import Message
from .option import Option

if TYPE_CHECKING:
    from .builder import RulebookBuilder
    from .setup import Setup


@lru_cache(maxsize=1)
def _parts() -> dict[str, list[dict[str, Any]]]:
    text = (RESOURCES / "components.json").read_text(encoding="utf-8")
    found: dict[str, list[dict[str, Any]]] = json.loads(text)
    return found


def parts(kind: str) -> list[dict[str, Any]]:
    """Return the rows of ``components.json`` about a kind of component; raise `KeyError` if it is unknown."""
    return _parts()[kind]


def distinct(names: Iterable[str]) -> tuple[str, ...]:
    """Make names unique by adding a number to repeated ones, such as ``hut-garden-N-2``."""
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name}-{seen[name]}" if seen[name] > 1 else name)
    return tuple(found)


def reconstructed(kind: str) -> tuple[int, int]:
    """Return how many components of a kind have reconstructed (uncertain) values, and how many exist."""
    rows = parts(kind)
    return sum(not row["certain"] for row in rows), len(rows)


def caution(kind: str, parts: Message) -> Message:
    guessed, every = reconstructed(kind)
    return Message("parts-reconstructed", guessed=guessed, every=every, others=every - guessed, parts=parts)


def _always(setup: Setup) -> bool:
    return True


def _nobody(setup: Setup) -> str | None:
    return None


@frozen(eq=False)
class Module:
    """A rule set: its name, house variants, and the Python module with its rules.

    Modules are compared by identity, because a reloaded rule set has the same names as before, but new
    classes. ``rules`` is the Python module whose ``install`` adds the rules. This Python module is imported
    only when a table first uses it, because the list of modules must appear quickly. A ``foundation`` is a
    complete game; every table has exactly one. ``foundations`` are the games with which the module works.
    ``in_use`` decides whether an ``automatic`` module takes part. ``company`` returns the name of the player
    without a seat whom the module adds, such as Dirk, or None. If a kind of component has uncertain printed
    values, ``guessed`` has this kind and the noun for the components. ``brief`` and ``short`` replace the
    sentence and the title where the window has little space.
    """

    id: str
    title: Message
    sentence: Message
    rules: str
    options: tuple[Option, ...] = ()
    foundation: bool = False
    automatic: bool = False
    in_use: Callable[[Setup], bool] = _always
    company: Callable[[Setup], str | None] = _nobody
    foundations: tuple[str, ...] = ("alhambra",)
    guessed: tuple[str, Message] | None = None
    brief: Message | None = None
    short: Message | None = None

    def install(self, book: RulebookBuilder) -> None:
        import_module(self.rules).install(book)

    @property
    def smallest_tables(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """One table for each foundation of this module, as (foundation, expansions), with no other module."""
        if self.foundation:
            return ((self.id, ()),)
        own = () if self.automatic else (self.id,)
        return tuple((game, own) for game in self.foundations)

    @property
    def caution(self) -> Message | None:
        return caution(*self.guessed) if self.guessed is not None else None
