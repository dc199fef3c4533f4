"""In random games, a gesture is read as the action that it shows, and no gesture means two actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import attrs
import pytest

from alhambra_desktop.model.checking.games import check_handling, meanings, seen_by
from alhambra_desktop.model.rules.core.engine.action import Action, BuyBuilding, Pass
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, refusals
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.places.gesture import Button, ByHand, Gesture, Press
from alhambra_desktop.model.rules.core.places.places import CitySquare, Face, Piece, Place, Reserve, Tray
from alhambra_desktop.model.rules.modules.falconers.rules import Corner
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.moves import moves_of, read, shown_by_hand
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from alhambra_desktop.words import say
from tests.property.games import moves as game
from tests.property.games import random_rules

MODULES = tuple(module.id for module in CHOOSABLE)
RULES = [
    ("alhambra", ()),
    ("alhambra", ("falconers", "camps", "vizier", "huts", "bonus_cards")),
    ("alhambra", MODULES),
    ("granada", ()),
    ("granada", ("vizier",)),
    ("alhambra+granada", ()),
    ("alhambra+granada", ("vizier",)),
]
TABLES = [(number, 2 + number % 5, *rules) for number, rules in enumerate(RULES, 30)]
MANY = [(number, 2 + number // len(RULES) % 5, *RULES[number % len(RULES)]) for number in range(200, 340)]
LISTED = 3
"""All legal actions are checked, but only in one of this many states."""


def name(table: tuple[int, int, str, tuple[str, ...]]) -> str:
    return f"{table[2]} {'+'.join(table[3])} {table[1]} seats {table[0]}"


def decisions(book: Rulebook, seed: int, step: int = 1) -> Iterator[tuple[GameState, int]]:
    """Yield every ``step``-th state of a random game, with the seat that decides."""
    for number, move in enumerate(game(book, seed)):
        if number % step == 0 and move.after.decision is not None:
            yield move.after, move.after.decision.seat


def check_all_actions(table: tuple[int, int, str, tuple[str, ...]], step: int) -> Counter[type[Action]]:
    """Show every legal action as a gesture and read it back; check that the moves are the legal actions."""
    book, met = random_rules(*table), Counter[type[Action]]()
    for state, seat in decisions(book, table[0], step):
        met.update(check_handling(book, state, seat))
        legal = legal_actions(book, state)
        found = TurnFacts(book, state, (), seat).moves
        assert Counter(found.actions) == Counter(legal)
        seen = observe(book, state, seat)
        assert moves_of(book, seen, seat, legal_actions(book, seen)) == found
    return met


def test_gestures_are_read_as_their_action_and_moves_are_complete():
    met: set[type[Action]] = set()
    wanted: set[type[Action]] = set()
    for table in TABLES:
        met |= set(check_all_actions(table, LISTED))
        wanted |= {rule.type for rules in random_rules(*table).actions.values() for rule in rules}
    assert wanted - met <= {Pass}, "of these no moment came"


@pytest.mark.long
@pytest.mark.parametrize("table", MANY, ids=name)
def test_gestures_of_whole_games_are_read_as_their_action(table):
    met = check_all_actions(table, 1)
    print(f"{met.total()} actions")


# -- random gestures


@attrs.define
class Things:
    """Faces, places and buttons seen in a game so far, to be combined at random."""

    faces: list[Face] = attrs.field(factory=list)
    places: list[Place] = attrs.field(factory=list)
    buttons: list[Button] = attrs.field(factory=list)

    def see(self, book: Rulebook, state: GameState, seat: int) -> None:
        """Add what the legal actions use."""
        for action in legal_actions(book, state)[::7]:
            done = shown_by_hand(book, state, seat, action)
            if isinstance(done, Gesture):
                self.faces += done.lift
                self.places += (done.start, done.drop)
            elif isinstance(done, Press):
                self.faces.append(done.piece)
                self.places.append(done.place)
            else:
                self.buttons.append(done)
        self.faces = list(dict.fromkeys(self.faces))
        self.places = list(dict.fromkeys(self.places))
        self.buttons = list(dict.fromkeys(self.buttons))


def random_gesture(
    rng: Random, things: Things, lying: Sequence[Piece], state: GameState, seat: int
) -> ByHand:
    """Return a random drag with any face, places and cards, or a press on a random piece or button."""
    face, start = rng.choice(things.faces), rng.choice(things.places)
    if rng.random() < 0.6:
        _, start, face = rng.choice(lying)
    if rng.random() < 0.15:
        return rng.choice(things.buttons) if things.buttons and rng.random() < 0.3 else Press(face, start)
    near = (rng.randint(-3, 3), rng.randint(-3, 3))
    own = [Tray(seat), Reserve(seat), CitySquare(seat, near), Corner(seat, near)]
    drop = rng.choice(own) if rng.random() < 0.7 else rng.choice(things.places)
    hand = state.players[seat].hand
    spend = rng.sample(hand, min(len(hand), rng.choice((0, 0, 1, 1, 2, 3))))
    lift = (face,) if rng.random() < 0.9 else (face, rng.choice(things.faces))
    return Gesture(lift, start, drop, rng.random() < 0.25, tuple(sorted(spend)))


def check_random_gestures(table: tuple[int, int, str, tuple[str, ...]], each: int) -> Counter[str]:
    """Try random gestures in the states of a game, and count their meanings."""
    book, rng, things, met = random_rules(*table), Random(table[0]), Things(), Counter[str]()
    for state, seat in decisions(book, table[0] + 1, 5):
        things.see(book, state, seat)
        legal, lying = set(legal_actions(book, state)), tuple(seen_by(book, state, seat).pieces.values())
        for _ in range(each):
            done = random_gesture(rng, things, lying, state, seat)
            found = meanings(book, state, seat, done)
            assert len(found) < 2, done
            assert read(book, state, seat, done) == (found[0] if found else None)
            met["tried"] += 1
            for action in found:
                if broken := refusals(book, state, action):
                    assert all(say(rule.reason) and say(rule.explanation) for rule in broken)
                    met["refused"] += 1
                    continue
                met["legal"] += 1
                assert play(book, state, action).action == action
                # payments with needless cards are not listed (B-14)
                assert action in legal or isinstance(action, BuyBuilding)
                assert meanings(book, state, seat, shown_by_hand(book, state, seat, action)) == [action]
    return met


def test_random_gestures_mean_at_most_one_action():
    met = sum((check_random_gestures(table, 20) for table in TABLES), Counter[str]())
    assert met["legal"] > 100
    assert met["refused"] > 100


@pytest.mark.long
@pytest.mark.parametrize("table", MANY, ids=name)
def test_random_gestures_of_many_games_mean_at_most_one_action(table):
    print(dict(check_random_gestures(table, 60)))
