"""Rule sets for the registry, and the values printed on components."""

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
    """Return the rows of ``components.json`` about a kind of component.

    Raise `KeyError` if there is no such kind.
    """
    return _parts()[kind]


def distinct(names: Iterable[str]) -> tuple[str, ...]:
    """Add a number to each repetition of a name, as in ``hut-garden-N-2``."""
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
    """Rule sets are compared by identity, because a reloaded rule set has new classes under the same names.

    - ``rules``: Python module whose ``install`` adds the rules. This module is imported at first use, because
      the list of rule sets must appear quickly.
    - ``foundation``: whether the rule set is a complete game. Every table has exactly one such game.
    - ``automatic``: if true, the function ``in_use`` decides whether the rule set takes part. Otherwise, the
      players decide.
    - ``company``: function that returns the name of a player without a seat, such as Dirk, if the rule set
      adds one. Otherwise, it returns None.
    - ``foundations``: games with which the rule set works.
    - ``guessed``: kind of component whose printed values are partly uncertain, and the noun for these
      components.
    - ``brief``, ``short``: a shorter sentence and a shorter title, for narrow parts of the window.
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
        """The smallest tables with this rule set, as pairs (foundation, expansions).

        An expansion has one such table for each of its ``foundations``.
        """
        if self.foundation:
            return ((self.id, ()),)
        own = () if self.automatic else (self.id,)
        return tuple((game, own) for game in self.foundations)

    @property
    def caution(self) -> Message | None:
        return caution(*self.guessed) if self.guessed is not None else None
