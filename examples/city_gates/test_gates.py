"""City Gates, tested with a few moves of a game."""

from __future__ import annotations

from alhambra_city_gates.gates import gates_of
from alhambra_city_gates.rules import KeepGate, SeekGates, SetGate

from alhambra_desktop.model.rules.api import SeatSetup, legal_actions, play, refusals, start
from alhambra_desktop.model.rules.modules.registry import install, make_setup, rulebook

install("alhambra_city_gates")

SEATS = [SeatSetup("Ana", "amber"), SeatSetup("Leila", "blue"), SeatSetup("Yusuf", "crimson")]


def test_a_gate_is_sought_and_kept_in_secret():
    """CG-2 and CG-3: a player draws two gates, keeps one and puts the other back."""
    book = rulebook(make_setup(SEATS, seed=1, modules=("city_gates",)))
    before = start(book).after
    sought = play(book, before, SeekGates())
    assert sought.reveals_hidden
    first, second = gates_of(sought.after).drawn
    kept = play(book, sought.after, KeepGate(first)).after
    assert gates_of(kept).hands[0] == (first,)
    assert gates_of(kept).aside == (second,)
    assert gates_of(kept).left == 10


def test_a_gate_that_nobody_has_is_not_set():
    """CG-4: a gate must be in hand; the refusal quotes the rule."""
    book = rulebook(make_setup(SEATS, seed=1, modules=("city_gates",)))
    state = start(book).after
    assert not [action for action in legal_actions(book, state) if isinstance(action, SetGate)]
    assert [broken.rule for broken in refusals(book, state, SetGate("gate-4", (0, 0), "N"))] == ["CG-4"]
