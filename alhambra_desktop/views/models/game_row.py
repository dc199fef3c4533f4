from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from ...model.rules.core.frozen import frozen
from ...model.rules.modules.registry import OPTIONS
from ...words import phrase, say
from ..game.seat_pictures import seat_picture
from ..text.dates import short_day, whole_date
from ..text.language import capital
from .game_order import expansions
from .game_summary import Summary
from .games_model import SAVED, ListedGame, outcome

if TYPE_CHECKING:
    from ...model.files.archive.kept_game import KeptGame
    from ...model.rules.core.geometry.plain_tile import PlainTile
    from ..art.people.seat_picture import SeatPicture


@frozen
class PlayerMark:
    name: str
    picture: SeatPicture
    points: int
    won: bool = False
    level: str = ""


@frozen(eq=False)
class GameRow:
    """The contents of a game's card.

    ``headline`` is the result, the state of an unfinished game, or the name of a saved game. ``note`` is the
    line below the players. ``state`` is empty for finished games and damaged files. ``won`` is True if the
    only human player won. ``modules`` contains the ids of all rule sets except the base game.
    """

    headline: str
    players: tuple[PlayerMark, ...]
    note: str
    day: str
    time: str
    state: str = ""
    won: bool = False
    modules: tuple[str, ...] = ()
    tiles: tuple[PlainTile, ...] = ()
    own: PlayerMark | None = None
    mistakes: int | None = None
    unfinished: bool = False
    damaged: bool = False


def game_row(game: ListedGame, summary: Summary, tiles: tuple[PlainTile, ...]) -> GameRow:
    day, time = day_and_time(game.changed)
    if game.kept is not None:
        return _finished_row(game.kept, game.mistakes, day, time, tiles)
    if summary.closed is not None:
        return GameRow(game.path.stem, (), capital(say(summary.closed)), day, time, damaged=True)
    players = tuple(PlayerMark(seat.name, seat.picture, seat.points) for seat in summary.seats)
    progress = say(summary.progress) if summary.progress is not None else ""
    count = phrase("games-players", count=len(players)) if players else say(summary.players)
    state = phrase("games-saved") if game.kind == SAVED else phrase("games-in-progress")
    return GameRow(
        game.path.stem if game.kind == SAVED else state,
        players,
        joined(count, progress),
        day,
        time,
        state,
        modules=expansions(summary.modules),
        tiles=tiles,
        unfinished=game.unfinished,
    )


def _finished_row(
    kept: KeptGame, mistakes: int | None, day: str, time: str, tiles: tuple[PlainTile, ...]
) -> GameRow:
    own, players = kept.own, player_marks(kept)
    helped = phrase("games-branch") if kept.branch else phrase("games-assisted") if kept.assisted else ""
    count = phrase("games-players", count=len(kept.seats))
    return GameRow(
        capital(say(outcome(kept))),
        players,
        joined(count, phrase("games-turns", count=kept.turns), helped, _house_rules(kept)),
        day,
        time,
        won=own is not None and kept.seats[own].place == 1,
        modules=expansions((kept.game, *kept.modules)),
        tiles=tiles,
        own=None if own is None else players[own],
        mistakes=mistakes,
    )


def _house_rules(kept: KeptGame) -> str:
    """Return a text with the number of unofficial house variants of a game.

    The text is empty if there are no such variants, or if the game has no readable table code.
    """
    if kept.code is None:
        return ""
    from ...model.files.archive.table_code import TableCodeError, read_table_code

    try:
        chosen = read_table_code(kept.code).options
    except TableCodeError:  # a rule set is missing
        return ""
    changed = [name for name, value in chosen.items() if name in OPTIONS and value != OPTIONS[name].default]
    return phrase("new-game-departures", count=len(changed)) if changed else ""


def player_marks(kept: KeptGame) -> tuple[PlayerMark, ...]:
    return tuple(
        PlayerMark(seat.name, seat_picture(seat), seat.points, seat.place == 1, seat.level or "")
        for seat in kept.seats
    )


def joined(*parts: str) -> str:
    first, *others = filter(None, parts)
    for part in others:
        first = phrase("bar-parts", text=first, more=part)
    return first


def day_and_time(changed: float) -> tuple[str, str]:
    moment, today = datetime.fromtimestamp(changed), datetime.now().date()
    if moment.date() == today:
        day = phrase("games-today")
    elif moment.date() == today - timedelta(days=1):
        day = capital(phrase("listed-yesterday"))
    else:
        day = short_day(moment) if moment.year == today.year else whole_date(changed)
    return day, f"{moment:%H:%M}"
