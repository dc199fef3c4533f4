"""Damaged and forged saved games; the same number always gives the same file."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import attrs

from alhambra_desktop.model.files.saves import save
from alhambra_desktop.model.files.saves.record_reader import read_file
from alhambra_desktop.model.files.saves.save import SaveError, to_bytes
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play
from alhambra_desktop.model.rules.table.turn_facts import project
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.words import PSEUDO, Words, languages

HERE: Final = Path(__file__).parent
ON: Final = 6
"""Number of actions played in a game that could be opened."""

LONG: Final = 30_000
"""The length of a very long list."""

Where = tuple[Any, Any]
"""A place: a list or an object, and an index or key in it."""


@cache
def originals() -> tuple[tuple[str, bytes, Any], ...]:
    """Return the files of released versions: name, bytes and content."""
    paths = sorted(HERE.glob("*.alhambra"))
    return tuple((path.name, path.read_bytes(), json.loads(path.read_bytes())) for path in paths)


def odd_values(rng: Random) -> Any:
    """Return a random unusual value."""
    return rng.choice(ODD)(rng)


def _deep(rng: Random) -> Any:
    value: Any = []
    for _ in range(rng.choice((5, 60, 400))):
        value = [value] if rng.random() < 0.7 else {"seat": value}
    return value


ODD: Final[tuple[Callable[[Random], Any], ...]] = (
    lambda rng: None,
    lambda rng: rng.choice((True, False)),
    lambda rng: rng.choice((-1, 0, 1, 2, 3, 5, 7, 99)),
    lambda rng: rng.choice((-1, 1)) * 10 ** rng.choice((6, 9, 19, 100, 4299)),
    lambda rng: rng.choice((0.5, -1.0, float("nan"), float("inf"))),
    lambda rng: rng.choice(("", "x", "start", "0", "scoring-1", "bureau-denar-florin", "tower-99")),
    lambda rng: "\ud800" if rng.random() < 0.5 else "name\n\u202e",
    lambda rng: "A" * rng.choice((79, 201, 5_000)),
    lambda rng: [],
    lambda rng: {},
    lambda rng: [0, 0],
    lambda rng: [0] * (LONG if rng.random() < 0.02 else 12),
    lambda rng: {"step": "NextTurn"},
    lambda rng: {"step": "ChooseAction", "seat": rng.choice((0, 1, 9)), "acted": True},
    lambda rng: {"action": "EndTurn"},
    _deep,
)


IN_SAVES: Final = ("setup", "state", "state", "state", "state", "actions", "promised", "undone", None)
IN_RECORDS: Final = ("seats", "variants", "modules", *("events",) * 12, None)
"""The parts of files; the largest ones are listed more often."""


def places(value: Any) -> Iterator[Where]:
    """Yield every place in the content of a file."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])


def a_place(body: Any, rng: Random) -> Where:
    """Return a random place, drawn level by level, because long lists would dominate otherwise."""
    part = rng.choice(IN_RECORDS if isinstance(body, dict) and "events" in body else IN_SAVES)
    inside = body.get(part) if isinstance(body, dict) else None
    if not inside or not isinstance(inside, (dict, list)):
        inside = body
    while True:
        key = rng.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        deeper = inside[key]
        if not isinstance(deeper, (dict, list)) or not deeper or rng.random() < 0.15:
            return inside, key
        inside = deeper


def _replace(body: Any, rng: Random) -> None:
    inside, key = a_place(body, rng)
    inside[key] = odd_values(rng)


def _delete(body: Any, rng: Random) -> None:
    inside, key = a_place(body, rng)
    del inside[key]


def _duplicate(body: Any, rng: Random) -> None:
    inside, key = a_place(body, rng)
    if isinstance(inside, list):
        inside[key:key] = [copy.deepcopy(inside[key])] * rng.choice((1, 1, 2, 40))
    else:
        inside[f"{key}{rng.choice(('', '2'))}"] = copy.deepcopy(inside[key])


def _rename(body: Any, rng: Random) -> None:
    inside, key = a_place(body, rng)
    if isinstance(inside, dict):
        inside[rng.choice(("", "x", "seat", "digest", "action", "\udfff"))] = inside.pop(key)


def _nudge(body: Any, rng: Random) -> None:
    numbers = [(inside, key) for inside, key in places(body) if type(inside[key]) is int]
    if numbers:
        inside, key = rng.choice(numbers)
        inside[key] += rng.choice((-3, -2, -1, 1, 2, 3))


def _swap(body: Any, rng: Random) -> None:
    """Swap two values of the same JSON type, such as two tiles, squares, seats or whole players."""
    inside, key = a_place(body, rng)
    kind = type(inside[key])
    alike = [place for place in places(body) if type(place[0][place[1]]) is kind]
    other, at = rng.choice(alike)
    inside[key], other[at] = copy.deepcopy(other[at]), copy.deepcopy(inside[key])


def _borrow(body: Any, rng: Random) -> None:
    """Replace a part of the file, or one entry of it, by the same one from another file."""
    _, _, other = rng.choice(originals())
    part = rng.choice(("setup", "state", "actions"))
    if not isinstance(body.get(part), (dict, list)) or not body[part]:
        return
    if rng.random() < 0.2:
        body[part] = copy.deepcopy(other[part])
        return
    names = list(body[part]) if isinstance(body[part], dict) else range(len(body[part]))
    key = rng.choice(names)
    if isinstance(other[part], type(body[part])) and (
        key in other[part] if isinstance(key, str) else key < len(other[part])
    ):
        body[part][key] = copy.deepcopy(other[part][key])


def _shuffle(body: Any, rng: Random) -> None:
    inside, _ = a_place(body, rng)
    if isinstance(inside, list):
        rng.shuffle(inside)


def _steps(body: Any, rng: Random) -> None:
    """Replace the agenda by other valid steps."""
    state = body.get("state")
    if isinstance(state, dict):
        known = [
            {"step": "ChooseAction", "seat": rng.randrange(3), "acted": rng.random() < 0.5},
            {"step": "PlacePurchases", "seat": rng.randrange(3)},
            {"step": "PlaceLeftovers", "seat": rng.randrange(3)},
            {"step": "AnswerVizier", "seat": rng.randrange(3)},
            {"step": "GiveLeftovers", "judged": rng.choice((0, 3, -(10**9), 10**9))},
            *(
                {"step": name}
                for name in ("RefillRow", "HoldScorings", "HoldScoring", "CheckEnd", "NextTurn")
            ),
        ]
        state["agenda"] = [rng.choice(known) for _ in range(rng.randrange(5))]


def _pile(body: Any, rng: Random) -> None:
    """Move money cards between row, pile and discard pile against the rules, without losing any."""
    state = body.get("state")
    if isinstance(state, dict):
        names = [name for name in ("row", "pile", "discard") if isinstance(state.get(name), list)]
        source, target = rng.choice(names or ["row"]), rng.choice(names or ["row"])
        if state.get(source) and isinstance(state.get(target), list):
            count = rng.choice((1, 2, len(state[source])))
            state[target] = [*state[target], *state[source][:count]]
            state[source] = state[source][count:] if source != target else state[source]


def _promise(body: Any, rng: Random) -> None:
    """Promise actions for any tiles of the game on any squares, as separate or joined steps."""
    if not isinstance(body, dict):
        return
    state, actions = body.get("state"), body.get("actions")
    if not isinstance(state, dict) or not isinstance(actions, list):
        return
    names = [inside[key] for inside, key in places(state) if isinstance(inside[key], str)]
    squares = [[x, y] for x in range(-1, 2) for y in range(-1, 2)]
    names_of = ("KeepInReserve", "KeepTurned", "GiveToDirk", "RevealBonusCard", "EndTurn", "Nowhere")
    kept = [{"action": name} for name in names_of]
    placed = [{"action": "Place", "cell": cell} for cell in (*squares, [10**19, 0])]
    turned = {"action": "PlaceTurned", "cell": rng.choice(squares), "card": rng.choice(names or ["x"])}
    waiting = [tile for player in _list(state.get("players")) for tile in _waiting(player)]
    tiles = [rng.choice(waiting or names or ["x"]) for _ in range(rng.randrange(3))]
    promised = [{**rng.choice((*kept, *placed, turned)), "tile": tile} for tile in tiles]
    after, joined = len(actions) - rng.choice((0, 0, 1, -1)), rng.random() < 0.5
    played = rng.choice((None, {"action": "Decline"}, *actions[-2:]))
    steps = [{"after": after, "promised": promised, "joined": joined}] * rng.choice((1, 2))
    undone = [{"action": played, "promised": rng.choice((promised, None))}] * rng.choice((1, 2))
    body.update(rng.choice(({"promised": steps}, {"undone": undone}, {"promised": steps, "undone": undone})))


def _waiting(player: Any) -> list[str]:
    bought = _list(player.get("purchases")) if isinstance(player, dict) else []
    return [tile for tile in bought if isinstance(tile, str)]


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _version(body: Any, rng: Random) -> None:
    body["version"] = rng.choice((0, 1, 1, 2, 2, 3, 4, 5, 6, 10**30, -1, "2", None, True))


def _set_up(body: Any, rng: Random) -> None:
    """Damage the setup, and keep its copy in the state equal."""
    state, setup = body.get("state"), body.get("setup")
    if isinstance(state, dict) and setup and isinstance(setup, dict):
        _nudge(setup, rng)
        if rng.random() < 0.7:
            inside, key = a_place({"setup": setup}, rng)
            inside[key] = odd_values(rng)
        state["setup"] = setup


def _forget(body: Any, rng: Random) -> None:
    """Remove the history, so that only the snapshot counts."""
    body["actions"] = []


CHANGES: Final = (
    *(_replace,) * 5,
    *(_delete, _duplicate, _swap, _nudge) * 2,
    *(_rename, _borrow, _shuffle, _steps, _pile, _promise, _version, _set_up, _forget),
)


def _bytes_changed(content: bytes, rng: Random) -> bytes:
    """Damage bytes as disks and transfers do."""
    at, length = rng.randrange(len(content)), rng.choice((1, 2, 30, 3_000))
    kind = rng.randrange(5)
    if kind == 0:
        return content[:at]
    if kind == 1:
        return content[:at] + content[at + length :]
    if kind == 2:
        return content[:at] + rng.randbytes(min(length, 40)) + content[at:]
    if kind == 3:
        return content[:at] + content[at : at + length] * 2 + content[at + length :]
    return content[:at] + bytes([content[at] ^ 1 << rng.randrange(8)]) + content[at + 1 :]


def signed(body: dict[str, Any]) -> bytes:
    """Return the bytes of a file with a correct digest, or with zeros if none can be computed."""
    body = {key: value for key, value in body.items() if key != "digest"}
    try:
        digest = save._digest(body)
    except (UnicodeEncodeError, RecursionError, ValueError):
        digest = "0" * 64
    return json.dumps({**body, "digest": digest}).encode()


def mutant(number: int) -> tuple[str, bytes]:
    """Return the damaged file of a number: a description (original and changes), and the bytes."""
    rng = Random(f"hostile {number}")
    name, content, _ = rng.choice(originals())
    if rng.random() < 0.08:
        return f"{name}: bytes", _bytes_changed(content, rng)
    body, done = json.loads(content), list[str]()
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        change = rng.choice(CHANGES)
        change(body, rng)
        done.append(change.__name__[1:])
    words = f"{name}: {', '.join(done)}"
    if rng.random() < 0.08:
        return f"{words}, not signed", json.dumps(body).encode()
    return words, signed(body)


@attrs.frozen
class Verdict:
    """The result for a file: ``opened``, ``refused``, or a description of an error in the program.

    ``seconds`` is the processor time for reading or using it, whichever is longer. It does not depend on
    other programs.
    """

    outcome: str
    seconds: float


def judge(number: int, folder: Path, make: Callable[[int], tuple[str, bytes]] = mutant) -> Verdict:
    """Read the file of a number as the program does, and use the game if it opens."""
    what, content = make(number)
    path = folder / "hostile.alhambra"
    path.write_bytes(content)
    begun = time.process_time()
    try:
        game = read_file(path).game
    except SaveError as error:
        seconds = time.process_time() - begun
        faults = (_refusal_fault(words.text(error.message), number, what) for words in every_words())
        return Verdict(next(filter(None, faults), "refused"), seconds)
    except BaseException as error:
        return Verdict(f"{number} ({what}): {error!r}"[:300], time.process_time() - begun)
    seconds = time.process_time() - begun
    try:
        use(game, Random(number))
    except Exception as error:
        return Verdict(f"{number} ({what}) was opened, then: {error!r}"[:300], seconds)
    return Verdict("opened", max(seconds, time.process_time() - begun - seconds))


@cache
def every_words() -> tuple[Words, ...]:
    """Return the words of every language."""
    return tuple(Words(language) for language in (*languages(), PSEUDO))


def _refusal_fault(words: str, number: int, what: str) -> str | None:
    """Return what is wrong with the sentence of a refusal."""
    if len(words) > 500 or "\n" in words or not words.endswith(".") or "Error" in words:
        return f"{number} ({what}) was refused with: {words[:500]}"
    return None


def use(game: SavedGame, rng: Random) -> None:
    """Do with an opened game what the window and computer players do."""
    table = GameTable()
    table.open(game)
    assert project(table.book, table.state, table.promises).impossible == ()
    to_bytes(table.saved())
    while table.can_redo:
        table.redo()
        assert project(table.book, table.state, table.promises).impossible == ()
    table.end_turn()
    table.open(game)
    table.restart_turn()
    state, book = game.state, table.book
    for _ in range(ON):
        if state.decision is None:
            break
        for seat in book.setup.everybody:
            determinize(book, observe(book, state, seat), rng)
        actions = legal_actions(book, state)
        assert actions, "nobody has anything to do"
        state = play(book, state, rng.choice(actions)).after
