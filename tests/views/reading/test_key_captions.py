"""Captions of drawn keys, in every language."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont

from alhambra_desktop.views.art.fonts import text_width
from alhambra_desktop.views.commands.actions import COMMANDS
from alhambra_desktop.views.pages.reading.command_board import CommandBoard
from alhambra_desktop.views.pages.reading.key_rows import key_texts
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets import key_captions
from alhambra_desktop.views.widgets.key_board import MODIFIERS, KeyBoard, caption_room
from alhambra_desktop.views.widgets.key_captions import (
    LARGEST,
    LEAST,
    caption_fits,
    caption_font,
    common_size,
)
from alhambra_desktop.views.widgets.page_keys import PAGES
from alhambra_desktop.words import languages, say

IN_PREFERENCES: Final = 961, 292
ON_PAGE: Final = 1236, 324
"""Sizes of the keyboards in a window of 1280 x 800 pixels. In some languages the first one is wider."""

NORMAL: Final = QSizeF(53.4, 22)
"""Room for the caption of a letter key in the preferences."""

MOST_WORDS: Final = 2


@pytest.fixture(params=languages())
def language(request, spoken) -> str:
    SPOKEN.speak(request.param)
    return request.param


def test_every_command_and_page_key_has_a_caption_that_fits_a_normal_key(language, qapp):
    captions = {say(command.line.caption) for command in COMMANDS if command.line is not None}
    assert all(command.line is not None for command in COMMANDS if command.keys)
    captions |= {say(one.caption) for one in PAGES["everywhere"].keys}
    assert all(captions)
    assert {one for one in captions if not caption_fits(one, LEAST, NORMAL)} == set()
    assert {one for one in captions if len(one.split(" ")) > MOST_WORDS} == set()


@pytest.mark.parametrize("modifier", ["", *MODIFIERS])
def test_all_captions_fit_the_keyboard_of_the_preferences(language, qtbot, modifier):
    board = KeyBoard()
    qtbot.addWidget(board)
    board.resize(*IN_PREFERENCES)
    board.show_modifier(modifier)
    assert [one for one, room in board.captions if not caption_fits(one, LEAST, room)] == []


def test_captions_do_not_touch_the_sides_of_their_keys(qtbot):
    board = KeyBoard()
    qtbot.addWidget(board)
    board.resize(*IN_PREFERENCES)
    board.show_modifier("")
    boxes = dict(board._keys())
    size = common_size(board.captions)
    for key in ("S", "T", "-"):
        caption = next(use.caption for name, use in board._used.items() if name == key)
        assert text_width(caption, caption_font(size)) + 7 <= boxes[key].width()
        assert caption_room(boxes[key]).left() >= boxes[key].left() + 3.5
    assert size >= 12


def test_the_letters_of_wide_captions_are_closer_together(qtbot, monkeypatch):
    board, painted = KeyBoard(), {}
    qtbot.addWidget(board)
    board.resize(*IN_PREFERENCES)
    board.show_modifier("")

    def note(_: object, room: QRectF, text: str, font: QFont, ink: str) -> None:
        painted[text] = room.left(), room.left() + text_width(text, font)

    monkeypatch.setattr(key_captions, "write", note)
    board.grab()
    boxes = {board._used[key].caption: box for key, box in board._keys() if key in board._used}
    for caption in ("Standings", "Turn over", "Zoom out", "Overview", "Log"):
        left, right = painted[caption]
        assert left >= boxes[caption].left() + 5
        assert right <= boxes[caption].right() - 5


@pytest.mark.parametrize("name", PAGES)
def test_captions_are_larger_on_the_page_of_keys(language, qtbot, name):
    board = CommandBoard()
    qtbot.addWidget(board)
    board.resize(*ON_PAGE)
    page = PAGES[name]
    board.show_texts([*key_texts(page.commands, page.keys)])
    assert board.captions
    assert common_size(board.captions) >= LEAST + 1


def test_captions_have_one_size_in_which_all_fit(qapp):
    wide = QSizeF(200, 40)
    assert common_size([]) == common_size([("Log", wide)]) == LARGEST
    size = common_size([("Log", wide), ("Standings", QSizeF(56, 40))])
    assert LEAST < size < LARGEST
    assert common_size([("Standings", QSizeF(10, 40))]) == LEAST


def test_a_caption_has_one_line(qapp):
    assert caption_fits("Zoom out", LEAST, NORMAL)
    assert not caption_fits("Zoom out further", LEAST, QSizeF(NORMAL.width(), 100))
