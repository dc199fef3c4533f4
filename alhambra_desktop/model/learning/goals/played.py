"""Figures of finished games, for goals and the campaign."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ...files.archive.feats import Feats
from ...files.archive.kept_game import KeptGame, KeptSeat, Points
from ...files.archive.statistics import AnalysedTurns, Chronicle
from ...players.skill.levels import LEVELS, LevelError, level
from ...rules.core.frozen import frozen

NO_FEATS: Final = Feats()
NO_TURNS: Final = AnalysedTurns(0, 0.0)
RANKS: Final = {one.id: rank for rank, one in enumerate(LEVELS)}


@frozen
class Played:
    """A finished game with one human player, whose seat is ``own``.

    ``known`` is False if the moves of the game cannot be replayed. ``feats`` is then `NO_FEATS`.
    """

    kept: KeptGame
    own: KeptSeat
    points: tuple[Points, ...] = ()
    analysed: AnalysedTurns = NO_TURNS
    feats: Feats = NO_FEATS
    known: bool = True

    @property
    def won(self) -> bool:
        return self.own.place == 1

    @property
    def margin(self) -> int:
        """The player's lead at the end; 0 if the victory is shared, negative after a loss."""
        return self.kept.margin or 0

    @property
    def exact(self) -> int:
        return self.own.exact or 0

    @property
    def others(self) -> tuple[KeptSeat, ...]:
        return tuple(seat for seat in self.kept.seats if not seat.person)

    @property
    def ranks(self) -> tuple[int, ...]:
        return tuple(_rank(seat) for seat in self.others)

    def points_from(self, sources: Collection[str]) -> int:
        return sum(line.amount for line in self.points if line.source in sources)

    @property
    def flawless(self) -> int:
        """The number of turns if all were analysed and none was a mistake, else 0."""
        whole = self.known and self.analysed.turns >= self.feats.turns
        return self.analysed.turns if whole and not self.analysed.mistakes else 0

    @property
    def unaided(self) -> bool:
        """Whether the player had minimal assistance (``purist``) and used no hints."""
        return self.kept.aids == "purist" and not any(self.kept.hints)


def _rank(seat: KeptSeat) -> int:
    try:
        return RANKS[level(seat.level or "").id]
    except LevelError:
        return -1


def played_games(known: Chronicle) -> tuple[Played, ...]:
    """Return the games with one human player, except practice games, in order of time."""
    games = sorted(known.games, key=lambda kept: (kept.ended, kept.file))
    return tuple(
        Played(
            kept,
            kept.seats[own],
            known.points.get(kept.file, ()),
            known.analysed.get((kept.file, own), NO_TURNS),
            known.feats.get(kept.file, NO_FEATS),
            kept.file in known.feats,
        )
        for kept in games
        if (own := kept.own) is not None and not kept.branch
    )
