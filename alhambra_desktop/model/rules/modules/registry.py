"""Lists the available rule sets, and compiles the rulebook for a setup."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache, partial
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import attrs

from ..core.engine.module import Module
from ..core.engine.option import Option, Value
from ..core.engine.setup import COLOURS, SeatSetup, Setup, name_fault
from ..core.words.message import Message, MessageError, listed, quoted
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
"""The registry keeps this many recently used rulebooks.

A game uses two rulebooks: one for its own setup, and one for the setup of its observations, which has no
seed.
"""

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
"""Bundled rule sets, in the order in which they are installed in a rulebook; complete games come first."""

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 6

VARIABLE: Final = "ALHAMBRA_MODULES"  # environment variable: names of installed packages, separated by commas
PLACES: Final = "ALHAMBRA_MODULE_PLACES"  # environment variable: folders that may contain packages


class SetupError(MessageError):
    """A table cannot be set up; the message is one sentence."""


class Registry:
    def __init__(self, products: Iterable[Module], environment: MutableMapping[str, str]) -> None:
        self.products = tuple(products)
        self.modules: list[Module] = []  # in the order in which they are installed in a rulebook
        self.choosable: list[Module] = []
        self.options: dict[str, Option] = {}
        self.packages: tuple[Package, ...] = ()
        self.checks: list[Callable[[Package], Message | None]] = []  # each returns a fault or None
        self._environment = environment
        self._installing = RLock()
        self._books: WeakValueDictionary[Setup, Rulebook] = WeakValueDictionary()
        self._recent = lru_cache(maxsize=RECENT)(self._kept)
        self._list()

    def _list(self) -> None:
        outside = [package.module for package in self.packages]
        self.modules[:] = sorted((*self.products, *outside), key=lambda module: not module.foundation)
        self.choosable[:] = (
            module for module in self.modules if not module.foundation and not module.automatic
        )
        self.options.clear()
        self.options.update((option.id, option) for module in self.modules for option in module.options)

    def make_setup(
        self,
        seats: Iterable[SeatSetup],
        seed: int,
        game: str = "alhambra",
        modules: Iterable[str] = (),
        options: Mapping[str, Value] | None = None,
    ) -> Setup:
        """Return a complete setup; house variants that are missing in `options` get their official values.

        The setup contains no variants of third-party rule sets that are not played. Raise `SetupError` for
        unknown or impossible values.
        """
        modules = self._in_order(modules)
        requested = dict(options or {})
        for name in requested:
            if name not in self.options:
                known_names = listed(self.options)
                raise SetupError(Message("setup-no-variant-of", name=quoted(name), known=known_names))
        known = self._options_of(game, modules)
        chosen = tuple((name, requested.get(name, option.default)) for name, option in known.items())
        setup = Setup(game, modules, chosen, tuple(seats), seed)
        fault = self.setup_fault(setup)
        if fault:
            raise SetupError(fault)
        return setup

    def completed(self, setup: Setup) -> Setup:
        chosen = dict(setup.options)
        known = self._options_of(setup.game, setup.modules)
        if known.keys() <= chosen.keys() or len(chosen) != len(setup.options):
            return setup
        options = {name: chosen.get(name, option.default) for name, option in known.items()} | chosen
        return attrs.evolve(setup, options=tuple(options.items()))

    def _in_order(self, modules: Iterable[str]) -> tuple[str, ...]:
        """Sort `modules` as in ``choosable``, so that the requested order does not affect the setup."""
        known = [module.id for module in self.choosable]
        return tuple(sorted(modules, key=lambda name: known.index(name) if name in known else len(known)))

    def setup_fault(self, setup: Setup) -> Message | None:
        foundations = [module.id for module in self.modules if module.foundation]
        if setup.game not in foundations:
            return Message("setup-no-game", name=quoted(setup.game), known=listed(foundations))
        choosable = {module.id: module for module in self.choosable}
        for name in setup.modules:
            if name not in choosable:
                return Message("setup-no-module", name=quoted(name), known=listed(choosable))
            if fault := self.mix_fault(setup.game, choosable[name]):
                return fault
        if len(set(setup.modules)) != len(setup.modules):
            return Message("setup-module-twice")
        if not FEWEST_SEATS <= len(setup.seats) <= MOST_SEATS:
            return Message("setup-seats", fewest=FEWEST_SEATS, most=MOST_SEATS, count=len(setup.seats))
        return _seats_fault(setup.seats) or self._options_fault(setup) or self._rules_fault(setup)

    def mix_fault(self, game: str, module: Module) -> Message | None:
        """Return a sentence that explains why a module does not fit a game, or None (M-1)."""
        if game in module.foundations:
            return None
        titles = {other.id: other.title for other in self.modules}
        return Message("setup-not-together", module=module.title, game=titles[game])

    def _options_fault(self, setup: Setup) -> Message | None:
        chosen = dict(setup.options)
        if len(chosen) != len(setup.options):
            return Message("setup-variant-twice")
        known = self._options_of(setup.game, setup.modules)
        for name, option in known.items():
            if name not in chosen:
                return Message("setup-variant-missing", variant=name)
            if fault := option.fault(chosen[name]):
                return Message("setup-variant", variant=name, fault=fault)
        unknown = [name for name in chosen if name not in known]
        return Message("setup-no-variant", name=quoted(unknown[0])) if unknown else None

    def _options_of(self, game: str, modules: Iterable[str]) -> Mapping[str, Option]:
        playing = {game, *modules}
        absent = [package.module for package in self.packages if package.module.id not in playing]
        left_out = {option.id for module in absent for option in module.options}
        return {name: option for name, option in self.options.items() if name not in left_out}

    def _rules_fault(self, setup: Setup) -> Message | None:
        outside = tuple(
            package.module.title
            for package in self.packages
            if package.module.id in (setup.game, *setup.modules)
        )
        if not outside:
            return None
        from ..core.engine.play import start

        try:
            start(self.rulebook(setup))
        except BaseException as error:  # rules are arbitrary code, which may even raise SystemExit
            return Message("setup-rules", modules=outside, reason=quoted(f"{type(error).__name__}: {error}"))
        return None

    def rulebook(self, setup: Setup) -> Rulebook:
        """Return the rulebook for a setup. As long as it is in use, each call returns the same object."""
        return self._recent(setup)

    def _kept(self, setup: Setup) -> Rulebook:
        book = self._books.get(setup)
        if book is None:
            book = self._books[setup] = self._compiled(setup)
        return book

    def _compiled(self, setup: Setup) -> Rulebook:
        # imported here, because listing rule sets must not load their rules
        from ..core.engine.builder import RulebookBuilder

        builder = RulebookBuilder(setup, dict(setup.options))
        used = [module for module in self.modules if takes_part(module, setup)]
        for module in used:
            module.install(builder)
        return builder.freeze(tuple(module.id for module in used))

    def install(self, name: str) -> Module:
        """Install a package in this process, and in the processes that this process starts later.

        Raise `InstallError` on failure.
        """
        from .packages import load_package  # imported here, because most users install no packages

        with self._installing:  # a cluster worker may run several tasks concurrently
            for known in self.packages:
                if known.name == name:
                    return known.module
            package = load_package(name, self.modules, self.checks)
            self.packages = (*self.packages, package)
            self._export_packages()
        return package.module

    def check(
        self,
        check: Callable[[Package], Message | None],
        loading: Callable[[str], AbstractContextManager[object]] = nullcontext,
    ) -> dict[str, Message]:
        """Run a check on all packages that are installed now or later.

        If an installed package fails the check, uninstall it. Return a map from the names of such packages
        to their faults; each fault is part of a sentence. `loading` takes the name of a package and returns
        a context manager, which is active while this package is checked.
        """
        self.checks.append(check)
        faults = {}
        for package in self.packages:
            with loading(package.name):
                fault = check(package)
            if fault:
                self.uninstall(package.name)
                faults[package.name] = fault
        return faults

    def uninstall(self, name: str) -> None:
        self.packages = tuple(package for package in self.packages if package.name != name)
        self._recent.cache_clear()
        self._books.clear()
        self._export_packages()

    def _export_packages(self) -> None:
        self._list()
        if self.packages:
            self._environment[VARIABLE] = ",".join(package.name for package in self.packages)
        else:
            self._environment.pop(VARIABLE, None)

    def add_place(self, folder: Path) -> None:
        """Let this process, and the processes that it starts later, search for packages in a folder."""
        place = str(folder)
        places = [place for place in self._environment.get(PLACES, "").split(os.pathsep) if place]
        if place not in places:
            self._environment[PLACES] = os.pathsep.join([*places, place])
        if place not in sys.path:
            sys.path.append(place)

    def install_named(self) -> None:
        """Install all packages that the environment names, and then raise the first error, if any."""
        for place in filter(None, self._environment.get(PLACES, "").split(os.pathsep)):
            self.add_place(Path(place))
        faults = []
        for name in filter(None, map(str.strip, self._environment.get(VARIABLE, "").split(","))):
            try:
                self.install(name)
            except MessageError as error:
                faults.append(error)
        if faults:
            raise faults[0]


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


def takes_part(module: Module, setup: Setup) -> bool:
    if module.foundation:
        return module.id == setup.game
    if module.automatic:
        return module.in_use(setup)
    return module.id in setup.modules


def matters(option: Option, setup: Setup) -> bool:
    """Return whether a house variant can have an effect in a game with this setup."""
    if option in alhambra.MODULE.options:
        return True  # all games share the base rules
    owners = [module for module in MODULES if option in module.options]
    return any(takes_part(module, setup) or module.id in setup.game.split("+") for module in owners)


REGISTRY: Final = Registry(PRODUCTS, os.environ)

MODULES: Final[Sequence[Module]] = REGISTRY.modules
CHOOSABLE: Final[Sequence[Module]] = REGISTRY.choosable
OPTIONS: Final[Mapping[str, Option]] = REGISTRY.options
make_setup, setup_fault, mix_fault = REGISTRY.make_setup, REGISTRY.setup_fault, REGISTRY.mix_fault
completed = REGISTRY.completed
rulebook, install, uninstall = REGISTRY.rulebook, REGISTRY.install, REGISTRY.uninstall
add_place = REGISTRY.add_place


def install_named() -> Message | None:
    """Install all packages that the environment names, and return the first error message, or None."""
    try:
        REGISTRY.install_named()
    except MessageError as error:
        return Message("install-environment", variable=VARIABLE, fault=error.message)
    return None


def packages() -> tuple[Package, ...]:
    return REGISTRY.packages


def installer() -> Callable[[], object]:
    """Return a picklable function that installs this process's packages in the process that calls it."""
    return partial(_install_all, tuple(package.name for package in packages()))


def _install_all(names: Iterable[str]) -> None:
    for name in names:
        install(name)


EXPANSIONS: Final = tuple(module.id for module in PRODUCTS if not module.foundation and not module.automatic)
