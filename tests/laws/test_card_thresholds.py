"""Each threshold of a card or model: one case at the threshold, and one that just misses it."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QLabel

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.views.models import games_model
from alhambra_desktop.views.models.games_model import FRAME_SHARE, GamesModel
from alhambra_desktop.views.pages.puzzles.puzzle_cards import DENSE_ICON, HIGH, ICON, ROOMY
from alhambra_desktop.views.pages.puzzles.puzzle_page import PuzzlePage
from alhambra_desktop.views.pages.result.points_card import MOST_SOURCES
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.pages.start.start_cards import MOST_CHIPS
from alhambra_desktop.views.pages.start.start_page import StartPage
from alhambra_desktop.views.scene.panels.standing_card import DENSE, FEW, ROW, card_of
from alhambra_desktop.views.storage.preferences import SeatChoice
from alhambra_desktop.views.widgets.paper_card import PaperCard
from alhambra_desktop.words import phrase
from tests.of_type import of_type
from tests.scenarios.board import rules_for
from tests.unit.archive.games import finished
from tests.views.driver import whole_game
from tests.views.pages import PAGES
from tests.views.stage.snapshots import shown_of, stage_of

C = TypeVar("C", bound=PaperCard)


@pytest.fixture(scope="module")
def game(qapp):
    return whole_game("human,apprentice,apprentice seed=4")


def alone(card: C, width: int, qtbot) -> C:
    """Take a card out of its page, so that no layout decides its width."""
    card.setParent(None)
    qtbot.addWidget(card)
    card.setMinimumWidth(0)
    card.resize(width, 400)
    card.show()
    return card


@pytest.mark.parametrize("seats", [MOST_CHIPS, MOST_CHIPS + 1])
def test_the_new_game_card_counts_seats_beyond_three(qtbot, settings, game, seats):
    colours = ("amber", "blue", "crimson", "green")
    people = (
        SeatChoice(f"Player {n}", colour, "apprentice" if n else None) for n, colour in enumerate(colours)
    )
    settings.change(seats=tuple(people)[:seats])
    page = of_type(PAGES["start page"](settings, game), StartPage)
    qtbot.addWidget(page)
    page.show()
    assert [chip.isVisible() for chip in page.new._chips] == [True] * MOST_CHIPS
    assert page.new.more.isVisible() is (seats > MOST_CHIPS)


@pytest.mark.parametrize(("height", "icon"), [(HIGH, ICON), (HIGH - 1, DENSE_ICON)])
def test_a_high_panel_of_a_puzzle_has_large_icons(qtbot, settings, game, height, icon):
    page = of_type(PAGES["puzzle"](settings, game), PuzzlePage)
    qtbot.addWidget(page)
    page.panel.fit(height)
    assert {box.icon.width() for box in page.goal.boxes} == {icon}


@pytest.mark.parametrize(("height", "inside"), [(ROOMY, False), (ROOMY - 1, True)])
def test_in_a_low_panel_of_a_puzzle_the_progress_scrolls(qtbot, settings, game, height, inside):
    page = of_type(PAGES["puzzle"](settings, game), PuzzlePage)
    qtbot.addWidget(page)
    page.panel.fit(height)
    assert page.panel.area.isAncestorOf(page.progress) is inside


@pytest.mark.parametrize(("modules", "sources"), [("", MOST_SOURCES), ("modules=camps", MOST_SOURCES + 1)])
def test_points_of_each_round_are_listed_for_few_sources(qtbot, settings, modules, sources):
    game = whole_game(f"human,apprentice,apprentice seed=4 {modules}")
    page = of_type(PAGES["result"](settings, game), ResultPage)
    qtbot.addWidget(page)
    titles = {label.text() for label in page.points.findChildren(QLabel)}
    assert len(page.points._sources) == sources
    assert (phrase("scoring-title", round=1) in titles) is (sources <= MOST_SOURCES)
    assert (phrase("result-round", round=1) in titles) is (sources > MOST_SOURCES)


@pytest.mark.parametrize(("seats", "row"), [(FEW, ROW), (FEW + 1, DENSE)])
def test_rows_of_a_standing_are_lower_with_more_than_four_owners(qapp, seats, row):
    book = rules_for(seats)
    stage = stage_of(shown_of(book, start(book).after))
    subject = next(iter(book.majorities))
    assert stage.right.card._row_height(card_of(stage.snapshot, subject)) == row


@pytest.mark.parametrize(("spent", "written"), [(FRAME_SHARE, 1), (FRAME_SHARE - 0.001, 2)])
def test_texts_of_games_use_a_share_of_each_frame(qapp, qtbot, monkeypatch, spent, written):
    kept = [(Path(f"{n}.alhambra"), kept_game(finished(n, 2), f"{n}", n, "normal")) for n in (1, 2, 3)]
    model = GamesModel(lambda: kept)
    model.refresh((), Path("nowhere"))
    qtbot.waitUntil(lambda: model.rowCount() == 3)
    times = iter([0.0, spent, 1.0, 1.0])
    model._texts.clear()
    monkeypatch.setattr(games_model, "monotonic", lambda: next(times))
    model._write_texts()
    assert len(model._texts) == written
