from __future__ import annotations

from random import Random

import numpy as np
import pytest

from alhambra_desktop.model.opponents import net as nets
from alhambra_desktop.model.opponents.features import POINTS, TABLE_FEATURES, TYPE_FEATURES, Position
from alhambra_desktop.model.opponents.net import Net, NetError, batch, fresh, unpacked


def some(count: int, types: int, seed: int = 1) -> list[Position]:
    rng = Random(seed)

    def row(length: int) -> tuple[float, ...]:
        return tuple(rng.uniform(-1, 1) for _ in range(length))

    return [
        Position(tuple(row(len(TYPE_FEATURES)) for _ in range(types)), row(len(TABLE_FEATURES)))
        for _ in range(count)
    ]


def test_a_packed_net_answers_the_same() -> None:
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


def test_a_margin_is_told_in_points() -> None:
    net = fresh(3)
    flat = Net({**net.weights, "last": np.zeros_like(net.weights["last"]), "last_bias": np.array([0.5, 0.0])})
    assert flat.margins(some(1, 6)) == [0.5 * POINTS]
    assert flat.answers(batch(some(2, 6))).shape == (2, 2)


def test_a_net_of_other_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = fresh(3).packed()
    monkeypatch.setattr(nets, "VERSION", nets.VERSION + 1)
    with pytest.raises(NetError, match=r"value-2\.npz belongs to version \d+ of the features, not \d+"):
        unpacked(packed, "value-2.npz")


def test_a_net_of_another_shape_is_refused() -> None:
    net = fresh(3)
    other = Net({**net.weights, "last_bias": np.zeros(5)})
    with pytest.raises(NetError, match="another shape"):
        unpacked(other.packed(), "it")


@pytest.mark.parametrize("content", [b"", b"no net", fresh(3).packed()[:500]])
def test_a_broken_net_is_refused_in_one_sentence(content: bytes) -> None:
    with pytest.raises(NetError, match="cannot be read"):
        unpacked(content, "it")
