from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

from alhambra_desktop.model.players import net, net_files
from alhambra_desktop.model.players.features import COLUMNS, POINTS, Position
from alhambra_desktop.model.players.net import Net, batch, fresh, net_for, unpacked
from alhambra_desktop.model.players.net_files import VERSION, NetError, check_nets, net_list


def some(count: int, types: int, seed: int = 1) -> list[Position]:
    rng = Random(seed)

    def row(length: int) -> tuple[float, ...]:
        return tuple(rng.uniform(-1, 1) for _ in range(length))

    return [
        Position(tuple(row(len(COLUMNS.types)) for _ in range(types)), row(len(COLUMNS.table)))
        for _ in range(count)
    ]


def test_a_packed_net_gives_the_same_answers() -> None:
    net, positions = fresh(3), some(5, 6)
    again = unpacked(net.packed(), "it")
    assert again.margins(positions) == pytest.approx(net.margins(positions), abs=1e-4)
    assert len(net.packed()) < 60_000


def test_games_with_different_numbers_of_types_share_a_batch() -> None:
    net, few, many = fresh(3), some(2, 6), some(3, 15)
    alone = [*net.margins(few), *net.margins(many)]
    assert net.margins([*few, *many]) == pytest.approx(alone)


def test_the_order_of_types_does_not_matter() -> None:
    (position,) = some(1, 6)
    turned = Position(position.types[::-1], position.table)
    assert fresh(3).margins([position]) == pytest.approx(fresh(3).margins([turned]))


def test_a_margin_is_in_points() -> None:
    net = fresh(3)
    flat = Net({**net.weights, "last": np.zeros_like(net.weights["last"]), "last_bias": np.array([0.5, 0.0])})
    assert flat.margins(some(1, 6)) == [0.5 * POINTS]
    assert flat.answers(batch(some(2, 6))).shape == (2, 2)


def test_a_net_with_other_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = fresh(3).packed()
    monkeypatch.setattr(net, "VERSION", VERSION + 1)
    with pytest.raises(NetError, match="archive-features"):
        unpacked(packed, "value-2.npz")


def test_a_net_with_another_shape_is_refused() -> None:
    net = fresh(3)
    other = Net({**net.weights, "last_bias": np.zeros(5)})
    with pytest.raises(NetError, match="net-shape"):
        unpacked(other.packed(), "it")


@pytest.mark.parametrize("content", [b"", b"no net", fresh(3).packed()[:500]])
def test_a_damaged_net_is_refused(content: bytes) -> None:
    with pytest.raises(NetError, match="archive-unread"):
        unpacked(content, "it")


@pytest.mark.parametrize("seats", range(2, 7))
def test_there_is_a_net_for_every_number_of_seats(seats: int) -> None:
    assert len(net_for(seats).margins(some(3, 6))) == 3


def shipped(folder: Path, version: object = VERSION) -> None:
    contents = {"value-2.npz": fresh(1).packed()}
    told = {**json.loads(net_list(contents)), "features": version}
    (folder / "nets.json").write_text(json.dumps(told), encoding="utf-8")
    (folder / "value-2.npz").write_bytes(contents["value-2.npz"])


def test_bundled_nets_pass_the_check() -> None:
    check_nets()


def test_nets_of_another_version_fail_the_check(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(net_files, "_folder", lambda: tmp_path)
    shipped(tmp_path)
    check_nets()
    shipped(tmp_path, VERSION + 1)
    with pytest.raises(NetError, match="net-features"):
        check_nets()


@pytest.mark.parametrize(("lost", "complaint"), [("nets.json", "net-list"), ("value-2.npz", "net-missing")])
def test_a_missing_net_file_is_reported(tmp_path, monkeypatch, lost: str, complaint: str) -> None:
    monkeypatch.setattr(net_files, "_folder", lambda: tmp_path)
    shipped(tmp_path)
    (tmp_path / lost).unlink()
    with pytest.raises(NetError, match=complaint):
        check_nets()


@pytest.mark.parametrize(
    "told", ["", "[]", '{"features": 3}', '{"features": "new", "units": {}, "nets": {}}']
)
def test_an_invalid_list_of_nets_is_refused(tmp_path, monkeypatch, told: str) -> None:
    monkeypatch.setattr(net_files, "_folder", lambda: tmp_path)
    (tmp_path / "nets.json").write_text(told, encoding="utf-8")
    with pytest.raises(NetError, match="net-list"):
        check_nets()
