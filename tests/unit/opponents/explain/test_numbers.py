"""Figures, weights and openness of reasons, compared with the rules in games and small positions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

from alhambra_desktop.model.players.explain.explainer import explain
from alhambra_desktop.model.players.explain.explanation import (
    CardsTaken,
    DearPurchase,
    ExactPayments,
    Explanation,
    HiddenHand,
    HigherRank,
    JokerTaken,
    KeptLead,
    KeptTile,
    LongerRun,
    MajorityReason,
    ModuleGain,
    MoreBuildings,
    NewLead,
    NextPurchase,
    NothingElse,
    NothingPayable,
    Other,
    Reason,
    RemovedTile,
    RivalLoss,
    Room,
    Saving,
    other_turn,
    sentences,
)
from alhambra_desktop.model.players.plan import Plan
from alhambra_desktop.model.players.players import choose, ranker_of
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    Pass,
    PlaceTile,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, score_now
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.values import MONEY, value_of
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.words import say
from tests.scenarios.board import Position, city, rules_for
from tests.unit.opponents.tables import after_turns, book_for

MARKET = ("tower-13-E", "garden-11-open", "tower-9-NW", "pavilion-7-E")
ROW = ("denar-5", "denar-6", "florin-2", "ducat-9")
GARDEN = (
    BuyBuilding("garden-11-open", ("dirham-3", "dirham-9")),
    PlaceTile("garden-11-open", (0, 1)),
    EndTurn(),
)


def table_of(seats: int = 3, row: tuple[str, ...] = ROW, hand: str = "") -> Position:
    return Position(rules_for(seats)).market(*MARKET).change(row=row).player(0, hand=hand)


def reasons_of(table: Position, *actions: Action, name: str = "builder") -> tuple[Reason, ...]:
    seen = observe(table.book, table.state, table.state.decision.seat)
    return explain(table.book, seen, level(name), actions, Random(1)).reasons


def only(kind: Any, reasons: tuple[Reason, ...]) -> list[Any]:
    return [reason for reason in reasons if isinstance(reason, kind)]


# -- laws of whole games

FROM_THE_HAND = (NextPurchase, Saving, NothingPayable, DearPurchase)


def explained_turns(seats: int, seed: int, turns: int):
    """Yield turns of a game of builders, each with its states and reasons."""
    book = book_for(seats, seed)
    state = after_turns(book, 2 * seats)
    for number in range(turns):
        seat = state.decision.seat
        actions = choose(book, observe(book, state, seat), level("builder"), Random(number))
        before = state
        for action in actions[:-1]:
            state = play(book, state, action).after
        if not any(isinstance(action, EndTurn) for action in actions[:-1]) and state.turn == before.turn:
            explanation = explain(book, observe(book, before, seat), level("builder"), actions, Random(1))
            yield book, seat, before, state, explanation
        state = play(book, state, actions[-1]).after
        if state.over:
            return


@pytest.fixture(scope="module")
def turns():
    return [*explained_turns(3, 5, 24), *explained_turns(2, 4, 12), *explained_turns(4, 6, 16)]


def test_reasons_are_in_the_order_of_their_weights(turns) -> None:
    for *_, explanation in turns:
        weights = [reason.worth for reason in explanation.reasons]
        assert weights == sorted(weights, reverse=True)
        assert all(weight >= 0 for weight in weights)


def test_a_reason_is_open_unless_it_follows_from_the_hand(turns) -> None:
    met = Counter()
    for *_, explanation in turns:
        for reason in explanation.reasons:
            assert reason.open == (not isinstance(reason, FROM_THE_HAND)), reason
            met[reason.open] += 1
    assert met[True] > 5
    assert met[False] > 5


def counts_of(book, state: GameState, type_id: str) -> dict[object, int]:
    return {owner: book.count(state, owner, type_id) for owner in book.owners()}


def test_majority_reasons_count_the_buildings_after_the_turn(turns) -> None:
    met = Counter()
    for book, seat, before, after, explanation in turns:
        for reason in only((MajorityReason, MoreBuildings), explanation.reasons):
            was, now = (counts_of(book, state, reason.type) for state in (before, after))
            own, others = now[seat], [count for owner, count in now.items() if owner != seat]
            assert own > was[seat]
            met[type(reason)] += 1
            if isinstance(reason, KeptLead):
                assert reason.margin == own - max(others) > 0
                assert was[seat] > max(count for owner, count in was.items() if owner != seat)
            if isinstance(reason, MoreBuildings):
                assert (reason.count, reason.behind) == (own, max(others) - own)
            if isinstance(reason, HigherRank):
                assert reason.rank >= 2
    assert met[NewLead]
    assert met[KeptLead]


def test_a_rival_loses_what_the_next_scoring_would_have_paid(turns) -> None:
    for book, seat, before, after, explanation in turns:
        for reason in only(RivalLoss, explanation.reasons):
            number = min(before.round + 1, 3)
            was, now = (score_now(book, state, number) for state in (before, after))
            losses = {
                other: was.of(other, "types", reason.type) - now.of(other, "types", reason.type)
                for other in range(len(before.players))
                if other != seat
            }
            assert reason.points == losses[reason.seat] == max(losses.values()) > 0


def test_runs_grow_and_weigh_more_with_every_segment(turns) -> None:
    each = set()
    for _book, seat, before, after, explanation in turns:
        lengths = [state.players[seat].city.length("wall") for state in (before, after)]
        found = only(LongerRun, explanation.reasons)
        assert bool(found) == (lengths[1] > lengths[0])
        for reason in found:
            assert [reason.before, reason.after] == lengths
            each.add(
                (len(before.players), before.round, round(reason.worth / (reason.after - reason.before), 6))
            )
    assert each
    assert len(each) == len({(seats, number) for seats, number, _ in each}), "a segment has one weight"


def test_the_reserve_is_explained_tile_by_tile(turns) -> None:
    for book, seat, before, after, explanation in turns:
        was, now = before.players[seat], after.players[seat]
        on_map = [tile.id for tile in was.city.tiles.values()]
        new = sorted(tile for tile in now.reserve if tile not in was.reserve and tile not in on_map)
        kept = only(KeptTile, explanation.reasons)
        assert sorted(reason.tile for reason in kept) == new
        for reason in kept:
            assert reason.fits == bool(book.placement.legal_cells(now.city, book.tiles[reason.tile]))
        moved = sorted(tile for tile in now.reserve if tile in on_map)
        assert sorted(reason.tile for reason in only(RemovedTile, explanation.reasons)) == moved


def purchases_and_last(actions: tuple[Action, ...]) -> tuple[object, ...]:
    """Return the tiles bought, and the last action before the tiles are placed."""
    bought = frozenset(one.tile for one in actions if isinstance(one, BuyBuilding))
    *_, last = (one for one in actions if not isinstance(one, (PlaceTile, KeepInReserve, EndTurn)))
    return bought, last.cards if isinstance(last, TakeMoney) else type(last)


def test_other_turns_have_other_themes_and_come_in_order(turns) -> None:
    for *_, explanation in turns:
        less = [other.less for other in explanation.others]
        assert less == sorted(less)
        every = [explanation.actions, *(other.actions for other in explanation.others)]
        assert len(set(map(purchases_and_last, every))) == len(every) == 3


def test_explaining_leaves_out_only_what_ends_the_turn(turns) -> None:
    """With and without its last action, a turn leads to the same table and has the same reasons."""
    for book, seat, before, _, explanation in turns[::4]:
        if not isinstance(explanation.actions[-1], EndTurn):
            continue
        seen = observe(book, before, seat)
        for name in ("builder", "architect"):
            whole, part = (
                explain(book, seen, level(name), actions, Random(1))
                for actions in (explanation.actions, explanation.actions[:-1])
            )
            kinds = [
                [
                    (type(reason), reason.open)
                    for reason in one.reasons
                    if not isinstance(reason, DearPurchase)
                ]
                for one in (whole, part)
            ]
            assert kinds[0] == kinds[1]


# -- money


@pytest.mark.parametrize(
    ("row", "cards", "most"),
    [
        (ROW, ("ducat-9",), True),
        (ROW, ("denar-6",), False),
        (ROW, ("denar-5",), False),
        (("denar-1", "denar-2", "florin-2", "ducat-4"), ("denar-1", "denar-2", "florin-2"), True),
        (("denar-1", "denar-2", "florin-2", "ducat-4"), ("ducat-4",), False),
        (("denar-1", "denar-2", "florin-2", "ducat-4"), ("denar-1", "ducat-4"), True),
        (("ducat-9",), ("ducat-9",), False),
        (("ducat-1", "ducat-3"), ("ducat-1", "ducat-3"), False),
    ],
)
def test_cards_taken_are_the_most_money_if_no_choice_is_worth_more(
    row: tuple[str, ...], cards: tuple[str, ...], most: bool
) -> None:
    choices = [cards_ for size in range(1, 5) for cards_ in combinations(row, size)]
    sums = [total for one in choices if (total := sum(map(value_of, one))) <= 5 or len(one) == 1]
    assert (sum(map(value_of, cards)) == max(sums) and len(cards) < len(row)) == most
    (reason,) = only(CardsTaken, reasons_of(table_of(row=row), TakeMoney(cards), EndTurn()))
    assert (reason.cards, reason.most) == (cards, most)


def test_taking_money_always_has_a_reason_for_players_who_see_no_hand() -> None:
    for card in ROW:
        reasons = reasons_of(table_of(), TakeMoney((card,)), EndTurn())
        assert [type(reason) for reason in reasons].count(HiddenHand) == 1
        assert [reason.cards for reason in only(CardsTaken, reasons)] == [(card,)]
    assert only((HiddenHand, CardsTaken), reasons_of(table_of(hand="dirham-3 dirham-9"), *GARDEN)) == []


@pytest.mark.parametrize(
    ("hand", "cards", "found"),
    [
        ("denar-4", ("denar-5",), ("tower-9-NW", True)),
        ("denar-4", ("denar-6",), ("tower-9-NW", False)),
        ("denar-9", ("denar-5",), None),
        ("denar-5 denar-6", ("denar-5",), None),
        ("ducat-1", ("ducat-9",), ("pavilion-7-E", False)),
        ("", ("ducat-9",), ("pavilion-7-E", False)),
        ("denar-7 denar-8", ("florin-2",), None),
    ],
)
def test_cards_aim_at_a_tile_that_they_make_payable_or_exactly_payable(
    hand: str, cards: tuple[str, ...], found: tuple[str, bool] | None
) -> None:
    aims = only(NextPurchase, reasons_of(table_of(hand=hand), TakeMoney(cards), EndTurn()))
    assert [(aim.tile, aim.exact, aim.cards) for aim in aims] == ([(*found, cards)] if found else [])


@pytest.mark.parametrize(("card", "exact"), [("denar-5", True), ("denar-6", False)])
def test_an_aim_weighs_less_with_every_opponent_who_may_buy_the_tile(card: str, exact: bool) -> None:
    weights, worth = ranker_of(level("builder"), rules_for(3)), []
    for seats in (2, 3, 4, 5):
        table = table_of(seats, hand="denar-4")
        (aim,) = only(NextPurchase, reasons_of(table, TakeMoney((card,)), EndTurn()))
        assert aim.exact is exact
        worth.append(aim.worth)
    assert worth == sorted(worth, reverse=True)
    stays = worth[1] / worth[0]
    assert 0 < stays < 1
    assert [more / one for one, more in pairwise(worth)] == pytest.approx([stays] * 3)
    table = table_of(2, hand="denar-4")
    seen = observe(table.book, table.state, 0)
    evaluator = ranker_of(level("builder"), table.book).evaluator(
        table.book, determinize(table.book, seen, Random(1)), 0
    )
    alone = evaluator.weights.exact if exact else evaluator.weights.reach
    assert worth[0] == pytest.approx(alone * stays), "one opponent comes before the next turn"
    assert weights is not None


@pytest.mark.parametrize(
    ("hand", "cards", "serving", "tile"),
    [
        ("", ("denar-2", "florin-2"), ("denar-2",), "tower-9-NW"),
        ("", ("florin-2",), ("florin-2",), "pavilion"),
        ("ducat-9 denar-9", ("denar-2",), None, None),
    ],
)
def test_cards_that_pay_for_nothing_yet_are_saved_for_a_tile_of_their_currency(
    hand: str, cards: tuple[str, ...], serving: tuple[str, ...] | None, tile: str | None
) -> None:
    table = table_of(row=("denar-2", "florin-2", "ducat-3", "dirham-1"), hand=hand)
    goods = {good.tile: good.currency for good in table.book.goods(table.state)}
    found = only(Saving, reasons_of(table, TakeMoney(cards), EndTurn()))
    if serving is None:
        assert found == []
        return
    (reason,) = found
    assert {MONEY[card].currency for card in reason.cards} == {goods[reason.tile]}
    assert set(reason.cards) <= set(cards)
    assert not only(NextPurchase, reasons_of(table, TakeMoney(cards), EndTurn()))


# -- buying


def test_exact_payments_count_only_if_the_extra_action_is_used() -> None:
    tower, pavilion = BuyBuilding("tower-9-NW", ("denar-9",)), BuyBuilding("pavilion-7-E", ("ducat-7",))
    dear = BuyBuilding("pavilion-7-E", ("ducat-8",))
    places = {
        "tower-9-NW": PlaceTile("tower-9-NW", (0, 1)),
        "pavilion-7-E": PlaceTile("pavilion-7-E", (1, 1)),
    }

    def count(hand: str, *actions: Action) -> list[int]:
        bought = [places[one.tile] for one in actions if isinstance(one, BuyBuilding)]
        found = only(ExactPayments, reasons_of(table_of(hand=hand), *actions, *bought, EndTurn()))
        return [reason.count for reason in found]

    take = TakeMoney(("ducat-9",))
    assert count("denar-9", tower, take) == [1]
    assert count("denar-9", tower, Decline()) == []
    assert count("denar-9 ducat-7", tower, pavilion, take) == [2]
    assert count("denar-9 ducat-7", tower, pavilion, Decline()) == [1]
    assert count("denar-9 ducat-8", tower, dear) == [1]
    assert count("ducat-8", dear) == []
    assert only(ExactPayments, reasons_of(table_of(), take, EndTurn())) == []


def against_buying(hand: str, less: float, *tiles: BuyBuilding, market: tuple[str | None, ...] = MARKET):
    """Return the reasons not to buy these tiles, and the explanation, if buying is `less` points worse."""
    table = table_of(hand=hand).market(*market)
    take = (TakeMoney(("ducat-9",)), EndTurn())
    seen = observe(table.book, table.state, 0)
    tried = (Plan(take, 10.0), Plan((*tiles, Decline(), EndTurn()), 10.0 - less, ("other",)))
    found = explain(table.book, seen, level("master"), take, Random(1), tried)
    return only((DearPurchase, NothingPayable), found.reasons), found


TOWER = BuyBuilding("tower-9-NW", ("denar-9",))


@pytest.mark.parametrize(
    ("less", "tenths", "worth"), [(0.3, 3, 0.3), (0.5, 5, 0.5), (0.8, 8, 0.8), (2.5, 25, 0.8), (9.0, 90, 0.8)]
)
def test_a_purchase_not_made_states_what_it_costs(less: float, tenths: int, worth: float) -> None:
    (reason,), found = against_buying("denar-9", less, TOWER)
    assert (reason.tile, reason.tenths, reason.open) == ("tower-9-NW", tenths, False)
    assert reason.worth == pytest.approx(worth), "the order must not reveal the hand"
    assert [round(other.less, 6) for other in found.others] == [less]


def test_an_equally_good_purchase_is_mentioned_only_as_another_turn() -> None:
    reasons, found = against_buying("denar-9", 0.0, TOWER)
    assert reasons == []
    assert [other.less for other in found.others] == [0.0]
    reasons, found = against_buying("denar-9", -1.0, TOWER)
    assert reasons == []
    assert found.others == ()


def test_several_tiles_not_bought_are_not_named() -> None:
    pavilion = BuyBuilding("pavilion-7-E", ("ducat-7",))
    (reason,), _ = against_buying("denar-9 ducat-7", 2.0, TOWER, pavilion)
    assert (reason.tile, reason.tenths) == (None, 20)


def test_without_money_or_market_buying_is_impossible() -> None:
    (reason,), _ = against_buying("denar-1", 2.0, TOWER)
    assert isinstance(reason, NothingPayable)
    assert not reason.open
    reasons, _ = against_buying("denar-1", 2.0, TOWER, market=(None, None, None, None))
    assert reasons == []
    assert only((DearPurchase, NothingPayable), reasons_of(table_of(hand="dirham-3 dirham-9"), *GARDEN)) == []


# -- room


def room_of(drawing: str, tile: str, cell: tuple[int, int], **legend: str) -> list[bool]:
    """Add a tile from the reserve; return, for each reason about room, whether the room is kept."""
    table = table_of()
    table.player(0, city=city(table.book, drawing, **legend), reserve=(tile,))
    found = only(Room, reasons_of(table, AddFromReserve(tile, cell), EndTurn()))
    assert all(reason.worth >= 0.3 for reason in found)
    return [reason.kept for reason in found]


def test_a_tile_without_walls_makes_room_and_one_with_two_walls_does_not() -> None:
    for cell in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        assert room_of("*", "garden-11-open", cell) == [False]
    for cell in ((-1, 0), (0, -1)):
        assert room_of("*", "tower-9-NW", cell) == []
    walled = {(-1, 1): [], (0, -1): [], (0, 1): [], (1, 0): [False]}
    for cell, reasons in walled.items():
        assert room_of("T *", "garden-11-open", cell, T="tower-9-NW") == reasons


def test_room_is_kept_only_on_squares_that_leave_more_of_it_than_most(turns) -> None:
    met = 0
    for book, seat, before, _, explanation in turns:
        placed = [one for one in explanation.actions if isinstance(one, PlaceTile)]
        if len(placed) != 1 or not any(reason.kept for reason in only(Room, explanation.reasons)):
            continue
        (own,), kept = placed, []
        cells = book.placement.legal_cells(before.players[seat].city, book.tiles[own.tile])
        for cell in cells:
            other = PlaceTile(own.tile, cell)
            actions = tuple(other if one is own else one for one in explanation.actions)
            found = explain(book, observe(book, before, seat), level("builder"), actions, Random(1))
            kept += [cell for reason in only(Room, found.reasons) if reason.kept]
        assert own.cell in kept
        assert len(kept) <= len(cells) // 2
        met += 1
    assert met


# -- sentences

COSTS = rules_for(3)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (MoreBuildings(1.0, "garden", 1, 0), "reaches 1 garden tile, as many as the leader"),
        (MoreBuildings(1.0, "garden", 1, 1), "reaches 1 garden tile, 1 behind the leader"),
        (MoreBuildings(1.0, "garden", 2, 3), "3 behind the leader"),
        (LongerRun(1.0, "wall", 0, 1), "starts the wall with 1 segment"),
        (LongerRun(1.0, "wall", 0, 2), "starts the wall with 2 segments"),
        (LongerRun(1.0, "wall", 1, 2), "extends the wall from 1 to 2"),
        (DearPurchase(1.0, "garden-11-open", 0), "would be just as good"),
        (DearPurchase(1.0, "garden-11-open", 1), "would gain 0.1 points less"),
        (DearPurchase(1.0, None, 1), "buying now would gain 0.1 points less"),
        (DearPurchase(1.0, None, 0), "buying now would be just as good"),
        (NewLead(1.0, "garden", 0, None, False), "takes the lead in gardens"),
        (NewLead(1.0, "garden", 1, None, True), "draws level in gardens, worth 1 point in the next"),
        (NewLead(1.0, "garden", 5, 3, False), "worth 5 points in scoring round 3"),
        (KeptLead(1.0, "garden", 5, None, 1), "keeps the lead in gardens, worth 5 points"),
        (KeptLead(1.0, "garden", 5, None, 2), "extends the lead in gardens to 2"),
        (HigherRank(1.0, "garden", 5, 2, 2, True), "shares second place in gardens, worth 5"),
        (HigherRank(1.0, "garden", 5, 2, 3, False), "comes third in gardens, worth 5"),
        (Room(1.0, True), "leaves room for more tiles"),
        (Room(1.0, False), "makes room for more tiles"),
    ],
)
def test_a_reason_is_worded_by_its_figures(reason: Reason, words: str) -> None:
    assert words in say(reason.message(COSTS))


@pytest.mark.parametrize(("tenths", "whole"), [(1, 0), (9, 0), (10, 1), (11, 1), (99, 9), (100, 10)])
@pytest.mark.parametrize("tile", ["garden-11-open", None])
def test_a_loss_in_tenths_has_a_decimal_and_a_whole_part(tile: str | None, tenths: int, whole: int) -> None:
    message = DearPurchase(1.0, tile, tenths).message(COSTS)
    assert dict(message.arguments)["whole"] == whole
    assert f"{tenths // 10}.{tenths % 10} points less" in say(message)


@pytest.mark.parametrize(
    ("less", "id_"),
    [
        (0.04, "other-even"),
        (-0.04, "other-even"),
        (0.06, "other-less"),
        (-0.06, "other-more"),
        (0.0, "other-even"),
    ],
)
def test_another_turn_is_as_good_if_the_difference_rounds_to_zero(less: float, id_: str) -> None:
    assert other_turn(COSTS, Other((Pass(), EndTurn()), less)).id == id_


LEAD = NewLead(3.0, "garden", 5, 2, False)
RUN = LongerRun(2.0, "wall", 0, 2)
CARDS = CardsTaken(0.3, ("ducat-9",), True)
JOKER = JokerTaken(0.8, "denar-9")
AIM = NextPurchase(1.0, ("ducat-9",), "pavilion-7-E", True, open=False)
SAVING = Saving(0.3, ("ducat-9",), "pavilion-7-E", open=False)
PURSE = HiddenHand(0.0)
POOR = NothingPayable(0.3, open=False)
EXACT = ExactPayments(1.0, 1)
GAIN = ModuleGain(1.0, "vizier", 1, open=False)
KEPT = KeptTile(0.3, "garden-11-open", True)


@pytest.mark.parametrize(
    ("reasons", "own", "public"),
    [
        ((), (NothingElse(0.0),), (HiddenHand(0.0),)),
        ((PURSE,), (NothingElse(0.0),), (PURSE,)),
        ((POOR,), (POOR,), (HiddenHand(0.0),)),
        ((AIM, CARDS, PURSE), (AIM,), (CARDS, PURSE)),
        ((SAVING, JOKER, PURSE), (SAVING,), (JOKER, PURSE)),
        ((CARDS, PURSE), (CARDS,), (CARDS, PURSE)),
        ((LEAD, AIM, CARDS, PURSE), (LEAD, AIM), (LEAD, CARDS)),
        ((LEAD, RUN, POOR), (LEAD, RUN), (LEAD, RUN)),
        ((GAIN, LEAD, RUN), (GAIN, LEAD), (LEAD, RUN)),
        ((EXACT,), (EXACT,), (EXACT,)),
        ((LEAD, EXACT), (LEAD, EXACT), (LEAD, EXACT)),
        ((EXACT, LEAD, RUN, POOR), (LEAD, RUN, EXACT), (LEAD, RUN, EXACT)),
        ((LEAD, RUN, KEPT, EXACT), (LEAD, KEPT, EXACT), (LEAD, KEPT, EXACT)),
        ((LEAD, KEPT, RUN), (LEAD, KEPT), (LEAD, KEPT)),
    ],
)
def test_the_two_main_reasons_depend_on_who_reads_them(
    reasons: tuple[Reason, ...], own: tuple[Reason, ...], public: tuple[Reason, ...]
) -> None:
    explanation = Explanation((), reasons)
    assert explanation.main_reasons(True) == own
    assert explanation.main_reasons(False) == public


@pytest.mark.parametrize(
    ("reasons", "joined"),
    [
        ((LEAD, RUN), None),
        ((LEAD, EXACT), None),
        ((LEAD, RUN, EXACT), "reason-and"),
        ((LEAD, POOR, EXACT), "reason-beside"),
        ((GAIN, RUN, EXACT), "reason-beside"),
        ((EXACT,), None),
    ],
)
def test_with_an_exact_payment_two_reasons_share_a_sentence(
    reasons: tuple[Reason, ...], joined: str | None
) -> None:
    book = rules_for(modules=("vizier",))
    found = sentences(book, Explanation((), reasons))
    clauses = [dict(sentence.arguments)["reason"] for sentence in found]
    alone = [reason.message(book) for reason in reasons]
    if joined is None:
        assert clauses == alone
    else:
        assert clauses == [Message(joined, reason=alone[0], other=alone[1]), alone[2]]


# -- what an explanation starts from


def test_a_turn_outside_the_simulated_plans_is_compared_with_them() -> None:
    table = table_of(hand="denar-9")
    seen = observe(table.book, table.state, 0)
    take = (TakeMoney(("ducat-9",)), EndTurn())
    kept = (TOWER, Decline(), KeepInReserve("tower-9-NW"), EndTurn())
    for name in ("builder", "architect"):
        ranked = explain(table.book, seen, level(name), take, Random(1))
        assert ranked.actions == take
        assert ranked.others
        other = explain(table.book, seen, level(name), kept, Random(1))
        assert other.actions == kept
        assert other.others[0].less < 0, "keeping a tile that fits is worse than the best turn"
        assert all(isinstance(action, Action) for one in other.others for action in one.actions)


def test_every_recommended_alternative_is_legal() -> None:
    table = table_of(hand="denar-9 dirham-3 dirham-9")
    seen = observe(table.book, table.state, 0)
    found = explain(table.book, seen, level("builder"), (TakeMoney(("florin-2",)), EndTurn()), Random(1))
    assert len(found.others) == 2
    assert {other.less < 0 for other in found.others} == {True}, "two florins buy nothing"
    for other in found.others:
        state = table.state
        for action in other.actions:
            assert action in legal_actions(table.book, state) or isinstance(action, (BuyBuilding, PlaceTile))
            state = play(table.book, state, action).after
