"""The only list of modules, and how a setup becomes a rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import attrs

from ..core.message import Message, MessageError, listed
from ..core.module import Module
from ..core.option import Option, Value
from ..core.quoting import quoted
from ..core.setup import COLOURS, SeatSetup, Setup, name_fault
from . import (
    alhambra,
    alhambra_granada,
    bazaars,
    bonus_cards,
    bureaux,
    camps,
    dirk,
    falconers,
    granada,
    huts,
    vizier,
)

if TYPE_CHECKING:
    from ..core.rulebook import Rulebook

MODULES: Final[tuple[Module, ...]] = (
    alhambra.MODULE,
    granada.MODULE,
    alhambra_granada.MODULE,
    dirk.MODULE,
    vizier.MODULE,
    camps.MODULE,
    bazaars.MODULE,
    falconers.MODULE,
    bureaux.MODULE,
    bonus_cards.MODULE,
    huts.MODULE,
)
"""Every product, foundations first, in the order in which they enter a rulebook."""

CHOOSABLE: Final = tuple(module for module in MODULES if not module.foundation and not module.automatic)
"""The modules that are switched on by name."""

OPTIONS: Final[Mapping[str, Option]] = {option.id: option for module in MODULES for option in module.options}
"""Every house variant by id."""

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6


class SetupError(MessageError):
    """A table that cannot be set up; the message is one sentence."""


def make_setup(
    seats: Iterable[SeatSetup],
    seed: int,
    game: str = "alhambra",
    modules: Iterable[str] = (),
    options: Mapping[str, Value] | None = None,
) -> Setup:
    """A complete setup: house variants that are not named get their official value.

    Raises ``SetupError`` where something is unknown or impossible.
    """
    chosen = {name: option.default for name, option in OPTIONS.items()}
    for name, value in (options or {}).items():
        if name not in OPTIONS:
            raise SetupError(Message("setup-no-variant-of", name=quoted(name), known=listed(OPTIONS)))
        chosen[name] = value
    setup = Setup(game, _in_order(modules), tuple(chosen.items()), tuple(seats), seed)
    fault = setup_fault(setup)
    if fault:
        raise SetupError(fault)
    return setup


def _in_order(modules: Iterable[str]) -> tuple[str, ...]:
    """Module names in the order of the registry, so that the same mix is the same setup."""
    known = [module.id for module in CHOOSABLE]
    return tuple(sorted(modules, key=lambda name: known.index(name) if name in known else len(known)))


def setup_fault(setup: Setup) -> Message | None:
    """One sentence about what is wrong with a setup, or None."""
    foundations = [module.id for module in MODULES if module.foundation]
    if setup.game not in foundations:
        return Message("setup-no-game", name=quoted(setup.game), known=listed(foundations))
    choosable = {module.id: module for module in CHOOSABLE}
    for name in setup.modules:
        if name not in choosable:
            return Message("setup-no-module", name=quoted(name), known=listed(choosable))
        if fault := mix_fault(setup.game, choosable[name]):
            return fault
    if len(set(setup.modules)) != len(setup.modules):
        return Message("setup-module-twice")
    if not FEWEST_SEATS <= len(setup.seats) <= MOST_SEATS:
        return Message("setup-seats", fewest=FEWEST_SEATS, most=MOST_SEATS, count=len(setup.seats))
    return _seats_fault(setup.seats) or _options_fault(setup)


def mix_fault(game: str, module: Module) -> Message | None:
    """One sentence about why a module does not go with a game, or None (M-1)."""
    if game in module.foundations:
        return None
    titles = {other.id: other.title for other in MODULES}
    return Message("setup-not-together", module=module.title, game=titles[game])


def _seats_fault(seats: tuple[SeatSetup, ...]) -> Message | None:
    for seat in seats:
        if seat.colour not in COLOURS:
            return Message("setup-no-colour", name=quoted(seat.colour), known=listed(COLOURS))
        if seat.player not in ("human", "computer"):
            return Message("setup-nobody", name=quoted(seat.name), player=quoted(seat.player))
        if fault := name_fault(seat.name):
            return fault
    if len({seat.colour for seat in seats}) != len(seats):
        return Message("setup-colour-twice")
    if len({seat.name for seat in seats}) != len(seats):
        return Message("setup-name-twice")
    return None


def _options_fault(setup: Setup) -> Message | None:
    chosen = dict(setup.options)
    if len(chosen) != len(setup.options):
        return Message("setup-variant-twice")
    for name, option in OPTIONS.items():
        if name not in chosen:
            return Message("setup-variant-missing", variant=name)
        if fault := option.fault(chosen[name]):
            return Message("setup-variant", variant=name, fault=fault)
    unknown = [name for name in chosen if name not in OPTIONS]
    return Message("setup-no-variant", name=quoted(unknown[0])) if unknown else None


@lru_cache(maxsize=64)
def rulebook(setup: Setup) -> Rulebook:
    """The compiled rules of a table; the same object for the same setup."""
    from ..core.builder import RulebookBuilder  # the list of products is wanted long before any rules

    builder = RulebookBuilder(setup, dict(setup.options))
    used = [module for module in MODULES if _takes_part(module, setup)]
    for module in used:
        module.install(builder)
    return builder.freeze(tuple(module.id for module in used))


def _takes_part(module: Module, setup: Setup) -> bool:
    if module.foundation:
        return module.id == setup.game
    if module.automatic:
        return module.in_use(setup)
    return module.id in setup.modules


BOX_OF_2024 = ("vizier", "camps", "bazaars", "falconers")
"""The modules that the 2024 edition brings."""


@attrs.frozen
class Mix:
    """A table that somebody has put together already."""

    title: Message
    sentence: Message
    game: str
    modules: tuple[str, ...]


def mixes(seats: int) -> tuple[Mix, ...]:
    """Three mixes: for a first game, the box of 2024, and everything.

    With five or six a first game has the vizier, who shortens the waiting; with two there is Dirk instead.
    """
    alone, quicker = Message("mix-first-alone"), Message("mix-first-vizier")
    first: tuple[str, ...] = ("vizier",) if seats > 4 else ()
    everything = tuple(module.id for module in CHOOSABLE)
    return (
        Mix(Message("mix-first"), quicker if first else alone, "alhambra", first),
        Mix(Message("mix-box"), Message("mix-box-sentence"), "alhambra", BOX_OF_2024),
        Mix(Message("mix-everything"), Message("mix-everything-sentence"), "alhambra", everything),
    )
