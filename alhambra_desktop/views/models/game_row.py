from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from ...model.rules.core.frozen import frozen
from ...words import phrase, say
from ..game.seat_pictures import seat_picture
from ..text.dates import short_day, whole_date
from ..text.language import capital
from ..text.words import place_noun
from .game_order import expansions, shown_seat
from .game_summary import Summary
from .games_model import SAVED, ListedGame

if TYPE_CHECKING:
    from ...model.files.archive.kept_game import KeptGame
    from ...model.rules.core.geometry.plain_tile import PlainTile
    from ..art.people.seat_picture import SeatPicture

MINUS: Final = "−"


@frozen
class PlayerMark:
    name: str
    picture: SeatPicture
    points: int
    won: bool = False
    level: str = ""


@frozen(eq=False)
class GameRow:
    """The contents of a game's row in a list with columns.

    Only a file that cannot be opened has a ``heading``. ``state`` is empty for finished games. ``rank`` and
    ``first`` are set only for finished games with exactly one human player. ``modules`` are rule set ids
    without the base game.
    """

    heading: str
    players: tuple[PlayerMark, ...]
    note: str
    state: str
    rank: str
    first: bool
    points: str
    margin: str
    modules: tuple[str, ...]
    day: str
    time: str
    tiles: tuple[PlainTile, ...]
    own: PlayerMark | None = None
    mistakes: int | None = None
    unfinished: bool = False
    damaged: bool = False


def game_row(game: ListedGame, summary: Summary, tiles: tuple[PlainTile, ...]) -> GameRow:
    day, time = day_and_time(game.changed)
    kept = game.kept
    if kept is not None:
        return _finished_row(kept, game.mistakes, day, time, tiles)
    name = game.path.stem if game.kind == SAVED else ""
    if summary.closed is not None:
        note = capital(say(summary.closed))
        return GameRow(game.path.stem, (), note, "", "", False, "", "", (), day, time, (), damaged=True)
    players = tuple(PlayerMark(seat.name, seat.picture, seat.points) for seat in summary.seats)
    progress = say(summary.progress) if summary.progress is not None else ""
    parts = (name, phrase("games-players", count=len(players)) if players else say(summary.players), progress)
    points = str(summary.seats[summary.shown].points) if players else ""
    state = phrase("games-saved") if game.kind == SAVED else phrase("games-in-progress")
    played = expansions(summary.modules)
    note, open_now = joined(*parts), game.unfinished
    return GameRow(
        "", players, note, state, "", False, points, "", played, day, time, tiles, unfinished=open_now
    )


def _finished_row(
    kept: KeptGame, mistakes: int | None, day: str, time: str, tiles: tuple[PlainTile, ...]
) -> GameRow:
    own, shown = kept.own, kept.seats[shown_seat(kept)]
    helped = phrase("games-branch") if kept.branch else phrase("games-assisted") if kept.assisted else ""
    count = phrase("games-players", count=len(kept.seats))
    note = joined(count, phrase("games-turns", count=kept.turns), helped)
    players = player_marks(kept)
    return GameRow(
        "",
        players,
        note,
        "",
        "" if own is None else say(place_noun(shown.place)),
        own is not None and shown.place == 1,
        str(shown.points),
        _margin(kept.margin),
        expansions((kept.game, *kept.modules)),
        day,
        time,
        tiles,
        None if own is None else players[own],
        mistakes,
    )


def player_marks(kept: KeptGame) -> tuple[PlayerMark, ...]:
    return tuple(
        PlayerMark(seat.name, seat_picture(seat), seat.points, seat.place == 1, seat.level or "")
        for seat in kept.seats
    )


def _margin(margin: int | None) -> str:
    if margin is None:
        return ""
    if not margin:
        return phrase("games-tie")
    return f"+{margin}" if margin > 0 else f"{MINUS}{-margin}"


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
