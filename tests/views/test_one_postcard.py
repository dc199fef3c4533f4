"""The dialog of a postcard by itself: painting, names, and writing files while it is open or closing."""

from __future__ import annotations

from itertools import combinations

import attrs
import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QDialogButtonBox

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.views.game.analysis_storage import FinishedGame
from alhambra_desktop.views.pages.games.postcard import Postcard, postcard_of, views
from alhambra_desktop.views.pages.games.postcard_dialog import PostcardDialog
from tests.unit.archive.games import unaided

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def card() -> Postcard:
    """Return a postcard of two seats with few tiles, which is painted quickly."""
    game = unaided(2, 2)
    told = FinishedGame(kept_game(game, "file", 0, "normal"), game)
    whole = postcard_of(told, "1 Jan 1970")
    return attrs.evolve(
        whole, seats=tuple(attrs.evolve(seat, tiles=dict([*seat.tiles.items()][:2])) for seat in whole.seats)
    )


@pytest.fixture
def dialog(qtbot, card):
    dialog = PostcardDialog(card)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def painted(dialog: PostcardDialog, qtbot) -> QImage:
    qtbot.waitUntil(lambda: not dialog.busy, timeout=20_000)
    return dialog.preview.image


def test_a_postcard_is_painted_while_the_dialog_is_open(dialog, qtbot):
    assert dialog.busy
    assert dialog.preview.image is None
    assert not dialog.write_button.isEnabled()
    image = painted(dialog, qtbot)
    assert dialog.write_button.isEnabled()
    assert image.size() == QSize(1500, 1000)
    assert dialog.preview.sizeHint() == QSize(750, 500)
    assert image.pixelColor(5, 5) != image.pixelColor(40, 60)


def test_names_are_on_the_postcard_only_on_request(dialog, card, qtbot):
    winner = card.seats[0]
    before, text = painted(dialog, qtbot), dialog.preview.accessibleName()
    assert f"{winner.rank}, {winner.level}: {winner.points}" in text
    assert winner.name not in text
    dialog.names.click()
    assert dialog.busy
    assert f"{winner.rank}, {winner.name}: {winner.points}" in dialog.preview.accessibleName()
    assert painted(dialog, qtbot) != before


@pytest.mark.parametrize("name", ["card.png", "card.svg", "CARD.SVG"])
def test_the_file_is_painted_first_and_then_written(dialog, qtbot, tmp_path, name):
    writers = []
    path = tmp_path / name
    painted(dialog, qtbot)
    dialog.paint_file(path, writers.append)
    assert dialog.busy
    assert not dialog.write_button.isEnabled()
    qtbot.waitUntil(lambda: bool(writers), timeout=20_000)
    assert not dialog.busy
    assert dialog.write_button.isEnabled()
    assert not path.exists()
    writers[0]()
    if path.suffix.lower() == ".svg":
        drawing = QSvgRenderer(str(path))
        assert drawing.isValid()
        assert drawing.viewBoxF().size().toTuple() == (1500, 1000)
        assert b'width="396' in path.read_bytes(), "millimetres, with 96 units per inch"
        assert b"<title>" in path.read_bytes()
    else:
        assert path.read_bytes().startswith(b"\x89PNG")
        assert QImage(str(path)).size() == QSize(1500, 1000)


def test_a_dialog_that_is_closed_while_a_file_is_painted_waits_for_it(dialog, qtbot, tmp_path):
    writers, closed = [], []
    dialog.finished.connect(closed.append)
    painted(dialog, qtbot)
    dialog.paint_file(tmp_path / "card.png", writers.append)
    dialog.reject()
    assert closed == []
    assert dialog.isVisible()
    qtbot.waitUntil(lambda: closed == [PostcardDialog.DialogCode.Rejected.value], timeout=20_000)
    assert len(writers) == 1
    assert not dialog.isVisible()


def test_closing_the_dialog_stops_the_painting(dialog):
    assert dialog.busy
    dialog.reject()
    assert not dialog.busy
    assert not dialog.isVisible()
    assert dialog.preview.image is None


def test_the_buttons_of_the_dialog(dialog, qtbot):
    wanted = []
    dialog.save_wanted.connect(lambda: wanted.append(True))
    assert dialog.write_button.isDefault()
    painted(dialog, qtbot)
    qtbot.mouseClick(dialog.write_button, LEFT)
    assert wanted == [True]
    box = dialog.findChild(QDialogButtonBox)
    other = next(one for one in box.buttons() if one is not dialog.write_button)
    qtbot.mouseClick(other, LEFT)
    assert not dialog.isVisible()


def rectangle(rect: QRectF) -> tuple[float, float, float, float]:
    return rect.x(), rect.y(), rect.width(), rect.height()


@pytest.mark.parametrize(
    ("seats", "areas"),
    [
        (1, [(36, 36, 966, 928)]),
        (2, [(36, 36, 966, 614), (36, 664, 966, 300)]),
        (3, [(36, 36, 966, 674), (36, 724, 476, 240), (526, 724, 476, 240)]),
    ],
)
def test_the_views_of_a_postcard(seats, areas):
    assert [tuple(map(int, rectangle(rect))) for rect in views(seats)] == areas


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_cities_of_many_players_are_in_a_row_below_the_winners(seats):
    large, *small = views(seats)
    assert len(small) == seats - 1
    assert len({rect.size().toTuple() for rect in small}) == 1
    assert {rect.top() for rect in small} == {large.bottom() + 14}
    assert not any(one.intersects(other) for one, other in combinations([large, *small], 2))


def test_the_best_player_is_first_on_a_postcard(card):
    assert [seat.won for seat in card.seats] == [True, False]
    assert card.seats[0].points > card.seats[1].points
    assert [seat.rank for seat in card.seats] == ["1st", "2nd"]
    assert all(seat.level for seat in card.seats)
    assert card.day == "1 Jan 1970"
    assert card.code
