"""Computer players of all levels play with the specimen without special code, also in other processes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from math import isfinite
from multiprocessing.connection import wait
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.files.saves.record_reader import read_file
from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.explain.explainer import explain
from alhambra_desktop.model.players.explain.explanation import Explanation, ModuleGain, loaded
from alhambra_desktop.model.players.features import COLUMNS, FeatureExtractor
from alhambra_desktop.model.players.games import Game, play_game, random_modules
from alhambra_desktop.model.players.net import Net, _with_columns, fresh, net_for
from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.process.client import WorkerClient
from alhambra_desktop.model.players.process.protocol import hint_question, question, why_question
from alhambra_desktop.model.players.skill.levels import LEVELS, level
from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.action import Decline, EndTurn
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import apply, play, start
from alhambra_desktop.model.rules.modules.registry import VARIABLE
from alhambra_desktop.model.workshop.arena.cli import main as arena
from alhambra_desktop.words import say
from tests.clusters import cluster
from tests.scenarios.board import Position
from tests.specimen.installing import MODULE, NAME, missing
from tests.specimen.test_files import VARIANT
from tests.specimen.test_games import PAIRS, Table, name
from tests.specimen.test_scenarios import EAST, FAR, RUBY, SOUTH, WEST, book_for, open_with
from tests.specimen.treasure_chamber.rules import BuyChest, ChestBought
from tests.unit.opponents import test_rule_sets
from tests.unit.opponents.tables import book_for as computers

ROOT = Path(__file__).parents[2]
TIMEOUT = 120.0
TREASURE = ("alhambra", (MODULE,))


def fourth_colour() -> tuple[Position, BuyChest]:
    """Return a position with three colours on tiles, and the exact purchase of the fourth."""
    laid = {"chest_topaz_4": WEST, "chest_sapphire_4": EAST, "chest_emerald_4": SOUTH}
    at = open_with(book_for(), RUBY, None, None, None, **laid)
    at.market("tower-13-E", "garden-6-ESW", "tower-9-NW", "pavilion-7-E")
    cities = at.state.players[0].city
    at.player(0, city=cities.replace(FAR, at.book.tiles["seraglio-8-S"]), hand="denar-8")
    return at, BuyChest(RUBY, ("denar-8",), FAR)


# -- decisions


@pytest.mark.parametrize("one", LEVELS, ids=lambda one: one.id)
def test_every_decision_gets_legal_actions(one) -> None:
    test_rule_sets.test_every_decision_gets_legal_actions(one, *TREASURE)


def test_plans_are_legal_and_use_no_hidden_information() -> None:
    test_rule_sets.test_every_plan_can_be_played(test_rule_sets.FULL, *TREASURE)
    test_rule_sets.test_a_choice_does_not_depend_on_hidden_information(*TREASURE)
    test_rule_sets.test_the_fallback_player_makes_sound_turns(*TREASURE)


def test_a_chest_of_the_fourth_colour_is_bought() -> None:
    at, wanted = fourth_colour()
    actions = choose(at.book, observe(at.book, at.state, 0), level("builder"), Random(1))
    assert wanted in actions


def test_random_modules_include_the_specimen_sometimes() -> None:
    assert {MODULE in random_modules("alhambra", Random(seed)) for seed in range(9)} == {True, False}


# -- nets


def test_nets_have_no_column_for_the_specimen() -> None:
    assert [column for column in COLUMNS.table if MODULE in column] == []
    at, wanted = fourth_colour()
    evaluator = Evaluator(at.book, at.state, 0)
    after = apply(at.book, at.state, wanted).after
    two = [FeatureExtractor(evaluator).position(state) for state in (at.state, after)]
    before, later = (dict(zip(COLUMNS.table, position.table, strict=True)) for position in two)
    played = [column for column in before if column.startswith("plays ") and before[column]]
    assert played == ["plays alhambra"]
    assert later["prospects"] > before["prospects"], "what it hopes for is told as of any rule set"
    assert all(map(isfinite, net_for(3).margins(two)))


def test_an_extra_column_of_zeros_does_not_change_a_net() -> None:
    at, _ = fourth_colour()
    position = FeatureExtractor(Evaluator(at.book, at.state, 0)).position(at.state)
    more = attrs.evolve(COLUMNS, table=(*COLUMNS.table, f"plays {MODULE}"))
    wide = fresh(3, more)
    narrow = _with_columns(dict(wide.weights), more, COLUMNS)
    zero = attrs.evolve(position, table=(*position.table, 0.0))
    assert Net(narrow).margins([position]) == pytest.approx(wide.margins([zero]))


# -- reasons


def test_an_explanation_gives_the_reason_for_a_chest() -> None:
    at, wanted = fourth_colour()
    actions = (wanted, Decline(), EndTurn())
    found = explain(at.book, observe(at.book, at.state, 0), level("builder"), actions, Random(1))
    (reason,) = (one for one in found.reasons if isinstance(one, ModuleGain))
    assert reason.open, "everybody sees the chests"
    assert reason in found.main_reasons(everything=False)
    assert say(reason.message(at.book)) == f"the chests should score about {reason.points} more points"
    assert reason.points == 11, (
        "4 points more in each of three rounds, less what was hoped for of the free tile"
    )


# -- other processes


@pytest.fixture(scope="module")
def client() -> Iterator[WorkerClient]:
    """Start a worker with simulations while the specimen is installed."""
    one = WorkerClient(cores=2)
    one.start()
    yield one
    one.close()


def answer(client: WorkerClient, request: Any) -> Any:
    client.ask(request)
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        if client.connection is not None:
            wait([client.connection], timeout=0.05)
        for found in client.poll():
            assert "error" not in found, found
            return found
    raise TimeoutError("no answer")


@pytest.mark.sweep
@pytest.mark.parametrize("names", [LEVELS[:4], LEVELS[4:]], ids=lambda some: "+".join(one.id for one in some))
def test_all_levels_play_whole_games_in_a_worker(names, client: WorkerClient) -> None:
    book = computers(len(names), 5, modules=(MODULE,))
    codec, state, bought = Codec(book), start(book).after, 0
    while state.decision is not None:
        seat = state.decision.seat
        seen = codec.dump(observe(book, state, seat))
        for plain in answer(client, question(seen, names[seat].id, simulations=1))["actions"]:
            move = play(book, state, codec.load_action(plain))
            state, bought = move.after, bought + sum(isinstance(one, ChestBought) for one in move.events)
    assert state.over
    assert bought > 3


def test_a_worker_gives_hints_and_reasons(client: WorkerClient) -> None:
    at, wanted = fourth_colour()
    codec = Codec(at.book)
    seen = codec.dump(observe(at.book, at.state, 0))
    hint = loaded(Explanation, answer(client, hint_question(seen, simulations=2)), codec)
    state = at.state
    for action in hint.actions:
        state = play(at.book, state, action).after
    assert hint.reasons
    actions = [codec.dump_action(action) for action in (wanted, Decline(), EndTurn())]
    why = loaded(Explanation, answer(client, why_question(seen, "builder", actions)), codec)
    assert MODULE in [reason.module for reason in why.reasons if isinstance(reason, ModuleGain)]


# -- the arena


@pytest.mark.sweep
def test_a_tournament_in_separate_processes_is_recorded(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "alhambra_desktop.model.workshop.arena.cli",
        "--seats",
        "builder,newcomer",
    ]
    more = ["--games", "2", "--jobs", "2", "--modules", MODULE, "--records", str(tmp_path)]
    done = subprocess.run(
        [*command, *more],
        cwd=ROOT,
        env={**os.environ, VARIABLE: NAME},
        capture_output=True,
        text=True,
        check=True,
        timeout=TIMEOUT,
    )
    assert "builder" in done.stdout
    kinds = set()
    for path in sorted(tmp_path.glob("*.json")):
        told = json.loads(path.read_text("utf-8"))
        assert told["modules"] == [MODULE]
        kinds |= {entry["event"] for entry in told["events"]}
        history = read_file(path).game.history()
        assert history is not None
        assert history[-1].after.over
    assert {"chest", "chests_open"} <= kinds


@pytest.mark.sweep
def test_the_arena_plays_the_same_games_with_one_or_two_jobs(capsys) -> None:
    said = []
    for jobs in ("1", "2"):
        command = ["--seats", "builder,apprentice", "--games", "2", "--seed", "3", "--deterministic"]
        assert arena([*command, "--modules", MODULE, "--jobs", jobs]) == 0
        said.append(re.sub(r"\d+\.\d+", "", capsys.readouterr().out))
    assert said[0] == said[1]
    arena(["--list-options"])
    listed = capsys.readouterr().out
    assert f"  {MODULE}: Buy chests" in listed
    assert f"  {VARIANT}" in listed


@pytest.mark.sweep
def test_cluster_workers_without_the_specimen_can_play_it(capsys) -> None:
    played = ["--seats", "builder,apprentice", "--games", "2", "--seed", "3", "--deterministic"]
    with missing():
        workers = cluster()
    with workers:
        assert arena([*played, "--modules", MODULE, "--cluster", workers.scheduler_address]) == 0
    assert re.search(r"builder +2", capsys.readouterr().out)


@pytest.mark.long
@pytest.mark.parametrize("table", PAIRS, ids=name)
def test_levels_play_with_every_other_rule_set(table: Table) -> None:
    number, seats, game, modules = table
    levels = tuple(LEVELS[(number + seat) % 5].id for seat in range(seats))
    result = play_game(Game(0, levels, number, game, modules, (), True), time.perf_counter)
    assert any(isinstance(event, ChestBought) for event in result.events)


@pytest.mark.long
@pytest.mark.parametrize("one", LEVELS, ids=lambda one: one.id)
def test_every_level_plays_a_whole_game(one) -> None:
    game = Game(0, (one.id, "builder"), 3, modules=(MODULE,), deterministic=True)
    result = play_game(game, time.perf_counter)
    assert result.winners
    assert result.turns > 40
