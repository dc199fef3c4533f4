"""Whole games with the specimen, alone and with other rule sets: the properties of all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

from alhambra_desktop.model.rules.core.engine.event import Event
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, PRODUCTS, mix_fault
from tests.property import test_games, test_gestures, test_promises, test_reach
from tests.property.folding import check_game
from tests.property.games import moves, random_rules
from tests.specimen.installing import MODULE
from tests.specimen.treasure_chamber.rules import BuyChest, ChestBought, ChestReturned, ChestsOpened
from tests.sweeps import swept

Table = tuple[int, int, str, tuple[str, ...]]
"""A seed, the number of seats, the game and its modules."""

OTHERS: Final = tuple(module.id for module in PRODUCTS if not module.foundation and not module.automatic)
SHORT: Final[tuple[Table, ...]] = (
    (1, 2, "alhambra", (MODULE,)),
    (2, 3, "alhambra", (*OTHERS, MODULE)),
    (3, 4, "granada", (MODULE,)),
    (5, 2, "alhambra+granada", ("vizier", MODULE)),
)
PAIRS: Final[tuple[Table, ...]] = tuple(
    (10 + number, 2 + number % 5, game, (*(other for other in (other,) if other), MODULE))
    for number, (game, other) in enumerate(
        [
            *(("alhambra", other) for other in ("", *OTHERS)),
            *((game, other) for game in ("granada", "alhambra+granada") for other in ("", "vizier")),
        ]
    )
)


def name(table: Table) -> str:
    return f"{table[2]} {'+'.join(table[3])} {table[1]} seats"


PROPERTIES = [test for name, test in vars(test_games).items() if name.startswith("test_")]
"""The property tests of whole games; each takes a rulebook."""


def chest_events(book: Rulebook, seed: int) -> Counter[type[Event]]:
    return Counter(type(event) for move in moves(book, seed) for event in move.events)


def test_pairs_cover_all_compatible_modules() -> None:
    games = [module for module in PRODUCTS if module.foundation]
    with_it = next(module for module in CHOOSABLE if module.id == MODULE)
    fitting = {
        (game.id, other.id) for game in games for other in CHOOSABLE if mix_fault(game.id, other) is None
    }
    assert {(game.id, MODULE) for game in games} <= fitting
    assert with_it.foundations == tuple(game.id for game in games)
    found = {(game, other) for _, _, game, pair in PAIRS for other in pair}
    assert found == fitting


def test_random_games_buy_return_and_open_chests() -> None:
    met = Counter[type[Event]]()
    for seed in range(6):
        met += chest_events(random_rules(*SHORT[seed % 2]), seed)
    assert min(met[kind] for kind in (ChestBought, ChestReturned, ChestsOpened)) > 3, met


@pytest.mark.parametrize("table", swept(SHORT, (SHORT[0], SHORT[2]).__contains__), ids=name)
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda test: test.__name__)
def test_properties_of_all_games_hold(holds: Callable[[Rulebook], None], table: Table) -> None:
    holds(random_rules(*table))


@pytest.mark.sweep
@pytest.mark.parametrize("seed", [1, 2])
def test_the_folded_table_matches_the_observation_after_every_event(seed: int) -> None:
    counts = check_game(random_rules(*SHORT[seed - 1]), seed)
    assert counts["ChestBought"] > 0
    assert counts["ChestsOpened"] > 0


@pytest.mark.parametrize("table", swept(SHORT, (SHORT[0], SHORT[2]).__contains__), ids=name)
def test_gestures_are_read_as_their_action(table: Table) -> None:
    assert test_gestures.check_all_actions(table, 4)[BuyChest] > 0


@pytest.mark.parametrize("table", SHORT[:2], ids=name)
def test_random_gestures_mean_at_most_one_action(table: Table) -> None:
    met = test_gestures.check_random_gestures(table, 40)
    assert met["tried"] > 500
    assert met["refused"] > 10


@pytest.mark.parametrize("table", SHORT[:2], ids=name)
def test_promises_can_be_made_in_any_order(table: Table) -> None:
    assert test_promises.check_promises(table, 5)["shuffled"] > 5


@pytest.mark.parametrize("table", SHORT[:2], ids=name)
def test_reach_offers_every_possible_deed_and_no_other(table: Table) -> None:
    assert test_reach.check_game(table, 20)["deeds"] > 100


@pytest.mark.long
@pytest.mark.parametrize("table", PAIRS, ids=name)
def test_properties_hold_with_every_other_rule_set(table: Table) -> None:
    for holds in PROPERTIES:
        holds(random_rules(*table))
    check_game(random_rules(*table), table[0])
    test_gestures.check_all_actions(table, 1)
    test_gestures.check_random_gestures(table, 60)
    test_promises.check_promises(table, 1)
    test_reach.check_game(table, 6)
