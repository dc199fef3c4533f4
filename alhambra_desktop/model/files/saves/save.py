"""Saved games: JSON with a state, an action log and a checksum (docs/save-format.md)."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NoReturn, TypeVar

import attrs

from .... import PROGRAM
from ...players.skill.levels import LevelError, level
from ...rules.codec import Codec, MisfitError, codec_for, load_setup
from ...rules.core.engine.action import Action, PlacingAction
from ...rules.core.engine.hidden import determinize, observe
from ...rules.core.engine.play import legal_actions, play
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.setup import Setup
from ...rules.core.engine.shuffle import below
from ...rules.core.engine.state import GameState
from ...rules.core.words.message import Message, MessageError, listed, quoted
from ...rules.modules.registry import SetupError, packages, rulebook, setup_fault
from .files import NotReadError, previous_of, read_whole, reason, write_atomically
from .saved_game import NO_HINTS, PromisedStep, SavedGame, UndoneStep

TRIAL: Final = 120  # maximum number of random actions in `check_playable`
LONGEST_AGENDA: Final = 50


def check_levels(setup: Setup) -> None:
    """Raise `MisfitError` for an unknown level or style."""
    for seat, taken in enumerate(setup.seats):
        if taken.player == "computer":
            try:
                level(taken.level or "")
            except LevelError:
                unknown = Message("misfit-level", level=quoted(taken.level))
                raise MisfitError(unknown, f".seats[{seat}].level") from None


def check_parts(book: Rulebook, state: GameState) -> None:
    """Raise `MisfitError` if a state has values that are impossible at this table."""
    if state.setup != book.setup or len(state.players) != len(book.setup.seats):
        raise MisfitError(Message("misfit-table"))
    names = {tile for player in state.players for tile in (*player.reserve, *player.purchases)}
    names |= {tile for stock in state.stocks for tile in (*stock.bag, *stock.market) if tile}
    names.update(*(holding(book, state) for holding in book.holdings))
    if unknown := sorted(names - set(book.tiles)):
        raise MisfitError(Message("misfit-tile", name=quoted(unknown[0])))
    if len(state.agenda) > LONGEST_AGENDA:
        raise MisfitError(Message("misfit-agenda", count=len(state.agenda)), ".agenda")
    seats = [step.seat for step in state.agenda if hasattr(step, "seat")]
    if any(seat not in book.setup.everybody for seat in (*seats, state.active)):
        raise MisfitError(Message("misfit-seat"))
    check_invariants(book, state)


def check_invariants(book: Rulebook, state: GameState) -> None:
    """Raise `MisfitError` if a state violates an invariant."""
    for invariant in book.invariants:
        for fault in invariant(book, state):
            raise MisfitError(fault)


def check_playable(book: Rulebook, state: GameState) -> None:
    """Play random actions; raise `MisfitError` if the game cannot continue.

    Before each action, guess for each seat what is hidden from it; each of these guesses must succeed.
    """
    rng = Random(0)
    try:
        for _ in range(TRIAL):
            if state.decision is None:
                break
            for seat in book.setup.everybody:
                determinize(book, observe(book, state, seat), rng)
            actions = legal_actions(book, state)
            if not actions:
                raise MisfitError(Message("misfit-idle"))
            state = play(book, state, actions[below(rng, len(actions))]).after
        check_invariants(book, state)
    except MisfitError as misfit:
        raise MisfitError(Message("misfit-stuck-by", fault=misfit.message)) from None
    except Exception:  # rules may raise anything in impossible states
        raise MisfitError(Message("misfit-stuck")) from None


T = TypeVar("T")

FORMAT = "alhambra-save"
VERSION = 6
LARGEST = 5_000_000  # maximum file size in bytes
MOST_LISTS: Final = 250_000
"""A file with more lists and objects is rejected, to limit the use of memory."""

MOST_ACTIONS: Final = 10_000
"""A list with more actions is dropped, and the game is not replayed."""

MOST_STEPS: Final = 1_000
"""If ``promised`` or ``undone`` has more steps, only this many are read, from its end."""

LONGEST_NAME: Final = 60  # maximum length of names quoted from files

MANY: Final = 1_000_000  # counts and points must be smaller than this


class SaveError(MessageError):
    """A file cannot be opened; the message gives the cause and the remedy."""


class NeedsError(SaveError):
    """A file needs third-party rule sets that are not enabled, or that are enabled in another version.

    ``closed`` is a short form of the message. ``body`` is the unchecked content of the file.
    """

    def __init__(self, message: Message, closed: Message, body: Mapping[str, Any]) -> None:
        super().__init__(message)
        self.closed, self.body = closed, body


class ContentError(MessageError):
    """The content of a file is not a valid saved game; the message is part of a sentence."""


def to_bytes(game: SavedGame) -> bytes:
    codec = codec_for(rulebook(game.setup))
    body = {
        "format": FORMAT,
        "version": VERSION,
        "program": PROGRAM,
        "setup": codec.dump(game.setup),
        "state": codec.dump(game.state),
        "actions": [codec.dump_action(action) for action in game.actions],
        "promised": [codec.dump(step) for step in game.promised],
        "undone": [codec.dump(step) for step in game.undone],
        "assisted": game.assisted,
        "hints": list(game.hints),
    }
    if outside := _rule_sets(game.setup):
        body["rule_sets"] = outside
    if game.tried_from:
        body["tried_from"] = list(game.tried_from)
    text = json.dumps({**body, "digest": _digest(body)}, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8")


def _rule_sets(setup: Setup) -> list[dict[str, str]]:
    played = {setup.game, *setup.modules}
    return [
        {"package": package.name, "module": package.module.id, **package.origin}
        for package in packages()
        if package.module.id in played
    ]


def packages_of(path: Path) -> tuple[str, ...]:
    """Return the third-party packages that a saved game needs; if the file is unreadable, return none."""
    try:
        body = json_of(read_whole(path, LARGEST))
        return tuple(rule_set["package"] for rule_set in body.get("rule_sets", ()))
    except (ContentError, OSError, ValueError, AttributeError, LookupError, TypeError):
        return ()


def write_game(path: Path, game: SavedGame) -> None:
    """Save a game atomically and keep the previous file; raise `OSError` on failure."""
    write_atomically(path, to_bytes(game), keep=previous_of(path))


def read_game(path: Path) -> SavedGame:
    """Read a saved game; raise `SaveError` on any failure."""
    return read_with(from_bytes, path)


def read_with(read: Callable[[bytes], T], path: Path) -> T:
    """Apply `read` to the content of a file; on any failure, raise `SaveError`."""
    name = _name(path)
    try:
        content = read_whole(path, LARGEST)
    except NotReadError as error:
        raise SaveError(Message("save-no-file", file=name, fault=error.message)) from None
    except OSError as error:
        raise SaveError(Message("save-unread", file=name, reason=reason(error))) from None
    except ValueError:
        raise SaveError(Message("save-unread", file=name, reason=Message("file-nameless"))) from None
    try:
        return read(content)
    except ContentError as error:
        raise _refusal(path, error.message) from None
    except NeedsError as error:
        message = Message("save-needing", file=name, needs=error.message)
        raise NeedsError(message, error.closed, error.body) from None
    except SetupError as error:
        raise _refused_table(path, error.message) from None
    except Exception:  # wrong content can cause any error
        raise _refusal(path, Message("save-apart")) from None


def _name(path: Path) -> str:
    return path.name or str(path)


def _previous(path: Path) -> str | None:
    previous = previous_of(path)
    # not `Path.exists`, which raises `OSError` if the name is too long for the file system
    return previous.name if os.path.exists(previous) else None


def _refusal(path: Path, fault: Message) -> SaveError:
    if previous := _previous(path):
        return SaveError(Message("save-closed-previous", file=_name(path), fault=fault, previous=previous))
    return SaveError(Message("save-closed", file=_name(path), fault=fault))


def _refused_table(path: Path, fault: Message) -> SaveError:
    if previous := _previous(path):
        return SaveError(Message("save-table-previous", file=_name(path), fault=fault, previous=previous))
    return SaveError(Message("save-table", file=_name(path), fault=fault))


def from_bytes(content: bytes) -> SavedGame:
    """Parse a saved game.

    Raise `NeedsError` for missing rule sets, `SetupError` for an impossible table, and `ContentError` for any
    other fault.
    """
    return from_json(json_of(content))


def from_json(value: Any) -> SavedGame:
    return _from_body(_body_of(value))


def _body_of(body: Any) -> dict[str, Any]:
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise ContentError(Message("save-foreign"))
    number = body.get("version")
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise ContentError(Message("save-version", version=quoted(number)))
    if number > VERSION:
        raise ContentError(Message("save-newer", version=quoted(number), known=VERSION))
    if number < VERSION:
        raise ContentError(Message("save-older", version=number, known=VERSION))
    digest = body.pop("digest", None)
    try:
        fits = digest == _digest(body)
    except UnicodeEncodeError:
        raise ContentError(Message("save-half")) from None
    except RecursionError:
        raise ContentError(Message("save-deep")) from None
    if not fits:
        raise ContentError(Message("save-changed"))
    return body


def json_of(content: bytes) -> Any:
    """Parse JSON of limited size and depth; raise `ContentError` on failure."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ContentError(Message("save-no-text", byte=error.start)) from None
    if text.count("[") + text.count("{") > MOST_LISTS:
        raise ContentError(Message("save-lists"))
    try:
        return json.loads(text, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise ContentError(Message("save-cut-off", line=error.lineno, column=error.colno)) from None
    except RecursionError:
        raise ContentError(Message("save-deep")) from None
    except ContentError:
        raise
    except ValueError:  # Python limits the length of integers
        raise ContentError(Message("save-digits")) from None


def _refuse_constant(name: str) -> NoReturn:
    raise ContentError(Message("save-constant", name=name))


PARTS: Final = frozenset(
    ("format", "version", "program", "setup", "state", "actions", "promised", "undone", "assisted", "hints")
)


def _from_body(body: dict[str, Any]) -> SavedGame:
    body = dict(body)
    outside = body.pop("rule_sets", [])
    tried_from = body.pop("tried_from", [])
    if set(body) != PARTS:
        odd = quoted(sorted(set(body) ^ PARTS)[:3])
        raise ContentError(Message("misfit-parts", parts=odd))
    changed = {**body, "tried_from": tried_from}
    if missing := _missing(outside):
        titles = listed(map(_title, missing))
        closed = Message("listed-needs", names=titles, count=len(missing))
        raise NeedsError(Message("save-needs", names=tuple(map(_origin, missing))), closed, changed)
    try:
        return _game(body, tried_from)
    except (ContentError, SetupError):
        if not (others := _other_versions(outside)):
            raise
        closed = Message("listed-other-version", names=listed(title for title, _, _ in others))
        names = tuple(Message("rule-set-versions", title=t, played=p, here=h) for t, p, h in others)
        raise NeedsError(Message("save-other-version", names=names), closed, changed) from None


def _game(body: Mapping[str, Any], tried_from: Any) -> SavedGame:
    with _reading("setup"):
        setup = load_setup(body["setup"])
        check_levels(setup)
    if fault := setup_fault(setup):
        raise SetupError(fault)
    book = rulebook(setup)
    game = _structured(codec_for(book), setup, body)
    with _reading("tried_from"):
        game = attrs.evolve(game, tried_from=_load_points(tried_from, len(game.state.players)))
    with _reading("state"):
        check_parts(book, game.state)
        if game.history() is None:
            check_playable(book, game.state)
    return game


def _missing(outside: Any) -> tuple[Mapping[str, Any], ...]:
    if not isinstance(outside, list) or not all(isinstance(rule_set, dict) for rule_set in outside):
        raise ContentError(Message("misfit-parts", parts=quoted("rule_sets")))
    here = {package.module.id for package in packages()}
    return tuple(rule_set for rule_set in outside if rule_set.get("module") not in here)


def _other_versions(outside: Iterable[Mapping[str, Any]]) -> list[tuple[str, str, str]]:
    here = {package.module.id: package.origin["version"] for package in packages()}
    played = [
        (_title(rule_set), _brief(rule_set.get("version")), _brief(here[rule_set["module"]]))
        for rule_set in outside
    ]
    return [(title, then, now) for title, then, now in played if then != now]


def _title(rule_set: Mapping[str, Any]) -> str:
    return _brief(rule_set.get("title") or rule_set.get("package"))


def _origin(rule_set: Mapping[str, Any]) -> Message:
    title = _title(rule_set)
    version, author, contact = (_brief(rule_set.get(name)) for name in ("version", "author", "contact"))
    if not author:
        return Message("name", name=title)
    if contact:
        return Message("rule-set-from-at", title=title, version=version, author=author, contact=contact)
    return Message("rule-set-from", title=title, version=version, author=author)


def _brief(value: object) -> str:
    return str(value or "")[:LONGEST_NAME]


def _structured(codec: Codec, setup: Setup, body: Mapping[str, Any]) -> SavedGame:
    with _reading("program"):
        codec.load(str, body["program"])
    with _reading("state"):
        state = codec.load(GameState, body["state"])
    with _reading("actions"):
        few = len(_list(body["actions"])) <= MOST_ACTIONS
        actions = codec.load(tuple[Action, ...], body["actions"] if few else [])
    with _reading("promised"):
        promised = _load_last(partial(_load_step, codec, PromisedStep), body["promised"])
    with _reading("undone"):
        undone = _load_last(partial(_load_step, codec, UndoneStep), body["undone"])
    with _reading("assisted"):
        assisted = codec.load(bool, body["assisted"])
    with _reading("hints"):
        hints = _load_hints(body["hints"])
    return SavedGame(setup, state, actions, promised, undone, assisted, hints)


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise MisfitError(Message("misfit-list", value=quoted(value)))
    return value


def _load_last(load: Callable[[Any], T], values: Any) -> tuple[T, ...]:
    found = list[T]()
    for number in range(max(0, len(_list(values)) - MOST_STEPS), len(values)):
        try:
            found.append(load(values[number]))
        except MisfitError as misfit:
            raise MisfitError(misfit.message, f"[{number}]{misfit.path}") from None
    return tuple(found)


@contextmanager
def _reading(part: str) -> Iterator[None]:
    try:
        yield
    except MisfitError as misfit:
        place = f"{part}{misfit.path}"
        raise ContentError(Message("save-impossible", place=place, fault=misfit.message)) from None
    except Exception:  # wrong content can cause any error
        raise ContentError(Message("save-apart-at", place=part)) from None


S = TypeVar("S", PromisedStep, UndoneStep)


def _load_step(codec: Codec, type_: type[S], value: Any) -> S:
    step = codec.load(type_, value)
    promised = step.promised or ()
    for number, action in enumerate(promised):
        if not action.beside:
            name = quoted(type(action).__name__)
            raise MisfitError(Message("misfit-promise", name=name), f".promised[{number}]")
    tiles = [action.tile for action in promised if isinstance(action, PlacingAction)]
    if len(set(tiles)) < len(tiles):
        raise MisfitError(Message("misfit-placements"))
    return step


def _load_hints(value: Any) -> tuple[int, int, int]:
    if not (isinstance(value, list) and len(value) == len(NO_HINTS)):
        raise MisfitError(Message("misfit-hints"))
    if not all(type(count) is int and 0 <= count < MANY for count in value):
        raise MisfitError(Message("misfit-hint-counts"))
    first, second, third = value
    return first, second, third


def _load_points(value: Any, players: int) -> tuple[int, ...]:
    points = _list(value)
    if points and len(points) != players:
        raise MisfitError(Message("misfit-points", count=players))
    if not all(type(each) is int and 0 <= each < MANY for each in points):
        raise MisfitError(Message("misfit-points", count=players))
    return tuple(points)


def _digest(body: Mapping[str, Any]) -> str:
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()
