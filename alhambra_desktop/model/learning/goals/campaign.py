"""The campaign: ten tables of rising difficulty with three stars each, from ``resources/campaign.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import attrs

from ....resources import RESOURCES
from ...players.characters import CHARACTERS, Character
from ...rules.core.engine.setup import Setup
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message
from ...rules.modules.registry import MODULES

if TYPE_CHECKING:  # opening a table must not load the archive
    from ...files.archive.kept_game import KeptGame
    from .played import Played

FILE: Final = RESOURCES / "campaign.toml"
TRIES: Final = 3
"""After this many games at a table, the next table opens even if no star was reached."""

FIGURES: Final[Mapping[str, Callable[[Played, Collection[str]], int]]] = {
    "win": lambda one, _: one.won,
    "wall": lambda one, _: one.own.wall,
    "longest-wall": lambda one, _: one.own.wall > max(other.wall for other in one.others),
    "exact": lambda one, _: one.exact,
    "margin": lambda one, _: one.margin,
    "buildings": lambda one, _: one.feats.buildings,
    "currencies": lambda one, _: one.feats.currencies,
    "elsewhere": lambda one, _: one.feats.elsewhere,
    "sweep": lambda one, _: one.feats.sweep,
    "led": lambda one, types: len(set(one.feats.led) & set(types)),
    "points": lambda one, sources: one.points_from(sources),
    "first-lead": lambda one, _: one.feats.ahead[0],
    "second-lead": lambda one, _: one.feats.ahead[1],
    "unaided": lambda one, _: one.unaided,
    "flawless": lambda one, _: one.flawless,
}
"""Maps the name of a figure to the function that computes it.

The arguments of the function are a game and `Star.of`.
"""


@frozen
class Star:
    """A game reaches this star if the game's ``figure`` (a key of ``FIGURES``) is at least ``least``.

    If the figure is about building types or sources of points, ``of`` lists those that are included.
    """

    figure: str
    least: int = 1
    of: tuple[str, ...] = ()
    text: str = attrs.Factory(lambda self: self.figure, takes_self=True)

    @property
    def sentence(self) -> Message:
        return Message("campaign-star", star=self.text, count=self.least)

    def reached(self, one: Played) -> bool:
        return FIGURES[self.figure](one, self.of) >= self.least


WIN: Final = Star("win")


@frozen
class CampaignTable:
    """The first table of the campaign has the ``number`` 1."""

    number: int
    id: str
    game: str
    modules: tuple[str, ...]
    opponents: tuple[tuple[Character, str], ...]
    stars: tuple[Star, ...]

    @property
    def name(self) -> Message:
        return Message("campaign-name", table=self.id)

    @property
    def styled_ids(self) -> list[str]:
        return sorted(person.styled_id(level) for person, level in self.opponents)

    def fits(self, game: str, modules: Collection[str], levels: Sequence[str | None]) -> bool:
        """Return whether a game with these rule sets and opponents belongs to this table.

        `levels` has an entry for each seat: None for a human player, or a level with its style, such as
        ``builder:mason``.
        """
        others = [level for level in levels if level is not None]
        return (
            len(others) == len(levels) - 1
            and game == self.game
            and set(modules) == set(self.modules)
            and sorted(others) == self.styled_ids
        )


@frozen
class TableProgress:
    table: CampaignTable
    tries: int  # number of games played at the table
    stars: tuple[bool, ...]  # whether any game reached each star
    open: bool

    @property
    def count(self) -> int:
        return sum(self.stars)

    @property
    def passed(self) -> bool:
        """Whether the next table is open."""
        return any(self.stars) or self.tries >= TRIES


@lru_cache(maxsize=1)
def campaign() -> tuple[CampaignTable, ...]:
    known = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return tuple(_table(number, entry) for number, entry in enumerate(known["tables"], 1))


def _table(number: int, entry: Mapping[str, Any]) -> CampaignTable:
    by_id = {character.id: character for character in CHARACTERS}
    return CampaignTable(
        number,
        entry["id"],
        entry.get("game", MODULES[0].id),
        tuple(entry.get("modules", ())),
        tuple((by_id[name], level) for name, level in entry["opponents"]),
        (WIN, *(Star(**{**star, "of": tuple(star.get("of", ()))}) for star in entry["stars"])),
    )


def table_of_setup(setup: Setup) -> CampaignTable | None:
    levels = [seat.level for seat in setup.seats]
    return next((one for one in campaign() if one.fits(setup.game, setup.modules, levels)), None)


def table_of(kept: KeptGame) -> CampaignTable | None:
    levels = [seat.level for seat in kept.seats]
    return next((one for one in campaign() if one.fits(kept.game, kept.modules, levels)), None)


def campaign_progress(games: Sequence[Played]) -> tuple[TableProgress, ...]:
    """Return the progress at every table; games in which whole rounds were undone do not count."""
    found: list[TableProgress] = []
    for table in campaign():
        tries = [one for one in games if table_of(one.kept) is table and not one.kept.assisted]
        stars = tuple(any(star.reached(one) for one in tries) for star in table.stars)
        found.append(TableProgress(table, len(tries), stars, not found or found[-1].passed))
    return tuple(found)


def next_table(known: Sequence[TableProgress]) -> TableProgress:
    """Return the first open table at which no star was reached.

    If there is none, return the first open table with a missing star. If no star is missing, return the last
    table.
    """
    unplayed = (one for one in known if one.open and not one.count)
    unfinished = (one for one in known if one.open and not all(one.stars))
    return next(unplayed, None) or next(unfinished, None) or known[-1]
