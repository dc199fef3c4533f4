"""The picture of a peek: head, city, reserve and open hand of another player."""

from __future__ import annotations

from itertools import pairwise

import attrs
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from alhambra_desktop.views.art.fonts import BOLD, serif
from alhambra_desktop.views.scene.panels.peek import Peek
from alhambra_desktop.views.scene.stage import Stage
from tests.scenarios.board import Position, city, rules_for
from tests.views.test_rule_sets import position

from .inked import Inked, Mark, inside, tint
from .snapshots import shown_of, stage_of

RESERVE = ("garden-8-SW", "chambers-9-W")
HAND = "denar-9 florin-3 ducat-2 ducat-5"
BLUE = "#1f5f86"
"""The colour of the second player."""


def table(
    reserve: tuple[str, ...] = RESERVE, hand: str = HAND, size: tuple[float, float] = (1600, 800)
) -> Stage:
    """Return a table on which Bob's hand is open and his city is enlarged."""
    at = Position(rules_for(3, open_hands="on"))
    drawing = city(at.book, "a *\nb .", a="garden-10-open", b="tower-11-N")
    at.player(1, city=drawing, hand=hand, reserve=reserve)
    stage = stage_of(shown_of(at.book, at.state), *size)
    stage.peek.keep(1)
    return stage


def seen(stage: Stage) -> Peek:
    return stage.peek.panels[0]


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def test_a_peek_has_a_frame_and_a_stem_in_the_colour_of_its_player(ink):
    stage = table()
    peek = seen(stage)
    ink.on(peek)
    (frame,) = ink.of("panel")
    assert frame.rect == peek.inner
    assert frame.what[1].name() == BLUE
    (stem,) = ink.of("drawPolygon")
    assert (stem.pen, stem.brush) == (None, BLUE)
    above, tip, below = stem.points()
    panel = stage.player_zone(1)
    assert tip[0] < -4 < 0 < above[0] == below[0] <= 2
    assert tip[1] - above[1] == below[1] - tip[1] == 12
    assert 24 <= tip[1] <= peek.inner.height() - 24
    assert panel.sceneBoundingRect().contains(peek.mapToScene(20, tip[1]).x() - 60, peek.pos().y() + tip[1])


def test_the_stem_is_at_the_height_of_the_panel_but_not_at_a_corner(ink):
    stage = table()
    peek, court = seen(stage), stage.layout_.city
    for zone in stage.players[:2]:
        stage.peek.keep(zone.seat)
        ink.on(peek)
        _, (_, tip), _ = ink.of("drawPolygon")[0].points()
        middle = zone.scene_rect(zone.inner).center().y() - peek.pos().y()
        assert tip == pytest.approx(min(max(middle, 24), peek.inner.height() - 24))
        assert peek.pos().y() >= court.top() - 4
        assert peek.pos().y() + peek.inner.height() <= court.bottom() + 4


def test_only_the_first_of_two_peeks_has_a_stem(ink):
    stage = table()
    stage.peek.most = 2
    stage.peek.keep(1, 2)
    first, second = stage.peek.panels
    ink.on(first)
    assert ink.of("drawPolygon")
    ink.on(second)
    assert ink.of("drawPolygon") == []
    assert second.pos().x() == first.pos().x() + first.inner.width() + 8
    assert first.pos().x() == stage.layout_.city.left() - 4


def test_the_head_of_a_peek_has_portrait_title_and_runs(ink):
    peek = seen(table())
    ink.on(peek)
    theme = peek.faces.theme
    (portrait,) = ink.of("seat")
    assert portrait.what[0].colour == "blue"
    title, run = ink.text("Bob\N{RIGHT SINGLE QUOTATION MARK}s Alhambra"), ink.text("wall 1")
    assert (title.pen, title.bold, title.size) == (tint(theme.text), True, 16)
    assert (run.pen, run.bold, run.size) == (tint(theme.text_2), False, 13)
    assert portrait.rect.right() < title.rect.left() == run.rect.left()
    assert title.rect.bottom() <= run.rect.top()
    assert title.rect.right() <= peek.inner.width() - 10
    assert portrait.rect.top() < title.y < portrait.rect.bottom()
    assert peek.head.aside == ""


def test_the_runs_are_beside_the_title_if_there_is_room(ink):
    at = Position(rules_for(3))
    names = ["garden-10-open", "tower-11-open", "chambers-10-open"]
    legend = dict(zip("abc", names, strict=True))
    at.player(1, city=city(at.book, "a b c *", **legend))
    stage = stage_of(shown_of(at.book, at.state), 1600, 800)
    stage.peek.keep(1)
    peek = seen(stage)
    ink.on(peek)
    title, run = ink.text("Bob\N{RIGHT SINGLE QUOTATION MARK}s Alhambra"), ink.text("wall 0")
    assert run.right
    assert not title.right
    assert run.rect.right() == title.rect.right() == peek.inner.width() - 16
    assert run.y == title.y
    assert run.pen == tint(peek.faces.theme.text_2)
    assert peek.head.below == ()
    wide = QFontMetricsF(serif(16, BOLD)).horizontalAdvance(title.text)
    assert title.rect.left() + wide < run.rect.right()


class Panelled:
    """A stand-in for a player's panel, with or without the player's level."""

    def __init__(self, inner: QRectF, shows_level: bool) -> None:
        self.inner, self.shows_level = inner, shows_level

    def scene_rect(self, rect: QRectF) -> QRectF:
        return rect


@pytest.mark.parametrize("shows_level", [False, True])
def test_a_peek_shows_the_level_that_does_not_fit_into_its_panel(qapp, shows_level):
    at = position(seats=3)
    stage = stage_of(shown_of(at.book, at.state))
    peek = seen(stage)
    peek.seat = 1
    panel = Panelled(stage.player_zone(1).inner, shows_level)
    peek.grow(stage.snapshot, stage.layout_.city, panel, 0, True)
    assert peek.head.below == (("wall 0",) if shows_level else ("apprentice", "wall 0"))
    assert peek.head.title == ("Other 1\N{RIGHT SINGLE QUOTATION MARK}s", "Alhambra")
    assert peek.head.height == 14 + 21 * 2 + 17 * len(peek.head.below)


def tiles(marks: list[Mark], wide: float) -> list[Mark]:
    return [mark for mark in marks if mark.kind == "tile" and mark.rect.width() == wide]


def test_city_reserve_and_hand_of_a_peek_are_below_each_other(ink):
    peek = seen(table())
    marks = ink.on(peek)
    (ground,) = ink.of("courtyard")
    reserve, hand = ink.text("Reserve"), ink.text("Hand")
    assert (reserve.bold, hand.bold, reserve.size, hand.size) == (True, True, 13, 13)
    kept, cards = tiles(marks, 46), ink.of("drawPixmap")
    assert [mark.what[0].id for mark in kept] == list(RESERVE)
    assert len(cards) == 4
    order = [ground.rect, reserve.rect, kept[0].rect, hand.rect, cards[0].rect]
    assert all(one.bottom() <= two.top() + 0.5 for one, two in pairwise(order))
    assert ground.rect.top() == peek.head.height
    assert ground.rect.left() == peek.inner.width() - ground.rect.right() == 11
    assert reserve.rect.left() == hand.rect.left() == kept[0].rect.left() == cards[0].rect.left() == 11
    for row in (kept, cards):
        assert [two.rect.left() - one.rect.right() for one, two in pairwise(row)] == [4] * (len(row) - 1)
        assert len({mark.rect.top() for mark in row}) == 1
    assert 8 <= peek.inner.height() - cards[0].rect.bottom() <= 20
    assert kept[0].rect.bottom() < hand.rect.top() - 5


def test_the_city_of_a_peek_lies_in_the_middle_of_its_ground(ink):
    peek = seen(table())
    marks = ink.on(peek)
    (ground,) = ink.of("courtyard")
    built = tiles(marks, 62)
    assert [mark.what[0].id for mark in built] == ["garden-10-open", "start", "tower-11-N"]
    assert not any(mark.what[-1] for mark in built), "walls are painted together"
    whole = built[0].rect | built[1].rect | built[2].rect
    assert whole.center() == ground.rect.center()
    assert whole.top() - ground.rect.top() == ground.rect.bottom() - whole.bottom() == 6
    (walls,) = ink.of("walls")
    assert walls.what[1] == 62
    assert sorted(walls.what[0]) == [(-1, 0), (-1, 1), (0, 0)]
    assert walls.transform.dx() == built[1].rect.left()
    assert walls.transform.dy() == built[1].rect.top()
    _, period, middle = ground.what
    assert period == 62
    assert ground.rect.topLeft() + middle == built[1].rect.center()


@pytest.mark.parametrize(("reserve", "hand"), [((), ""), (RESERVE, ""), ((), HAND)])
def test_an_empty_reserve_or_hand_needs_no_room(ink, reserve, hand):
    high = seen(table()).inner.height()
    peek = seen(table(reserve, hand))
    marks = ink.on(peek)
    assert ("Reserve" in ink.texts) == bool(reserve)
    assert ("Hand" in ink.texts) == bool(hand)
    assert len(tiles(marks, 46)) == len(reserve)
    assert len(ink.of("drawPixmap")) == len(hand.split())
    (ground,) = ink.of("courtyard")
    assert ground.rect.height() == 62 * 2 + 12
    missing = (0 if reserve else 17 + 46 + 12) + (0 if hand else 17 + 60 + 12)
    assert peek.inner.height() == high - missing


def test_many_cards_overlap_and_stay_inside(ink):
    cards = "denar-9 denar-8 denar-7 florin-3 florin-4 florin-5 ducat-2 ducat-5 dirham-1 dirham-2 dirham-3"
    peek = seen(table(hand=cards))
    ink.on(peek)
    drawn = ink.of("drawPixmap")
    assert len(drawn) == 11
    steps = [two.rect.left() - one.rect.left() for one, two in pairwise(drawn)]
    assert steps == pytest.approx([steps[0]] * 10)
    assert 22 <= drawn[0].rect.width() < 40
    assert steps[0] < drawn[0].rect.width()
    assert drawn[-1].rect.right() == pytest.approx(peek.inner.width() - 11, abs=0.5)
    assert peek.inner.height() - drawn[0].rect.bottom() >= 8


def test_many_tiles_of_a_reserve_are_smaller(ink):
    names = ("garden-8-SW", "chambers-9-W", "tower-9-E", "arcades-8-N", "garden-9-N")
    at = Position(rules_for(3))
    known = tuple(name for name in at.book.tiles if name not in ("start", "garden-10-open", "tower-11-N"))
    reserve = tuple(name for name in names if name in known)
    reserve = (*reserve, *(name for name in known if name not in reserve))[:6]
    peek = seen(table(reserve, ""))
    marks = ink.on(peek)
    kept = [mark for mark in marks if mark.kind == "tile"][3:]
    assert len(kept) == 6
    assert {mark.rect.width() for mark in kept} == {28.0}
    assert kept[-1].rect.right() <= peek.inner.width() - 8
    assert all(inside(mark, peek.inner) for mark in kept)


def test_the_last_tiles_of_a_player_are_marked_in_a_peek(ink):
    stage = table()
    at = stage.snapshot
    recent = at.recent_turns
    stage.sync(attrs.evolve(at, recent_turns=attrs.evolve(recent, last_tiles={1: ("tower-11-N",)})))
    marks = ink.on(seen(stage))
    (marked,) = ink.of("paint_last_move")
    (tower,) = (mark for mark in marks if mark.kind == "tile" and mark.what[0].id == "tower-11-N")
    assert marked.rect == tower.rect
    assert marked.what[1] == "blue"


def test_a_peek_of_nobody_is_empty(ink):
    stage = table()
    stage.peek.keep()
    peek = seen(stage)
    assert not peek.isVisible()
    assert peek.accent is None
    assert [mark.kind for mark in ink.on(peek)] == ["panel"]


def test_covered_points_are_those_of_kept_peeks(qapp):
    stage = table()
    (rect,) = stage.peek.rects()
    assert stage.peek.covers(rect.center())
    assert not stage.peek.covers(rect.topLeft() - rect.center() / 100)
    stage.peek.keep()
    assert stage.peek.rects() == []
    stage.peek.look_at(1)
    assert stage.peek.rects() == [rect]
    assert not stage.peek.covers(rect.center()), "a peek under the pointer does not catch it"


@pytest.mark.parametrize("size", [(1024.0, 638.0), (1280.0, 742.0)])
def test_a_large_city_shrinks_until_its_peek_fits(ink, size):
    at = Position(rules_for(3))
    column = "\n".join(["*", *"abcdefg"])
    names = [name for name in at.book.tiles if name.endswith("-open")] + list(at.book.tiles)
    legend = dict(zip("abcdefg", dict.fromkeys(name for name in names if name != "start"), strict=False))
    at.player(1, city=city(at.book, column, **legend))
    stage = stage_of(shown_of(at.book, at.state), *size)
    stage.peek.keep(1)
    peek, court = seen(stage), stage.layout_.city
    ink.on(peek)
    assert peek.inner.height() == pytest.approx(court.height() + 8)
    assert peek.pos().y() == pytest.approx(court.top() - 4)
    (ground,) = ink.of("courtyard")
    built = ink.of("tile")
    assert len(built) == 8
    assert len({mark.rect.left() for mark in built}) == 1
    assert all(inside(mark, ground.rect.adjusted(5, 5, -5, -5), 1) for mark in built)
    assert built[0].rect.width() >= 30
