"""AnalysisStorage: what was thought of finished games, beside their records, on the writer's thread."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from ...model.analysis.analysis_file import Analysis, AnalysisFileError, from_bytes, to_bytes
from ...model.analysis.judgement import Versions
from ...model.archive.archive import Archive
from ...model.archive.kept_game import fingerprint
from ...model.core.words.message import Message
from ...model.saves.files import reason
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

    def keep_analysis(self, mark: str, analysis: Analysis, codec: Codec) -> None:
        """Keep what is known of a finished game."""
        if not self._resting:
            write = partial(self._write, mark, analysis, codec)
            self._writer.put(write, self._kept, ("analysis", mark))

    def _write(self, mark: str, analysis: Analysis, codec: Codec) -> None:
        self._archive.keep_analysis(mark, to_bytes(analysis, codec))

    def _kept(self, error: Exception | None) -> None:
        if error is not None and not self._failing:
            folder = str(self._archive.folder)
            self._say(Message("analysis-unkept", folder=folder, reason=reason(error)))
        self._failing = error is not None
