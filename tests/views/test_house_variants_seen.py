"""Every house variant is visible at a table that uses it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from alhambra_desktop.model.rules.core.engine.option import Choice
from alhambra_desktop.model.rules.core.places.places import Hand
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, MODULES, OPTIONS, make_setup
from alhambra_desktop.views.art.palette import GOLD
from alhambra_desktop.views.pages.rulebook.contents import ALL_VARIANTS
from alhambra_desktop.views.pages.rulebook.document import variants_of
from alhambra_desktop.views.pages.rulebook.page import RulesPage
from alhambra_desktop.views.pages.table.table_title import TableTitle
from alhambra_desktop.words import say
from tests.views.drawn import drawn_by
from tests.views.driver import Driver
from tests.views.test_rule_sets import MARKET, lay, position


def other_value(name: str):
    """Return a value of a house variant that is not official."""
    option = OPTIONS[name]
    if isinstance(option, Choice):
        return option.values[1]
    return "Rosa" if isinstance(option.default, str) else option.default + 1


def open_hands(player: Driver, option: str) -> None:
    at = position(seats=3, open_hands=option).market(*MARKET)
    lay(player, at.player(1, hand="denar-9 dirham-4 dirham-7").player(0, hand="denar-9"))


def test_open_hands_are_shown_in_panel_and_peek(player):
    open_hands(player, "on")
    stage = player.stage
    panel = stage.player_zone(1)
    told = {fact.sign: fact.words for fact in panel.words.facts}
    assert (told["denar"], told["dirham"]) == ("9", "11")
    assert "florin" not in told
    stage.peek.keep(1)
    (peek,) = (one for one in stage.peek.panels if one.isVisible())
    assert "Hand" in [one.text for one in drawn_by(stage, peek)]
    assert len(stage.snapshot.seen.players[1].hand) == 3
    assert len(player.lying(Hand(1))) == 3


def test_hidden_hands_are_not_shown(player):
    open_hands(player, "off")
    stage = player.stage
    assert not {"denar", "dirham"} & {fact.sign for fact in stage.player_zone(1).words.facts}
    stage.peek.keep(1)
    (peek,) = (one for one in stage.peek.panels if one.isVisible())
    assert "Hand" not in [one.text for one in drawn_by(stage, peek)]


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_every_unofficial_variant_is_on_the_page_of_the_table(qtbot, name):
    homes = {option.id: module for module in MODULES for option in module.options}
    module = homes[name]
    games = [module.id] if module.foundation else [*module.foundations, "alhambra"]
    modules = (module.id,) if module in CHOOSABLE else ()
    seats = position().book.setup.seats
    setup = make_setup(seats, 5, games[0], modules, {name: other_value(name)})
    official = {option.id: option.default for option in OPTIONS.values()}
    told = [say(one.sentence) for one in variants_of(setup) if one.differs]
    assert say(OPTIONS[name].describe(other_value(name))) in told
    assert all(
        dict(setup.options)[other] == official[other] for other in dict(setup.options) if other != name
    )
    page = RulesPage()
    qtbot.addWidget(page)
    page.show_table(setup)
    page.read(ALL_VARIANTS)
    assert all(sentence in page.text.toPlainText() for sentence in told)


def test_the_title_of_the_table_opens_its_page(player):
    open_hands(player, "on")
    title = player.window.menuBar().findChild(TableTitle)
    player.qtbot.mouseClick(title, Qt.MouseButton.LeftButton)
    texts = player.window.workspace.reader.page.text.toPlainText()
    assert say(OPTIONS["open_hands"].describe("on")) in texts


@pytest.mark.parametrize("width", [1024, 1280])
@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_star_counts_house_rules_and_its_tooltip_names_them(player, width, count):
    changed = dict.fromkeys(("open_hands", "redesign", "leftovers")[:count])
    changed = {name: other_value(name) for name in changed}
    player.window.resize(width, 700)
    lay(player, position(dirk="on", seats=3, **changed).market(*MARKET).player(0, hand="denar-9"))
    title = player.window.menuBar().findChild(TableTitle)
    assert len(title.house_rules) == count
    text = QFontMetricsF(title.font()).horizontalAdvance(title.text())
    assert title.isVisible()
    assert text + title.before <= title.width()
    assert (GOLD.lower() in colours_of(title, round(title.width() - text - title.before))) is bool(count)
    told = [say(OPTIONS[name].describe(value)) for name, value in changed.items()]
    assert title.toolTip().splitlines()[1:] == told
    assert title.accessibleDescription().splitlines()[1:] == told


def colours_of(title: TableTitle, left: int) -> set[str]:
    """Return the colours at the position of the star."""
    picture = title.grab().toImage()
    return {picture.pixelColor(left + x, y).name() for x in range(16) for y in range(picture.height())}


def test_a_table_with_one_module_names_it(player):
    lay(player, position("camps").market(*MARKET).player(0, hand="denar-9"))
    assert player.window.menuBar().findChild(TableTitle).text().startswith("Alhambra with Camps, 2 players")
