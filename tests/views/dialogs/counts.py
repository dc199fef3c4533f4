"""Scoring rounds made up for tests of the scoring sheet, without playing a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs

from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.scoring import place_among
from alhambra_desktop.model.rules.core.values import Owner
from alhambra_desktop.model.rules.modules.registry import rulebook
from alhambra_desktop.model.rules.table.counting import Beat, Part, ScoringScript
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.dialogs.scoring_sheet import ScoringSheet

TYPES = "pavilion", "seraglio", "arcades", "chambers", "garden", "tower"


def book_of(*names: str, others: int = 0) -> Rulebook:
    """Return the rules of a table with named players and some others."""
    setup = parse_new(f"{','.join(['human'] * (len(names) + others))} seed=1")
    seats = (attrs.evolve(seat, name=name) for seat, name in zip(setup.seats, names, strict=False))
    return rulebook(attrs.evolve(setup, seats=(*seats, *setup.seats[len(names) :])))


def script_of(before: Mapping[Owner, int], points: Sequence[Sequence[int]], number: int = 2) -> ScoringScript:
    """Return a scoring round: for each line, the points of each owner; the last line counts walls.

    In each line, owners have as many buildings as points.
    """
    so_far, beats = dict.fromkeys(before, 0), []
    for line, amounts in enumerate(points):
        last = line == len(points) - 1
        parts = []
        for owner, amount in zip(before, amounts, strict=True):
            so_far[owner] += amount
            place, tied = (0, 0) if last else place_among(amounts, amount)
            parts.append(Part(owner, (), amount, place, tied, amount, ((amount,),), 1, so_far[owner]))
        subject = None if last else TYPES[line % len(TYPES)]
        beats.append(Beat("wall" if last else "types", subject, () if last else (8, 1), tuple(parts)))
    return ScoringScript(number, tuple(beats), before)


def sheet_of(players: int = 2, lines: int = 3, factor: float = 1.0, viewer: Owner = 0) -> ScoringSheet:
    """Return the sheet of a scoring in which nobody scored in the last line but one."""
    points = [[max(0, 4 - player) for player in range(players)] for _ in range(lines)]
    points[-2] = [0] * players
    before: dict[Owner, int] = {player: 10 * player for player in range(players)}
    return ScoringSheet(book_of("Al", others=players - 1), script_of(before, points), None, factor, viewer)
