"""Saved games open completely or are refused with one sentence; other files are not touched."""

from __future__ import annotations

import json
import os
from pathlib import Path

import attrs
import pytest

from alhambra_desktop.model.files.saves import save
from alhambra_desktop.model.files.saves.files import PREVIOUS
from alhambra_desktop.model.files.saves.save import (
    LARGEST,
    VERSION,
    ContentError,
    NeedsError,
    from_bytes,
    json_of,
    packages_of,
    read_game,
    to_bytes,
    write_game,
)
from alhambra_desktop.model.files.saves.saved_game import PromisedStep, SavedGame, UndoneStep
from alhambra_desktop.model.rules.core.engine.action import KeepInReserve, PlaceTile
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.bonus_cards.rules import RevealBonusCard
from alhambra_desktop.model.rules.modules.dirk.rules import GiveToDirk
from alhambra_desktop.model.rules.modules.granada.rules import KeepTurned, PlaceTurned
from alhambra_desktop.model.rules.modules.registry import MODULES, OPTIONS, make_setup, rulebook
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.words import say
from tests.saves.refusals import sentence
from tests.unit.archive.outside import DESERT, HARBOUR, MILLS, installed

HERE = Path(__file__).parent
RELEASED = sorted(HERE.glob("*.alhambra"))


@pytest.fixture
def game() -> SavedGame:
    return read_game(HERE / "0.1.0-two-with-dirk.alhambra")


def body_of(game: SavedGame) -> dict:
    return json.loads(to_bytes(game))


def write_body(path: Path, body: dict, *, sign: bool = True) -> Path:
    """Write a file with a changed body and a valid digest, unless ``sign`` is False."""
    body = {key: value for key, value in body.items() if key != "digest"} if sign else body
    if sign:
        body["digest"] = save._digest(body)
    path.write_text(json.dumps(body), encoding="utf-8")
    return path


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.stem)
def test_files_of_released_versions_open(path):
    game = read_game(path)
    book = rulebook(game.setup)
    assert legal_actions(book, game.state)
    assert game.history() is not None
    assert game.history()[-1].after == game.state


def test_files_of_released_versions_exist():
    assert len(RELEASED) >= 2


def test_a_game_saved_in_mid_turn_is_restored(game, tmp_path):
    tile = game.state.players[0].purchases[0]
    now = len(game.actions)
    whole = attrs.evolve(
        game,
        promised=(
            PromisedStep(now, (PlaceTile(tile, (0, 1)),), joined=True),
            PromisedStep(now, (KeepInReserve(tile),)),
        ),
        undone=(
            UndoneStep(game.actions[-1], None),
            UndoneStep(None, ()),
            UndoneStep(game.actions[-1], (KeepInReserve(tile),)),
        ),
        assisted=True,
        hints=(2, 1, 0),
    )
    write_game(tmp_path / "a.alhambra", whole)
    assert read_game(tmp_path / "a.alhambra") == whole


def test_the_previous_copy_is_kept_and_mentioned(game, tmp_path):
    path = tmp_path / "a.alhambra"
    write_game(path, game)
    write_game(path, attrs.evolve(game, assisted=True))
    previous = path.with_name(path.name + PREVIOUS)
    assert read_game(previous) == game
    path.write_text("")
    assert previous.name in sentence(path)


@pytest.mark.parametrize("step", ["fsync", "replace", "link"])
def test_a_failure_while_writing_leaves_the_old_file(game, tmp_path, monkeypatch, step):
    path = tmp_path / "a.alhambra"
    write_game(path, game)

    def fail(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, step, fail)
        if step == "link":
            patch.setattr(Path, "write_bytes", fail)
        with pytest.raises(OSError, match="No space"):
            write_game(path, attrs.evolve(game, assisted=True))
    assert read_game(path) == game
    assert [name for name in os.listdir(tmp_path) if name.endswith(".alhambra")] == ["a.alhambra"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "damaged or incomplete"),
        (b"{", "damaged or incomplete at line 1"),
        (b"\x89PNG\r\n\x1a\n\x00", "invalid text"),
        (b"[" * 100_000, "damaged or incomplete"),
        (b"[]", "not a saved game"),
        (b'{"format": "chess"}', "not a saved game"),
        (b'{"format": "alhambra-save"}', "unknown version"),
        (b'{"format": "alhambra-save", "version": true}', "unknown version"),
        (b'{"format": "alhambra-save", "version": 99}', "newer program"),
        (b'{"format": "alhambra-save", "version": 5}', "test version"),
        (b'{"format": "alhambra-save", "version": 6}', "the file was edited"),
    ],
)
def test_foreign_and_damaged_files_get_one_sentence(tmp_path, content, words):
    path = tmp_path / "a.alhambra"
    path.write_bytes(content)
    assert words in sentence(path)


def test_a_file_cut_off_anywhere_gets_one_sentence(game, tmp_path):
    content = to_bytes(game)
    path = tmp_path / "a.alhambra"
    for length in range(0, len(content), len(content) // 25):
        path.write_bytes(content[:length])
        sentence(path)


def test_a_file_changed_by_hand_is_refused(game, tmp_path):
    body = body_of(game)
    body["state"]["players"][0]["score"] = 500
    assert "the file was edited" in sentence(write_body(tmp_path / "a.alhambra", body, sign=False))


def change(path: tuple, value: object):
    def apply(body: dict) -> None:
        for key in path[:-1]:
            body = body[key]
        body[path[-1]] = value

    return apply


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (change(("state", "players", 0, "reserve"), ["tower-99"]), "unknown tile 'tower-99'"),
        (change(("state", "players", 0, "city", "tiles"), [[0, 0, "hut"]]), "unknown tile 'hut'"),
        (change(("state", "active"), 7), "a seat that does not exist"),
        (change(("state", "row"), []), "money cards are missing"),
        (change(("state", "turn"), "many"), "not a whole number"),
        (change(("state", "luck"), 1), "state"),
        (change(("state", "slices"), {}), "modules"),
        (change(("state", "agenda"), [{"step": "Dance"}]), "unknown step 'Dance'"),
        (change(("actions",), [{"action": "Cheat"}]), "unknown action 'Cheat'"),
        (change(("promised",), [{"after": "x", "promised": []}]), "promised[0].after"),
        (change(("setup", "game"), "chess"), "Unknown game 'chess'"),
        (change(("setup", "seats"), []), "2 to 6 players"),
        (change(("setup", "options", 0), ["enclosed_spaces", "sometimes"]), "enclosed_spaces"),
        (change(("hints",), [1, 2]), "numbers of used hints are incomplete"),
        (change(("hints",), [1, 2, -3]), "whole numbers"),
        (change(("extra",), 1), "extra"),
        (change(("program",), 7), "program: 7 is not text"),
    ],
)
def test_an_impossible_value_is_reported(game, tmp_path, damage, words):
    body = body_of(game)
    damage(body)
    assert words in sentence(write_body(tmp_path / "a.alhambra", body))


def test_a_file_over_five_megabytes_is_refused_unread(tmp_path, monkeypatch):
    path = tmp_path / "a.alhambra"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    monkeypatch.setattr(os, "open", lambda *_: pytest.fail("it was opened"))
    assert "too large: 5.0 MB" in sentence(path)


@pytest.mark.posix
def test_a_damaged_file_with_a_long_name_gets_one_sentence(tmp_path):
    path = tmp_path / f"{'a' * 240}.alhambra"
    path.write_text("{")
    assert path.name in sentence(path)


def test_a_missing_file_gets_one_sentence(tmp_path):
    assert "cannot be read" in sentence(tmp_path / "none.alhambra")


def test_every_rule_set_has_a_released_file():
    left = {name for path in RELEASED for name in rulebook(read_game(path).setup).installed}
    assert left == {module.id for module in MODULES}


@pytest.mark.parametrize("name", [*OPTIONS, ""])
def test_a_missing_house_variant_gets_its_official_value(name, tmp_path):
    """An empty name removes all options from the file."""
    setup = make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(3)], 5)
    begun = start(rulebook(setup)).after
    done = play(rulebook(setup), begun, legal_actions(rulebook(setup), begun)[0])
    game = SavedGame(setup, done.after, (done.action,))
    body = body_of(game)
    for part in (body["setup"], body["state"]["setup"]):
        part["options"] = [one for one in part["options"] if name and one[0] != name]
    opened = read_game(write_body(tmp_path / "older.alhambra", body))
    assert opened == game
    assert opened.history() is not None


# -- promises

PARK = "park-11"
FIVE_KINDS = [
    PlaceTile(PARK, (0, 3)),
    KeepInReserve(PARK),
    PlaceTurned(PARK, (0, 3), "dirham-3"),
    KeepTurned(PARK),
    GiveToDirk(PARK),
]


def test_promises_beside_placings_are_saved_too(tmp_path):
    game = read_game(HERE / "0.2.0-bonus_cards.alhambra")
    promised = (KeepInReserve("tower-11-open"), RevealBonusCard("tower-11-open"))
    whole = attrs.evolve(game, promised=(PromisedStep(3, promised),), undone=(UndoneStep(None, promised),))
    write_game(tmp_path / "a.alhambra", whole)
    assert read_game(tmp_path / "a.alhambra") == whole


def test_every_kind_of_placing_is_restored_done_or_undone():
    game = read_game(HERE / "0.3.0-format-6.alhambra")
    steps = tuple(PromisedStep(len(game.actions), (action,)) for action in FIVE_KINDS)
    assert game.promised[-5:] == steps
    assert game.undone == tuple(UndoneStep(None, (action,)) for action in FIVE_KINDS[::-1])


def test_one_gesture_from_a_file_is_one_undo_step():
    table = GameTable()
    table.open(read_game(HERE / "0.3.0-format-6.alhambra"))
    for _ in FIVE_KINDS:
        table.undo()
    bought = table.state
    assert table.promises == (GiveToDirk(PARK),)
    table.undo()
    assert (table.promises, table.state.players[0].purchases) == ((), ())
    assert table.undo_refusal() is not None, "a turn begins with it"
    again = GameTable()
    again.open(table.saved())
    for one in (table, again):
        one.redo()
        assert (one.promises, one.state) == ((GiveToDirk(PARK),), bought)
        for _ in range(2 * len(FIVE_KINDS)):
            one.redo()
        assert one.promises == (FIVE_KINDS[-1],)
        assert not one.can_redo


# -- limits and unusual files


MANY_PARTS = [True, 1.0, "1", None, -1, 1_000_000]
"""Values that are not counts."""


@pytest.mark.parametrize("value", MANY_PARTS)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_only_small_whole_numbers_are_numbers_of_hints(game, tmp_path, value, place):
    body = body_of(game)
    body["hints"] = [0, 999_999, 5]
    path = write_body(tmp_path / "a.alhambra", body)
    assert read_game(path).hints == (0, 999_999, 5)
    body["hints"][place] = value
    assert "whole numbers" in sentence(write_body(path, body))


@pytest.mark.parametrize("count", [0, 2, 4])
def test_there_are_three_numbers_of_hints(game, tmp_path, count):
    body = body_of(game)
    body["hints"] = [0] * count
    assert "incomplete" in sentence(write_body(tmp_path / "a.alhambra", body))


@pytest.mark.parametrize("value", MANY_PARTS)
@pytest.mark.parametrize("place", [0, 1])
def test_only_small_whole_numbers_are_final_points(game, tmp_path, value, place):
    body = body_of(game)
    body["tried_from"] = [0, 999_999]
    path = write_body(tmp_path / "a.alhambra", body)
    assert read_game(path).tried_from == (0, 999_999)
    body["tried_from"][place] = value
    assert "tried_from" in sentence(write_body(path, body))


@pytest.mark.parametrize("points", [[1], [1, 2, 3]])
def test_every_seat_has_final_points(game, tmp_path, points):
    body = {**body_of(game), "tried_from": points}
    assert "the points of 2 players" in sentence(write_body(tmp_path / "a.alhambra", body))


@pytest.mark.parametrize("tried_from", [(), (3, 4)])
def test_a_practice_game_is_restored_with_its_points(game, tmp_path, tried_from):
    branch = attrs.evolve(game, tried_from=tried_from)
    write_game(tmp_path / "a.alhambra", branch)
    assert read_game(tmp_path / "a.alhambra") == branch
    assert ("tried_from" in body_of(branch)) is bool(tried_from)


def test_a_name_is_readable_in_the_file(game):
    named = game.with_name(0, "Åsa 王")
    assert "Åsa 王".encode() in to_bytes(named)


@pytest.mark.parametrize("version", [1, 5, 6, 7, 0, -1, "6", 6.0, None])
def test_only_files_of_this_version_open(game, tmp_path, version):
    body = {**body_of(game), "version": version}
    path = write_body(tmp_path / "a.alhambra", body)
    if type(version) is int and version == VERSION:
        assert read_game(path) == game
        return
    known = {1: "test version", 5: "test version", 7: "newer program"}
    assert known.get(version, "unknown version") in sentence(path)


def test_the_line_and_column_of_an_error_are_named(game, tmp_path):
    path = tmp_path / "a.alhambra"
    path.write_text('{\n"format": "alhambra-save",\n  7}', encoding="utf-8")
    with pytest.raises(ContentError) as error:
        json_of(path.read_bytes())
    assert error.value.message == Message("save-cut-off", line=3, column=3)
    with pytest.raises(ContentError) as error:
        json_of(b'{"a": "\xff"}')
    assert error.value.message == Message("save-no-text", byte=7)


@pytest.mark.parametrize(("more", "refused"), [(0, False), (1, True)])
@pytest.mark.parametrize("pair", ["[]", "{}"])
def test_lists_and_objects_are_counted_up_to_a_limit(monkeypatch, pair, more, refused):
    monkeypatch.setattr(save, "MOST_LISTS", 5)
    content = f"[{', '.join([pair] * (4 + more))}]".encode()
    if refused:
        with pytest.raises(ContentError, match="save-lists"):
            json_of(content)
    else:
        assert len(json_of(content)) == 4


def test_a_history_of_exactly_the_limit_is_kept(game, monkeypatch):
    for limit, kept in ((len(game.actions), True), (len(game.actions) - 1, False)):
        monkeypatch.setattr(save, "MOST_ACTIONS", limit)
        opened = from_bytes(to_bytes(game))
        assert opened.actions == (game.actions if kept else ())
        assert opened.state == game.state


@pytest.mark.parametrize("part", ["promised", "undone"])
def test_only_the_last_steps_are_read_and_errors_count_from_the_first(game, tmp_path, monkeypatch, part):
    monkeypatch.setattr(save, "MOST_STEPS", 3)
    tile = game.state.players[0].purchases[0]
    promised = tuple(PromisedStep(number, (KeepInReserve(tile),)) for number in range(5))
    undone = tuple(UndoneStep(None, (KeepInReserve(f"{tile}-{number}"),)) for number in range(5))
    whole = attrs.evolve(game, **{part: {"promised": promised, "undone": undone}[part]})
    opened = from_bytes(to_bytes(whole))
    assert getattr(opened, part) == getattr(whole, part)[-3:]
    body = body_of(whole)
    body[part][3] = 7
    assert f" {part}[3]: 7 " in sentence(write_body(tmp_path / "a.alhambra", body))
    body[part][1] = 7
    body[part][3] = body[part][4]
    assert len(getattr(from_bytes(write_body(tmp_path / "b.alhambra", body).read_bytes()), part)) == 3


@pytest.mark.parametrize("kind", ["table", "content"])
def test_a_previous_copy_is_mentioned_only_if_it_exists(game, tmp_path, kind):
    path = tmp_path / "a.alhambra"
    body = body_of(game)
    if kind == "table":
        body["setup"]["seats"] = []
    else:
        body["state"]["turn"] = "many"
    assert "previous" not in sentence(write_body(path, body))
    path.with_name(path.name + PREVIOUS).touch()
    assert path.name + PREVIOUS in sentence(path)


# -- third-party rule sets that a game needs


WELLS = {"package": "wells", "module": "wells", "version": "1.2", "title": "Wells"}


def needing(game: SavedGame, *rule_sets: object) -> dict:
    return {**body_of(game), "rule_sets": list(rule_sets)}


@pytest.mark.parametrize(
    ("more", "named"),
    [
        ({}, "Wells"),
        ({"author": "Ann"}, "Wells 1.2 by Ann"),
        ({"contact": "ann@example.org"}, "Wells"),
        ({"author": "Ann", "contact": "ann@example.org"}, "Wells 1.2 by Ann (ann@example.org)"),
        ({"title": ""}, "wells"),
        ({"title": "W" * 99}, "W" * 60),
        ({"title": 7, "author": ["Ann"]}, "7 1.2 by ['Ann']"),
    ],
)
def test_a_missing_rule_set_is_named_with_its_origin(game, tmp_path, more, named):
    path = write_body(tmp_path / "a.alhambra", needing(game, {**WELLS, **more}))
    with pytest.raises(NeedsError) as error:
        read_game(path)
    assert f"not enabled here: {named}. See" in say(error.value.message)
    assert say(error.value.closed) == f"{named.partition(' 1.2')[0]} is not enabled"
    assert error.value.body["setup"] == body_of(game)["setup"]
    assert error.value.body["tried_from"] == []
    assert packages_of(path) == ("wells",)


def test_all_missing_rule_sets_are_named(game, tmp_path):
    mills = {**WELLS, "package": "mills", "module": "mills", "title": "Mills"}
    path = write_body(tmp_path / "a.alhambra", needing(game, WELLS, mills))
    with pytest.raises(NeedsError) as error:
        read_game(path)
    assert "Wells" in say(error.value.message)
    assert "Mills" in say(error.value.message)
    assert dict(error.value.closed.arguments)["count"] == 2
    assert packages_of(path) == ("wells", "mills")


@pytest.mark.parametrize("rule_sets", [{}, "wells", [WELLS, "mills"], 7])
def test_an_impossible_list_of_rule_sets_is_refused(game, tmp_path, rule_sets):
    path = write_body(tmp_path / "a.alhambra", {**body_of(game), "rule_sets": rule_sets})
    assert "rule_sets" in sentence(path)


def test_a_game_names_the_installed_rule_sets_that_it_needs(tmp_path):
    with installed(HARBOUR, MILLS, DESERT):
        for rules in (("alhambra", ()), ("alhambra", ("harbour",)), ("desert", ())):
            setup = make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(3)], 5, *rules)
            game = SavedGame(setup, start(rulebook(setup)).after, ())
            write_game(tmp_path / "a.alhambra", game)
            assert read_game(tmp_path / "a.alhambra") == game
            wanted = {"harbour", "desert"} & {rules[0], *rules[1]}
            assert set(packages_of(tmp_path / "a.alhambra")) == wanted
            assert {one["module"] for one in body_of(game).get("rule_sets", [])} == wanted
    with pytest.raises(NeedsError):
        read_game(tmp_path / "a.alhambra")
