"""AnalysisStorage: what was thought of finished games, beside their records, on the writer's thread."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from ...model.analysis.analysis_file import Analysis, AnalysisFileError, from_bytes, to_bytes
from ...model.analysis.judgement import Versions
from ...model.analysis.turns import PlayedTurn, turns_of
from ...model.archive.archive import Archive, JudgedTurn
from ...model.archive.kept_game import fingerprint
from ...model.core.words.message import Message, MessageError
from ...model.modules.registry import rulebook
from ...model.saves.codec import codec_for
from ...model.saves.files import reason
from ...model.saves.save import SaveError, read_game
from .analyst import Known

if TYPE_CHECKING:
    from ...model.saves.codec import Codec
    from ...model.saves.saved_game import SavedGame
    from ..storage.writer import Writer


class AnalysisStorage:
    """Reads and keeps analyses. That they cannot be kept is said once; they can be made again."""

    def __init__(
        self, archive: Archive, writer: Writer, say: Callable[[Message], None], *, resting: bool
    ) -> None:
        self._archive, self._writer, self._say, self._resting = archive, writer, say, resting
        self._failing = False

    def read_analysis(self, game: SavedGame, codec: Codec, told: Callable[[Known], None]) -> None:
        """Tell what is known of a finished game; a file that cannot be read tells nothing."""
        found: list[Known] = []

        def read() -> None:
            mark, versions = fingerprint(game), Versions.of(len(game.setup.seats))
            analysis = None
            with suppress(AnalysisFileError, OSError):
                analysis = from_bytes(self._archive.read_analysis(mark), codec)
            found.append(Known(mark, analysis, versions))

        def tell(error: Exception | None) -> None:
            if error is None:
                told(found[0])

        self._writer.put(read, tell)

    def keep_analysis(self, mark: str, analysis: Analysis, codec: Codec, turns: Sequence[PlayedTurn]) -> None:
        """Keep what is known of a finished game."""
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


def tell_turns(archive: Archive) -> None:
    """Let the database tell of analyses that it does not know: it was made anew, or is older than they."""
    for mark, file in archive.untold():
        with suppress(AnalysisFileError, OSError, SaveError, MessageError):
            content = archive.read_analysis(mark)
            game = read_game(archive.path(file))
            analysis = from_bytes(content, codec_for(rulebook(game.setup)))
            if analysis.tried:
                archive.tell_turns(mark, _judged(analysis, turns_of(game.history() or ())))


def _judged(analysis: Analysis, turns: Sequence[PlayedTurn]) -> Iterable[JudgedTurn]:
    """The turns that were tried out, as the archive tells of them."""
    for place, tried in analysis.tried.items():
        if place < len(turns):
            turn, loss = turns[place], tried.loss
            yield JudgedTurn(turn.number, turn.seat, tried.verdict.value, loss.points, loss.low, loss.high)
