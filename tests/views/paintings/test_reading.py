"""The paintings of the parts of the reading pages, and their texts with all formats (``painted.py``)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QTextTable

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.art.steps import paint_all
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.pages.reading.command_board import CommandBoard
from alhambra_desktop.views.pages.reading.document import DocumentView
from alhambra_desktop.views.pages.reading.key_rows import KeyPart, KeyRow, KeyText, key_texts
from alhambra_desktop.views.pages.reading.news_item import NewsItem
from alhambra_desktop.views.pages.reading.pictures import (
    ITEMS,
    Scene,
    alhambra_at_dusk,
    city_with_people,
)
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.key_groups import TURN, VIEW
from alhambra_desktop.words import SOURCE
from tests.views.paintings.painted import EXACTLY, check, painter_of, painting, recorded, without_places

pytestmark = pytest.mark.posix  # fonts differ a little on other systems

TEXT = """# Title

Some words with **bold** ones and a [link](https://example.org).

## Chapter

- first
- second

### Section

#### Item

| a | b | c |
|---|---|---|
| 1 | 2 | 3 |
| 4 | 5 | 6 |
| 7 | 8 | 9 |

Last words.
"""


@pytest.fixture(autouse=True)
def english(qapp) -> None:
    SPOKEN.speak(SOURCE)


def formats(view: DocumentView) -> Iterator[str]:
    """Yield the texts and formats of a document."""
    block = view.document().begin()
    while block.isValid():
        its, words = block.blockFormat(), block.charFormat()
        around = its.topMargin(), its.bottomMargin(), round(its.textIndent(), 1)
        yield f"{block.text()!r}: {around}"
        found = block.begin()
        while not found.atEnd():
            words = found.fragment().charFormat()
            tint = words.foreground().style().name, words.fontUnderline(), words.isAnchor()
            yield f"   {found.fragment().text()!r} {words.font().pixelSize()} {words.fontWeight()} {tint}"
            found += 1
        yield f"   line {its.lineHeight():g} {its.lineHeightType()} {block.textList() is not None}"
        block = block.next()
    for frame in view.document().rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            style = frame.format()
            widths = [width.rawValue() for width in style.columnWidthConstraints()]
            numbers = style.border(), style.cellSpacing(), style.cellPadding(), style.topMargin()
            yield f"table {numbers} {style.bottomMargin()} {style.width().rawValue()} {widths}"
            for row in range(frame.rows()):
                cell = frame.cellAt(row, 1).format()
                ground = cell.background()
                yield f"   {ground.color().name()} {ground.style().name} {cell.fontWeight()}"


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_formats_of_a_long_text(put, theme):
    view = put(DocumentView(), 900, 300)
    view.show_text(TEXT, theme)
    told = [*formats(view), view.palette().text().color().name(), view.document().defaultFont().pixelSize()]
    told += [view.viewportMargins().left(), view.document().indentWidth(), view.document().documentMargin()]
    told += [view.viewportMargins().top(), view.viewportMargins().bottom()]
    view.resize(700, 300)
    told += [view.viewportMargins().left(), view.openLinks(), view.frameShape().name]
    check(f"formats of a text, {theme.name}", {"text": [str(one) for one in told]})


def test_a_text_keeps_its_scroll_position_until_it_is_scrolled_to_the_top(put):
    view = put(DocumentView(), 500, 100)
    view.show_text(TEXT, LIGHT)
    bar = view.verticalScrollBar()
    bar.setValue(90)
    view.show_text(TEXT, DARK)
    assert bar.value() == 90
    assert view.textCursor().atStart()
    view.scroll_to_top()
    assert bar.value() == 0


def test_the_rows_of_keys(put, qtbot):
    cap, word = partial(KeyPart, is_key=True), partial(KeyPart, is_key=False)
    short = KeyText(TURN, (), (cap("R"), word("or"), cap("Right")), "Turn over", "Turn", "Turn a tile.")
    several = [cap("Ctrl"), KeyPart("Shift", True, joined=True), KeyPart("Z", True, joined=True)]
    long = KeyText(
        VIEW,
        (),
        (*several, word("or"), cap("Backspace"), cap("Page Down")),
        "Undo " * 12,
        "Undo",
        "Take it back.",
    )
    scenes = {}
    for title, text in (("short", short), ("long", long)):
        row = put(KeyRow(text), 420, 0)
        row.resize(420, row.heightForWidth(420))
        scenes[title] = without_places(painting(row))
        row.setFocus()
        scenes[f"{title}, focused"] = without_places(painting(row))
    check("rows of keys", scenes)


@pytest.mark.parametrize("size", [(1220, 300), (980, 190)])
def test_the_board_with_captions_of_commands(put, size):
    texts = list(key_texts(BY_ID))
    board = CommandBoard()
    board.show_texts(texts)
    put(board, *size)
    scenes = {"board": painting(board)}
    board.light(("Ctrl+S",))
    scenes["lit"] = painting(board)[-4:]
    check(f"board of commands {size[0]}", {name: without_places(lines) for name, lines in scenes.items()})


def test_the_keys_that_move_between_rows(put, qtbot):
    row, steps = put(KeyRow(next(key_texts(BY_ID))), 420, 40), []
    row.stepped.connect(steps.append)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_A):
        qtbot.keyClick(row, key)
    qtbot.keyClick(row, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(row, Qt.Key.Key_Down, Qt.KeyboardModifier.KeypadModifier)
    assert steps == [-1, 1, -1000, 1000, 1]


def test_the_texts_of_all_keys(qapp):
    told = [f"{text.group} {text.key_names}: {text.does}" for text in key_texts(BY_ID)]
    check("texts of keys", {"keys": told})


@pytest.mark.parametrize("steps", [city_with_people, alhambra_at_dusk])
def test_a_scene(put, steps):
    with painter_of(QImage(700, 240, QImage.Format.Format_RGB32)) as p:
        rect = QRectF(0, 0, 320, 100)
        lines = recorded(lambda: paint_all(p, steps(FaceCache(), rect, 1.0)))
    check(f"scene, {steps.__name__}", {"scene": [*lines[:60], str(len(lines)), *lines[-30:]]}, EXACTLY)


def test_the_floor_of_a_scene(put, dark):
    scene = put(Scene(FaceCache(), lambda *_: iter(())), 400, 160)
    scene._steps.__name__ = "nothing"
    scenes = {"light": painting(scene)}
    dark()
    scenes["dark"] = painting(scene)
    check("floor of a scene", scenes, EXACTLY)


def test_the_drawings_of_the_news():
    with painter_of(QImage(80, 80, QImage.Format.Format_RGB32)) as p:
        check(
            "drawings of the news",
            {name: recorded(partial(paint, p, DARK)) for name, paint in ITEMS.items()},
            EXACTLY,
        )


def test_an_item_of_the_news(put):
    pressed = []
    item = NewsItem(Message("news-people"), Message("news-people-line"), "keys", lambda: pressed.append(1))
    item.retranslate()
    put(item, 560, 120)
    item.button.click()
    assert pressed == [1]
    check("item of the news", {"item": without_places(painting(item))})
