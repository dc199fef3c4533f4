"""The paintings of the list of finished games (``painted.py``)."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QStandardItemModel
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from alhambra_desktop.model.rules.core.geometry.plain_tile import PlainTile
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT, Theme
from alhambra_desktop.views.art.people.seat_picture import SeatPicture
from alhambra_desktop.views.models.found_games import FoundGames, RowRole
from alhambra_desktop.views.models.game_order import Column
from alhambra_desktop.views.models.game_row import GameRow, PlayerMark
from alhambra_desktop.views.models.games_model import GamesModel
from alhambra_desktop.views.pages.games.game_cards import GameCardDelegate, GameCards
from alhambra_desktop.views.pages.games.sort_chips import SortChips
from tests.views.paintings.painted import check, painter_of, painting, recorded

pytestmark = pytest.mark.posix  # fonts differ a little on other systems

SEATS = tuple(
    PlayerMark(name, SeatPicture(colour, person), points, won=points == 90, level="builder")
    for name, colour, person, points in (
        ("Anna", "amber", None, 90),
        ("Hamid", "blue", "hamid", 71),
        ("Nuria", "green", "nuria", 64),
        ("Zahra", "violet", "zahra", 12),
    )
)
TILES = (
    PlainTile(0, 0, "start", 0, "", "wall"),
    PlainTile(1, 0, "pavilion", 4, "NE", "wall"),
    PlainTile(0, 1, "tower", 9, "SW", "wall"),
)
ROW = GameRow(
    *("Won by 19", SEATS[:3], "3 players", "24 Nov", "12:00"),
    won=True,
    modules=("camps", "huts"),
    tiles=TILES,
    own=SEATS[0],
    mistakes=2,
)
ROWS = {
    "won": ROW,
    "lost": attrs.evolve(ROW, headline="2nd of 3", won=False, mistakes=0, modules=()),
    "of four": attrs.evolve(ROW, players=SEATS, mistakes=None, modules=("camps", "huts", "dirk", "vizier")),
    "of two": attrs.evolve(ROW, players=SEATS[:2], own=None, tiles=()),
    "in progress": attrs.evolve(
        ROW, headline="In progress", state="In progress", won=False, mistakes=None, unfinished=True
    ),
    "saved": attrs.evolve(ROW, headline="Sunday", state="Saved", won=False, own=None, mistakes=None),
    "damaged": attrs.evolve(
        ROW, headline="broken", players=(), note="Damaged.", won=False, mistakes=None, damaged=True
    ),
}


REST, CHOSEN = QStyle.StateFlag.State_Enabled, QStyle.StateFlag.State_Selected
STATES = {
    "at rest": REST,
    "chosen": CHOSEN,
    "focused": CHOSEN | QStyle.StateFlag.State_HasFocus,
    "pointed at": QStyle.StateFlag.State_MouseOver,
}


@pytest.mark.parametrize("title", ROWS)
def test_a_row_of_the_list_of_games(qtbot, title):
    found = FoundGames(GamesModel(list), None)
    games = GameCards(Message("games-title"), found, FaceCache(), lambda: LIGHT)
    qtbot.addWidget(games)
    model = QStandardItemModel(2, 1)
    for row in range(2):
        model.setData(model.index(row, 0), ROWS[title], RowRole)

    def painted(theme: Theme, width: int, row: int, state: str) -> list[str]:
        delegate, option = GameCardDelegate(FaceCache(), lambda: theme, games), QStyleOptionViewItem()
        option.rect, option.state = QRect(10, 5, width, 118), STATES[state]
        with painter_of(QImage(1000, 140, QImage.Format.Format_ARGB32)) as painter:
            return recorded(lambda: delegate.paint(painter, option, model.index(row, 0)))

    scenes = SCENES if title == "won" else SCENES[:2]
    check(
        f"row, {title}",
        {f"{scene[0].name}, {scene[1]}, {scene[2]}, {scene[3]}": painted(*scene) for scene in scenes},
    )


SCENES = [
    (LIGHT, 900, 1, "at rest"),
    (DARK, 520, 0, "at rest"),
    (LIGHT, 700, 0, "chosen"),
    (LIGHT, 640, 1, "focused"),
    (LIGHT, 600, 1, "pointed at"),
]


def test_the_chips_that_sort_games(put, point_at):
    header = SortChips()
    header.set_content(Column.DATE, falls=True)
    put(header, 760, 36)
    scenes = {"by date": painting(header)}
    header.set_content(Column.POINTS, falls=False)
    button = header.buttons[Column.POINTS]
    point_at(button)
    button.setFocus()
    scenes["by points"] = painting(header)
    hints = [f"{each.sizeHint()} {each.minimumSizeHint()}" for each in header.buttons.values()]
    header.resize(300, 80)
    scenes["narrow"] = [*painting(header), *hints]
    check("sort chips", scenes)
