"""The paintings of widgets that many pages share, in their states (``painted.py``)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT, Theme
from alhambra_desktop.views.commands.actions import PAGE_KEYS
from alhambra_desktop.views.text.search import Query
from alhambra_desktop.views.widgets.bottom_bar import ExtraActionSign, StatusText
from alhambra_desktop.views.widgets.chips import Chips
from alhambra_desktop.views.widgets.choices import Choices, PictureChoices, Segments
from alhambra_desktop.views.widgets.empty_note import EmptyNote
from alhambra_desktop.views.widgets.fold_button import FoldButton
from alhambra_desktop.views.widgets.hairline import Hairline
from alhambra_desktop.views.widgets.hit_label import HitLabel
from alhambra_desktop.views.widgets.labels import PlainLabel
from alhambra_desktop.views.widgets.notice import Notice
from alhambra_desktop.views.widgets.page_bar import PageBar, QuestionBar
from alhambra_desktop.views.widgets.page_header import PageHeader
from alhambra_desktop.views.widgets.push_button import PushButton
from alhambra_desktop.views.widgets.round_button import RoundButton
from alhambra_desktop.views.widgets.scrolled import Scrolled
from alhambra_desktop.views.widgets.search_field import SearchField
from alhambra_desktop.views.widgets.section_list import SectionFace, SectionList
from alhambra_desktop.views.widgets.speed_control import SpeedControl, StepMarks
from alhambra_desktop.views.widgets.star_row import StarRow
from alhambra_desktop.views.widgets.star_slider import StarSlider
from alhambra_desktop.views.widgets.stepper import Stepper
from alhambra_desktop.views.widgets.switch import Switch
from tests.views.paintings.painted import PARTS, check, painting

pytestmark = [pytest.mark.posix, pytest.mark.usefixtures("sketched")]  # fonts differ a little elsewhere

TEXTS = {1: "Slow", 2: "Normal", 3: "As fast as possible"}


def dot(p: QPainter, x: float, y: float, theme: Theme) -> None:
    p.drawEllipse(QPointF(x, y), 3, 3)


def push(name: str = "", key: str = "") -> PushButton:
    button = PushButton("&Play again")
    button.setObjectName(name)
    button.show_key(key)
    return button


def fold() -> FoldButton:
    button = FoldButton()
    button.setText("More options")
    return button


BUTTONS: dict[str, Callable[[], QAbstractButton]] = {
    "button": push,
    "main": lambda: push("ready", PAGE_KEYS["games"]),
    "link": lambda: push("link"),
    "danger": lambda: push("danger"),
    "round": lambda: RoundButton(dot),
    "switch": lambda: Switch("Sound"),
    "fold": fold,
}


@pytest.mark.parametrize("name", BUTTONS)
def test_a_button_in_each_state(put, point_at, dark, name):
    button = BUTTONS[name]()
    button.setCheckable(True)
    put(button)
    scenes = {"at rest": painting(button, folders=PARTS)}
    point_at(button)
    scenes["pointed at"] = painting(button, folders=PARTS)
    button.setChecked(True)
    button.setFocus()
    scenes["checked and focused"] = painting(button, folders=PARTS)
    button.setDown(True)
    scenes["pressed"] = painting(button, folders=PARTS)
    button.setDown(False)
    button.setEnabled(False)
    scenes["disabled"] = painting(button, folders=PARTS)
    dark()
    button.setEnabled(True)
    button.setChecked(False)
    scenes["dark"] = painting(button, folders=PARTS)
    check(f"widget {name}", scenes)


def hints(part: QWidget) -> list[str]:
    """Return the sizes that a part asks for, and how it grows."""
    policy = part.sizePolicy()
    grows = policy.horizontalPolicy().name, policy.verticalPolicy().name, policy.hasHeightForWidth()
    sizes = part.sizeHint(), part.minimumSizeHint(), part.minimumSize()
    return [f"{size.width()} {size.height()} " for size in sizes] + [f"{grows}"]


def chosen(choices: Choices) -> Choices:
    choices.choose(1)
    return choices


def blank(value: object, size: QSize, scale: float) -> QPixmap:
    return QPixmap(size)


CHOICES: dict[str, Callable[[], Choices]] = {
    "segments": lambda: Segments("Speed", TEXTS),
    "chips": lambda: Chips("Speed", TEXTS, {}),
    "pictures": lambda: PictureChoices("Speed", TEXTS, blank, {1: "a note"}),
}


@pytest.mark.parametrize("width", [520, 190])
@pytest.mark.parametrize("name", CHOICES)
def test_choices_in_a_wide_and_a_narrow_place(put, name, width):
    choices = chosen(CHOICES[name]())
    put(choices, width, 0)
    choices.resize(width, max(choices.heightForWidth(width), choices.sizeHint().height()))
    scenes = {"chosen": painting(choices, folders=PARTS)}
    choices.buttons[1].setFocus()
    scenes["focused"] = painting(choices, folders=PARTS)
    choices.setEnabled(False)
    scenes["disabled"] = painting(choices, folders=PARTS)
    scenes["hints"] = hints(choices)
    check(f"widget {name} {width}", scenes)


def stepper() -> Stepper:
    made = Stepper("Players", 2, 6)
    made.amount.setValue(3)
    return made


def slider(value: int = 4) -> StarSlider:
    made = StarSlider()
    made.setRange(0, 10)
    made.setValue(value)
    return made


def star(reached: bool) -> StarRow:
    made = StarRow()
    made.set_content(Message("name", name="Win the game"), reached=reached)
    return made


def marks() -> StepMarks:
    made = StepMarks()
    made.show_step(2, 4)
    return made


def speed(short: bool) -> SpeedControl:
    made = SpeedControl()
    made.fit(1.25 if short else 1.0, short=short)
    made.show_chosen("fast")
    return made


def sections() -> SectionList:
    made = SectionList("Sections")
    made.show_sections(
        [
            SectionFace("Basics", "How a turn works", lambda p, *_: None),
            SectionFace("Scoring", "", lambda p, *_: None, 3),
        ]
    )
    made.setCurrentRow(0)
    return made


def header(low: bool) -> PageHeader:
    made = PageHeader(FaceCache(), Message("games-title"), low=low)
    made.set_theme(LIGHT)
    return made


def search() -> SearchField:
    made = SearchField(PAGE_KEYS["games"])
    made.setPlaceholderText("Search")
    return made


def note() -> EmptyNote:
    made = EmptyNote()
    made.sentence.setText("Nothing here")
    made.add(push("ready"))
    return made


def bar() -> PageBar:
    made = PageBar(FaceCache())
    made.set_theme(LIGHT)
    made.set_content("Anna won.", "The others played on for a while.", "The others played on.")
    return made


def status() -> StatusText:
    made = StatusText()
    made.set_content(
        "Anna", ("buys a tile", "pays 9 denars with two cards", "may act again"), ("may act again",)
    )
    return made


def found() -> HitLabel:
    made = HitLabel("The Alhambra is a palace, and its rooms are in the red alhambra.")
    made.mark(Query.of("alham red"), "#F7D980")
    return made


def question() -> QuestionBar:
    made = QuestionBar(FaceCache())
    answers = [(Message("start-all-games"), list), (Message("page-back"), list)]
    made.ask(lambda left: (f"{left} seconds", "to answer this question", "to answer"), answers, 10)
    return made


def scrolled() -> Scrolled:
    return Scrolled(PlainLabel("\n".join("abcdefghijkl")), "Text")


PARTS_OF_PAGES: dict[str, tuple[Callable[[], QWidget], Iterable[tuple[int, int]]]] = {
    "stepper": (stepper, [(160, 44)]),
    "slider": (slider, [(200, 30)]),
    "slider at its end": (lambda: slider(10), [(200, 30)]),
    "slider at its beginning": (lambda: slider(0), [(200, 30)]),
    "star": (lambda: star(True), [(200, 30)]),
    "missed star": (lambda: star(False), [(200, 30)]),
    "step marks": (marks, [(0, 0)]),
    "speed": (lambda: speed(False), [(0, 0)]),
    "short speed": (lambda: speed(True), [(0, 0)]),
    "sections": (sections, [(260, 120), (140, 180)]),
    "header": (lambda: header(False), [(900, 0), (400, 0)]),
    "low header": (lambda: header(True), [(900, 0)]),
    "search": (search, [(220, 36)]),
    "empty note": (note, [(400, 260)]),
    "bar": (bar, [(700, 44), (300, 44)]),
    "status": (status, [(600, 36), (300, 36), (150, 36), (50, 36)]),
    "extra action": (ExtraActionSign, [(0, 0)]),
    "search result": (found, [(460, 24), (150, 90)]),
    "question": (question, [(700, 44), (420, 44)]),
    "scrolled": (scrolled, [(90, 80)]),
    "hairline": (Hairline, [(90, 1)]),
    "upright hairline": (lambda: Hairline(upright=True), [(1, 90)]),
}


@pytest.mark.parametrize("name", PARTS_OF_PAGES)
def test_a_part_of_pages(put, dark, name):
    make, sizes = PARTS_OF_PAGES[name]
    part = put(make(), *next(iter(sizes)))
    scenes = {}
    for size in sizes:
        part.resize(size[0] or part.width(), size[1] or part.height())
        scenes[f"{size}"] = painting(part, folders=PARTS)
    part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    part.setFocus()
    scenes["focused"] = painting(part, folders=PARTS)
    scenes["hints"] = hints(part)
    part.setEnabled(False)
    scenes["disabled"] = painting(part, folders=PARTS)
    part.setEnabled(True)
    dark()
    if isinstance(part, PageBar | PageHeader):
        part.set_theme(DARK)
    scenes["dark"] = painting(part, folders=PARTS)
    check(f"part {name}", scenes)


def test_a_notice(put):
    page = put(QWidget(), 700, 300)
    notice = Notice(page)
    notice.show_message(Message("name", name="The game was saved."))
    scenes = {"message": painting(page, folders=PARTS)}
    notice.show_message(Message("name", name="A game waits."), Message("start-all-games"), list)
    scenes["offer"] = painting(page, folders=PARTS)
    check("widget notice", scenes)


def test_the_buttons_for_the_speed(put, point_at):
    control = put(speed(False))
    scenes = {}
    for command, button in control.buttons.items():
        point_at(button)
        scenes[f"{command} pointed at"] = painting(button, folders=PARTS)
        button.setDown(True)
        scenes[f"{command} pressed"] = painting(button, folders=PARTS)
        button.setDown(False)
        control.show_chosen(command)
        button.setFocus()
        scenes[f"{command} chosen"] = painting(control, folders=PARTS)
    check("buttons for the speed", scenes)
