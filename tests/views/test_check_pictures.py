"""How alhambra-check reports pictures that a rule set lacks."""

from __future__ import annotations

from typing import cast

import attrs

from alhambra_desktop.model.checking.check import Check
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.places.places import Face, TileFace
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.views.checking.cli import _paintings
from alhambra_desktop.views.rule_sets.view_book import ViewBookBuilder


@attrs.frozen(cache_hash=True)
class RuinFace(Face):
    """A piece that belongs to a tile but is not a tile."""

    tile: str


@attrs.define
class Found:
    """Stub of the view's report of painted faces."""

    faces: set[Face]
    missing: list[Message] = attrs.field(factory=list)


def test_a_missing_picture_is_reported_unless_it_is_a_tile() -> None:
    book = rulebook(make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)], 1))
    view, found = ViewBookBuilder().freeze(), Found({RuinFace("tower-9-ES"), TileFace("tower-9-ES")})
    assert list(_paintings(cast("Check", found), book, view, view)) == []
    assert Message("check-no-picture", face="RuinFace") in found.missing
    assert Message("check-no-picture", face="TileFace") not in found.missing


def test_a_type_without_a_painter_is_reported() -> None:
    book = rulebook(make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)], 1))
    baths = attrs.evolve(next(iter(book.tiles.values())), id="baths-1", type="baths")
    book = attrs.evolve(book, tiles={**book.tiles, "baths-1": baths})
    view, found = ViewBookBuilder(), Found(set())
    list(_paintings(cast("Check", found), book, view.freeze(), ViewBookBuilder().freeze()))
    assert Message("check-no-building", type="baths") in found.missing
