"""The paintings of the details, the postcard and the comparison of finished games (``painted.py``)."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.model.learning.analysis.turns import compared
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import rulebook
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.game.analysis_storage import FinishedGame
from alhambra_desktop.views.models.games_model import FINISHED, UNFINISHED, ListedGame
from alhambra_desktop.views.pages.games.compare_page import ComparedRowDelegate, ComparePage
from alhambra_desktop.views.pages.games.game_details import GameDetails, PostcardPicture, Shape
from alhambra_desktop.views.pages.games.postcard import PostcardPainter, postcard_of
from alhambra_desktop.views.pages.games.postcard_dialog import Preview
from alhambra_desktop.words import say
from tests.property.games import moves
from tests.unit.archive.games import unaided
from tests.views.paintings.painted import check, painter_of, painting, recorded
from tests.views.paintings.test_games import ROW

pytestmark = pytest.mark.posix  # fonts differ a little on other systems


@pytest.mark.parametrize("still", [True, False])
def test_the_small_postcard(put, still):
    picture = PostcardPicture(FaceCache(), lambda: still)
    put(picture, 324, 270)
    scenes = {"empty": painting(picture)}
    picture.set_content(ROW, "90 points", "24 November 2026")
    scenes["full"] = [*painting(picture), str(picture.sizeHint().toTuple())]
    picture.set_content(attrs.evolve(ROW, tiles=()), "", "24 November 2026")
    scenes["without a city"] = painting(picture)
    check(f"small postcard, {'still' if still else 'turned'}", scenes)


def test_the_details_of_a_game(put):
    kept = kept_game(unaided(2, 2), "2", 129_600, "normal")
    game = ListedGame(FINISHED, Path("2"), 129_600.0, kept)
    details = GameDetails(FaceCache(), lambda: True)
    details.retranslate()
    details.set_content(game, ROW, "won against Hamid", "90 to 71 points")
    put(details, 340, 640)
    scenes = {}
    for shape, low, size in (
        (Shape.BESIDE, False, (340, 640)),
        (Shape.STRIP, False, (900, 90)),
        (Shape.STRIP, True, (900, 60)),
        (Shape.PAGE, False, (900, 420)),
    ):
        details.show_as(shape, low=low)
        details.resize(*size)
        scenes[f"{shape.name}{', low' if low else ''}"] = painting(details)
    check("details of a game", scenes)


def test_an_unfinished_game_has_no_result_yet(put):
    details = GameDetails(FaceCache(), lambda: True)
    details.retranslate()
    details.set_content(ListedGame(UNFINISHED, Path("3"), 0.0, None), ROW, "", "")
    put(details, 340, 640)
    for button in (details.result, details.card, details.delete, details.again):
        assert not button.isVisible()
    assert details.main.text() == say(Message("games-continue"))


@pytest.fixture(scope="module")
def own_game():
    return unaided(3, 3)


@pytest.mark.parametrize(("names", "vector"), [(True, False), (False, True)])
def test_the_postcard(own_game, names, vector):
    kept = kept_game(own_game, "file", 0, "normal")
    few = own_game.state.players[0].city
    card = postcard_of(FinishedGame(kept, own_game), "1 Jan 1970")
    seats = tuple(attrs.evolve(seat, tiles=dict(islice(few.tiles.items(), 4))) for seat in card.seats)
    drawer = PostcardPainter(attrs.evolve(card, seats=seats), FaceCache(), names=names, vector=vector)
    with painter_of(QImage(1500, 1000, QImage.Format.Format_RGB32)) as painter:
        scenes = {"card": recorded(lambda: [*drawer.steps(painter)])}
    check(f"postcard {'with' if names else 'without'} names", scenes)


def test_the_preview_of_a_postcard(put):
    preview = put(Preview(), 500, 400)
    scenes = {"waiting": painting(preview)}
    preview.show_image(QImage(1500, 1000, QImage.Format.Format_RGB32))
    scenes["painted"] = painting(preview)
    check("preview", scenes)


@pytest.fixture(scope="module")
def comparison():
    """Return the comparison of two games with the same deal that diverge."""
    one = list(islice(moves(rulebook(parse_new("human,human seed=1")), 1), 60))
    other = list(islice(moves(rulebook(parse_new("human,human seed=1")), 2), 60))
    return compared(one, other)


def test_the_rows_of_a_comparison(put, comparison):
    page = ComparePage()
    page.set_content(comparison)
    put(page, 1280, 760)
    delegate = ComparedRowDelegate(page)

    def cell(state: QStyle.StateFlag, row: int, column: int) -> list[str]:
        option, index = QStyleOptionViewItem(), page.model.index(row, column)
        option.state, option.rect = state, QRect(10, 5, 300, 40)
        with painter_of(QImage(400, 60, QImage.Format.Format_ARGB32)) as painter:
            painted = recorded(lambda: delegate.paint(painter, option, index))
        return [*painted, str(delegate.sizeHint(option, index).toTuple())]

    cells = [(row, column) for row in range(3) for column in range(page.model.columnCount())]
    scenes = {}
    for theme, state in ((LIGHT, QStyle.StateFlag.State_Enabled), (DARK, QStyle.StateFlag.State_Selected)):
        page.set_theme(theme)
        scenes |= {f"{theme.name} {place}": cell(state, *place) for place in cells}
    check("rows of a comparison", scenes)


def test_the_page_of_a_comparison(put, comparison):
    page = ComparePage()
    page.set_theme(LIGHT)
    page.set_content(comparison)
    put(page, 1100, 500)
    check("comparison", {"page": painting(page)})
