"""Dirk, the third, imaginary player at a table for two (rules D)."""

from __future__ import annotations

from ...core.module import Module
from ...core.option import Wording, on_off
from ...core.setup import Setup


def _in_use(setup: Setup) -> bool:
    return len(setup.seats) == 2 and setup.option("dirk") == "on"


MODULE = Module(
    id="dirk",
    title="Dirk",
    sentence="With two players an imaginary third one owns tiles and takes his share of the majorities.",
    rules=f"{__name__}.rules",
    options=(
        on_off(
            "dirk", "Dirk", "With two players Dirk {}.", "takes part", "stays away", default="on", rule="D-2"
        ),
        Wording("dirk_name", "Dirk's name", "The third player is called {}.", ("Dirk", "Nicolas"), "D-2"),
    ),
    automatic=True,
    in_use=_in_use,
)
