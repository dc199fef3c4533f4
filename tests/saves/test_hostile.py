"""Damaged and forged files are refused quickly with one sentence, or open as a playable game."""

from __future__ import annotations

import json
import os
import stat
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.files.saves import files, save
from alhambra_desktop.model.files.saves.save import VERSION, read_game, to_bytes, write_game
from alhambra_desktop.model.files.saves.saved_game import PromisedStep, UndoneStep
from alhambra_desktop.model.rules import codec
from alhambra_desktop.model.rules.core.engine.action import KeepInReserve, PlaceTile
from alhambra_desktop.model.rules.core.words.message import LONGEST_QUOTE, Message, quoted
from tests.saves.hostile import HERE, judge, mutant, signed
from tests.saves.refusals import refusal, sentence

SAMPLE = 400
FOUR, COMBINED, NEWEST = "0.1.0-four", "0.2.0-alhambra-granada", "0.3.0-format-6"


def body_of(name: str = FOUR) -> dict[str, Any]:
    return json.loads((HERE / f"{name}.alhambra").read_bytes())


def changed(path: tuple[Any, ...], value: Any, name: str = FOUR) -> dict[str, Any]:
    """Return the body of a released file with one value changed, in both copies of the setup."""
    body = part = body_of(name)
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    if path[0] == "setup":
        body["state"]["setup"] = body["setup"]
    return body


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.alhambra"


def test_hostile_files_are_refused_or_can_be_played(tmp_path):
    found = Counter(judge(number, tmp_path).outcome for number in range(SAMPLE))
    assert set(found) == {"opened", "refused"}
    assert min(found.values()) > SAMPLE // 20


def test_the_same_number_gives_the_same_file():
    assert mutant(7) == mutant(7)
    assert mutant(7) != mutant(8)


IMPOSSIBLE = [
    (("state", "turn"), float("nan"), "NaN is not a number"),
    (("state", "turn"), float("inf"), "Infinity is not a number"),
    (("setup", "options"), [7], "setup.options[0]: 7 is not a list"),
    (("setup", "options"), [[[], "any_area"]], "setup.options[0][0]: [] is not text"),
    (("setup", "options", 0), ["exact_bonus", "on"], "listed twice"),
    (
        ("setup", "seats", 1, "level"),
        "emperor",
        "setup.seats[1].level: 'emperor' is not a level or style",
    ),
    (("setup", "seats", 1, "level"), "builder:mime", "'builder:mime' is not a level or style"),
    (("setup", "seats", 1, "level"), None, "None is not a level or style"),
    (("setup", "seats", 0, "name"), "A" * 5_000, "is longer than 200 characters"),
    (("state", "players", 0, "city", "tiles", 0), [3, 0, "start"], "a city without its fountain"),
    (("state", "players", 0, "city", "tiles", 0), [0, 0, "tower-9-ES"], "starting tile is not the fountain"),
    (("state", "players", 0, "city", "tiles", 1), [10**9, 0, "tower-9-ES"], "a tile cannot be on"),
    (("state", "players", 0, "city", "starts"), [[0, 0]] * 2, "cannot be the squares of starting tiles"),
    (("state", "players", 0, "city", "starts"), [[0, 9]], "cannot be the squares of starting tiles"),
    (("state", "players", 0, "reserve"), ["start"], "a fountain is missing or duplicated"),
    (("state", "players", 0, "hand"), "denar-1", "players[0].hand: 'denar-1' is not a list"),
    (("state", "players", 0, "score"), 500, "the score does not match"),
    (("state", "stocks", 0, "kind"), "granada", "supplies of tiles or cards are missing or duplicated"),
    (("state", "agenda"), [], "scoring rounds in an impossible order"),
    (("state", "agenda"), [{"step": "NextTurn"}], "the game is not waiting for any player"),
    (("state", "agenda"), [{"step": "ChooseAction", "seat": 0, "acted": True}] * 51, "too many steps (51)"),
    (("state", "agenda", 0), {"step": ["ChooseAction"]}, "state.agenda[0]: unknown step ['ChooseAction']"),
    (("state", "due"), [2, 2], "scoring cards are missing or duplicated"),
    (("state", "round"), 2, "the number of the last scoring round is wrong"),
    (("state", "drawn"), -1, "a count is impossible"),
    (("state", "pile_parts"), [10**12], "the parts of the money pile do not add up"),
    (("state", "shuffles"), 10**9, "a count is impossible"),
    (("actions", 0), {"action": {}}, "actions[0]: unknown action {}"),
    (("actions",), "EndTurn", "actions: 'EndTurn' is not a list"),
    (("promised",), [[]], "promised[0]: [] has no named parts"),
    (
        ("promised",),
        [{"after": "x", "promised": [], "joined": False}],
        "promised[0].after: 'x' is not a whole number",
    ),
    (("undone",), [7], "undone[0]: 7 has no named parts"),
    (("assisted",), "yes", "assisted: 'yes' is not true or false"),
    (("program",), [], "program: [] is not text"),
    (("tried_from",), [7], "tried_from: these are not the points of"),
    (("tried_from",), [7, -1], "tried_from: these are not the points of"),
    (("tried_from",), "7, 9", "tried_from: '7, 9' is not a list"),
]


@pytest.mark.parametrize(("path", "value", "words"), IMPOSSIBLE, ids=[words for *_, words in IMPOSSIBLE])
def test_an_impossible_value_is_reported_with_its_place(path, value, words, file):
    assert words in refusal(file, signed(changed(path, value)))


@pytest.mark.parametrize(("path", "value", "words"), IMPOSSIBLE, ids=[words for *_, words in IMPOSSIBLE])
def test_a_wrong_digest_is_reported_before_other_errors(path, value, words, file):
    content = signed(changed(path, value)).replace(b'"digest": "', b'"digest": "0')
    assert ("not a number" if "not a number" in words else "the file was edited") in refusal(file, content)


def test_a_number_of_thousands_of_digits_is_refused(file, request):
    request.addfinalizer(lambda: sys.set_int_max_str_digits(4300))
    sys.set_int_max_str_digits(0)
    content = signed(changed(("state", "turn"), 10**4300))
    sys.set_int_max_str_digits(4300)
    assert "a number has thousands of digits" in refusal(file, content)


@pytest.mark.parametrize("path", [("setup", "seats", 0, "name"), ("program",)])
def test_an_unpaired_surrogate_is_refused(path, file):
    assert "an invalid character" in refusal(file, signed(changed(path, "\ud800")))


OF_MODULES = [
    ("bonus_cards", ("revealed",), [[]] * 9, "bonus cards of a seat that does not exist"),
    ("bonus_cards", ("held", 0), 7, "the number of bonus cards is wrong"),
    ("bonus_cards", ("hands", 0), ["tower-99"] * 2, "the number of bonus cards is wrong"),
    ("vizier", ("awake",), [True], "viziers are missing or duplicated"),
    ("falconers", ("placed",), [], "falcons"),
    ("huts", ("taken",), [0, 0, 9], "more than 3 huts"),
    ("huts", ("sizes", 0), 9, "the piles of huts are wrong"),
    ("huts", ("open", 0), "hut-tower-N", "a hut is in the pile of another type"),
    ("bazaars", ("beside",), ["bazaar-99"], "unknown tile 'bazaar-99'"),
]


@pytest.mark.parametrize(("module", "path", "value", "words"), OF_MODULES)
def test_an_impossible_module_value_is_reported(module, path, value, words, file):
    body = changed(("state", "slices", module, *path), value, f"0.2.0-{module}")
    assert words in refusal(file, signed(body))


def test_an_unreachable_state_that_cannot_continue_is_refused(file):
    body = changed(("state", "agenda"), [{"step": "HoldScoring"}, {"step": "PlaceLeftovers", "seat": 0}])
    assert "the game would not continue" in refusal(file, signed(body))
    parts = body_of(COMBINED)["state"]["pile_parts"]
    body = changed(("state", "pile_parts"), [sum(parts), 0, 0, 0, 0], COMBINED)
    assert "the game would not continue" in refusal(file, signed(body))


def test_a_state_without_legal_actions_is_refused(file, monkeypatch):
    monkeypatch.setattr("alhambra_desktop.model.files.saves.save.legal_actions", lambda book, state: ())
    body = changed(("actions",), [])
    assert "no player can act" in refusal(file, signed(body))


def test_a_game_opens_without_a_history_that_does_not_match(file):
    file.write_bytes(signed(changed(("actions",), [{"action": "EndTurn"}])))
    game = read_game(file)
    assert game.history() is None
    # An action with an unknown tile.
    unknown = {"action": "AddFromReserve", "tile": "tower-99", "cell": [0, 1]}
    file.write_bytes(signed(changed(("actions",), [unknown])))
    assert read_game(file).history() is None


def test_a_history_longer_than_any_game_is_dropped(file, monkeypatch):
    monkeypatch.setattr(save, "MOST_ACTIONS", 10)
    game = read_game(HERE / f"{FOUR}.alhambra")
    assert game.actions == ()
    assert game.history() is None


def test_only_the_last_promised_steps_are_kept(file):
    steps = [{"after": 1, "promised": []}] * save.MOST_STEPS + [{"after": 2, "promised": []}]
    undone = [{"action": None, "promised": []}] * save.MOST_STEPS + [{"action": None, "promised": None}]
    file.write_bytes(signed({**body_of(NEWEST), "promised": steps, "undone": undone}))
    game = read_game(file)
    assert len(game.promised) == len(game.undone) == save.MOST_STEPS
    assert (game.promised[-1].after, game.undone[-1].promised) == (2, None)


def test_reading_stops_at_the_first_invalid_value(file, monkeypatch):
    made = list[str]()
    monkeypatch.setattr(codec, "quoted", lambda value: made.append(quoted(value)) or made[-1])
    refusal(file, signed(changed(("state", "row"), [0] * 100_000)))
    assert made == ["0"]


def test_too_many_lists_are_refused_before_parsing(file, monkeypatch):
    monkeypatch.setattr(json, "loads", lambda *_, **__: pytest.fail("it was read"))
    assert "too many lists" in refusal(file, b'{"x":[' + b"[]," * save.MOST_LISTS + b"[]]}")


@pytest.mark.parametrize("value", ["A" * 190, [["A" * 50] * 50] * 50, {"A" * 900: 1}, 10**4000])
@pytest.mark.parametrize(
    "path",
    [("setup", "game"), ("setup", "seats", 0, "colour"), ("state", "turn"), ("version",), ("promised",)],
)
def test_a_refusal_shortens_quoted_values(path, value, file):
    words = refusal(file, signed(changed(path, value)))
    assert len(words) < LONGEST_QUOTE + 250
    assert "A" * LONGEST_QUOTE not in words


def test_an_unexpected_error_is_reported_too(file, monkeypatch):
    def stumble(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(save, "check_levels", stumble)
    assert "at setup: it does not match the rest of the game" in refusal(file, signed(body_of()))
    monkeypatch.setattr(save, "_digest", stumble)
    assert "do not match" in refusal(file, signed_before(body_of()))


def signed_before(body: dict[str, Any]) -> bytes:
    return json.dumps(body).encode()


# -- paths that are not files


@pytest.mark.posix
def test_a_pipe_is_refused_immediately(file):
    os.mkfifo(file)
    assert sentence(file) == (
        "a.alhambra cannot be opened (it is a pipe, not a file). Choose a saved game or a game record."
    )


@pytest.mark.posix
def test_a_pipe_that_replaces_a_file_is_refused_immediately(file, monkeypatch):
    os.mkfifo(file)
    before = os.stat(HERE / f"{FOUR}.alhambra")
    monkeypatch.setattr(files, "os", SimpleNamespace(**{**vars(os), "stat": lambda path: before}))
    assert "is a pipe" in sentence(file)


@pytest.mark.posix
def test_devices_folders_and_sockets_are_refused_without_opening(tmp_path, file, monkeypatch):
    monkeypatch.setattr(os, "open", lambda *_: pytest.fail("it was opened"))
    file.symlink_to("/dev/zero")
    assert "is a device, not a file" in sentence(file)
    assert "is a folder, not a file" in sentence(tmp_path)
    assert "/ cannot be opened (it is a folder" in sentence(Path("/"))
    with monkeypatch.context() as patch:
        patch.setattr(files, "_KINDS", ((stat.S_ISCHR, Message("file-socket")),))
        assert "is a socket" in sentence(file)


def test_a_file_without_permission_gets_one_sentence(file, monkeypatch):
    file.write_bytes(b"")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert "cannot be read (Permission denied). Check the location and your permissions" in sentence(file)


def test_an_invalid_file_name_gets_one_sentence(tmp_path):
    assert "this is not a valid file name" in sentence(tmp_path / "a\0.alhambra")


def test_reading_stops_at_the_size_limit(file, monkeypatch):
    file.write_bytes(b"x" * 100)
    monkeypatch.setattr(files, "_require_file", lambda found, most: None)
    with pytest.raises(files.NotReadError, match="file-large"):
        files.read_whole(file, 10)


def test_promised_and_undone_steps_survive_with_unknown_tiles(file):
    game = read_game(HERE / f"{FOUR}.alhambra")
    odd = (
        PromisedStep(len(game.actions), (PlaceTile("tower-99", (0, 1)),)),
        PromisedStep(-5, (KeepInReserve("x"), KeepInReserve("y")), joined=True),
    )
    undone = (UndoneStep(None, odd[0].promised), UndoneStep(KeepInReserve("x"), odd[1].promised))
    write_game(file, attrs.evolve(game, promised=odd, undone=undone))
    assert to_bytes(read_game(file)) == to_bytes(attrs.evolve(game, promised=odd, undone=undone))


TILE = "park-11"
WRONG_PLACEMENTS = [
    ([{"action": "EndTurn"}], "promised[0]: 'EndTurn' cannot be planned"),
    ([{"action": "AddFromReserve", "tile": TILE, "cell": [0, 1]}], "'AddFromReserve' cannot be planned"),
    ([{"action": "Place", "tile": TILE}], "promised[0]: unknown or missing parts ['cell']"),
    ([{"action": "Place", "tile": TILE, "cell": [0]}], "promised[0].cell: [0] does not have 2 parts"),
    ([{"action": "KeepInReserve", "tile": 7}], "promised[0].tile: 7 is not text"),
    ([{"action": "KeepInReserve", "tile": TILE}] * 2, "two placements are planned for one tile"),
    ({TILE: {"action": "KeepInReserve", "tile": "park-12"}}, "is not a list"),
    (["dirk"], "unknown action 'dirk'"),
]


@pytest.mark.parametrize(("part", "field"), [("promised", {"after": 1}), ("undone", {"action": None})])
@pytest.mark.parametrize(("promised", "words"), WRONG_PLACEMENTS)
def test_a_step_with_an_impossible_promise_is_refused(part, field, promised, words, file):
    body = body_of(NEWEST)
    assert body["version"] == VERSION
    body[part] = [{**field, "promised": promised}]
    told = refusal(file, signed(body))
    assert words in told
    assert f" {part}[0]" in told


def test_braces_in_a_file_are_not_message_patterns(tmp_path):
    braces = '{ $file } { "x" } {x'
    body = changed(("setup", "seats", 0, "colour"), braces)
    told = refusal(tmp_path / f"{braces}.alhambra", signed(body))
    assert told.startswith(f"The game in {braces}.alhambra cannot be set up")
    assert quoted(braces) in told
    body = changed(("state", "agenda", 0), {"step": braces})
    assert f"state.agenda[0]: unknown step {quoted(braces)})" in refusal(
        tmp_path / "a.alhambra", signed(body)
    )


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("source", "nonsense"),
        ("source", "camps"),  # a module that is not in this game
        ("subject", "nonsense"),
        ("owner", 9),
        ("amount", -1),
    ],
)
def test_impossible_points_are_refused(part, value, file):
    body = changed(("state", "scorings", 0, "lines", 0, part), value)
    assert "at state: impossible points" in refusal(file, signed(body))
