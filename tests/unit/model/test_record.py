"""Records of games: every field that docs/game-record.md documents."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves.record import record, write_record
from alhambra_desktop.model.rules.core.engine.setup import SeatSetup
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, OPTIONS, make_setup
from tests.property.games import moves
from tests.scenarios.board import rules_for

FIELDS = {
    "deal": {"seat", "cards"},
    "row": {"added"},
    "market": {"added"},
    "dirk": {"tiles"},
    "first_player": {"seat"},
    "turn": {"seat"},
    "take": {"seat", "cards"},
    "buy": {"seat", "tile", "cards"},
    "redesign": {"seat", "kind", "tile", "at"},
    "pass": {"seat"},
    "place": {"seat", "tile", "at"},
    "reserve": {"seat", "tile"},
    "give": {"seat", "tile"},
    "score": {"round", "seats"},
    "leftover": {"square", "tile", "seat"},
    "end": {"scores", "winners"},
}
MAY = {"row": {"scoring", "reshuffled"}, "redesign": {"out"}, "score": {"dirk"}}


@pytest.fixture(scope="module")
def games():
    found = []
    for seats, seed in ((2, 3), (3, 4), (5, 6)):
        book = rules_for(seats, seed)
        found.append((book, [event for move in moves(book, seed) for event in move.events]))
    return found


def test_each_entry_has_the_fields_of_its_event(games):
    seen = set()
    for book, events in games:
        for entry in record(book.setup, events)["events"]:
            kind = entry["event"]
            fields = set(entry) - {"event"}
            assert FIELDS[kind] <= fields <= FIELDS[kind] | MAY.get(kind, set())
            seen.add(kind)
    assert seen >= set(FIELDS) - {"pass"}


def test_the_header_lists_table_and_house_variants(games):
    book, events = games[0]
    made = record(book.setup, events)
    assert (made["format"], made["version"], made["game"]) == ("alhambra-record", 1, "alhambra")
    assert set(made["variants"]) == set(OPTIONS)
    assert [seat["name"] for seat in made["seats"]] == ["Ann", "Bob"]


def test_recorded_points_add_up(games):
    for book, events in games:
        entries = record(book.setup, events)["events"]
        totals = [0] * len(book.setup.seats)
        for entry in entries:
            for seat, row in enumerate(entry["seats"]) if entry["event"] == "score" else ():
                assert row["total"] == row.get("wall", 0) + sum(row["types"].values())
                totals[seat] += row["total"]
        assert entries[-1]["scores"] == totals


def test_the_file_is_json_with_one_event_per_line(games, tmp_path):
    book, events = games[1]
    path = tmp_path / "game.json"
    write_record(path, book.setup, events)
    text = path.read_text(encoding="utf-8")
    assert json.loads(text) == json.loads(json.dumps(record(book.setup, events)))
    lines = text.splitlines()
    assert len(lines) > len(json.loads(text)["events"])
    assert sum(line.startswith('  {"event": ') for line in lines) == len(json.loads(text)["events"])
    assert [line.split('"')[1] for line in lines if line.startswith(' "')] == list(json.loads(text))


def test_only_computer_players_have_a_level_and_names_stay_readable(tmp_path):
    seats = [
        SeatSetup("Åsa 王", "amber"),
        SeatSetup("Bob", "blue", "computer", "builder:mason"),
    ]
    setup = make_setup(seats, 1)
    write_record(tmp_path / "game", setup, ())
    assert record(setup, ())["seats"] == [
        {"name": "Åsa 王", "colour": "amber", "player": "human"},
        {"name": "Bob", "colour": "blue", "player": "computer", "level": "builder:mason"},
    ]
    text = (tmp_path / "game").read_text(encoding="utf-8")
    assert json.loads(text)["seats"][0]["name"] == "Åsa 王"
    assert "Åsa 王" in text


@pytest.mark.parametrize(
    ("game", "modules"),
    [
        ("alhambra", tuple(module.id for module in CHOOSABLE)),
        ("granada", ("vizier",)),
        ("alhambra+granada", ()),
    ],
)
def test_the_page_documents_every_event_and_field(game, modules):
    page = (Path(__file__).parents[3] / "docs" / "game-record.md").read_text(encoding="utf-8")
    words = set()
    for seed in range(3):
        for move in moves(rules_for(2, seed, game, modules), seed):
            for entry in filter(None, (event.record() for event in move.events)):
                words |= {entry["event"], *entry.keys() - {"event"}}
                words |= {name for row in entry.get("seats", ()) for name in row}
    assert [word for word in sorted(words) if f"`{word}`" not in page] == []
