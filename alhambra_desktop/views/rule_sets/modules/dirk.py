from __future__ import annotations

from ....model.rules.modules.dirk.rules import DIRK, DirkGotTiles, DirksTiles, TileGivenToDirk
from ..motion_style import MotionStyle
from ..view_book import ViewBookBuilder


def install(view: ViewBookBuilder) -> None:
    view.add_rival_place(DIRK, DirksTiles())
    view.send(
        DirkGotTiles, MotionStyle(others=240.0, apart=80.0, takes_off="bag", lands="tile_reserve", level=-8.0)
    )
    view.send(TileGivenToDirk, MotionStyle(own=200.0, lands="tile_reserve"))
