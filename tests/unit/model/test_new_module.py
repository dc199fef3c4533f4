"""The module in docs/new-module-tiles.md is extracted from the page and played."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import ModuleType

import attrs
import pytest

from alhambra_desktop import words as words_module
from alhambra_desktop.model.players.plan_generator import quick_turn
from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder
from alhambra_desktop.model.rules.core.engine.event import Event
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import play, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.places.gesture import Press
from alhambra_desktop.model.rules.core.places.places import CitySquare, TileFace
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules import alhambra, dirk, registry
from alhambra_desktop.model.rules.table.moves import read, shown_by_hand
from alhambra_desktop.words import Words, word_files
from tests.property.folding import check_game
from tests.property.games import moves
from tests.scenarios.board import city

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "new-module-tiles.md").read_text(encoding="utf-8")
NAME = f"{registry.__package__}.wells"


@pytest.fixture
def wells(monkeypatch) -> ModuleType:
    """Rules of the module on the page, loaded as a module of the program."""
    sources = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    for name, source in zip((NAME, f"{NAME}.rules"), sources, strict=True):
        module = ModuleType(name)
        module.__package__ = NAME
        monkeypatch.setitem(sys.modules, name, module)
        exec(compile(source, f"new-module-tiles.md: {name}", "exec"), module.__dict__)
    return module


def table(wells: ModuleType, seats: int) -> Rulebook:
    chosen = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(seats)]
    setup = registry.make_setup(chosen, 5)
    book = RulebookBuilder(setup, dict(setup.options))
    used = [alhambra.MODULE, *([dirk.MODULE] if seats == 2 else []), sys.modules[NAME].MODULE]
    for module in used:
        module.install(book)
    return book.freeze(tuple(module.id for module in used))


@pytest.mark.parametrize("seats", [2, 3])
def test_games_with_wells_keep_invariants_and_survive_json(wells, seats):
    book = table(wells, seats)
    codec = Codec(book)
    events: list[Event] = []
    for move in moves(book, 1):
        assert [fault for invariant in book.invariants for fault in invariant(book, move.after)] == []
        assert codec.load(GameState, json.loads(json.dumps(codec.dump(move.after)))) == move.after
        events += move.events
    assert move.after.over
    assert any(isinstance(event, wells.WellFilled) for event in events)


def test_events_of_wells_move_their_pieces(wells):
    counts = check_game(table(wells, 2), 5)
    assert counts["WellFilled"] > 0
    assert counts["WellDried"] > 0


def test_wells_follow_the_rules_on_the_page(wells):
    book = table(wells, 3)
    state = start(book).after
    seat = state.active
    players = list(state.players)
    players[seat] = players[seat].changed(
        city=city(book, "* w g", w="well-1", g="garden-10-open"), reserve=("garden-11-open",)
    )
    state = state.changed(players=tuple(players))
    fill = wells.FillWell("well-1")
    done = shown_by_hand(book, state, seat, fill)
    assert done == Press(TileFace("well-1"), CitySquare(seat, (1, 0)))
    assert read(book, state, seat, done) == fill
    assert read(book, state, seat, attrs.evolve(done, place=CitySquare(1 - seat, (1, 0)))) is None
    filled = play(book, state, fill).after
    paid = [line for scorer in book.scorers for line in scorer(book, filled, 1)]
    assert [line.amount for line in paid if line.source == "wells"] == [1]
    draft = wells.Draft(filled)
    for react in book.on_tile_left:
        react(book, draft, seat, (1, 0), "well-1")
    assert draft.state.slice_of(wells.WellState).filled == ()


def test_the_page_has_texts_for_all_messages_of_wells(tmp_path, monkeypatch):
    (words,) = re.findall(r"```fluent\n(.*?)```", PAGE, re.S)
    (tmp_path / "en").mkdir()
    for path in word_files("en"):
        (tmp_path / "en" / path.name).write_bytes(path.read_bytes())
    (tmp_path / "en" / "wells.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(words_module, "_folder", lambda: tmp_path)
    said = Words("en")
    made = set(re.findall(r'(?:Message|worded|same_for_all)\("([\w-]+)"', PAGE))
    known = set(re.findall(r"^([\w-]+) =", words, re.M))
    assert made == {name for name in known if not name.endswith("-where")}
    assert known <= made | {f"{name}-where" for name in made}
    assert said.text(Message("well-scores", points=2)) == "once filled, it scores 2"


def test_computer_players_can_play_with_wells(wells):
    book = table(wells, 3)
    state = start(book).after
    for _ in range(12):
        for action in quick_turn(book, observe(book, state, state.decision.seat)):
            state = play(book, state, action).after
    assert state.turn == 13


def test_the_page_refers_to_existing_files():
    named = set(re.findall(r"`((?:model|views|tests|rules)/[\w/]+(?:\.py|/))`", PAGE))
    places = (ROOT, ROOT / "alhambra_desktop", ROOT / "alhambra_desktop" / "model")
    kept = {name for name in named if "wells" not in name}
    assert [name for name in sorted(kept) if not any((place / name).exists() for place in places)] == []
    assert len(kept) > 10
