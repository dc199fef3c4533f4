"""Module: a product of the game's family as the registry lists it."""

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
    """One product: what it is called, the house variants it declares and where its rules are written.

    It equals itself alone: a rule set that is loaded anew brings new classes under the same names.

    ``rules`` is the Python module whose ``install`` adds them to a rulebook; it is loaded by the first table
    that is played by them, so that all products can be listed quickly.

    A *foundation* is a game of its own; exactly one is in use. ``in_use`` says for a module that is not
    chosen by name (``automatic``) whether it takes part. ``company`` is whom it brings to the table without a
    seat, by name. A module works with the ``foundations`` named; ``guessed`` names a kind of printed part,
    and what they are called, some of whose values are not certain.
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
        """Add the rules to a rulebook."""
        import_module(self.rules).install(book)

    @property
    def smallest_tables(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Game and modules of a table with it and nothing else: its own game, or one on each foundation.

        Who is automatic is not asked for: it takes part or does not.
        """
        if self.foundation:
            return ((self.id, ()),)
        own = () if self.automatic else (self.id,)
        return tuple((game, own) for game in self.foundations)

    @property
    def caution(self) -> Message | None:
        """One sentence about what is not certain."""
        if self.guessed is None:
            return None
        from .components import caution  # reads a file, for who looks at the product more closely

        return caution(*self.guessed)
