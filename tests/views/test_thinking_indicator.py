"""The active player's star pulses slowly while a computer player thinks; only the star is repainted."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent

from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.interaction.thinking_indicator import BREATH
from alhambra_desktop.views.storage.settings import Settings
from tests.views.stage.moving import begun_page

SPEC = "apprentice,human,apprentice seed=3"


@pytest.fixture
def page(qapp, qtbot, settings: Settings, monkeypatch):
    settings.change(own_speed="off", others_speed="off")
    made = begun_page(settings, monkeypatch, qtbot, parse_new(SPEC))
    while made.table.is_human(made.table.seat):
        made.table.submit(made.table.offers()[0])
    qapp.processEvents()
    settings.change(others_speed="normal")
    assert made.phase.now is Phase.WAITING
    return made


def star(page):
    return page.stage.player_zone(page.table.seat).star


def breaths(page, milliseconds: float) -> list[tuple[float, float]]:
    found = []
    for _ in range(int(milliseconds / 16)):
        page.director.clock.advance(16)
        found.append((round(star(page).scale(), 3), round(star(page).opacity(), 3)))
    return found


def test_the_star_of_the_thinking_player_pulses_slowly(page):
    assert page.thinking_indicator.seat == page.table.seat
    assert star(page).isVisible()
    seen = breaths(page, BREATH)
    scales = [scale for scale, _ in seen]
    assert 1.1 < max(scales) < 1.25
    assert 0.5 < min(opacity for _, opacity in seen) < 0.8
    assert sum(before <= 1.1 < after for before, after in pairwise(scales)) == 1, "one breath"
    assert BREATH >= 1000, "under 1 Hz"


def test_hurrying_does_not_speed_up_the_pulse(page):
    page.director.hurry(True)
    scales = [scale for scale, _ in breaths(page, BREATH)]
    assert max(scales[: len(scales) // 2]) > 1.1
    assert max(scales[len(scales) // 2 + 4 :]) == 1.0


def test_only_the_rectangle_of_the_star_is_repainted(page, qapp, qtbot):
    viewport = page.view.viewport()
    painted: list[int] = []
    whole = viewport.width() * viewport.height()

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
            if isinstance(event, QPaintEvent):
                painted.append(event.rect().width() * event.rect().height())
            return False

    panels: list[int] = []
    zone = page.stage.player_zone(page.table.seat)
    zone.paint_inside = lambda *_: panels.append(1)
    for _ in range(10):
        page.director.clock.advance(50)
        viewport.repaint()
        qapp.processEvents()
    watch = Watch()
    viewport.installEventFilter(watch)
    panels.clear()
    for _ in range(30):
        page.director.clock.advance(50)
        qapp.processEvents()
    viewport.removeEventFilter(watch)
    assert len(painted) >= 20
    assert max(painted) < whole / 200
    assert not panels, "the panel itself is not painted"


def test_without_motion_nothing_pulses(page, settings):
    settings.change(reduced_motion=True)
    page.refresh.now()
    assert page.thinking_indicator.seat is None
    settings.change(reduced_motion=False)
    page.refresh.now()
    assert page.thinking_indicator.seat is not None
    settings.change(others_speed="off")
    page.refresh.now()
    assert page.thinking_indicator.seat is None
    assert (star(page).scale(), star(page).opacity()) == (1.0, 1.0)


def test_nothing_pulses_while_hidden_or_on_a_human_turn(page, qapp):
    page.hide()
    page.director.clock.advance(16)
    assert page.thinking_indicator.seat is None
    page.show()
    page.refresh.mark()
    page.refresh.now()
    assert page.thinking_indicator.seat is not None
    while not page.table.is_human(page.table.seat):
        page.table.submit(page.table.offers()[0])
    page.director.skip()
    for _ in range(200):
        page.director.clock.advance(100)
        qapp.processEvents()
    assert page.phase.now is Phase.ACTING
    assert page.thinking_indicator.seat is None


@pytest.mark.parametrize(("speed", "breathes"), [("off", False), ("fast", True), ("slow", True)])
def test_the_star_pulses_at_every_speed_except_off(page, settings, speed, breathes):
    settings.change(others_speed=speed)
    page.thinking_indicator.look()
    assert page.phase.now is Phase.WAITING
    assert (page.thinking_indicator.seat is not None) == breathes
