"""The table of a scoring: the sizes and places of its texts for few or many players and lines."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any
from unittest.mock import Mock

import attrs
import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QBoxLayout, QGridLayout, QLabel, QWidget

from alhambra_desktop.views.art.counting import figure_on_plate
from alhambra_desktop.views.art.fonts import BOLD, is_serif, serif, text_width
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.dialogs import scoring_sheet
from alhambra_desktop.views.dialogs.scoring_sheet import ScoringSheet
from alhambra_desktop.views.widgets import pictures
from tests.of_type import of_type
from tests.views.dialogs.counts import book_of, script_of, sheet_of

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@pytest.fixture
def shown(qtbot) -> Callable[..., ScoringSheet]:
    """Return a function that shows the sheet of a scoring with room for all lines."""

    def show(*args: Any, **more: Any) -> ScoringSheet:
        sheet = sheet_of(*args, **more)
        qtbot.addWidget(sheet)
        sheet.resize(900, 800)
        sheet.show()
        return sheet

    return show


def at(sheet: ScoringSheet, row: int, column: int) -> QWidget:
    """Return the widget in a cell of the table."""
    found = of_type(sheet.table.layout(), QGridLayout).itemAtPosition(row, column)
    return found.widget()


def looks(widget: QWidget) -> list[tuple[str, str, int, int]]:
    """Return each text of a widget with the kind, size and weight of its font."""
    labels = [widget] if isinstance(widget, QLabel) else widget.findChildren(QLabel)
    return [
        (
            *(label.text(), "serif" if is_serif(label.font()) else "sans"),
            *(label.font().pixelSize(), int(label.font().weight())),
        )
        for label in labels
        if label.text()
    ]


def margins(widget: QWidget) -> tuple[int, int, int, int]:
    found = widget.layout().contentsMargins()
    return found.left(), found.top(), found.right(), found.bottom()


def stretches(widget: QWidget) -> list[int]:
    layout = of_type(widget.layout(), QBoxLayout)
    return [layout.stretch(place) for place in range(layout.count())]


@attrs.frozen
class Look:
    """The expected sizes in a table with some number of players and lines."""

    players: int
    lines: int
    head: tuple[str, int]
    picture: int
    head_margins: tuple[int, int, int, int]
    title: int
    note: int | None
    icon: int
    height: int
    first_column: int
    cell: tuple[int, int]
    small: str
    figure: int
    totals: tuple[int, int]


LOOKS = {
    "few": Look(2, 3, ("serif", 19), 42, (2, 4, 2, 2), 15, 14, 30, 38, 2, (8, 9), "4 (1st)", 21, (23, 26)),
    "some": Look(4, 3, ("sans", 13), 34, (2, 0, 2, 2), 15, 13, 30, 38, 3, (6, 8), "4 (1st)", 21, (23, 26)),
    "many": Look(6, 3, ("sans", 13), 34, (2, 0, 2, 2), 15, 13, 30, 38, 4, (6, 8), "4", 17, (17, 17)),
    "many lines": Look(
        2, 12, ("serif", 19), 34, (2, 0, 2, 2), 14, None, 20, 22, 2, (6, 8), "4", 17, (17, 17)
    ),
}


@pytest.fixture(params=LOOKS)
def look(request) -> Look:
    return LOOKS[request.param]


@pytest.fixture
def sheet(look, shown) -> ScoringSheet:
    return shown(look.players, look.lines)


def test_each_player_has_a_column_below_name_and_picture(sheet, look):
    grid = of_type(sheet.table.layout(), QGridLayout)
    assert (grid.horizontalSpacing(), grid.verticalSpacing(), margins(sheet.table)) == (0, 0, (2, 2, 2, 2))
    assert grid.columnStretch(1) == look.first_column
    assert [grid.columnStretch(2 + one) for one in range(look.players)] == [2] * look.players
    assert [grid.columnMinimumWidth(2 + one) for one in range(look.players)] == [62] * look.players
    head = at(sheet, 0, 2)
    assert looks(head) == [("Al", *look.head, 700)]
    assert margins(head) == look.head_margins
    assert head.layout().spacing() == 3
    (picture,) = head.findChildren(pictures.SeatImage)
    (name,) = head.findChildren(QLabel)
    assert picture.size().toTuple() == (look.picture, look.picture)
    if look.players > 3:
        assert stretches(head) == [0, 1]
        assert picture.geometry().bottom() < name.geometry().top()
    else:
        assert stretches(head) == [1, 0, 100, 1]
        assert picture.geometry().right() < name.geometry().left()
        assert name.maximumWidth() == 58
    assert name.minimumSizeHint().width() == 58
    for widget in (head, name):
        assert widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_each_line_has_a_title_and_a_picture(sheet, look):
    grid = of_type(sheet.table.layout(), QGridLayout)
    title = at(sheet, 1, 1)
    notes = [("1st 8, 2nd 1", "sans", look.note, 400)] if look.note else []
    assert looks(title) == [("Pavilions", "sans", look.title, 600), *notes]
    above = 2 if look.note else 0
    assert margins(title) == (8, above, 4, above)
    assert title.layout().spacing() == 0
    assert stretches(title) == ([1, 0, 0, 1] if look.note else [1, 0, 1])
    if look.note:
        assert title.findChildren(QLabel)[1].property("role") == "second"
    assert at(sheet, 1, 0).size().toTuple() == (look.icon, look.icon)
    assert grid.itemAtPosition(1, 0).alignment() == Qt.AlignmentFlag.AlignCenter
    assert [grid.rowMinimumHeight(row) for row in (1, look.lines)] == [look.height] * 2
    assert [grid.rowStretch(row) for row in range(look.lines + 2)] == [0, *[1] * look.lines, 0]
    for widget in (title, at(sheet, 1, 0), at(sheet, 1, 2), title.findChildren(QLabel)[0]):
        assert widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_each_cell_has_the_count_and_the_points(sheet, look):
    cell = at(sheet, 1, 2)
    assert looks(cell) == [(look.small, "sans", 13, 400), ("+4", "serif", look.figure, 700)]
    left, right = look.cell
    assert margins(cell) == (left, 0, right, 0)
    assert cell.layout().spacing() == 4
    small, figure = cell.findChildren(QLabel)
    narrow = look.small == "4"
    assert small.alignment() == (
        RIGHT if narrow else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    )
    assert (small.wordWrap(), figure.wordWrap()) == (True, False)
    starred = not narrow
    assert stretches(cell) == ([0, 1, 0] if starred else [1, 0])
    assert cell.layout().itemAt(1 + starred).alignment() == RIGHT
    assert figure.accessibleName() == "Pavilions, Al: 4 tiles, 1st, +4"
    assert figure.accessibleDescription() == ""
    (*_, nothing) = at(sheet, look.lines - 1, 2).findChildren(QLabel)
    assert (nothing.text(), nothing.accessibleDescription()) == ("–", "–")
    assert stretches(at(sheet, look.lines - 1, 2)) == [1, 0], "no star without points"


def test_the_last_rows_have_the_totals(sheet, look):
    row = look.lines + 1
    this, so_far = at(sheet, row, 1), at(sheet, row + 1, 1)
    assert looks(this) == [("This scoring round", "sans", 15, 600)]
    assert looks(so_far) == [("Points so far", "sans", 15, 600)]
    assert (of_type(this, QLabel).indent(), of_type(so_far, QLabel).indent()) == (8, 8)
    got = 3 * (look.lines - 1)  # of the second player
    assert looks(at(sheet, row, 3)) == [(f"+{got}", "serif", look.totals[0], 700)]
    sums = [] if look.players > 5 else [(f"10 + {got}", "sans", 13, 400)]
    assert looks(at(sheet, row + 1, 3)) == [*sums, (f"{10 + got}", "serif", look.totals[1], 700)]
    told = [
        cell.findChildren(QLabel)[-1].accessibleName() for cell in (at(sheet, row, 3), at(sheet, row + 1, 3))
    ]
    assert told == [
        f"This scoring round, Yusuf: +{got}",
        f"Points so far, Yusuf: 10 + {got} = {10 + got}",
    ]


@pytest.mark.parametrize(
    ("players", "lines", "like"), [(3, 3, "few"), (5, 3, "some"), (2, 11, "few")], ids=str
)
def test_texts_stay_large_up_to_a_number_of_players_and_lines(qapp, players, lines, like):
    sheet, expected = sheet_of(players, lines), LOOKS[like]
    assert looks(at(sheet, 0, 2)) == [("Al", *expected.head, 700)]
    assert looks(at(sheet, 1, 2))[1] == ("+4", "serif", expected.figure, 700)
    assert at(sheet, 1, 0).size().toTuple() == (expected.icon, expected.icon)


def test_long_names_get_more_room_only_beside_few_others(qapp):
    name = "Wolfgang Amadeus"
    script = script_of({0: 0, 1: 0}, [[1, 0], [0, 1]])
    (head, *_) = ScoringSheet(book_of(name, "Alexander"), script).table.findChildren(
        QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
    )
    (label,) = head.findChildren(QLabel)
    assert label.maximumWidth() == ceil(text_width(name, serif(19, BOLD))) + 2 > 90
    assert label.minimumSizeHint().width() == 90
    other = ScoringSheet(book_of("Maurice", "Ben"), script)
    label = next(one for one in other.findChildren(QLabel) if one.text() == "Maurice")
    width = ceil(text_width("Maurice", serif(19, BOLD))) + 2
    assert label.minimumSizeHint().width() == label.maximumWidth() == width
    assert 58 < width < 90


def test_calculations_are_shown_beside_few_others(qapp):
    script = script_of({0: 0, 1: 0}, [[6, 3], [0, 1]])
    part = attrs.evolve(script.beats[0].parts[0], terms=((4,), (2,)))
    first = attrs.evolve(script.beats[0], parts=(part, script.beats[0].parts[1]))
    script = attrs.evolve(script, beats=(first, *script.beats[1:]))
    told = [label.text() for label in ScoringSheet(book_of("Al", "Ben"), script).findChildren(QLabel)]
    assert "6 (1st)\n4 + 2" in told
    assert "3 (2nd)" in told


@pytest.mark.parametrize(
    ("amount", "sum_"), [(5, "(9 + 2) / 2 → 5"), (6, "(9 + 2) / 2 → 6"), (11, "11 to each")]
)
def test_rounded_shares_are_shown_with_an_arrow(qapp, amount, sum_):
    script = script_of({0: 0, 1: 0}, [[amount, amount], [0, 1]])
    parts = (attrs.evolve(one, terms=((9,), (2,)), shared_by=2) for one in script.beats[0].parts)
    first = attrs.evolve(script.beats[0], parts=tuple(parts))
    script = attrs.evolve(script, beats=(first, *script.beats[1:]))
    told = [label.text() for label in ScoringSheet(book_of("Al", "Ben"), script).findChildren(QLabel)]
    assert told.count(f"{amount} (tied 1st)\n{sum_}") == 2


def test_lines_of_types_have_badges_and_others_have_icons(qapp, monkeypatch):
    drawn = Mock(side_effect=lambda *_: QWidget())
    monkeypatch.setattr(scoring_sheet, "badge", drawn.badge)
    monkeypatch.setattr(scoring_sheet, "icon", drawn.icon)
    drawn.badge.side_effect = drawn.icon.side_effect = lambda *_: QWidget()
    monkeypatch.setattr(scoring_sheet, "view_book", lambda _: Mock(icon=lambda name: f"icon of {name}"))
    sheet_of()
    assert [(one[0], one.args) for one in drawn.mock_calls] == [
        ("badge", ("pavilion", 30)),
        ("badge", ("seraglio", 30)),
        ("icon", ("icon of wall", 30)),
    ]
    monkeypatch.setattr(scoring_sheet, "TYPE_COLOURS", ())
    drawn.reset_mock()
    sheet_of()
    assert drawn.mock_calls[0].args == ("icon of pavilion", 30)


def test_figures_have_the_colour_of_the_theme_unless_they_are_plain(shown):
    sheet = shown()
    for theme in (DARK, LIGHT):
        sheet.set_theme(theme)
        plate = figure_on_plate(theme)
        sheets = {row: at(sheet, row, 2).findChildren(QLabel)[-1].styleSheet() for row in (1, 2, 4, 5)}
        assert plate != theme.text
        assert sheets == {
            1: f"color: {plate}",
            2: f"color: {theme.text}",
            4: f"color: {plate}",
            5: f"color: {theme.text}",
        }


def test_stars_show_places_in_the_theme_of_the_sheet(shown, monkeypatch):
    painted: list[Any] = []
    monkeypatch.setattr(scoring_sheet, "paint_place", lambda _, *args: painted.append(args))
    sheet = shown()
    sheet.set_theme(DARK)
    painted.clear()
    star = of_type(at(sheet, 1, 3).layout().itemAt(0).widget(), pictures.Picture)
    assert star.size().toTuple() == (26, 26)
    star.grab()
    assert painted == [(13, 13, 26 * 0.46, 2, DARK)]


# -- pointing at lines


def point_at(sheet: ScoringSheet, qtbot, row: int, column: int) -> None:
    """Move the mouse to the middle of a cell."""
    middle = at(sheet, row, column).geometry().center()
    for off in (QPoint(1, 1), QPoint(0, 0)):
        qtbot.mouseMove(sheet.table, middle + off)


def hint(sheet: ScoringSheet) -> str:
    """Return the text below the table."""
    labels = [one for one in sheet.findChildren(QLabel) if one.parent() is sheet and one.isVisible()]
    return labels[-1].text()


HINT = "Point at a row to highlight its tiles. Click it to count it again."


def test_the_line_and_cell_under_the_mouse_are_highlighted_and_explained(shown, qtbot):
    sheet, pointed, counted = shown(), Mock(), Mock()
    sheet.pointed.connect(pointed)
    sheet.counted.connect(counted)
    assert hint(sheet) == HINT
    assert sheet.table.cursor().shape() is Qt.CursorShape.PointingHandCursor
    for row, column, line, text in (
        (1, 2, 0, "Pavilions, Al: 4 tiles, 1st, +4"),
        (1, 3, 0, "Pavilions, Yusuf: 3 tiles, 2nd, +3"),
        (3, 3, 2, "Longest wall, Yusuf: +3"),
        (3, 1, 2, HINT),
        (2, 2, 1, "Seraglios, Al: none, no points"),
        (0, 2, None, HINT),
    ):
        point_at(sheet, qtbot, row, column)
        assert (sheet.line, hint(sheet)) == (line, text)
    assert [one.args[0] for one in pointed.mock_calls] == [0, 0, 2, 2, 1, None]
    point_at(sheet, qtbot, 1, 3)
    pointed.reset_mock()
    point_at(sheet, qtbot, 1, 3)
    pointed.assert_not_called()
    QApplication.sendEvent(sheet.table, QEvent(QEvent.Type.Leave))
    assert (sheet.line, hint(sheet)) == (None, HINT)
    for row, line in ((1, 0), (2, 1), (3, 2)):
        qtbot.mouseClick(sheet.table, Qt.MouseButton.LeftButton, pos=at(sheet, row, 2).geometry().center())
        assert counted.call_args.args == (line,)
    counted.reset_mock()
    qtbot.mouseClick(sheet.table, Qt.MouseButton.LeftButton, pos=at(sheet, 0, 2).geometry().center())
    counted.assert_not_called()


def test_among_many_lines_their_notes_are_below_the_table(shown, qtbot):
    sheet = shown(2, 12)
    point_at(sheet, qtbot, 2, 1)
    assert hint(sheet) == "Seraglios, 1st 8, 2nd 1"
    point_at(sheet, qtbot, 2, 2)
    assert hint(sheet) == "Seraglios, Al: 4 tiles, 1st, +4"
    qtbot.keyClick(sheet, Qt.Key.Key_Down)
    assert hint(sheet) == "Arcades, 1st 8, 2nd 1"


def test_a_line_is_as_wide_as_the_table_and_as_high_as_its_cells(shown):
    sheet = shown()
    for line in range(3):
        cell = at(sheet, line + 1, 1).geometry()
        rect = sheet.table.line_rect(line)
        assert rect == QRectF(0, cell.top(), sheet.table.width(), cell.height())


# -- the background


def test_stripes_the_own_column_and_the_highlighted_line_are_painted(shown, qtbot, monkeypatch):
    fills, shapes, plates = [], [], []

    class Recorder(QPainter):
        def fillRect(self, *args: Any) -> None:  # noqa: N802
            rect, colour = args
            fills.append((rect, QColor(colour)))

    monkeypatch.setattr(scoring_sheet, "QPainter", Recorder)
    monkeypatch.setattr(
        scoring_sheet, "shape", lambda _, path, *look: shapes.append((path.boundingRect(), *look))
    )
    monkeypatch.setattr(scoring_sheet, "paint_plate", lambda _, *args: plates.append(args))
    sheet = shown(2, 5, viewer=1)

    def paint() -> None:
        for found in (fills, shapes, plates):
            found.clear()
        sheet.table.grab()

    paint()
    width, table = sheet.table.width(), sheet.table
    total = at(sheet, 6, 2).geometry().top()
    stripe, line = QColor(LIGHT.stripe), QColor(LIGHT.hairline)
    assert fills == [
        *((table.line_rect(one), stripe) for one in (0, 2, 4)),
        (QRectF(0, total, width, 1), line),
    ]
    head, bottom = at(sheet, 0, 3).geometry(), at(sheet, 7, 3).geometry()
    (own,) = shapes
    column = QRectF(head.united(bottom)).adjusted(2, 0, -2, 2)
    assert own[0] == column
    assert [QColor(one).name(QColor.NameFormat.HexArgb)[:3] for one in own[1:3]] == ["#21", "#99"]
    assert own[3] == 1
    assert plates == []
    qtbot.keyClick(sheet, Qt.Key.Key_Down)
    paint()
    assert plates == [(table.line_rect(0).adjusted(1, 1, -1, -1), LIGHT)]
    other = shown(viewer="nobody")
    shapes.clear()
    other.table.grab()
    assert shapes == []
