from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import attrs

from ...model.rules.core.frozen import frozen
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message, listed
from ...words import phrase, say

if TYPE_CHECKING:
    from ...model.files.archive.kept_game import KeptGame
    from ...model.files.saves.saved_game import SavedGame
    from ...model.rules.core.geometry.plain_tile import PlainTile
    from ..art.people.seat_picture import SeatPicture


@frozen
class SeatLine:
    name: str
    picture: SeatPicture
    points: int
    won: bool = False


@frozen
class Summary:
    """The players and progress of a game file, or the reason why it cannot be opened.

    If there is exactly one human player, ``shown`` is this player's seat, otherwise the seat with the most
    points. ``tiles`` are the tiles in this seat's Alhambra. If the file cannot be opened, ``players`` is the
    full reason, and ``closed`` is a short reason.
    """

    players: Message
    progress: Message | None = None
    closed: Message | None = None
    turn: Message | None = None  # a text about who decides
    seats: tuple[SeatLine, ...] = ()
    tiles: tuple[PlainTile, ...] = ()
    shown: Seat = 0
    modules: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        if self.progress is None:
            return say(self.players)
        return phrase("listed-game", players=self.players, progress=self.progress)


UNREAD: Final = Summary(Message("listed-unread"))


def summary_of(game: SavedGame) -> Summary:
    from ...model.rules.core.geometry.plain_tile import plain_tiles
    from ..game.seat_pictures import seat_picture

    seats, players = game.setup.seats, game.state.players
    people = [seat for seat, taken in enumerate(seats) if taken.player == "human"]
    best = max(game.setup.everybody, key=lambda seat: players[seat].score)
    shown = people[0] if len(people) == 1 else best
    lines = (
        SeatLine(seat.name, seat_picture(seat), player.score)
        for seat, player in zip(seats, players, strict=True)
    )
    progress = (
        Message("listed-finished", points=players[best].score)
        if game.state.over
        else Message("listed-turn", turn=game.state.turn)
    )
    if game.tried_from:
        progress = Message("listed-tried", text=progress)
    return Summary(
        Message("listed-players", names=listed(seat.name for seat in seats)),
        progress,
        turn=_whose_turn(game, people),
        seats=tuple(lines),
        tiles=plain_tiles(players[shown].city),
        shown=shown,
        modules=(game.setup.game, *game.setup.modules),
    )


def final_lines(kept: KeptGame) -> tuple[SeatLine, ...]:
    from ..game.seat_pictures import seat_picture

    seats = sorted(kept.seats, key=lambda seat: seat.place)
    return tuple(SeatLine(seat.name, seat_picture(seat), seat.points, seat.place == 1) for seat in seats)


def _whose_turn(game: SavedGame, people: list[Seat]) -> Message | None:
    decision = game.state.decision
    if decision is None:
        return None
    return decision.turn_status(None if people == [decision.seat] else game.setup.seats[decision.seat].name)


def read_summary(path: Path) -> Summary:
    # imported here, because the list of games appears before any file is read
    from ...model.files.saves.record_reader import read_file
    from ...model.files.saves.save import NeedsError, SaveError

    try:
        opened = read_file(path)
    except NeedsError as error:
        return Summary(error.message, closed=error.closed)
    except SaveError as error:
        return Summary(error.message, closed=Message("listed-damaged"))
    summary = summary_of(opened.game)
    if opened.is_record and summary.progress is not None:
        return attrs.evolve(summary, progress=Message("listed-record", progress=summary.progress))
    return summary
