"""Module: a game or expansion as the registry lists it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

import attrs

from ..words.message import Message
from .option import Option

if TYPE_CHECKING:
    from .builder import RulebookBuilder
    from .setup import Setup


def _always(setup: Setup) -> bool:
    return True


def _nobody(setup: Setup) -> str | None:
    return None


@attrs.frozen(eq=False)
class Module:
    """One product: its name, house variants, and the Python module with its rules.

    It equals only itself, since reloading a rule set creates new classes with the same names. ``rules`` is
    the Python module whose ``install`` adds the rules. It is imported by the first table that uses it, which
    keeps listing fast. A *foundation* is a game in its own right; every table has exactly one. ``in_use``
    decides whether an ``automatic`` module takes part. ``company`` names the owners without a seat that it
    adds. ``foundations`` are those it works with. ``guessed`` names a kind of printed part with uncertain
    values, and how these parts are called.
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

    def install(self, book: RulebookBuilder) -> None:
        import_module(self.rules).install(book)

    @property
    def smallest_tables(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Game and modules of the smallest tables with this module, one for each foundation."""
        if self.foundation:
            return ((self.id, ()),)
        own = () if self.automatic else (self.id,)
        return tuple((game, own) for game in self.foundations)

    @property
    def caution(self) -> Message | None:
        """One sentence about uncertain values, or None."""
        if self.guessed is None:
            return None
        from .components import caution  # reads a file, for who looks at the product more closely

        return caution(*self.guessed)
