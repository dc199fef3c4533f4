from __future__ import annotations

import gc

import attrs

from alhambra_desktop.model.players.evaluation.moment import HoldingsNumbers, IdentityMemo
from tests.unit.opponents.tables import after_turns, book_for


class Thing:
    pass


def test_the_identity_memo_keeps_its_objects_alive() -> None:
    """Otherwise a new object could reuse the id of a deleted one."""
    memo = IdentityMemo[int]()
    for number in range(500):
        thing = Thing()
        assert memo.get(id(thing)) is None
        assert memo.keep(id(thing), number, thing) == number
        del thing
        gc.collect(0)
    assert sorted(memo.values()) == list(range(500))


def test_equal_holdings_have_the_same_number() -> None:
    book = book_for(2, 3, modules=("camps", "huts"))
    state = after_turns(book, 6)
    numbers = HoldingsNumbers(state)
    assert numbers.number(state) == 0
    copied = state.changed(slices={name: attrs.evolve(one) for name, one in state.slices.items()})
    assert copied.slices is not state.slices
    assert numbers.number(copied) == 0
    later = after_turns(book, 30)
    assert later.slices != state.slices
    assert numbers.number(later) == numbers.number(later.changed(slices=dict(later.slices))) == 1
