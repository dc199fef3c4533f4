"""The pictures of a scoring round: score table, scoring card, banner and lights, painted without a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap

from alhambra_desktop.model.rules.core.engine.scoring import Counted
from alhambra_desktop.model.rules.core.geometry.wall import Segment
from alhambra_desktop.model.rules.core.places.places import CardBack, PieceId, ScoringCardFace, TileFace
from alhambra_desktop.model.rules.core.values import EAST, NORTH, SOUTH, Owner
from alhambra_desktop.model.rules.table.counting import Beat, Part, ScoringScript
from alhambra_desktop.views.art.fonts import BOLD, serif
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.scoring.show import lights, score_table, scoring_banner
from alhambra_desktop.views.scoring.show.city_geometry import CityGeometry
from alhambra_desktop.views.scoring.show.counting import OPENS, SORTS, Counting, times_of
from alhambra_desktop.views.text.scoring_words import calculation, note_of, opening, title_of
from alhambra_desktop.words import phrase
from tests.scenarios.board import rules_for
from tests.views.drawn import Recorder, heard

OWNERS = 3
WALL = (Segment(0, 0, NORTH), Segment(1, 0, NORTH), Segment(2, 0, NORTH), Segment(2, 1, SOUTH))


def tile(owner: int, number: int) -> PieceId:
    return PieceId(f"tile of {owner}", number)


def part(owner: int, figure: int, amount: int, place: int = 0, tied: int = 0, **more: Any) -> Part:
    counted = more.pop("counted", tuple(Counted(1, (tile(owner, n),)) for n in range(figure)))
    terms, shared_by = more.pop("terms", ()), more.pop("shared_by", 1)
    return Part(owner, counted, figure, place, tied, amount, terms, shared_by, amount)


def wall(owner: int, length: int, amount: int) -> Part:
    counted = tuple(Counted(1, (), (segment,)) for segment in WALL[:length])
    return part(owner, length, amount, counted=counted)


TIED = Beat(
    "types",
    "tower",
    (9, 3),
    (
        part(0, 1, 0, 3, 1),
        part(1, 4, 6, 1, 2, terms=((9,), (3,)), shared_by=2),
        part(2, 4, 6, 1, 2, terms=((9,), (3,)), shared_by=2),
    ),
)
CLEAR = Beat("types", "garden", (8,), (part(0, 2, 0, 2, 1), part(1, 0, 0), part(2, 5, 8, 1, 1)))
NOBODY = Beat("types", "arcades", (7,), tuple(part(owner, 0, 0) for owner in range(OWNERS)))
WALLS = Beat("wall", None, (), (wall(0, 3, 3), wall(1, 0, 0), wall(2, 4, 4)))
BEATS = (TIED, CLEAR, NOBODY, WALLS)
NUMBER = 2
"""The number of the scoring round."""


def counting(
    act: int = 0, share: float = 1.0, beats: tuple[Beat, ...] = BEATS, reduced: bool = False
) -> Counting:
    """Return a count in a beat, after a share of its time."""
    script = ScoringScript(NUMBER, beats, dict.fromkeys(range(len(beats[0].parts)), 10))
    made = Counting(rules_for(len(beats[0].parts)), 0, script, reduced, act)
    made.elapsed = made.duration * share
    return made


@attrs.frozen
class Mark:
    """Something painted: its kind, rectangle, contents, opacity and further arguments."""

    kind: str
    rect: QRectF
    what: Any
    opacity: float
    more: tuple[Any, ...] = ()

    @property
    def x(self) -> float:
        return self.rect.center().x()

    @property
    def y(self) -> float:
        return self.rect.center().y()


def around(x: float, y: float, width: float, height: float | None = None) -> QRectF:
    height = width if height is None else height
    return QRectF(x - width / 2, y - height / 2, width, height)


class Ink:
    """Records what is painted, in order."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.marks: list[Mark] = []
        self.painting = False
        self._patch = patch
        self.faces = Faces()
        self.faces.set_book(rules_for(OWNERS))
        for module in (score_table, scoring_banner):
            self.replace(module, "write", lambda p, rect, text, font, colour, *align: (rect, text))
        self.replace(Faces, "panel", lambda faces, p, rect: (rect, None))
        self.replace(Faces, "badge", lambda faces, p, what, x, y, size: (around(x, y, size), what))
        self.replace(
            Faces, "source", lambda faces, p, what, x, y, size, tint: (QRectF(x, y, size, size), what)
        )
        self.replace(Faces, "mark", lambda faces, p, what, x, y, radius: (around(x, y, 2 * radius), what))
        self.replace(
            Faces, "seat", lambda faces, p, what, at, radius, _: (around(at.x(), at.y(), 2 * radius), what)
        )
        self.replace(QPainter, "fillRect", lambda p, rect, what: (QRectF(rect), QColor(what).name()))
        self.replace(score_table, "paint_plate", lambda p, rect, theme: (rect, None))
        self.replace(scoring_banner, "paint_banner", lambda p, rect, theme: (rect, None))
        self.replace(
            scoring_banner, "paint_brace", lambda p, x, top, end, _: (QRectF(x, top, 12, end - top), None)
        )
        self.replace(
            scoring_banner,
            "paint_merlon",
            lambda p, x, top, filled, _, width: (QRectF(x, top, width, 16), filled),
        )
        self.replace(scoring_banner, "shape", lambda p, path, *_: (path.boundingRect(), None))

    def replace(self, owner: Any, name: str, read: Callable[..., tuple[QRectF, Any]]) -> None:
        """Record calls of a function while `paint` runs. Other calls come from the tables of other tests."""
        real = getattr(owner, name)

        def record(*args: Any) -> None:
            if not self.painting:
                real(*args)
                return
            painter = next(arg for arg in args if isinstance(arg, QPainter))
            rect, what = read(*args)
            if what != "":
                self.marks.append(Mark(name, rect, what, painter.opacity(), args))

        self._patch.setattr(owner, name, record)

    def paint(self, do: Callable[..., object], *args: Any) -> list[Mark]:
        """Return what a function paints."""
        self.marks = []
        image = QImage(10, 10, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        self.painting = True
        do(painter, self.faces, *args)
        self.painting = False
        painter.end()
        return self.marks

    def of(self, *kinds: str) -> list[Mark]:
        return [mark for mark in self.marks if mark.kind in kinds]

    @property
    def texts(self) -> list[str]:
        return [mark.what for mark in self.of("write")]

    def text(self, what: str) -> Mark:
        (found,) = (mark for mark in self.of("write") if mark.what == what)
        return found


@pytest.fixture
def ink(qapp, monkeypatch) -> Ink:
    return Ink(monkeypatch)


def inside(rect: QRectF, marks: list[Mark], play: float = 0.01) -> None:
    """Check that everything is painted inside a rectangle."""
    whole = rect.adjusted(-play, -play, play, play)
    assert [mark for mark in marks if not whole.contains(mark.rect)] == []


def apart(marks: list[Mark], play: float = 0.01) -> None:
    """Check that no two things overlap."""
    for one, other in combinations(marks, 2):
        both = one.rect & other.rect
        assert both.width() < play or both.height() < play, (one, other)


# -- the score table


TABLE = QRectF(700, 20, 240, score_table.ABOVE + 4 * 30 + score_table.BELOW)


def figures(ink: Ink) -> list[Mark]:
    """Return the points in the rows of the score table."""
    marks = [mark for mark in ink.of("write") if mark.rect.height() == pytest.approx(30)]
    return [mark for mark in marks if mark.y < ink.text(phrase("scoring-sum-so-far")).y]


def signs(ink: Ink) -> list[Mark]:
    return ink.of("badge", "source")


@pytest.mark.parametrize("act", range(len(BEATS)))
def test_the_score_table_has_a_column_for_each_owner_and_a_row_for_each_beat(ink, act):
    ink.paint(score_table.paint_score_table, counting(act), TABLE, None)
    marks, rows = ink.of("seat"), signs(ink)
    assert [mark.what.colour for mark in marks] == [seat.colour for seat in rules_for(OWNERS).setup.seats]
    assert [mark.what for mark in rows] == [beat.name for beat in BEATS]
    assert len({mark.y for mark in marks}) == 1
    assert len({mark.x for mark in rows}) == 1
    for line in ([mark.x for mark in marks], [mark.y for mark in rows]):
        steps = [later - earlier for earlier, later in pairwise(line)]
        assert min(steps) > 0
        assert max(steps) == pytest.approx(min(steps))
    assert all(sign.rect.height() <= 30 for sign in rows)
    apart([*marks, *rows])
    shown = [(number, owner) for number in range(act + 1) for owner in range(OWNERS)]
    assert len(figures(ink)) == len(shown)
    for mark, (number, owner) in zip(figures(ink), shown, strict=True):
        amount = BEATS[number].parts[owner].amount
        assert mark.what == (f"+{amount}" if amount else "–")
        assert mark.x == pytest.approx(marks[owner].x)
        assert mark.y == pytest.approx(rows[number].y)
    inside(TABLE, ink.marks, 1)
    apart([*marks, *ink.of("write"), *rows], 1.5)


def test_the_score_table_has_a_title_and_the_sum_of_each_owner(ink):
    ink.paint(score_table.paint_score_table, counting(1), TABLE, None)
    title, label = ink.text(phrase("scoring-title", round=NUMBER)), ink.text(phrase("scoring-sum-so-far"))
    sums = ink.of("write")[-OWNERS:]
    assert [mark.what for mark in sums] == ["+0", "+6", "+14"]
    assert title.rect.bottom() <= min(mark.rect.top() for mark in ink.of("seat"))
    assert max(mark.y for mark in signs(ink)) < label.y < min(mark.y for mark in sums)
    for mark, owner in zip(sums, ink.of("seat"), strict=True):
        assert mark.x == pytest.approx(owner.x)
    (line,) = (mark for mark in ink.of("fillRect") if mark.rect.height() == 1)
    assert max(mark.rect.bottom() for mark in signs(ink)) < line.y < label.rect.top()


def test_every_second_row_is_striped_and_the_current_one_has_a_plate(ink):
    for act in range(len(BEATS)):
        ink.paint(score_table.paint_score_table, counting(act), TABLE, None)
        stripes = [mark.rect for mark in ink.of("fillRect") if mark.rect.height() > 1]
        assert {(rect.left() - TABLE.left(), TABLE.right() - rect.right()) for rect in stripes} == {(8, 8)}
        striped = [any(rect.contains(sign.rect.center()) for rect in stripes) for sign in signs(ink)]
        assert striped == [True, False, True, False]
        (plate,) = ink.of("paint_plate")
        assert [plate.rect.contains(sign.rect.center()) for sign in signs(ink)] == [
            number == act for number in range(len(BEATS))
        ]
        ys = sorted((sign.y for sign in signs(ink)), key=lambda y: abs(y - plate.y))
        assert plate.rect.height() < abs(ys[1] - ys[0]) < plate.rect.height() + 4


def test_points_are_in_another_colour_than_none_and_than_those_on_the_plate(ink):
    ink.paint(score_table.paint_score_table, counting(1), TABLE, None)
    inks = {
        (mark.what != "–", abs(mark.y - ink.of("paint_plate")[0].y) < 1): mark.more[4]
        for mark in figures(ink)
    }
    assert inks[False, False] == inks[False, True]
    assert len(set(inks.values())) == 3


def test_figures_appear_when_points_arrive_and_others_with_the_calculation(ink):
    made = counting(0, 0.0)
    times = made.times[0]
    for elapsed, expected in (
        (0.0, []),
        (times.calculated_at - 1, []),
        (times.calculated_at, ["–"]),
        (times.leaves[1] + times.flight, ["–", "+6"]),
        (times.leaves[2] + times.flight, ["–", "+6", "+6"]),
    ):
        made.elapsed = elapsed
        ink.paint(score_table.paint_score_table, made, TABLE, None)
        assert [mark.what for mark in figures(ink)] == expected


@pytest.mark.parametrize("height", [14.0, 17.0, 20.0, 30.0, 60.0])
@pytest.mark.parametrize("owners", [2, 6])
def test_figures_and_signs_are_no_larger_than_their_rows(ink, height, owners):
    beats = tuple(attrs.evolve(CLEAR, parts=tuple(part(i, 1, 5) for i in range(owners))) for _ in range(2))
    rect = QRectF(0, 0, 240, score_table.ABOVE + 2 * height + score_table.BELOW)
    ink.paint(score_table.paint_score_table, counting(1, beats=beats), rect, None)
    for mark in ink.of("write"):
        pixels = mark.more[3].pixelSize()
        assert pixels >= score_table.LEAST
        assert pixels <= max(score_table.LEAST, mark.rect.height())
        assert pixels <= 20
    assert all(sign.rect.height() < height for sign in signs(ink))
    assert len(signs(ink)) == 2
    gap = ink.of("seat")[1].x - ink.of("seat")[0].x
    assert all(mark.rect.width() < gap for mark in ink.of("seat"))


@pytest.mark.parametrize(("beats", "height"), [(7, 700.0), (7, 200.0), (15, 400.0)])
def test_the_score_table_fills_the_top_of_its_column(beats, height):
    column = QRectF(900, 10, 250, height)
    rect = score_table.score_table_rect(column, beats)
    assert rect.topLeft() == column.topLeft()
    assert rect.width() == column.width()
    row = (rect.height() - score_table.ABOVE - score_table.BELOW) / beats
    assert row == pytest.approx(score_table.ROW) or rect.bottom() == pytest.approx(column.bottom())
    assert rect.bottom() <= column.bottom() + 0.01
    assert row <= score_table.ROW


# -- the scoring card


def test_the_card_lies_in_the_middle_below_the_score_table_if_there_is_room():
    rects = {}
    for height in range(0, 500, 5):
        column, table = QRectF(900, 10, 250, 300 + height), QRectF(900, 10, 250, 300)
        rects[height] = rect = score_table.card_rect(column, table)
        if rect is not None:
            below = QRectF(900, 310, 250, height)
            assert below.adjusted(8, 8, -8, 0).contains(rect)
            assert rect.height() == pytest.approx(1.5 * rect.width())
            assert rect.center().x() == pytest.approx(below.center().x(), abs=1)
            assert rect.center().y() == pytest.approx(below.center().y() + 4, abs=1)
            assert score_table.LEAST_CARD <= rect.width() <= 200
    shown = [height for height, rect in rects.items() if rect is not None]
    assert shown == list(range(shown[0], 500, 5))
    assert rects[shown[0]].height() > shown[0] - 40, "the card is shown as soon as it fits"
    widths = [rects[height].width() for height in shown]
    assert widths == sorted(widths)
    assert widths[-1] == 200


def test_a_narrow_column_has_a_narrow_card_or_none():
    table = QRectF(900, 10, 120, 300)
    rect = score_table.card_rect(QRectF(900, 10, 120, 800), table)
    assert rect is not None
    assert rect.left() > 900
    assert rect.right() < 1020
    least = score_table.LEAST_CARD
    for wide, seen in ((least + 24, True), (least + 23, False)):
        found = score_table.card_rect(QRectF(0, 0, wide, 800), QRectF(0, 0, wide, 300))
        assert (found is not None) == seen


@pytest.mark.parametrize("court", [QRectF(10, 30, 800, 600), QRectF(10, 30, 500, 200)])
def test_the_large_card_and_the_opening_lie_side_by_side_in_the_middle(court):
    card, banner = score_table.large_card(court), scoring_banner.opening_rect(court)
    assert court.contains(card)
    assert court.contains(banner)
    assert card.height() == pytest.approx(1.5 * card.width())
    assert 0 < banner.left() - card.right() < 50
    assert card.center().y() == pytest.approx(court.center().y(), abs=8)
    assert banner.center().y() == pytest.approx(court.center().y(), abs=8)
    assert card.height() == pytest.approx(min(285, court.height() - 24))


@pytest.fixture
def card(ink, monkeypatch) -> Callable[..., list[Mark]]:
    """Return a function that paints a scoring card and returns its marks."""
    for name in ("glow", "stroke"):
        ink.replace(score_table, name, lambda p, path, *_: (path.boundingRect(), None))
    ink.replace(score_table, "paint_shadow", lambda p, rect, *_: (rect, None))
    drawn: list[object] = []
    monkeypatch.setattr(
        Faces, "piece_pixmap", lambda faces, face, width: drawn.append(face) or QPixmap(20, 30)
    )
    ink.replace(QPainter, "drawPixmap", lambda p, rect, picture, part: (p.transform().mapRect(rect), part))
    return lambda do, *args: [
        *ink.paint(do, *args),
        *(Mark("face", QRectF(), face, 1.0) for face in drawn),
    ]


CARD = QRectF(300, 100, 160, 240)


def test_a_lit_card_glows_and_a_card_of_a_beat_frames_its_line(ink, card):
    seen = {}
    for lit in (True, False):
        for act in (OPENS, 0, 1, 3):
            marks = card(score_table.paint_card, counting(act), CARD, lit)
            seen[lit, act] = [mark.kind for mark in marks if mark.kind in ("glow", "stroke")]
            assert ScoringCardFace(NUMBER) in [mark.what for mark in marks]
            assert [mark.rect for mark in ink.of("drawPixmap")] == [CARD]
            (shadow,) = ink.of("paint_shadow")
            assert (shadow.more[3] > 0.4) == lit
            assert all(CARD.contains(mark.rect) for mark in ink.of("stroke"))
            assert all(mark.rect.contains(CARD) for mark in ink.of("glow") if lit)
    assert seen[True, OPENS] == seen[True, 0] == ["glow"]
    assert seen[False, 0] == seen[False, 1] == ["glow", "stroke"]
    assert seen[False, OPENS] == seen[False, 3] == []


def test_the_framed_lines_of_a_card_are_below_each_other_and_grow_with_it(ink, card):
    frames = []
    for act in (2, 0, 1):  # arcades, tower and garden
        for rect in (CARD, QRectF(300, 100, 80, 120)):
            card(score_table.paint_card, counting(act), rect, False)
            frames.append(ink.of("stroke")[0].rect)
    for large, small in zip(frames[::2], frames[1::2], strict=True):
        assert small.width() == pytest.approx(large.width() / 2)
        assert small.height() == pytest.approx(large.height() / 2)
        assert small.top() - 100 == pytest.approx((large.top() - 100) / 2)
        assert small.left() - 300 == pytest.approx((large.left() - 300) / 2)
    assert len({frame.top() for frame in frames[::2]}) == 3
    apart([Mark("line", frame, None, 1.0) for frame in frames[::2]])


def test_a_turning_card_first_shows_its_back_and_is_narrow_half_way(ink, card):
    widths, seen = [], []
    for share in (0.0, 0.25, 0.45, 0.5, 0.55, 0.75, 1.0):
        marks = card(score_table.paint_turning, counting(OPENS), CARD, share)
        seen.append(marks[-1].what)
        (picture,) = ink.of("drawPixmap")
        widths.append(picture.rect.width())
        assert picture.x == pytest.approx(CARD.center().x())
        assert picture.y == pytest.approx(CARD.center().y())
    back, face = CardBack(), ScoringCardFace(NUMBER)
    assert seen == [back] * 3 + [face] * 4
    assert widths[:3] == sorted(widths[:3], reverse=True)
    assert widths[4:] == sorted(widths[4:])
    assert widths[0] > CARD.width(), "at first it is turned a little"
    assert widths[-1] == pytest.approx(CARD.width())
    assert 0 < widths[3] < CARD.width() / 2


# -- texts


@pytest.fixture
def written(qapp) -> Callable[..., Recorder]:
    """Return a function that writes a text and returns what was drawn."""

    def do(*args: Any) -> Recorder:
        image = QImage(400, 200, QImage.Format.Format_RGB32)
        image.fill(0)
        painter, recorder = QPainter(image), Recorder(image, 1.0)
        with heard(recorder):
            score_table.write(painter, *args)
        assert painter.pen().color() == QColor(args[3]) or not args[1]
        painter.end()
        return recorder

    return do


ROOM = QRectF(40, 20, 200, 60)


@pytest.mark.parametrize(
    ("align", "gaps"),
    [(score_table.LEFT, (0, 1)), (score_table.CENTRE, (0.5, 0.5)), (score_table.RIGHT, (1, 0))],
)
def test_a_text_is_aligned_in_its_room_and_centred_vertically(written, align, gaps):
    (text,) = written(ROOM, "+13", serif(18, BOLD), "#123456", align).texts
    free = ROOM.width() - text.rect.width()
    assert text.rect.left() - ROOM.left() == pytest.approx(gaps[0] * free, abs=1.5)
    assert ROOM.right() - text.rect.right() == pytest.approx(gaps[1] * free, abs=1.5)
    assert text.rect.center().y() == pytest.approx(ROOM.center().y(), abs=1)
    assert text.size == 18


def test_a_long_text_is_wrapped_into_lines_below_each_other(written):
    words = "Everybody with the most buildings of a type gets points"
    texts = written(ROOM, words, serif(18), "#123456").texts
    assert " ".join(text.text for text in texts).split() == words.split()
    assert len(texts) >= 2
    tops = [text.rect.top() for text in texts]
    assert tops == sorted(set(tops))
    middle = (texts[0].rect.top() + texts[-1].rect.bottom()) / 2
    assert middle == pytest.approx(ROOM.center().y(), abs=2)
    assert len({text.rect.left() for text in texts}) == 1
    apart([Mark("line", text.rect, None, 1.0) for text in texts])


def test_an_empty_text_is_not_drawn(written):
    assert written(ROOM, "", serif(18), "#123456").texts == []


def test_letters_are_as_large_as_the_room_allows(qapp):
    words = "Everybody with the most buildings of a type gets points"
    sizes = []
    for height in range(20, 240, 20):
        font, lines = score_table.in_room(words, serif(24), 200, height)
        sizes.append(font.pixelSize())
        assert " ".join(lines) == words
    assert sizes == sorted(sizes)
    assert sizes[0] == score_table.LEAST
    assert sizes[-1] == 24
    one = score_table.in_room("Alhambra", serif(24), 300, 5)
    assert (one[0].pixelSize(), one[1]) == (24, ("Alhambra",)), "a single word only shrinks to its width"


def test_the_font_of_the_caller_is_not_changed(qapp):
    font = QFont(serif(24))
    score_table.in_room("Everybody with the most buildings", font, 60, 20)
    assert font.pixelSize() == 24


# -- the banner


BANNER = QRectF(100, 50, 700, scoring_banner.HEIGHT)


def paint_banner(ink: Ink, made: Counting, rect: QRectF = BANNER) -> None:
    ink.paint(scoring_banner.paint_beat, made, rect, None)


def progress(ink: Ink) -> list[Mark]:
    """Return the signs of all beats at the lower edge."""
    return [mark for mark in signs(ink) if mark.y == signs(ink)[-1].y]


@pytest.mark.parametrize("act", range(len(BEATS)))
@pytest.mark.parametrize("share", [0.0, 1.0])
def test_everything_on_the_banner_is_inside_it_and_apart(ink, act, share):
    paint_banner(ink, counting(act, share))
    marks = [mark for mark in ink.marks if mark.kind not in ("paint_banner", "shape")]
    inside(BANNER, marks)
    apart([mark for mark in marks if mark.kind not in ("paint_brace", "badge")])
    book, beat = rules_for(OWNERS), BEATS[act]
    title = ink.text(title_of(book, beat))
    first = signs(ink)[0]
    assert first.what == beat.name
    assert first.rect.right() < title.rect.left()
    assert (first.opacity == 1.0) == (not beat.nobody)
    if note := note_of(book, beat):
        assert ink.text(note).rect.top() >= title.rect.bottom()
        assert ink.text(note).rect.left() == title.rect.left()
    assert (phrase("scoring-nobody") in ink.texts) == beat.nobody
    assert bool(ink.of("seat")) != beat.nobody


def test_no_beat_has_no_banner(ink):
    paint_banner(ink, counting(OPENS))
    assert ink.marks == []


def test_the_lower_edge_shows_which_beats_are_done(ink):
    for act in range(len(BEATS)):
        paint_banner(ink, counting(act, 0.0))
        row = progress(ink)
        assert [mark.what for mark in row] == [beat.name for beat in BEATS]
        assert len({mark.y for mark in row}) == 1
        assert (row[0].x + row[-1].x) / 2 == pytest.approx(BANNER.center().x(), abs=0.6)
        steps = [two.x - one.x for one, two in pairwise(row)]
        assert max(steps) == pytest.approx(min(steps), abs=0.01)
        assert steps[0] > row[0].rect.width()
        assert [mark.opacity == 1.0 for mark in row] == [number <= act for number in range(len(BEATS))]
        sizes = [mark.rect.width() for mark in row]
        assert sizes.index(max(sizes)) == act
        assert sizes.count(min(sizes)) == len(BEATS) - 1
        (star,) = ink.of("shape")
        assert star.rect.center().x() == pytest.approx(row[act].x, abs=0.1)
        assert star.rect.center().y() == pytest.approx(row[act].y, abs=0.1)
        done = [mark for mark in ink.of("fillRect") if mark.rect.height() > 1]
        assert [mark.x for mark in done] == pytest.approx([mark.x for mark in row[:act]])
        assert all(mark.rect.top() > row[0].rect.bottom() for mark in done)
        (line,) = (mark for mark in ink.of("fillRect") if mark.rect.height() == 1)
        assert line.rect.bottom() < row[0].rect.top()


def rows(ink: Ink) -> list[Mark]:
    return sorted(ink.of("seat"), key=lambda mark: mark.y)


def names_in_order(ink: Ink) -> list[str]:
    names = [mark for mark in ink.of("write") if mark.what in ("Ann", "Bob", "Cid")]
    return [mark.what for mark in sorted(names, key=lambda mark: mark.y)]


@pytest.mark.parametrize(
    ("act", "ranked"), [(0, ["Bob", "Cid", "Ann"]), (1, ["Cid", "Ann", "Bob"]), (3, ["Ann", "Bob", "Cid"])]
)
def test_owners_are_sorted_by_place_during_the_count(ink, act, ranked):
    paint_banner(ink, counting(act, 0.0))
    assert names_in_order(ink) == ["Ann", "Bob", "Cid"]
    tops = [mark.y for mark in rows(ink)]
    paint_banner(ink, counting(act, 1.0))
    assert names_in_order(ink) == ranked
    assert [mark.y for mark in rows(ink)] == pytest.approx(tops)
    steps = [two - one for one, two in pairwise(tops)]
    assert steps == pytest.approx([steps[0]] * 2)


def test_owners_who_rise_pass_the_others_on_plates(ink):
    made = counting(0)
    for elapsed, moving in ((made.times[0].calculated_at - SORTS / 2, True), (made.duration, False)):
        made.elapsed = elapsed
        paint_banner(ink, made)
        plates = [mark.rect for mark in ink.of("shape") if mark.rect.width() > 100]
        names = [mark for mark in ink.of("write") if mark.what in ("Ann", "Bob", "Cid")]
        assert [mark.what for mark in names] == ["Ann", "Bob", "Cid"], "Ann falls behind the others"
        rising = names[1:] if moving else []
        assert all(plate.contains(mark.rect) for plate, mark in zip(plates, rising, strict=True))


def row_of(ink: Ink, name: str) -> list[Mark]:
    """Return everything in the row of an owner, from left to right."""
    at = ink.text(name)
    found = [mark for mark in ink.marks if mark.kind in ("seat", "write", "badge", "paint_merlon")]
    lower = progress(ink)[0].rect.top()
    return sorted(
        (
            mark
            for mark in found
            if abs(mark.y - at.y) < 9 and mark.rect.left() > at.rect.left() - 50 and mark.y < lower
        ),
        key=lambda mark: mark.rect.left(),
    )


@pytest.mark.parametrize("act", [0, 1])
@pytest.mark.parametrize("share", [0.0, 0.35, 1.0])
def test_a_row_has_a_portrait_a_name_a_sign_for_each_building_and_their_number(ink, act, share):
    made = counting(act, share)
    paint_banner(ink, made)
    for each, name in zip(BEATS[act].parts, ("Ann", "Bob", "Cid"), strict=True):
        figure = made.figure(each)
        row = [mark for mark in row_of(ink, name) if mark.rect.left() < BANNER.right() - 260]
        assert [mark.kind for mark in row[:2]] == ["seat", "write"]
        assert [mark.kind for mark in row[2:]] == ["badge"] * figure + ["write"]
        assert row[-1].what == str(figure)
        steps = [two.x - one.x for one, two in pairwise(row[2:-1])]
        assert not steps or min(steps) == pytest.approx(max(steps))
        assert all((mark.opacity == 1.0) == bool(each.figure) for mark in row)
    numbers = [row_of(ink, name) for name in ("Ann", "Bob", "Cid")]
    ends = {
        next(m.rect.right() for m in row[1:] if m.kind == "write" and m.what.isdigit()) for row in numbers
    }
    assert len(ends) == 1, "the numbers are below each other"


def test_calculations_appear_with_one_brace_for_tied_owners(ink):
    early = counting(0, 0.0)
    early.elapsed = early.times[0].calculated_at - 1
    paint_banner(ink, early)
    assert phrase("scoring-no-points") not in ink.texts
    assert ink.of("paint_brace") == []
    paint_banner(ink, counting(0))
    (brace,) = ink.of("paint_brace")
    assert brace.rect.top() < ink.text("Bob").y < ink.text("Cid").y < brace.rect.bottom() < ink.text("Ann").y
    sum_ = ink.text(calculation(6, ((9,), (3,)), 2))
    assert ink.text(phrase("scoring-tied", full=0)).y < sum_.y
    assert sum_.rect.left() > brace.rect.right()
    assert ink.text(phrase("scoring-no-points")).y == pytest.approx(ink.text("Ann").y, abs=2)


def test_the_only_winner_needs_no_brace(ink):
    paint_banner(ink, counting(1))
    assert ink.of("paint_brace") == []
    assert ink.text("+8").y == pytest.approx(ink.text("Cid").y, abs=2)
    assert ink.text(phrase("scoring-none")).y == pytest.approx(ink.text("Bob").y, abs=2)


def test_a_sum_of_several_terms_ends_with_its_result(ink):
    beat = attrs.evolve(CLEAR, parts=(*CLEAR.parts[:2], attrs.evolve(CLEAR.parts[2], terms=((2, 3), (2,)))))
    paint_banner(ink, counting(0, beats=(beat,)))
    assert ink.text("2 × 3 + 2 = 8").y == pytest.approx(ink.text("Cid").y, abs=2)


@pytest.mark.parametrize("share", [0.0, 0.12, 0.3, 1.0])
def test_a_wall_has_a_merlon_for_each_segment_filled_once_counted(ink, share):
    made = counting(3, share)
    paint_banner(ink, made)
    lefts, ends = set(), set()
    for each, name in zip(WALLS.parts, ("Ann", "Bob", "Cid"), strict=True):
        figure = made.figure(each)
        row = row_of(ink, name)
        merlons = [mark for mark in row if mark.kind == "paint_merlon"]
        assert [mark.what for mark in merlons] == [True] * figure + [False] * (each.figure - figure)
        assert row[-1].what == str(figure)
        assert all(mark.y == pytest.approx(ink.text(name).y) for mark in merlons)
        lefts |= {mark.rect.left() for mark in merlons[:1]}
        ends.add(row[-1].rect.right())
    assert len(lefts) == len(ends) == 1, "walls begin and numbers end below each other"


def test_points_that_differ_from_the_length_are_beside_it_at_the_end(ink):
    beat = attrs.evolve(WALLS, parts=(wall(0, 3, 6), *WALLS.parts[1:]))
    for share, seen in ((0.0, False), (1.0, True)):
        paint_banner(ink, counting(0, share, beats=(beat,)))
        assert ("+6" in ink.texts) == seen
    assert row_of(ink, "Ann")[-1].what == "+6"
    assert "+4" not in ink.texts


MANY = Beat(
    "types",
    "tower",
    (9, 3),
    tuple(part(owner, owner, 9 if owner == 5 else 0, 6 - owner, 1) for owner in range(6)),
)


@pytest.mark.parametrize(
    "beats",
    [
        (MANY,),
        (attrs.evolve(WALLS, parts=tuple(map(wall, range(6), (4, 3, 2, 1, 0, 4), (4, 3, 2, 1, 0, 4)))),),
    ],
)
@pytest.mark.parametrize("width", [700.0, 1000.0])
def test_more_than_three_owners_are_in_two_columns(ink, beats, width):
    rect = QRectF(100, 50, width, scoring_banner.HEIGHT)
    paint_banner(ink, counting(0, beats=beats), rect)
    seats = ink.of("seat")
    assert len({mark.x for mark in seats}) == 2
    assert len({round(mark.y, 3) for mark in seats}) == 3
    marks = [mark for mark in ink.marks if mark.kind not in ("paint_banner", "shape")]
    inside(rect, marks)
    apart([mark for mark in marks if mark.kind not in ("badge", "paint_merlon")])
    assert ink.of("paint_brace") == []


def test_the_points_of_many_owners_are_beside_their_numbers(ink):
    early = counting(0, 0.0, beats=(MANY,))
    paint_banner(ink, early)
    assert "+9" not in ink.texts
    paint_banner(ink, counting(0, beats=(MANY,)))
    points, number = ink.text("+9"), ink.text("5")
    assert points.y == pytest.approx(number.y)
    assert points.rect.left() > number.rect.right()
    assert [text for text in ink.texts if text.startswith("+")] == ["+9"]


def test_points_without_a_type_have_no_signs_in_their_rows(ink):
    ink.faces.set_book(rules_for(OWNERS, modules=("camps",)))
    camps = Beat("camps", None, (), (part(0, 3, 3), part(1, 0, 0), part(2, 5, 5)))
    assert not camps.traced
    made = attrs.evolve(counting(0, beats=(camps,)), book=ink.faces.book)
    made.elapsed = made.duration
    paint_banner(ink, made)
    assert len(signs(ink)) == 2, "one beside the title, and one at the lower edge"


@pytest.mark.parametrize(("figure", "signs_"), [(1, 1), (5, 5), (10, 10), (40, 1)])
def test_signs_move_together_and_become_one_if_there_are_too_many(ink, figure, signs_):
    beat = attrs.evolve(CLEAR, parts=(part(0, 0, 0), part(1, 0, 0), part(2, figure, 8, 1, 1)))
    paint_banner(ink, counting(0, beats=(beat,)))
    row = [mark for mark in row_of(ink, "Cid") if mark.kind == "badge"]
    assert len(row) == signs_
    number = next(mark for mark in row_of(ink, "Cid") if mark.what == str(figure))
    assert row[0].rect.left() == pytest.approx(ink.text("Cid").rect.right() + 6)
    assert row[-1].rect.right() <= number.rect.left() + 0.01


def test_the_opening_has_a_title_and_two_lines_below(ink):
    rect = QRectF(100, 50, 340, 124)
    made = counting(OPENS)
    ink.paint(scoring_banner.paint_opening, made, rect)
    title, *lines = ink.of("write")
    assert title.what == phrase("scoring-title", round=NUMBER)
    assert tuple(line.what for line in lines) == opening(made.book, made.script)
    inside(rect, ink.marks)
    apart(ink.of("write"))
    assert title.rect.bottom() <= lines[0].rect.top() < lines[1].rect.top()
    assert lines[0].rect.height() == pytest.approx(lines[1].rect.height())
    assert {mark.rect.left() for mark in ink.of("write")} == {title.rect.left()}
    assert title.more[3].pixelSize() > lines[0].more[3].pixelSize()


def test_the_banner_covers_the_top_of_market_and_row():
    market, row = QRectF(0, 10, 300, 150), QRectF(320, 10, 400, 150)
    rect = scoring_banner.counted_rect(market, row)
    assert market.united(row).contains(rect)
    assert rect.center().x() == pytest.approx(market.united(row).center().x())
    assert rect.left() > market.left()
    wide = scoring_banner.opening_rect(QRectF(0, 0, 2000, 500))
    narrow = scoring_banner.opening_rect(QRectF(0, 0, 500, 500))
    assert narrow.width() == 250 < wide.width()


# -- lights


@pytest.mark.parametrize("size", [20.0, lights.LARGE, lights.LARGE + 1, 120.0])
def test_a_counted_piece_grows_and_rises_to_the_left(size):
    rect = QRectF(100, 200, size, size)
    up = lights.raised(rect)
    assert up.width() == up.height()
    assert size < up.width() < 1.25 * size
    assert up.center().y() < rect.center().y()
    assert up.center().x() < rect.center().x()
    assert rect.center().y() - up.center().y() > rect.center().x() - up.center().x()
    assert lights.raised(rect, 0.0) == rect
    middle = lights.raised(rect, 0.5)
    for side in ("left", "top", "width", "height"):
        ends = [getattr(one, side)() for one in (rect, up)]
        assert getattr(middle, side)() == pytest.approx(sum(ends) / 2)


def test_small_pieces_grow_more_and_have_smaller_counts():
    assert lights.raised(around(0, 0, 58)).width() / 58 > lights.raised(around(0, 0, 59)).width() / 59
    assert lights.count_radius(58) < lights.count_radius(59)


@pytest.mark.parametrize(
    ("start", "end"),
    [((0, 0), (300, 0)), ((300, 0), (0, 0)), ((50, 400), (50, 0)), ((0, 200), (400, 0)), ((9, 9), (200, 90))],
)
def test_points_fly_from_the_piece_to_the_score_in_an_arc(start, end):
    one, two = QPointF(*start), QPointF(*end)
    assert lights.flight_point(one, two, 0.0) == one
    assert lights.flight_point(one, two, 1.0) == two
    middle, straight = lights.flight_point(one, two, 0.5), (one + two) / 2
    if start[1] == end[1]:
        assert middle.y() < straight.y() - 20, "the arc bends upwards"
    away = middle - straight
    length = (away.x() ** 2 + away.y() ** 2) ** 0.5
    whole = ((two - one).x() ** 2 + (two - one).y() ** 2) ** 0.5
    assert length == pytest.approx(0.11 * whole, rel=0.02)
    assert QPointF.dotProduct(away, two - one) == pytest.approx(0, abs=1e-6)
    shares = [number / 20 for number in range(21)]
    for share in shares:
        rect = lights.flight_rect(one, two, share)
        for earlier in [other for other in shares if other <= share]:
            at = lights.flight_point(one, two, earlier)
            assert rect.contains(around(at.x(), at.y(), 40))
    first = lights.flight_rect(one, two, 0.0)
    assert first.center() == one
    assert first.width() == first.height() < 100


def geometry(**more: Any) -> CityGeometry:
    """Return a city of tiles of 60 units in a row, owned by the third owner."""
    pieces = {tile(2, n): (QRectF(100 + 60 * n, 200, 60, 60), TileFace("start")) for n in range(5)}
    known: dict[str, Any] = {
        "size": 60.0,
        "origin": QPointF(100, 200),
        "clip": QRectF(0, 0, 2000, 2000),
        "pieces": pieces,
    }
    return CityGeometry(**(known | more))


def test_points_start_at_the_last_counted_piece_that_is_visible():
    last = CLEAR.parts[2]
    assert lights.last_lit(last, None) is None
    assert lights.last_lit(last, geometry()) == lights.raised(QRectF(340, 200, 60, 60)).topRight()
    narrow = geometry(clip=QRectF(0, 0, 250, 2000))
    assert lights.last_lit(last, narrow) == lights.raised(QRectF(220, 200, 60, 60)).topRight()
    nothing = geometry(pieces={})
    assert lights.last_lit(last, nothing) == nothing.middle
    at = lights.last_lit(WALLS.parts[2], geometry())
    assert 100 + 2 * 60 <= at.x() <= 100 + 3.2 * 60
    assert 200 + 1.8 * 60 <= at.y() <= 200 + 2.2 * 60
    flat = geometry(size=0.0)
    assert lights.last_lit(WALLS.parts[2], flat) == flat.middle


def test_the_middle_of_a_city_is_that_of_its_visible_pieces():
    assert geometry().middle == QPointF(250, 230)
    assert geometry(clip=QRectF(0, 0, 220, 2000)).middle == QPointF(160, 230)
    assert geometry(clip=QRectF(1000, 0, 100, 50)).middle == QPointF(1050, 25)


@pytest.mark.parametrize(("lit", "runs"), [(0, []), (1, [1]), (3, [3]), (4, [3, 1]), (9, [3, 1])])
def test_touching_segments_are_drawn_as_one_run(lit, runs):
    drawn = lights.drawn_runs(WALLS.parts[2], lit)
    assert [len(run) for run in drawn] == runs
    letters = [(x, y, side) for run in drawn for x, y, side in run]
    assert letters == [(0, 0, "N"), (1, 0, "N"), (2, 0, "N"), (2, 1, "S")][:lit]


def test_a_corner_joins_two_segments():
    corner = (Segment(0, 0, NORTH), Segment(0, 0, EAST), Segment(4, 4, EAST))
    each = part(0, 3, 3, counted=tuple(Counted(1, (), (segment,)) for segment in corner))
    assert [len(run) for run in lights.drawn_runs(each, 3)] == [2, 1]


@pytest.fixture
def lit(ink, monkeypatch) -> Callable[[Counting, CityGeometry], list[Mark]]:
    """Return a function that paints the lights of the third owner."""
    ink.replace(QPainter, "drawPixmap", lambda p, rect, *more: (QRectF(rect) if more[1:] else QRectF(), None))
    ink.replace(
        lights,
        "_draw_star",
        lambda p, faces, paint, text, at, radius: (around(at.x(), at.y(), 2 * radius), text),
    )
    ink.replace(
        lights,
        "paint_scored_run",
        lambda p, run, size, last=frozenset(): (p.transform().mapRect(QRectF(0, 0, size, size)), (run, last)),
    )
    monkeypatch.setattr(lights, "lit_picture", lambda faces, face, width: QPixmap(10, 10))
    return lambda made, city: ink.paint(lights.paint_lights, made, {2: city})


@pytest.mark.parametrize("number", range(6))
def test_each_counted_piece_is_lit_with_its_number(ink, lit, number):
    made = counting(1, 0.0)
    times = made.times[1]
    made.elapsed = times.first + times.apart * (number - 0.01) if number else 0.0
    lit(made, geometry())
    assert made.lit(CLEAR.parts[2]) == number
    pictures, stars = ink.of("drawPixmap"), ink.of("_draw_star")
    assert len(pictures) == number
    assert [mark.what for mark in stars] == [str(n + 1) for n in range(number)]
    for n, (picture, star) in enumerate(zip(pictures, stars, strict=True)):
        tile = QRectF(100 + 60 * n, 200, 60, 60)
        assert picture.rect.contains(tile.center())
        assert picture.rect.center().y() <= tile.center().y()
        assert 90 < picture.rect.width() < 110
        assert star.rect.center().x() == pytest.approx(tile.right(), abs=6)
        assert star.rect.center().y() == pytest.approx(tile.top(), abs=6)


def test_a_rising_piece_is_lower_than_the_others(ink, lit):
    made = counting(1, 0.0)
    times = made.times[1]
    tops = []
    for share in (0.0, 0.5, 3.0):
        made.elapsed = times.first + times.apart + share * min(times.apart, 60)
        lit(made, geometry())
        tops.append([mark.rect.top() for mark in ink.of("drawPixmap")])
    assert tops[0][1] > tops[1][1] > tops[2][1] == tops[2][0] == tops[0][0]


def test_only_visible_pieces_of_the_current_beat_are_lit(ink, lit):
    assert lit(counting(OPENS), geometry()) == []
    assert lit(counting(2), geometry()) == []
    lit(counting(1), geometry(pieces={}))
    assert ink.of("drawPixmap") == []


@pytest.mark.parametrize("number", range(5))
def test_a_wall_is_traced_up_to_the_last_counted_segment(ink, lit, number):
    made = counting(3, 0.0)
    times = made.times[3]
    made.elapsed = times.first + times.apart * (number - 0.01) if number else 0.0
    lit(made, geometry())
    runs = ink.of("paint_scored_run")
    assert sum(len(mark.what[0]) for mark in runs) == number
    assert [len(mark.what[1]) for mark in runs] == ([0] * (len(runs) - 1) + [1] if runs else [])
    assert all(mark.rect == QRectF(100, 200, 60, 60) for mark in runs)
    assert [mark.what for mark in ink.of("_draw_star")] == ([str(number)] if number else [])
    if 0 < number < 4:
        (star,) = ink.of("_draw_star")
        assert star.rect.center().x() == pytest.approx(100 + 60 * number, abs=9)
        assert star.rect.center().y() == pytest.approx(200, abs=8)
    lit(made, geometry(size=0.0))
    assert ink.of("paint_scored_run", "_draw_star") == []


def test_the_head_of_a_trace_is_smaller_in_a_small_city(ink, lit):
    widths = []
    for size in (lights.LARGE, lights.LARGE + 1):
        lit(counting(3), geometry(size=size))
        widths.append(ink.of("_draw_star")[0].rect.width())
    assert widths[0] < widths[1]


def test_flying_points_have_a_tail_of_growing_sparks(ink):
    ink.replace(
        lights,
        "_draw_star",
        lambda p, faces, paint, text, at, radius: (around(at.x(), at.y(), 2 * radius), text),
    )
    ink.replace(lights, "paint_spark", lambda p, at, share: (around(at.x(), at.y(), 1), share))
    start, end = QPointF(100, 400), QPointF(600, 100)
    sizes = []
    for large in (False, True):
        ink.paint(lights.paint_flight, CLEAR.parts[2], start, end, 0.8, large)
        sparks, (star,) = ink.of("paint_spark"), ink.of("_draw_star")
        assert star.what == "+8"
        assert star.rect.center() == lights.flight_point(start, end, 0.8)
        shares = [mark.what for mark in sparks]
        assert shares == sorted(set(shares))
        assert 0 <= shares[0] < shares[-1] < 1
        assert sparks[0].rect.center() == start
        assert sparks[-1].rect.center() == lights.flight_point(start, end, 0.8 * shares[-1])
        sizes.append(star.rect.width())
    assert sizes[0] < sizes[1]


def test_only_points_on_their_way_fly(qapp):
    made = counting(0, 0.0)
    times = made.times[0]

    def seen() -> list[tuple[Owner, float]]:
        return [(each.owner, share) for each, share in lights.flying(made)]

    assert seen() == []
    made.elapsed = times.leaves[1] + times.flight / 2
    assert [owner for owner, _ in seen()] == [1, 2]
    assert seen()[0][1] == pytest.approx(0.5)
    assert seen()[1][1] < 0.5
    made.elapsed = times.leaves[1] + times.flight
    assert [owner for owner, _ in seen()] == [2]
    made.elapsed = made.duration
    assert seen() == []
    made.act = OPENS
    assert seen() == []


def test_a_light_is_a_halo_around_the_picture_of_the_piece(qapp):
    faces = Faces()
    faces.set_book(rules_for(OWNERS))
    picture = lights.lit_picture(faces, TileFace("tower-9-NE"), 60.0).toImage()
    assert picture.width() == picture.height() == 60 + 2 * lights.AROUND
    middle, edge = picture.width() // 2, picture.width() - 1
    assert picture.pixelColor(middle, middle).alpha() == 255
    sides = [(0, middle), (edge, middle), (middle, 0), (middle, edge)]
    assert all(picture.pixelColor(x, y).alpha() < 40 for x, y in sides)
    near = [picture.pixelColor(x, y).alpha() for x, y in ((16, middle), (middle, 16), (edge - 16, middle))]
    assert all(0 < alpha < 255 for alpha in near)


def test_a_star_is_painted_around_its_point(qapp):
    faces, seen = Faces(), []
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)

    def paint(p: QPainter, text: str, at: QPointF, radius: float) -> None:
        seen.append((text, radius))
        p.fillRect(around(at.x(), at.y(), 2 * radius), QColor("red"))

    lights._draw_star(painter, faces, paint, "7", QPointF(40, 60), 10.0)
    painter.end()
    assert seen == [("7", 10.0)]
    red = [(x, y) for x in range(100) for y in range(100) if image.pixelColor(x, y).alpha() > 128]
    xs, ys = [x for x, _ in red], [y for _, y in red]
    assert (min(xs), max(xs), min(ys), max(ys)) == (30, 49, 50, 69)


# -- times


def all_times() -> Iterator[tuple[Beat, Any]]:
    for beat in (*BEATS, MANY):
        for reduced in (False, True):
            yield beat, times_of(beat, reduced)


def test_pieces_are_counted_one_after_the_other_and_rise():
    for beat, times in all_times():
        most = max(len(each.counted) for each in beat.parts)
        if times.apart <= 0 or not most:
            continue
        for number in range(1, most + 1):
            begins = times.first + times.apart * (number - 1)
            assert times.counted(most, begins - 0.1) == number - 1
            assert times.counted(most, begins + 0.1) == number
            assert times.risen(number, begins) == pytest.approx(0, abs=1e-9)
            assert 0 < times.risen(number, begins + 20) < 1
            assert times.risen(number, begins + 1000) == 1.0


def test_the_progress_of_flying_points_goes_from_none_over_half_to_one():
    for _, times in all_times():
        for owner, leaves in times.leaves.items():
            if times.flight:
                assert times.flown(owner, leaves - 0.1) is None
                assert times.flown(owner, leaves) == 0.0
                assert times.flown(owner, leaves + times.flight / 2) == pytest.approx(0.5)
            assert times.flown(owner, leaves + times.flight) == 1.0
        assert times.flown(99, 1e6) is None


def test_owners_are_sorted_within_a_moment_before_the_calculation():
    for _, times in all_times():
        shares = [times.ranked(times.calculated_at - before) for before in (200, 100, 50, 0, -50)]
        assert shares == ([0.0, 0.0, 0.5, 1.0, 1.0] if times.apart > 0 else [1.0] * 5)


def test_points_leave_one_after_the_other_and_all_arrive_in_time():
    for beat, times in all_times():
        paid = [each.owner for each in beat.parts if each.amount]
        assert list(times.leaves) == paid
        leaves = list(times.leaves.values())
        assert all(leave >= times.calculated_at or beat.traced for leave in leaves)
        assert max(leaves, default=0) + (times.flight if leaves else 0) <= times.duration
        if times.apart > 0 and not beat.traced:
            assert leaves == sorted(set(leaves))
            counted = times.first + times.apart * (max(len(each.counted) for each in beat.parts) - 1)
            assert counted < times.calculated_at < min(leaves, default=times.duration)


def test_a_wall_leaves_once_its_last_segment_is_counted():
    segments = tuple(Counted(1, (), (segment,)) for segment in WALL)
    beat = attrs.evolve(WALLS, parts=(part(0, 2, 2, counted=segments[:2]), part(1, 4, 4, counted=segments)))
    times = times_of(beat, False)
    for each in beat.parts:
        assert times.counted(len(each.counted), times.leaves[each.owner]) == len(each.counted)
    assert times.leaves[0] < times.leaves[1]


def test_a_long_count_is_not_slower_than_a_few_pieces():
    long = attrs.evolve(CLEAR, parts=(part(0, 40, 8, 1, 1), *CLEAR.parts[1:]))
    short = attrs.evolve(CLEAR, parts=(part(0, 1, 8, 1, 1), part(1, 0, 0), part(2, 0, 0)))
    assert times_of(long, False).apart < times_of(short, False).apart
    assert times_of(long, False).duration < 1.5 * times_of(short, False).duration


def test_a_beat_counted_again_or_looked_at_keeps_all_points():
    made = counting(0, 0.0)
    made.figures = True
    assert [made.figure(each) for each in TIED.parts] == [1, 4, 4]
    assert [made.lit(each) for each in TIED.parts] == [1, 4, 4]
    assert made.is_calculated
    assert (made.ranked, made.risen(TIED.parts[1])) == (1.0, 1.0)
    made.once = True
    assert [made.figure(each) for each in TIED.parts] == [0, 0, 0]
    assert [made.lit(each) for each in TIED.parts] == [0, 0, 0]
    assert not made.is_calculated
    assert made.ranked == 0.0
    assert made.flown(1) is None
    assert [made.so_far(owner) for owner in range(OWNERS)] == [3, 6, 18]
    assert [made.score(owner) for owner in range(OWNERS)] == [13, 16, 28]


def test_points_without_pieces_are_counted_at_the_beginning():
    beat = Beat("bonus", None, (), (part(0, 5, 5, counted=()), part(1, 0, 0), part(2, 0, 0)))
    made = counting(0, 0.0, beats=(beat,))
    assert made.figure(beat.parts[0]) == 0
    made.elapsed = made.times[0].first
    assert made.figure(beat.parts[0]) == 5
