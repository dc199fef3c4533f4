"""Saved games and records with the specimen, also where it is not installed."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves.record import write_record
from alhambra_desktop.model.files.saves.record_reader import read_file
from alhambra_desktop.model.files.saves.save import SaveError, read_game, write_game
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.event import Event
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.words import say
from tests.property.games import moves, random_rules
from tests.saves import test_replay
from tests.specimen.installing import MODULE, NAME, missing
from tests.specimen.test_games import SHORT, Table, name
from tests.specimen.treasure_chamber.rules import BuyChest, ChestBought, chamber
from tests.sweeps import swept

VARIANT = "treasure_chamber_scoring"


def saved(book: Rulebook, seed: int, count: int) -> SavedGame:
    """Return a random game after ``count`` transitions."""
    played = list(islice(moves(book, seed), count))
    actions = tuple(move.action for move in played if move.action is not None)
    return SavedGame(book.setup, played[-1].after, actions)


def with_chests(book: Rulebook, seed: int) -> int:
    """Return the number of transitions of a random game until three chests are on tiles."""
    for number, move in enumerate(moves(book, seed), 1):
        if sum(map(len, chamber(move.after).laid)) == 3:
            return number
    raise LookupError("nobody bought chests")


@pytest.mark.parametrize("table", swept(SHORT, (SHORT[0], SHORT[2]).__contains__), ids=name)
def test_a_saved_game_with_chests_opens_with_its_history(table: Table, tmp_path: Path) -> None:
    book = random_rules(*table)
    game = saved(book, 1, with_chests(book, 1))
    write_game(tmp_path / "game", game)
    again = read_game(tmp_path / "game")
    assert again == game
    assert read_file(tmp_path / "game").game == game
    history = again.history()
    assert history is not None
    assert any(isinstance(move.action, BuyChest) for move in history)
    assert history[-1].after == game.state


@pytest.mark.parametrize("table", swept(SHORT, (SHORT[0], SHORT[2]).__contains__), ids=name)
def test_a_record_with_chests_is_replayed(table: Table) -> None:
    book = random_rules(*table)
    game = book, tuple(moves(book, 1))
    test_replay.test_a_whole_game_is_restored_from_its_record(game)
    test_replay.test_an_unfinished_game_is_restored_and_can_continue(game)
    test_replay.test_a_recorded_game_can_continue_differently(game)


def test_a_record_contains_the_module_its_variant_and_events(tmp_path: Path) -> None:
    seats = random_rules(*SHORT[0]).setup.seats
    book = rulebook(make_setup(seats, 4, modules=[MODULE], options={VARIANT: "same"}))
    events: list[Event] = [event for move in moves(book, 2) for event in move.events]
    write_record(tmp_path / "record.json", book.setup, tuple(events))
    told = json.loads((tmp_path / "record.json").read_text("utf-8"))
    assert told["modules"] == [MODULE]
    assert told["variants"][VARIANT] == "same"
    bought = [entry for entry in told["events"] if entry["event"] == "chest"]
    assert len(bought) == sum(isinstance(event, ChestBought) for event in events) > 0
    again = read_file(tmp_path / "record.json")
    assert again.is_record
    assert again.game.setup.option(VARIANT) == "same"
    history = again.game.history()
    assert history is not None
    assert [event.record() for move in history for event in move.events if event.record()] == told["events"]


# -- without the specimen


def test_installing_the_specimen_does_not_change_other_files(tmp_path: Path) -> None:
    book = random_rules(3, 3, "alhambra", ("vizier",))
    write_game(tmp_path / "with", saved(book, 3, 40))
    with missing():
        options = dict(book.setup.options)
        other = rulebook(make_setup(book.setup.seats, 3, modules=["vizier"], options=options))
        assert other.setup == book.setup
        write_game(tmp_path / "without", saved(other, 3, 40))
        assert read_game(tmp_path / "with").history() is not None
    assert (tmp_path / "with").read_bytes() == (tmp_path / "without").read_bytes()
    assert read_game(tmp_path / "without").history() is not None


def test_a_file_is_refused_if_the_specimen_is_missing(tmp_path: Path) -> None:
    book = random_rules(*SHORT[0])
    write_game(tmp_path / "game", saved(book, 1, 30))
    events = tuple(event for move in moves(book, 1) for event in move.events)
    write_record(tmp_path / "record", book.setup, events)
    with missing():
        for file, fault in (
            ("game", f"rule sets that are not enabled here: {NAME}."),
            ("record", f"variants: '{MODULE}"),
        ):
            with pytest.raises(SaveError) as caught:
                read_file(tmp_path / file)
            assert fault in say(caught.value.message)
    assert read_game(tmp_path / "game").history() is not None
