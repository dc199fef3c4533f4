"""Saved games: a snapshot that is the truth, and the actions that led to it (docs/save-format.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

import attrs
from cattrs import transform_error
from cattrs.v import format_exception

from ..core.action import Action
from ..core.play import IllegalActionError, Transition, play, start
from ..core.rulebook import Rulebook
from ..core.setup import Setup
from ..core.state import GameState
from ..core.values import Cell
from ..modules.registry import rulebook, setup_fault
from .codec import codec_for, load_setup
from .files import write_atomically
from .migrations import migrated

FORMAT = "alhambra-save"
VERSION = 3
LARGEST = 5_000_000
"""Bytes; larger files are refused unread."""

SUFFIX = ".alhambra"
PREVIOUS = ".previous"
"""Added to the name of the file that was there before."""


class SaveError(ValueError):
    """A file that cannot be opened; the message is one sentence with place and remedy."""


RESERVE = "reserve"
RESERVE_TURNED = "reserve-turned"
DIRK = "dirk"
"""What a plan may name beside a square: where a tile bought this turn is meant to go."""

NO_HINTS = (0, 0, 0)
"""Hints that were given: which kind of action, which tile or cards, whole turns."""


@attrs.frozen
class TurnedOver:
    """A square for a tile with its other side up, and the card that pays for turning it over (G-4)."""

    cell: Cell
    card: str


Target = Cell | str | TurnedOver


@attrs.frozen
class PlanStep:
    """After so many actions the player meant the tiles bought this turn to go to these places."""

    after: int
    plans: Mapping[str, Target]


@attrs.frozen
class SavedGame:
    """What a file holds: the state, how it came about, and what the player had taken back or planned.

    ``actions`` lead from the start to the state; ``plans`` were made among the last of them.
    ``undone`` was taken back and can be redone, the next one last. An ``assisted`` game had whole
    rounds undone; ``hints`` counts what was given of each strength.
    """

    setup: Setup
    state: GameState
    actions: tuple[Action, ...]
    plans: tuple[PlanStep, ...] = ()
    undone: tuple[Action | PlanStep, ...] = ()
    assisted: bool = False
    hints: tuple[int, int, int] = NO_HINTS

    def history(self) -> tuple[Transition, ...] | None:
        """The moves from the start to the state; None where the actions do not lead there any more."""
        book = rulebook(self.setup)
        moves = [start(book)]
        try:
            for action in self.actions:
                moves.append(play(book, moves[-1].after, action))
        except IllegalActionError:
            return None
        return tuple(moves) if moves[-1].after == self.state else None


def to_bytes(game: SavedGame) -> bytes:
    """The content of a file."""
    codec = codec_for(rulebook(game.setup))
    body = {
        "format": FORMAT,
        "version": VERSION,
        "program": f"alhambra-desktop {version('alhambra-desktop')}",
        "setup": codec.dump(game.setup),
        "state": codec.dump(game.state),
        "actions": [codec.dump_action(action) for action in game.actions],
        "plans": [_dump_plan(step) for step in game.plans],
        "undone": [
            _dump_plan(step) if isinstance(step, PlanStep) else codec.dump_action(step)
            for step in game.undone
        ],
        "assisted": game.assisted,
        "hints": list(game.hints),
    }
    text = json.dumps({**body, "digest": _digest(body)}, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8")


def write_game(path: Path, game: SavedGame) -> None:
    """Save a game: the file is the new one or the old one, which is kept beside it. ``OSError`` may come."""
    write_atomically(path, to_bytes(game), keep=path.with_name(path.name + PREVIOUS))


def read_game(path: Path) -> SavedGame:
    """The game of a file; ``SaveError`` where it cannot be opened."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise SaveError(
                f"{path.name} has {size:,} bytes, more than any saved game; choose a file of this program."
            )
        content = path.read_bytes()
    except OSError as error:
        reason = error.strerror or "it cannot be read"
        raise SaveError(f"{path.name} cannot be read ({reason}); check its place and your rights.") from None
    try:
        return from_bytes(content)
    except SaveError as error:
        raise SaveError(f"{path.name} {error}{_remedy(path)}") from None


def _remedy(path: Path) -> str:
    previous = path.with_name(path.name + PREVIOUS)
    return f"; the copy before it is {previous.name}." if previous.exists() else "; choose another file."


def from_bytes(content: bytes) -> SavedGame:
    """The game that a file's content holds; the message of a ``SaveError`` goes on after the file's name."""
    try:
        body = json.loads(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise SaveError(f"is not a saved game (no text from byte {error.start} on)") from None
    except (json.JSONDecodeError, RecursionError) as error:
        where = (
            f"line {error.lineno}, column {error.colno}"
            if isinstance(error, json.JSONDecodeError)
            else "too deep"
        )
        raise SaveError(f"is damaged or cut off ({where})") from None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise SaveError("is not a saved game of Alhambra Desktop (at its head)")
    number = body.get("version")
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise SaveError(f"has no version that is known (version {number!r})")
    if number > VERSION:
        raise SaveError(
            f"was saved by a newer program (format {number}, this one knows {VERSION}): update the program"
        )
    digest = body.pop("digest", None)
    if digest != _digest(body):
        raise SaveError("was changed by hand or damaged (its digest does not fit)")
    return _from_body(body)


PARTS = {"format", "version", "program", "setup", "state", "actions", "plans", "undone", "assisted", "hints"}


def _from_body(body: dict[str, Any]) -> SavedGame:
    body = migrated(body)
    if set(body) != PARTS:
        raise SaveError(f"has unknown or missing parts ({', '.join(sorted(set(body) ^ PARTS))})")
    setup = _structured("setup", lambda: load_setup(body["setup"]))
    if fault := setup_fault(setup):
        raise SaveError(f"cannot be played here (setup: {fault.rstrip('.')})")
    book = rulebook(setup)
    codec = codec_for(book)
    game = SavedGame(
        setup=setup,
        state=_structured("state", lambda: codec.load(GameState, body["state"])),
        actions=_structured("actions", lambda: tuple(map(codec.load_action, body["actions"]))),
        plans=_structured("plans", lambda: tuple(map(_load_plan, body["plans"]))),
        undone=_structured(
            "undone",
            lambda: tuple(
                _load_plan(step) if "plans" in step else codec.load_action(step) for step in body["undone"]
            ),
        ),
        assisted=body["assisted"] is True,
        hints=_structured("hints", lambda: _load_hints(body["hints"])),
    )
    _check(book, game)
    return game


def _dump_plan(step: PlanStep) -> dict[str, Any]:
    return {"after": step.after, "plans": {tile: _dump_target(to) for tile, to in step.plans.items()}}


def _dump_target(target: Target) -> Any:
    if isinstance(target, TurnedOver):
        return {"cell": list(target.cell), "card": target.card}
    return target if isinstance(target, str) else list(target)


def _load_target(value: Any) -> Target:
    if value in (RESERVE, RESERVE_TURNED, DIRK):
        return str(value)
    if isinstance(value, dict) and set(value) == {"cell", "card"} and type(value["card"]) is str:
        return TurnedOver(_load_cell(value["cell"]), value["card"])
    return _load_cell(value)


def _load_cell(value: Any) -> Cell:
    if not (isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)):
        raise ValueError(f"{value!r} is no place for a tile")
    return value[0], value[1]


def _load_plan(value: Any) -> PlanStep:
    targets = {str(tile): _load_target(to) for tile, to in value["plans"].items()}
    if type(value["after"]) is not int:
        raise ValueError("a plan without its place in the game")
    return PlanStep(value["after"], targets)


def _load_hints(value: Any) -> tuple[int, int, int]:
    if not (isinstance(value, list) and len(value) == len(NO_HINTS)):
        raise ValueError("one number for each strength of hints is needed")
    if not all(type(count) is int and count >= 0 for count in value):
        raise ValueError("hints are counted by whole numbers")
    first, second, third = value
    return first, second, third


def _structured(part: str, read: Any) -> Any:
    try:
        return read()
    except Exception as error:  # cattrs raises groups of whatever its hooks raise
        faults = transform_error(error, path=part, format_exception=_words)
        raise SaveError(f"holds something impossible ({faults[0]})") from None


def _words(error: BaseException, type_: type | None) -> str:
    """What is wrong with a value; our own hooks say it best."""
    if isinstance(error, ValueError) and str(error):
        return str(error)
    return format_exception(error, type_)


def _check(book: Rulebook, game: SavedGame) -> None:
    """Whatever cannot be true of a game is found here, before anything is opened."""
    state = game.state
    if state.setup != game.setup or len(state.players) != len(game.setup.seats):
        raise SaveError("holds something impossible (state: of another table)")
    names = {tile for player in state.players for tile in (*player.reserve, *player.purchases)}
    names |= {tile for stock in state.stocks for tile in (*stock.bag, *stock.market) if tile}
    if unknown := sorted(names - set(book.tiles)):
        raise SaveError(f"holds something impossible (state: unknown tile {unknown[0]!r})")
    seats = [step.seat for step in state.agenda if hasattr(step, "seat")]
    if any(seat not in game.setup.everybody for seat in (*seats, state.active)):
        raise SaveError("holds something impossible (state: a seat that does not exist)")
    for invariant in book.invariants:
        for fault in invariant(book, state):
            raise SaveError(f"holds something impossible (state: {fault})")


def _digest(body: Mapping[str, Any]) -> str:
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
