"""Install and remove the specimen by its name."""

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
    """Install a third-party rule set temporarily."""
    try:
        yield registry.install(name)
    finally:
        registry.uninstall(name)


@contextmanager
def missing(name: str = NAME) -> Iterator[None]:
    """Temporarily simulate a machine without the rule set."""
    registry.uninstall(name)
    try:
        yield
    finally:
        registry.install(name)
