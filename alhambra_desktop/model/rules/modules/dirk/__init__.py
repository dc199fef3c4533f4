"""Dirk, an imaginary third player in games for two (rules D)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.engine.option import Switch, Wording
from ...core.engine.setup import Setup
from ...core.words.message import Message

DIRK = Switch("dirk", ("on", "off"), "D-2")
NAME = Wording("dirk_name", ("Dirk", "Nicolas"), "D-2")


def _in_use(setup: Setup) -> bool:
    return len(setup.seats) == 2 and DIRK.on(dict(setup.options))


def name(setup: Setup) -> str:
    """Return Dirk's name in this game (D-2)."""
    return NAME.of(dict(setup.options))


MODULE = Module(
    id="dirk",
    title=Message("dirk-title"),
    sentence=Message("dirk-sentence"),
    rules=f"{__name__}.rules",
    options=(DIRK, NAME),
    automatic=True,
    in_use=_in_use,
    company=name,
)
