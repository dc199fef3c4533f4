"""The postcard of a finished game: its content, with and without names, as PNG and SVG, painted in steps."""

from __future__ import annotations

from pathlib import Path
from types import GeneratorType

import numpy as np
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QPushButton

from alhambra_desktop.model.files.archive.kept_game import kept_game
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.dialogs import file_dialogs
from alhambra_desktop.views.game.analysis_storage import AnalysisStorage, FinishedGame
from alhambra_desktop.views.pages.games.postcard import (
    LARGEST,
    SIZE,
    TEXT,
    PostcardPainter,
    postcard_of,
    tile_size,
    views,
)
from alhambra_desktop.views.pages.games.postcard_dialog import PostcardDialog
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow
from tests.of_type import of_type
from tests.unit.archive.games import unaided

LEFT = Qt.MouseButton.LeftButton
ROUNDED = 24
"""Tolerated colour difference between paintings of one postcard; Qt's cached gradients round differently."""

FEW, MANY = 30, 1000
"""Pixels that may differ between paintings of the same postcard, and that must differ with other names."""


def difference(one: QImage, other: QImage) -> int:
    """Return the number of pixels of two pictures that differ by more than rounding."""
    first, second = (
        np.frombuffer(image.convertToFormat(QImage.Format.Format_RGB32).constBits(), np.uint8).astype(int)
        for image in (one, other)
    )
    return int((np.abs(first - second).reshape(-1, 4) > ROUNDED).any(axis=1).sum())


@pytest.fixture
def window(qtbot, tmp_path):
    settings = Settings(tmp_path / "settings.json")
    settings.change(own_speed="off", others_speed="off", lessons_offered=True)
    made = MainWindow(settings, tmp_path / "data")
    made.workspace.storage.archive.keep(unaided(3, 3), 1_790_000_000, "normal")
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def wait_for_dialog(window: MainWindow, qtbot) -> PostcardDialog:
    """Return the dialog after its picture is painted."""
    qtbot.waitUntil(lambda: bool(window.findChildren(PostcardDialog)), timeout=20_000)
    (dialog,) = window.findChildren(PostcardDialog)
    qtbot.waitUntil(lambda: dialog.preview.image is not None and not dialog.busy, timeout=20_000)
    return dialog


def from_list(window: MainWindow, qtbot) -> PostcardDialog:
    window.workspace.games_route.go()
    qtbot.waitUntil(lambda: len(window.workspace.start.games.finished) == 1)
    qtbot.mouseClick(window.workspace.games_page.postcard, LEFT)
    return wait_for_dialog(window, qtbot)


def save_postcard(dialog: PostcardDialog, window: MainWindow, qtbot, monkeypatch, path: Path) -> Path:
    monkeypatch.setattr(file_dialogs, "file_for_postcard", lambda *_: path)
    qtbot.mouseClick(dialog.write_button, LEFT)
    qtbot.waitUntil(lambda: window.notice.words == f"Exported to {path.name}.", timeout=20_000)
    return path


def test_it_opens_from_the_list_and_is_saved_as_png(window, qtbot, tmp_path, monkeypatch):
    dialog = from_list(window, qtbot)
    path = save_postcard(dialog, window, qtbot, monkeypatch, tmp_path / "card.png")
    image = QImage(str(path))
    assert image.size() == QSize(1500, 1000)
    assert difference(image, dialog.preview.image) <= FEW


def test_it_is_saved_as_svg(window, qtbot, tmp_path, monkeypatch):
    path = save_postcard(from_list(window, qtbot), window, qtbot, monkeypatch, tmp_path / "card.svg")
    drawing = QSvgRenderer(str(path))
    assert drawing.isValid()
    assert drawing.viewBoxF().size() == QSize(1500, 1000)
    assert b">Ann" not in path.read_bytes()


def test_names_are_included_only_on_request(window, qtbot):
    dialog = from_list(window, qtbot)
    before = dialog.preview.image.copy()
    assert "Ann" not in dialog.preview.accessibleName()
    assert "Human: " in dialog.preview.accessibleName()
    qtbot.mouseClick(dialog.names, LEFT)
    qtbot.waitUntil(lambda: not dialog.busy)
    assert "Ann: " in dialog.preview.accessibleName()
    assert difference(dialog.preview.image, before) > MANY
    qtbot.mouseClick(dialog.names, LEFT)
    qtbot.waitUntil(lambda: not dialog.busy)
    assert difference(dialog.preview.image, before) <= FEW


def test_it_opens_from_the_result(window, qtbot):
    window.workspace.games.show_saved(unaided(3, 3))
    result = window.workspace.page.scorings.on_top
    (button,) = [one for one in result.findChildren(QPushButton) if "Postcard" in one.text()]
    qtbot.mouseClick(button, LEFT)
    seats = wait_for_dialog(window, qtbot)._card.seats
    scores = sorted((player.score for player in unaided(3, 3).state.players), reverse=True)
    assert [seat.points for seat in seats] == scores
    assert seats[0].won


@pytest.fixture
def processed_games(monkeypatch) -> list[FinishedGame]:
    """Record the games whose postcards have been processed."""
    found: list[FinishedGame] = []
    tell = AnalysisStorage.load_game

    def noted(files, game, then):
        def note(one: FinishedGame) -> None:
            then(one)
            found.append(one)

        tell(files, game, note)

    monkeypatch.setattr(AnalysisStorage, "load_game", noted)
    return found


def test_it_does_not_open_over_a_newer_game(window, qtbot, processed_games):
    window.workspace.games.show_saved(unaided(3, 3))
    window.menus.trigger("postcard")
    window.workspace.games.rematch(same_deal=True)
    qtbot.waitUntil(lambda: len(processed_games) == 1, timeout=20_000)
    assert not window.findChildren(PostcardDialog)


def test_it_opens_once_even_if_requested_twice(window, qtbot, processed_games):
    window.workspace.games.show_saved(unaided(3, 3))
    window.menus.trigger("postcard")
    window.menus.trigger("postcard")
    qtbot.waitUntil(lambda: len(processed_games) == 2, timeout=20_000)
    assert len(window.findChildren(PostcardDialog)) == 1


def test_closing_it_stops_the_painting(window, qtbot):
    window.workspace.games.show_saved(unaided(3, 3))
    window.menus.trigger("postcard")
    qtbot.waitUntil(lambda: bool(window.findChildren(PostcardDialog)), timeout=20_000)
    (dialog,) = window.findChildren(PostcardDialog)
    assert dialog.busy
    dialog.reject()
    qtbot.waitUntil(lambda: not window.findChildren(PostcardDialog))


@pytest.mark.parametrize("steps", range(1, 16, 2))
def test_a_painting_stopped_at_any_step_restores_its_painter(qapp, capfd, steps):
    kept = kept_game(unaided(1), "", 0, None)
    card = postcard_of(FinishedGame(kept, unaided(1)), "today")
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painting = of_type(PostcardPainter(card, FaceCache(), names=True).steps(painter), GeneratorType)
    for _ in range(steps):
        next(painting)
    painting.close()
    painter.end()
    assert "QPainter" not in capfd.readouterr().err


def test_an_unreadable_file_is_reported(window, qtbot):
    (kept,) = window.workspace.storage.archive.games()
    path = window.workspace.storage.archive.path(kept.file)
    path.write_text("no game")
    window.workspace.reviews.show_postcard(path)
    qtbot.waitUntil(lambda: path.name in window.notice.words)
    assert not window.findChildren(PostcardDialog)


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_alhambra_has_a_separate_view(seats):
    rooms = views(seats)
    assert len(rooms) == seats
    for number, room in enumerate(rooms):
        assert 0 < room.left() < room.right() < TEXT.left()
        assert 0 < room.top() < room.bottom() < SIZE.height()
        assert room.width() > 180
        assert room.height() >= 200
        assert not any(room.intersects(other) for other in rooms[:number])


def test_every_city_fits_into_its_view(qapp):
    game = unaided(3, 3)
    card = postcard_of(FinishedGame(kept_game(game, "file", 0, "normal"), game), "today")
    for seat, room in zip(card.seats, views(3), strict=True):
        size = tile_size(seat.tiles, room)
        assert 30 < size <= LARGEST
        xs, ys = zip(*seat.tiles, strict=True)
        assert (max(xs) - min(xs) + 1) * size < room.width()
        assert (max(ys) - min(ys) + 1) * size < room.height()


def test_players_without_names_are_called_by_their_trades(qapp):
    game = unaided(3, 3)
    card = postcard_of(FinishedGame(kept_game(game, "file", 0, "normal"), game), "today")
    roles = {seat.name: seat.role for seat in card.seats}
    assert roles["Ann"] == "Human"
    assert all(role != name for name, role in roles.items())


def test_the_winner_comes_first_and_the_code_is_included(qapp):
    kept = kept_game(unaided(3, 3), "file", 0, "normal")
    card = postcard_of(FinishedGame(kept, unaided(3, 3)), "1 Jan 1970")
    assert [seat.points for seat in card.seats] == sorted((s.points for s in kept.seats), reverse=True)
    assert card.code == kept.code
    assert card.day == "1 Jan 1970"


@pytest.mark.parametrize(
    ("game", "modules"),
    [("alhambra", ("camps", "bazaars")), ("granada", ()), ("alhambra+granada", ())],
)
def test_tiles_of_every_rule_set_are_painted(qapp, game, modules):
    saved = unaided(3, 2, modules, game)
    card = postcard_of(FinishedGame(kept_game(saved, "file", 0, "normal"), saved), "today")
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    postcard = PostcardPainter(card, FaceCache(), names=False)
    for _ in postcard.steps(painter):
        pass
    painter.end()
    tiles = {tile.id: tile for seat in card.seats for tile in seat.tiles.values()}
    fountains = [bytes(postcard._face(tile, 60.0).constBits()) for tile in tiles.values() if not tile.type]
    others = [bytes(postcard._face(tile, 60.0).constBits()) for tile in tiles.values() if tile.type]
    special = [tile for tile in tiles.values() if tile.kind not in ("building", "start")]
    assert len(set(fountains)) == len({tile.kind for tile in tiles.values() if tile.kind == "start"}) + len(
        {tile.id for tile in special if not tile.type}
    )
    assert not set(fountains) & set(others)
    assert special or "camps" not in modules
