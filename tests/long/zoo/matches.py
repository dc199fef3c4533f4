"""Matches of levels and zoo players on mirrored deals: ``python -m tests.long.zoo.matches A B --help``.

A player is ``random``, ``greedy``, ``net`` or ``montecarlo`` (the zoo), a level such as ``master``, or one of
another commit such as ``old:2be81b5:grandmaster``.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from statistics import fmean
from typing import Any, Final

import attrs

from alhambra_desktop.model.players.intervals import Estimate, estimate, share
from alhambra_desktop.model.players.skill.levels import LevelError
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import play, scores, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.scoring import share_in_victory
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.shuffle import Stream, source
from alhambra_desktop.model.rules.core.engine.state import Observation
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.model.workshop.task_pool import LocalPool

from .greedy import GreedyPlayer
from .levels import ROOT, LevelPlayer, OldLevelError, OldLevelPlayer
from .monte_carlo import PLAYOUTS, MonteCarloPlayer, NetPlayer
from .players import Effort, Player, RandomPlayer

ZOO: Final[dict[str, Callable[[], Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "net": NetPlayer,
    "montecarlo": MonteCarloPlayer,
}
CALIBRATION: Final = 999_999
"""The deal used to measure a level's seconds per turn for a match at equal time."""


@lru_cache
def player_of(name: str) -> Player:
    """Return the player of this name, cached in each process; raise ``LevelError`` or ``OldLevelError``."""
    if name in ZOO:
        return ZOO[name]()
    if name.startswith("old:"):
        _, commit, level = name.split(":", 2)
        return OldLevelPlayer(commit, level)
    return LevelPlayer(name)


@attrs.frozen
class Terms:
    """Settings of a match: A alone against B in all other seats, and their thinking time.

    ``seconds`` are the seconds per turn of both players, None if playouts are counted; ``given`` are the
    seconds of the zoo's player only.
    """

    a: str
    b: str
    seats: int
    seed: int
    game: str = "alhambra"
    modules: tuple[str, ...] = ()
    playouts: int = PLAYOUTS
    seconds: float | None = None
    given: float | None = None

    def effort(self, name: str) -> Effort:
        """Return the effort of a player; its clock is processor time, independent of other programs."""
        seconds = self.given if name in ZOO and self.given is not None else self.seconds
        return Effort(self.playouts, seconds, None if seconds is None else time.process_time)


@attrs.define
class Used:
    """Turns, seconds and playouts of a player in a game."""

    turns: int = 0
    seconds: float = 0.0
    playouts: int = 0

    def __add__(self, more: Used) -> Used:
        return Used(self.turns + more.turns, self.seconds + more.seconds, self.playouts + more.playouts)


@attrs.frozen
class Row:
    """One game in the file: the seat of A, the points, A's share of the victory and its margin."""

    deal: int
    seat: int
    points: str
    won: float
    margin: float
    turns_a: int
    seconds_a: float
    playouts_a: int
    turns_b: int
    seconds_b: float
    playouts_b: int


def table(terms: Terms, names: Sequence[str], seed: int) -> Rulebook:
    """Return the rulebook of a table."""
    everybody = [SeatSetup(f"{name} {i + 1}", COLOURS[i], "computer", None) for i, name in enumerate(names)]
    return rulebook(make_setup(everybody, seed, terms.game, terms.modules, {}))


Watch = Callable[[int, Rulebook, Observation, tuple[Action, ...]], None]
"""Callback for each turn: its number, the rulebook and the observation of its seat, and its actions."""


def unwatched(number: int, book: Rulebook, seen: Observation, actions: tuple[Action, ...]) -> None:
    """Ignore a turn."""


def play_game(
    terms: Terms, deal: int, names: Sequence[str], watch: Watch = unwatched
) -> tuple[tuple[int, ...], list[Used]]:
    """Play one game, with every action checked by the rules; return the points and what each seat used."""
    seed = source(terms.seed, deal).getrandbits(31)
    book = table(terms, names, seed)
    state, used, place = start(book).after, [Used() for _ in names], 0
    while (decision := state.decision) is not None:
        seat, place = decision.seat, place + 1
        player, effort = player_of(names[seat]), terms.effort(names[seat])
        seen = observe(book, state, seat, player.remembering)
        rng = source(seed, place, Stream.PLAYERS)
        # a table without the game's seed, as a human player sees it
        known = rulebook(seen.setup)
        before = time.process_time(), player.elsewhere, player.playouts
        actions = player.turn(known, seen, rng, effort)
        took = time.process_time() - before[0] + player.elsewhere - before[1]
        used[seat] += Used(1, took, player.playouts - before[2])
        watch(place, known, seen, actions)
        for action in actions:
            state = play(book, state, action).after
    return scores(state), used


def play_deal(terms: Terms, deal: int) -> list[Row]:
    """Play a deal with A in every seat."""
    rows = []
    for seat in range(terms.seats):
        names = [terms.a if i == seat else terms.b for i in range(terms.seats)]
        points, used = play_game(terms, deal, names)
        own = points[seat]
        theirs = sum((one for i, one in enumerate(used) if i != seat), Used())
        rows.append(
            Row(
                deal,
                seat,
                " ".join(map(str, points)),
                round(share_in_victory(points, seat), 4),
                round(own - (sum(points) - own) / (terms.seats - 1), 3),
                used[seat].turns,
                round(used[seat].seconds, 3),
                used[seat].playouts,
                theirs.turns,
                round(theirs.seconds, 3),
                theirs.playouts,
            )
        )
    return rows


def calibrated(terms: Terms) -> Terms:
    """Return the terms with the level's seconds per turn, measured in one game with counted simulations."""
    level = next((name for name in (terms.a, terms.b) if name not in ZOO), None)
    other = next((name for name in (terms.a, terms.b) if name in ZOO), None)
    if level is None or other is None:
        raise ValueError("Equal time is between a level and a player of the zoo.")
    # Measured against the opponent of the match: a weaker one would make the turns of the level shorter.
    names = [level] + [other] * (terms.seats - 1)
    _, used = play_game(attrs.evolve(terms, given=None), CALIBRATION, names)
    return attrs.evolve(terms, given=round(used[0].seconds / used[0].turns, 4))


# -- the file


@attrs.define
class Results:
    """A file of finished deals: a comment with the terms, then one line for each game.

    The comment lists the commits that played, in order.
    """

    path: Path
    terms: Terms
    rows: list[Row] = attrs.field(factory=list)
    commits: list[str] = attrs.field(factory=list)

    @classmethod
    def opened(cls, path: Path, terms: Terms, equal_time: bool) -> Results:
        """Create or continue a file; raise ``ValueError`` if it is from another match."""
        if not path.exists():
            found = cls(path, calibrated(terms) if equal_time else terms)
            found._write()
            return found
        first, *lines = path.read_text("utf-8").splitlines()
        head: dict[str, Any] = json.loads(first.removeprefix("# "))
        kept = head["terms"]
        known = Terms(**{**kept, "modules": tuple(kept["modules"])})
        if attrs.evolve(known, given=None) != terms or (known.given is not None) != equal_time:
            raise ValueError(f"{path} holds another match: {first.removeprefix('# ')}")
        found = cls(path, known, list(_rows(lines)), head["commits"])
        by_deal = {row.deal: sum(other.deal == row.deal for other in found.rows) for row in found.rows}
        # The previous run may have been killed in the middle of a line or a deal.
        found.rows = [row for row in found.rows if by_deal[row.deal] == terms.seats]
        found._write()
        return found

    def _write(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new")
        with new.open("w", encoding="utf-8", newline="") as file:
            file.write("# " + json.dumps({"commits": self.commits, "terms": attrs.asdict(self.terms)}) + "\n")
            csv.writer(file, lineterminator="\n").writerow(attrs.fields_dict(Row))
            csv.writer(file, lineterminator="\n").writerows(map(attrs.astuple, self.rows))
        os.replace(new, self.path)

    def add(self, rows: list[Row]) -> None:
        """Append a finished deal."""
        if (commit := _commit()) not in self.commits:
            self.commits.append(commit)
            self._write()
        self.rows += rows
        with self.path.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(map(attrs.astuple, rows))

    def missing(self, deals: int) -> list[int]:
        """Return the deals that have not been played yet."""
        done = {row.deal for row in self.rows}
        return [deal for deal in range(deals) if deal not in done]

    def told(self) -> str:
        """Return the results as text, with 95 % intervals over deals."""
        terms = self.terms
        deals = sorted({row.deal for row in self.rows})
        by_deal = [[row for row in self.rows if row.deal == deal] for deal in deals]
        lines = [f"{terms.a} v {terms.b}, {terms.seats} seats: {len(self.rows)} games of {len(deals)} deals"]
        if len(deals) > 1:
            wins = share([fmean(row.won for row in rows) for rows in by_deal])
            margin = estimate([fmean(row.margin for row in rows) for rows in by_deal])
            lines.append(f"  wins {_formatted(wins, 100)} %, even is {100 / terms.seats:.0f}")
            lines.append(f"  margin {_formatted(margin, 1)}")
        lines += [self._used("a", terms.a), self._used("b", terms.b)]
        return "\n".join(lines)

    def _used(self, side: str, name: str) -> str:
        turns, seconds, playouts = (
            sum(getattr(row, f"{what}_{side}") for row in self.rows)
            for what in ("turns", "seconds", "playouts")
        )
        line = f"  {name}: {seconds / max(1, turns):.3f} s a turn"
        return f"{line}, {playouts / max(1, turns):.0f} playouts" if playouts else line


def _rows(lines: list[str]) -> Iterator[Row]:
    """Yield the games of a file, without a line that was cut off."""
    fields: tuple[attrs.Attribute[Any], ...] = attrs.fields(Row)
    for line in csv.reader(lines[1:]):
        if len(line) == len(fields):
            kinds = {"int": int, "float": float, "str": str}
            yield Row(*(kinds[str(field.type)](text) for field, text in zip(fields, line, strict=True)))


def _formatted(found: Estimate, by: int) -> str:
    return f"{by * found.mean:.1f} ({by * found.low:.1f} to {by * found.high:.1f})"


def _commit() -> str:
    """Return the current commit."""
    asked = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    found = argparse.ArgumentParser(
        prog="python -m tests.long.zoo.matches",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("a", help="player that has one seat, rotated through each deal")
    found.add_argument("b", help="player that has all other seats")
    found.add_argument("--seats", type=int, default=2)
    found.add_argument("--deals", type=int, default=20, help="number of deals, each with one game per seat")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--game", default="alhambra")
    found.add_argument("--modules", nargs="*", default=[])
    found.add_argument(
        "--playouts", type=int, default=PLAYOUTS, help="playouts per turn of the Monte Carlo player"
    )
    how = found.add_mutually_exclusive_group(required=True)
    how.add_argument(
        "--deterministic", action="store_true", help="limit players by playouts and simulations, not by time"
    )
    how.add_argument("--seconds", type=float, help="seconds per turn of players with a time limit")
    how.add_argument(
        "--equal-time",
        action="store_true",
        help="give the zoo player the average seconds per turn of the level",
    )
    found.add_argument("--jobs", type=int, default=1)
    found.add_argument(
        "--out", type=Path, required=True, help="file of results; an existing one is continued"
    )
    return found


def main(arguments: list[str] | None = None) -> int:
    """Play the missing deals of a match and print all results."""
    asked = parser().parse_args(arguments)
    terms = Terms(
        asked.a,
        asked.b,
        asked.seats,
        asked.seed,
        asked.game,
        tuple(asked.modules),
        asked.playouts,
        asked.seconds,
    )
    try:
        player_of(terms.a), player_of(terms.b)
        results = Results.opened(asked.out, terms, asked.equal_time)
    except (LevelError, OldLevelError, ValueError) as fault:
        print(fault, file=sys.stderr)
        return 2
    if results.terms.given is not None:
        print(f"the zoo's player gets {results.terms.given} s a turn")
    missing = results.missing(asked.deals)
    with LocalPool(asked.jobs) as pool:
        for rows in pool.results(partial(play_deal, results.terms), missing):
            results.add(rows)
            print(f"deal {rows[0].deal}: " + ", ".join(row.points for row in rows), flush=True)
    print(results.told())
    return 0


if __name__ == "__main__":
    sys.exit(main())
