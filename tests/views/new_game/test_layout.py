"""The page in every size, language and theme: nothing is clipped or covered."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.views.art.fonts import text_width, wrapped
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.pages.new_game.cards import AROUND, BESIDE, INSIDE, ExpansionCard, GameCard
from alhambra_desktop.views.pages.new_game.game_panel import RuleSetsBox
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.storage.preferences import SeatChoice
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO
from tests.sweeps import in_each_language
from tests.views.cut_off import cut_off

SIZES = ((1280, 774), (1024, 674), (894, 534), (640, 374), (1600, 980))
FULL = (
    SeatChoice("Anna-Magdalena", "amber", None, "ines"),
    SeatChoice("Yusuf", "blue", "grandmaster", "yusuf"),
    SeatChoice("Leila", "crimson", "journeyman:banker", "leila"),
    SeatChoice("Ben", "green", None, None),
    SeatChoice("Zahra", "violet", "grandmaster", "zahra"),
    SeatChoice("Tariq", "black", "master:blocker", "tariq"),
)


def titles_too_close(page: NewGamePage) -> list[str]:
    """Return the games whose titles are too close to the right edge of their cards."""
    found = []
    for game in page.game.games:
        titles, room, _ = game._texts(game.width())
        font, scale = game._title_font(room), game.face.scale
        left = game.face.card.left() + (INSIDE + BESIDE) * scale + game._picture
        right = left + max(text_width(title, font) for title in titles)
        if right > game.face.card.right() - (INSIDE - 1) * scale:
            found.append(f"the title of {game.accessibleName()} is too close to the edge")
    return found


def faults(page: NewGamePage) -> list[str]:
    """Return clipped texts and overlapping or protruding parts."""
    found = cut_off(page)
    on_panel: tuple[GameCard | ExpansionCard | RuleSetsBox, ...] = (
        *page.game.games,
        *page.game.expansions.values(),
        page.game.rule_sets,
    )
    for card in on_panel:
        if card.needed(card.width()) > card.height():
            found.append(f"{card.accessibleName()} needs {card.needed(card.width())}, has {card.height()}")
        if not page.game.rect().contains(card.geometry().adjusted(AROUND, AROUND, -AROUND, -AROUND)):
            found.append(f"{card.accessibleName()} is not on its panel")
    found += titles_too_close(page)
    for preset in page.presets.cards:
        needed = preset.needed(preset.width())
        if needed > preset.height() + 1:
            found.append(f"{preset.accessibleName()} needs {needed}, has {preset.height()}")
    shown = [place for place in page.table.places if place.isVisible()]
    for place in shown:
        wide, high = place.needed()
        if wide > place.width() + 1 or high > place.height() + 1:
            found.append(f"{place.accessibleName()} needs {wide} x {high}")
        if not page.table.rect().contains(place.geometry().adjusted(8, 8, -8, -8)):
            found.append(f"{place.accessibleName()} is not on its panel")
    for one, other in combinations([place for place in shown if place._frame is not None], 2):
        first, second = (QRectF(place._frame.card).translated(place.pos()) for place in (one, other))
        if first.intersects(second):
            found.append(f"{one.accessibleName()} lies over {other.accessibleName()}")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_nothing_is_clipped_in_any_size(open_page, settings, spoken, language, size):
    SPOKEN.speak(language)
    settings.change(seats=FULL, modules=tuple(module.id for module in CHOOSABLE))
    page = open_page(*size)
    assert faults(page) == []
    page.game.choose("granada", ("vizier",))
    page.fold(opened=True)
    found = faults(page)
    if language == PSEUDO and size[0] < 894:  # texts of house variants need the full width
        found = cut_off(page.foot)
    assert found == []


@pytest.mark.parametrize("language", in_each_language())
@pytest.mark.parametrize("size", SIZES[:2])
def test_nothing_scrolls_in_usual_window_sizes(open_page, settings, spoken, language, size):
    SPOKEN.speak(language)
    settings.change(seats=FULL)
    page = open_page(*size)
    if (language, size) != ("fr", SIZES[1]):  # French words are longer
        assert page.body.verticalScrollBar().maximum() == 0
    assert page.body.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", SIZES)
def test_the_play_button_is_always_visible(open_page, size):
    page = open_page(*size)
    assert page.rect().contains(page.foot.geometry())
    assert not page.foot.play.visibleRegion().isEmpty()
    page.fold(opened=True)
    assert page.foot.play.visibleRegion().boundingRect() == page.foot.play.rect()


def test_a_narrow_page_is_one_column_that_scrolls(open_page):
    page = open_page(894, 534)
    assert page.table.plan is None
    assert page.game.y() > page.table.geometry().bottom()
    assert page.body.verticalScrollBar().maximum() > 0
    free = [place for place in page.table.places if place.isVisible() and place.choice is None]
    assert len(free) == 1, "one row adds a player"
    page.resize(1280, 774)
    assert all(place.isVisible() for place in page.table.places)


@pytest.mark.parametrize("size", SIZES)
def test_words_are_never_broken(open_page, settings, spoken, size):
    SPOKEN.speak("fr")
    settings.change(seats=FULL)
    page = open_page(*size)
    for card in (*page.game.games, *page.game.expansions.values()):
        words = card.face.title.split()
        room, font = (
            (card._texts(card.width())[1], card._title_font(card._texts(card.width())[1]))
            if card in page.game.games
            else (card._room(card.width()), card._fonts(card._room(card.width()))[0])
        )
        assert all(text_width(word, font) <= room for word in words), card.face.title
        assert " ".join(wrapped(card.face.title, font, room)) == card.face.title


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_part_follows_the_theme(page, theme):
    page.set_theme(theme)
    parts = [page.header.title, page.bar, page.table, page.game, page.foot, page.sheet, page.presets]
    parts += [*page.table.places, *page.presets.cards, page.presets.own, page.game.rule_sets]
    parts += [card.face for card in (*page.game.games, *page.game.expansions.values())]
    assert {part.theme for part in parts} == {theme}
    assert not page.grab().isNull()


def test_another_language_changes_all_texts_and_keeps_the_choices(page, spoken):
    page.add_seat(3)
    page.game.expansions["camps"].setChecked(True)
    page.sheet.form.rows["redesign"].set_value("forbidden")
    page.sheet.seed.setText("12")
    before = page.next_table
    SPOKEN.speak("fr")
    assert page.foot.play.text() == "Jouer"
    assert page.game.expansions["camps"].accessibleName() == "Campements"
    assert page.header.title.accessibleName() == "Nouvelle partie"
    after = page.next_table
    assert (after.game, after.modules, after.options) == (before.game, before.modules, before.options)
    assert [choice.person for choice in after.seats] == [choice.person for choice in before.seats]
    assert page.sheet.seed.text() == "12"
