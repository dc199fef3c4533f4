"""The only list of modules, and how a setup becomes a rulebook.

The list begins with the products of this program. Rule sets from outside are added to it (``install``), also
by the environment, so that processes that this one starts have the same list.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from threading import RLock
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import attrs

from ..core.engine.module import Module
from ..core.engine.option import Option, Value
from ..core.engine.setup import COLOURS, SeatSetup, Setup, name_fault
from ..core.words.message import Message, MessageError, listed
from ..core.words.quoting import quoted
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
    from ..core.engine.rulebook import Rulebook
    from .packages import Package

RECENT: Final = 8
"""So many rulebooks stay though nobody has them: those of a game, with its seed and without, and a few."""

PRODUCTS: Final[tuple[Module, ...]] = (
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
"""Every product of this program, foundations first, in the order in which they enter a rulebook."""

_installing: Final = RLock()
_packages: Final[list[Package]] = []
_modules: Final[list[Module]] = []
_choosable: Final[list[Module]] = []
_options: Final[dict[str, Option]] = {}


def _list_modules() -> None:
    """List all modules anew: foundations first, then those of this program before those from outside."""
    outside = [package.module for package in _packages]
    _modules[:] = sorted((*PRODUCTS, *outside), key=lambda module: not module.foundation)
    _choosable[:] = (module for module in _modules if not module.foundation and not module.automatic)
    _options.clear()
    _options.update((option.id, option) for module in _modules for option in module.options)


_list_modules()

MODULES: Final[Sequence[Module]] = _modules
"""Every module in the order in which they enter a rulebook; what is installed later comes into this list."""

CHOOSABLE: Final[Sequence[Module]] = _choosable
"""The modules that are switched on by name."""

OPTIONS: Final[Mapping[str, Option]] = _options
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

    Those of a rule set from outside that is not played are left out. Raises ``SetupError`` where something is
    unknown or impossible.
    """
    modules = _in_order(modules)
    wanted = dict(options or {})
    for name in wanted:
        if name not in OPTIONS:
            raise SetupError(Message("setup-no-variant-of", name=quoted(name), known=listed(OPTIONS)))
    known = _options_of(game, modules)
    chosen = tuple((name, wanted.get(name, option.default)) for name, option in known.items())
    setup = Setup(game, modules, chosen, tuple(seats), seed)
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
    return _seats_fault(setup.seats) or _options_fault(setup) or _rules_fault(setup)


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
    known = _options_of(setup.game, setup.modules)
    for name, option in known.items():
        if name not in chosen:
            return Message("setup-variant-missing", variant=name)
        if fault := option.fault(chosen[name]):
            return Message("setup-variant", variant=name, fault=fault)
    unknown = [name for name in chosen if name not in known]
    return Message("setup-no-variant", name=quoted(unknown[0])) if unknown else None


def _options_of(game: str, modules: Iterable[str]) -> Mapping[str, Option]:
    """The house variants of a table, by id: all of this program, and those of what it plays from outside.

    So files of this program's games are the same wherever they are written, whatever is installed there.
    """
    playing = {game, *modules}
    absent = [package.module for package in _packages if package.module.id not in playing]
    left_out = {option.id for module in absent for option in module.options}
    return {name: option for name, option in OPTIONS.items() if name not in left_out}


def _rules_fault(setup: Setup) -> Message | None:
    """One sentence about rules from outside that fail or clash in this mix, or None.

    The program's own rules fit each other, so the rules of a table without others need not be loaded here.
    """
    outside = tuple(
        package.module.title for package in _packages if package.module.id in (setup.game, *setup.modules)
    )
    if not outside:
        return None
    try:
        rulebook(setup)
    except Exception as error:  # whatever stands in those files
        return Message("setup-rules", modules=outside, reason=quoted(str(error)))
    return None


def rulebook(setup: Setup) -> Rulebook:
    """The compiled rules of a table; the same object for the same setup as long as anybody has it."""
    return _recent(setup)


_books: Final[WeakValueDictionary[Setup, Rulebook]] = WeakValueDictionary()


@lru_cache(maxsize=RECENT)
def _recent(setup: Setup) -> Rulebook:
    """The rules of the last few tables, which are asked for again and again while they are played."""
    book = _books.get(setup)
    if book is None:
        book = _books[setup] = _compiled(setup)
    return book


def _compiled(setup: Setup) -> Rulebook:
    from ..core.engine.builder import RulebookBuilder  # the list of products is wanted long before any rules

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
    everything = tuple(module.id for module in PRODUCTS if not module.foundation and not module.automatic)
    return (
        Mix(Message("mix-first"), quicker if first else alone, "alhambra", first),
        Mix(Message("mix-box"), Message("mix-box-sentence"), "alhambra", BOX_OF_2024),
        Mix(Message("mix-everything"), Message("mix-everything-sentence"), "alhambra", everything),
    )


# -- rule sets from outside

VARIABLE: Final = "ALHAMBRA_MODULES"
"""The environment variable that names what is installed, with commas; child processes read it too."""


def packages() -> tuple[Package, ...]:
    """What is installed from outside, in order."""
    return tuple(_packages)


def install(name: str) -> Module:
    """Add the rule set of a package, by its dotted name, here and in processes that are started later.

    ``InstallError`` where that cannot be. What is installed already is not added again.
    """
    from .packages import load_package  # most people install nothing

    with _installing:  # a worker of a cluster may do several tasks at once
        for known in _packages:
            if known.name == name:
                return known.module
        package = load_package(name, MODULES)
        _packages.append(package)
        _tell_packages()
    return package.module


def installer() -> Callable[[], object]:
    """What installs the same in a process that this one did not start; it can be pickled."""
    return partial(_install_all, tuple(package.name for package in _packages))


def _install_all(names: Iterable[str]) -> None:
    for name in names:
        install(name)


def uninstall(name: str) -> None:
    """Take a rule set from outside away again; tables with it are refused from now on."""
    _packages[:] = [package for package in _packages if package.name != name]
    _recent.cache_clear()
    _books.clear()
    _tell_packages()


def _tell_packages() -> None:
    """List what is installed, also for processes that are started from now on."""
    _list_modules()
    if _packages:
        os.environ[VARIABLE] = ",".join(package.name for package in _packages)
    else:
        os.environ.pop(VARIABLE, None)


def check_packages() -> None:
    """``MessageError`` where something that the environment names could not be installed."""
    if _faults:
        raise MessageError(Message("install-environment", variable=VARIABLE, fault=_faults[0]))


def _install_named(names: str) -> tuple[Message, ...]:
    """Install packages by their names with commas; the sentences about what cannot be."""
    faults = []
    for name in filter(None, map(str.strip, names.split(","))):
        try:
            install(name)
        except MessageError as error:
            faults.append(error.message)
    return tuple(faults)


_faults: Final = _install_named(os.environ.get(VARIABLE, ""))
"""What is wrong with the names that the environment holds."""
