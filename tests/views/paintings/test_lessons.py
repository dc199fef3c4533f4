"""The paintings of the Learn page, of lessons and of the coach (``painted.py``)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPixmap

from alhambra_desktop.model.learning.coach import OCCASIONS, Remark
from alhambra_desktop.model.learning.lesson import lesson_words, lessons
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.pages.lessons.card import NEXT, LessonCard, NumberArch, Question, Stars
from alhambra_desktop.views.pages.lessons.coach import CoachCard
from alhambra_desktop.views.pages.lessons.entry import Entry, EntryPicture
from alhambra_desktop.views.pages.lessons.learn_card import LearnCard
from alhambra_desktop.views.pages.lessons.learn_page import LearnPage
from alhambra_desktop.views.pages.lessons.step_layout import Veil
from alhambra_desktop.words import words
from tests.views.paintings.painted import check, painter_of, painting, recorded

pytestmark = pytest.mark.posix  # fonts differ a little on other systems


def test_the_arch_over_a_number_a_star_or_a_portrait(qtbot):
    scenes = {}
    for title, person, sign in (("number", "", "3"), ("star", "", ""), ("portrait", "zahra", "")):
        arch = NumberArch(person)
        qtbot.addWidget(arch)
        arch.sign = sign
        scenes[title] = [*painting(arch), str(arch.size().toTuple())]
        arch.enlarge(1.5)
        arch.theme = DARK
        scenes[f"large {title}"] = [*painting(arch), str(arch.size().toTuple())]
    check("arch", scenes)


def test_the_stars_of_progress(qtbot):
    stars = Stars()
    qtbot.addWidget(stars)
    scenes = {}
    for title, content in (("here", (2, 4)), ("elsewhere", (1, 3, False)), ("all", (3, 3))):
        stars.set_content(*content)
        scenes[title] = [*painting(stars), str(stars.size().toTuple())]
        stars.factor = 1.5
    check("stars", scenes)


@pytest.mark.parametrize("factor", [1.0, 1.5])
def test_the_card_of_a_lesson(put, factor):
    card = LessonCard(FaceCache())
    card.factor = factor
    card.set_theme(LIGHT)
    told = lesson_words(words().language)["2"]
    scenes = {}
    put(card)
    for title, state in {
        "open": (0, False, False, NEXT),
        "wrong": (2, False, True, NEXT),
        "done": (2, True, False, Message("lesson-finish")),
    }.items():
        card.set_content(lessons()["2"], told, *state)
        scenes[title] = [*painting(card), card.spoken_text, str(card.paper().getRect())]
    asked = Question({0: "0 points", 1: "1 point", 3: "3 points"}, frozenset((3,)))
    card.set_content(lessons()["6"], lesson_words(words().language)["6"], 2, False, True, NEXT, asked)
    scenes["question"] = painting(card)
    check(f"lesson {factor}", scenes)


def test_the_card_of_the_coach(put):
    card = CoachCard(FaceCache())
    card.set_theme(LIGHT)
    put(card)
    scenes = {}
    for factor, occasion in ((1.0, OCCASIONS[0]), (1.25, OCCASIONS[1])):
        card.factor = factor
        card.set_content(Remark(occasion, Message("coach-begins")))
        scenes[f"{factor}"] = painting(card)
    check("coach", scenes)


@pytest.mark.parametrize("small", [True, False])
def test_an_entry_of_the_learn_page(put, small):
    picture = EntryPicture(60)
    entry = Entry(picture, lambda: None, small=small)
    entry.set_content("Title", "A sentence about this lesson.")
    entry.show_progress(2, 5)
    entry.set_sign("4")
    entry.set_theme(LIGHT)
    put(entry, 300, 120)
    picture.pixmap = QPixmap(40, 50)
    scenes = {"open": painting(entry)}
    entry.propose(proposed=True)
    entry.enlarge(1.5)
    entry.set_theme(DARK)
    entry.resize(450, 180)
    scenes["proposed, large and dark"] = painting(entry)
    check(f"{'small' if small else 'large'} entry", scenes)


def test_the_card_of_the_start_page(put):
    card = LearnCard(FaceCache(), {"1": 9, "2": 1}, 120)
    card.set_theme(LIGHT)
    put(card, 420, 160)
    scenes = {"begun": painting(card)}
    card.show_progress(dict.fromkeys(lessons(), 99))
    scenes["finished"] = painting(card)
    check("card of lessons", scenes)


@pytest.mark.parametrize("size", [(1280, 770), (900, 600)])
def test_the_learn_page(put, size):
    page = LearnPage()
    page.show_progress({"1": 5, "2": 3})
    put(page, *size)
    check(f"learn {size[0]}", {"page": painting(page, alone=True)})


def test_the_veil_over_the_table():
    veil = Veil()
    veil.cover(QRectF(0, 0, 400, 300), (QRectF(20, 30, 60, 40), QRectF(200, 100, 80, 80)))
    veil.point(((QPointF(10, 200), QPointF(240, 140)),))
    with painter_of(QImage(400, 300, QImage.Format.Format_ARGB32)) as painter:
        scenes = {"veil": recorded(lambda: veil.paint(painter))}
    scenes["veil"].append(f"{veil.boundingRect().getRect()} {[rect.getRect() for rect in veil.lit]}")
    check("veil", scenes)
