"""The star of a thinking computer player, tick by tick, on a table without a page."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QObject

from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.views.animation.clock import Clock
from alhambra_desktop.views.interaction.thinking_indicator import ThinkingIndicator
from alhambra_desktop.views.scene.zones.players import PlayerZone
from tests.views.bare_table import BareTable, plain


class Thinking:
    """A table at which the second seat thinks."""

    def __init__(self, table: BareTable) -> None:
        at = plain()
        table.lay(at.change(active=1, agenda=(ChooseAction(1),)))
        self.table, self.director = table, table.parts.director
        self.director.set_speed("normal", "normal", reduced=False)
        self.seen = True
        self.director.in_sight = lambda: self.seen
        self.owner = QObject()
        self.indicator = ThinkingIndicator(self.director, table.parts.phase, self.owner)
        self.clock: Clock = self.director.clock

    def zone(self, seat: int) -> PlayerZone:
        return self.table.stage.player_zone(seat)

    def star(self, seat: int = 1) -> tuple[float, float]:
        """Return the size of a seat's star and how opaque it is."""
        star = self.zone(seat).star
        return round(star.scale(), 3), round(star.opacity(), 3)


@pytest.fixture
def thinking(qtbot, settings) -> Thinking:
    return Thinking(BareTable(qtbot, settings))


def test_only_the_star_of_the_thinking_seat_grows_and_fades(thinking):
    thinking.indicator.look()
    assert thinking.indicator.seat == 1
    thinking.clock.advance(600)
    assert thinking.star() == (1.16, 1.0), "after a quarter of its breath"
    thinking.clock.advance(1200)
    assert thinking.star() == (1.0, 0.66), "after three quarters"
    assert thinking.star(0) == thinking.star(2) == (1.0, 1.0)
    thinking.clock.advance(600)
    assert thinking.star() == (1.0, 1.0)


def test_it_is_painted_about_twenty_times_a_second(thinking):
    thinking.indicator.look()
    seen = []
    for _ in range(8):
        thinking.clock.advance(16)
        seen.append(thinking.star())
    changes = [number for number, (one, two) in enumerate(pairwise(seen)) if one != two]
    assert changes == [1, 4]
    assert seen[0] == (1.0, 1.0)


def test_it_begins_anew_for_another_seat(thinking):
    thinking.indicator.look()
    thinking.clock.advance(600)
    at = plain()
    thinking.table.lay(at.change(active=2, agenda=(ChooseAction(2),)))
    thinking.indicator.look()
    assert thinking.indicator.seat == 2
    assert thinking.star(1) == (1.0, 1.0)
    thinking.clock.advance(600)
    assert (thinking.star(1), thinking.star(2)) == ((1.0, 1.0), (1.16, 1.0))


@pytest.mark.parametrize("why", ["hidden", "reduced", "off", "human"])
def test_nothing_breathes_out_of_sight_without_motion_or_for_a_person(thinking, why):
    thinking.indicator.look()
    thinking.clock.advance(600)
    if why == "hidden":
        thinking.seen = False
        thinking.clock.advance(16)
    elif why == "human":
        thinking.table.lay(plain())
    else:
        thinking.director.set_speed("normal", "off" if why == "off" else "normal", why == "reduced")
    if why != "hidden":
        thinking.indicator.look()
    assert thinking.indicator.seat is None
    assert thinking.star() == (1.0, 1.0)
    thinking.clock.advance(600)
    assert thinking.star() == (1.0, 1.0)
