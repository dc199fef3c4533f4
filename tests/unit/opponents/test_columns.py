"""Nets with rule sets unknown to them: inputs are matched by name."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

import attrs
import numpy as np
import pytest

from alhambra_desktop.model.players import net_files
from alhambra_desktop.model.players.features import COLUMNS, Columns, Position
from alhambra_desktop.model.players.net import (
    Archive,
    ArchiveError,
    Batch,
    Net,
    batch,
    fresh,
    matched,
    net_for,
    unpacked,
)
from alhambra_desktop.model.players.net_files import UNITS, NetError, check_nets, net_list
from alhambra_desktop.model.rules.modules.registry import PRODUCTS
from alhambra_desktop.words import say
from tests.unit.opponents.test_net import some

HARBOUR = "plays harbour"
AT = COLUMNS.table.index("plays huts")
ROOT = Path(__file__).resolve().parents[3]


def with_column(columns: Columns, name: str, at: int) -> Columns:
    return attrs.evolve(columns, table=(*columns.table[:at], name, *columns.table[at:]))


def wider(positions: list[Position], value: float) -> Batch:
    """Return the same positions with an input for one more rule set."""
    told = batch(positions)
    return attrs.evolve(told, table=np.insert(told.table, AT, value, axis=1))


def saved_and_loaded(net: Net) -> Net:
    """Return a net with its weights rounded like those in a file."""
    return unpacked(net.packed(), "it")


def test_columns_are_matched_by_name() -> None:
    array = np.arange(6.0).reshape(3, 2)
    assert matched(array, ("a", "b", "c"), ("c", "new", "a")).tolist() == [[4, 5], [0, 0], [0, 1]]
    assert matched(array, ("x", "y"), ("y", "z"), axis=1).tolist() == [[1, 0], [3, 0], [5, 0]]
    assert matched(array, ("a", "b", "c"), ("a", "b", "c")) is array


def test_an_unknown_product_does_not_change_answers() -> None:
    net, positions = fresh(3), some(7, 6)
    net = saved_and_loaded(Net({**net.weights, "shortcut": np.ones_like(net.weights["shortcut"])}))
    more = unpacked(net.packed(), "it", with_column(COLUMNS, HARBOUR, AT))
    assert more.answers(wider(positions, 0.0)) == pytest.approx(net.answers(batch(positions)), rel=1e-12)
    assert np.array_equal(more.answers(wider(positions, 1.0)), more.answers(wider(positions, 0.0)))


def test_a_removed_product_counts_as_not_played() -> None:
    columns = with_column(COLUMNS, HARBOUR, AT)
    trained = {name: array.astype(np.float32) + 0.5 for name, array in fresh(3, columns).weights.items()}
    content, positions = Archive(trained, columns).packed(), some(7, 6)
    whole, without = unpacked(content, "it", columns), unpacked(content, "it")
    assert without.answers(batch(positions)) == pytest.approx(whole.answers(wider(positions, 0.0)), rel=1e-12)
    assert not np.allclose(whole.answers(wider(positions, 1.0)), whole.answers(wider(positions, 0.0)))


def test_type_inputs_in_another_order_are_matched() -> None:
    net, positions = saved_and_loaded(fresh(3)), some(4, 6)
    turned = attrs.evolve(COLUMNS, types=COLUMNS.types[::-1])
    told = batch(positions)
    other = attrs.evolve(told, types=told.types[:, :, ::-1])
    assert unpacked(net.packed(), "it", turned).answers(other) == pytest.approx(net.answers(told), rel=1e-12)


def test_weights_are_unchanged_with_the_same_columns() -> None:
    content = fresh(3).packed()
    for name, array in Archive.read(content).arrays.items():
        assert unpacked(content, "it").weights[name].tobytes() == array.astype(np.float64).tobytes()


def broken_names(kind: str) -> bytes:
    """Return the content of a net file with damaged column names."""
    arrays = {name: array.astype(np.float32) for name, array in fresh(3).weights.items()}
    table = {
        "none": (),
        "one twice": (*COLUMNS.table[:-1], COLUMNS.table[0]),
        "no words": tuple(range(len(COLUMNS.table))),
        "too few": COLUMNS.table[:-1],
    }[kind]
    return Archive(arrays, Columns(COLUMNS.types, table)).packed()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("none", "archive-columns"),
        ("one twice", "archive-columns"),
        ("no words", "archive-columns"),
        ("too few", "net-shape"),
    ],
)
def test_damaged_column_names_are_refused(kind: str, complaint: str) -> None:
    with pytest.raises(NetError, match=complaint):
        unpacked(broken_names(kind), "it")


def test_an_archive_without_columns_is_refused() -> None:
    content = Archive({}).packed()
    assert Archive.read(content).columns == COLUMNS
    with pytest.raises(ArchiveError, match="archive-columns"):
        Archive.read(Archive({}, Columns((), ())).packed())


@pytest.mark.parametrize("seats", range(2, 7))
def test_bundled_nets_know_all_columns_except_later_products(seats: int) -> None:
    """A renamed column loses its weights, so the nets must be converted or trained again."""
    columns = Archive.read(net_files.net_content(seats)).columns
    later = set(COLUMNS.table) - set(columns.table)
    assert columns.types == COLUMNS.types
    assert set(columns.table) <= set(COLUMNS.table)
    assert later <= {f"plays {product.id}" for product in PRODUCTS}


def test_the_list_matches_the_bundled_nets() -> None:
    names = [name(seats) for name in (net_files.file_name, net_files.rollout_name) for seats in range(2, 7)]
    contents = {name: net_files.content_of(name) for name in names}
    assert net_list(contents) == net_files._folder().joinpath(net_files.LIST).read_bytes()
    for name in map(net_files.file_name, range(2, 7)):
        weights = Archive.read(contents[name]).arrays
        assert {name: weights[f"{name}_bias"].size for name in UNITS} == UNITS


def damaged(what: str) -> tuple[dict[str, bytes], dict[str, Any]]:
    """Return the contents of net files and changed entries of their list."""
    name, net = "value-2.npz", fresh(1)
    packed = net.packed()
    arrays = {key: array.astype(np.float32) for key, array in net.weights.items()}
    other = {**arrays, "last_bias": np.zeros(5, np.float32)}
    return {
        "nothing": ({name: packed}, {}),
        "another order": ({name: Archive(arrays, reversed_columns()).packed()}, {}),
        "missing": ({}, {"nets": {name: 1}}),
        "cut off": ({name: packed[:500]}, {"nets": {name: crc32(packed)}}),
        "another shape": ({name: Archive(other).packed()}, {"units": {**UNITS, "second": 16}}),
        "no names": ({name: broken_names("none")}, {"nets": {name: crc32(packed)}}),
    }[what]


def reversed_columns() -> Columns:
    return Columns(COLUMNS.types, COLUMNS.table[::-1])


@pytest.mark.parametrize(
    "what", ["nothing", "another order", "missing", "cut off", "another shape", "no names"]
)
def test_the_startup_check_refuses_what_cannot_be_loaded(tmp_path, monkeypatch, what: str) -> None:
    monkeypatch.setattr(net_files, "_folder", lambda: tmp_path)
    contents, otherwise = damaged(what)
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    told = {**json.loads(net_list(contents)), **otherwise}
    (tmp_path / "nets.json").write_text(json.dumps(told), encoding="utf-8")
    net_for.cache_clear()
    faults = []
    for use in (check_nets, lambda: net_for(2)):
        try:
            use()
        except NetError as fault:
            faults.append(say(fault.message))
    net_for.cache_clear()
    assert len(faults) == (0 if what in ("nothing", "another order") else 2)
    assert all("Reinstall the program" in fault and fault.endswith(".") for fault in faults)
    assert all(len(fault.split(". ")) == 2 for fault in faults), "the problem and the remedy"


THINKING_PROGRAM = """
import json, sys, types
from random import Random
from alhambra_desktop.model.rules.core.engine.module import Module
from alhambra_desktop.model.rules.modules import registry

if sys.argv[1] == "with":
    rules = sys.modules["harbour_rules"] = types.ModuleType("harbour_rules")
    rules.install = lambda book: None
    harbour = Module("harbour", "Harbour", "Ships come.", "harbour_rules")
    made = registry.Registry((*registry.PRODUCTS[:5], harbour, *registry.PRODUCTS[5:]), {})
    registry.PRODUCTS, registry.make_setup, registry.rulebook = made.products, made.make_setup, made.rulebook

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.players.features import COLUMNS
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.players.net_files import check_nets
from alhambra_desktop.model.players.players import think
from tests.unit.opponents.tables import after_turns, book_for

check_nets()
found = []
for modules in ((), ("vizier",), *((("harbour",),) if sys.argv[1] == "with" else ())):
    book = book_for(3, 5, modules=modules)
    state = after_turns(book, 9)
    thought = think(book, observe(book, state, state.decision.seat), level("architect"), Random(1))
    found.append([repr(thought.plan.actions), thought.plan.value])
print(json.dumps([len(COLUMNS.table), found]))
"""


def test_a_registry_with_another_product_needs_no_new_nets() -> None:
    def run(which: str) -> tuple[int, list[tuple[str, float]]]:
        command = [sys.executable, "-c", THINKING_PROGRAM, which]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
        columns, thoughts = json.loads(done.stdout)
        return columns, thoughts

    (columns, before), (more, after) = run("without"), run("with")
    assert more == columns + 1
    for (actions, value), (same, about) in zip(before, after, strict=False):
        assert actions == same
        assert about == pytest.approx(value, rel=1e-9)
    assert len(after) == 3
    assert after[2][0], "and the new rule set is played"
