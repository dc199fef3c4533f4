"""Dirk, the third, imaginary player in games for two (rules D)."""

from __future__ import annotations

from ...core.engine.module import Module
from ...core.engine.option import Choice, Wording
from ...core.engine.setup import Setup
from ...core.words.message import Message


def _in_use(setup: Setup) -> bool:
    return len(setup.seats) == 2 and setup.option("dirk") == "on"


def name(setup: Setup) -> str:
    """Return Dirk's name in this game (D-2)."""
    return str(setup.option("dirk_name"))


MODULE = Module(
    id="dirk",
    title=Message("dirk-title"),
    sentence=Message("dirk-sentence"),
    rules=f"{__name__}.rules",
    options=(Choice("dirk", ("on", "off"), "D-2"), Wording("dirk_name", ("Dirk", "Nicolas"), "D-2")),
    automatic=True,
    in_use=_in_use,
    company=name,
)
