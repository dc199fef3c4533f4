"""Does any action of the rules as a person does it: by choosing what the table offers to be pointed at."""

from __future__ import annotations

from functools import singledispatchmethod

from PySide6.QtCore import Qt

from alhambra_desktop.model.core import action as core
from alhambra_desktop.model.modules.bonus_cards.rules import RevealBonusCard
from alhambra_desktop.model.modules.dirk.rules import GiveToDirk
from alhambra_desktop.model.modules.falconers.rules import BuyFalcon
from alhambra_desktop.model.modules.granada.turning import KeepTurned, PlaceTurned
from alhambra_desktop.model.modules.huts.rules import TakeHut
from alhambra_desktop.model.modules.vizier.rules import WakeVizier
from alhambra_desktop.views.picks import indexes
from tests.views.driver import Driver


class Person:
    """Knows no rule: chooses spots by kind and key, cards by what is written on them, and presses keys."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.table = driver.table

    def choose(self, kind: str, key: object = None) -> None:
        self.driver.view.click(self.driver.spot(kind, key))

    def cards_in_hand(self, cards: tuple[str, ...]) -> set[int]:
        return set(indexes(self.table.state.players[self.table.seat].hand, cards))

    def end(self) -> None:
        """Keep what has no place yet and end the turn, twice where it is asked."""
        for tile in self.table.waiting:
            self.choose("tray", tile)
            self.choose("reserve-area")
        before = self.table.state
        for _ in range(2):
            if self.table.state is before:
                self.driver.page.end_turn()

    @singledispatchmethod
    def do(self, action: core.Action) -> None:
        raise AssertionError(f"nobody knows how {type(action).__name__} is done")

    @do.register
    def _(self, action: core.TakeMoney) -> None:
        for index in indexes(self.table.state.row, action.cards):
            self.choose("row", index)
        self.choose("take")

    @do.register
    def _(self, action: core.BuyBuilding) -> None:
        self.choose("market", action.tile)
        for index in self.cards_in_hand(action.cards) ^ set(self.driver.look.paying):
            self.choose("hand", index)
        self.driver.key(Qt.Key.Key_Return)

    @do.register
    def _(self, action: core.AddFromReserve) -> None:
        self.choose("reserve", action.tile)
        self.choose("square", action.cell)

    @do.register
    def _(self, action: core.RemoveToReserve) -> None:
        self.choose("square", action.cell)
        self.choose("reserve-area")

    @do.register
    def _(self, action: core.SwapWithReserve) -> None:
        self.choose("reserve", action.tile)
        self.choose("square", action.cell)

    @do.register(core.Pass)
    @do.register(core.Decline)
    @do.register(core.EndTurn)
    def _(self, action: core.Action) -> None:
        self.end()

    @do.register
    def _(self, action: core.Place) -> None:
        self.choose("tray", action.tile)
        self.choose("square", action.cell)
        self.end()

    @do.register
    def _(self, action: core.KeepInReserve) -> None:
        self.choose("tray", action.tile)
        self.choose("reserve-area")
        self.end()

    @do.register
    def _(self, action: GiveToDirk) -> None:
        self.choose("tray", action.tile)
        self.choose("dirk-area")
        self.end()

    @do.register
    def _(self, action: PlaceTurned) -> None:
        self.choose("tray", action.tile)
        self.driver.key(Qt.Key.Key_T)
        (card,) = self.cards_in_hand((action.card,))
        self.choose("hand", card)
        self.choose("square", action.cell)
        self.end()

    @do.register
    def _(self, action: KeepTurned) -> None:
        self.choose("tray", action.tile)
        self.driver.key(Qt.Key.Key_T)
        self.choose("reserve-area")
        self.end()

    @do.register
    def _(self, action: BuyFalcon) -> None:
        self.choose("falcon", action.falcon)
        (card,) = self.cards_in_hand((action.card,))
        self.choose("hand", card)
        self.choose("corner", action.cell)

    @do.register
    def _(self, action: TakeHut) -> None:
        self.choose("hut", action.tile)
        self.driver.key(Qt.Key.Key_Return)

    @do.register
    def _(self, action: WakeVizier) -> None:
        self.choose("vizier")

    @do.register
    def _(self, action: RevealBonusCard) -> None:
        self.choose("bonus", action.tile)
