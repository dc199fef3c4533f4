"""Tables for layout tests: combinations of size, scale, theme, language, rules, seats and moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from typing import Any

import attrs

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.modules.registry import PRODUCTS
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.words import PSEUDO, languages
from tests.property.games import moves

SIZES = ((1280, 800), (1024, 700), (1920, 1080), (2560, 1080))
SCALES = (1.0, 1.25, 1.5, 2.0, 3.0)
THEMES = ("light", "dark")
CHOSEN = sorted(module.id for module in PRODUCTS if not (module.foundation or module.automatic))
EVERYTHING = "modules=" + ",".join(CHOSEN)
RULE_SETS = (
    "",
    *(f"modules={name}" for name in CHOSEN),
    EVERYTHING,
    "game=granada",
    "game=alhambra+granada",
)
LANGUAGES = (*languages(), PSEUDO)
MOMENTS = ("begin", "full")
NAMES = ("human", "builder", "apprentice", "newcomer", "builder:mason", "journeyman")


@attrs.frozen
class Case:
    """A table to lay out: its window, theme and language, and a moment of a game."""

    size: tuple[int, int]
    scale: float
    theme: str
    language: str
    rules: str
    seats: int
    moment: str

    @property
    def id(self) -> str:
        """Return the name of the case in tests."""
        size = "x".join(map(str, self.size))
        rules = self.rules.partition("=")[2] if self.rules != EVERYTHING else "all"
        where = f"{size}-{self.scale:g}-{self.theme}-{self.language}"
        return f"{where}-{rules or 'base'}-{self.seats}-{self.moment}"


VALUES: tuple[Sequence[Any], ...] = (
    SIZES,
    SCALES,
    THEMES,
    LANGUAGES,
    RULE_SETS,
    (2, 3, 4, 5, 6),
    MOMENTS,
)


def every_case() -> Iterator[Case]:
    """Return all combinations."""
    for values in product(*VALUES):
        yield Case(*values)


def pairwise() -> list[Case]:
    """Return few cases that contain every pair of values of different kinds (greedy pairwise covering)."""
    kinds = range(len(VALUES))
    missing = {(a, x, b, y) for a, b in combinations(kinds, 2) for x, y in product(VALUES[a], VALUES[b])}
    found = []
    order = {value: i for values in VALUES for i, value in enumerate(values)}
    while missing:
        a, x, b, y = min(missing, key=lambda pair: (pair[0], order[pair[1]], pair[2], order[pair[3]]))
        chosen: dict[int, Any] = {a: x, b: y}
        for kind in kinds:
            if kind not in chosen:
                chosen[kind] = max(VALUES[kind], key=lambda value: _covers(missing, chosen, kind, value))
        missing -= {(i, chosen[i], j, chosen[j]) for i, j in combinations(kinds, 2)}
        found.append(Case(*(chosen[kind] for kind in kinds)))
    return found


def _covers(missing: set[tuple], chosen: dict[int, object], kind: int, value: object) -> int:
    pairs = [(i, chosen[i], kind, value) if i < kind else (kind, value, i, chosen[i]) for i in chosen]
    return sum(pair in missing for pair in pairs)


@cache
def saved_table(rules: str, seats: int, moment: str) -> SavedGame:
    """Return a game before a turn of the first seat: its first turn, or one with many cards and tiles."""
    setup = parse_new(f"{','.join(NAMES[:seats])} seed=3 {rules}".strip())
    table = GameTable()
    table.begin(setup)
    played = list(moves(table.book, 5))
    turns = [
        i
        for i, move in enumerate(played)
        if isinstance(move.after.decision, ChooseAction) and move.after.decision.seat == 0
    ]
    last = turns[0] if moment == "begin" else turns[len(turns) * 9 // 10]
    for move in played[1 : last + 1]:
        assert move.action is not None
        table.submit(move.action)
    return table.saved()
