"""Stage: all panels of the table in one scene, shown exactly what is true."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsScene

from ...model.core.rulebook import Rulebook
from ...model.modules.dirk.rules import DIRK
from ..art.palette import Theme
from .faces import Faces
from .layout import HEIGHT, STANDINGS_HEIGHT, WIDTH, Layout
from .look import Look, Shown, Spot
from .overlay import Brackets, BubbleItem, LiftedTile, Peek
from .panel import Panel
from .panels.standings import LogFrame, SincePanel, StandingsPanel, standings_height
from .warming import Warming
from .zones.city import Courtyard
from .zones.hand import DirkPanel, HandPanel, ReservePanel, TrayPanel
from .zones.market import MarketPanel, RowPanel
from .zones.players import PlayerPanel
from .zones.supply import HEIGHT as ANNEX_HEIGHT
from .zones.supply import AnnexPanel
from .zones.supply import in_use as annex_in_use


class Stage(QGraphicsScene):
    """The table; ``look`` is what is transient, ``shown`` what is true.

    In the program it needs a parent: without one Python's garbage collector would destroy it, on whatever
    thread it happens to run.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.faces = Faces()
        self.look = Look()
        self.shown: Shown | None = None
        self.layout_ = Layout.of(WIDTH, HEIGHT, 3, False)
        self.market = MarketPanel(self.faces)
        self.row = RowPanel(self.faces)
        self.courtyard = Courtyard(self.faces)
        self.hand = HandPanel(self.faces)
        self.tray = TrayPanel(self.faces)
        self.reserve = ReservePanel(self.faces)
        self.standings = StandingsPanel(self.faces)
        self.since = SincePanel(self.faces)
        self.log = LogFrame(self.faces)
        self.dirk = DirkPanel(self.faces)
        self.annex = AnnexPanel(self.faces)
        self.peek = Peek(self.faces)
        self.players: list[PlayerPanel] = []
        self.lifted = LiftedTile(self.faces)
        self.bubble = BubbleItem(self.faces)
        self.brackets = Brackets(self.faces)
        self.warming = Warming(self.faces, self.market, self)
        for item in (
            *self._fixed(),
            self.dirk,
            self.annex,
            self.peek,
            self.lifted,
            self.bubble,
            self.brackets,
        ):
            self.addItem(item)

    def _fixed(self) -> tuple[Panel, ...]:
        return (
            self.market,
            self.row,
            self.courtyard,
            self.hand,
            self.tray,
            self.reserve,
            self.standings,
            self.since,
            self.log,
        )

    @property
    def panels(self) -> tuple[Panel, ...]:
        """Every panel in use, the topmost first."""
        optional = tuple(panel for panel in (self.annex, self.dirk) if panel.isVisible())
        return (*self._fixed(), *optional, *self.players)

    # -- shape

    def lay_out(self, width: float, height: float, scale: float) -> None:
        """Fill a table of a size in units, drawn with ``scale`` device pixels a unit."""
        self.faces.set_scale(scale)
        seats = len(self.shown.book.setup.seats) if self.shown else 3
        with_dirk = self.shown is not None and DIRK in self.shown.book.rivals
        with_annex = self.shown is not None and annex_in_use(self.shown.book)
        annex = ANNEX_HEIGHT if with_annex else 0.0
        rows = standings_height(self.shown.book) if self.shown else STANDINGS_HEIGHT
        self.layout_ = layout = Layout.of(width, height, seats, with_dirk, annex, rows)
        self.setSceneRect(layout.whole)
        for panel, rect in zip(
            self._fixed(),
            (
                layout.market,
                layout.row,
                layout.courtyard,
                layout.hand,
                layout.tray,
                layout.reserve,
                layout.standings,
                layout.since,
                layout.log,
            ),
            strict=True,
        ):
            panel.set_rect(rect)
        for optional, place in ((self.dirk, layout.dirk), (self.annex, layout.annex)):
            optional.setVisible(place is not None)
            if place is not None:
                optional.set_rect(place)
        self.peek.set_rect(layout.courtyard)
        self._seat_players()
        self.update()
        if self.shown is not None:
            self.warming.begin(self.shown.book)

    def seat_table(self, book: Rulebook) -> None:
        """Make one panel for each player of a table."""
        for panel in self.players:
            self.removeItem(panel)
        self.players = [PlayerPanel(self.faces) for _ in book.setup.seats]
        for panel in self.players:
            self.addItem(panel)

    def _seat_players(self) -> None:
        """The others in the order of play after the viewer, the viewer last."""
        if self.shown is None or not self.players:
            return
        count = len(self.players)
        for place, (panel, rect) in enumerate(zip(self.players, self.layout_.players, strict=True)):
            panel.set_seat((self.shown.viewer + 1 + place) % count, place == count - 1)
            panel.set_rect(rect)

    def set_theme(self, theme: Theme) -> None:
        """Paint everything in another theme."""
        self.faces.set_theme(theme)
        self.refresh()
        for item in self.items():
            item.update()
        self.update()

    def tell(self) -> None:
        """Say everything in the language that is spoken now."""
        for panel in (*self.panels, self.peek):
            panel.update()
        self.bubble.tell(self.layout_.whole)

    # -- content

    def sync(self, shown: Shown) -> None:
        """Show exactly this moment, whatever was shown before."""
        before = self.shown
        self.shown = shown
        if before is None or before.book is not shown.book:
            self.faces.set_book(shown.book)
            self.seat_table(shown.book)
            whole = self.layout_.whole
            self.lay_out(whole.width(), whole.height(), self.faces.scale)
        elif before.viewer != shown.viewer:
            self._seat_players()
        self.refresh()

    def refresh(self, *only: Panel) -> None:
        """Paint again what depends on the look: some panels, or all."""
        for panel in only or (*self.panels, self.peek):
            panel.sync(self.shown, self.look)
        self.bubble.say(self.look.bubble, self.layout_.whole)
        self.lifted.fade(self.look.ghost is not None or self.look.refused is not None)
        cursor = self.look.cursor
        self.brackets.around(cursor.rect if cursor is not None and cursor.kind != "square" else None)

    def player_panel(self, seat: int) -> PlayerPanel:
        """The panel of a seat."""
        return next(panel for panel in self.players if panel.seat == seat)

    # -- pointing

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, the topmost first."""
        return [spot for panel in self.panels for spot in panel.spots()]

    def spot_at(self, point: QPointF) -> Spot | None:
        """What lies under a point of the scene."""
        for panel in self.panels:
            if panel.sceneBoundingRect().contains(point):
                for spot in panel.spots():
                    if spot.rect.contains(point):
                        return spot
        if self.courtyard.holds(point):
            cell = self.courtyard.cell_at(point)
            return Spot("square", cell, self.courtyard.scene_rect(self.courtyard.cell_rect(cell)))
        return None

    def find(self, kind: str, key: object = None) -> Spot | None:
        """The spot of a kind and key, or None."""
        return next((spot for spot in self.spots() if spot.kind == kind and key in (None, spot.key)), None)

    def panel_of(self, spot: Spot | None) -> Panel | None:
        """The panel that shows when a spot is pointed at."""
        if spot is None:
            return None
        return {
            "market": self._shop(spot),
            "hut": self.annex,
            "falcon": self.annex,
            "vizier": self.players[-1],
            "row": self.row,
            "tray": self.tray,
            "tray-area": self.tray,
            "reserve": self.reserve,
            "reserve-area": self.reserve,
            "dirk": self.dirk,
            "dirk-area": self.dirk,
        }.get(spot.kind)

    def _shop(self, spot: Spot) -> Panel:
        """The panel on which something for sale lies."""
        beside = self.annex.isVisible() and self.annex.sceneBoundingRect().contains(spot.rect.center())
        return self.annex if beside else self.market

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The wood of the table."""
        painter.fillRect(rect, QColor(self.faces.theme.wood_bottom))
        self.faces.wood(painter, self.layout_.whole)
