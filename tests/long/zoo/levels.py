"""Levels of the program as players of a match: those of this tree, and those of any commit over JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

from alhambra_desktop.model.players.players import choose, limit_of
from alhambra_desktop.model.players.simulation import Limit
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import Observation

from .players import Effort, Player

ROOT: Final = Path(__file__).parents[3]
WORKTREES: Final = ROOT / "build" / "worktrees"

SERVE: Final = """
import json, sys, time
try:
    from alhambra_desktop.model.players.process import worker
except ImportError:  # its location in earlier commits
    from alhambra_desktop.model.players import worker
handler = worker.RequestHandler()
print(json.dumps({"remembering": getattr(worker.level(sys.argv[1]), "remembering", False)}), flush=True)
for line in sys.stdin:
    request = json.loads(line)
    if request["seconds"] is None:
        request["simulations"] = worker.level(request["level"]).simulations
    begun = time.process_time()
    answer = handler.answer(request)
    print(json.dumps({**answer, "took": time.process_time() - begun}), flush=True)
"""
"""A program that prints whether its level remembers hands, and then answers one request per line with the
worker of its own tree."""


class LevelPlayer(Player):
    """A level of this tree, called as the program's worker does."""

    def __init__(self, name: str) -> None:
        self._level = level(name)
        self.remembering = self._level.remembering

    def turn(self, book: Rulebook, seen: Observation, rng: Random, effort: Effort) -> tuple[Action, ...]:
        """Return a whole turn."""
        limit = Limit(simulations=self._level.simulations)
        if effort.seconds is not None and effort.clock is not None:
            limit = limit_of(self._level, effort.clock, effort.seconds)
        return choose(book, seen, self._level, rng, limit)


class OldLevelError(ValueError):
    """A commit that is missing or whose levels do not answer; the message is one sentence."""


class OldLevelPlayer(Player):
    """A level of another commit: a process in its worktree that answers over JSON.

    The process ends together with this one, when its input is closed.
    """

    def __init__(self, commit: str, name: str) -> None:
        self._name = name
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, name],
            cwd=worktree(commit),
            env={**os.environ, "PYTHONSAFEPATH": "", "PYTHONPATH": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.remembering = self._answer()["remembering"]

    def turn(self, book: Rulebook, seen: Observation, rng: Random, effort: Effort) -> tuple[Action, ...]:
        """Return a whole turn; raise ``OldLevelError`` if there is no answer."""
        codec = codec_for(book)
        answer = self._ask(
            {
                "observation": codec.dump(seen),
                "level": self._name,
                "seed": rng.getrandbits(48),
                "seconds": effort.seconds,
            }
        )
        self.elsewhere += answer["took"]
        if not answer.get("actions"):
            raise OldLevelError(f"{self._name}: {answer.get('error') or 'no turn'}")
        return tuple(map(codec.load_action, answer["actions"]))

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        pipe = self._process.stdin
        assert pipe is not None
        pipe.write(json.dumps(request) + "\n")
        pipe.flush()
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        answers = self._process.stdout
        assert answers is not None
        line = answers.readline()
        if not line:
            raise OldLevelError(f"The process of {self._name} ended with {self._process.wait()}.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def worktree(commit: str) -> Path:
    """Return the worktree of a commit, created if needed; raise ``OldLevelError`` if it does not exist."""
    folder = WORKTREES / commit
    if not folder.exists():
        made = subprocess.run(
            ["git", "worktree", "add", "--force", "--detach", str(folder), commit],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            raise OldLevelError(f"There is no worktree of {commit}: {made.stderr.strip()}")
    return folder
