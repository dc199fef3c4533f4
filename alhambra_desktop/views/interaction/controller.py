from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

import attrs
from PySide6.QtCore import QObject, QPointF, Signal

from ...model.rules.core.engine.action import Action
from ...model.rules.core.geometry.placement import BrokenRule
from ...model.rules.core.places.gesture import Gesture, Press
from ...model.rules.core.places.places import (
    CitySquare,
    Face,
    Hand,
    Piece,
    PieceId,
    Place,
    Reserve,
    Row,
    TileFace,
    Tray,
    seat_of,
)
from ...model.rules.core.values import Seat
from ...model.rules.table.holding import Holding, hold
from ...model.rules.table.moves import NOT_YOURS, Lift, why_not, why_nothing
from ...model.rules.table.turn_facts import Deed
from ..game.selection import NOTHING, Guide, Selection
from ..game.table_snapshot import TableSnapshot
from ..game.target import Target
from ..scene.stage import Stage
from .aiming import (
    aimed_at,
    best_first,
    card_explained,
    lost_message,
    message_bubble,
    piece_explained,
    refusal_bubble,
    refusal_text,
    refused_at,
    square_explained,
    unaimed,
)
from .feedback import Feedback
from .phase import TablePhase


class TableController(QObject):
    """Performs operations on the table, such as `pick`, `aim`, `put` and `cancel`.

    Only these operations change the selection. The rules decide which gestures are legal, so the controller
    does not depend on the types of actions.
    """

    changed = Signal()
    cued = Signal(object)

    announced = Signal(object)  # argument: a function that returns a text for screen readers

    def __init__(self, stage: Stage, phase: TablePhase, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage, self.phase, self.table = stage, phase, phase.table
        self._holding: Holding | None = None
        self.put_down: tuple[PieceId, ...] = ()
        self.feedback = Feedback(self)

    @property
    def selection(self) -> Selection:
        return self.stage.selection

    @property
    def enabled(self) -> bool:
        return self.phase.now.free

    @property
    def _seat(self) -> Seat:
        seat = self.table.seat
        assert seat is not None
        return seat

    @property
    def _shown(self) -> TableSnapshot:
        assert self.stage.snapshot is not None
        return self.stage.snapshot

    def _piece(self, piece: PieceId) -> Piece:
        return self._shown.table.pieces[piece]

    def _faces(self, pieces: Iterable[PieceId]) -> tuple[Face, ...]:
        return tuple(sorted((self._piece(piece).face for piece in pieces), key=lambda face: face.rank))

    def _select(self, selection: Selection, flying: bool = False) -> None:
        if selection != self.selection:
            before = self.selection.lifted
            if self.stage.floating.carried and not (selection.held or flying or selection.lifted == before):
                self.stage.drop_carried()
            self.stage.select(selection)
            if before and not selection.lifted:
                self.stage.city.undo_zoom_out()
            self.changed.emit()

    def _change(self, **changes: object) -> None:
        self._select(attrs.evolve(self.selection, **changes))  # type: ignore[arg-type]

    def pick(self, target: Target, held: bool = False) -> bool:
        """Lift or press a piece, or explain why that is illegal.

        Return True if the lifted pieces have changed, and at least one piece is lifted now.
        """
        if not isinstance(target, PieceId) or self.stage.snapshot is None:
            return False
        piece = self._shown.table.pieces.get(target)
        if piece is None or not self.enabled:
            return self._refuse_piece(piece)
        if isinstance(piece.place, Row):
            return self._pick_card(piece, held)
        if piece.place == Hand(self._seat):
            self.exchange(target)
            return False
        press = Press(piece.face, piece.place)
        broken = why_not(self.table.book, self.table.state, self._seat, press)
        if broken is not None:
            self._press(piece, press, broken)
            return False
        return self._lift(piece, held)

    def _refuse_piece(self, piece: Piece | None) -> bool:
        if piece is not None and seat_of(piece.place) is None:
            self.explain_refusal(piece.id, (NOT_YOURS,))
        return False

    def _press(self, piece: Piece, press: Press, broken: tuple[BrokenRule, ...]) -> None:
        deed = self.table.facts.presses.get(press)
        if deed is not None:
            self.do(deed)
        else:
            self.cancel()
            self.explain_refusal(piece.id, broken or why_nothing(self.table.state, self._seat))

    def _lift(self, piece: Piece, held: bool) -> bool:
        holding = hold(self.table.facts, Lift(piece.place, (piece.face,)))
        if not holding.reach.drops and (broken := holding.why_not_at_all(self._places())):
            self.cancel()
            self.explain_refusal(piece.id, broken)
            return False
        lifted = attrs.evolve(NOTHING, lifted=(piece.id,), held=held, pointed=self.selection.pointed)
        self._select_holding(lifted, holding)
        if self.stage.city.hides_drops:
            self.stage.city.bring_into_sight(best_first(holding))
        return True

    def _select_holding(self, selection: Selection, holding: Holding) -> None:
        self._holding = holding
        paid, turning = selection.paid, selection.turning
        if self._shown.cards_of(paid) != holding.paid:
            paid = self._shown.in_hand(holding.paid)
        if self._shown.cards_of(turning) != holding.turning:
            turning = self._shown.in_hand(holding.turning)
        self._select(
            attrs.evolve(
                unaimed(selection),
                start=holding.lift.start,
                face=holding.face,
                turned=holding.turned,
                two_sided=holding.two_sided,
                ends_actions=bool(holding.reach.acts),
                paid=paid,
                turning=turning,
                drops=holding.places,
            )
        )

    def _places(self) -> Iterator[Place]:
        seat = self._seat
        yield from (Tray(seat), Reserve(seat))
        yield from self.stage.places()

    def press_figure(self) -> None:
        if not self.enabled:
            return
        for piece in self._shown.table.pieces.values():
            own = seat_of(piece.place) == self._seat and not piece.place.sorted
            press = Press(piece.face, piece.place)
            broken = why_not(self.table.book, self.table.state, self._seat, press) if own else None
            if broken is not None:
                self._press(piece, press, broken)
                return

    def _pick_card(self, piece: Piece, held: bool) -> bool:
        """Lift or lower a card of the row. Refuse an illegal card immediately (B-9)."""
        chosen = self.selection.lifted if self.selection.start == piece.place else ()
        others = tuple(id_ for id_ in chosen if id_ != piece.id)
        chosen = others if piece.id in chosen else (*chosen, piece.id)
        if not chosen:
            self.cancel()
            return False
        lift = Lift(piece.place, self._faces(chosen))
        if lift not in self.table.facts.moves.lifts:
            self.explain_refusal(piece.id, self._why_not_lifted(chosen))
            return False
        joining = self.table.facts.moves.joining(lift.start, *lift.faces)
        left = (piece for piece in self._shown.table.at(piece.place) if piece.id not in chosen)
        joined = frozenset(piece.id for piece in left if piece.face in joining)
        lifted = attrs.evolve(NOTHING, lifted=chosen, joining=joined, held=held)
        self._select_holding(lifted, hold(self.table.facts, lift))
        return True

    def exchange(self, card: PieceId) -> None:
        """Add a card to the payment, or take it back. If no piece is lifted, explain the card."""
        holding, paid = self._holding, self.selection.paid
        if holding is None:
            rect = self.stage.rect_of(card)
            if rect is not None:
                self._select(card_explained(self.selection, self._shown, card, rect))
            return
        (name,) = self._shown.cards_of((card,))
        found = holding.exchanged(name, card in paid)
        if not isinstance(found, Holding):
            self.explain_refusal(card, found)
            return
        pieces = tuple(id_ for id_ in paid if id_ != card) if card in paid else (*paid, card)
        paid = next((p for p in (pieces, (card,), paid) if self._shown.cards_of(p) == found.paid), paid)
        turning = (card,) if found.turning == (name,) else self.selection.turning
        self._select_holding(attrs.evolve(self.selection, paid=paid, turning=turning), found)

    def may_exchange(self, card: PieceId) -> bool:
        holding, (name,) = self._holding, self._shown.cards_of((card,))
        return holding is not None and isinstance(
            holding.exchanged(name, card in self.selection.paid), Holding
        )

    def suggest(self, target: Target | None) -> None:
        """Raise the cards that would pay for a target. During a hint, raise the hint's cards instead."""
        paid: tuple[PieceId, ...] = ()
        if (guide := self.selection.guide) is not None:
            paid = guide.paid
        elif isinstance(target, PieceId) and self.enabled and not self.selection.lifted:
            piece = self._shown.table.pieces.get(target)
            if piece is not None and isinstance(piece.face, TileFace):
                drops = self.table.facts.moves.drops(piece.place, piece.face)
                ways = next((ways for drop, ways in drops.items() if drop.place == Tray(self._seat)), {})
                paid = self._shown.in_hand(next(iter(ways), ()))
        if not self.selection.lifted:
            self._change(paid=paid)

    def turn_over(self) -> bool:
        """Turn the lifted tile over (G-4). Return False if no two-sided tile is lifted."""
        turned = self._holding.turned_over() if self._holding is not None else None
        if turned is None:
            return False
        aimed = self.selection.aimed or self.selection.refused
        self._select_holding(self.selection, turned)
        self.aim(aimed)
        return True

    def aim(self, place: Place | None) -> None:
        """Show the effects of a drop on a place, or why the drop is illegal."""
        self._select(self._aimed(place))

    def carry_over(self, place: Place | None, point: QPointF) -> None:
        """Aim a carried piece at a place.

        If the piece cannot be put down there, mark the target under the pointer instead.
        """
        selection = self._aimed(place)
        below = self.stage.at(point) if selection.aimed is None else None
        self._select(_pointing(selection, below))

    def _aimed(self, place: Place | None) -> Selection:
        selection, holding = self.selection, self._holding
        if holding is None:
            return selection
        if place is None or (place == selection.start and place not in selection.drops):
            return unaimed(selection) if selection.aimed or selection.refused else selection
        if place in (selection.aimed, selection.refused):
            return selection
        rect = self.stage.rect_of(place)
        if place in selection.drops:
            return aimed_at(selection, holding, place, rect, self._shown.aids)
        return refused_at(selection, holding, place, rect, self._shown)

    def aim_again(self) -> None:
        """Show the bubble again after the aimed place has moved on the screen."""
        place = self.selection.aimed or self.selection.refused
        self._select(unaimed(self.selection))
        self.aim(place)

    def put(self, place: Place | None) -> bool:
        if place is None or self._holding is None:
            return False
        deed = self._holding.deed(place)
        if deed is None:
            rect = self.stage.rect_of(place)
            self._select(refused_at(self.selection, self._holding, place, rect, self._shown))
            self.announced.emit(partial(refusal_text, self.selection.broken))
            return False
        self.do(deed)
        return True

    def confirm(self) -> None:
        """Take the lifted cards, or buy the lifted tile into the tray."""
        if self._holding is not None:
            drops = self._holding.reach.drops
            target = next((d.place for d in drops if d.place in (Tray(self._seat), Hand(self._seat))), None)
            if target != self._holding.lift.start:
                self.put(target)

    def do(self, deed: Deed) -> None:
        """Carry out a deed. If several identical pieces could move, the lifted or raised ones move."""
        self.put_down = (*self.selection.lifted, *self.selection.raised)
        self.cancel(flying=True)
        self.table.do(deed)

    def cancel(self, flying: bool = False) -> None:
        self._holding = None
        before = self.selection
        nothing = attrs.evolve(
            NOTHING, lit=before.lit, deeds=before.deeds, pointed=before.pointed, guide=before.guide
        )
        self._select(nothing, flying)

    def forget(self) -> None:
        self._holding, self.put_down = None, ()
        self._select(NOTHING)

    def carry(self) -> bool:
        self._change(held=bool(self.selection.lifted))
        return self.selection.held

    def stop_carrying(self) -> None:
        """Stop carrying pieces with the pointer. Cards of the row stay lifted; other pieces are put back."""
        selection = self.selection
        if selection.held and selection.start == Row():
            self._change(held=False)
        elif selection.held:
            self.cancel()
            self._change(
                bubble=selection.bubble,
                refused=selection.refused,
                broken=selection.broken,
                cut_off=selection.cut_off,
            )

    def click(self, target: PieceId | Place, place: Place | None = None) -> None:
        """Pick up the target, put the lifted piece on the target's place, or cancel."""
        lifted = self.selection.lifted
        if not lifted:
            self.pick(target)
        elif self.selection.start != Row() and (target in lifted or self._is_home(place or target)):
            self.cancel()
        elif not isinstance(target, PieceId):
            self._click_place(target, place or target)
        elif self._piece(target).place in (Hand(self._shown.viewer), Row()):
            self.pick(target)
        else:
            self._click_place(target, place or self._piece(target).place)

    def _is_home(self, place: PieceId | Place) -> bool:
        return place == self.selection.start and place not in self.selection.drops

    def _click_place(self, target: PieceId | Place, place: Place) -> None:
        if place in self.selection.drops:
            self.put(place)
        elif isinstance(target, PieceId) and not isinstance(self._piece(target).place, CitySquare):
            self.pick(target)
        else:
            self.put(self.target_place((place,)))

    def target_place(self, places: Iterable[Place]) -> Place | None:
        """Return the first of `places` where a drop is legal, or illegal for a reason that can be shown."""
        holding = self._holding
        if holding is None:
            return None
        here = [place for place in places if place in self.selection.drops or holding.why_not_there(place)]
        return here[0] if here else None

    def point(self, target: Target | None) -> None:
        if target == self.selection.pointed:
            return
        if self.selection.lifted:
            self._select(_pointing(self.selection, target))
        else:
            self._change(pointed=target, bubble=None, cut_off=(), refused=None, broken=())
            self.suggest(target)

    def move_cursor_to(self, target: Target | None) -> None:
        """Move the keyboard cursor, and forget which target the pointer is on.

        If `target` is None, only remove the cursor.
        """
        bubble = None if self.selection.describes_piece else self.selection.bubble
        pointed = self.selection.pointed if target is None else None
        self._change(cursor=target, pointed=pointed, bubble=bubble)
        if target is None:
            self.suggest(self.selection.pointed)

    def aim_or_suggest(self, target: Target) -> None:
        if not self.selection.lifted:
            self.suggest(target)
            return
        piece = self._shown.table.pieces.get(target) if isinstance(target, PieceId) else None
        place = piece.place if piece is not None else target
        self.aim(place if isinstance(place, Place) and place in self.selection.drops else None)

    def may_choose(self, target: Target | None) -> bool:
        piece = self._shown.table.pieces.get(target) if isinstance(target, PieceId) else None
        if piece is None or not self.enabled:
            return False
        facts = self.table.facts
        return (piece.place, piece.face) in facts.liftable or Press(piece.face, piece.place) in facts.presses

    def explain_broken(self, promises: Iterable[Action]) -> None:
        message = lost_message(self.table.book, promises)
        rect = self.stage.rect_of(Tray(self._shown.viewer))
        if message is not None and rect is not None:
            self._change(bubble=message_bubble(rect, message))

    def highlight(self, tiles: frozenset[str]) -> None:
        self._change(lit=tiles)

    def mark(self, deeds: tuple[tuple[Target, ...], ...]) -> None:
        """Number the targets of an explained turn, with the same number for all targets of a deed."""
        self._change(deeds=deeds)

    def guide(self, guide: Guide | None) -> None:
        """Mark a step of a hint, raise the cards of the step, and move the cursor to the first piece.

        If `guide` is None, remove the marks of the previous step and lower its cards.
        """
        if guide is None and self.selection.guide is None:
            return
        if guide is not None:
            self.cancel()
            if guide.place is not None:
                self.stage.city.reveal(guide.place)
        paid = guide.paid if guide is not None else ()
        cursor = guide.pieces[0] if guide is not None else self.selection.cursor
        self._change(guide=guide, paid=paid, bubble=None, cursor=cursor)

    def follow_guide(self) -> bool:
        guide = self.selection.guide
        if guide is None or guide.deed is None or not self.enabled:
            return False
        self.put_down = (*guide.pieces, *guide.paid)
        self.table.do(guide.deed)
        return True

    def explain_refusal(self, target: Target, broken: tuple[BrokenRule, ...]) -> None:
        rect = self.stage.rect_of(target)
        if rect is not None and broken:
            self.feedback.refuse(target, rect)
            self._change(bubble=refusal_bubble(rect, broken), broken=broken)
            self.announced.emit(partial(refusal_text, broken))

    def explain(self, target: Target) -> None:
        if not self.enabled:
            return
        if isinstance(target, CitySquare) and not self.selection.lifted:
            rect = self.stage.rect_of(target)
            if rect is not None:
                self._select(square_explained(self.selection, self._shown, target, rect))
        if not isinstance(target, PieceId):
            return
        piece = self._shown.table.pieces.get(target)
        if piece is None or self.stage.drawer.describes(target):
            return
        selection, lifted = self.selection, self.selection.lifted
        if not lifted:
            rect = self.stage.rect_of(target)
            self._select(piece_explained(selection, self.table, self._shown, piece, rect))
        elif piece.place == selection.start == Row() and target not in selection.joining.union(lifted):
            self.explain_refusal(target, self._why_not_lifted((*lifted, target)))

    def _why_not_lifted(self, cards: Iterable[PieceId]) -> tuple[BrokenRule, ...]:
        state, seat = self.table.state, self._seat
        done = Gesture(self._faces(cards), Row(), Hand(seat))
        return why_not(self.table.book, state, seat, done) or why_nothing(state, seat)


def _pointing(selection: Selection, target: Target | None) -> Selection:
    if target == selection.pointed:
        return selection
    aiming = selection.aimed is not None or selection.refused is not None
    return attrs.evolve(selection if aiming else unaimed(selection), pointed=target)
