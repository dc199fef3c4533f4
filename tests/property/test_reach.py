"""Reach offers exactly the possible deeds, and pieces end where they were dropped, in random games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from alhambra_desktop.model.rules.core.engine.action import Action, PlacingAction
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import play
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.gesture import Gesture
from alhambra_desktop.model.rules.core.places.places import Arrangement, CitySquare, Face, TileFace, Tray
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.model.rules.table.moves import Drop, Lift, shown_by_hand
from alhambra_desktop.model.rules.table.reach import Reach, carried_out, drop_refusals, reach
from alhambra_desktop.model.rules.table.turn_facts import Deed, TurnFacts, project
from tests.property.games import random_rules
from tests.property.test_gestures import MANY, TABLES, decisions, name
from tests.property.test_promises import promised, with_purchases
from tests.sweeps import swept

MOST_WAYS = 2
"""Maximum number of ways to pay that are tried."""

Table = tuple[int, int, str, tuple[str, ...]]


class Asked:
    """Check of one state in which a seat has promises: what it may lift, and where it may drop it."""

    def __init__(self, book: Rulebook, state: GameState, seat: int, promises: tuple[Action, ...]) -> None:
        self.book, self.state, self.seat, self.promises = book, state, seat, promises
        self.shown = TurnFacts(book, state, promises, seat).shown_promises
        self.now = TurnFacts(book, state, (), seat).moves
        self.later = TurnFacts(book, state, promises, seat).promisable
        self.met = Counter[str]()
        self.deeds: set[Deed] = set()
        self.offered: set[Action] = set()

    def table(self, state: GameState) -> Arrangement:
        return arrangement(self.book, observe(self.book, state, self.seat))

    def ask(self, lift: Lift, by: Action | None = None) -> Reach:
        return reach(TurnFacts(self.book, self.state, self.promises, self.seat), lift, by)

    def check(self) -> Counter[str]:
        """Check everything that may be lifted and every deed with it."""
        self.check_what_is_shown()
        lifts = {*self.now.lifts, *self.later.lifts, *self.shown}
        lifts -= {lift for lift in self.now.lifts if lift.start == Tray(self.seat)} - {*self.later.lifts}
        able = TurnFacts(self.book, self.state, self.promises, self.seat).liftable
        for lift in lifts:
            found = self.ask(lift)
            assert bool(found.drops) == all((lift.start, face) in able for face in lift.faces)
            self.check_reach(lift, found)
        for deed in TurnFacts(self.book, self.state, self.promises, self.seat).presses.values():
            self.check_deed(deed)
        self.check_all_there()
        return self.met

    def check_what_is_shown(self) -> None:
        """Check that exactly the promised pieces have moved or been turned over."""
        before, ahead = (
            self.table(self.state),
            self.table(project(self.book, self.state, self.promises).state),
        )
        tiles = set(self.book.tile_pieces.values())
        moved = {piece for id_, piece in ahead.pieces.items() if id_ in tiles and piece != before.pieces[id_]}
        assert {(piece.place, (piece.face,)) for piece in moved} == set(self.shown)
        lying = {(piece.place, piece.face) for piece in ahead.pieces.values()}
        assert TurnFacts(self.book, self.state, self.promises, self.seat).liftable <= lying

    def check_reach(self, lift: Lift, found: Reach) -> None:
        """Check every drop, with some ways to buy the piece and to turn it over."""
        for number, way in enumerate(found.acquire.values()):
            if 0 < number < MOST_WAYS:
                self.check_drops(lift, self.ask(lift, way))
        self.check_drops(lift, found)
        if lift in self.shown:
            own = self.shown[lift].action
            assert own in found.promises[Drop(lift.start, False)].values(), "it may lie where it lay"
            assert found.deed(Drop(Tray(self.seat), False)) == Deed(withdraw=own)

    def check_drops(self, lift: Lift, found: Reach) -> None:
        for drop in found.drops:
            self.offered.update(found.promises.get(drop, {}).values())
            assert found.deed(drop) is not None
            for cards in list(found.promises.get(drop, ((),)))[:MOST_WAYS]:
                self.check_drop(lift, drop, found.deed(drop, turning=cards))
            for cards in found.acts.get(drop, {}):
                self.check_drop(lift, drop, found.deed(drop, paid=cards))
        for cards, action in found.acquire.items():
            bought = found.deed(Drop(Tray(self.seat), False), paid=cards)
            assert bought == Deed(play=action)
            self.check_deed(bought)

    def check_drop(self, lift: Lift, drop: Drop, deed: Deed | None) -> None:
        """Check that the piece ends at the drop with the expected face up."""
        assert deed is not None, (lift, drop)
        ahead = self.check_deed(deed)
        faces = [self.turned_over(face) if drop.turned else face for face in lift.faces]
        if drop.place == Tray(self.seat):
            faces = [face for face in map(self.bought_side, lift.faces) if face is not None]
        if deed.play is None or ahead.decision is not None:
            there = Counter(piece.face for piece in self.table(ahead).at(drop.place))
            if not self.is_changed(drop, there, faces):
                assert Counter(faces) <= there, (lift, drop, deed)
        self.met["turned"] += drop.turned and deed.promise is not None
        self.met["bought and promised"] += None not in (deed.play, deed.promise)
        self.met["promised anew"] += None not in (deed.promise, deed.withdraw)

    def is_changed(self, drop: Drop, there: Counter[Face], faces: list[Face]) -> bool:
        """Return whether the drop replaced lifted pieces that are not tiles, such as a card by a token."""
        came = there - Counter(piece.face for piece in self.table(self.state).at(drop.place))
        others = came.keys().isdisjoint(faces) and not any(isinstance(face, TileFace) for face in faces)
        return others and came.total() == len(faces)

    def turned_over(self, face: Face) -> Face:
        back = self.book.tiles[face.tile].back if isinstance(face, TileFace) else None
        assert back is not None
        return TileFace(back)

    def bought_side(self, face: Face) -> Face:
        """Return the face of a tile when it was bought, which is also up on the tray."""
        upturned = any(face in lift.faces and found.upturned for lift, found in self.shown.items())
        return self.turned_over(face) if upturned else face

    def check_deed(self, deed: Deed) -> GameState:
        """Check that a deed is not refused, and return the state shown afterwards."""
        self.deeds.add(deed)
        self.met["deeds"] += 1
        state = self.state if deed.play is None else play(self.book, self.state, deed.play).after
        wanted = deed.promised(self.promises)
        ahead = project(self.book, state, wanted)
        assert deed.promise is None or deed.promise in ahead.kept
        then = carried_out(TurnFacts(self.book, self.state, self.promises, 0), deed)
        broken = () if then is None else then.impossible
        assert Counter(wanted) - Counter(ahead.kept) == Counter(broken)
        self.met["broken"] += bool(broken)
        return ahead.state

    def check_refused(self, rng: Random) -> None:
        """Check that no random drop is both a deed and refused by the rules."""
        places = [drop.place for drops in self.now.lifts.values() for drop in drops]
        places += [place for place, _ in self.shown]
        own = [CitySquare(self.seat, (rng.randint(-3, 3), rng.randint(-3, 3))) for _ in range(3)]
        places += own
        lifts = list({*self.now.lifts, *self.later.lifts, *self.shown})
        hand = self.state.players[self.seat].hand
        for lift in rng.sample(lifts, min(5, len(lifts))):
            found = self.ask(lift)
            for place in rng.sample(places, min(6, len(places))):
                drop = Drop(place, rng.random() < 0.2)
                cards = tuple(rng.sample(hand, min(len(hand), rng.choice((0, 0, 1, 2)))))
                facts = TurnFacts(self.book, self.state, (), self.seat)
                broken = drop_refusals(facts, lift, found, drop, cards, cards)
                deed = found.deed(drop, cards, cards)
                assert not broken or deed is None
                if lift.start == Tray(self.seat) and place in own and not drop.turned:
                    assert (deed is None) == bool(broken)
                self.met["refused"] += bool(broken)

    def check_all_there(self) -> None:
        """Check that deeds cover every legal action (placings as promises) and every possible promise."""
        played = {deed.play for deed in self.deeds}
        for action in self.now.actions:
            done = shown_by_hand(self.book, self.state, self.seat, action)
            taken = isinstance(done, Gesture) and any(done.drop == place for place, _ in self.shown)
            assert action in played or isinstance(action, PlacingAction) or taken, action
        shown = {deed.promise for deed in self.deeds}
        assert set(self.later.actions) <= self.offered | shown


def check_game(table: Table, step: int) -> Counter[str]:
    """Check the states of a game, with and without promises."""
    book, rng, met = random_rules(*table), Random(table[0]), Counter[str]()
    for moment, seat in decisions(book, table[0] + 3, step):
        state: GameState = moment
        promises: tuple[Action, ...] = ()
        if isinstance(state.decision, ChooseAction) and rng.random() < 0.7:
            state = with_purchases(state, seat, rng)
            found = promised(book, state, seat, rng)
            promises = found[: rng.randint(0, len(found))]
        asked = Asked(book, state, seat, promises)
        asked.check_refused(rng)
        met += asked.check()
    return met


@pytest.mark.parametrize("step", swept((120, 12), (120).__eq__))
def test_reach_offers_every_possible_deed_and_no_other(step):
    met = sum((check_game(table, step) for table in TABLES), Counter[str]())
    for seldom in ("turned", "bought and promised", "promised anew", "broken", "refused"):
        assert met[seldom] > 10, met


@pytest.mark.long
@pytest.mark.parametrize("table", MANY, ids=name)
def test_reach_offers_only_possible_deeds_in_many_games(table):
    print(dict(check_game(table, 6)))
