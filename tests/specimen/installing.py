"""The specimen as a test has it: installed by its name, and taken away again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from alhambra_desktop.model.rules.core.engine.module import Module
from alhambra_desktop.model.rules.modules import registry

NAME: Final = "tests.specimen.treasure_chamber"
MODULE: Final = "treasure_chamber"


@contextmanager
def installed(name: str = NAME) -> Iterator[Module]:
    """A rule set from outside, as long as this lasts."""
    try:
        yield registry.install(name)
    finally:
        registry.uninstall(name)


@contextmanager
def missing(name: str = NAME) -> Iterator[None]:
    """Elsewhere, where the rule set is not installed, as long as this lasts."""
    registry.uninstall(name)
    try:
        yield
    finally:
        registry.install(name)
