"""The pictures of house variants, their stars and the layout of their rows."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QComboBox, QLabel

from alhambra_desktop.model.rules.core.engine.option import Choice, Wording
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import MODULES, OPTIONS
from alhambra_desktop.views.art import option_states
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.fonts import is_serif
from alhambra_desktop.views.art.option_pictures import PICTURES
from alhambra_desktop.views.art.option_states import STATES
from alhambra_desktop.views.art.palette import DARK, GOLD, GOLD_DEEP, LIGHT
from alhambra_desktop.views.dialogs import option_form, option_picture
from alhambra_desktop.views.dialogs.option_form import GoldStar, OptionForm, OptionRow
from alhambra_desktop.views.dialogs.option_picture import OptionPicture
from alhambra_desktop.views.text.search import Query
from alhambra_desktop.views.widgets.flow import CARD_GAP
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
    monkeypatch.setattr(option_states, "PICTURES", made)
    monkeypatch.setattr(option_states, "STATES", {})
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
    assert (picture.minimumSize().toTuple(), picture.maximumSize().toTuple()) == ((56, 56), (56, 56))
    image = picture.grab().toImage()
    assert painted == [theme.name]
    for corner in (QPoint(0, 0), QPoint(55, 0), QPoint(0, 55), QPoint(55, 55)):
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


def test_a_picture_shows_the_value_of_its_variant(qtbot, monkeypatch):
    monkeypatch.setattr(FaceCache, "files", None)
    for option in OPTIONS.values():
        if option.id not in PICTURES or isinstance(option, Wording):
            continue
        values = option.values if isinstance(option, Choice) else (option.official, option.least)
        picture, images = OptionPicture(FaceCache(), option), []
        qtbot.addWidget(picture)
        for value in values:
            picture.show_value(value)
            images.append(picture.grab().toImage())
        assert all(a != b for i, a in enumerate(images) for b in images[:i]), option.id


def test_every_state_is_a_value_of_its_variant():
    for name, value in STATES:
        assert value in OPTIONS[name].values


@pytest.mark.parametrize(("width", "columns"), [(900, 2), (500, 1)])
def test_a_form_has_cards_in_columns_of_equal_width(qtbot, width, columns):
    groups = [(Message("presets-name"), [NOTED, PLAIN, TEXT]), (Message("files-save"), [])]
    form = OptionForm(FaceCache(), groups, {PLAIN.id: "on"})
    qtbot.addWidget(form)
    form.resize(width, 700)
    form.show()
    assert [*form.rows] == [PLAIN.id, TEXT.id, NOTED.id], "choices with many values are last"
    cards = [row.geometry() for row in form.rows.values()]
    assert len({card.left() for card in cards}) == columns
    assert len({card.width() for card in cards}) == 1
    assert (cards[0].top() == cards[1].top()) == (columns == 2)
    if columns == 2:
        assert cards[0].height() == cards[1].height()
        assert cards[2].top() == cards[0].bottom() + 1 + CARD_GAP
        assert cards[1].left() == cards[0].right() + 1 + CARD_GAP
    heads = [one for one in form.findChildren(QLabel) if one.parent() is form]
    (head,) = heads
    assert (head.text(), is_serif(head.font()), head.font().pixelSize()) == ("Name", True, 18)
    assert head.geometry().bottom() < cards[0].top()
    assert form.values()[PLAIN.id] == "on"
    assert [row.marked for row in form.rows.values()] == [True, False, False]


def test_a_search_closes_the_gaps_between_cards(qtbot):
    form = OptionForm(FaceCache(), [(Message("presets-name"), [NOTED, PLAIN])], {})
    qtbot.addWidget(form)
    form.resize(900, 700)
    form.show()
    query = Query.of(say(NOTED.title))
    form.seek(query, query, "#fff")
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert form.rows[PLAIN.id].isHidden()
    assert form.rows[NOTED.id].x() == 0
