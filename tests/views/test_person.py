"""Every legal action of every rule set can be performed in the window."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import Qt

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import Action, Pass, PlacingAction, Redesign
from alhambra_desktop.model.rules.core.engine.play import legal_actions
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from tests.property.games import moves, random_rules
from tests.scenarios.board import city
from tests.sweeps import swept
from tests.views.person import Person
from tests.views.test_rule_sets import MARKET, SQUARE, events, lay, position

MODULES = tuple(module.id for module in CHOOSABLE)
TABLES = [
    (21, 2, "alhambra", ()),
    (22, 3, "alhambra", ()),
    *((30 + number, 2 + number % 3, "alhambra", (module,)) for number, module in enumerate(MODULES)),
    (41, 2, "alhambra", MODULES),
    (42, 3, "alhambra", MODULES),
    (51, 2, "granada", ()),
    (52, 3, "granada", ("vizier",)),
    (61, 2, "alhambra+granada", ()),
    (62, 3, "alhambra+granada", ("vizier",)),
]
QUICK = (TABLES[0],)
OFTEN = 8
"""Number of times that each kind of action is tried at each kind of decision, per table."""


@pytest.mark.parametrize(
    "table",
    swept(TABLES, QUICK.__contains__),
    ids=lambda table: f"{table[2]} {'+'.join(table[3])} {table[1]} seats",
)
def test_every_legal_action_of_a_game_can_be_performed(player, table):
    book = random_rules(*table)
    person = Person(player)
    player.page.host.let_play = lambda: None
    tried: Counter[tuple[str, str]] = Counter()
    rng = Random(table[0])
    for move in moves(book, table[0]):
        state = move.after
        for action in one_of_each(legal_actions(book, state), rng):
            kind = type(state.decision).__name__, type(action).__name__
            if tried[kind] >= OFTEN:
                continue
            player.window.workspace.games.show_saved(SavedGame(book.setup, state, ()))
            player.lift_curtain()
            if player.table.state is not state:
                break  # no prompt appears if nothing could be done
            tried[kind] += 1
            person.do(action)
            done = [made.action for made in player.table.transitions]
            assert done[:1] == [action], player.stage.bubble.words
    assert max(tried.values()) == OFTEN
    assert {"TakeMoney", "BuyBuilding", "PlaceTile", "KeepInReserve"} <= {action for _, action in tried}


def one_of_each(actions: tuple[Action, ...], rng: Random) -> list[Action]:
    kinds: dict[type, list[Action]] = {}
    for action in actions:
        kinds.setdefault(type(action), []).append(action)
    return [rng.choice(found) for found in kinds.values()]


def test_every_action_type_has_a_gesture():
    gc.collect()  # removes classes that attrs replaced with slotted ones

    def kinds(base: type) -> set[type]:
        return {base, *(kind for below in base.__subclasses__() for kind in kinds(below))}

    ours = {
        kind
        for kind in kinds(Action) - {Action, PlacingAction, Redesign}
        if kind.__module__.startswith("alhambra_desktop") and kind.__module__ in sys.modules
    }
    books = [random_rules(*table) for table in TABLES]
    assert ours == {kind for book in books for rules in book.rules_by_type.values() for kind in rules}


@pytest.mark.parametrize(
    ("agenda", "options"),
    [(ChooseAction(0), {}), (ChooseAction(0, acted=True), {"extra_action": "must"})],
    ids=["first action", "further action that must be taken"],
)
def test_a_player_without_legal_actions_passes(player, agenda, options):
    at = position(**options).market(*MARKET).player(0, hand="").change(row=(), pile=(), discard=())
    lay(player, at.change(agenda=(agenda,)))
    assert player.table.offers() == (Pass(),)
    button = player.page.bar.end_turn
    assert button.isEnabled()
    assert button.text() == "Pass"
    assert "no action is possible: pass" in player.page.bar.words
    player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert events(player)[0] == {"event": "pass", "seat": 0}


# -- falcons that cannot be bought


def with_a_falcon_in_hand(player, hand: str):
    at = position("falconers", "bureaux").market(*MARKET).player(0, hand=hand)
    at.player(0, city=city(at.book, "a b\n* c", **SQUARE))
    lay(player, at)
    player.click(player.spot("falcon", "falcon-black-seraglio-tower"))
    return at


def test_clicking_a_bureau_for_a_falcon_explains_the_refusal(player):
    at = with_a_falcon_in_hand(player, "denar-9 bureau-denar-florin")
    hand = at.state.players[0].hand
    player.click(player.spot("hand", hand.index("bureau-denar-florin")))
    assert "This card is not money" in player.stage.bubble.words
    assert [hand[i] for i in player.raised] == ["denar-9"]
    player.click(player.spot("corner", (0, -1)))
    assert player.table.state.players[0].hand == ("bureau-denar-florin",)


def test_without_money_a_falcon_shows_its_price(player):
    at = with_a_falcon_in_hand(player, "bureau-denar-florin")
    assert not player.selection.lifted
    assert "A falcon costs one money card" in player.stage.bubble.words
    assert player.table.state is at.state


def test_a_falcon_on_a_square_explains_where_it_belongs(player):
    at = with_a_falcon_in_hand(player, "denar-9")
    player.click(player.cell((1, 1)))
    assert "Four tiles must meet here" in player.stage.bubble.words
    assert player.table.state is at.state
