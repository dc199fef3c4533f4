"""The players of the last table on the start page, where space is short."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.people.seat_picture import SeatPicture
from alhambra_desktop.views.models.game_summary import SeatLine
from alhambra_desktop.views.pages.start import seats_line
from alhambra_desktop.views.pages.start.seats_line import SeatsLine
from alhambra_desktop.views.widgets.painting import write

PLAYERS = tuple(
    SeatLine(name, SeatPicture(colour), points)
    for name, colour, points in (("Yusuf", "blue", 155), ("Anna", "amber", 135), ("Leila", "crimson", 130))
)


@pytest.mark.parametrize(
    ("height", "texts"),
    [
        (112, ["155", "Yusuf", "135", "Anna", "130", "Leila", "24 Sep"]),
        (90, ["155", "Yusuf", "135", "Anna", "130", "Leila"]),
        (89, ["155", "135", "130", "24 Sep"]),
        (62, ["155", "135", "130"]),
    ],
)
def test_no_player_is_cut_off_in_a_low_card(qtbot, monkeypatch, height, texts):
    written: list[tuple[str, QRectF]] = []

    def noted(painter: Any, rect: QRectF, text: str, *more: Any) -> float:
        written.append((text, rect))
        return write(painter, rect, text, *more)

    monkeypatch.setattr(seats_line, "write", noted)
    line = SeatsLine(FaceCache())
    qtbot.addWidget(line)
    line.set_content(PLAYERS, "24 Sep")
    line.stack(stacked=True)
    line.resize(236, height)
    line.grab()
    assert [text for text, _ in written] == texts
    assert all(rect.bottom() <= height for _, rect in written)


@pytest.mark.parametrize(("height", "pitch"), [(300, 70), (212, 63)])
def test_players_fill_a_high_card(qtbot, monkeypatch, height, pitch):
    tops: list[float] = []

    def noted(painter: Any, rect: QRectF, text: str, *more: Any) -> float:
        if text.isdigit():
            tops.append(rect.top())
        return write(painter, rect, text, *more)

    monkeypatch.setattr(seats_line, "write", noted)
    line = SeatsLine(FaceCache())
    qtbot.addWidget(line)
    line.set_content(PLAYERS, "24 Sep")
    line.stack(stacked=True)
    line.resize(236, height)
    line.grab()
    assert tops == [0, pitch, 2 * pitch]
