"""Third-party rule sets without rules, for tests of files that name them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder
from alhambra_desktop.model.rules.core.engine.module import Module
from alhambra_desktop.model.rules.core.engine.option import Amount, Choice, Option, Switch, Wording
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules import alhambra
from alhambra_desktop.model.rules.modules.packages import Package
from alhambra_desktop.model.rules.modules.registry import REGISTRY, uninstall

TIDE = Choice("harbour_tide", ("low", "middle", "high"), "Q-1")
SHIPS = Amount("harbour_ships", official=2, least=1, most=4, rule="Q-2")
FLAG = Wording("harbour_flag", suggestions=("White", "Red"), rule="Q-3")
WIND = Switch("mills_wind", ("on", "off"), "R-1")
HEAT = Choice("desert_heat", ("warm", "hot"), "S-1")


def install(book: RulebookBuilder) -> None:
    """Add no rules."""


def rule_set(name: str, *options: Option, game: str = "alhambra") -> Module:
    """Return an expansion of a game that changes nothing."""
    title = Message("name", name=name.capitalize())
    return Module(name, title, title, rules=__name__, options=options, foundations=(game,))


def foundation(name: str, *options: Option) -> Module:
    """Return a game with the rules of the base game."""
    title = Message("name", name=name.capitalize())
    return Module(name, title, title, rules=alhambra.MODULE.rules, options=options, foundation=True)


HARBOUR = rule_set("harbour", TIDE, SHIPS, FLAG)
MILLS = rule_set("mills", WIND)
DESERT = foundation("desert", HEAT)
OASIS = rule_set("oasis", game="desert")


@contextmanager
def installed(*modules: Module) -> Iterator[None]:
    """Install rule sets, and restore the previous ones at the end."""
    before = REGISTRY.packages
    try:
        _install(*(Package(module.id, module, Path(module.id)) for module in modules))
        yield
    finally:
        _install(*before)


def _install(*packages: Package) -> None:
    REGISTRY.packages = packages
    uninstall("none of them")  # lists the rule sets again
