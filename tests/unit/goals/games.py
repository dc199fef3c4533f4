"""Invented finished games for goals and the campaign."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from alhambra_desktop.model.files.archive.feats import Feats
from alhambra_desktop.model.files.archive.kept_game import KeptGame, KeptSeat, Points
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.goals.achievements import Achievements
from alhambra_desktop.model.learning.goals.campaign import CampaignTable, campaign, campaign_progress
from alhambra_desktop.model.learning.goals.goals import progress
from alhambra_desktop.model.learning.goals.played import Played
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup, Setup
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from tests.property.games import moves

KEPT = {"modules", "code", "assisted", "hints", "aids", "game"}
SEAT = {"wall", "bought", "exact"}
FEATS = {"outer", "buildings", "close", "unplaced", "cards", "overpaid", "chain", "currencies", "turns"} | {
    *("currencies_at_once", "elsewhere", "sweep", "led", "ahead", "above", "edges")
}


def seat(points: int, place: int, level: str | None, **more: Any) -> KeptSeat:
    values = {"wall": 0, "bought": 0, "exact": 0, **more}
    return KeptSeat(
        "Ann" if level is None else "Bot",
        "amber",
        level,
        points,
        place,
        values["wall"],
        None,
        0,
        values["bought"],
        values["exact"],
        "[]",
    )


def played(
    scores: tuple[int, ...] = (50, 60),
    levels: tuple[str, ...] = ("newcomer",),
    ended: int = 0,
    *,
    analysed: AnalysedTurns | None = None,
    points: tuple[Points, ...] = (),
    known: bool = True,
    **facts: Any,
) -> Played:
    """Return a game of Ann, in the first seat, with the first score."""
    assert facts.keys() <= KEPT | SEAT | FEATS
    places = [1 + sum(other > one for other in scores) for one in scores]
    own = seat(scores[0], places[0], None, **{name: facts[name] for name in SEAT & facts.keys()})
    wide = (*levels, *(levels[-1:] * (len(scores) - 1 - len(levels))))
    others = (seat(scores[at], places[at], level) for at, level in enumerate(wide, 1))
    values = {
        "game": "alhambra",
        "modules": (),
        "code": None,
        "assisted": False,
        "hints": (0, 0, 0),
        "aids": "normal",
        **{name: facts[name] for name in KEPT & facts.keys()},
    }
    kept = KeptGame(
        f"{ended}",
        f"mark {ended}",
        ended,
        turns=30,
        seats=(own, *others),
        **values,
    )
    feats = Feats(
        **{"cards": 1, "unplaced": 1, "overpaid": 99, **{n: facts[n] for n in FEATS & facts.keys()}}
    )
    return Played(kept, own, points, analysed or AnalysedTurns(0, 0.0), feats, known)


def at_table(table: CampaignTable, scores: tuple[int, ...], **facts: Any) -> Played:
    """Return a game at a table of the campaign; opponents without a given score have 0 points."""
    scores = (*scores, *(0,) * (1 + len(table.opponents) - len(scores)))
    return played(scores, tuple(table.styled_ids), game=table.game, modules=table.modules, **facts)


def some_achievements() -> Achievements:
    """Return goals of every stage, and four tables with a star."""
    games = [
        at_table(table, (60, 50), ended=86_400 * n, wall=17, exact=6, bought=6, buildings=18, ahead=(3, 4, 0))
        for n, table in enumerate(campaign()[:4])
    ]
    return Achievements(progress(games), campaign_progress(games))


def setup_of(table: CampaignTable, seed: int = 1) -> Setup:
    """Return the setup of a campaign table for Ann."""
    seats = [SeatSetup("Ann", COLOURS[0])]
    for colour, (person, level_id) in zip(COLOURS[1:], table.opponents, strict=False):
        seats.append(SeatSetup(person.id, colour, "computer", person.styled_id(level_id)))
    return make_setup(seats, seed, table.game, table.modules)


@lru_cache(maxsize=4)
def finished_at(number: int, seed: int = 1) -> SavedGame:
    """Return a game finished by random players at a campaign table, counted from 1."""
    setup = setup_of(campaign()[number - 1], seed)
    course = list(moves(rulebook(setup), seed))
    actions = tuple(move.action for move in course if move.action is not None)
    return SavedGame(setup, course[-1].after, actions)
