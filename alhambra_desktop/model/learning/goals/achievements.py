from __future__ import annotations

from ...files.archive.statistics import Chronicle
from ...rules.core.frozen import frozen
from .campaign import CampaignTable, TableProgress, campaign_progress, table_of
from .goals import Progress, Stage, progress
from .played import played_games


@frozen
class Achievements:
    goals: tuple[Progress, ...]
    tables: tuple[TableProgress, ...]

    @property
    def earned(self) -> int:
        return sum(one.stage is Stage.EARNED for one in self.goals)

    @property
    def stars(self) -> int:
        return sum(one.count for one in self.tables)

    def nearest(self, count: int) -> tuple[Progress, ...]:
        """Return up to `count` goals that are not yet reached, those with the most progress first."""
        left = (one for one in self.goals if one.stage is not Stage.EARNED)
        return tuple(sorted(left, key=lambda one: -one.share)[:count])


@frozen
class GameAchievements:
    goals: tuple[Progress, ...]  # goals first reached in this game
    table: CampaignTable | None  # None for a game outside the campaign
    stars: tuple[bool, ...]  # whether the game reached each star
    passed: bool


def achievements(chronicle: Chronicle) -> Achievements:
    games = played_games(chronicle)
    return Achievements(progress(games), campaign_progress(games))


def game_achievements(chronicle: Chronicle, fingerprint: str) -> GameAchievements | None:
    """Return the achievements of a game; None if it is not among the `played_games`."""
    games = played_games(chronicle)
    played = next((one for one in games if one.kept.fingerprint == fingerprint), None)
    if played is None:
        return None
    goals = tuple(one for one in progress(games) if one.stage is Stage.EARNED and one.game is played.kept)
    table = None if played.kept.assisted else table_of(played.kept)
    if table is None:
        return GameAchievements(goals, None, (), passed=False)
    stars = tuple(star.reached(played) for star in table.stars)
    return GameAchievements(goals, table, stars, campaign_progress(games)[table.number - 1].passed)
