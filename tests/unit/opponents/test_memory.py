"""Caches do not keep finished games alive."""

from __future__ import annotations

import gc
from importlib import import_module
from pkgutil import walk_packages
from random import Random
from re import findall
from weakref import WeakSet

import pytest

from alhambra_desktop import model
from alhambra_desktop.model.files.saves.save import from_bytes, to_bytes
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.players.evaluation.money import full_purse
from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.process import protocol
from alhambra_desktop.model.players.process.worker import RequestHandler
from alhambra_desktop.model.players.simulation import Limit
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import apply, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup, Setup
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.modules.registry import RECENT, make_setup, rulebook
from alhambra_desktop.model.rules.table.choices import choices
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from tests.sweeps import swept_rows
from tests.unit.opponents.tables import MODULES, RULE_SETS

OF_A_GAME = {"Rulebook", "Codec", "GameState", "Observation", "PublicState"}


def setup_of(seed: int, game: str, modules: tuple[str, ...]) -> Setup:
    people = [SeatSetup(f"Seat {i}", COLOURS[i], "computer", "builder") for i in range(2)]
    return make_setup(people, seed, game, modules)


def played(book: Rulebook, turns: int) -> GameState:
    """Return the state after some turns, each simulated in this process and by a worker's request handler."""
    state = start(book).after
    for turn in range(turns):
        seat = state.decision.seat
        seen = observe(book, state, seat)
        asked = protocol.question(codec_for(book).dump(seen), "master:banker", simulations=4)
        assert protocol.turn_of(book, state, codec_for(book), RequestHandler().answer(asked))
        for action in choose(rulebook(seen.setup), seen, level("master"), Random(turn), Limit(simulations=4)):
            state = apply(book, state, action).after
    return state


QUICK = {("alhambra", MODULES), ("granada", ("vizier",))}


@pytest.mark.parametrize(
    ("game", "modules"),
    swept_rows([("alhambra", ()), *RULE_SETS], ("alhambra", MODULES).__eq__),
    ids=str,
)
def test_no_cache_keeps_the_rulebook_of_a_finished_game(game: str, modules: tuple[str, ...]) -> None:
    books = WeakSet[Rulebook]()
    for seed in range(2):
        book = rulebook(setup_of(seed, game, modules))
        books.add(book)
        state = played(book, 2)
        choices(TurnFacts(book, state, (), state.decision.seat))
        full_purse(book, ("bureau-denar-dirham", "denar-3", "dirham-4"), ((9, 1.0),))
        assert from_bytes(to_bytes(SavedGame(state.setup, state, ()))).state == state
        books.add(rulebook(state.setup.without_secrets()))
    del book, state
    for seed in range(100, 100 + RECENT):
        rulebook(setup_of(seed, "alhambra", ()))
    gc.collect()
    assert not books


def test_no_unbounded_cache_has_objects_of_a_game_as_key() -> None:
    names = [module.name for module in walk_packages(model.__path__, f"{model.__name__}.")]
    functions = {id(one): one for name in names for one in vars(import_module(name)).values()}
    memos = [one for one in functions.values() if hasattr(one, "cache_parameters")]
    assert len(memos) > 10
    for memo in memos:
        taken = [kind for name, kind in memo.__wrapped__.__annotations__.items() if name != "return"]
        assert not OF_A_GAME & set(findall(r"\w+", " ".join(taken))), memo
