"""Small pictures of tiles in lists: every kind of tile of every rule set looks different."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import attrs
import pytest
from PySide6.QtGui import QImage

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.rules.core.engine.setup import SeatSetup
from alhambra_desktop.model.rules.core.geometry.city import City
from alhambra_desktop.model.rules.core.geometry.plain_tile import PlainTile, plain_name, plain_tiles
from alhambra_desktop.model.rules.core.geometry.tile import START, Tile
from alhambra_desktop.model.rules.modules.registry import MODULES, make_setup, rulebook
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.widgets import other_tiles
from alhambra_desktop.views.widgets.games_list import FOUNTAIN, plain_city, plain_face
from alhambra_desktop.views.window.archived_games import with_painters
from tests.unit.archive.games import unaided

SIZES = (10.0, 16.0, 26.0)


def all_tiles() -> dict[str, Tile]:
    """Return the tiles of all rule sets by id; there is one starting tile."""
    seats = [SeatSetup("A", "amber"), SeatSetup("B", "blue")]
    tables = [table for module in MODULES for table in module.smallest_tables]
    books = [rulebook(make_setup(seats, 1, game, modules)) for game, modules in tables]
    return {name: tile for book in books for name, tile in book.tiles.items()}


def old_name(tile: Tile) -> str:
    """Return the face of a tile in games of earlier versions."""
    return tile.type or tile.kind


def picture(tile: Tile, name: str, size: float) -> bytes:
    plain = PlainTile(0, 0, name, tile.price, tile.walls, tile.closed_edge)
    ((face, _, _),) = plain_city([plain]).values()
    image = plain_face(FaceCache(), face, None, size, 1.0).toImage()
    return bytes(image.convertToFormat(QImage.Format.Format_ARGB32).constBits())


@pytest.mark.parametrize("name_of", [plain_name, old_name])
@pytest.mark.parametrize("size", SIZES)
def test_two_kinds_of_tiles_never_share_a_small_picture(qapp, size, name_of):
    kinds = defaultdict(set)
    for tile in all_tiles().values():
        kinds[picture(tile, name_of(tile), size)].add((tile.kind, tile.type))
    shared = [found for found in kinds.values() if len(found) > 1]
    assert shared == []
    assert {("camp", None), ("bazaar", None), ("hut", "tower")} <= set().union(*kinds.values())


@pytest.mark.parametrize("name_of", [plain_name, old_name])
def test_only_the_starting_tile_is_a_fountain(name_of):
    for tile in all_tiles().values():
        plain = PlainTile(0, 0, name_of(tile), tile.price, tile.walls, tile.closed_edge)
        ((face, _, _),) = plain_city([plain]).values()
        assert (face == FOUNTAIN) is (tile.kind == START), tile.id


def test_a_city_names_each_bazaar_so_that_its_picture_has_its_colours(qapp):
    bazaars = [tile for tile in all_tiles().values() if tile.kind == "bazaar"]
    tiles = plain_tiles(City.of({(x, 0): tile for x, tile in enumerate(bazaars)}))
    faces = [face for face, _, _ in plain_city(tiles).values()]
    assert faces == [tile.id for tile in bazaars]
    assert len({picture(tile, plain_name(tile), 40.0) for tile in bazaars}) == len(bazaars)


def test_a_tile_of_a_missing_rule_set_is_no_fountain(qapp):
    missing = Tile("gate-1", "gate", None, 0, 0)
    ((face, _, _),) = plain_city([PlainTile(0, 0, "gate-1", 0, "", "wall")]).values()
    assert face == "gate-1"
    start = next(tile for tile in all_tiles().values() if tile.kind == START)
    assert picture(missing, "gate-1", 16.0) != picture(start, "start", 16.0)


@pytest.mark.parametrize(("modules", "loads"), [((), False), (("camps",), True)])
def test_painters_are_loaded_before_games_with_expansions_are_listed(monkeypatch, modules, loads):
    kept = attrs.evolve(kept_game(unaided(1, 2), "1", 43_200, "normal"), modules=modules)
    painted = []
    monkeypatch.setattr(other_tiles, "other_painter", painted.append)
    games = [(Path("1"), kept)]
    assert with_painters(lambda: games) == games
    assert ("camp-3-N" in painted) is loads
