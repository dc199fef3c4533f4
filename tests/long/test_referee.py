"""Records of a thousand games of all rule sets, replayed by an independent referee (see ``referee.py``)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.files.saves.record import record
from alhambra_desktop.model.players.games import Game, TournamentSettings, play_game, rotated_games
from alhambra_desktop.model.players.skill.levels import LEVELS
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from tests.long import referee

MIXED = (
    "builder,random",
    "newcomer,journeyman,random",
    "builder,apprentice,random,newcomer",
    "apprentice,architect,random,builder,journeyman",
    "builder,apprentice,random,newcomer,random,architect",
)
WITH_MASTER = (
    "master,apprentice",
    "grandmaster,builder,newcomer,random",
    "master:mason,random,apprentice,builder,newcomer,random",
)
MODULES = tuple(module.id for module in CHOOSABLE)


@attrs.frozen
class Table:
    """A rule set and its number of games with 2 to 6 seats and random house variants."""

    game: str = "alhambra"
    modules: tuple[str, ...] = ()
    count: int = 40
    options: tuple[tuple[str, str], ...] = ()
    seats: tuple[str, ...] = MIXED

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        every = "all" if self.modules == MODULES else "+".join(self.modules)
        return " ".join([self.game, every, *options, "master" if self.seats == WITH_MASTER else ""]).strip()

    def games(self) -> list[Game]:
        """Return the games, distributed evenly over the lists of seats."""
        found = []
        for i, seats in enumerate(self.seats):
            share = (self.count + len(self.seats) - 1 - i) // len(self.seats)
            settings = TournamentSettings(
                11 + i, self.game, self.modules, dict(self.options), deterministic=True, random_variants=True
            )
            found += rotated_games(tuple(seats.split(",")), share, settings)
        return found


def granada() -> Iterator[Table]:
    """Yield Granada with and without its variant and its only module."""
    for simplified in ("off", "on"):
        for modules in ((), ("vizier",)):
            yield Table("granada", modules, options=(("granada_simplified", simplified),))


TABLES = (
    Table(count=160),
    Table(count=20, seats=WITH_MASTER),
    *(Table(modules=(module,)) for module in MODULES),
    *(Table(modules=pair, count=20) for pair in combinations(MODULES, 2)),
    Table(modules=MODULES),
    Table(modules=MODULES, count=6, seats=WITH_MASTER),
    *granada(),
    Table("alhambra+granada"),
    Table("alhambra+granada", ("vizier",)),
    Table("alhambra+granada", count=6, seats=WITH_MASTER),
)

SAMPLE = tuple(
    attrs.evolve(table, count=2, seats=(MIXED[i % len(MIXED)], MIXED[(i + 2) % len(MIXED)]))
    for i, table in enumerate(
        (
            *(Table(modules=(module,)) for module in MODULES),
            Table(modules=MODULES),
            *granada(),
            Table("alhambra+granada", ("vizier",)),
        )
    )
)
"""A few games of every rule set."""


def test_tables_cover_every_level_and_number_of_seats() -> None:
    assert {len(seats.split(",")) for seats in MIXED} == {2, 3, 4, 5, 6}
    seated = {name for table in TABLES for seats in table.seats for name in seats.split(",")}
    assert seated >= {one.id for one in LEVELS}
    assert len(set(map(str, TABLES))) == len(TABLES)


def judged(game: Game) -> str:
    """Play a game and return the fault in its record, or an empty string."""
    whole = json.loads(json.dumps(record(game.setup(), play_game(game, perf_counter).events)))
    fault = referee.verdict(whole) if referee.present() else check(whole)
    return fault and f"{game}: {fault}"


def faults(games: list[Game]) -> list[str]:
    """Return the faults in the records of games."""
    with get_context("spawn").Pool() as pool:
        return [fault for fault in pool.imap_unordered(judged, games, chunksize=1) if fault]


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_record_is_valid(table: Table) -> None:
    assert not faults(table.games())


@pytest.mark.skipif(not referee.present(), reason="there is no referee")
def test_sample_records_of_every_rule_set_are_valid() -> None:
    assert not faults([game for table in SAMPLE for game in table.games()])


def check(whole: dict[str, Any]) -> str:
    """Check without a referee that a record ends and that its points add up."""
    totals = [0] * len(whole["seats"])
    for event in whole["events"]:
        if event["event"] == "score":
            totals = [total + seat["total"] for total, seat in zip(totals, event["seats"], strict=True)]
    end = whole["events"][-1]
    if end["event"] != "end":
        return "the game is not finished"
    won = [i for i, points in enumerate(totals) if points == max(totals)]
    return "" if (end["scores"], end["winners"]) == (totals, won) else "the points do not add up"
