"""The rules page: opened from refusals and hovered targets, searched, read, copied and left."""

from __future__ import annotations

import re
from importlib import import_module

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QCursor,
    QGuiApplication,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPixmap,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from alhambra_desktop.model.learning.rule_library import RuleLibrary
from alhambra_desktop.model.learning.rule_text import RuleTextError
from alhambra_desktop.model.rules.core.engine.event import Event, MoneyDealt
from alhambra_desktop.model.rules.core.places.places import CitySquare, Face, Place
from alhambra_desktop.model.rules.modules.registry import MODULES, make_setup
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.fonts import text_width
from alhambra_desktop.views.art.palette import DARK, LIGHT, LINK
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.models.log_model import LogModel
from alhambra_desktop.views.pages.rulebook import page as rules_page
from alhambra_desktop.views.pages.rulebook import scoring_cards
from alhambra_desktop.views.pages.rulebook.contents import (
    ALL_VARIANTS,
    BEST,
    CHAPTER,
    COUNT,
    GROUP,
    HIT,
    IDS,
    KIND,
    OVERVIEW,
    SET,
    SIGN,
    _font,
    _Rows,
)
from alhambra_desktop.views.pages.rulebook.document import HIT_GROUND, MARKED, as_text
from alhambra_desktop.views.pages.rulebook.page import RulesPage
from alhambra_desktop.views.pages.rulebook.pictures import SIZE, TALLEST, RulePainter
from alhambra_desktop.views.pages.rulebook.room import LIMITS, MOST_GAP, Fit
from alhambra_desktop.views.pages.rulebook.scoring_cards import BETWEEN, ScoringCards, is_scoring_table
from alhambra_desktop.views.pages.rulebook.signs import paint_sign
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.text import rules
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.paper import SHADOW
from alhambra_desktop.views.widgets.scrolled import SHORT
from tests.of_type import of_type
from tests.sweeps import in_each_language
from tests.views.cut_off import cut_off
from tests.views.driver import Driver
from tests.views.round_menu import choose_in_menu
from tests.views.test_rule_sets import MARKET, lay, position
from tests.views.test_style import contrast

TILE, SQUARE = "arcades-5-NW", (1, 0)
"""A tile that may not be placed east of the fountain (B-17, B-18)."""


def refuse(player: Driver) -> None:
    """Lift a tile and drop it where it may not be placed."""
    lay(player, position().market(None, TILE, None, None).player(0, hand="dirham-5"))
    player.click(player.spot("market", TILE))
    player.click(player.spot("square", SQUARE))
    assert [broken.rule for broken in player.selection.broken] == ["B-17", "B-18"]


def page_of(player: Driver) -> RulesPage:
    assert player.window.workspace.reader.is_open
    return player.window.workspace.reader.page


def link_of(player: Driver, rule: str) -> QPointF:
    """Return the position of a bubble's link to a rule."""
    bubble = player.stage.bubble
    row = next(row for row in bubble.sheet.rows if row.line.rule == rule and row.line.aside)
    return QPointF(bubble.spot.rect.center().x(), bubble.spot.rect.top() + row.top + row.height / 2)


def read(qtbot, rule: str = "B-17", setup=None) -> RulesPage:
    page = RulesPage()
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show_table(setup)
    page.show()
    page.read(rule)
    return page


# -- from the table and back


def test_a_refusal_links_to_its_rule_and_esc_returns(player):
    refuse(player)
    before = player.selection
    link = link_of(player, "B-18")
    middle = player.stage.rect_of(CitySquare(0, SQUARE)).center()
    for step in range(1, 11):  # the bubble stays while the mouse moves to the link
        player.move(middle + (link - middle) * step / 10)
    assert player.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    player.click(link)
    page = page_of(player)
    assert page.rule == "B-18"
    assert player.page.phase.now is Phase.READING
    player.qtbot.keyClick(page.text, Qt.Key.Key_Escape)
    assert player.window.workspace.at_table
    assert player.page.phase.now is Phase.ACTING
    assert player.selection.lifted == before.lifted
    assert player.selection.refused == before.refused


def test_f1_opens_the_rule_of_a_refusal_with_its_square(player):
    refuse(player)
    player.key(Qt.Key.Key_F1)
    page = page_of(player)
    assert page.rule == "B-17"
    assert not page.aside._picture.pixmap().isNull()
    assert "Wall meets open side" in page.aside._sentence.text()
    assert page.aside._about.text() == "Arcades 5"
    assert "shown during the game" in page.bar.accessibleName()
    player.qtbot.keyClick(page.text, Qt.Key.Key_F1)
    assert player.window.workspace.at_table
    player.key(Qt.Key.Key_Escape)
    assert player.selection.lifted == ()


def test_nothing_can_be_played_or_undone_while_reading_rules(player):
    refuse(player)
    player.key(Qt.Key.Key_F1)
    state = player.table.state
    for command in ("undo", "end-turn", "restart-turn"):
        player.window.menus.trigger(command)
    assert player.table.state is state
    assert not player.page.phase.in_sight


def test_the_button_returns_to_the_table(player):
    refuse(player)
    player.key(Qt.Key.Key_F1)
    player.qtbot.mouseClick(page_of(player).header.leave, Qt.MouseButton.LeftButton)
    assert player.window.workspace.at_table


def test_rule_ids_are_shown_only_with_a_rule_text(player, monkeypatch):
    refuse(player)
    assert "B-17" in player.stage.bubble.words
    player.key(Qt.Key.Key_Escape)
    monkeypatch.setattr(rules, "rule_with_text", lambda rule: "")
    player.click(player.spot("market", TILE))
    player.click(player.spot("square", SQUARE))
    assert player.selection.broken
    assert "B-17" not in player.stage.bubble.words


@pytest.mark.parametrize(
    ("kind", "key", "rule"),
    [
        ("market", TILE, "B-10"),
        ("row", 0, "B-9"),
        ("hand", 0, "B-10"),
        ("square", (0, -1), "B-28"),
    ],
)
def test_f1_opens_the_rule_of_the_hovered_target(player, kind, key, rule):
    lay(player, position().market(None, TILE, None, None).player(0, hand="dirham-4"))
    if kind == "square":
        player.page.controller.move_cursor_to(CitySquare(0, key))
    else:
        player.move(player.stage.rect_of(player.target(kind, key)).center())
    player.key(Qt.Key.Key_F1)
    assert page_of(player).rule == rule


def test_f1_explains_standings_rows_and_pieces_of_modules(player):
    lay(player, position("camps").market("camp-4-E", None, None, None))
    player.move(player.stage.rect_of(Control("row", None, "tower")).center())
    player.key(Qt.Key.Key_F1)
    assert page_of(player).rule == "B-30"
    player.qtbot.keyClick(page_of(player).text, Qt.Key.Key_Escape)
    player.move(player.stage.rect_of(player.target("market", "camp-4-E")).center())
    player.key(Qt.Key.Key_F1)
    assert page_of(player).rule == "C-1"


def point_at(widget: QWidget) -> None:
    """Rest the mouse at the left of a widget, where its text begins."""
    QCursor.setPos(widget.mapToGlobal(QPoint(6, widget.height() // 2)))


def opened_by_f1(player: Driver) -> str:
    """Return the rule that F1 opens, and return to the table."""
    player.qtbot.keyClick(player.view, Qt.Key.Key_F1)
    page = page_of(player)
    rule = page.rule
    player.qtbot.keyClick(page.text, Qt.Key.Key_Escape)
    assert player.window.workspace.at_table
    return rule


@pytest.mark.parametrize(("button", "rule"), [("hint", "B-8"), ("undo", "B-23")])
def test_f1_explains_buttons_of_the_bar(player, button, rule):
    lay(player, position().market(None, TILE, None, None).player(0, hand="dirham-5"))
    player.page.controller.pick(player.target("market", TILE))
    player.page.controller.confirm()
    there: QPushButton = player.page.bar.buttons[button]
    player.qtbot.waitUntil(there.isEnabled)
    there.setFocus()
    point_at(player.view)
    player.window.menus.trigger("rules")
    assert page_of(player).rule == rule
    player.qtbot.keyClick(page_of(player).text, Qt.Key.Key_Escape)
    player.view.setFocus()
    point_at(there)
    assert opened_by_f1(player) == rule


def test_f1_explains_the_hovered_text_of_the_bar(player):
    lay(player, position().market(None, TILE, None, None).player(0, hand="dirham-5"))
    player.move(player.stage.rect_of(Control("row", None, "tower")).center())
    point_at(player.page.bar.what)
    assert opened_by_f1(player) == "B-8"
    player.page.controller.pick(player.target("market", TILE))
    player.page.controller.confirm()
    assert player.table.waiting
    player.qtbot.waitUntil(player.page.bar.extra.isVisible)
    point_at(player.page.bar.extra)
    assert opened_by_f1(player) == "B-11"
    point_at(player.page.bar.what)
    assert opened_by_f1(player) == "B-23"


def test_f1_explains_texts_on_the_table(player):
    lay(player, position().market(None, TILE, None, None).player(0, hand="dirham-4"))
    stage = player.stage
    own = stage.player_zone(0)
    places = {
        "scored-when": stage.row.scene_rect(stage.row.band_rect()),
        "pile": stage.row.scene_rect(stage.row.pile_rect()),
        "market-square": stage.market.scene_rect(stage.market.square_rect(1)),
        "total": stage.standings.scene_rect(
            stage.standings.inner.adjusted(0, 0, -150, -stage.standings.inner.height() + 20)
        ),
        "hand": own.scene_rect(dict(own.topics())["hand"]),
        "wall": own.scene_rect(dict(own.topics())["wall"]),
        "score-track": own.scene_rect(own.plate.score),
        **{one.place.__name__.lower(): stage.row.scene_rect(one.rect) for one in stage.row.counts()},
    }
    assert {"bag", "discard"} < set(places)
    for topic, rect in places.items():
        player.move(rect.center())
        assert opened_by_f1(player) == rules.library().about(topic), topic


def test_a_rule_of_the_menu_is_also_shown_if_the_rules_are_already_open(player):
    workspace = player.window.workspace
    workspace.start_route.go()
    workspace.show_rules(OVERVIEW)
    player.window.menus.trigger("scored-when")
    assert page_of(player).rule == rules.library().about("scored-when")
    workspace.show_rules()
    assert not workspace.reader.is_open, "without a rule, the command goes back"


@pytest.mark.parametrize("seats", ["human,human", "human,builder:mason"])
def test_clicking_the_scoring_band_shows_what_scores_when(player, seats):
    player.window.workspace.games.begin(parse_new(f"{seats} seed=3"))
    player.lift_curtain()
    player.wait_for_turn()
    row = player.stage.row
    band = row.scene_rect(row.band_rect()).center()
    before = player.table.state
    player.click(band)
    assert page_of(player).rule == rules.library().about("scored-when")
    assert "16, 8, 1" in page_of(player).text.accessibleDescription()
    player.qtbot.keyClick(page_of(player).text, Qt.Key.Key_Escape)
    player.click(player.spot("row", 0))
    player.click(band)
    assert not player.window.workspace.reader.is_open, "the band takes the card that is lifted"
    assert player.table.state != before


def test_f1_without_a_target_opens_the_rule_of_the_turn(player):
    lay(player, position().market(*MARKET))
    QCursor.setPos(player.window.mapToGlobal(QPoint(-40, -40)))
    assert opened_by_f1(player) == "B-8"


def test_the_back_button_names_its_key(player):
    lay(player, position().market(*MARKET))
    player.key(Qt.Key.Key_F1)
    page = page_of(player)
    assert page.header.leave.toolTip() == "Return to the page you came from (Esc)"
    assert page.bar.accessibleName().endswith("Esc: back")


def test_a_rule_set_within_a_chapter_has_one_contents_row(qtbot):
    page = read(
        qtbot, setup=make_setup(parse_new("human,apprentice seed=3").seats, 3, "alhambra", ("camps",))
    )
    rows = [(item.data(0, KIND), item.text(0)) for item in page.contents._items()]
    assert (CHAPTER, "Granada") in rows
    assert (CHAPTER, "The Vizier’s Favour") in rows
    assert [text for _, text in rows].count("Granada") == 1
    assert rows[rows.index((SET, "Camps")) + 1] == (CHAPTER, "Bastions and lines")


def test_from_the_start_page_rules_open_at_the_overview(player):
    player.window.workspace.start_route.go()
    player.window.menus.trigger("rules")
    page = page_of(player)
    assert page.overview.isVisible()
    assert not page.text.isVisible()
    assert not page.tools.isVisible()
    first = page.overview.chapters.cards[0]
    assert first.button.hasFocus()
    player.qtbot.keyClick(first.button, Qt.Key.Key_Escape)
    assert player.window.navigator.currentWidget() is player.window.workspace.start


def test_unreadable_rules_are_reported(player, monkeypatch):
    def broken(*_: object) -> None:
        raise RuleTextError("alhambra.md: line 3: a rule has no text")

    rules._read.cache_clear()
    monkeypatch.setattr(RuleLibrary, "read", broken)
    player.window.workspace.reader.show_rules()
    assert "line 3" in player.window.notice.accessibleName() + player.window.notice.words
    assert not player.window.workspace.reader.is_open


# -- the overview


def overview(qtbot) -> RulesPage:
    page = read(qtbot, "")
    qtbot.waitExposed(page)
    return page


def test_a_card_opens_its_chapter_and_back_returns_to_the_overview(qtbot):
    page = overview(qtbot)
    chapters = page._library.rule_sets[0].chapters
    assert [card.title.text() for card in page.overview.chapters.cards] == [one.title for one in chapters]
    for card, chapter in zip(page.overview.chapters.cards, chapters, strict=True):
        qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
        assert page.rule == chapter.rules[0].id
        assert page.text.isVisible()
        qtbot.keyClick(page.text, Qt.Key.Key_Backspace)
        assert page.overview.isVisible()
        assert page.contents.currentItem().data(0, IDS) == (OVERVIEW,)


def test_the_overview_shows_the_actions_of_a_turn_with_their_rules(qtbot):
    page = overview(qtbot)
    opened = []
    page.overview.rule_chosen.connect(opened.append)
    for card in list(page.overview.turn.cards):
        assert card.button.accessibleDescription() == card.sentence.text()
        card.button.click()
    assert opened == ["B-9", "B-10", "B-15", "B-23"]


def test_arrow_keys_move_from_card_to_card(qtbot):
    page = overview(qtbot)
    cards = page.overview.chapters.cards
    page.activateWindow()
    cards[0].button.setFocus()
    qtbot.keyClick(cards[0].button, Qt.Key.Key_Right)
    assert page.focusWidget() is cards[1].button
    qtbot.keyClick(cards[1].button, Qt.Key.Key_Down)
    assert page.focusWidget() is cards[5].button


@pytest.mark.parametrize(("width", "count"), [(1280, 2), (1024, 1)])
def test_or_is_between_actions_in_the_same_row(qtbot, monkeypatch, width, count):
    page = overview(qtbot)
    page.resize(width, 700)
    QApplication.processEvents()
    turn, places = page.overview.turn, []
    monkeypatch.setattr(turn, "_paint_or", lambda _, middle: places.append(middle.x()))
    turn.grab()
    assert len(places) == count
    for x, card, after in zip(places, turn.cards, turn.cards[1:], strict=False):
        assert card.geometry().right() < x < after.x()


def test_the_row_of_the_overview_opens_it(qtbot):
    page = read(qtbot)
    (row,) = (item for item in page.contents._items() if item.data(0, IDS) == (OVERVIEW,))
    page.contents.setCurrentItem(row)
    assert page.overview.isVisible()
    assert page.rule == ""
    page.print()  # nothing to print
    page.step(1)
    assert page.rule == page._library.order[0]
    page.step(-1)
    assert page.overview.isVisible()


def test_a_search_replaces_the_overview_until_it_ends(qtbot):
    page = overview(qtbot)
    page.field.setText("seraglio")
    assert page.text.isVisible()
    page.field.clear()
    assert page.overview.isVisible()


def test_the_contents_of_a_game_fit_without_a_scroll_bar(player):
    player.window.resize(1280, 800)
    player.window.workspace.show_rules("B-10")
    page, seats = page_of(player), parse_new("human,human,human seed=3").seats
    page.show_table(make_setup(seats, 3, "alhambra", ()))
    page.read("B-10")
    player.follow()
    contents = page.contents
    assert contents.topLevelItem(1).text(0) == "In this game"
    assert contents.verticalScrollBar().maximum() == 0


def test_a_search_has_room_for_long_titles(qtbot):
    page = read(qtbot, "B-10")
    page.field.setText("wall")
    delegate, items = page.contents.itemDelegate(), page.contents._items()
    assert isinstance(delegate, _Rows)
    (long,) = (item for item in items if item.text(0) == "Every tile must be reachable on foot")
    assert delegate._lines(page.contents.indexFromItem(long)) == (long.text(0),)


@pytest.mark.parametrize("language", in_each_language())
def test_the_overview_fits_without_a_scroll_bar(qtbot, player, spoken, language):
    player.window.resize(1280, 800)
    SPOKEN.speak(language)
    player.window.workspace.show_rules(OVERVIEW)
    player.follow()
    page = page_of(player)
    assert page.overview.isVisible()
    qtbot.waitUntil(lambda: page.overview._area.verticalScrollBar().maximum() == 0)


def test_larger_letters_enlarge_the_overview(qtbot):
    page = overview(qtbot)
    before = page.overview.cards[0].title.font().pixelSize()
    page.zoom(2)
    assert page.overview.cards[0].title.font().pixelSize() > before


@pytest.mark.parametrize("language", in_each_language())
def test_no_text_of_the_overview_is_cut(qtbot, spoken, language):
    SPOKEN.speak(language)
    page = overview(qtbot)
    for size in ((1280, 760), (1024, 660)):
        page.resize(*size)
        assert not [*cut_off(page.overview)]


def test_a_rule_without_a_picture_shows_that_of_its_chapter(qtbot):
    page = read(qtbot, "B-12")
    assert not page._library.by_id["B-12"].rule.pictures
    assert [name for name in page._page().images if name == "scene"]
    page.read("B-9")
    assert "scene" not in page._page().images


def test_the_picture_of_a_chapter_is_painted_in_steps(qtbot, monkeypatch):
    """Until it is finished, its place is empty; the layout does not change."""
    whole = read(qtbot, "B-24")._page().images["scene"]
    monkeypatch.setattr(FaceCache, "in_steps", True)
    page = read(qtbot, "B-24")
    shown = QTextDocument.ResourceType.ImageResource, QUrl("scene")
    waiting = page.text.document().resource(*shown)
    assert waiting.size() == whole.size()
    assert not waiting.pixelColor(waiting.rect().center()).alpha()
    qtbot.waitUntil(lambda: page.text.document().resource(*shown) == whole)
    page.read("B-25")
    assert page.text.document().resource(*shown) == whole, "finished pictures are kept"


# -- topics of rules


def kinds(kind: type) -> set[str]:
    """Return the names of all subtypes, including those of rule sets."""
    for module in MODULES:
        import_module(module.rules)
    found, left = set(), [kind]
    while left:
        one = left.pop()
        left += one.__subclasses__()
        found.add(rules.topic(one))
    return found


def test_rules_are_only_about_existing_topics():
    known = kinds(Event) | kinds(Place) | kinds(Face) | {module.id for module in MODULES} | set(BY_ID)
    known |= {"command", "total", "owner", "edge", "extra-action", "types", "wall", "moat", "contact"}
    known |= {"building", "start", "camp", "bazaar", "hut", "bureau", "bonus"}
    known |= {"pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "alhambra-granada"}
    about = {topic for place in rules.library().by_id.values() for topic in place.rule.about}
    assert about - known == set()


# -- reading


def test_each_match_is_listed_once_and_chapters_without_matches_are_hidden(qtbot):
    page = read(qtbot, "B-1")
    page.field.setText("wall")
    items = page.contents._items()
    hits = [item.data(0, IDS)[0] for item in items if item.data(0, KIND) == HIT]
    assert len(hits) == len(set(hits)) == int(re.match(r"\d+", page.field.accessibleDescription())[0])
    chapters = [item for item in items if item.data(0, KIND) == CHAPTER]
    assert [item.data(0, COUNT) for item in chapters] == [item.childCount() for item in chapters]
    assert all(item.childCount() for item in chapters)
    assert sum(item.childCount() for item in chapters) == len(hits) - BEST
    qtbot.keyClick(page.field, Qt.Key.Key_Down)
    assert page.rule == hits[1]
    assert "background-color" in page._page().html
    page.field.clear()
    assert not any(item.data(0, KIND) == HIT for item in page.contents._items())


def test_rules_of_a_search_are_indented_below_the_titles_of_their_chapters(qtbot):
    page = read(qtbot, "B-1")
    page.field.setText("wall")
    contents = page.contents
    rows = of_type(contents.itemDelegate(), _Rows)

    def indents(kind: str, *, within: bool) -> set[float]:
        items = [item for item in contents._items() if item.data(0, KIND) == kind]
        return {
            rows.indent(contents.indexFromItem(item))
            for item in items
            if (item.parent() is not None and item.parent().data(0, KIND) == CHAPTER) == within
        }

    (best,), (below,) = indents(HIT, within=False), indents(HIT, within=True)
    (title,) = indents(CHAPTER, within=False)
    assert best == title < below


def test_the_article_ends_with_a_whole_row_of_rules(qtbot):
    page = read(qtbot, "B-29")
    document, fade = page.text.document(), page.fades.below
    found = document.find("Prices do not score")
    table = found.currentTable()
    cell = table.cellAt(found)
    sign = table.cellAt(cell.row(), cell.column() - 1).firstCursorPosition().block()
    cut = 0
    for height in range(560, 860, 8):
        page.resize(1280, height)
        bottom = page.text.viewport().height()
        chip = document.documentLayout().blockBoundingRect(sign)
        if chip.top() < bottom < chip.bottom():
            cut += 1
            assert fade.isVisible()
            assert bottom - (fade.height() - SHORT) <= chip.top()
    assert cut


def test_the_best_match_is_shown_while_typing_and_the_rule_before_it_after_the_search(qtbot):
    page = read(qtbot, "B-1")
    page.field.setFocus()
    narrow = page.index.width()
    page.field.setText("wall")
    assert page.rule == page._hits().ids[0] == page.contents.currentItem().data(0, IDS)[0]
    assert page.focusWidget() is page.field
    assert page.index.width() > narrow
    page.field.clear()
    assert page.rule == "B-1"
    assert page.index.width() == narrow
    page.field.setText("wall")
    qtbot.keyClick(page.field, Qt.Key.Key_Return)
    best = page.rule
    page.field.clear()
    assert page.rule == best, "Enter opens the match"
    page.back()
    assert page.rule == "B-1"


@pytest.mark.parametrize("language", in_each_language())
def test_titles_of_matches_are_not_cut(qtbot, language):
    page = read(qtbot, "B-1")
    SPOKEN.speak(language)
    try:
        page.field.setText({"en": "wall", "de": "Mauer", "fr": "mur", "hu": "fal"}.get(language, "muro"))
        contents = page.contents
        rows = of_type(contents.itemDelegate(), _Rows)
        hits = [item for item in contents._items() if item.data(0, KIND) == HIT]
        assert hits
        for item in hits:
            index = contents.indexFromItem(item)
            assert " ".join(rows._lines(index)) == item.text(0)
            font = _font(HIT, contents.factor, chosen=True)
            room = contents.viewport().width() - rows._id_width() - rows.indent(index)
            assert max(text_width(line, font) for line in rows._lines(index)) <= room
    finally:
        SPOKEN.speak("en")


def test_every_chapter_has_a_sign(qtbot):
    page = read(qtbot, "B-1")
    for rule_set in page._library.rule_sets:
        for chapter in rule_set.chapters:
            picture = QPixmap(20, 20)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            paint_sign(painter, rule_set, chapter, 20, LIGHT)
            painter.end()
            assert picture.toImage().pixelColor(10, 10).alpha(), chapter.title


def test_every_entry_of_the_contents_has_a_sign(qtbot, player):
    page = read(qtbot, "B-1", position().book.setup)
    entries = [item for item in page.contents._items() if item.data(0, KIND) == CHAPTER]
    assert any(item.data(0, IDS) == (ALL_VARIANTS,) for item in entries)
    assert all(item.data(0, SIGN) is not None for item in entries)


def test_a_rule_id_is_found_and_similar_words_are_linked(qtbot):
    page = read(qtbot, "B-1")
    page.field.setText("b17")
    assert page.rule == "B-17"
    page.field.setText("serajlio")
    assert page.nearest.isVisible()
    page.follow_link("search:seraglio")
    assert page.field.text() == "seraglio"
    assert not page.nearest.isVisible()


def test_keys_move_from_rule_to_rule_and_back(qtbot):
    page = read(qtbot)
    left = []
    page.left.connect(lambda: left.append(page.rule))
    qtbot.keyClick(page.text, Qt.Key.Key_Down)
    assert page.rule == "B-18"
    page.follow_link("rule:C-3")
    qtbot.keyClick(page.text, Qt.Key.Key_Backspace)
    assert page.rule == "B-18"
    qtbot.keyClick(page.text, Qt.Key.Key_Backspace)
    qtbot.keyClick(page.text, Qt.Key.Key_Backspace)
    assert left == ["B-17"]


def test_back_stops_at_the_rule_opened_first(qtbot):
    page = read(qtbot)
    page.open("B-20")
    page.show_table(None)
    page.read("B-9")
    with qtbot.waitSignal(page.left):
        page.back()
    assert page.rule == "B-9"


def test_house_rules_of_this_table_are_beside_the_official_value(qtbot, player):
    seats = player.table.setup.seats if player.table.playing else position().book.setup.seats
    setup = make_setup(seats, 1, options={"take_limit": 6})
    page = read(qtbot, "B-9", setup)
    text = page.text.toPlainText()
    assert "may be worth at most 6" in text
    assert "may be worth at most 5" in text
    assert page.aside.differs.isVisible()
    assert page.aside._count.text().startswith("1 of ")
    page.follow_link("variants:")
    assert "Areas you may enclose" in page.text.toPlainText()


def test_a_long_title_wraps_beside_its_rule_number(qtbot):
    page = read(qtbot, "B-17")
    page.resize(700, 640)
    title = page.text.document().findBlock(page.text.document().find("Touching sides").position())
    cell = page.text.document().documentLayout().blockBoundingRect(title)
    assert title.layout().lineCount() == 2
    assert cell.left() > 60  # both lines begin right of the number


def test_three_cities_share_a_row_unless_letters_are_large(qtbot):
    page = read(qtbot, "B-17")
    page.resize(800, 640)
    widths = [image.width() for name, image in page._page().images.items() if name.startswith("picture")]
    assert len(widths) == 3
    assert max(widths) < SIZE.width()
    assert "picture1-0" not in page._page().images
    page.zoom(3)
    assert "picture1-0" in page._page().images


def test_a_single_picture_is_beside_a_wide_text_and_below_a_narrow_one(qtbot):
    page = read(qtbot, "B-1")

    def box(text: str) -> QRectF:
        block = page.text.document().findBlock(page.text.document().find(text).position())
        return page.text.document().documentLayout().blockBoundingRect(block)

    assert box("Next to the fountain").bottom() < box("In this chapter").top()
    assert box("The fountain, an empty reserve").bottom() < box("See also").top()
    assert box("In this chapter").right() <= box("The fountain, an empty reserve").left()
    assert page.text.document().find("Next to the fountain").block().layout().lineCount() < 4
    (wide,) = (image.height() for name, image in page._page().images.items() if name.startswith("picture"))
    assert wide < TALLEST * 1.2 * page.devicePixelRatioF(), "only as high as the pieces need"
    page.resize(800, 640)
    assert not page._room.holds_beside(page.factor)


@pytest.mark.parametrize("language", in_each_language())
def test_the_table_of_points_is_shown_as_the_three_scoring_cards(qtbot, spoken, language):
    SPOKEN.speak(language)
    page = read(qtbot, "B-30")
    images, rule = page._page().images, page._library.by_id["B-30"].rule
    assert is_scoring_table(rule.table)
    assert not is_scoring_table((*rule.table[:-1], (*rule.table[-1][:-1], "21, 13, 7")))
    (cards,) = (image for name, image in images.items() if name == "cards")
    examples = [image for name, image in images.items() if name.startswith("picture")]
    assert len(examples) == 3
    widths = {image.width() / image.devicePixelRatio() for image in examples}
    assert widths == {(cards.width() / cards.devicePixelRatio() + BETWEEN) / 3 - BETWEEN}, "in columns"
    assert "21, 13, 6" in page.text.accessibleDescription()


def test_scoring_cards_fill_the_width_and_their_names_need_room():
    titles, names = ("First", "Second", "Third"), ("Pavilions", "Seraglios", "Towers")
    wide, narrow, large = (
        ScoringCards(width, titles, names, factor) for width, factor in ((940, 1.0), (500, 1.0), (940, 2.0))
    )
    assert wide.named
    assert not narrow.named
    assert not large.named
    for cards, width in ((wide, 940), (narrow, 500), (large, 940)):
        assert width - 3 <= cards.left(3) + cards.each == cards.whole <= width
        assert cards.left(2) - cards.left(1) - cards.each == BETWEEN


def test_scoring_cards_show_the_names_of_the_rounds_and_of_the_types(qtbot, monkeypatch):
    page, written = read(qtbot, "B-30"), []
    monkeypatch.setattr(scoring_cards, "write", lambda p, rect, text, *rest: written.append(text))
    assert page._page().images
    rule = page._library.by_id["B-30"].rule
    for round_, picture in enumerate(rule.pictures):
        assert written[round_ * 7 : round_ * 7 + 7] == [picture.caption, *(row[0] for row in rule.table[1:])]
        assert picture.caption not in page.text.toPlainText(), "the card already shows it"


@pytest.mark.parametrize("language", in_each_language())
def test_pages_of_scoring_and_buying_fit_without_a_scroll_bar(player, spoken, language):
    player.window.resize(1280, 800)
    SPOKEN.speak(language)
    player.window.workspace.show_rules("B-30")
    player.follow()
    page = page_of(player)
    for rule in ("B-30", "B-10"):
        page.open(rule)
        player.follow()
        assert page.text.verticalScrollBar().maximum() == 0, rule
        free = page.text.viewport().height() - page.text.document().size().height()
        assert free < 40, "the page is filled"


def test_pictures_become_lower_to_avoid_a_scroll_bar(player):
    player.window.resize(1280, 800)
    player.window.workspace.show_rules("B-29")
    player.follow()
    page = page_of(player)
    assert page.text.verticalScrollBar().maximum() == 0
    (low,) = {image.height() for name, image in page._page().images.items() if name.startswith("picture")}
    assert low < TALLEST
    player.window.resize(1280, 940)
    player.follow()
    assert page.text.verticalScrollBar().maximum() == 0
    (high,) = {image.height() for name, image in page._page().images.items() if name.startswith("picture")}
    assert high > low


def test_a_page_grows_by_at_most_its_free_height():
    lower, higher = LIMITS

    def fit(spare: float, rows: int) -> Fit:
        return Fit.of(spare, rows, LIMITS, 4, 1.0)

    assert fit(0, 1) == Fit()
    assert fit(10, 0) == Fit(gap=2)
    assert fit(20, 1) == Fit(taller=20)
    assert fit(higher + 9, 1) == Fit(taller=higher, gap=2)
    assert fit(900, 2) == Fit(taller=higher, gap=MOST_GAP)
    assert fit(-21, 2) == Fit(taller=-11)
    assert fit(-lower - 1, 1) == Fit(), "too high anyway"
    assert fit(-5, 0) == Fit()


def test_examples_of_different_sizes_are_equally_high(qtbot):
    page = read(qtbot, "B-31")
    counts = {len(picture.counts) for picture in page._library.by_id["B-31"].rule.pictures}
    heights = {image.height() for name, image in page._page().images.items() if name.startswith("picture")}
    assert len(counts) == 2
    assert len(heights) == 1


def test_an_overpayment_has_its_own_sign(qtbot):
    images = read(qtbot, "B-10")._page().images
    exact, over, refused = (images[f"sign0-{column}"] for column in range(3))
    painter = RulePainter(LIGHT, exact.devicePixelRatio())
    assert exact == painter.sign(False, 16)
    assert refused == painter.sign(True, 16)
    assert over == painter.sign(False, 16, over=True) != exact


def test_an_answer_begins_below_its_question(qtbot):
    page = read(qtbot, "B-10")
    ((question, answer),) = page._library.by_id["B-10"].rule.asked
    assert f"{question}\n{answer}" in page.text.toPlainText()


@pytest.mark.parametrize("rule", ["B-17", "B-29"])
def test_links_are_in_the_columns_of_the_pictures(qtbot, rule):
    page = read(qtbot, rule)
    document, layout = page.text.document(), page.text.document().documentLayout()

    def lefts(table) -> list[float]:
        step = table.columns() // 3
        cells = (table.cellAt(0, column * step) for column in range(3))
        return [layout.blockBoundingRect(cell.firstCursorPosition().block()).left() for cell in cells]

    caption = page._library.by_id[rule].rule.pictures[0].caption
    pictures = document.find(caption).currentTable()
    neighbour = next(one for one in page._library.by_id[rule].chapter.rules if one.id != rule)
    links = document.find(neighbour.title).currentTable()
    assert lefts(links) == pytest.approx(lefts(pictures), abs=2)


def test_matches_are_marked_closely_around_their_words(qtbot):
    page = read(qtbot, "B-29")
    page.field.setText("wall")
    assert page.rule == "B-29"
    (title, _), *others = page.text.marks()
    found = page.text.document().find("The longest wall")
    line = page.text.document().documentLayout().blockBoundingRect(found.block())
    assert len(others) >= 5
    assert line.top() < title.top() < title.bottom() < line.bottom()
    assert title.height() < 0.9 * line.height()
    ground = QColor(HIT_GROUND[page.theme.dark])
    assert {colour.name() for _, colour in page.text.marks()} == {ground.name()}
    picture = page.text.viewport().grab(title.toAlignedRect()).toImage()
    assert picture.pixelColor(picture.width() // 2, 2).name() == ground.name()
    page.field.clear()
    assert not [*page.text.marks()]


@pytest.mark.parametrize(("rule", "prices"), [("B-10", {8, 9}), ("B-9", set()), ("Z-3", {9})])
def test_cards_that_pay_are_beside_a_building_of_their_price(qtbot, monkeypatch, rule, prices):
    page, shown = read(qtbot, rule), set()
    paint_tile = Faces.tile

    def see(faces, p, tile, at, size, walls=True) -> None:
        shown.add(tile.price)
        paint_tile(faces, p, tile, at, size, walls)

    monkeypatch.setattr(Faces, "tile", see)
    assert page._page().images
    assert shown == prices


@pytest.mark.parametrize("rule", ["B-10", "B-29"])
def test_pictures_and_panels_end_at_one_right_edge(qtbot, rule):
    page = read(qtbot, rule)
    page.resize(1280, 800)
    document, layout = page.text.document(), page.text.document().documentLayout()
    caption = page._library.by_id[rule].rule.pictures[0].caption
    pictures = layout.frameBoundingRect(document.find(caption).currentTable())
    (panel, _) = next(page.text.panels())
    assert panel.right() == pytest.approx(pictures.right(), abs=4)


@pytest.mark.parametrize("rule", ["B-13", "B-28"])
def test_panels_have_round_corners_around_their_texts(qtbot, rule):
    page = read(qtbot, rule)
    viewport, panels = QRectF(page.text.viewport().rect()), [*page.text.panels()]
    assert panels
    for rect, ground in panels:
        assert viewport.left() <= rect.left() < rect.right() <= viewport.right() + 1
        picture = page.text.viewport().grab(rect.toRect()).toImage()
        shown = picture.pixelColor(picture.width() // 2, 6)
        assert shown.name() == ground.name()
        assert picture.pixelColor(1, 1).name() != ground.name()


def test_the_article_has_the_width_of_the_page_unless_house_rules_are_beside_it(qtbot):
    page = read(qtbot, "B-17")
    assert not page.aside.isVisible()
    assert page.sheet.geometry().right() >= page.width() - 1
    seats = parse_new("human,apprentice seed=3").seats
    page.show_table(make_setup(seats, 3, "alhambra", ()))
    page.read("B-17")
    assert not page.aside.isVisible()
    (row,) = (item for item in page.contents._items() if item.data(0, IDS) == (ALL_VARIANTS,))
    page.contents.setCurrentItem(row)
    assert page.text.toPlainText().startswith("Rules of this game")
    page.show_table(make_setup(seats, 3, "alhambra", options={"take_limit": 6}))
    page.read("B-17")
    assert page.aside.isVisible()
    assert page.sheet.geometry().right() <= page.aside.x() + SHADOW


def test_buttons_above_the_article_zoom_and_copy_it_and_open_its_lesson(qtbot):
    page = read(qtbot, "B-1")
    tools = page.tools
    assert tools.where.text().endswith("Set-up")
    assert not tools.open_lesson.isVisible()
    place = tools.more.x()
    page.open("B-17")
    assert tools.more.x() == place
    assert tools.open_lesson.toolTip().startswith("Practise this rule in the lesson")
    with qtbot.waitSignal(page.lesson_chosen) as chosen:
        qtbot.mouseClick(tools.open_lesson, Qt.MouseButton.LeftButton)
    assert chosen.args == [page._library.by_id["B-17"].rule.lesson]
    high = page.text.document().size().height()
    choose_in_menu(qtbot, tools.more, "Larger text")
    assert page.text.document().size().height() > high
    choose_in_menu(qtbot, tools.more, "Smaller text")
    assert page.text.document().size().height() == high
    with qtbot.waitSignal(page.notified):
        choose_in_menu(qtbot, tools.more, "Copy")


def test_the_contents_group_games_expansions_and_the_program(qtbot):
    page = read(qtbot, "B-1")
    rows = [(item.data(0, KIND), item.text(0)) for item in page.contents._items()]
    assert [text for kind, text in rows if kind == GROUP] == ["Games", "Expansions", "Program"]
    assert rows.index((CHAPTER, "Granada")) < rows.index((GROUP, "Expansions"))
    assert rows[rows.index((GROUP, "Program")) + 1][0] == CHAPTER


def test_reconstructed_rules_are_marked(qtbot):
    assert "This program’s ruling" in read(qtbot, "B-20").text.toPlainText()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_rule_fits_its_page_and_every_picture_is_painted(qtbot, theme):
    page = read(qtbot)
    page.set_theme(theme)
    for place in rules.library().by_id.values():
        page.open(place.rule.id)
        assert page.text.document().idealWidth() <= page.text.viewport().width() + 1, place.rule.id
        painted = [image for name, image in page._page().images.items() if name.startswith("picture")]
        assert len(painted) == len(place.rule.pictures)
        assert not any(image.isNull() for image in painted)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_links_matches_and_marks_have_enough_contrast(theme):
    inks = (theme.text, theme.text_2)
    papers = (theme.panel_top, theme.panel_bottom, theme.plain_ground, MARKED[theme.dark])
    pairs = [(ink, paper) for ink in (*inks, LINK[theme.dark]) for paper in papers]
    pairs += [(theme.text, HIT_GROUND[theme.dark]), (theme.illegal_text, theme.panel_bottom)]
    for ink, paper in pairs:
        assert contrast(QColor(ink), QColor(paper)) >= 4.5, (ink, paper)


def test_text_can_be_enlarged_without_overflow(qtbot):
    page = read(qtbot)
    before = page.text.document().size().height()
    for _ in range(9):
        page.zoom(1)
    assert page.text.document().size().height() > before
    assert page.text.document().idealWidth() <= page.text.viewport().width() + 1


@pytest.mark.parametrize("language", in_each_language())
def test_the_page_is_available_in_every_language(qtbot, language):
    page = read(qtbot)
    SPOKEN.speak(language)
    try:
        title = rules.library().by_id["B-17"].rule.title
        assert title in page.text.toPlainText()
        assert page.text.accessibleName() == f"B-17 {title}"
    finally:
        SPOKEN.speak("en")


# -- copying, printing and accessibility


def test_a_rule_is_copied_as_text_with_its_pictures(qtbot):
    page = read(qtbot)
    page.copy()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text().startswith("B-17 Touching sides must match\nWhere two tiles touch")
    assert "Not allowed. Wall against open side" in data.text()
    assert data.html().count("data:image/png;base64,") >= len(rules.library().by_id["B-17"].rule.pictures)
    assert data.hasImage()


def test_a_rule_can_be_printed(qtbot, tmp_path):
    page = read(qtbot)
    path = tmp_path / "rule.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QSizeF(210, 297), QPageSize.Unit.Millimeter))
    page.print_on(writer)
    del writer
    assert path.read_bytes().startswith(b"%PDF")
    assert path.stat().st_size > 20_000


@pytest.mark.parametrize("shown", ["B-17", ALL_VARIANTS])
def test_printing_is_dark_on_white_in_every_theme(qtbot, monkeypatch, tmp_path, shown):
    page = read(qtbot, shown)
    page.set_theme(DARK)
    printed: list[str] = []
    monkeypatch.setattr(rules_page, "_fill", lambda _, one: printed.append(one.html))
    page.print_on(QPdfWriter(str(tmp_path / "rule.pdf")))
    (html,) = printed
    assert LIGHT.text in html
    assert DARK.text not in html


def test_every_picture_has_its_caption_as_accessible_text(qtbot):
    page = read(qtbot)
    for place in rules.library().by_id.values():
        page.open(place.rule.id)
        told = page.text.accessibleDescription()
        assert told == as_text(place)
        for picture in place.rule.pictures:
            assert picture.caption in told


def test_the_document_has_headings_and_the_contents_a_name(qtbot):
    page = read(qtbot)
    document: QTextDocument = page.text.document()
    levels = []
    block = document.begin()
    while block.isValid():
        levels.append(block.blockFormat().headingLevel())
        block = block.next()
    assert 1 in levels
    assert page.contents.accessibleName()
    assert page.field.accessibleName()


def test_a_log_entry_opens_its_rule_by_key_and_menu(player):
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    player.wait_for_turn()
    log = player.open_log()
    model = log.model()
    rows = (model.index(row, 0) for row in range(model.rowCount()))
    dealt = next(row for row in rows if isinstance(row.data(LogModel.EventRole), MoneyDealt))
    log.setCurrentIndex(dealt)
    log.setFocus()
    player.window.menus.trigger("rules")
    assert page_of(player).rule == "B-4"
    player.qtbot.keyClick(page_of(player).text, Qt.Key.Key_Escape)
    middle = log.visualRect(dealt).center()
    entry = player.entry_of(log.viewport(), middle, "rules")
    assert "B-4" in entry.text()
    entry.trigger()
    assert page_of(player).rule == "B-4"


def test_an_event_without_a_rule_has_no_link():
    assert rules.rule_of_event(QEvent(QEvent.Type.None_)) == rules.rule_of_event(None) == ""


@pytest.mark.parametrize("width", [894, 1024, 1280, 1600])
def test_no_picture_of_a_rule_is_clipped(player, width):
    """Pictures that do not fit side by side wrap, also after the window becomes narrower."""
    window = player.window
    window.resize(1600, 900)
    window.workspace.show_rules("B-17")
    player.follow()
    page = page_of(player)
    assert page._room.columns == 3
    window.resize(width, 700)
    player.follow()
    assert cut_off(page) == []
    assert page._room.width == page.text.viewport().width()
    page.field.setText("how is the wall counted")
    assert "background-color" in page._page().html
