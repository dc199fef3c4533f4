"""Module: a product of the game's family as the registry lists it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import attrs

from .option import Option

if TYPE_CHECKING:
    from .rulebook import RulebookBuilder
    from .setup import Setup


def _always(setup: Setup) -> bool:
    return True


@attrs.frozen
class Module:
    """One product: what it is called, the house variants it declares and how it enters the rulebook.

    A *foundation* is a game of its own; exactly one is in use. ``in_use`` says for a module that is not
    chosen by name (``automatic``) whether it takes part. A module works with the ``foundations`` named;
    ``caution`` says what about its printed parts is not certain.
    """

    id: str
    title: str
    sentence: str
    install: Callable[[RulebookBuilder], None]
    options: tuple[Option, ...] = ()
    foundation: bool = False
    automatic: bool = False
    in_use: Callable[[Setup], bool] = _always
    foundations: tuple[str, ...] = ("alhambra",)
    caution: str = ""
