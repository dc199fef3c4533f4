"""Geometric requirements of every table in any size, language, rule set and theme."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import combinations

from PySide6.QtCore import QRectF

from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.scene.items.panel import Panel
from alhambra_desktop.views.scene.stage import Stage
from tests.views.cut_off import cut_off
from tests.views.drawn import Drawn, drawn, drawn_by

SMALLEST = 12.0
"""Height of the smallest letters in units: pixels in a window of 1280 by 800."""

OWN_TILE = {(1280, 800): 40.0, (1024, 700): 34.0}
"""Minimum size of the viewer's tiles in units, by window size: a city shrinks rather than being clipped."""

MANY_TILES = 20
"""Number of tiles from which a city may have smaller tiles."""

PLAY = 1.5
"""Tolerated overlap in units: the width of lines and the space around letters."""


def faults(page: TablePage, size: tuple[int, int]) -> list[str]:
    """Return all layout errors of a table in a window of a size."""
    stage = page.stage
    texts = drawn(stage)
    return [
        *_elided(texts),
        *_small(texts),
        *_beyond(texts),
        *_over_each_other(texts),
        *_panels(stage),
        *_pieces(stage),
        *_covered(stage, texts),
        *_own_tiles(stage, size),
        *(f"cut off: {text}" for text in cut_off(page)),
    ]


def panel_faults(stage: Stage, panels: Collection[Panel]) -> list[str]:
    """Return all layout errors of the texts of some panels."""
    texts = [one for panel in panels for one in drawn_by(stage, panel)]
    assert texts
    checks = (_elided, _small, _beyond, _over_each_other)
    return [*(fault for check in checks for fault in check(texts)), *_covered(stage, texts)]


def _elided(texts: Iterable[Drawn]) -> Iterator[str]:
    for one in texts:
        if "…" in one.text:
            yield f"ends in dots: {one.text}"


def _small(texts: Iterable[Drawn]) -> Iterator[str]:
    """Yield letters below the minimum size on a table that is not scaled down as a whole."""
    for one in texts:
        if one.size < SMALLEST - 0.01:
            yield f"{one.size:.1f} units high: {one.text}"


def _beyond(texts: Iterable[Drawn]) -> Iterator[str]:
    """Yield texts that exceed their space or their panel."""
    for one in texts:
        if one.room is not None and not _within(one.rect, one.room, 2 * PLAY):
            yield f"leaves its room: {one.text} {_said(one.rect)} of {_said(one.room)}"
        elif one.panel is not None:
            panel = one.panel.scene_rect(one.panel.inner)
            if not _within(one.rect, panel, PLAY):
                yield f"leaves {type(one.panel).__name__}: {one.text} {_said(one.rect)} of {_said(panel)}"


def _over_each_other(texts: list[Drawn]) -> Iterator[str]:
    """Yield overlapping texts, separately below and above the pieces."""
    for one, other in combinations(texts, 2):
        if (one.panel is None) == (other.panel is None) and _overlap(one.rect, other.rect):
            yield f"texts overlap: {one.text} / {other.text} {_said(one.rect)} {_said(other.rect)}"


def _panels(stage: Stage) -> Iterator[str]:
    for one, other in combinations([panel for panel in stage.panels if not panel.floating], 2):
        if _overlap(one.scene_rect(one.inner), other.scene_rect(other.inner)):
            yield f"panels overlap: {type(one).__name__} / {type(other).__name__}"
    for panel in stage.panels:
        if not _within(panel.scene_rect(panel.inner), stage.sceneRect(), PLAY):
            yield f"outside the table: {type(panel).__name__}"


def _pieces(stage: Stage) -> Iterator[str]:
    """Yield pieces outside their zone; the frame may cut the viewer's city."""
    for piece, (zone, slot) in stage.resting.items():
        if slot.visible and zone is not stage.city and not _within(slot.rect, zone.inner, 8.0):
            yield f"{piece} outside {type(zone).__name__}: {_said(slot.rect)} of {_said(zone.inner)}"


def _covered(stage: Stage, texts: Iterable[Drawn]) -> Iterator[str]:
    """Yield texts covered by a piece."""
    lying = [(zone, zone.scene_rect(slot.rect)) for zone, slot in stage.resting.values() if slot.visible]
    for one in texts:
        for zone, rect in lying:
            if one.panel is zone and zone is not stage.city and _overlap(one.rect, rect, 3.0):
                yield f"covered by a piece: {one.text} {_said(one.rect)} {_said(rect)}"


def _own_tiles(stage: Stage, size: tuple[int, int]) -> Iterator[str]:
    assert stage.snapshot is not None
    least = max((least for (w, h), least in OWN_TILE.items() if size[0] >= w and size[1] >= h), default=0.0)
    if len(stage.city.tiles) <= MANY_TILES and stage.city.cell < least:
        yield f"own tiles of {stage.city.cell:.1f}, with {len(stage.city.tiles)}"


def _within(rect: QRectF, room: QRectF, play: float) -> bool:
    return room.adjusted(-play, -play, play, play).contains(rect)


def _overlap(one: QRectF, other: QRectF, play: float = PLAY) -> bool:
    both = one & other
    return both.width() > play and both.height() > play


def _said(rect: QRectF) -> str:
    return f"({rect.x():.0f} {rect.y():.0f} {rect.width():.0f} x {rect.height():.0f})"
