"""Pictures of turning points: whole tiles around the changed squares, or the money cards that were taken."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.learning.analysis.turns import turns_of
from alhambra_desktop.model.rules.core.engine.action import TakeMoney
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.pages.result.turn_picture import TurnPicture, changed_cells, window
from alhambra_desktop.views.widgets.games_list import PlainCity
from tests.views.driver import whole_game


def city(*cells: tuple[int, int]) -> PlainCity:
    return dict.fromkeys(cells, ("tower", 7, ""))


ROW = city((0, 0), (1, 0), (2, 0), (3, 0), (2, 1))


@pytest.mark.parametrize(
    ("changed", "shown"),
    [
        ({(3, 0)}, {(2, 0), (3, 0), (2, 1)}),
        ({(0, 0)}, {(0, 0), (1, 0)}),
        ({(2, 1)}, {(1, 0), (2, 0), (2, 1)}),
        ({(1, 0), (3, 0)}, {(1, 0), (2, 0), (3, 0), (2, 1)}),
    ],
)
def test_the_picture_has_the_squares_with_most_tiles_around_the_change(changed, shown):
    found = window(ROW, frozenset(changed))
    assert changed <= found.keys()
    assert len(found) == len(shown)
    assert max(x for x, _ in found) - min(x for x, _ in found) < max(2, len(changed) + 1)


def test_a_turn_shows_its_tiles_or_else_its_money_cards(qtbot):
    picture = TurnPicture(FaceCache())
    qtbot.addWidget(picture)
    kinds = set()
    for number, turn in enumerate(turns_of(whole_game("human,builder seed=4").transitions)[:12], 1):
        picture.set_content(number, turn)
        before, after = (state.players[turn.seat].city for state in (turn.before, turn.after))
        changed = changed_cells(before, after)
        taken = [card for action in turn.actions if isinstance(action, TakeMoney) for card in action.cards]
        assert changed <= picture._city.keys()
        assert list(picture._cards) == ([] if changed else taken)
        assert bool(picture._city) != bool(picture._cards)
        assert not picture.grab().isNull()
        kinds.add(bool(changed))
    assert kinds == {True, False}


@pytest.mark.parametrize("count", [1, 2, 3])
def test_money_cards_fill_the_height_of_the_picture(qtbot, monkeypatch, count):
    cache, widths = FaceCache(), list[float]()
    picture = TurnPicture(cache)
    qtbot.addWidget(picture)
    real = cache.card
    monkeypatch.setattr(cache, "card", lambda *args: widths.append(args[2]) or real(*args))
    picture._cards = ["denar-1", "denar-2", "denar-3"][:count]
    picture.grab()
    assert len(widths) == count
    assert 0.5 * TurnPicture.SIDE < 1.5 * widths[0] < TurnPicture.SIDE - 2 * 8
    assert count > 1 or 1.5 * widths[0] > 0.8 * TurnPicture.SIDE
