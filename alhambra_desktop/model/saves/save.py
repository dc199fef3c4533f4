"""Saved games: a snapshot that is the truth, and the actions that led to it (docs/save-format.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from ... import PROGRAM
from ..core.action import Action
from ..core.quoting import quoted
from ..core.setup import Setup
from ..core.state import GameState
from ..core.values import Cell
from ..modules.registry import rulebook, setup_fault
from .checks import check_levels, check_parts, check_playable
from .codec import Codec, MisfitError, codec_for, load_setup
from .files import PREVIOUS, NotReadError, read_whole, write_atomically
from .migrations import migrated
from .saved_game import (
    DIRK,
    NO_HINTS,
    RESERVE,
    RESERVE_TURNED,
    PlanStep,
    SavedGame,
    Target,
    TurnedOver,
)

T = TypeVar("T")

FORMAT = "alhambra-save"
VERSION = 3
LARGEST = 5_000_000
"""Bytes; larger files are refused unread."""

MOST_LISTS: Final = 250_000
"""Lists and objects in a file; the memory that more of them would need is not asked for."""

MOST_ACTIONS: Final = 10_000
"""Actions of a history that are played again; a longer one is let go, and the snapshot alone is opened."""

MOST_STEPS: Final = 1_000
"""Plans and steps to do again that are kept, the last of them."""

MANY: Final = 1_000_000
"""No game counts so far."""


class SaveError(ValueError):
    """A file that cannot be opened; the message is one sentence with place and remedy."""


def to_bytes(game: SavedGame) -> bytes:
    """The content of a file."""
    codec = codec_for(rulebook(game.setup))
    body = {
        "format": FORMAT,
        "version": VERSION,
        "program": PROGRAM,
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
    """The game of a file; ``SaveError`` where it cannot be opened, whatever is wrong with it."""
    return read_with(from_bytes, path)


def read_with(read: Callable[[bytes], T], path: Path) -> T:
    """A file's content, read; the message of a ``SaveError`` gets the file's name and a remedy."""
    name = path.name or str(path)
    try:
        content = read_whole(path, LARGEST)
    except NotReadError as error:
        raise SaveError(f"{name} {error}; choose a file of this program.") from None
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = getattr(error, "strerror", None) or "no file can have this name"
        raise SaveError(f"{name} cannot be read ({reason}); check its place and your rights.") from None
    try:
        return read(content)
    except SaveError as error:
        raise SaveError(f"{name} {error}{_remedy(path)}") from None
    except Exception:  # whatever nobody thought of is a fault of the file as well
        words = "holds something impossible (its parts do not go together)"
        raise SaveError(f"{name} {words}{_remedy(path)}") from None


def _remedy(path: Path) -> str:
    previous = path.with_name(path.name + PREVIOUS)
    return f"; the copy before it is {previous.name}." if previous.exists() else "; choose another file."


def from_bytes(content: bytes) -> SavedGame:
    """The game that a file's content holds; the message of a ``SaveError`` goes on after the file's name."""
    return from_json(json_of(content))


def from_json(value: Any) -> SavedGame:
    """The game that a JSON value holds."""
    return _from_body(_body_of(value))


def _body_of(body: Any) -> dict[str, Any]:
    """The parts of a file as its program wrote them: the right format, version and digest."""
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise SaveError("is not a saved game of Alhambra Desktop (at its head)")
    number = body.get("version")
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise SaveError(f"has no version that is known (version {quoted(number)})")
    if number > VERSION:
        raise SaveError(
            f"was saved by a newer program (format {quoted(number)}, this one knows {VERSION}): "
            "update the program"
        )
    digest = body.pop("digest", None)
    try:
        fits = digest == _digest(body)
    except UnicodeEncodeError:
        raise SaveError("is damaged (half of a character stands in a text)") from None
    except RecursionError:
        raise SaveError("is damaged or cut off (too deep)") from None
    if not fits:
        raise SaveError("was changed by hand or damaged (its digest does not fit)")
    return body


def json_of(content: bytes) -> Any:
    """The JSON value that a content is, within what memory and time it may cost."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(f"is not a saved game (no text from byte {error.start} on)") from None
    if text.count("[") + text.count("{") > MOST_LISTS:
        raise SaveError(f"is not a saved game (more than {MOST_LISTS:,} lists)")
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise SaveError(f"is damaged or cut off (line {error.lineno}, column {error.colno})") from None
    except RecursionError:
        raise SaveError("is damaged or cut off (too deep)") from None
    except SaveError:
        raise
    except ValueError:  # Python reads no longer ones
        raise SaveError("is damaged (a number of thousands of digits)") from None


def _refuse_constant(name: str) -> NoReturn:
    raise SaveError(f"is damaged ({name} is no number)")


PARTS = {"format", "version", "program", "setup", "state", "actions", "plans", "undone", "assisted", "hints"}


def _from_body(body: dict[str, Any]) -> SavedGame:
    with _reading(f"parts of version {body['version']}"):
        body = migrated(body)
    if set(body) != PARTS:
        odd = quoted(sorted(set(body) ^ PARTS)[:3])
        raise SaveError(f"has unknown or missing parts ({odd})")
    with _reading("setup"):
        setup = load_setup(body["setup"])
        check_levels(setup)
    if fault := setup_fault(setup):
        raise SaveError(f"cannot be played here (setup: {fault.rstrip('.')})")
    book = rulebook(setup)
    game = _structured(codec_for(book), setup, body)
    with _reading("state"):
        check_parts(book, game.state)
        if game.history() is None:
            check_playable(book, game.state)
    return game


def _structured(codec: Codec, setup: Setup, body: dict[str, Any]) -> SavedGame:
    """The parts of a body as what they stand for."""
    with _reading("program"):
        codec.load(str, body["program"])
    with _reading("state"):
        state = codec.load(GameState, body["state"])
    with _reading("actions"):
        few = len(_list(body["actions"])) <= MOST_ACTIONS
        actions = codec.load(tuple[Action, ...], body["actions"] if few else [])
    with _reading("plans"):
        plans = tuple(map(_load_plan, _last(body["plans"])))
    with _reading("undone"):
        undone = tuple(
            _load_plan(step) if isinstance(step, dict) and "plans" in step else codec.load_action(step)
            for step in _last(body["undone"])
        )
    with _reading("assisted"):
        assisted = codec.load(bool, body["assisted"])
    with _reading("hints"):
        hints = _load_hints(body["hints"])
    return SavedGame(setup, state, actions, plans, undone, assisted, hints)


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise MisfitError(f"{quoted(value)} is not a list")
    return value


def _last(value: Any) -> list[Any]:
    return _list(value)[-MOST_STEPS:]


@contextmanager
def _reading(part: str) -> Iterator[None]:
    """Whatever goes wrong while a part is read and checked becomes a ``SaveError`` that names it."""
    try:
        yield
    except MisfitError as misfit:
        raise SaveError(f"holds something impossible ({part}{misfit.path}: {misfit})") from None
    except Exception:  # wrong data goes wrong anywhere
        raise SaveError(f"holds something impossible ({part}: it does not go together)") from None


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
        raise MisfitError(f"{quoted(value)} is no place for a tile")
    return value[0], value[1]


def _load_plan(value: Any) -> PlanStep:
    if not (
        isinstance(value, dict) and set(value) == {"after", "plans"} and isinstance(value["plans"], dict)
    ):
        raise MisfitError(f"{quoted(value)} is no plan")
    targets = {str(tile): _load_target(to) for tile, to in value["plans"].items()}
    if type(value["after"]) is not int:
        raise MisfitError("a plan without its place in the game")
    return PlanStep(value["after"], targets)


def _load_hints(value: Any) -> tuple[int, int, int]:
    if not (isinstance(value, list) and len(value) == len(NO_HINTS)):
        raise MisfitError("one number for each strength of hints is needed")
    if not all(type(count) is int and 0 <= count < MANY for count in value):
        raise MisfitError("hints are counted by whole numbers")
    first, second, third = value
    return first, second, third


def _digest(body: Mapping[str, Any]) -> str:
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
