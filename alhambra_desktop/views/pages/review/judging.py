"""The judging of a reviewed game: requests to the analyst, and the results known so far."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ....model.learning.analysis.story import SeatStory
from ....model.learning.analysis.turns import PlayedTurn, turns_of
from ....model.learning.analysis.verdict import TriedTurn, Verdict
from ....model.rules.core.values import Seat
from ...game.analyst import Analyst
from ...game.game_table import GameTable

TOGETHER: Final = 150
"""Milliseconds in which judgements are gathered before they are shown together."""


class Judging(QObject):
    """The turns of a reviewed game, and what its analyst knows about them."""

    changed = Signal()
    """More is known; judgements that come soon after each other are reported once."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.turns: tuple[PlayedTurn, ...] = ()
        self._analyst: Analyst | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOGETHER)
        self._soon.timeout.connect(self.changed)

    def begin(self, analyst: Analyst | None, table: GameTable) -> None:
        """Take the turns of the game on the table; only this analyst is listened to."""
        if analyst is not self._analyst:
            if self._analyst is not None:
                self._analyst.changed.disconnect(self._soon.start)
                self._analyst.awaited = False
            if analyst is not None:
                analyst.changed.connect(self._soon.start)
        self._analyst = analyst
        if analyst is not None:
            analyst.begin(table)
        self.turns = analyst.turns if analyst is not None else turns_of(table.transitions)

    def set_awaited(self, awaited: bool) -> None:
        """Tell the analyst whether somebody is watching."""
        if self._analyst is not None:
            self._analyst.awaited = awaited

    @property
    def known(self) -> Analyst | None:
        """The analyst of this game; ``None`` without one, or once it judges another game."""
        analyst = self._analyst
        return analyst if analyst is not None and analyst.turns is self.turns else None

    # -- results

    def found(self, place: int) -> TriedTurn | None:
        """The result of trying out a turn, if it is known."""
        return None if self.known is None else self.known.tried.get(place)

    def marks(self, seat: Seat) -> dict[int, Verdict | None]:
        """The verdicts on the turns of a seat by their places; ``None`` for turns not tried out yet."""
        if self.known is None:
            return {}
        tried = self.known.tried
        return {place: tried[place].verdict if place in tried else None for place in self.known.places(seat)}

    def mistakes(self, seat: Seat) -> list[int]:
        """The places of the known mistakes of a seat."""
        return [place for place, verdict in self.marks(seat).items() if verdict is Verdict.MISTAKE]

    def story(self, seat: Seat) -> SeatStory | None:
        """The story of a seat, once all turns are judged."""
        known = self.known
        if known is None or not known.turns or len(known.judgements) < len(known.turns):
            return None
        return known.story(seat)

    # -- requests

    def try_out(self, seat: Seat) -> None:
        if self.known is not None:
            self.known.try_out(seat)

    def try_out_or_cancel(self, seat: Seat) -> None:
        """Try out the turns of a seat, or stop while any are being tried out."""
        if self.known is not None and self.known.trying:
            self.known.cancel()
        else:
            self.try_out(seat)

    def renew(self, seat: Seat) -> None:
        """Replace the judgements of another judge, and try out the turns of a seat again."""
        if self.known is not None:
            self.known.renew()
            self.try_out(seat)

    def look_deeper(self, place: int) -> None:
        """Try out a turn with more effort."""
        if self.known is not None:
            self.known.look_deeper(place)
