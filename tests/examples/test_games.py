"""Whole games with City Gates: the properties of all games, computer players, files and records."""

from __future__ import annotations

import time
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Final

import pytest
from alhambra_city_gates.gates import GatesShuffled

from alhambra_desktop.model.files.saves.save import read_game, write_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.players.games import Game, play_game
from alhambra_desktop.model.players.skill.levels import LEVELS
from tests.examples.installing import MODULE
from tests.property import test_games, test_gestures, test_promises, test_reach
from tests.property.folding import check_game
from tests.property.games import moves, random_rules
from tests.saves import test_replay
from tests.sweeps import swept

Table = tuple[int, int, str, tuple[str, ...]]
TABLES: Final[tuple[Table, ...]] = (
    (1, 2, "alhambra", (MODULE,)),
    (2, 3, "alhambra", ("vizier", "camps", "huts", MODULE)),
    (3, 4, "alhambra+granada", (MODULE,)),
)
QUICK: Final = (TABLES[0],)
PROPERTIES: Final = [
    test
    for name, test in vars(test_games).items()
    if name.startswith("test_") and name != "test_only_the_end_of_a_turn_reveals_hidden_information"
]
"""The property tests of all games, except one: City Gates reveals hidden information in mid-turn."""


def name(table: Table) -> str:
    return f"{table[2]} {'+'.join(table[3])} {table[1]} seats"


@pytest.mark.sweep
@pytest.mark.parametrize("table", TABLES, ids=name)
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda test: test.__name__)
def test_properties_of_all_games_hold(holds, table: Table):
    holds(random_rules(*table))


@pytest.mark.parametrize("table", swept(TABLES, QUICK.__contains__), ids=name)
def test_the_folded_table_matches_the_observation_after_reshuffles(table: Table):
    counts = check_game(random_rules(*table), table[0])
    assert counts["GatesSought"] > 5
    assert counts["GatesShuffled"] > 0


@pytest.mark.sweep
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_gestures_promises_and_reach_work_with_gates(table: Table):
    met = test_gestures.check_all_actions(table, 3)
    assert {"SeekGates", "KeepGate", "PutBackGates", "SetGate"} <= {kind.__name__ for kind in met}
    test_gestures.check_random_gestures(table, 40)
    test_promises.check_promises(table, 5)
    test_reach.check_game(table, 20)


@pytest.mark.parametrize("table", swept(TABLES, QUICK.__contains__), ids=name)
def test_a_record_with_several_shuffles_is_replayed(table: Table):
    book = random_rules(*table)
    game = book, tuple(moves(book, 1))
    met = Counter(type(event) for move in game[1] for event in move.events)
    assert met[GatesShuffled] > 1, "one pile is shuffled again and again"
    test_replay.test_a_whole_game_is_restored_from_its_record(game)
    test_replay.test_an_unfinished_game_is_restored_and_can_continue(game)


def test_a_game_saved_while_choosing_a_gate_opens(tmp_path: Path):
    book = random_rules(*TABLES[0])
    played = list(moves(book, 1))
    count = next(n for n, move in enumerate(played, 1) if type(move.after.decision).__name__ == "ChooseGate")
    begun = list(islice(played, count))
    actions = tuple(move.action for move in begun if move.action is not None)
    game = SavedGame(book.setup, begun[-1].after, actions)
    write_game(tmp_path / "game", game)
    again = read_game(tmp_path / "game")
    assert again == game
    assert again.history()[-1].after == game.state


@pytest.mark.sweep
def test_computer_players_seek_keep_and_set_gates():
    met: Counter[str] = Counter()
    for seed in (5, 6):
        game = Game(0, ("builder", "apprentice"), seed, modules=(MODULE,), deterministic=True)
        met.update(type(event).__name__ for event in play_game(game, time.perf_counter).events)
    assert met["GateKept"] > 5
    assert met["GateSet"] > 3
    assert met["GateKept"] > 2 * met["GatesPutBack"], "what one looked at is worth keeping"


@pytest.mark.long
@pytest.mark.parametrize("one", LEVELS, ids=lambda one: one.id)
def test_every_level_plays_a_whole_game(one):
    game = Game(0, (one.id, "builder"), 3, modules=(MODULE,), deterministic=True)
    assert play_game(game, time.perf_counter).winners
