"""Damaged and forged records are refused quickly with one sentence, or open as a playable game."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from alhambra_desktop.model.files.saves.record_reader import read_file
from alhambra_desktop.model.files.saves.save import read_game, write_game
from tests.saves.hostile import HERE, judge
from tests.saves.hostile_records import mutant
from tests.saves.recorded import game_of, record_of
from tests.saves.refusals import refusal

SAMPLE = 400


@pytest.fixture
def whole():
    return record_of(*game_of(0, 3, "alhambra", ()))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.alhambra-record"


@pytest.mark.sweep
def test_hostile_records_are_refused_or_can_be_played(tmp_path):
    verdicts = [judge(number, tmp_path, mutant) for number in range(SAMPLE)]
    found = Counter(verdict.outcome for verdict in verdicts)
    assert set(found) == {"opened", "refused"}
    assert min(found.values()) > SAMPLE // 20


def test_the_same_number_gives_the_same_record():
    assert mutant(7) == mutant(7)
    assert mutant(7) != mutant(8)


@pytest.mark.parametrize("name", ["a.alhambra-record", "a.json", "a.alhambra", "a"])
def test_the_content_determines_the_kind_of_file(whole, tmp_path, name):
    path = tmp_path / name
    path.write_text(json.dumps(whole))
    assert read_file(path).is_record
    assert read_file(path).game.state.over
    saved = read_game(HERE / "0.1.0-four.alhambra")
    write_game(path, saved)
    assert read_file(path).game == saved
    assert not read_file(path).is_record


def test_a_wrong_event_is_reported_in_one_sentence(whole, file):
    place = next(i for i, entry in enumerate(whole["events"]) if entry["event"] == "take")
    whole["events"][place]["cards"] = ["denar-1"] * 5
    assert refusal(file, json.dumps(whole).encode(), read_file) == (
        "a.alhambra-record cannot be opened (it is a game record that cannot be replayed: "
        f"event {place + 1}, 'take': the card is not in the money row (B-9)). Choose another file."
    )


def test_a_wrong_header_is_reported_with_its_place(whole, file):
    content = json.dumps({**whole, "seats": [7]}).encode()
    assert "cannot be replayed, seats[0]: 7 has no named parts)" in refusal(file, content, read_file)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b'{"format": "alhambra-record"}', "unknown or missing parts"),
        (b'{"format": "alhambra-record", "events": [', "damaged or incomplete at line 1"),
        (b'{"format": ["alhambra-record"]}', "is not a saved game"),
        (b'{"format": "alhambra-record", "x": NaN}', "NaN is not a number"),
        (
            b'{"format": "alhambra-record", "x": ' + b"[" * 3_000 + b"]" * 3_000 + b"}",
            "too many nested levels",
        ),
    ],
)
def test_damaged_records_get_one_sentence(content, words, file):
    assert words in refusal(file, content, read_file)


def test_an_unexpected_error_is_reported_too(whole, file, monkeypatch):
    def stumble(_: object) -> None:
        raise MemoryError

    monkeypatch.setattr("alhambra_desktop.model.files.saves.record_reader.from_record", stumble)
    assert "do not match" in refusal(file, json.dumps(whole).encode(), read_file)
