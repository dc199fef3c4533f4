"""Judges a finished game turn by turn in a separate process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from ...model.files.saves.save import to_bytes
from ...model.files.saves.saved_game import SavedGame
from ...model.learning.analysis.analysis_file import Analysis, judgement_of
from ...model.learning.analysis.client import judge_client
from ...model.learning.analysis.story import SeatStory, ahead_of_best, seat_chances, seat_story
from ...model.learning.analysis.turns import PlayedTurn, turns_of
from ...model.learning.analysis.verdict import Judgement, SimulatedTurn, Verdict, Versions
from ...model.players.explain.explanation import loaded
from ...model.players.process.client import ReplyTimeout, WorkerClient
from ...model.rules.codec import Codec, codec_for
from ...model.rules.core.frozen import frozen
from ...model.rules.core.values import Seat
from .game_table import GameTable

POLL: Final = 15  # milliseconds between two checks for an answer

# seconds without an answer until the process is ended; high, because a process with low priority is slow
TIMEOUT: Final = 300.0
DEEP_TIMEOUT_FACTOR: Final = 10  # factor for ``TIMEOUT`` if a turn is judged with more effort


@frozen
class StoredAnalysis:
    """The result of looking for the stored analysis of a game.

    ``mark`` is the fingerprint of the game. ``analysis`` is None if no readable analysis is stored.
    ``versions`` are those of the current judge, even if an earlier version of the judge made the analysis.
    """

    mark: str
    analysis: Analysis | None
    versions: Versions


class AnalysisFiles(Protocol):
    def read_analysis(
        self, game: SavedGame, codec: Codec, receive: Callable[[StoredAnalysis], None]
    ) -> None: ...

    def keep_analysis(
        self, mark: str, analysis: Analysis, codec: Codec, turns: Sequence[PlayedTurn]
    ) -> None: ...


@frozen
class _Job:
    """A request to judge the turn with the index ``place``.

    If ``tried`` is False, the turn is only estimated. If ``tried`` is True, the turn is simulated. If
    ``deep`` is also True, the turn is simulated with more effort.
    """

    place: int
    tried: bool
    deep: bool = False


def never_busy() -> bool:
    return False


class Analyst(QObject):
    """Collects the judgements of one game: first estimates of all turns, then simulations on request.

    The worker process pauses while ``busy`` returns True, and ends after the last turn. The process has low
    priority unless the player waits for its results (``awaited``).
    """

    changed = Signal()

    def __init__(
        self,
        parent: QObject,
        worker: WorkerClient | None = None,
        files: AnalysisFiles | None = None,
        busy: Callable[[], bool] = never_busy,
    ) -> None:
        super().__init__(parent)
        self._worker = worker or judge_client()
        self._files, self._busy = files, busy
        self._timeout = ReplyTimeout(self._worker, TIMEOUT, TIMEOUT)
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._look)
        self._job: _Job | None = None
        self._held = False
        # whether the running process has low priority, which cannot be raised again
        self._gives_way = False
        self.awaited = False
        self.forget()

    def forget(self) -> None:
        self._end()
        self._game: str | None = None
        self._mark = ""
        self._codec: Codec | None = None
        self._wanted: frozenset[Seat] = frozenset()
        self._given_up: set[int] = set()  # turns that could not be simulated
        self._deeper: list[int] = []  # turns to simulate with more effort
        self._scores: tuple[int, ...] = ()
        self._now: Versions | None = None
        self.turns: tuple[PlayedTurn, ...] = ()
        self.analysis = Analysis(Versions(0, 0, 0))
        self.failed = False

    def begin(self, table: GameTable) -> None:
        if not table.complete or not table.state.over:
            return
        saved = table.saved()
        game = to_bytes(saved).decode()
        if game == self._game:
            return
        self.forget()
        self._game, self._codec = game, codec_for(table.book)
        self.turns = turns_of(table.transitions)
        self._scores = tuple(player.score for player in table.state.players)
        if self._files is None:
            self._learn(game, StoredAnalysis("", None, Versions.of(len(self._scores))))
        else:
            self._files.read_analysis(saved, self._codec, lambda known: self._learn(game, known))

    def _learn(self, game: str, known: StoredAnalysis) -> None:
        if game != self._game:  # another game was begun meanwhile
            return
        self._mark, self._now = known.mark, known.versions
        found = known.analysis
        usable = found is not None and (found.versions == known.versions or bool(found.tried))
        self.analysis = found if found is not None and usable else Analysis(known.versions)
        self._timer.start()
        self.changed.emit()

    @property
    def judgements(self) -> dict[int, Judgement]:
        return self.analysis.judgements

    @property
    def tried(self) -> dict[int, SimulatedTurn]:
        return self.analysis.tried

    @property
    def stale(self) -> bool:
        """Whether another version of the judge made the judgements.

        If so, the current version judges no turns of this game until `renew` is called.
        """
        return self._now is not None and self.analysis.versions != self._now

    @property
    def ready(self) -> bool:
        """Whether the search for stored judgements has ended, even if it found none."""
        return self._now is not None

    @property
    def done(self) -> bool:
        return self.ready and not self._timer.isActive()

    @property
    def simulating(self) -> bool:
        return bool(self._wanted or self._deeper) and not self.done

    def deepening(self, place: int) -> bool:
        return place in self._deeper and not self.done

    def may_deepen(self, place: int) -> bool:
        found = self.tried.get(place)
        return found is not None and not found.deep and not self.stale and place not in self._given_up

    def places(self, seat: Seat) -> list[int]:
        return [place for place, turn in enumerate(self.turns) if turn.seat == seat]

    def left(self, seats: Iterable[Seat]) -> list[int]:
        over = self.tried.keys() | self._given_up
        places = [place for seat in seats for place in self.places(seat) if place not in over]
        judged = self.judgements
        return sorted(
            places,
            key=lambda place: (judged[place].played - judged[place].best if place in judged else 0.0, place),
        )

    def story(self, seat: Seat) -> SeatStory:
        length = self.turns[-1].number if self.turns else 0
        lead = ahead_of_best(self._scores, seat)
        return seat_story(seat, self.turns, self.judgements, len(self._scores), lead, length)

    def chances(self, seat: Seat) -> dict[int, int]:
        return seat_chances(seat, self.turns, self.judgements, len(self._scores))

    def mistakes(self, seat: Seat) -> dict[int, SimulatedTurn]:
        return {
            number: turn for number, turn in self.simulated(seat).items() if turn.verdict is Verdict.MISTAKE
        }

    def simulated(self, seat: Seat) -> dict[int, SimulatedTurn]:
        """Map the numbers of a seat's simulated turns to the results of the simulations."""
        places = (place for place in self.places(seat) if place in self.tried)
        return {self.turns[place].number: self.tried[place] for place in places}

    def simulate(self, seat: Seat) -> None:
        self._wanted |= {seat}
        if self.ready and self._game is not None:
            self._timer.start()
            self.changed.emit()

    def look_deeper(self, place: int) -> None:
        """Simulate one turn with more effort, before all other simulations."""
        if self.may_deepen(place) and place not in self._deeper:
            self._deeper.append(place)
            self._timer.start()
            self.changed.emit()

    def cancel(self) -> None:
        self._wanted, self._deeper = frozenset(), []
        if self._job is not None and self._job.tried:
            self._end()
        self.changed.emit()

    def renew(self) -> None:
        """If another version of the judge made the judgements, drop them and judge the game again."""
        if self._now is not None and self.stale:
            self.analysis, self._deeper = Analysis(self._now), []
            self._timer.start()
            self.changed.emit()

    def _next(self) -> _Job | None:
        if self.stale:
            return None
        unjudged = (place for place in range(len(self.turns)) if place not in self.judgements)
        if (place := next(unjudged, None)) is not None:
            return _Job(place, tried=False)
        if self._deeper:
            return _Job(self._deeper[0], tried=True, deep=True)
        left = self.left(self._wanted)
        return _Job(left[0], tried=True) if left else None

    def _look(self) -> None:
        self._hold(self._busy())
        if self._job is None and not self._held:
            self._ask()
        elif self._job is not None:
            self._wait_for(self._job)

    def _hold(self, hold: bool) -> None:
        if hold is not self._held and (self._worker.ready or not self._worker.alive):
            self._held = hold
            self._worker.note({"hold": hold})

    def _ask(self) -> None:
        self._job = self._next()
        if self._job is None:
            self._end()
            self.changed.emit()
            return
        if self.awaited and self._gives_way:
            self._worker.close()  # the next process starts with normal priority
        self._gives_way = not self.awaited
        try:
            self._worker.ask({"game": self._game, **attrs.asdict(self._job), "awaited": self.awaited})
        except (OSError, RuntimeError):
            self._fail()
            return
        self._timeout.thinking = TIMEOUT * (DEEP_TIMEOUT_FACTOR if self._job.deep else 1)
        self._timeout.begin()

    def _wait_for(self, job: _Job) -> None:
        answers = self._worker.poll()
        if not self._held:
            self._timeout.wait(POLL / 1000)
        if answers and "error" not in answers[0]:
            self._receive(job, answers[0])
        elif answers and job.tried and self._worker.alive:
            self._given_up.add(job.place)
            self._finish(job)
        elif answers or not self._worker.alive or self._timeout.over:
            self._fail()

    def _receive(self, job: _Job, answer: dict[str, object]) -> None:
        assert self._codec is not None
        if job.tried:
            self.tried[job.place] = loaded(SimulatedTurn, answer, self._codec)
        else:
            self.judgements[job.place] = judgement_of(answer["judged"])
        if self._files is not None and (job.tried or len(self.judgements) == len(self.turns)):
            kept = Analysis(self.analysis.versions, dict(self.judgements), dict(self.tried))
            self._files.keep_analysis(self._mark, kept, self._codec, self.turns)
        self._finish(job)

    def _finish(self, job: _Job) -> None:
        self._job = None
        if job.deep and job.place in self._deeper:
            self._deeper.remove(job.place)
        self._ask_soon()
        self.changed.emit()

    def _ask_soon(self) -> None:
        if not self._busy():
            self._ask()

    def _fail(self) -> None:
        self.failed = True
        self._end()
        self.changed.emit()

    def _end(self) -> None:
        self._timer.stop()
        self._worker.close()
        self._job, self._held, self._gives_way = None, False, False
