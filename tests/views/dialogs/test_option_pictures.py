"""The pictures of house variants, their stars and the layout of their rows."""

from __future__ import annotations

from itertools import pairwise
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QComboBox, QLabel

from alhambra_desktop.model.rules.core.engine.option import Wording
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import MODULES, OPTIONS
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.fonts import is_serif
from alhambra_desktop.views.art.option_pictures import PICTURES
from alhambra_desktop.views.art.palette import DARK, GOLD, GOLD_DEEP, LIGHT
from alhambra_desktop.views.dialogs import option_form, option_picture
from alhambra_desktop.views.dialogs.option_form import GoldStar, OptionForm, OptionRow
from alhambra_desktop.views.dialogs.option_picture import OptionPicture
from alhambra_desktop.views.text.search import Query
from alhambra_desktop.views.widgets.field_row import least_width
from alhambra_desktop.views.widgets.style import apply_theme
from alhambra_desktop.words import say

NOTED = OPTIONS["enclosed_spaces"]
PLAIN = OPTIONS["open_hands"]
TEXT = next(one for one in OPTIONS.values() if isinstance(one, Wording))


@pytest.fixture
def pictures(monkeypatch, qapp) -> dict[str, Any]:
    """Return the painters of house variants, which the test may replace.

    Pictures of other tests are not reused, and those of this test are not stored for other tests.
    """
    made = dict(PICTURES)
    monkeypatch.setattr(FaceCache, "files", None)
    monkeypatch.setattr(option_picture, "PICTURES", made)
    return made


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_variant_has_its_picture_in_the_theme(qtbot, qapp, pictures, theme):
    apply_theme(qapp, theme)
    painted: list[Any] = []

    def paint(p: QPainter, found: Any) -> None:
        assert isinstance(p, QPainter)
        painted.append(found.name)
        p.fillRect(0, 0, 42, 42, QColor("red"))

    pictures[PLAIN.id] = paint
    picture = OptionPicture(FaceCache(), PLAIN)
    qtbot.addWidget(picture)
    assert (picture.minimumSize().toTuple(), picture.maximumSize().toTuple()) == ((42, 42), (42, 42))
    image = picture.grab().toImage()
    assert painted == [theme.name]
    for corner in (QPoint(0, 0), QPoint(41, 0), QPoint(0, 41), QPoint(41, 41)):
        assert image.pixelColor(corner) == QColor("red")
    apply_theme(qapp, LIGHT)


def test_a_variant_without_a_picture_has_the_box_of_its_rule_set(qtbot, pictures, monkeypatch):
    option = TEXT
    pictures.pop(option.id, None)
    painted: list[Any] = []

    def paint(p: QPainter, *args: Any) -> None:
        shifted = p.transform().dx() / p.transform().m11(), p.transform().dy() / p.transform().m22()
        painted.append((*shifted, *args))

    monkeypatch.setattr(option_picture, "paint_box_front", paint)
    picture = OptionPicture(FaceCache(), option)
    qtbot.addWidget(picture)
    picture.grab()
    module = next(module for module in MODULES if option in module.options)
    assert painted == [(1, 1, module.id, say(module.title)[0], 40)]


def test_the_star_of_an_unofficial_value_is_small_and_golden(qtbot, monkeypatch):
    shapes: list[Any] = []

    def shape(p: QPainter, path: Any, *look: Any) -> None:
        assert p.testRenderHint(QPainter.RenderHint.Antialiasing)
        shapes.append((path.boundingRect(), *look))

    monkeypatch.setattr(option_form, "shape", shape)
    star = GoldStar()
    qtbot.addWidget(star)
    assert (star.minimumSize().toTuple(), star.maximumSize().toTuple()) == ((14, 14), (14, 14))
    star.grab()
    ((rect, *look),) = shapes
    assert (rect.center().x(), rect.center().y()) == (7, 7)
    assert rect.width() == pytest.approx(12)
    assert look == [GOLD, GOLD_DEEP, 1]


# -- rows


def row_of(qtbot, option: Any, value: Any = None) -> OptionRow:
    row = OptionRow(FaceCache(), option, option.default if value is None else value)
    qtbot.addWidget(row)
    row.resize(700, row.sizeHint().height())
    row.show()
    return row


def test_a_row_names_and_links_its_rule(qtbot):
    row = row_of(qtbot, NOTED)
    assert row.toolTip() == "Rule B-20"
    assert row.rule.text() == '<a href="B-20">Rule B-20</a>'
    assert row.rule.isVisible()
    assert row.rule.font().pixelSize() == 12
    flags = row.rule.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.LinksAccessibleByMouse
    assert flags & Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    assert row.reset.accessibleName().endswith(": restore the official rule")
    assert row.reset.objectName() == "official"


def test_a_rule_without_a_text_is_not_linked(qtbot, monkeypatch):
    monkeypatch.setattr(option_form, "rule_with_text", lambda _: None)
    row = row_of(qtbot, PLAIN)
    assert row.rule.text() == ""
    assert not row.rule.isVisible()
    assert row.toolTip() == "Rule B-4"


def test_the_sentence_of_a_row_names_the_official_rule_and_its_note(qtbot):
    official = say(PLAIN.describe(PLAIN.default))
    assert row_of(qtbot, PLAIN).note.plain_text == official
    assert row_of(qtbot, PLAIN, "on").note.plain_text == f"House rule. Official: {official}"
    noted = row_of(qtbot, NOTED).note.plain_text
    assert noted.startswith(say(NOTED.describe(NOTED.default)))
    assert noted.endswith(say(NOTED.note))


def test_a_text_has_room_for_a_name(qtbot):
    row = row_of(qtbot, TEXT)
    field = row.field
    assert isinstance(field, QComboBox)
    assert field.minimumSize().toTuple() == (150, 30)
    assert field.minimumContentsLength() == 12
    assert field.sizeAdjustPolicy() is QComboBox.SizeAdjustPolicy.AdjustToContents
    assert field.isEditable()
    assert field.lineEdit().maxLength() == 24
    assert field.lineEdit().accessibleName() == field.accessibleName() == say(TEXT.title)
    assert [field.itemText(at) for at in range(field.count())] == list(TEXT.suggestions)
    heard = Mock()
    row.changed.connect(heard)
    field.lineEdit().setText("  ")
    assert heard.call_count == 1
    assert row.note.plain_text.startswith(say(TEXT.fault("")))
    assert row.star.isVisible()


def test_a_row_is_laid_out_again_when_its_marks_appear(qtbot):
    row = row_of(qtbot, PLAIN)
    row.set_value("on")
    assert row.star.isVisible()
    assert row.reset.isVisible()
    lefts = [part.geometry().left() for part in (row.title, row.star, row.rule, row.reset)]
    assert lefts == sorted(lefts)
    assert lefts[0] < lefts[1], "the star is not over the picture"
    assert row.reset.geometry().right() < row.width()
    row.reset.setFocus()
    row.make_official()
    assert row.value() == "off"
    assert not row.reset.isVisible()


def test_a_search_marks_its_words_in_the_title(qtbot, monkeypatch):
    row = row_of(qtbot, PLAIN)
    marked = Mock()
    monkeypatch.setattr(row.title, "mark", marked)
    query, other = Query.of(row.title.plain_text), Query.of("other")
    assert row.seek(query, other, "#fff")
    marked.assert_called_once_with(other, "#fff")
    assert not row.isHidden()
    assert not row.seek(Query.of("xyzzy"), other, "#fff")
    assert row.isHidden()


# -- forms


def test_rows_of_a_form_share_a_column_and_have_lines_between_them(qtbot):
    groups = [(Message("presets-name"), [NOTED, PLAIN, TEXT]), (Message("files-save"), [])]
    form = OptionForm(FaceCache(), groups, {PLAIN.id: "on"})
    qtbot.addWidget(form)
    form.resize(900, 700)
    form.show()
    rows = list(form.rows.values())
    assert [*form.rows] == [NOTED.id, PLAIN.id, TEXT.id]
    widths = [width for row in rows for width in (row.control.sizeHint().width(), least_width(row.control))]
    assert max(widths) > 470, "choices whose segments may be unequal"
    widest = max(width for width in widths if width <= 470)
    assert widest > max(rows[at].control.sizeHint().width() for at in (1, 2))
    assert {row.column for row in rows} == {widest}
    ring = {NOTED.id: 0, PLAIN.id: 0, TEXT.id: 4}  # choices have room for their focus ring
    for row in rows:
        control, inset = row.control.geometry(), ring[row.option.id]
        assert control.width() == widest - 2 * inset
        assert control.right() == row.width() - 1 + 4 - inset, "the visible edges are aligned"
    assert [row.lined for row in rows] == [False, True, True]
    heads = [one for one in form.findChildren(QLabel) if one.parent() is form]
    (head,) = heads
    assert (head.text(), is_serif(head.font()), head.font().pixelSize()) == ("Name", True, 18)
    assert head.geometry().bottom() < rows[0].geometry().top()
    for above, below in pairwise(rows):
        assert below.geometry().top() == above.geometry().bottom() + 1, "without a gap"
    assert form.height() - rows[-1].geometry().bottom() > 24
    assert form.values()[PLAIN.id] == "on"
    query = Query.of(say(PLAIN.title))
    form.seek(query, query, "#fff")
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert not form.rows[PLAIN.id].lined, "the first visible one"


def test_a_form_without_narrow_controls_has_no_column(qtbot, monkeypatch):
    monkeypatch.setattr(option_form, "WIDEST_COLUMN", 1)
    form = OptionForm(FaceCache(), [(Message("presets-name"), [PLAIN])], {})
    qtbot.addWidget(form)
    assert form.rows[PLAIN.id].column == 0
    monkeypatch.setattr(option_form, "WIDEST_COLUMN", form.rows[PLAIN.id].control.sizeHint().width())
    form = OptionForm(FaceCache(), [(Message("presets-name"), [PLAIN])], {})
    qtbot.addWidget(form)
    assert form.rows[PLAIN.id].column == form.rows[PLAIN.id].control.sizeHint().width()
