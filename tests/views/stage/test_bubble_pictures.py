"""What bubbles, hints, the cards of pieces and the pills below the hand paint."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from alhambra_desktop.model.rules.core.places.places import CitySquare
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.table.turn_facts import Deed
from alhambra_desktop.views.art.fonts import BOLD, serif
from alhambra_desktop.views.game.piece_card import PieceCard, Worth
from alhambra_desktop.views.game.selection import Bubble, Guide, Selection
from alhambra_desktop.views.scene.items.bubble_sheet import CardSheet, Sheet, shorter
from alhambra_desktop.views.scene.items.guide_marks import GuideMarks, Mark
from alhambra_desktop.views.scene.items.layers import Layer
from alhambra_desktop.views.scene.items.overlay import Brackets, BubbleItem, tip_of
from alhambra_desktop.views.scene.items.pointed import PointedFrame
from alhambra_desktop.views.scene.layout.bubble_place import Side, Spot, Surroundings
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.text.words import Line

from .inked import Inked, inside, tint
from .test_table_zones import position, table

PLACE = QRectF(300, 300, 60, 60)


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def named(words: str) -> Message:
    return Message("name", name=words)


def around(place: QRectF, over: bool = False) -> Surroundings:
    return Surroundings(QRectF(0, 0, 1000, 700), (), None, Side.EAST)


def bubble(*lines: Line, **more: Any) -> BubbleItem:
    made = BubbleItem(Faces())
    made.set_bubble(Bubble(PLACE, lines, **more), around)
    assert made.spot is not None
    return made


# -- bubbles


def test_a_bubble_has_badges_texts_figures_and_a_total_below_a_line(ink):
    made = bubble(
        Line("tower", named("towers"), "+3"),
        Line("wall", named("long wall"), "+1"),
        Line("", named("nothing else"), strong=True),
        total=(named("in all"), "+4"),
    )
    ink.record(made.paint)
    theme, rect = made.faces.theme, made.spot.rect
    (ground,) = ink.of("paint_bubble")
    assert ground.rect == rect
    assert ground.what[-1] == "plain"
    (badge,), (source,) = ink.of("badge"), ink.of("source")
    assert (badge.what[0], source.what[0]) == ("tower", "wall")
    assert badge.rect.width() == source.rect.width() == 18
    assert badge.rect.left() == source.rect.left() == rect.left() + 11
    words = [ink.text(text) for text in ("towers", "long wall", "Nothing else", "in all")]
    assert all(one.rect.bottom() <= two.rect.top() + 0.5 for one, two in pairwise(words))
    assert badge.y == words[0].y
    assert source.y == words[1].y
    assert words[0].rect.left() == rect.left() + 11 + 24
    assert words[2].rect.left() == words[3].rect.left() == rect.left() + 11
    assert [word.pen for word in words] == [tint(theme.text)] * 3 + [tint(theme.text_2)]
    assert [word.bold for word in words] == [False, False, True, False]
    figures = [ink.text(text) for text in ("+3", "+1", "+4")]
    assert all(figure.right and figure.bold for figure in figures)
    assert {figure.pen for figure in figures} == {tint(theme.figure)}
    assert {figure.rect.right() for figure in figures} == {rect.right() - 11}
    assert figures[2].size == 17 > figures[0].size
    assert [figure.y for figure in figures] == [words[0].y, words[1].y, words[3].y]
    (line,) = ink.of("drawLine")
    assert words[2].rect.bottom() < line.y < figures[2].rect.top() + 1
    assert line.rect.left() == rect.left() + 9
    assert line.rect.right() == rect.right() - 9


def test_a_refusal_has_a_sign_and_a_link_to_its_rule(ink):
    made = bubble(
        Line("edge", named("no wall there"), strong=True, rule="B-12"),
        Line("", named("see rule B-12 here"), aside=True, rule="B-12"),
        tone="illegal",
    )
    ink.record(made.paint)
    theme = made.faces.theme
    (sign,) = ink.of("paint_refusal_sign")
    assert sign.what[0] == "edge"
    strong = ink.text("No wall there")
    assert strong.pen == tint(theme.illegal_text)
    before, link, after = ink.text("see rule "), ink.text("B-12"), ink.text(" here")
    assert before.pen == after.pen == tint(theme.text_2)
    assert link.pen not in (before.pen, strong.pen)
    assert before.rect.left() < link.rect.left() < after.rect.left()
    assert before.rect.left() == strong.rect.left() == made.spot.rect.left() + 11 + 24
    (line,) = ink.of("drawLine")
    assert line.rect.left() == pytest.approx(link.rect.left())
    assert line.rect.right() == pytest.approx(after.rect.left())
    assert link.y < line.y < link.rect.bottom()
    assert {before.size, link.size} == {12}
    assert made.link_at(made.spot.rect.topLeft() + QPointF(30, 12)) == "B-12"
    assert made.link_at(QPointF(0, 0)) == ""
    assert made.holds(made.spot.rect.center())
    assert not made.holds(made.spot.rect.bottomRight() + QPointF(40, 40))
    assert made.words == "No wall there; see rule B-12 here"


def test_a_bubble_without_rule_links_nowhere(qapp):
    made = bubble(Line("", named("hello")))
    assert made.link_at(made.spot.rect.center()) == ""
    assert not made.holds(made.spot.rect.center())
    assert made.boundingRect().contains(made.spot.rect)
    assert made.isVisible()
    made.set_bubble(None, around)
    assert not made.isVisible()
    assert (made.words, made.spot, made.unplaced) == ("", None, None)
    assert made.boundingRect() == QRectF()


def test_a_bubble_without_room_is_shown_elsewhere(qapp):
    made = BubbleItem(Faces())
    wanted = Bubble(PLACE, (Line("", named("hello")),))
    made.set_bubble(wanted, lambda *_: Surroundings(QRectF(290, 290, 80, 80), (), None, Side.EAST))
    assert made.unplaced == wanted
    assert not made.isVisible()
    made.retranslate(around)
    assert made.unplaced is None
    assert made.isVisible()


@pytest.mark.parametrize(
    ("side", "rect", "tip"),
    [
        (Side.EAST, QRectF(370, 290, 100, 80), (362, 330)),
        (Side.WEST, QRectF(180, 290, 100, 80), (298, 330)),
        (Side.SOUTH, QRectF(280, 370, 100, 80), (330, 362)),
        (Side.NORTH, QRectF(280, 200, 100, 80), (330, 298)),
        (Side.EAST, QRectF(370, 340, 100, 80), (362, 356)),
        (Side.EAST, QRectF(370, 220, 100, 80), (362, 284)),
        (Side.SOUTH, QRectF(340, 370, 100, 80), (356, 362)),
    ],
)
def test_a_tip_points_just_beside_its_place(side, rect, tip):
    assert tip_of(Spot(rect, side), PLACE, None) == QPointF(*tip)


@pytest.mark.parametrize(
    ("side", "tip"),
    [(Side.EAST, (393, 330)), (Side.WEST, (267, 330)), (Side.SOUTH, (330, 393)), (Side.NORTH, (330, 267))],
)
def test_a_tip_reaches_into_the_panel_of_its_place(side, tip):
    rect = QRectF(280, 290, 100, 80)
    assert tip_of(Spot(rect, side), PLACE, QRectF(260, 260, 140, 140)) == QPointF(*tip)


def test_a_bubble_becomes_shorter_by_asides_first(qapp):
    reason, aside, plain = (
        Line("", named("a"), strong=True),
        Line("", named("b"), aside=True),
        Line("", named("c")),
    )
    lines = (reason, aside, plain)
    assert [one.lines for one in shorter(Bubble(PLACE, lines))] == [lines, (reason, plain), (reason,)]
    total = (named("all"), "+1")
    assert [one.lines for one in shorter(Bubble(PLACE, lines, total=total))] == [lines, (reason,)]
    assert [one.lines for one in shorter(Bubble(PLACE, (reason,)))] == [(reason,)]


def test_a_sheet_is_as_wide_as_its_texts_between_limits(qapp):
    narrow = Sheet.of(Bubble(PLACE, (Line("", named("a")),)))
    assert narrow.size.width() == 120
    long = named("many words " * 20)
    sizes = [Sheet.of(Bubble(PLACE, (Line("", long),)), widest).size for widest in (220, 200, 180)]
    assert [size.width() for size in sizes] == [220, 200, 180]
    assert sizes[0].height() < sizes[2].height()
    (row,) = narrow.rows
    assert row.top == 7
    assert narrow.size.height() == row.top + row.height + 7


# -- cards of pieces


CARD = PieceCard(
    named("falcon"),
    named("counts its buildings"),
    Worth(named("now"), named("+5"), named("two towers")),
    named("note"),
    ("tower", "garden"),
)


def test_a_piece_card_has_name_note_badges_sentence_and_value(ink):
    sheet = CardSheet.of(CARD)
    faces = Faces()
    ink.record(lambda p: sheet.paint(p, faces))
    theme = faces.theme
    name, note, sentence = ink.text("Falcon"), ink.text("note"), ink.text("counts its buildings")
    label, figure, working = ink.text("now"), ink.text("+5"), ink.text("two towers")
    assert (name.bold, name.size, name.pen) == (True, 15, tint(theme.text))
    assert [mark.pen for mark in (note, label, working)] == [tint(theme.text_2)] * 3
    assert figure.pen == tint(theme.figure)
    assert sentence.pen == tint(theme.text)
    assert name.rect.top() < sentence.rect.top() < label.rect.top() < working.rect.top()
    assert abs(label.y - figure.y) < 1
    assert {mark.rect.left() for mark in (name, sentence, label, working)} == {12}
    wide = QFontMetricsF(serif(17, BOLD)).horizontalAdvance("+5")
    assert figure.rect.left() + wide == pytest.approx(248 - 12, abs=0.5)
    badges = ink.of("badge")
    assert [mark.what[0] for mark in badges] == ["garden", "tower"]
    assert badges[0].rect.right() == 248 - 12
    assert badges[0].x - badges[1].x == 24
    assert {mark.rect.width() for mark in badges} == {20}
    assert abs(badges[0].y - name.y) < 1
    (line,) = ink.of("fillRect")
    assert sentence.rect.bottom() < line.rect.top() < label.rect.top()
    assert (line.rect.left(), line.rect.right()) == (12, 236)
    assert sheet.size.height() == pytest.approx(working.rect.bottom() + 8)
    assert sheet.size.width() == 248


def test_a_card_without_value_ends_with_its_sentence(ink):
    sheet = CardSheet.of(PieceCard(named("falcon"), named("counts"), None, named("beside")))
    ink.record(lambda p: sheet.paint(p, Faces()))
    assert ink.of("fillRect", "badge") == []
    assert sheet.rule is None
    beside, name, sentence = ink.text("beside"), ink.text("Falcon"), ink.text("counts")
    assert abs(beside.y - name.y) < 1, "a short note is beside the name"
    assert beside.rect.left() > 150
    assert sheet.size.height() == pytest.approx(sentence.rect.bottom() + 8)
    long = CardSheet.of(PieceCard(named("falcon"), named("counts"), None, named("a long note " * 5)))
    assert long.size.height() > sheet.size.height() + 10


# -- hints


def hint(*marks: Mark, **more: Any) -> GuideMarks:
    made = GuideMarks(Faces())
    guide = Guide((), (), (named("buy this tile"),), **more)
    made.follow(guide, marks, around)
    return made


WHOLE = QRectF(0, 0, 1000, 700)


def test_a_hint_marks_pieces_and_squares_with_numbers(ink):
    ghost = QPixmap(60, 60)
    first, second = Mark(PLACE, 1, WHOLE), Mark(QRectF(500, 100, 60, 60), 2, QRectF(450, 50, 300, 300), ghost)
    other = Mark(QRectF(700, 500, 40, 60), 1, WHOLE)
    made = hint(first, other, second)
    assert made.isVisible()
    ink.record(made.paint)
    rims, numbers = ink.of("paint_hint_rim"), ink.of("paint_hint_number")
    assert [rim.rect for rim in rims] == [first.rect, other.rect, second.rect]
    assert [rim.what[1] for rim in rims] == [4.0, 4.0, 1.0]
    assert [rim.clip for rim in rims] == [WHOLE, WHOLE, second.within]
    (picture,) = (mark for mark in ink.of("drawPixmap") if mark.what[1] is ghost)
    assert picture.opacity == pytest.approx(0.78)
    assert picture.rect.topLeft() == second.rect.topLeft()
    assert rims[2].opacity == 1
    assert [number.what for number in numbers] == [
        (PLACE.left() - 9, PLACE.center().y() - 4, 1),
        (second.rect.left(), second.rect.top(), 2),
    ]
    bounds = made.boundingRect()
    assert bounds.contains(first.rect.adjusted(-40, -40, 40, 40))
    assert bounds.contains(made.spot.rect.adjusted(-20, -20, 20, 20))


def test_the_text_of_a_hint_has_a_star_and_keys_below(ink):
    made = hint(Mark(PLACE, 1, WHOLE))
    ink.record(made.paint)
    rect = made.spot.rect
    theme = made.faces.theme
    (ground,), (star,) = ink.of("paint_bubble"), ink.of("paint_hint_star")
    assert ground.rect == rect
    words = ink.text("Buy this tile")
    assert made.words == "Buy this tile"
    assert (words.bold, words.size, words.pen) == (True, 14, tint(theme.text))
    assert rect.left() < star.what[0] < words.rect.left() == rect.left() + 34
    assert star.what[1] == pytest.approx(words.y)
    keys = ink.of("paint_pill")
    does = [mark for mark in ink.of("drawText") if mark.size == 12]
    assert len(keys) == len(does) == 2
    assert keys[0].rect.left() == words.rect.left()
    for key, text in zip(keys, does, strict=True):
        assert key.what[2] == "plain"
        assert text.rect.left() == key.rect.right() + 6
        assert text.y == key.y
        assert text.pen == tint(theme.text_2)
        assert words.rect.bottom() < key.rect.top() < key.rect.bottom() < rect.bottom()
    assert keys[0].rect.right() < does[0].rect.left() < keys[1].rect.left() < does[1].rect.left()


def test_a_hint_that_can_be_carried_out_has_one_more_key(ink):
    made = hint(Mark(PLACE, 1, WHOLE), deed=Deed(play=None, promise=None))
    ink.record(made.paint)
    assert len(ink.of("paint_pill")) == 3


def test_without_marks_there_is_no_hint(qapp):
    made = hint()
    assert not made.isVisible()
    assert made.text is None
    assert made.unplaced is None
    assert made.words == ""


# -- frames


def test_the_keyboard_cursor_surrounds_its_target(ink):
    brackets = Brackets(Faces())
    brackets.around(PLACE)
    assert brackets.isVisible()
    assert brackets.boundingRect() == PLACE.adjusted(-8, -8, 8, 8)
    ink.record(brackets.paint)
    (cursor,) = ink.marks
    assert (cursor.kind, cursor.rect) == ("paint_cursor", PLACE)
    brackets.around(None)
    assert not brackets.isVisible()


def test_the_frame_of_a_control_is_tinted_if_it_can_be_pressed(ink):
    frame = PointedFrame(Faces())
    theme = frame.faces.theme
    for pressed, line in ((True, theme.legal), (False, theme.stud)):
        frame.around(PLACE, pressed)
        assert frame.isVisible()
        ink.record(frame.paint)
        (box,) = ink.marks
        assert box.rect == PLACE
        assert (box.pen, box.width) == (tint(line), 1.6)
    frame.around(None)
    assert not frame.isVisible()
    frame.around(PLACE, False)
    assert frame.isVisible()


# -- the hand


def pills(ink: Inked, stage: Stage) -> list[Any]:
    (layer,) = (item for item in stage.hand.childItems() if isinstance(item, Layer))
    option = QStyleOptionGraphicsItem()
    option.exposedRect = stage.hand.inner
    return ink.record(lambda p: layer.paint(p, option))


def test_each_fan_of_the_hand_has_its_sum_below(ink):
    stage = table()
    pills(ink, stage)
    theme = stage.faces.theme
    boxes, coins, sums = ink.of("drawRoundedRect"), ink.of("coin"), ink.of("drawText")
    assert [mark.text for mark in sums] == ["18", "2", "12"]
    assert [mark.what[0] for mark in coins] == ["denar", "ducat", "florin"]
    slots = list(stage.hand.slots(stage.table))
    for box, coin, text in zip(boxes, coins, sums, strict=True):
        assert box.brush == tint(theme.panel_top)
        assert inside(coin, box.rect)
        assert coin.rect.right() < text.rect.left() + 3
        assert (text.bold, text.centred) == (True, True)
        assert box.rect.height() == pytest.approx(18.4)
        assert slots[0].rect.bottom() - 6.5 < box.rect.top() < slots[0].rect.bottom()
        assert inside(box, stage.hand.inner)
    denars = slots[0].rect | slots[2].rect
    assert boxes[0].x == pytest.approx(denars.center().x(), abs=1)


def test_the_paying_fan_shows_the_payment(ink):
    at = position()
    stage = table(at)
    wanted = stage.snapshot.book.tile_pieces["arcades-9-open"]
    for cards, tone, words in (
        (("florin-9",), "exact", "9"),
        (("denar-9",), "exact", "9"),
        (("denar-4",), "short", "4"),
    ):
        paid = stage.snapshot.in_hand(cards)
        stage.select(Selection(lifted=(wanted,), face=stage.table.pieces[wanted].face, paid=paid))
        pills(ink, stage)
        found = ink.of("paint_pill")
        assert len(found) <= 1
        if found:
            assert found[0].what[2] in (tone, "over", "short", "exact")
            assert words in found[0].what[3]
            assert len(ink.of("coin")) == 2
            assert found[0].rect.height() == 22


def test_a_fan_in_flight_has_no_sum(ink):
    stage = table()
    card = stage.snapshot.in_hand(("ducat-2",))[0]
    stage.fly(card, stage.table.pieces[card].face, QRectF(0, 0, 40, 60))
    stage.lay(stage.table)
    pills(ink, stage)
    assert [mark.text for mark in ink.of("drawText")] == ["18", "12"]
    assert CitySquare(0, (0, 0)) in stage.table.lying
