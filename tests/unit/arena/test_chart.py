from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.workshop.arena import chart as module
from alhambra_desktop.model.workshop.arena.chart import chart, matplotlib_classes
from alhambra_desktop.model.workshop.arena.matches import Rating

LEVELS = ("easy", "normal", "grandmaster:surveyor")


def ratings(*elo: float) -> list[Rating]:
    return [Rating(one, 20.0) for one in elo]


def drawn(monkeypatch: pytest.MonkeyPatch, elo: dict[int, list[Rating]]) -> tuple[Any, Any]:
    """Draw a chart; return the figure and the canvas."""
    figures: list[Any] = []
    Figure, Canvas = matplotlib_classes()  # noqa: N806

    class Kept(Figure):  # type: ignore[misc, valid-type]
        def __init__(self, *places: Any, **names: Any) -> None:
            super().__init__(*places, **names)
            figures.append(self)

    monkeypatch.setattr(module, "matplotlib_classes", lambda: (Kept, Canvas))
    assert chart(LEVELS, elo, Message("name", name="a caption")).startswith(b"\x89PNG")
    return figures[0], figures[0].canvas


def boxes(canvas: Any, texts: list[Any]) -> list[Any]:
    return [text.get_window_extent(canvas.get_renderer()) for text in texts]


def test_level_names_do_not_overlap(monkeypatch: pytest.MonkeyPatch) -> None:
    figure, canvas = drawn(monkeypatch, {2: ratings(0, 200, 300)})
    (axes,) = figure.axes
    assert [text.get_text() for text in axes.get_xticklabels()] == list(LEVELS)
    for left, right in pairwise(boxes(canvas, axes.get_xticklabels())):
        assert left.x1 < right.x0


def test_a_single_line_has_numbers_and_names_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    figure, _ = drawn(monkeypatch, {4: ratings(0, 200, 300)})
    assert [text.get_text() for text in figure.axes[0].texts] == ["200", "300"]
    assert any("games with 4 seats" in text.get_text() for text in figure.texts)


def test_line_labels_stay_separate_where_lines_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    elo = {table: ratings(0, 200, 300 + table) for table in range(2, 7)}
    figure, canvas = drawn(monkeypatch, elo)
    names = sorted(figure.axes[0].texts, key=lambda text: text.get_text())
    assert [text.get_text() for text in names] == [f"{table} seats" for table in elo]
    found = boxes(canvas, names)
    for lower, upper in pairwise(found):
        assert lower.y1 <= upper.y0 + 1
    assert all(box.x0 > 0 and box.x1 < figure.bbox.x1 for box in found)
