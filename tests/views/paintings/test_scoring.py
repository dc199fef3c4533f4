"""The paintings of a scoring round on the table (``painted.py``)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from alhambra_desktop.views.art.palette import DARK
from tests.views.paintings.painted import TABLE, check, painter_of, recorded
from tests.views.stage.test_scoring_layers import TOWERS, WALL, Count

pytestmark = [pytest.mark.posix, pytest.mark.usefixtures("sketched")]  # fonts differ a little elsewhere


def layers(count: Count) -> list[str]:
    """Return what all layers of a count paint, the lowest first."""
    found: list[str] = []
    for number, layer in enumerate(count.layers):
        item: Any = layer
        with painter_of(QImage(1280, 742, QImage.Format.Format_ARGB32_Premultiplied)) as painter:
            marks = recorded(partial(item.paint, painter, QStyleOptionGraphicsItem()), TABLE)
        found += [f"layer {number}: {mark}" for mark in marks]
    return found


def test_the_opening_of_a_scoring():
    count, scenes = Count(), {}
    count.begin()
    for passed in (300, 700, 750):
        count.tick(passed)
        scenes[f"{count.show.counting.elapsed:.0f}"] = layers(count)
    check("scoring opening", scenes)


@pytest.mark.parametrize(("beat", "times"), [(TOWERS, (150, 300, 350)), (WALL, (200, 260))])
def test_a_beat_of_a_scoring(beat, times):
    count, scenes = Count(), {}
    count.begin()
    count.to(beat)
    for passed in times:
        count.tick(passed)
        scenes[f"{count.show.counting.elapsed:.0f}"] = layers(count)
    check(f"scoring beat {beat}", scenes)


def test_a_beat_with_many_owners():
    count, scenes = Count(seats=5), {}
    count.stage.set_theme(DARK)
    count.begin()
    for beat in (TOWERS, WALL):
        count.to(beat)
        count.tick(600)
        scenes[f"{beat}"] = layers(count)
    check("scoring of five", scenes)


def test_the_table_around_the_sheet():
    count, scenes = Count(), {}
    count.begin(reduced=True)
    scenes["opening"] = layers(count)
    count.show.skip()
    for beat in (None, TOWERS, WALL):
        count.show.look_at(beat)
        scenes[f"{beat}"] = layers(count)
    check("scoring sheet", scenes)
