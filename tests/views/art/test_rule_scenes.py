"""The scenes of the rules: painted whole and in steps, and their labels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from alhambra_desktop.model.learning.lesson import course
from alhambra_desktop.views.art.fonts import text_width
from alhambra_desktop.views.art.lesson_scenes import LESSON_SCENES
from alhambra_desktop.views.art.palette import DARK, LIGHT, Theme
from alhambra_desktop.views.art.rule_scenes import SCENES, Scene, _label_lines, labelled_steps, scene_steps
from alhambra_desktop.views.art.steps import paint_all
from alhambra_desktop.views.pages.rulebook.signs import OF_RULES, OF_TOPICS, OTHERS
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import say
from tests.sweeps import in_each_language

WIDTH = 200
LABELLED = [
    *((one.scene, one.labels) for one in (*OF_TOPICS.values(), OTHERS)),
    *OF_RULES.items(),
]
"""Scenes in the rules, with their labels."""


def blank(name: str, *, labelled: bool = False) -> QImage:
    image = QImage(WIDTH, round(SCENES[name].height(WIDTH, labelled=labelled)), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    return image


def painted(name: str, theme: Theme, labels: tuple[str, ...] = ()) -> QImage:
    image = blank(name, labelled=bool(labels))
    p = QPainter(image)
    paint_all(p, labelled_steps(SCENES[name], WIDTH, theme, labels))
    p.end()
    return image


def in_steps(scene: Scene, theme: Theme) -> QImage:
    image = QImage(WIDTH, round(scene.height(WIDTH)), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    p = QPainter(image)
    paint_all(p, scene_steps(scene, WIDTH, theme))
    p.end()
    return image


def test_each_lesson_of_the_base_game_has_a_scene(qapp):
    assert [lesson.picture for lesson in course()] == list(LESSON_SCENES)
    for scene in LESSON_SCENES.values():
        light = in_steps(scene, LIGHT)
        assert light.width() == light.height()
        assert light != in_steps(scene, DARK)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_the_same_whole_and_in_steps(qapp, name):
    image = blank(name)
    for step in scene_steps(SCENES[name], WIDTH, LIGHT):
        p = QPainter(image)
        step(p)
        p.end()
    assert image == painted(name, LIGHT)
    assert image != painted(name, DARK)


def test_every_chapter_has_its_own_scene_with_a_place_for_each_label(qapp):
    assert len({name for name, _ in LABELLED}) == len(LABELLED)
    for name, labels in LABELLED:
        assert len(SCENES[name].middles) == len(labels)


def test_labels_are_below_the_scene(qapp):
    plain, labelled = painted("start", LIGHT), painted("start", LIGHT, ("One", "Two", "Three"))
    assert labelled.height() > plain.height()
    assert labelled != painted("start", LIGHT, ("One", "Two", "Four"))
    inside = 10, 10, WIDTH - 20, plain.height() - 20
    assert labelled.copy(*inside) == plain.copy(*inside)


@pytest.mark.parametrize("language", in_each_language())
def test_labels_fit_in_every_language(qapp, spoken, language):
    SPOKEN.speak(language)
    for name, labels in LABELLED:
        room = SCENES[name].room
        for label in labels:
            font, lines = _label_lines(say(label), room)
            assert " ".join(lines) == say(label)
            assert all(text_width(line, font) <= room + 1 for line in lines)
