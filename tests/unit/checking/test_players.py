"""Rule sets that strong computer players once could not play, and their check."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest

from alhambra_desktop.model.checking.check import Check, Table
from alhambra_desktop.model.players import players
from alhambra_desktop.model.players.rollout.turns import plain
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.modules.registry import REGISTRY, install, make_setup, rulebook, uninstall
from alhambra_desktop.words import SOURCE, Words
from tests.unit.addons.made import NO_TYPE, SEVENTH_TYPE, TILE_WORDS, WORDS, made

NAME, ID = "some_wells", "some-wells"


@pytest.fixture(params=[SEVENTH_TYPE, NO_TYPE], ids=["a seventh type", "tiles without a type"])
def check(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Check]:
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    made(tmp_path, rules=request.param, words=WORDS.format(id=ID) + TILE_WORDS)
    install(NAME)
    yield Check(next(one for one in REGISTRY.packages if one.name == NAME), perf_counter)
    uninstall(NAME)
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]


def faults_of_players(check: Check) -> list[str]:
    """Return the ids of the faults that strong levels raise during a game."""
    table = Table(2, 3, "alhambra", (ID,))
    check.check_players(table, check.played(table)[:120])
    return [message.id for message in check.wrong]


def test_the_fast_policy_is_used_only_for_known_rules(check: Check) -> None:
    seats = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(3)]
    assert plain(rulebook(make_setup(seats, 1)))
    assert plain(rulebook(make_setup(seats[:2], 1)))
    assert not plain(rulebook(make_setup(seats, 1, modules=(ID,))))


@pytest.mark.sweep
def test_every_level_and_the_judge_can_play_the_rule_set(check: Check) -> None:
    assert faults_of_players(check) == []


@pytest.mark.sweep
def test_the_check_reports_a_level_that_cannot_play(check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "plain", lambda book: True)
    assert "check-raised" in faults_of_players(check)


@pytest.mark.parametrize("check", [SEVENTH_TYPE], indirect=True)
def test_the_check_reports_a_missing_tile_noun(check: Check) -> None:
    table = Table(2, 3, "alhambra", (ID,))
    check._check_all_messages(table.book, check.played(table)[:2])
    check.check_unused_messages()
    assert [message.arguments for message in check.missing] == [(("id", "ruin"),)]


@pytest.mark.parametrize("check", [SEVENTH_TYPE], indirect=True)
@pytest.mark.parametrize("form", Words(SOURCE).forms)
def test_noun_forms_count_as_used(check: Check, form: str) -> None:
    (path,) = check.package.words(SOURCE)
    path.write_text(f"{path.read_text('utf-8')}\nruin{form} = ruin\nruin-unused = ruin\n", "utf-8")
    check.check_unused_messages()
    unused = {dict(message.arguments)["id"] for message in check.missing}
    assert "ruin-unused" in unused
    assert f"ruin{form}" not in unused
