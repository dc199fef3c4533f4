"""Explanations of turns: their numbers match the rules and reveal no hidden information."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.players.explain.explainer import explain
from alhambra_desktop.model.players.explain.explanation import (
    REASONS,
    CardsTaken,
    DearPurchase,
    ExactPayments,
    Explanation,
    HigherRank,
    KeptLead,
    KeptTile,
    LongerRun,
    MajorityReason,
    ModuleGain,
    MoreBuildings,
    NewLead,
    NextPurchase,
    NothingPayable,
    NothingToDo,
    Other,
    Reason,
    RemovedTile,
    RivalLoss,
    Saving,
    dumped,
    has_secrets_from,
    loaded,
    other_turn,
    sentences,
)
from alhambra_desktop.model.players.plan import Plan
from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.process.protocol import hint_question, why_question
from alhambra_desktop.model.players.process.worker import RequestHandler
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    Pass,
    PlaceTile,
    RemoveToReserve,
    TakeMoney,
    main_action,
    order_sentence,
    turn_order,
)
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import play, score_now
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.values import MONEY, without
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import type_noun, types_noun
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS, BonusState, RevealBonusCard
from alhambra_desktop.model.rules.modules.dirk.rules import DIRK, GiveToDirk
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER, WakeVizier
from alhambra_desktop.words import say
from tests.of_type import of_type
from tests.scenarios.board import Position, city, rules_for
from tests.sweeps import swept
from tests.unit.opponents.tables import RULE_SETS, after_turns, book_for

GAMES = (("alhambra", ()), *RULE_SETS)
MARKET = ("tower-13-E", "garden-11-open", "tower-9-NW", "pavilion-7-E")


def explained(table: Position, *actions: Action, name: str = "builder") -> Explanation:
    seat = table.state.decision.seat
    seen = observe(table.book, table.state, seat)
    return explain(table.book, seen, level(name), actions, Random(1))


def main_reasons_of(table: Position, *actions: Action, everything: bool = True) -> tuple[Reason, ...]:
    return explained(table, *actions).main_reasons(everything)


def kinds(table: Position, *actions: Action, everything: bool = True) -> list[type[Reason]]:
    return [type(reason) for reason in main_reasons_of(table, *actions, everything=everything)]


def first(table: Position, kind: type[Reason], *actions: Action) -> Message:
    """Return the message of the first main reason of a type."""
    return next(
        reason.message(table.book) for reason in main_reasons_of(table, *actions) if isinstance(reason, kind)
    )


def table_of(market: tuple[str, ...] = MARKET, **options: Any) -> Position:
    return (
        Position(rules_for(**options))
        .market(*market)
        .change(row=("denar-5", "denar-6", "florin-2", "ducat-9"))
    )


def bought_to(table: Position, tile: str, cards: str, cell: tuple[int, int]) -> tuple[Action, ...]:
    return BuyBuilding(tile, tuple(sorted(cards.split()))), PlaceTile(tile, cell), EndTurn()


# -- numbers in reasons


GARDEN = ("garden-11-open", "dirham-3 dirham-9", (0, 1))


def test_a_new_lead_states_its_points_in_the_next_scoring() -> None:
    table = table_of().player(0, hand="dirham-9 dirham-3")
    (lead, *_) = main_reasons_of(table, *bought_to(table, *GARDEN))
    assert lead == NewLead(lead.worth, "garden", 5, None, shared=False)
    takes = Message("reason-lead", types=types_noun("garden"))
    assert lead.message(table.book) == Message("reason-pays-next", reason=takes, points=5)


def test_a_shared_lead_states_its_share() -> None:
    table = table_of().player(0, hand="dirham-9 dirham-3")
    table.player(1, city=city(table.book, "* G", G="garden-10-open"))
    level = Message("reason-level", types=types_noun("garden"))
    found = first(table, NewLead, *bought_to(table, *GARDEN))
    assert found == Message("reason-pays-next", reason=level, points=2)


def test_a_rank_that_pays_later_states_the_scoring() -> None:
    table = table_of().player(0, hand="dirham-9 dirham-3")
    table.player(1, city=city(table.book, "* G H", G="garden-10-open", H="garden-12-S"))
    second = Message("reason-place", rank=2, types=types_noun("garden"))
    found = first(table, HigherRank, *bought_to(table, *GARDEN))
    assert found == Message("reason-pays-later", reason=second, points=5, round=2)


def test_a_late_lead_states_its_points_in_the_last_scoring() -> None:
    table = table_of().player(0, hand="dirham-9 dirham-3").change(round=2)
    takes = Message("reason-lead", types=types_noun("garden"))
    found = first(table, NewLead, *bought_to(table, *GARDEN))
    assert found == Message("reason-pays-next", reason=takes, points=20)


def test_a_third_rank_states_its_points_in_the_last_scoring() -> None:
    table = table_of(seats=3).player(0, hand="dirham-9 dirham-3")
    for seat, tiles in ((1, ("garden-10-open", "garden-12-S")), (2, ("garden-10-N", "garden-9-E"))):
        table.player(seat, city=city(table.book, "* G H", G=tiles[0], H=tiles[1]))
    third = Message("reason-place", rank=3, types=types_noun("garden"))
    found = first(table, HigherRank, *bought_to(table, *GARDEN))
    assert found == Message("reason-pays-later", reason=third, points=5, round=3)


def test_a_growing_lead_states_its_margin() -> None:
    table = table_of().player(
        0, hand="dirham-9 dirham-3", city=city(table_of().book, "* G", G="garden-10-open")
    )
    ahead = Message("reason-ahead", margin=2, types=types_noun("garden"))
    found = first(table, KeptLead, *bought_to(table, *GARDEN))
    assert found == Message("reason-pays-next", reason=ahead, points=5)


def test_breaking_a_tie_is_a_new_lead() -> None:
    table = table_of().player(0, hand="dirham-9 dirham-3")
    table.player(0, city=city(table.book, "* G", G="garden-10-open"))
    table.player(1, city=city(table.book, "* G", G="garden-9-E"))
    takes = Message("reason-lead", types=types_noun("garden"))
    found = first(table, NewLead, *bought_to(table, *GARDEN))
    assert found == Message("reason-pays-next", reason=takes, points=5)


def test_a_building_without_lead_states_the_deficit() -> None:
    table = table_of().player(0, hand="dirham-9 dirham-3")
    leading = city(table.book, "* G H I", G="garden-10-open", H="garden-12-S", I="garden-8-NE")
    table.player(1, city=leading).player(0, city=city(table.book, "* G", G="garden-9-E"))
    behind = Message("reason-count-behind", count=2, type=type_noun("garden"), behind=1)
    assert first(table, MoreBuildings, *bought_to(table, *GARDEN)) == behind


def test_a_longer_wall_states_both_lengths() -> None:
    table = table_of().player(0, hand="denar-9", city=city(table_of().book, "T\n*", T="tower-11-N"))
    before = table.state.players[0].city.length("wall")
    buy, place, end = bought_to(table, "tower-9-NW", "denar-9", (-1, -1))
    actions = (buy, Decline(), place, end)
    found = first(table, LongerRun, *actions)
    after = table.play(*actions[:-1]).state.players[0].city.length("wall")
    assert (before, after) == (1, 3)
    assert found == Message("reason-run", run=Message("source-wall"), was=1, now=3)


def test_exact_payments_are_a_reason_if_an_action_follows() -> None:
    table = table_of().player(0, hand="denar-9 ducat-7")
    buy, place, end = bought_to(table, "tower-9-NW", "denar-9", (0, 1))
    once = Message("reason-exact", count=1)
    assert first(table, ExactPayments, buy, TakeMoney(("ducat-9",)), place, end) == once
    assert ExactPayments not in kinds(table, buy, Decline(), place, end)
    over = BuyBuilding("pavilion-7-E", ("ducat-7",))
    twice = (buy, over, TakeMoney(("ducat-9",)), place, PlaceTile("pavilion-7-E", (1, 1)), end)
    assert first(table, ExactPayments, *twice) == Message("reason-exact", count=2)


def test_taken_money_states_the_tile_it_pays_for() -> None:
    table = table_of().player(0, hand="denar-4")
    noun, tower = table.book.card_noun, table.book.tile_noun("tower-9-NW")
    assert [
        reason.message(table.book) for reason in main_reasons_of(table, TakeMoney(("denar-5",)), EndTurn())
    ] == [
        Message("reason-saves", count=1, cards=noun("denar-5"), tile=tower),
        Message("reason-poor"),
    ]
    reaches = Message("reason-reaches", count=1, cards=noun("denar-6"), tile=tower)
    assert main_reasons_of(table, TakeMoney(("denar-6",)), EndTurn())[0].message(table.book) == reaches
    assert (
        of_type(main_reasons_of(table, TakeMoney(("ducat-9",)), EndTurn())[0], NextPurchase).tile
        == "pavilion-7-E"
    )


def test_only_useful_cards_are_named() -> None:
    """The tower costs 9 denars; florins taken with them are for another purchase (B-9)."""
    table = table_of().player(0, hand="denar-7").change(row=("denar-2", "florin-2", "ducat-9", "dirham-8"))
    (reason, *_) = main_reasons_of(table, TakeMoney(("denar-2", "florin-2")), EndTurn())
    assert isinstance(reason, NextPurchase)
    assert (reason.cards, reason.tile) == (("denar-2",), "tower-9-NW")


def test_saved_money_states_its_tile() -> None:
    table = table_of().player(0, hand="").change(row=("denar-2", "florin-2", "ducat-9", "dirham-8"))
    (reason, *_) = main_reasons_of(table, TakeMoney(("denar-2", "florin-2")), EndTurn())
    assert isinstance(reason, Saving)
    bought = next(good for good in table.book.goods(table.state) if good.tile == reason.tile)
    assert {MONEY[card].currency for card in reason.cards} == {bought.currency}
    assert CardsTaken in kinds(table, TakeMoney(("denar-2", "florin-2")), EndTurn(), everything=False)


def test_removed_and_reserved_tiles_are_reasons() -> None:
    base = city(table_of().book, "* G", G="garden-10-open")
    table = table_of().player(0, hand="dirham-9 dirham-3 denar-4", city=base)
    removed = first(table, RemovedTile, RemoveToReserve("garden-10-open", (1, 0)), EndTurn())
    assert removed == Message("reason-removed", tile=table.book.tile_noun("garden-10-open"))
    buy = BuyBuilding("garden-11-open", ("dirham-3", "dirham-9"))
    waits = first(table, KeptTile, buy, KeepInReserve("garden-11-open"), EndTurn())
    assert waits == Message("reason-waits", tile=table.book.tile_noun("garden-11-open"))


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("everything", [True, False])
def test_mandatory_reasons_replace_weightier_ones(place: int, everything: bool) -> None:
    always = KeptTile(1.0, "garden-10-open", fits=True), RemovedTile(1.0, "garden-10-open")
    assert {type(reason) for reason in always} == {reason for reason in REASONS if reason.always}
    others = [LongerRun(9.0 - i, "wall", i, i + 1) for i in range(3)]
    for one in always:
        reasons = (*others[:place], one, *others[place:])
        wanted = reasons[:2] if one in reasons[:2] else (reasons[0], one)
        assert Explanation((), reasons).main_reasons(everything) == wanted


def test_not_buying_is_explained_by_price_or_money() -> None:
    poor = table_of().player(0, hand="denar-4")
    assert NothingPayable in kinds(poor, TakeMoney(("florin-2",)), EndTurn())
    crowded = table_of().player(0, hand="florin-9 florin-4 denar-1")
    many = "* A B C"
    for rival in (1, 2):
        crowded.player(
            rival, city=city(crowded.book, many, A="tower-11-N", B="tower-12-open", C="tower-10-W")
        )
    found = {type(reason) for reason in explained(crowded, TakeMoney(("ducat-9",)), EndTurn()).reasons}
    assert (DearPurchase in found) != (NothingPayable in found)


def test_not_buying_states_the_loss_of_a_purchase() -> None:
    table = table_of(("garden-11-open", "tower-9-NW", "tower-13-E", "pavilion-7-E"))
    taking = (TakeMoney(("ducat-9",)), EndTurn())
    buying = bought_to(table, *GARDEN)
    table.player(0, hand="dirham-3 dirham-9")
    for worth, tenths in ((1.26, 13), (0.01, 0)):
        (dear,) = reasons_against_buying(table, taking, buying, worth)
        assert (dear.tile, dear.tenths) == ("garden-11-open", tenths)
    assert reasons_against_buying(table, taking, buying, -0.5) == []


def reasons_against_buying(
    table: Position, one: tuple[Action, ...], other: tuple[Action, ...], less: float
) -> list[DearPurchase]:
    """Return the main reasons against buying for the first of two simulated turns."""
    seen = observe(table.book, table.state, table.state.decision.seat)
    tried = (Plan(one, 0.0), Plan(other, -less, ("garden-11-open", "Decline")))
    found = explain(table.book, seen, level("master"), one, Random(1), tried)
    assert [round(each.less, 2) for each in found.others] == [less] * (less > 0)
    return [reason for reason in found.main_reasons(True) if isinstance(reason, DearPurchase)]


def test_a_tile_without_legal_square_is_kept() -> None:
    table = table_of().player(0, hand="dirham-9 dirham-3")
    walled = {"N": "tower-7-NEW", "E": "tower-8-NES", "S": "garden-6-ESW", "W": "garden-7-NSW"}
    table.player(0, city=city(table.book, ". N .\nW * E\n. S .", **walled))
    buy = BuyBuilding("garden-11-open", ("dirham-3", "dirham-9"))
    kept = (buy, KeepInReserve("garden-11-open"), EndTurn())
    nowhere = Message("reason-nowhere", tile=table.book.tile_noun("garden-11-open"))
    assert first(table, KeptTile, *kept) == nowhere


def test_adding_from_the_reserve_has_the_same_reasons() -> None:
    table = (
        table_of()
        .player(0, reserve=("garden-11-open",), hand="denar-1")
        .market(*MARKET[:1], None, *MARKET[2:])
    )
    (lead, *_) = main_reasons_of(table, AddFromReserve("garden-11-open", (0, 1)), EndTurn())
    assert lead == NewLead(lead.worth, "garden", 5, None, shared=False)


def test_a_tile_given_away_costs_a_rival_points() -> None:
    book = rules_for(2)
    table = Position(book).market(*MARKET).slice(DIRK, tiles=("tower-11-N",))
    table.player(0, hand="denar-9").player(1, city=city(book, "* T U", T="tower-12-open", U="tower-10-W"))
    table.slice(DIRK, tiles=("tower-11-N", "tower-11-open"))
    given = (BuyBuilding("tower-9-NW", ("denar-9",)), Decline(), GiveToDirk("tower-9-NW"), EndTurn())
    costs = Message("reason-cost", name="Bob", points=3, types=types_noun("tower"))
    assert first(table, RivalLoss, *given) == costs


def test_a_woken_vizier_can_step_in() -> None:
    table = (
        Position(rules_for(modules=("vizier",))).slice(VIZIER, awake=(False, True, True)).player(0, hand="")
    )
    assert first(table, ModuleGain, WakeVizier(), EndTurn()) == Message("gain-vizier")


def test_passing_has_a_reason() -> None:
    table = table_of().player(0, hand="").change(row=())
    assert kinds(table, Pass(), EndTurn()) == [NothingPayable, NothingToDo]
    assert kinds(table, Pass(), EndTurn(), everything=False) == [NothingToDo]


# -- other plans


def test_other_plans_have_other_themes_and_differences() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 9)
    seen = observe(book, state, state.decision.seat)
    actions = choose(book, seen, level("builder"), Random(1))
    explanation = explain(book, seen, level("builder"), actions, Random(1))
    assert len(explanation.others) == 2
    assert all(other.less >= 0 for other in explanation.others)
    assert len({turn_order(book, one.actions) for one in (explanation, *explanation.others)}) == 3
    worse = explain(book, seen, level("builder"), explanation.others[1].actions, Random(1))
    assert worse.others[0].less == pytest.approx(-explanation.others[1].less)
    assert other_turn(book, worse.others[0]).id == "other-more"


def test_a_turn_outside_the_plans_is_evaluated() -> None:
    table = table_of().player(0, hand="denar-9 ducat-9 dirham-9")
    worst = BuyBuilding("tower-9-NW", ("denar-9",)), Decline(), KeepInReserve("tower-9-NW"), EndTurn()
    assert explained(table, *worst).others[0].less < 0
    assert 1 <= len(sentences(table.book, explained(table, *worst))) <= 2


@pytest.mark.parametrize(
    ("less", "id_", "words"),
    [
        (1.44, "other-less", "pass, as no action is possible: 1.4 points less."),
        (1.96, "other-less", "pass, as no action is possible: 2.0 points less."),
        (0.04, "other-even", "pass, as no action is possible: just as good."),
        (-2.0, "other-more", "pass, as no action is possible: 2.0 points more."),
    ],
)
def test_differences_are_rounded_to_tenths(less: float, id_: str, words: str) -> None:
    other = other_turn(rules_for(), Other((Pass(), EndTurn()), less))
    assert (other.id, say(other)) == (id_, words)
    if id_ != "other-even":
        assert dict(other.arguments)["whole"] == int(words.partition(": ")[2][0])


# -- words


def test_a_turn_is_described_in_one_sentence() -> None:
    book = rules_for()
    actions = (
        BuyBuilding("garden-11-open", ("denar-5", "denar-6")),
        TakeMoney(("florin-7",)),
        PlaceTile("garden-11-open", (0, 1)),
        EndTurn(),
    )
    words = "buy garden 11 with 6 + 5 denars and place it, then take 7 florins."
    assert say(order_sentence(turn_order(book, actions))) == words
    assert "place it (1 south of the fountain), then" in say(turn_order(book, actions, squares=True))
    assert say(main_action(actions).kind_message(book)) == "Buy a building."
    assert say(order_sentence(main_action(actions).message(book))) == "buy garden 11."
    assert say(turn_order(book, (Decline(),))) == "skip this action"
    assert main_action((RevealBonusCard("tower-11-open"), Decline())) == RevealBonusCard("tower-11-open")
    assert main_action((EndTurn(),)) == EndTurn()
    assert say(turn_order(book, (PlaceTile("garden-11-open", (0, 1)), EndTurn()))) == "place garden 11"


def test_several_actions_are_described_in_order() -> None:
    book = rules_for(2)
    buy, give = BuyBuilding("tower-9-NW", ("denar-9",)), GiveToDirk("tower-9-NW")
    add = AddFromReserve("garden-11-open", (-1, 2))
    assert say(turn_order(book, (buy, add, TakeMoney(("denar-1", "denar-2")), give), squares=True)) == (
        "buy tower 9 with 9 denars and give it to Dirk, "
        "add garden 11 from your reserve (1 west, 2 south of the fountain), then take 2 + 1 denars"
    )


def test_reasons_are_one_or_two_sentences() -> None:
    table = table_of().player(0, hand="denar-9 ducat-7 dirham-9 dirham-3")
    lead = NewLead(3.0, "garden", 5, 2, shared=False)
    run = LongerRun(2.0, "wall", 0, 2)
    dear = DearPurchase(2.0, None, 0)
    exact = ExactPayments(1.0, 3)
    found = [
        " ".join(map(say, sentences(table.book, Explanation((), reasons))))
        for reasons in ((lead, run, exact), (lead, dear, exact), (lead, run), ())
    ]
    assert found == [
        "takes the lead in gardens, worth 5 points in scoring round 2, and starts the wall with 2 segments. "
        "pays the exact price 3 times, with an extra action each time.",
        "takes the lead in gardens, worth 5 points in scoring round 2; buying now would be just as good. "
        "pays the exact price 3 times, with an extra action each time.",
        "takes the lead in gardens, worth 5 points in scoring round 2. starts the wall with 2 segments.",
        "no single reason stands out.",
    ]


# -- every rule set


def turns_of(game: str, modules: tuple[str, ...], name: str, seats: int = 3):
    """Yield a few turns of a level: rulebook, state before, actions."""
    book = book_for(seats, 5, None, game, modules)
    state = after_turns(book, 3 * seats)
    for number in range(5):
        seat = state.decision.seat
        actions = choose(book, observe(book, state, seat), level(name), Random(number))
        yield book, state, actions
        for action in actions:
            state = play(book, state, action).after


@pytest.mark.parametrize("name", swept(["newcomer", "builder"], "builder".__eq__))
@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_every_explanation_has_one_or_two_sentences(game: str, modules: tuple[str, ...], name: str) -> None:
    for book, state, actions in turns_of(game, modules, name):
        seen = observe(book, state, state.decision.seat)
        explanation = explain(book, seen, level(name), actions, Random(1))
        for everything in (True, False):
            assert 1 <= len(sentences(book, explanation, everything)) <= 2
        assert len(explanation.others) <= 2
        codec = Codec(book)
        assert loaded(Explanation, json.loads(json.dumps(dumped(explanation, codec))), codec) == explanation


@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_numbers_in_reasons_match_the_state_after_the_turn(game: str, modules: tuple[str, ...]) -> None:
    for book, state, actions in turns_of(game, modules, "builder"):
        seat = state.decision.seat
        explanation = explain(book, observe(book, state, seat), level("builder"), actions, Random(1))
        after = state
        for action in actions[:-1]:
            after = play(book, after, action).after
        for reason in explanation.reasons:
            if isinstance(reason, LongerRun):
                cities = state.players[seat].city, after.players[seat].city
                assert [reason.before, reason.after] == [city.length(reason.edge) for city in cities]
            elif isinstance(reason, MajorityReason):
                held = score_now(book, after, reason.later or min(state.round + 1, 3))
                assert held.of(seat, "types", reason.type) == reason.points
                strengths = book.strengths(after, reason.type)
                leaders = strengths.count(max(strengths)) if strengths[seat] == max(strengths) else 0
                assert (leaders > 1) == (isinstance(reason, NewLead) and reason.shared)
                assert (leaders == 0) == isinstance(reason, HigherRank)


# -- hidden information


def test_hands_and_bonus_cards_are_secrets() -> None:
    state = after_turns(book_for(3, 5), 6)
    assert has_secrets_from(book_for(3, 5), state, 1, 0)
    assert not has_secrets_from(book_for(3, 5), state, 0, 0)
    for modules, secret in (((), False), (("huts",), False), (("bonus_cards",), True)):
        book = book_for(3, 5, {"open_hands": "on"}, "alhambra", modules)
        assert has_secrets_from(book, after_turns(book, 6), 1, 0) == secret


def other_hand(state: GameState, seat: int, kept: tuple[str, ...]) -> GameState:
    """Return the state with other cards in a hand, except for `kept`."""
    player = state.players[seat]
    others = [card for card in player.hand if card in MONEY and card not in kept]
    new = [card for card in state.pile if card in MONEY and card not in kept][: len(others)]
    pile = without(state.pile, tuple(new))
    hand = tuple(sorted((*without(player.hand, tuple(others)), *new)))
    players = (*state.players[:seat], player.changed(hand=hand), *state.players[seat + 1 :])
    return state.changed(players=players, pile=(*others, *pile))


@pytest.mark.parametrize(("game", "modules"), GAMES)
def test_explanations_do_not_reveal_hidden_information(game: str, modules: tuple[str, ...]) -> None:
    for book, state, actions in turns_of(game, modules, "builder"):
        seat = state.decision.seat
        paid = {card for action in actions for card in getattr(action, "cards", ())}
        paid |= {card for action in actions if (card := getattr(action, "card", None))}
        other = other_hand(state, seat, tuple(paid))
        if BONUS in state.slices and not any(isinstance(one, RevealBonusCard) for one in actions):
            bonus = state.slice_of(BonusState)
            shifted = (*bonus.hands[1:], bonus.hands[0])
            slices = {**state.slices, BONUS: attrs.evolve(bonus, hands=shifted)}
            other = other.changed(slices=slices)
        said = [
            sentences(
                book, explain(book, observe(book, one, seat), level("builder"), actions, Random(1)), False
            )
            for one in (state, other)
        ]
        assert said[0] == said[1]
        hidden = {say(book.card_noun(card)) for card in state.players[seat].hand if card not in paid}
        assert not any(words in say(line) for words in hidden for line in said[0])


# -- worker process


def test_the_worker_explains_and_gives_hints() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 9)
    codec, seat = Codec(book), state.decision.seat
    seen = codec.dump(observe(book, state, seat))
    hint = RequestHandler().answer(hint_question(seen, simulations=2))
    assert "error" not in hint
    recommended = loaded(Explanation, hint, codec)
    assert 1 <= len(sentences(book, recommended)) <= 2
    for action in recommended.actions:
        state = play(book, state, action).after
    asked = why_question(seen, "journeyman:mason", hint["actions"])
    answer = json.loads(json.dumps(RequestHandler().answer(asked)))
    assert loaded(Explanation, answer, codec).actions == recommended.actions
    asked = {**why_question(seen, "master", hint["actions"]), "simulations": 2}
    others = loaded(Explanation, RequestHandler().answer(asked), codec).others
    assert all(other.less >= 0 for other in others), "what was tried out is compared as it came out"
    answer = RequestHandler().answer(why_question(seen, "sage", hint["actions"]))
    assert answer["error"].startswith("LevelError")
