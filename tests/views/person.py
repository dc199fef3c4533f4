"""Performs any action of the rules by hand: by lifting, putting down and pressing visible things."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt

from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.places.gesture import Button, Gesture, Press
from alhambra_desktop.model.rules.core.places.places import CardFace, Face, Hand, PieceId, Place, Reserve
from alhambra_desktop.model.rules.table.moves import shown_by_hand
from alhambra_desktop.model.rules.table.turn_facts import placing
from alhambra_desktop.views.game.target import Target
from tests.of_type import of_type
from tests.views.driver import Driver


class Person:
    """Knows no rules and no types of actions, only the gesture of each action (``shown_by_hand``)."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.table = driver.table

    def do(self, action: Action) -> None:
        """Perform an action; promised actions and buttons are performed when the turn ends."""
        table = self.table
        done = shown_by_hand(table.book, table.state, table.seat, action)
        if isinstance(done, Gesture):
            self.drag(done)
        elif isinstance(done, Press):
            self.choose(self.piece(done.place, done.piece))
        if isinstance(done, Button) or table.promises:
            self.end()

    def put_down(self, action: Action) -> None:
        """Promise the placement of a bought tile before the end of the turn."""
        table = self.table
        done = shown_by_hand(table.book, placing(table.state), table.seat, action)
        assert isinstance(done, Gesture)
        self.drag(done)

    def drag(self, done: Gesture) -> None:
        """Lift pieces, turn them over and pay for them if needed, and put them down."""
        lifted: list[PieceId] = []
        for face in done.lift:
            lifted.append(self.piece(done.start, face, lifted))
            self.choose(lifted[-1])
        if done.turned:
            self.driver.key(Qt.Key.Key_T)
        if done.spend:
            self.pay(done.spend)
        self.put(done.drop)

    def put(self, place: Place) -> None:
        """Choose a place, or the piece there if the place itself cannot be pointed at."""
        spots = [spot.what for spot in self.driver.stage.spots()]
        lying = [piece.id for piece in self.driver.lying(place)]
        self.choose(place if place in spots else lying[0])

    def pay(self, cards: tuple[str, ...]) -> None:
        """Raise exactly these cards of the hand."""
        raised = Counter(map(self.card, self.driver.selection.raised))
        for card, copies in (raised - Counter(cards)).items():
            self.exchange(card, copies, raised=True)
        for card, copies in (Counter(cards) - raised).items():
            self.exchange(card, copies, raised=False)

    def exchange(self, card: str, copies: int, raised: bool) -> None:
        """Lower or raise some copies of a card."""
        up = self.driver.selection.raised
        hand = [piece for piece in self.driver.lying(Hand(self.table.seat)) if piece.face == CardFace(card)]
        found = [piece.id for piece in hand if (piece.id in up) == raised]
        for piece in found[:copies]:
            self.choose(piece)

    def end(self) -> None:
        """Keep unplaced tiles and end the turn, twice if asked."""
        for tile in self.table.waiting:
            self.choose(self.table.book.tile_pieces[tile])
            self.put(Reserve(self.table.seat))
        before = self.table.state
        for _ in range(2):
            if self.table.state is before:
                self.driver.page.commands.end_turn()

    # -- what is visible

    def choose(self, what: Target) -> None:
        """Click something that can be pointed at."""
        assert what in [spot.what for spot in self.driver.stage.spots()], f"{what} cannot be pointed at"
        self.driver.view.click(what)

    def piece(self, place: Place, face: Face, but: list[PieceId] | None = None) -> PieceId:
        """Return a piece that shows a face at a place and is not excluded."""
        lying = self.driver.lying(place)
        return next(piece.id for piece in lying if piece.face == face and piece.id not in (but or ()))

    def card(self, piece: PieceId) -> str:
        """Return the card of a piece in the hand."""
        return of_type(self.driver.stage.snapshot.table.pieces[piece].face, CardFace).card
