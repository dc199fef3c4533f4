"""Proves the bundled puzzles again with the present computer players."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final
from zlib import crc32

import attrs

from ...files.saves.files import reason, write_atomically
from ...learning.puzzles import shelf
from ...learning.puzzles.puzzle import SUFFIX, Puzzle, PuzzleError, puzzle_text
from ...players.explain.explainer import Turn
from ...players.net_files import VERSION, content_of, file_name, rollout_name
from ...players.plan import Plan
from ...players.players import ranker_of
from ...players.skill.levels import ANALYST, level
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.shuffle import source
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message
from .folder import FolderError, GrowingList
from .miner import PROCEDURE
from .proof import SEATS, Exam, Suspect, proved

LIST: Final = "proofs.txt"


class Verdict(StrEnum):
    HOLDS = "holds"
    BEATEN = "beaten"  # a plan with another `Plan.theme` is nearly as good as the answer, or better
    UNSOLVED = "unsolved"  # the level ``SOLVER`` fails too often

    UNREADABLE = "unreadable"


ENTRY: Final = re.compile(rf"(\w+) ({'|'.join(Verdict)}) (\d+)", re.ASCII)


@frozen
class Finding:
    """Verdict on a puzzle; the rating is 0 unless the verdict is ``HOLDS``."""

    name: str
    verdict: Verdict
    rating: int = 0


def proved_again(name: str) -> Finding:
    """Prove a bundled puzzle again, with the same random numbers as the miner."""
    try:
        puzzle = shelf.puzzle(name)
    except PuzzleError:
        return Finding(name, Verdict.UNREADABLE)
    suspect = suspect_of(puzzle)
    if not proved(suspect, puzzle.book, puzzle.deal.seed):
        return Finding(name, Verdict.BEATEN)
    seed = source(puzzle.deal.seed, suspect.place).getrandbits(32)
    solvers = Exam(puzzle.book, suspect, puzzle.goals, seed).solvers()
    if solvers is None:
        return Finding(name, Verdict.UNSOLVED)
    return Finding(name, Verdict.HOLDS, solvers.rating)


def suspect_of(puzzle: Puzzle) -> Suspect:
    book, state, seat = puzzle.book, puzzle.state, puzzle.deal.seat
    seen = observe(book, state, seat)
    drawn = determinize(book, seen, source(puzzle.deal.seed, 0))
    evaluator = ranker_of(level(ANALYST), book).evaluator(book, drawn, seat)
    theme = Turn.of(evaluator, puzzle.answer).theme
    return Suspect(len(puzzle.moves), state, seat, (Plan(puzzle.answer, 0.0, theme),), 0.0)


def judges() -> str:
    """Return the first line of the list of proofs, with versions of the procedure, features and nets."""
    names = [name(seats) for seats in sorted(set(SEATS)) for name in (file_name, rollout_name)]
    nets = b"".join(map(content_of, names))
    return f"procedure={PROCEDURE} features={VERSION} nets={crc32(nets):08x}"


@frozen
class ProofFolder:
    """The folder of a run that proves puzzles; an interrupted run can be resumed."""

    path: Path

    def open(self) -> dict[str, Finding]:
        """Return the stored findings; raise `FolderError` if they are unreadable or the versions differ."""
        found = (Finding(match[1], Verdict(match[2]), int(match[3])) for match in self._list.open())
        return {finding.name: finding for finding in found}

    def keep(self, findings: Iterable[Finding]) -> Iterable[Finding]:
        for finding in findings:
            try:
                self._list.add(f"{finding.name} {finding.verdict.value} {finding.rating}")
            except OSError as fault:
                raise self._list.unusable(fault) from None
            yield finding

    @property
    def _list(self) -> GrowingList:
        return GrowingList(self.path, LIST, judges(), ENTRY)


def renew(findings: Mapping[str, Finding]) -> None:
    """Delete puzzles whose proof failed, and store new ratings; raise `FolderError` on failure."""
    try:
        for found in findings.values():
            _renew(found)
    except OSError as fault:
        unusable = Message("mining-unusable", folder=str(shelf.FOLDER), reason=reason(fault))
        raise FolderError(unusable) from None
    finally:
        shelf.names.cache_clear()
        shelf.puzzle.cache_clear()


def _renew(finding: Finding) -> None:
    path = shelf.FOLDER / f"{finding.name}{SUFFIX}"
    if finding.verdict is not Verdict.HOLDS:
        path.unlink(missing_ok=True)
        return
    puzzle = shelf.puzzle(finding.name)
    if puzzle.rating != finding.rating:
        write_atomically(path, puzzle_text(attrs.evolve(puzzle, rating=finding.rating)).encode())
