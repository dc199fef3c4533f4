from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from ...model.files.archive.archive import Archive
from ...model.files.archive.kept_game import JudgedTurn, KeptGame, fingerprint, kept_game
from ...model.files.saves.files import reason
from ...model.files.saves.record_reader import read_file
from ...model.files.saves.save import SaveError, read_game
from ...model.learning.analysis.analysis_file import (
    Analysis,
    AnalysisFileError,
    describes_simulations,
    from_bytes,
    to_bytes,
)
from ...model.learning.analysis.turns import (
    Comparison,
    OtherTableError,
    PlayedTurn,
    compared,
    turns_of,
)
from ...model.learning.analysis.verdict import Versions
from ...model.rules.codec import codec_for
from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message, MessageError
from ...model.rules.modules.registry import rulebook
from .analyst import StoredAnalysis

if TYPE_CHECKING:
    from pathlib import Path

    from ...model.files.saves.saved_game import SavedGame
    from ...model.rules.codec import Codec
    from ...model.rules.core.engine.play import Transition
    from ..storage.job_thread import JobThread

TIMEOUT: Final = 10.0  # maximum seconds to wait for an analysis that is being written


@frozen
class FinishedGame:
    """A finished game with its entry in the archive."""

    kept: KeptGame
    game: SavedGame


class AnalysisStorage:
    """Reads and stores analyses in background threads.

    If several analyses in a row cannot be written, only the first failure is reported. That is enough,
    because analyses can be computed again.
    """

    def __init__(
        self,
        archive: Archive,
        writer: JobThread,
        reader: JobThread,
        say: Callable[[Message], None],
        *,
        resting: bool,
    ) -> None:
        self._archive, self._writer, self._reader = archive, writer, reader
        self._say, self._resting = say, resting
        self._failing = False

    def read_analysis(self, game: SavedGame, codec: Codec, receive: Callable[[StoredAnalysis], None]) -> None:
        """Read the analysis of a finished game. An unreadable file is treated like a missing file."""
        found: list[StoredAnalysis] = []

        def read() -> None:
            self._writer.wait(TIMEOUT)
            mark, versions = fingerprint(game), Versions.of(len(game.setup.seats))
            analysis = None
            with suppress(AnalysisFileError, OSError):
                analysis = from_bytes(self._archive.read_analysis(mark), codec)
            found.append(StoredAnalysis(mark, analysis, versions))

        def on_done(error: Exception | None) -> None:
            if error is None:
                receive(found[0])

        self._reader.put(read, on_done)

    def load_game(self, game: Callable[[], SavedGame], receive: Callable[[FinishedGame], None]) -> None:
        """Load a finished game in the background; report an unreadable file."""
        found: list[FinishedGame] = []

        def on_done(error: Exception | None) -> None:
            if isinstance(error, MessageError):
                self._say(error.message)
            elif error is None:
                receive(found[0])

        self._reader.put(lambda: found.append(self._finished(game())), on_done)

    def load_comparison(
        self, path: Path, moves: Sequence[Transition], receive: Callable[[Comparison], None]
    ) -> None:
        found: list[Comparison] = []

        def compare() -> None:
            history = read_file(path).game.history()
            if history is None:
                raise MessageError(Message("compare-no-past"))
            try:
                found.append(compared(moves, history))
            except OtherTableError as error:
                raise MessageError(Message("compare-not", why=error.message)) from None

        def on_done(error: Exception | None) -> None:
            if isinstance(error, MessageError):
                self._say(error.message)
            elif error is None:
                receive(found[0])

        self._reader.put(compare, on_done)

    def _finished(self, game: SavedGame) -> FinishedGame:
        self._writer.wait(TIMEOUT)  # the game may not be in the archive yet
        mark = fingerprint(game)
        kept = next((game for game in self._archive.games() if game.fingerprint == mark), None)
        return FinishedGame(kept or kept_game(game, "", int(time.time()), None), game)

    def keep_analysis(self, mark: str, analysis: Analysis, codec: Codec, turns: Sequence[PlayedTurn]) -> None:
        if not self._resting:
            write = partial(self._write, mark, analysis, codec, turns)
            self._writer.put(write, self._kept, ("analysis", mark))

    def _write(self, mark: str, analysis: Analysis, codec: Codec, turns: Sequence[PlayedTurn]) -> None:
        self._archive.keep_analysis(mark, to_bytes(analysis, codec), _judged(analysis, turns))

    def _kept(self, error: Exception | None) -> None:
        if error is not None and not self._failing:
            folder = str(self._archive.folder)
            self._say(Message("analysis-unkept", folder=folder, reason=reason(error)))
        self._failing = error is not None


def store_turns(archive: Archive) -> Iterator[None]:
    """Copy judged turns from analysis files to the database, one file in each step."""
    for mark, file in archive.without_turns():
        with suppress(AnalysisFileError, OSError, SaveError, MessageError):
            content = archive.read_analysis(mark)
            # skip files without simulations: they contain no judged turns, and replaying a game is slow
            if describes_simulations(content):
                game = read_game(archive.path(file))
                analysis = from_bytes(content, codec_for(rulebook(game.setup)))
                archive.store_turns(mark, _judged(analysis, turns_of(game.history() or ())))
        yield


def _judged(analysis: Analysis, turns: Sequence[PlayedTurn]) -> Iterable[JudgedTurn]:
    for place, tried in analysis.tried.items():
        if place < len(turns):
            turn, loss = turns[place], tried.loss
            yield JudgedTurn(turn.number, turn.seat, tried.verdict.value, loss.points, loss.low, loss.high)
