"""Interaction: what pointer and keys mean, asked of the rules once when something is picked up."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject, Signal

from ..model.core.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    KeepInReserve,
    PlacingAction,
    RemoveToReserve,
    SwapWithReserve,
    TakeMoney,
)
from ..model.core.broken_rule import BrokenRule
from ..model.core.card_sums import takes
from ..model.core.message import Message
from ..model.core.play import refusals
from ..model.core.preview import Preview, preview, why_not
from ..model.core.step import ChooseAction, Placing
from ..model.core.table import TileFace
from ..model.core.tile import Tile
from ..model.core.values import Cell
from ..model.modules.bonus_cards.rules import RevealBonusCard
from ..model.modules.dirk.rules import GiveToDirk
from ..model.modules.falconers.rules import BuyFalcon, ChooseFalcons, why_not_pay, why_not_perch
from ..model.modules.granada.turning import KeepTurned, PlaceTurned
from ..model.modules.huts.rules import TakeHut
from ..model.modules.vizier.rules import WakeVizier
from . import bubbles, picks
from .intended import is_turned
from .phase import TablePhase
from .stage.look import Bubble, Pick, Spot
from .stage.stage import Stage


class Interaction(QObject):
    """The player's hand over the table: picks, takes, pays, places.

    Everything goes through the same few verbs, whether they come from a drag, from clicks or from keys.
    """

    changed = Signal()

    def __init__(self, scene: Stage, phase: TablePhase, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = phase.table
        self.stage = scene
        self.phase = phase
        self.look = scene.look

    # -- state

    @property
    def enabled(self) -> bool:
        """True in the phases in which the viewer decides: nothing is picked up in any other."""
        return self.phase.now.free

    @property
    def acting(self) -> bool:
        """True where the viewer may take an action."""
        return self.enabled and isinstance(self.table.state.decision, ChooseAction)

    def clear(self) -> None:
        """Put everything back."""
        look = self.look
        look.taking, look.joinable, look.cursor = (), (), None
        self._drop_pick()
        self._refresh()

    def _clear_aim(self) -> None:
        look = self.look
        look.ghost, look.corner, look.preview = None, None, None
        look.refused, look.broken, look.cut_off, look.bubble = None, (), (), None

    def _refresh(self) -> None:
        self.stage.refresh()
        self.changed.emit()

    # -- money

    def toggle_row(self, index: int) -> None:
        """Pick a card of the row, or put it back (B-9)."""
        if not self.acting:
            self._say_at("row", index, self._why_no_action())
            return
        look = self.look
        self._drop_pick()
        chosen = set(look.taking) ^ {index}
        if not self._takeable(chosen):
            cards = self._cards(chosen)
            self._say_at("row", index, refusals(self.table.book, self.table.state, TakeMoney(cards)))
            return
        self._set_taking(chosen)
        self._refresh()

    def _set_taking(self, chosen: set[int]) -> None:
        look = self.look
        look.bubble = None
        look.taking = tuple(sorted(chosen))
        row = range(len(self.table.state.row))
        look.joinable = tuple(i for i in row if self._takeable(chosen | {i}))

    def _cards(self, chosen: set[int]) -> tuple[str, ...]:
        return tuple(sorted(self.table.state.row[i] for i in chosen))

    def _takeable(self, chosen: set[int]) -> bool:
        limit = int(self.table.book.options["take_limit"])
        return not chosen or self._cards(chosen) in takes(self.table.state.row, limit)

    def take(self) -> None:
        """Take the picked cards."""
        if self.acting and self.look.taking:
            cards = self._cards(set(self.look.taking))
            self.clear()
            self.table.submit(TakeMoney(cards))

    # -- picking up

    def pick(self, source: str, tile: str, origin: Cell | None = None) -> bool:
        """Pick a tile up: what it may do is asked now, once. False where it cannot be picked up."""
        if not self.enabled or self.table.seat is None:
            return False
        bought = picks.intended_for_reserve(self.table, tile)
        if source == "reserve" and bought is not None:
            source, tile = "tray", bought
        refused = self._why_no_action()
        if picks.in_time(self.table, source):
            refused = picks.why_not_pick(self.table, source, tile)
        if refused:
            kind, key = ("square", origin) if source == "city" else (source, tile)
            self._say_at(kind, key, refused)
            return False
        look = self.look
        look.taking, look.joinable, look.bubble = (), (), None
        same = look.pay_tile == tile
        look.pick = picks.possibilities(self.table, source, tile, origin)
        self._withdraw(tile)
        if source not in ("market", "falcon"):
            look.paying, look.pay_tile = (), None
        elif not same:
            self._propose(tile)
        self._refresh()
        return True

    # -- turning over

    def turn_over(self) -> bool:
        """Show the other side of the picked tile; False where it has none (G-4)."""
        look = self.look
        pick = look.pick and picks.turned_over(self.table, look.pick, self._spent(look.pick))
        if pick is None:
            return False
        ghost, look.pick = look.ghost, pick
        self._clear_aim()
        if look.dragging:
            self.stage.lifted.lift(TileFace(self.shown_side(pick).id), self.stage.courtyard.cell)
        if ghost is not None:
            self.aim(ghost)
        self._refresh()
        return True

    def _spent(self, pick: Pick) -> tuple[str, ...]:
        """The cards that will have paid for the picked tile itself."""
        return self._purchase(pick.tile).cards if pick.source == "market" else ()

    def shown_side(self, pick: Pick) -> Tile:
        """The side of the picked tile that is up."""
        return picks.shown_side(self.table, pick)

    def _withdraw(self, tile: str) -> None:
        """A tile picked up again is intended for no place until it is put down; it keeps its side up."""
        look, action = self.look, self.table.intended.get(tile)
        if action is None or look.pick is None or look.pick.source != "tray":
            return
        self.table.withdraw(tile)
        card = action.card if isinstance(action, PlaceTurned) else None
        turned = is_turned(action)
        squares = self.table.placeable_cells(tile)
        areas = picks.areas(self.table, tile, turned)
        look.pick = attrs.evolve(look.pick, squares=squares, areas=areas, turned=turned, card=card)

    def _drop_pick(self) -> None:
        look = self.look
        look.pick, look.dragging = None, False
        look.paying, look.pay_tile = (), None
        self._clear_aim()
        self.stage.lifted.drop()

    # -- paying

    def _propose(self, tile: str) -> None:
        """Raise the cards of the best payment, if there is one."""
        look = self.look
        look.pay_tile, look.paying = tile, picks.proposal(self.table, tile)

    def suggest(self, spot: Spot | None) -> bool:
        """Raise the cards that would pay for the tile that is pointed at; True where they change."""
        look = self.look
        before = look.paying
        able = self.enabled and picks.in_time(self.table, "market")
        tile = spot.key if spot is not None and spot.kind == "market" and able else None
        look.pay_tile = tile
        look.paying = picks.proposal(self.table, tile) if tile is not None else ()
        return look.paying != before

    def toggle_hand(self, index: int) -> None:
        """Exchange a card of the payment that is being put together."""
        look, seat = self.look, self.table.seat
        if look.pick is not None and look.pick.turned and seat is not None:
            self._exchange_turning_card(look.pick, self.table.state.players[seat].hand[index])
            return
        if look.pay_tile is None or look.pick is None:
            return
        if look.pick.source == "falcon" and seat is not None:
            broken = why_not_pay(self.table.state, seat, self.table.state.players[seat].hand[index])
            if broken:
                self._say_at("hand", index, broken)
                return
        chosen = {index} if look.pick.source == "falcon" else set(look.paying) ^ {index}
        look.paying = tuple(sorted(chosen))
        look.bubble = None
        self._refresh()

    def _exchange_turning_card(self, pick: Pick, card: str) -> None:
        """Pay for turning with another card."""
        if card in picks.cards_for_turning(self.table, pick, self._spent(pick)):
            self.look.pick = attrs.evolve(pick, card=card)
            self._clear_aim()
            self._refresh()

    def _purchase(self, tile: str) -> BuyBuilding:
        seat = self.table.seat
        assert seat is not None
        hand = self.table.state.players[seat].hand
        return BuyBuilding(tile, tuple(sorted(hand[i] for i in self.look.paying)))

    # -- aiming

    def aim(self, cell: Cell | None, where: Spot | None = None) -> None:
        """Show what putting the picked tile on a square would do, or why it cannot be put there."""
        look = self.look
        before = (look.ghost, look.refused)
        pick = look.pick
        if pick is None:
            return
        if cell is None or cell == pick.origin:
            self._clear_aim()
        elif cell in pick.squares or cell in pick.swaps:
            if look.ghost != cell:
                self._clear_aim()
                look.ghost = cell
                look.preview = self._preview(pick, cell)
                look.bubble = self._preview_bubble(cell, look.preview, pick)
        elif look.refused != cell:
            self._clear_aim()
            self._refuse(pick, cell)
        if (look.ghost, look.refused) != before:
            self.stage.refresh(self.stage.courtyard)

    def _preview(self, pick: Pick, cell: Cell) -> Preview:
        seat = self.table.seat
        assert seat is not None
        tile = self.shown_side(pick).id
        return preview(self.table.book, self.table.intended_state(), seat, tile, cell)

    def _preview_bubble(self, cell: Cell, seen: Preview, pick: Pick) -> Bubble | None:
        if self.stage.look.aids == "purist":
            return None
        cards = self._purchase(pick.tile).cards
        return bubbles.preview_bubble(self.table, self.stage.courtyard, pick, cell, seen, cards)

    def aim_corner(self, corner: Cell | None, asked: bool = False) -> None:
        """Show where the picked falcon would sit, or, held or ``asked``, why it cannot sit there (F-3)."""
        look, pick, seat = self.look, self.look.pick, self.table.seat
        if pick is None or seat is None or corner == look.corner is not None:
            return
        self._clear_aim()
        court = self.stage.courtyard
        if corner is not None and corner in pick.corners:
            look.corner = corner
        elif corner is not None and (look.dragging or asked):
            broken = why_not_perch(self.table.state, seat, pick.tile, corner)
            look.bubble = bubbles.corner_bubble(court, corner, broken)
        self.stage.refresh(court)

    def refuse_square(self, cell: Cell) -> None:
        """Say why the picked tile, or falcon at its south-east corner, cannot be put on a square."""
        if self.look.pick is not None and self.look.pick.source == "falcon":
            self.aim_corner(cell, asked=True)
        else:
            self.aim(cell)

    def _refuse(self, pick: Pick, cell: Cell) -> None:
        look = self.look
        seat = self.table.seat
        assert seat is not None
        city = self.table.state.players[seat].city
        broken = picks.why_not_here(self.table, pick, cell)
        far = all(rule.rule == "B-19" for rule in broken) and not look.dragging
        if not broken or far:
            return
        look.refused, look.broken = cell, broken
        look.cut_off = tuple(
            c for rule in broken if rule.rule == "B-18" for c in rule.cells if c in city.tiles
        )
        look.bubble = bubbles.refusal_bubble(self.stage.courtyard, cell, broken)

    # -- putting down

    def put(self, spot: Spot | None) -> bool:
        """Put the picked tile down on what was pointed at; False where it cannot lie there."""
        pick = self.look.pick
        if pick is None or spot is None:
            return False
        if spot.kind == "square":
            return self._put_on_square(pick, spot.key)
        if spot.kind == "corner":
            return self._put_on_corner(pick, spot.key)
        area = spot.kind if spot.kind.endswith("-area") else f"{spot.kind}-area"
        if area not in pick.areas:
            return False
        if pick.source == "city":
            return self._do(RemoveToReserve(pick.tile, pick.origin or (0, 0)), "square", pick.origin)
        kept = KeepTurned if pick.turned else KeepInReserve
        placing = {"reserve-area": kept, "dirk-area": GiveToDirk}.get(area)
        return self._put_down(pick, None if placing is None else placing(pick.tile))

    def _put_on_square(self, pick: Pick, cell: Cell) -> bool:
        if cell in pick.swaps:
            seat = self.table.seat
            assert seat is not None
            out = self.table.state.players[seat].city.tiles[cell].id
            return self._do(SwapWithReserve(pick.tile, out, cell), "reserve", pick.tile)
        if cell not in pick.squares:
            return False
        if pick.source == "reserve":
            return self._do(AddFromReserve(pick.tile, cell), "reserve", pick.tile)
        if pick.turned and pick.card is None:
            return False
        return self._put_down(pick, picks.placing_on(pick, cell))

    def _put_on_corner(self, pick: Pick, corner: Cell) -> bool:
        """Buy the picked falcon for the raised card, if there is one."""
        seat = self.table.seat
        if seat is None or corner not in pick.corners:
            return False
        raised = [self.table.state.players[seat].hand[index] for index in self.look.paying]
        card = raised[0] if len(raised) == 1 else ""
        return self._do(BuyFalcon(pick.tile, card, corner), "falcon", pick.tile)

    def _do(self, action: Action, kind: str, key: object) -> bool:
        """Put down what is in the hand and play an action; where it is refused say why at a spot."""
        broken = refusals(self.table.book, self.table.state, action)
        self.clear()
        if broken:
            self._say_at(kind, key, broken)
            return False
        self.table.submit(action)
        self._refresh()
        return True

    def _put_down(self, pick: Pick, placing: PlacingAction | None) -> bool:
        """Intend an action for the picked tile, or none yet; what is not bought yet is bought first."""
        if pick.source in ("market", "hut"):
            return self._acquire(pick, placing)
        self._drop_pick()
        self._intend(pick, placing)
        return True

    def _intend(self, pick: Pick, placing: PlacingAction | None) -> None:
        if placing is not None:
            self.table.intend(placing)
        else:
            self.table.withdraw(pick.tile)
        self._refresh()

    def _acquire(self, pick: Pick, placing: PlacingAction | None) -> bool:
        """Buy the picked tile, or take the picked hut, and intend the action that will place it."""
        action = self._purchase(pick.tile) if pick.source == "market" else TakeHut(pick.tile)
        if not self._do(action, pick.source, pick.tile):
            return False
        self._intend(pick, placing)
        return True

    def wake(self) -> bool:
        """Wake the viewer's vizier (V-5); False where that is no question."""
        if "vizier" not in self.table.state.slices or self.table.seat is None:
            return False
        if not self.acting:
            self._say_at("vizier", None, self._why_no_action())
            return True
        return self._do(WakeVizier(), "vizier", None) or True

    def reveal(self, card: str) -> None:
        """Reveal a bonus card, or say why it cannot be revealed (N-2)."""
        if self.enabled:
            self._do(RevealBonusCard(card), "bonus", card)
        else:
            self._say_at("bonus", card, self._why_no_action())

    def confirm(self) -> None:
        """Enter: take the picked cards, or buy the picked tile into the tray."""
        if self.look.taking:
            self.take()
            return
        pick = self.look.pick
        if pick is not None and pick.source in ("market", "hut") and picks.in_time(self.table, pick.source):
            self._acquire(pick, None)

    # -- saying

    def _why_no_action(self) -> tuple[BrokenRule, ...]:
        if self.enabled and isinstance(self.table.state.decision, ChooseAction | Placing | ChooseFalcons):
            return (picks.NO_ACTION,)
        if self.enabled:
            return (BrokenRule("", Message("not-now"), Message("answer-first")),)
        return (BrokenRule("", Message("not-your-turn"), Message("not-your-turn-why")),)

    def _say_at(self, kind: str, key: object, broken: tuple[BrokenRule, ...]) -> None:
        spot = self.stage.find(kind, key)
        if spot is not None and broken:
            self.look.bubble = bubbles.spot_bubble(spot, broken)
        self._refresh()

    def explain(self, spot: Spot) -> None:
        """Say what a dimmed card breaks, or whether a placed tile could be taken out."""
        if spot.kind == "square":
            self._explain_tile(spot.key)
        elif spot.kind == "row" and self.look.taking and spot.key not in self.look.joinable:
            cards = self._cards({*self.look.taking, spot.key})
            self._say_at("row", spot.key, refusals(self.table.book, self.table.state, TakeMoney(cards)))

    def _explain_tile(self, cell: Cell) -> None:
        """Whether a placed tile could be taken out, and what would be cut off (B-15)."""
        seat = self.table.seat
        if not self.acting or seat is None or self.look.aids == "purist":
            return
        city = self.table.state.players[seat].city
        stays = cell in city.starts or self.table.book.options["redesign"] == "forbidden"
        if stays or cell not in city.tiles:
            return
        broken = why_not(self.table.book, self.table.state, seat, None, cell)
        self.look.cut_off = tuple(c for rule in broken if rule.rule == "B-18" for c in rule.cells)
        self.look.bubble = bubbles.tile_bubble(self.stage.courtyard, cell, broken)
        self._refresh()
