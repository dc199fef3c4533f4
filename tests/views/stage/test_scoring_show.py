"""The animated scoring on a clock that a test advances."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import attrs
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from alhambra_desktop.model.rules.core.engine.event import ScoringHeld
from alhambra_desktop.model.rules.core.engine.play import scored_states
from alhambra_desktop.model.rules.core.engine.scoring import ScoringRound
from alhambra_desktop.model.rules.core.places.places import TileFace
from alhambra_desktop.model.rules.modules.falconers.rules import SPECIES, FalconFace
from alhambra_desktop.model.rules.table.counting import ScoringScript, scoring_script
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.fonts import text_width
from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.camera import Area
from alhambra_desktop.views.scoring.show.city_geometry import city_geometries
from alhambra_desktop.views.scoring.show.counting import HOLD, OPENING, OPENS, QUIET_OPENING, times_of
from alhambra_desktop.views.scoring.show.lights import AROUND, lit_picture
from alhambra_desktop.views.scoring.show.score_table import LEAST, in_room, score_table_rect
from alhambra_desktop.views.scoring.show.show import HIJAZ, ScoringShow, hijaz
from tests.sweeps import swept

from .moving import Show

BASE = "human,builder,apprentice seed=3"
ALL = "modules=vizier,bazaars,huts,falconers,camps,bonus_cards,bureaux"
TABLES = (
    BASE,
    f"human,human seed=5 {ALL}",
    f"human,human,human,human,human,human seed=3 {ALL}",
    "human,human,human seed=4 game=granada",
    "human,human,human,human seed=2 game=alhambra+granada",
)
TICK = 20.0


@attrs.define
class Counted:
    """A table at its first scoring, with the show and its signals."""

    table: Show
    show: ScoringShow
    script: ScoringScript
    cues: list[Cue]
    done: list[None]

    def begin(self, factor: float = 1.0, reduced: bool = False) -> None:
        self.show.begin(self.table.table.book, self.script, 0, factor, reduced)

    def tick(self, milliseconds: float = TICK) -> None:
        self.table.director.clock.advance(milliseconds)

    def run(self, most: float = 60_000.0) -> float:
        """Run until the sheet appears; return the milliseconds."""
        passed = 0.0
        while not self.done:
            self.tick()
            passed += TICK
            assert passed < most
        return passed

    @property
    def scores(self) -> list[int]:
        shown = self.table.stage.snapshot
        return [shown.score(seat) for seat in shown.book.setup.everybody]

    def expected(self, beats: int) -> list[int]:
        seats = self.table.table.book.setup.everybody
        return [self.script.score(seat, beats) for seat in seats]


def counted(spec: str, number: int = 1) -> Counted:
    table = Show(parse_new(spec))
    held: list[ScoringRound] = []
    while not held or held[-1].round < number:
        move = table.move()
        held = [event.scoring for event in move.events if isinstance(event, ScoringHeld)]
    table.stage.sync(table.snapshots.snapshot_of(move.before, 0, table.stage.snapshot))
    table.director.add(move)
    table.director.skip()
    table.go()
    state = scored_states(table.table.book, move)[held[-1].round]
    script = scoring_script(table.table.book, state, held[-1])
    show = ScoringShow(table.stage, table.director.clock, table.director)
    made = Counted(table, show, script, [], [])
    show.cued.connect(made.cues.append)
    show.done.connect(lambda: made.done.append(None))
    return made


@pytest.fixture
def base(qapp) -> Counted:
    return counted(BASE)


@pytest.fixture(params=swept(TABLES, (BASE, TABLES[-1]).__contains__))
def anywhere(request, qapp) -> Counted:
    return counted(request.param)


@pytest.mark.parametrize("way", ["read", "again"])
def test_the_viewers_whole_city_is_visible_while_counted(qapp, way):
    table = counted(BASE)
    city = table.table.stage.city
    city.zoom(3)
    seen = city.camera.view
    assert any(city.camera.is_hidden(Area(*cell)) for cell in city.tiles)
    table.begin()
    own = city_geometries(table.table.stage)[0]
    assert all(own.clip.contains(rect) for rect, _ in own.pieces.values())
    if way == "again":
        table.begin()
    table.show.end()
    assert city.camera.view == seen


def test_a_camera_moved_during_the_count_stays_there(qapp):
    table = counted(BASE)
    city = table.table.stage.city
    city.zoom(3)
    table.begin()
    city.zoom(1.5)
    moved = city.camera.view
    table.show.end()
    assert city.camera.view == moved


def test_the_table_shows_the_old_scores_before_counting(base):
    assert base.table.director.counting
    assert base.scores == base.expected(0)
    assert any(player.score for player in base.table.stage.snapshot.seen.players), (
        "the state has them already"
    )


def test_counting_three_players_takes_about_nine_seconds(qapp):
    for number in (1, 2, 3):
        made = counted(BASE, number)
        made.begin()
        assert 7000 <= made.run() <= 11_000, number


def test_the_speed_depends_on_the_preference_and_the_clock_rate(base):
    base.begin()
    whole = base.run()
    for factor, rate in ((0.4, 1.0), (2.0, 1.0), (1.0, 4.0)):
        base.done.clear()
        base.table.director.clock.rate = rate
        base.begin(factor)
        assert base.run() == pytest.approx(whole * factor / rate, rel=0.05)
    base.table.director.clock.rate = 1.0


def test_pausing_stops_the_count(base):
    base.begin()
    base.table.director.pause(True)
    for _ in range(20):
        base.tick()
    assert (base.show.counting.act, base.show.counting.elapsed) == (OPENS, 0.0)
    base.table.director.pause(False)
    base.tick()
    assert base.show.counting.elapsed > 0


def test_without_animation_the_sheet_appears_immediately(base):
    base.begin(0.0)
    assert base.done
    assert not base.show.is_counting
    assert base.scores == base.expected(len(base.script.beats))
    assert not base.cues


def test_points_are_added_only_when_they_arrive(anywhere):
    made = anywhere
    made.begin()
    counting, beats = made.show.counting, len(made.script.beats)
    seen = [made.scores]
    while not made.done:
        made.tick()
        act = beats if made.done else max(counting.act, 0)
        before, after = made.expected(act), made.expected(min(act + 1, beats))
        for seat, score in enumerate(made.scores):
            assert score in (before[seat], after[seat])
            landed = made.done or counting.flown(seat) == 1.0
            if score != before[seat]:
                assert landed, "the star is still in the air"
        seen.append(made.scores)
    assert seen[0] == made.expected(0)
    assert seen[-1] == made.expected(beats)
    assert all(old <= new for one, two in pairwise(seen) for old, new in zip(one, two, strict=True))


def test_a_click_ends_the_step_and_esc_ends_the_show(base):
    base.begin()
    for beats in range(len(base.script.beats)):
        base.show.finish_step()
        assert base.show.counting.act == beats
        assert base.scores == base.expected(beats)
    base.begin()
    base.show.finish_step()
    base.show.skip()
    assert base.done == [None]
    assert base.scores == base.expected(len(base.script.beats))
    base.show.finish_step()
    assert not base.show.is_counting, "the figures stay"


def test_every_step_can_be_skipped_by_a_click(anywhere):
    anywhere.begin()
    for _ in range(len(anywhere.script.beats) + 1):
        assert not anywhere.done
        anywhere.show.finish_step()
    assert anywhere.done == [None]


def test_counted_pieces_are_lit_in_all_cities(anywhere):
    made = anywhere
    made.begin()
    counting = made.show.counting
    last: dict[tuple[int, object], int] = {}
    while not made.done:
        made.tick()
        beat = counting.beat
        for part in beat.parts if beat is not None and not made.done else ():
            figure = counting.figure(part)
            assert figure >= last.get((counting.act, part.owner), 0)
            last[counting.act, part.owner] = figure
    for number, beat in enumerate(made.script.beats):
        for part in beat.parts:
            assert last.get((number, part.owner), 0) == part.figure, beat.name


def test_with_reduced_motion_each_step_is_complete_immediately(base):
    base.begin(reduced=True)
    made, counting = base, base.show.counting
    while counting.act == OPENS:
        made.tick()
    for number, beat in enumerate(made.script.beats):
        assert counting.act == number
        times = counting.times[number]
        assert times.duration == HOLD or beat.nobody
        made.tick()
        assert [counting.figure(part) for part in beat.parts] == [part.figure for part in beat.parts]
        assert made.scores == made.expected(number + 1)
        while counting.act == number and not made.done:
            assert all(counting.flown(part.owner) in (None, 1.0) for part in beat.parts)
            made.tick()
    assert QUIET_OPENING < OPENING
    assert made.scores == made.expected(len(made.script.beats))


def test_each_beat_lasts_long_enough_for_its_animations(anywhere):
    for beat in anywhere.script.beats:
        for reduced in (False, True):
            times = times_of(beat, reduced)
            for part in beat.parts:
                assert times.counted(len(part.counted), times.duration) == len(part.counted)
                assert times.counted(len(part.counted), -1.0) == 0
                assert times.flown(part.owner, times.duration) == (1.0 if part.amount else None)
            assert times.calculated_at <= times.duration
            most = 3000 if beat.traced else 1500
            assert times.duration <= most


def test_a_line_of_the_sheet_is_lit_and_counted_again(base):
    base.begin(0.0)
    show, beats = base.show, len(base.script.beats)
    show.look_at(3)
    assert [show.counting.figure(part) for part in show.counting.beat.parts] == [
        part.figure for part in base.script.beats[3].parts
    ]
    show.look_at(None)
    assert show.counting.beat is None
    base.done.clear()
    base.begin(1.0)
    base.show.skip()
    show.count_once(6)
    counting = show.counting
    assert counting.figure(counting.beat.parts[0]) == 0
    for _ in range(200):
        base.tick()
        assert base.scores == base.expected(beats), "nobody gets anything twice"
    part = base.script.beats[6].parts[0]
    assert show.counting.figure(part) == part.figure
    assert not show.counting.once
    assert base.done == [None]


def test_counting_has_sounds(base):
    base.begin()
    base.run()
    names = [cue.sound for cue in base.cues]
    assert names[0] == "scoring_card"
    assert set(names) <= {"scoring_card", "count", "points", "wall_step", "wall_done"}
    beats = base.script.beats
    longest = max(part.figure for part in beats[-1].parts)
    assert names.count("wall_step") == longest
    assert names.count("wall_done") == sum(part.amount > 0 for part in beats[-1].parts)
    assert names.count("points") == sum(part.amount > 0 for beat in beats for part in beat.parts)
    most = [max(part.figure for part in beat.parts) for beat in beats[:-1]]
    assert names.count("count") == sum(most)
    steps = [cue.pitch for cue in base.cues if cue.sound == "wall_step"]
    assert steps == pytest.approx([1.03**step for step in range(longest)])
    assert all(-1 <= cue.pan <= 1 for cue in base.cues)


def test_count_sounds_rise_along_the_scale():
    climbed = [hijaz(step) for step in range(len(HIJAZ) + 1)]
    assert climbed == sorted(climbed)
    assert climbed[0] == 1.0
    assert climbed[1] == pytest.approx(2 ** (1 / 12))
    assert climbed[-1] == pytest.approx(2.0)


def test_every_counted_tile_is_found_on_the_stage(anywhere):
    found = city_geometries(anywhere.table.stage)
    for beat in anywhere.script.beats:
        for part in beat.parts:
            for each in part.counted:
                for piece in each.pieces:
                    assert piece in found[part.owner].pieces
                if each.segments:
                    assert found[part.owner].size > 0


def test_the_show_does_not_change_the_table(base):
    stage = base.table.stage
    before = {piece: slot.rect for piece, (_, slot) in stage.resting.items()}
    base.begin()
    base.run()
    base.show.end()
    assert {piece: slot.rect for piece, (_, slot) in stage.resting.items()} == before
    assert not base.show.is_counting
    assert base.table.director.clock.running is False


@pytest.fixture
def smallest(monkeypatch) -> list[tuple[str, int, QRectF]]:
    """Return the painted texts that do not fit, each with its letter size and its rectangle."""
    from alhambra_desktop.views.scoring.show import score_table, scoring_banner

    said: list[tuple[str, int, QRectF]] = []
    real = score_table.write

    def write(p, rect, text, font, colour, align=score_table.LEFT) -> None:
        if text:
            used, lines = in_room(text, font, rect.width(), rect.height())
            if any(text_width(line, used) > rect.width() + 1.5 for line in lines):
                said.append((text, used.pixelSize(), rect))
            assert used.pixelSize() >= score_table.LEAST
        real(p, rect, text, font, colour, align)

    for module in (scoring_banner, score_table):
        monkeypatch.setattr(module, "write", write)
    return said


@pytest.mark.parametrize("size", [LEAST, 20, 40])
def test_letters_shrink_only_if_the_room_is_too_small(qapp, size):
    font = QFont()
    font.setPixelSize(size)
    text, high = "Alhambra", QFontMetricsF(font).height()
    wide = text_width(text, font)
    for room in ((wide, high), (wide + 100, high + 100)):
        used, lines = in_room(text, font, *room)
        assert (used.pixelSize(), lines) == (size, (text,))
    used, _ = in_room(text, font, wide - 3, high)
    assert used.pixelSize() < size or size == LEAST


SIZES = ((1280.0, 738.0), (1024.0, 638.0), (1422.0, 738.0))


@pytest.mark.parametrize("size", swept(SIZES, SIZES[1].__eq__))
def test_every_act_is_painted_and_every_text_fits(anywhere, smallest, size):
    made = anywhere
    made.table.stage.lay_out(*size, 1.0)
    made.begin()
    picture = painting(made.table.stage)
    counting = made.show.counting
    for act in range(OPENS, len(made.script.beats)):
        assert counting.act == act
        first = picture()
        made.tick(counting.duration * 0.7)
        assert picture() != first or counting.beat.nobody
        made.show.finish_step()
    picture()
    made.show.look_at(0)
    lit = picture()
    lit_cities = [
        part for part in made.script.beats[0].parts if part.figure and part.owner in made.show._geometries
    ]
    made.show.look_at(None)
    assert picture() != lit or not lit_cities
    assert smallest == []


def test_nothing_below_the_score_table_shows_through(qapp):
    made = counted(BASE)
    made.begin()
    made.show.finish_step()
    stage = made.table.stage
    column = stage.layout_.column
    below = QRectF(column)
    below.setTop(score_table_rect(column, len(made.script.beats)).bottom() + 8)
    seen = painting(stage, below)()
    for panel in stage.right.panels:
        panel.hide()
    assert painting(stage, below)() == seen


def test_tokens_have_a_round_light_and_tiles_a_square_one(qapp):
    faces = Show(parse_new(f"human,human seed=5 {ALL}")).stage.faces
    for face, square in ((FalconFace(next(iter(SPECIES))), False), (TileFace("tower-9-NE"), True)):
        picture = lit_picture(faces, face, 60.0).toImage()
        corner = round(AROUND)
        assert (picture.pixelColor(corner, corner).alpha() == 255) == square


def painting(stage: Stage, part: QRectF | None = None) -> Callable[[], bytes]:
    """Return a function that paints a stage or a part of it."""
    from PySide6.QtGui import QImage, QPainter

    whole = part or stage.layout_.whole

    def paint() -> bytes:
        image = QImage(round(whole.width()), round(whole.height()), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        stage.render(painter, QRectF(image.rect()), whole)
        painter.end()
        return bytes(image.constBits())

    return paint


def test_owners_are_ranked_before_their_points_appear(anywhere):
    for beat in anywhere.script.beats:
        times = times_of(beat, False)
        if not beat.nobody:
            assert times.ranked(times.first) < times.ranked(times.calculated_at) == 1.0
            assert beat.traced or times.calculated_at <= min(times.leaves.values(), default=times.duration)
        assert times_of(beat, True).ranked(0.0) == 1.0
