"""The layers of a running count: darkness, card, banner, score table and stars, moment by moment."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from alhambra_desktop.model.rules.core.engine.play import score_now
from alhambra_desktop.model.rules.core.places.places import CardBack, ScoringCardFace
from alhambra_desktop.model.rules.table.counting import scoring_script
from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.scene.items.layers import Layer, Plane
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scoring.show.city_geometry import (
    score_spot,
)
from alhambra_desktop.views.scoring.show.city_inset import inset_ground, inset_panel, inset_room, sheet_rect
from alhambra_desktop.views.scoring.show.show import ScoringShow
from tests.scenarios.board import Position, city, rules_for

from .inked import Inked, Mark, tint
from .moving import StillClock
from .snapshots import shown_of, stage_of

TOWERS, WALL = 5, 6
"""Numbers of beats: towers and the wall."""

DARKNESS, INSET, LIGHTS, TABLE, CARD, BANNER, STARS = range(7)


class Count:
    """A scoring of three players with a few towers, on a table of some size."""

    def __init__(self, size: tuple[float, float] = (1280, 742), seats: int = 3) -> None:
        at = Position(rules_for(seats)).market(None, None, None, None)
        at.player(0, city=city(at.book, "* a", a="tower-11-N"), score=11)
        at.player(1, city=city(at.book, "a * b", a="tower-12-open", b="tower-11-open"), score=26)
        self.at, self.clock = at, StillClock()
        self.stage: Stage = stage_of(shown_of(at.book, at.state), *size)
        self.show = ScoringShow(self.stage, self.clock, self.stage)
        self.script = scoring_script(at.book, at.state, score_now(at.book, at.state, 1))
        self.cues: list[Cue] = []
        self.done: list[None] = []
        self.show.cued.connect(self.cues.append)
        self.show.done.connect(lambda: self.done.append(None))

    def begin(self, factor: float = 1.0, reduced: bool = False) -> None:
        self.show.begin(self.at.book, self.script, 0, factor, reduced)

    def tick(self, milliseconds: float) -> None:
        self.clock.advance(milliseconds)

    def to(self, beat: int) -> None:
        """Go to the beginning of a beat."""
        while self.show.counting.act < beat:
            self.show.finish_step()

    @property
    def layers(self) -> list[Layer]:
        """The layers of the count, lowest first."""
        roots = [item for item in self.stage.items() if isinstance(item, Plane) and item.zValue() == 95]
        (root,) = (item for item in roots if len(item.childItems()) == 7)
        found = [item for item in root.childItems() if isinstance(item, Layer)]
        return sorted(found, key=lambda item: item.zValue())

    @property
    def visible(self) -> bool:
        return self.layers[0].isVisible()

    def paint(self, ink: Inked, layer: int) -> list[Mark]:
        item: Any = self.layers[layer]
        return ink.record(lambda p: item.paint(p, QStyleOptionGraphicsItem()))


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def darkness(marks: list[Mark]) -> tuple[float, float]:
    """Return the opacity of the darkness over the table, and of that over the cities."""
    table, *cities = marks
    found = {round(mark.what[1].alphaF(), 2) for mark in cities}
    assert len(found) == 1
    return round(table.what[1].alphaF(), 2), found.pop()


def test_the_table_darkens_while_the_card_comes_and_more_while_counting(ink):
    count = Count()
    count.begin()
    assert darkness(count.paint(ink, DARKNESS)) == (0, 0)
    count.tick(200)
    assert darkness(count.paint(ink, DARKNESS)) == (0.31, 0.15)
    count.tick(200)
    assert darkness(count.paint(ink, DARKNESS)) == (0.62, 0.3)
    count.tick(900)
    assert darkness(count.paint(ink, DARKNESS)) == (0.62, 0.3)
    count.to(TOWERS)
    table, *_ = count.paint(ink, DARKNESS)
    assert darkness(ink.marks) == (0.66, 0.56)
    column = count.stage.layout_.column
    assert not table.what[0].contains(QPointF(column.center().x(), column.top() + 50)), "the score table"
    assert table.what[0].contains(QPointF(column.center().x(), column.bottom() - 30))
    head = count.stage.players[0]
    assert not table.what[0].contains(head.scene_rect(head.mark_rect()).center())
    count.to(WALL)
    assert darkness(count.paint(ink, DARKNESS)) == (0.66, 0.42)


def test_with_reduced_motion_it_is_dark_and_the_card_and_banner_are_there_at_once(ink):
    count = Count()
    count.begin(reduced=True)
    assert darkness(count.paint(ink, DARKNESS)) == (0.62, 0.3)
    assert count.paint(ink, CARD)
    assert ink.of("drawPixmap")
    count.paint(ink, BANNER)
    assert "Scoring 1" in " ".join(ink.texts) or ink.texts
    assert {mark.clip for mark in ink.marks} == {None}
    count.tick(1199)
    count.paint(ink, BANNER)
    assert {mark.opacity for mark in ink.marks} == {1.0}
    count.tick(1)
    assert count.show.counting.act == 0


def test_one_veil_covers_everything_around_the_sheet(ink):
    count = Count()
    count.begin()
    count.show.skip()
    for beat in (None, TOWERS, None):
        count.show.look_at(beat)
        table, *cities = count.paint(ink, DARKNESS)
        assert darkness(ink.marks) == (0.5, 0.5), "a line that is looked at changes nothing"
        path, sheet = table.what[0], sheet_rect(count.stage)
        assert not path.intersects(sheet.adjusted(3, 3, -3, -3))
        for corner in (sheet.topLeft(), sheet.bottomRight()):
            assert path.contains(corner + (corner - sheet.center()) / 500)
        panels = [zone.scene_rect(zone.inner) for zone in (*count.stage.players, count.stage.standings)]
        assert all(path.contains(rect.topLeft() + QPointF(2, 2)) for rect in panels)
        assert len(cities) == 3
        assert sheet.contains(cities[0].rect), "the own city is below the sheet"
        for city_, zone in zip(cities[1:], [z for z in count.stage.players if not z.own], strict=True):
            assert city_.rect == zone.scene_rect(zone.city_rect())
            assert not path.contains(city_.rect.center()), "nothing is darkened twice"


def pictures(marks: list[Mark]) -> list[Mark]:
    return [mark for mark in marks if mark.kind == "drawPixmap" and mark.rect.width() >= 40]


def test_the_card_flies_from_the_pile_turns_is_read_and_leaves(ink, monkeypatch):
    faces: list[object] = []
    real = Faces.piece_pixmap

    def seen(self: Faces, face: Any, width: float, bare: bool = False) -> Any:
        faces.append(face)
        return real(self, face, width, bare)

    monkeypatch.setattr(Faces, "piece_pixmap", seen)
    count = Count()
    layout = count.stage.layout_
    count.begin()
    rects, shown = [], []
    for passed in (1, 299, 400, 200, 600, 110, 230):
        count.tick(passed)
        faces.clear()
        marks = count.paint(ink, CARD)
        rects.append(pictures(marks)[-1].rect)
        shown.append([face for face in faces if isinstance(face, CardBack | ScoringCardFace)][-1])
    assert isinstance(shown[0], CardBack)
    assert isinstance(shown[1], CardBack)
    assert shown[2:] == [ScoringCardFace(1)] * 5
    start = layout.row.topRight() + QPointF(-34, 44)
    assert (rects[0].center() - start).manhattanLength() < 3
    assert rects[3] == rects[4]
    large = rects[3]
    assert layout.city.contains(large)
    assert large.width() == 190
    assert large.height() == pytest.approx(1.5 * large.width())
    ways = [(rect.center() - start).manhattanLength() for rect in rects[:4]]
    assert ways == sorted(ways)
    assert rects[5] != large
    assert rects[6].left() > large.left()
    assert layout.column.contains(rects[6].center())
    count.tick(10)
    assert count.show.counting.act == 0
    assert count.paint(ink, CARD) == []


def test_without_a_column_the_card_fades_in_its_place(ink):
    count = Count((1024, 638))
    assert count.stage.layout_.spine is not None
    count.begin()
    count.tick(1000)
    (large,) = pictures(count.paint(ink, CARD))
    count.tick(700)
    (leaving,) = pictures(count.paint(ink, CARD))
    assert leaving.rect == large.rect
    assert 0 < leaving.opacity < large.opacity == 1
    count.to(TOWERS)
    assert count.paint(ink, TABLE) == []
    table, *_ = count.paint(ink, DARKNESS)
    spine = count.stage.layout_.spine
    assert table.what[0].contains(spine.center()), "no score table is left out"


def test_the_banner_unrolls_from_the_left_and_fades_with_the_card(ink):
    count = Count()
    count.begin()
    count.tick(890)
    assert count.paint(ink, BANNER) == []
    count.tick(60)
    narrow = count.paint(ink, BANNER)[0].clip
    count.tick(100)
    wider = count.paint(ink, BANNER)[0].clip
    assert narrow.left() == wider.left()
    assert narrow.width() < wider.width()
    assert wider.width() == pytest.approx(3 * narrow.width(), rel=0.01)
    assert {mark.opacity for mark in ink.marks} == {1.0}
    count.tick(60)
    assert count.paint(ink, BANNER)[0].clip is None
    assert any("1" in text for text in ink.texts)
    count.tick(500)
    opacities = [count.paint(ink, BANNER)[0].opacity]
    count.tick(100)
    opacities.append(count.paint(ink, BANNER)[0].opacity)
    assert 1 > opacities[0] > opacities[1] > 0
    count.tick(139)
    assert count.paint(ink, BANNER)[0].opacity == 0


def test_a_beat_has_a_banner_over_market_and_row_and_a_score_table_with_its_card(ink):
    count = Count()
    count.begin()
    assert count.paint(ink, TABLE) == []
    count.to(TOWERS)
    column, layout = count.stage.layout_.column, count.stage.layout_
    count.paint(ink, BANNER)
    assert "Towers" in ink.texts
    top = layout.market.united(layout.row)
    assert all(top.contains(mark.rect.center()) for mark in ink.of("drawText"))
    count.paint(ink, TABLE)
    (panel,), (wood,) = ink.of("panel"), ink.of("wood")
    assert panel.rect.topLeft() == column.topLeft()
    assert panel.rect.width() == column.width()
    assert wood.rect.top() == panel.rect.bottom()
    assert wood.rect.left() == column.left() - 5
    assert wood.rect.right() == column.right() + 5
    assert wood.rect.bottom() == column.bottom() + 5
    dark = [mark for mark in ink.of("fillRect") if mark.rect == wood.rect]
    assert [round(mark.what[1].alphaF(), 2) for mark in dark] == [0.66]
    (card,) = pictures(ink.marks)
    assert card.rect.top() > panel.rect.bottom()
    assert column.contains(card.rect)
    count.show.skip()
    assert count.paint(ink, TABLE) == count.paint(ink, BANNER) == count.paint(ink, CARD) == []


def test_beside_the_sheet_the_own_city_lies_on_the_recent_turns_below_its_title(ink):
    count = Count()
    count.begin()
    assert count.paint(ink, INSET) == []
    count.show.skip()
    count.paint(ink, INSET)
    panel, covered = inset_panel(count.stage, 0), count.stage.layout_.recent_turns
    assert count.stage.city.cell == 100
    assert panel == QRectF(covered.left(), covered.top(), covered.width(), 34 + 10 + 100 + 10 + 9)
    (frame,), (ground,), (wood,) = ink.of("panel"), ink.of("courtyard"), ink.of("wood")
    assert frame.rect == panel
    assert ground.rect == panel.adjusted(9, 34, -9, -9) == inset_ground(panel)
    assert wood.rect == covered.adjusted(-4, 0, 4, 4), "nothing of the recent turns is left over"
    title = ink.text("Ann’s Alhambra")
    assert (title.bold, title.size, title.pen) == (True, 16, tint(count.stage.faces.theme.text))
    assert title.rect.left() == panel.left() + 14
    assert panel.top() < title.rect.top() < title.rect.bottom() < ground.rect.top()
    tiles = ink.of("tile")
    assert [mark.what[0].id for mark in tiles] == ["start", "tower-11-N"]
    lying = tiles[0].rect.united(tiles[1].rect)
    assert lying.center() == ground.rect.center()
    assert (lying.width(), lying.height()) == (200, 100)
    assert inset_room(panel).contains(lying)
    for beat in (None, TOWERS):
        count.show.look_at(beat)
        dark = count.paint(ink, INSET)[-1]
        assert ink.of("fillRect") == [dark], "the same veil over all of it"
        assert dark.rect == wood.rect
        assert dark.what[1].alphaF() == pytest.approx(0.5, abs=0.01)


def test_the_inset_needs_a_high_panel_beside_the_city(qapp):
    assert inset_panel(Count((1024, 638)).stage, 0) is None
    stage = Count().stage
    panel = QRectF(0, 0, 200, 300)
    assert inset_room(panel) == QRectF(19, 44, 162, 237)
    for high, seen in ((90, False), (91, True)):
        stage.layout_ = attrs.evolve(stage.layout_, recent_turns=QRectF(0, 0, 200, high))
        assert (inset_panel(stage, 0) is not None) == seen


@pytest.mark.parametrize(("rows", "high"), [(1, 163), (2, 263), (3, 363), (5, 443)])
def test_the_inset_is_as_high_as_the_city_of_its_seat_but_stays_in_the_column(qapp, rows, high):
    at = Position(rules_for(3)).market(None, None, None, None)
    names = ("tower-11-open", "tower-12-open", "garden-10-open", "arcades-9-open")[: rows - 1]
    legend = dict(zip("abcd", names, strict=False))
    at.player(
        1,
        city=city(
            at.book, "\n".join([*"ab"[: (rows - 1) // 2], "*", *"abcd"[(rows - 1) // 2 : rows - 1]]), **legend
        ),
    )
    stage = stage_of(shown_of(at.book, at.state), 1280, 742)
    assert stage.layout_.recent_turns.height() == 447
    panel = inset_panel(stage, 1)
    assert panel.height() == high
    assert stage.layout_.recent_turns.contains(panel)
    assert inset_panel(stage, 0).height() == 163, "the city of another seat"


def test_the_sheet_covers_everything_between_players_and_column(qapp):
    stage = Count().stage
    layout, sheet = stage.layout_, sheet_rect(stage)
    for rect in (layout.market, layout.row, layout.hand, layout.city):
        assert sheet.contains(rect.adjusted(-4, -4, 4, 4))
    assert layout.column.left() - sheet.right() == 4
    players = [zone.scene_rect(zone.inner) for zone in stage.players]
    assert sheet.left() - max(rect.right() for rect in players) == 4
    assert (sheet.left(), sheet.top()) == (layout.market.left() - 4, layout.market.top() - 4)
    assert (sheet.right(), sheet.bottom()) == (layout.hand.right() + 4, layout.hand.bottom() + 4)


def test_stars_fly_from_the_counted_pieces_to_the_scores(ink):
    count = Count()
    count.begin()
    count.to(TOWERS)
    seen = []
    for _ in range(200):
        count.tick(20)
        if count.show.counting.act != TOWERS:
            break
        if marks := count.paint(ink, STARS):
            seen.append((marks, count.stage.snapshot.scores))
    assert len(seen) > 10
    ends = [score_spot(count.stage, seat) for seat in (0, 1)]
    first, last = seen[0][0][-1], seen[-1][0][-1]
    assert min((last.rect.center() - end).manhattanLength() for end in ends) < 40
    assert min((first.rect.center() - end).manhattanLength() for end in ends) > 40


def test_counted_pieces_are_lit_in_all_cities_with_their_number(ink):
    count = Count()
    count.begin()
    assert count.paint(ink, LIGHTS) == []
    count.to(TOWERS)
    count.tick(500)
    count.paint(ink, LIGHTS)
    lit = [mark for mark in ink.of("drawPixmap") if mark.clip is not None]
    assert len(lit) == 6, "three towers, each with a number"
    clips = {mark.clip.getRect() for mark in lit}
    assert len(clips) == 2


# -- the course of a count


def test_a_count_shows_the_old_scores_and_hides_the_drawers(qapp):
    count = Count((1024, 638))
    count.stage.right.toggle_log()
    assert not count.visible
    assert not count.show.is_counting
    count.begin()
    assert count.visible
    assert count.show.is_counting
    assert not count.stage.right.log_seen
    assert count.cues == [Cue("scoring_card")]
    assert dict(count.stage.snapshot.scores) == {0: 10, 1: 20, 2: 0}
    assert count.stage.snapshot.gained == 0
    count.show.end()
    assert not count.visible
    assert count.stage.right.log_seen
    assert count.show.counting is None
    count.tick(100)
    count.show.finish_step()
    count.show.skip()
    count.show.lay_out()
    count.show.look_at(1)
    count.show.count_once(1)
    assert count.done == []


def test_a_count_is_slowed_down_at_most_to_a_quarter(qapp):
    show = Count().show
    factors = []
    for _ in range(4):
        factors.append(show.factor)
        show.slow_down()
    assert factors == [1, 2, 4, 4]


def test_a_slower_count_takes_longer(qapp):
    count = Count()
    count.begin(2.0)
    count.tick(1000)
    assert count.show.counting.elapsed == 500
    count.tick(2700)
    assert count.show.counting.act == 0
    assert count.show.counting.elapsed == pytest.approx(0)
    count.tick(100)
    assert count.show.counting.elapsed == pytest.approx(50)


def test_the_rest_of_a_tick_belongs_to_the_next_beat(qapp):
    count = Count()
    count.begin()
    count.tick(1900)
    assert (count.show.counting.act, count.show.counting.elapsed) == (0, pytest.approx(50))


def test_without_animation_the_sheet_is_there_at_once(qapp):
    count = Count()
    count.begin(0)
    assert count.done == [None]
    assert count.cues == []
    assert count.show.counting.figures
    assert not count.show.is_counting
    assert count.visible
    count.show.skip()
    assert len(count.done) == 1
    count.show.count_once(TOWERS)
    assert not count.show.counting.once, "nothing is counted again without animation"


def test_a_beat_is_counted_once_more_on_request(qapp):
    count = Count()
    count.begin()
    count.show.count_once(TOWERS)
    assert not count.show.counting.once, "not before the sheet"
    count.show.skip()
    count.cues.clear()
    scores = dict(count.stage.snapshot.scores)
    count.show.count_once(TOWERS)
    counting_ = count.show.counting
    assert (counting_.act, counting_.elapsed, counting_.once) == (TOWERS, 0, True)
    count.tick(400)
    assert counting_.elapsed == 400
    assert {cue.sound for cue in count.cues} == {"count"}
    count.show.finish_step()
    assert (counting_.act, counting_.once) == (TOWERS, False)
    assert len(count.done) == 1
    count.tick(400)
    assert counting_.elapsed == 400, "the clock stands"
    count.show.count_once(WALL)
    count.show.look_at(TOWERS)
    assert (counting_.act, counting_.once) == (TOWERS, False)
    count.show.look_at(None)
    assert counting_.act == -1
    assert dict(count.stage.snapshot.scores) == scores


def test_nobody_looks_at_a_line_before_the_sheet(qapp):
    count = Count()
    count.begin()
    count.show.look_at(TOWERS)
    assert count.show.counting.act == -1


def test_steps_end_one_by_one_and_then_the_sheet_appears(qapp):
    count = Count()
    count.begin()
    acts = [count.show.counting.act]
    while not count.done:
        count.show.finish_step()
        acts.append(count.show.counting.act)
    assert acts == [-1, 0, 1, 2, 3, 4, 5, 6, -1]
    assert count.show.counting.figures
    assert count.show.counting.elapsed == 0


def test_the_clock_runs_only_while_something_is_counted(qapp):
    count = Count()
    assert not count.clock.running
    count.begin()
    assert count.clock.running
    count.show.skip()
    assert not count.clock.running
    for stop in (
        lambda: count.show.look_at(TOWERS),
        lambda: count.show.look_at(None),
        count.show.finish_step,
        count.show.end,
    ):
        count.show.count_once(WALL)
        assert count.clock.running
        stop()
        assert not count.clock.running
    count.begin(0)
    assert not count.clock.running


def test_the_layers_of_a_count_lie_above_each_other(qapp):
    count = Count()
    depths = [layer.zValue() for layer in count.layers]
    assert depths == sorted(set(depths))
