"""The page with the rules of the running game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from alhambra_desktop.model.rules.modules.registry import OPTIONS
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.pages.rulebook.contents import ALL_VARIANTS
from alhambra_desktop.views.pages.rulebook.document import variants_of
from alhambra_desktop.views.pages.rulebook.page import RulesPage
from alhambra_desktop.words import phrase, say

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def opened(qtbot):
    def open_page(options: str = "", seats: str = "human,human,human") -> RulesPage:
        page = RulesPage()
        qtbot.addWidget(page)
        page.resize(1280, 740)
        page.show()
        page.show_table(parse_new(f"{seats} seed=1 {options}"))
        page.read(ALL_VARIANTS)
        QApplication.processEvents()  # shows new widgets
        return page

    return open_page


def visible_options(page: RulesPage) -> list[str]:
    return [card.variant.option.id for card in page.played.cards if card.isVisible()]


def texts(page: RulesPage) -> list[str]:
    return [label.text() for label in page.sheet.findChildren(QLabel) if label.isVisible()]


def test_the_page_has_one_name(opened):
    page = opened()
    name = phrase("played-title")
    assert page.tools.title.isVisible()
    assert page.tools.title.text() == name
    assert page.contents.currentItem().text(0) == name
    assert name in page.bar.accessibleName()


def test_an_official_game_lists_its_rules(opened):
    page = opened()
    assert phrase("played-status", count=0) in texts(page)
    assert page.played.fold.isChecked()
    assert sorted(visible_options(page)) == sorted(one.option.id for one in page._played)
    assert not page.text.isVisible()


def test_changed_rules_come_first_and_the_others_are_folded(opened, qtbot):
    page = opened("take_limit=6 open_hands=on")
    assert phrase("played-status", count=2) in texts(page)
    assert visible_options(page) == ["open_hands", "take_limit"]
    official = phrase("rulebook-official", value=OPTIONS["take_limit"].describe(5))
    assert official in texts(page)
    assert official in page.played.cards[1].button.accessibleDescription()
    assert page.aside.isHidden(), "it would show the same rules"
    qtbot.mouseClick(page.played.fold, LEFT)
    assert len(visible_options(page)) == len(page.played.cards) > 2
    qtbot.mouseClick(page.played.fold, LEFT)
    assert visible_options(page) == ["open_hands", "take_limit"]


def test_a_folded_list_stays_open_on_the_same_page(opened, qtbot):
    page = opened("take_limit=6")
    qtbot.mouseClick(page.played.fold, LEFT)
    page.zoom(1)
    assert page.played.fold.isChecked()
    page.show_table(parse_new("human,human,human seed=1 open_hands=on"))
    page.read(ALL_VARIANTS)
    assert not page.played.fold.isChecked()


def test_a_click_on_a_card_opens_its_rule_and_back_returns(opened, qtbot):
    page = opened("take_limit=6")
    qtbot.mouseClick(page.played.cards[0].button, LEFT)
    assert page.rule == OPTIONS["take_limit"].rule
    assert page.text.isVisible()
    assert page.played.isHidden()
    assert page.tools.title.isHidden()
    assert page.aside.isVisible()
    page.back()
    assert page.played.isVisible()
    assert page.aside.isHidden()


def test_arrow_keys_reach_every_visible_card_and_scroll_to_it(opened, qtbot):
    page = opened()
    page.resize(1024, 500)
    cards = page.played.cards
    assert page.focusWidget() is cards[0].button
    for _ in cards[1:]:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    assert page.focusWidget() is cards[-1].button
    bottom = cards[-1].mapTo(page.played.area.viewport(), cards[-1].rect().bottomLeft()).y()
    assert 0 < bottom <= page.played.area.viewport().height()


def test_game_expansions_and_players_are_shown(opened):
    page = opened("modules=camps,vizier", "human,builder")
    shown = texts(page)
    for module in page._modules():
        assert say(module.title) in shown
    for seat in page._setup.seats:
        assert seat.name in shown
    assert "Dirk" in shown


@pytest.mark.parametrize(
    ("line", "present", "absent"),
    [
        (
            "human,human,human seed=1",
            "take_limit",
            {"dirk", "granada_simplified", "vizier_again"},
        ),
        ("human,human seed=1", "dirk_name", {"granada_simplified", "vizier_again"}),
        ("human,human,human seed=1 modules=vizier", "vizier_again", {"dirk", "granada_simplified"}),
        ("human,human,human seed=1 game=granada", "granada_simplified", {"dirk", "vizier_again"}),
        ("human,human,human seed=1 game=alhambra+granada", "granada_simplified", {"dirk", "vizier_again"}),
        ("human,human,human seed=1 dirk_name=Mia", "dirk_name", {"dirk"}),
    ],
)
def test_only_rules_that_matter_are_listed(line, present, absent):
    names = {variant.option.id for variant in variants_of(parse_new(line))}
    assert present in names
    assert "starting_money" in names
    assert not names & absent
