"""Reasons: sentences that depend on a card, a tile or a module, and the exchange between processes."""

from __future__ import annotations

from random import Random

import pytest

from alhambra_desktop.model.players.explain.explainer import explain
from alhambra_desktop.model.players.explain.explanation import (
    REASONS,
    CardsTaken,
    DearPurchase,
    ExactPayments,
    Explanation,
    HiddenHand,
    JokerTaken,
    KeptTile,
    ModuleGain,
    NewLead,
    NextPurchase,
    NothingElse,
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
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, EndTurn, Pass, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.words import say
from tests.scenarios.board import Position, rules_for

GARDEN = "garden-11-open"
BUREAU = "bureau-denar-dirham"


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (RivalLoss(1.0, "garden", 1, 3), "costs Bob 3 points in gardens in the next scoring round"),
        (RivalLoss(1.0, "tower", 2, 1), "costs Cid 1 point in towers in the next scoring round"),
        (JokerTaken(0.8, "denar-9"), "takes 9 denars, which can be used for two currencies"),
        (RemovedTile(0.3, GARDEN), "moves garden 11 to the reserve to rebuild the city"),
        (KeptTile(0.3, GARDEN, fits=True), "saves garden 11 for later"),
        (KeptTile(0.3, GARDEN, fits=False), "keeps garden 11 in reserve, as it does not fit anywhere yet"),
        (CardsTaken(0.3, ("denar-9",), most=True), "takes 9 denars, the most money available"),
        (CardsTaken(0.3, ("denar-1", "denar-2"), most=False), "takes 2 + 1 denars for later"),
        (
            NextPurchase(1.0, ("ducat-9",), GARDEN, exact=True),
            "takes 9 ducats to buy garden 11 for the exact price next turn",
        ),
        (NextPurchase(1.0, ("ducat-9",), GARDEN, exact=False), "takes 9 ducats to buy garden 11 next turn"),
        (Saving(0.3, ("ducat-9",), GARDEN), "takes 9 ducats to save for garden 11"),
        (HiddenHand(0.0), "their hand may explain more, but it stays hidden until the game ends"),
        (ExactPayments(1.0, 1), "pays the exact price and gets an extra action"),
        (ExactPayments(1.0, 2), "pays the exact price twice, with an extra action each time"),
        (NothingPayable(0.3), "cannot afford anything on the market now"),
        (NothingToDo(0.0), "no action is possible"),
        (NothingElse(0.0), "no single reason stands out"),
    ],
)
def test_a_reason_names_its_cards_tiles_and_players(reason: Reason, words: str) -> None:
    assert say(reason.message(rules_for(3))) == words


@pytest.mark.parametrize(
    ("module", "points", "words"),
    [
        ("vizier", 1, "the vizier is awake again and can buy a tile"),
        ("camps", 1, "the camps should score about 1 more point"),
        ("bazaars", 3, "the bazaars should score about 3 more points"),
        ("falconers", 2, "the falcons should score about 2 more points"),
        ("bonus_cards", 3, "the bonus cards should score about 3 more points"),
        ("huts", 4, "the huts should score about 4 more points"),
    ],
)
def test_a_gain_is_worded_by_its_module(module: str, points: int, words: str) -> None:
    assert say(ModuleGain(1.0, module, points).message(rules_for(3, modules=(module,)))) == words


def bureaux() -> Position:
    at = Position(rules_for(3, modules=("bureaux",)))
    at.market("tower-13-E", GARDEN, "tower-9-NW", "pavilion-7-E")
    return at.change(row=(BUREAU, "denar-6", "florin-2", "ducat-9")).player(0, hand="dirham-3")


def explained(at: Position, *actions: TakeMoney | BuyBuilding | PlaceTile | EndTurn) -> Explanation:
    return explain(at.book, observe(at.book, at.state, 0), level("builder"), actions, Random(1))


def test_a_card_of_two_currencies_is_a_reason_of_its_own() -> None:
    (joker, poor, hidden) = explained(bureaux(), TakeMoney((BUREAU,)), EndTurn()).reasons
    assert joker == JokerTaken(0.8, BUREAU)
    assert poor == NothingPayable(0.3, open=False)
    assert hidden == HiddenHand(0.0)
    money = explained(bureaux(), TakeMoney(("denar-6",)), EndTurn()).reasons
    assert not any(isinstance(reason, JokerTaken) for reason in money)
    (taken,) = (reason for reason in money if isinstance(reason, CardsTaken))
    assert (taken.worth, taken.cards) == (0.3, ("denar-6",))


def test_an_explanation_is_the_same_after_being_sent_to_another_process() -> None:
    book = rules_for(3)
    codec = codec_for(book)
    reasons = (NewLead(3.0, "garden", 5, None, True), DearPurchase(0.5, None, 5, open=False), HiddenHand(0.0))
    whole = Explanation((TakeMoney(("ducat-9",)), EndTurn()), reasons, (Other((Pass(), EndTurn()), 1.5),))
    plain = dumped(whole, codec)
    assert [one["reason"] for one in plain["reasons"]] == ["NewLead", "DearPurchase", "HiddenHand"]
    assert [one["open"] for one in plain["reasons"]] == [True, False, True]
    assert loaded(Explanation, {"id": 7, **plain}, codec) == whole
    assert len({reason.__name__ for reason in REASONS}) == len(REASONS) == 20


def test_two_reasons_and_an_exact_payment_are_two_sentences() -> None:
    book = rules_for(3)
    lead, exact = NewLead(3.0, "garden", 5, None, False), ExactPayments(1.0, 1)
    cards, gain = CardsTaken(0.3, ("ducat-9",), True), DearPurchase(1.0, GARDEN, 12)

    def told(*reasons: Reason) -> list[str]:
        return [say(message) for message in sentences(book, Explanation((), reasons))]

    assert len(told(lead)) == 1
    assert len(told(lead, cards)) == 2
    assert len(told(lead, exact)) == 2
    joined, last = told(lead, cards, exact)
    assert "pays the exact price and gets an extra action" in last.lower()
    beside, _ = told(lead, gain, exact)
    for text in (joined, beside):
        assert "takes the lead in gardens" in text
    assert joined != beside
    assert joined.index("lead") < joined.index("9 ducats")


@pytest.mark.parametrize(
    ("less", "words"),
    [
        (0.0, None),
        (1.0, "1.0 points less"),
        (2.34, "2.3 points less"),
        (-1.26, "1.3 points more"),
    ],
)
def test_another_turn_says_how_many_points_it_differs(less: float, words: str | None) -> None:
    message = other_turn(rules_for(3), Other((TakeMoney(("ducat-9",)), EndTurn()), less))
    text = say(message)
    assert "9 ducats" in text
    assert dict(message.arguments).get("whole") == (None if words is None else int(abs(less)))
    assert words is None or words in text


def test_a_player_has_secrets_only_from_the_others() -> None:
    at = Position(rules_for(3)).player(1, hand="denar-9 denar-8")
    assert not has_secrets_from(at.book, at.state, 1, 1)
    assert has_secrets_from(at.book, at.state, 1, 0)
    at.player(1, hand="")
    assert not has_secrets_from(at.book, at.state, 1, 0)
