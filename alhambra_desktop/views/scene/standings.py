"""Standings and the strip of what happened since the viewer's last turn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ...model.core.play import next_round, score_now
from ...model.core.values import Owner
from .. import art
from ..art.fonts import BOLD, SEMIBOLD, sans, serif
from .look import Look, Shown, Spot
from .panel import PADDING, Panel

ROW = 26.0


def colour_of(shown: Shown, owner: Owner) -> str:
    """The colour id of an owner; those without a seat have none of the six."""
    return shown.book.setup.seats[owner].colour if isinstance(owner, int) else "stone"


class StandingsPanel(Panel):
    """A row a type: the players by rank, and what it would pay the viewer if it were scored now."""

    def facts(self, shown: Shown, look: Look) -> tuple[object, ...]:
        """Whatever counts and points depend on."""
        seen = shown.seen
        cities = tuple(player.city for player in seen.players)
        return shown.viewer, cities, seen.slices, seen.scorings, look.aids

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Types, wall, totals."""
        scoring = score_now(shown.book, shown.seen, next_round(shown.seen))
        computed = self.look.aids != "purist"
        self.title(painter, "Standings", "if scored now: you" if computed else "")
        top = 36.0
        for i, type_id in enumerate(shown.book.types):
            counts = [(shown.book.count(shown.seen, owner, type_id), owner) for owner in shown.book.owners()]
            points = scoring.of(shown.viewer, "types", type_id)
            self._paint_row(painter, shown, top + i * ROW, i, counts, points, type_id)
        walls: list[tuple[int, Owner]] = [
            (player.city.wall_length, seat) for seat, player in enumerate(shown.seen.players)
        ]
        number = len(shown.book.types)
        self._paint_row(
            painter, shown, top + number * ROW, number, walls, scoring.of(shown.viewer, "wall"), None
        )
        totals = sorted(((scoring.total(owner), owner) for owner in shown.book.owners()), key=lambda t: -t[0])
        if computed:
            self._paint_totals(painter, shown, top + (number + 1) * ROW + 6, totals)

    def _paint_row(
        self,
        painter: QPainter,
        shown: Shown,
        y: float,
        number: int,
        counts: list[tuple[int, Owner]],
        points: int,
        type_id: str | None,
    ) -> None:
        theme = self.faces.theme
        if number % 2 == 0:
            painter.fillRect(QRectF(8, y, self.inner.width() - 16, ROW), QColor(theme.stripe))
        middle = y + ROW / 2
        if type_id is None:
            self.faces.icon(painter, "wall", 15, middle - 10, 20, QColor(theme.text_2))
        else:
            self.faces.badge(painter, type_id, 25, middle, 20)
        ranked = sorted(counts, key=lambda pair: -pair[0])
        room = self.inner.width() - 48 - 46
        step = min(37.0, room / len(ranked))
        previous = None
        for i, (count, owner) in enumerate(ranked):
            x = 46 + i * step
            painter.setOpacity(1.0 if count else 0.4)
            self.faces.mark(painter, colour_of(shown, owner), x + 8, middle, 7.5)
            weight = BOLD if owner == shown.viewer else SEMIBOLD
            tie = "=" if count and count == previous else ""
            self.write(painter, QRectF(x + 17, y, 20, ROW), str(count), sans(13, weight))
            painter.setOpacity(1.0)
            if tie and step > 30:
                self.write(painter, QRectF(x - 9, y, 8, ROW), tie, sans(12), theme.text_2)
            previous = count
        if self.look.aids == "purist":
            return
        line = QRectF(self.inner.width() - 60, y, 48, ROW)
        text = f"+{points}" if points else "–"
        colour = theme.figure if points else theme.text_2
        self.write(painter, line, text, sans(13, BOLD), colour, Qt.AlignmentFlag.AlignRight)

    def _paint_totals(
        self, painter: QPainter, shown: Shown, y: float, totals: list[tuple[int, Owner]]
    ) -> None:
        step = (self.inner.width() - 24) / max(3, len(totals))
        for i, (total, owner) in enumerate(totals):
            x = PADDING + i * step
            roomy = len(totals) < 4
            radius = 8 if roomy else 6
            self.faces.mark(painter, colour_of(shown, owner), x + radius, y + 13, radius)
            font = serif(17, BOLD) if roomy else sans(13, BOLD)
            figure = f"+{total}" if roomy else str(total)
            self.write(painter, QRectF(x + 2 * radius + 3, y, step - 2 * radius - 3, 26), figure, font)


class SincePanel(Panel):
    """One row an opponent: what happened since the viewer's last turn."""

    def facts(self, shown: Shown, look: Look) -> tuple[object, ...]:
        """The words."""
        return (look.since,)

    def replay_rect(self) -> QRectF:
        """The key that replays it."""
        return QRectF(self.inner.width() - 36, 8, 24, 20)

    def spots(self) -> list[Spot]:
        """The replay key, where there is something to replay."""
        if self.shown is None or not self.look.since:
            return []
        found = [Spot("replay", None, self.scene_rect(self.replay_rect()), "Replay what happened (R)")]
        for i, (seat, words) in enumerate(self.look.since):
            name = self.shown.book.setup.seats[seat].name
            rect = QRectF(6, self.row_top(i), self.inner.width() - 12, self.row_height())
            found.append(Spot("since", seat, self.scene_rect(rect), f"{name}: {', '.join(words)}"))
        return found

    def row_height(self) -> float:
        """How high the row of one player is."""
        return min(40.0, (self.inner.height() - 40) / max(1, len(self.look.since)))

    def row_top(self, index: int) -> float:
        """Where a row begins."""
        return 36 + index * self.row_height()

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """Marks and words."""
        theme = self.faces.theme
        self.title(painter, "Since your last turn")
        if not self.look.since:
            line = QRectF(PADDING, 36, self.inner.width() - 24, 20)
            self.write(painter, line, "nothing yet", sans(13), theme.text_2)
            return
        art.paint_pill(painter, self.replay_rect(), theme, "plain", "R")
        step = self.row_height()
        for i, (seat, words) in enumerate(self.look.since):
            y = self.row_top(i)
            self.faces.mark(painter, colour_of(shown, seat), 24, y + min(step, 34) / 2, min(11, step / 2.2))
            room = QRectF(44, y, self.inner.width() - 54, 17)
            first, rest = (words[0], ", ".join(words[1:])) if words else ("", "")
            if step >= 34:
                self.write(painter, room, first, sans(13, SEMIBOLD))
                self.write(painter, room.translated(0, 17), rest, sans(12), theme.text_2)
            else:
                self.write(painter, QRectF(44, y, room.width(), step), ", ".join(words), sans(12))


class LogFrame(Panel):
    """The frame in which the log lies."""

    def facts(self, shown: Shown, look: Look) -> tuple[object, ...]:
        """Always the same."""
        return ()

    def paint_inside(self, painter: QPainter, shown: Shown) -> None:
        """The title only; the list is a widget."""
        self.title(painter, "Log")

    def list_rect(self) -> QRectF:
        """Where the list lies, in scene units."""
        return self.scene_rect(self.inner.adjusted(8, 34, -8, -8))
