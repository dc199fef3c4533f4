"""Invariants report exactly the fault of an unreachable state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.rules.core.base.foundation import MANY, MOST_LINES
from alhambra_desktop.model.rules.core.engine.scoring import LAST_ROUND, Points, ScoringRound
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, GiveLeftovers, NextTurn
from alhambra_desktop.model.rules.core.geometry.city import City
from alhambra_desktop.model.rules.core.values import MARKET_SQUARES
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS, BonusState
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS, FalconState
from alhambra_desktop.model.rules.modules.huts.rules import HUTS, HutState
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER
from tests.property.games import moves
from tests.scenarios.board import Position, city, rules_for

MODULES = ("vizier", "falconers", "bonus_cards", "huts", "bazaars", "bureaux")
BOOK = rules_for(3, modules=MODULES)
BEGUN = Position(BOOK).state


def faults(state: GameState) -> list[str]:
    """Return the ids of the faults of a state."""
    return [fault.id for invariant in BOOK.invariants for fault in invariant(BOOK, state)]


def player(seat: int, **changes: object) -> Callable[[GameState], GameState]:
    """Return a function that changes a player."""

    def change(state: GameState) -> GameState:
        players = list(state.players)
        players[seat] = players[seat].changed(**changes)
        return state.changed(players=tuple(players))

    return change


def module(name: str, **changes: object) -> Callable[[GameState], GameState]:
    """Return a function that changes the slice of a module."""
    return lambda state: state.changed(
        slices={**state.slices, name: attrs.evolve(state.slices[name], **changes)}
    )


def table(**changes: object) -> Callable[[GameState], GameState]:
    """Return a function that changes other fields of a state."""
    return lambda state: state.changed(**changes)


def scored(*rounds: int, due: tuple[int, ...] = (), now: int | None = None, **line: Any) -> GameState:
    """Return a state after some scorings, each with one line of points."""
    paid = Points(**{"owner": 0, "source": "types", "amount": 2, "subject": "tower", **line})
    held = tuple(ScoringRound(number, (paid,)) for number in rounds)
    cards = [f"scoring-{number}" for number in (*rounds, *due)]
    pile = tuple(card for card in BEGUN.pile if card not in cards)
    gone = len(BEGUN.pile) - len(pile)
    state = BEGUN.changed(
        scorings=held,
        due=due,
        round=now if now is not None else (rounds[-1] if rounds else 0),
        pile=pile,
        drawn=BEGUN.drawn + gone,
        agenda=() if LAST_ROUND in rounds else BEGUN.agenda,
    )
    total = sum(scoring.total(0) for scoring in held)
    return player(0, score=total)(state)


def test_new_and_finished_games_have_no_faults():
    assert faults(BEGUN) == []
    *_, last = moves(BOOK, 3)
    assert last.after.over
    assert faults(last.after) == []


SHORT_PILE = (1,) * 5
ROW = BEGUN.row
FIVE = tuple(sorted((*ROW, BEGUN.players[0].hand[0])))


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (player(0, hand=BEGUN.players[0].hand[1:]), "fault-money"),
        (table(discard=("denar-1",)), "fault-money"),
        (table(row=ROW[::-1]), "fault-money-order"),
        (player(1, hand=BEGUN.players[1].hand[::-1]), "fault-money-order"),
        (table(turn=-1), "fault-count"),
        (table(turn=MANY), "fault-count"),
        (table(shuffles=MANY), "fault-count"),
        (table(reshuffles=MANY), "fault-count"),
        (table(pile_parts=SHORT_PILE), "fault-pile-parts"),
        (table(pile_parts=(BEGUN.drawn + len(BEGUN.pile) + 1, -1)), "fault-pile-parts"),
        (table(drawn=BEGUN.drawn + 1), "fault-pile-parts"),
        (table(agenda=(ChooseAction(0), NextTurn())), "fault-agenda"),
        (table(agenda=(GiveLeftovers(-1), ChooseAction(0))), "fault-leftovers"),
        (table(agenda=(GiveLeftovers(len(MARKET_SQUARES) + 1), ChooseAction(0))), "fault-leftovers"),
        (player(0, score=1), "fault-score"),
        (player(0, reserve=("tower-9-ES",)), "fault-tile"),
        (module(VIZIER, awake=(True, True)), "fault-viziers"),
        (module(HUTS, taken=(4, 0, 0)), "fault-huts-many"),
        (module(HUTS, taken=(-1, 0, 0)), "fault-huts-many"),
        (module(HUTS, taken=(0, 0)), "fault-huts-many"),
        (module(HUTS, sizes=(0,) * 6), "fault-hut-piles"),
        (module(HUTS, open=BEGUN.slice_of(HutState).open[::-1]), "fault-hut-type"),
        (module(HUTS, open=(None,) * 6), "fault-huts"),
        (player(2, reserve=("hut-garden-N",)), "fault-huts"),
        (module(FALCONERS, supply=()), "fault-falcons"),
        (module(FALCONERS, placed=((), ())), "fault-falcon-seats"),
        (module(BONUS, revealed=((), ())), "fault-bonus-seats"),
        (module(BONUS, held=(0, 3, 3)), "fault-bonus-count"),
        (module(BONUS, hands=(BEGUN.slice_of(BonusState).hands[1],) * 3), "fault-bonus-cards"),
        (module(BONUS, hands=(("tower-9-ES",), (), ()), held=(1, 0, 0)), "fault-bonus-cards"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_unreachable_state_has_its_fault(broken, fault):
    assert set(faults(broken(BEGUN))) == {fault}


def test_a_row_has_at_most_four_cards():
    left = BEGUN.pile[:-1]
    longer = BEGUN.changed(row=tuple(sorted((*ROW, BEGUN.pile[-1]))), pile=left, drawn=BEGUN.drawn + 1)
    assert faults(longer) == ["fault-row-long"]
    assert faults(BEGUN.changed(row=ROW[1:], discard=ROW[:1])) == []


def test_a_part_of_the_pile_may_be_empty():
    assert faults(BEGUN.changed(pile_parts=(0, BEGUN.drawn + len(BEGUN.pile), 0, 0, 0))) == []


@pytest.mark.parametrize("judged", [0, len(MARKET_SQUARES)])
def test_any_number_of_judged_leftovers_is_valid(judged):
    assert faults(BEGUN.changed(agenda=(GiveLeftovers(judged), ChooseAction(0)))) == []


def test_the_pile_has_the_scoring_cards_of_future_rounds():
    swapped = tuple("scoring-1" if card == "scoring-2" else card for card in BEGUN.pile)
    assert faults(BEGUN.changed(pile=swapped)) == ["fault-scoring-cards"]
    gone = tuple(card for card in BEGUN.pile if card != "scoring-2")
    assert faults(BEGUN.changed(pile=gone, drawn=BEGUN.drawn + 1)) == ["fault-scoring-cards"]


def test_scoring_rounds_are_consecutive():
    assert faults(scored(1)) == faults(scored(1, 2)) == faults(scored(1, due=(2,))) == []
    assert faults(scored(1, LAST_ROUND)) == [], "the second card did not turn up in time"
    assert "fault-rounds" in faults(scored(2))
    assert "fault-rounds" in faults(scored(1, due=(1,)))
    assert "fault-rounds" in faults(scored(1, 2, due=(LAST_ROUND,))), "the last one is held at once"
    assert faults(scored(1, now=0)) == faults(scored(1, now=2)) == ["fault-round"]
    assert faults(scored(1, LAST_ROUND).changed(agenda=BEGUN.agenda)) != []
    assert faults(BEGUN.changed(agenda=())) != [], "nothing is asked, but the last round was not held"


@pytest.mark.parametrize(
    ("line", "possible"),
    [
        ({"owner": 2}, True),
        ({"owner": 3}, False),
        ({"owner": "dirk"}, False),
        ({"source": "wall", "subject": None}, True),
        ({"source": "moat", "subject": None}, False),
        ({"subject": "school"}, False),
        ({"amount": 0}, True),
        ({"amount": -1}, False),
        ({"amount": MANY - 1}, True),
        ({"amount": MANY}, False),
        ({"shared_by": 1}, True),
        ({"shared_by": 0}, False),
    ],
    ids=str,
)
def test_points_have_a_valid_owner_source_and_amount(line, possible):
    state = scored(1, **line)
    state = player(0, score=0)(state)
    paid = state.scorings[0].lines[0]
    if isinstance(paid.owner, int) and paid.owner < 3:
        state = player(paid.owner, score=paid.amount)(state)
    assert faults(state) == ([] if possible else ["fault-points"])


def test_the_number_of_point_lines_is_limited():
    for count, wrong in ((MOST_LINES, []), (MOST_LINES + 1, ["fault-points"])):
        state = scored(1)
        lines = state.scorings[0].lines * count
        state = state.changed(scorings=(ScoringRound(1, lines),))
        assert faults(player(0, score=2 * count)(state)) == wrong


# -- cities


def with_city(drawing: str, **legend: str) -> GameState:
    """Return a state with a city of Ann, whose tiles come from the bag."""
    at = Position(BOOK).player(0, city=city(BOOK, drawing, **legend))
    (stock,) = at.state.stocks
    used = set(legend.values())
    market = [tile for tile in stock.market if tile not in used]
    bag = [tile for tile in stock.bag if tile not in used]
    while len(market) < len(MARKET_SQUARES):
        market.append(bag.pop())
    return at.change(stocks=(stock.changed(bag=tuple(bag), market=tuple(market)),)).state


FOUR = {"g": "garden-11-open", "t": "tower-11-open", "p": "pavilion-8-open"}
FALCON = "falcon-white-garden-tower"


@pytest.mark.parametrize(
    ("falcon", "corner", "wrong"),
    [
        (FALCON, (0, 0), []),
        (FALCON, (1, 0), ["fault-falcon-perch"]),
        ("falcon-white-chambers-tower", (0, 0), ["fault-falcon-perch"]),
    ],
)
def test_a_falcon_needs_a_matching_perch(falcon, corner, wrong):
    state = with_city("* g\nt p", **FOUR)
    left = tuple(one for one in state.slice_of(FalconState).supply if one != falcon)
    state = module(FALCONERS, supply=left, placed=(((falcon, corner),), (), ()))(state)
    assert faults(state) == wrong


def test_a_revealed_bonus_card_needs_its_building_in_the_city():
    hands = (("tower-12-open",), (), ())
    changes = {"hands": hands, "held": (1, 0, 0), "revealed": (("tower-11-open",), (), ())}
    assert faults(module(BONUS, **changes)(with_city("* t", t="tower-11-open"))) == []
    assert faults(module(BONUS, **changes)(BEGUN)) == ["fault-bonus-alone"]


def test_a_city_follows_the_building_rules():
    assert faults(with_city("* t", t="tower-11-open")) == []
    assert faults(with_city("* . t", t="tower-11-open")) == ["fault-city"], "B-18"
    assert faults(with_city("* t", t="tower-10-W")) != []


def test_every_city_has_a_fountain_that_never_moves():
    moved = City.of({(0, 0): BOOK.tiles["tower-11-open"], (1, 0): BOOK.tiles["start"]})
    assert "fault-fountain-moved" in faults(player(0, city=moved)(BEGUN))
    two = City.of({(0, 0): BOOK.tiles["start"], (1, 0): BOOK.tiles["start"]})
    assert "fault-fountains" in faults(player(0, city=two)(BEGUN))


def test_each_tile_is_in_one_place():
    lost = BEGUN.stocks[0].bag[0]
    (stock,) = BEGUN.stocks
    assert faults(BEGUN.changed(stocks=(stock.changed(bag=stock.bag[1:]),))) == ["fault-tile"]
    assert faults(player(1, purchases=(lost,))(BEGUN)) == ["fault-tile"]
    kept = player(1, purchases=(lost,))(BEGUN.changed(stocks=(stock.changed(bag=stock.bag[1:]),)))
    assert faults(kept) == []
