"""A toy module fills every slot of a rulebook without changes to the core."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import attrs
import pytest

from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.action import Action, BuyBuilding, EndTurn, TakeMoney
from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder, RulebookConflictError
from alhambra_desktop.model.rules.core.engine.event import Event
from alhambra_desktop.model.rules.core.engine.handling import button
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, score_now, start
from alhambra_desktop.model.rules.core.engine.rulebook import (
    Good,
    Majority,
    Payment,
    Rulebook,
    RulebookError,
    SetUpPhase,
    Slots,
    Stall,
    action_rule,
)
from alhambra_desktop.model.rules.core.engine.scoring import Points, Source
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.state import GameState, Slice
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, HoldScorings, Step
from alhambra_desktop.model.rules.core.geometry.city import ORIGIN, City
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.geometry.tile import Tile
from alhambra_desktop.model.rules.core.places.places import Face, PieceId, Place, Stack, TileFace
from alhambra_desktop.model.rules.core.values import mask
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules import alhambra, dirk, granada
from alhambra_desktop.model.rules.modules.alhambra.rules import START_TILE
from alhambra_desktop.model.rules.modules.dirk.rules import DIRK, DirkState
from alhambra_desktop.model.rules.modules.registry import make_setup
from alhambra_desktop.model.rules.table.arrangement import arrangement, fold

DOVES = PieceId("doves")
TENT = Tile("tent", "tent", None, 4, mask("S"), "rope", "cloth")


@attrs.frozen
class Dovecote(Slice):
    """Slice of the toy: flying doves, a secret number and a tile set aside."""

    module: ClassVar[str] = "doves"

    doves: int = 0
    secret: int = 7
    aside: tuple[str, ...] = ("tower-13-E",)


@attrs.frozen
class Coo(Action):
    """Action of the toy."""

    times: int


@attrs.frozen
class Cooed(Event):
    """Event of the toy."""

    times: int


@attrs.frozen(cache_hash=True)
class Roof(Place):
    """Place of the toy's doves."""


@attrs.frozen
class Fly(Step):
    """Step of the toy."""


def _coo(book, draft, seat, action):
    slice_ = draft.state.slice_of(Dovecote)
    draft.change_slice(attrs.evolve(slice_, doves=slice_.doves + action.times))
    draft.emit(Cooed(action.times))


def _refuse(book, state, seat, action):
    return () if action.times < 3 else (BrokenRule("T-1", Message("too-loud"), Message("too-loud-why")),)


COOING = button("coo", Coo(1))


def _take_aside(book, draft):
    (stock,) = draft.state.stocks
    draft.change_stock(stock, bag=tuple(tile for tile in stock.bag if tile != "tower-13-E"))
    draft.change_slice(Dovecote())


def _fly(book, draft, step):
    _coo(book, draft, 0, Coo(1))


def _install(book: RulebookBuilder) -> None:
    book.add_tiles(None, (TENT,))
    book.add_slice(
        Dovecote,
        lambda value, seat: attrs.evolve(value, secret=0),
        lambda b, seen, rng: attrs.evolve(seen.slice_of(Dovecote), secret=rng.randrange(9)),
    )
    book.set_up += ((SetUpPhase.BAGS, _take_aside),)
    book.offer(ChooseAction, action_rule(Coo, lambda b, s, seat: (Coo(1), Coo(2)), _refuse, _coo, COOING))
    book.stalls += (
        Stall(
            lambda b, state: (Good("tent", "ducat", 4, None, exact_only=True),),
            lambda b, draft, tile: tile == "tent",
        ),
    )
    book.price(Stack, lambda b, state, stack: Good("doves", "ducat", stack.count, Roof()))
    book.payments += (
        Payment(
            lambda b, hand, good: (("ducat-1",),) if good.tile == "tent" and "ducat-1" in hand else (),
            lambda b, good, cards: None,
        ),
    )
    book.add_placement(
        touching=(frozenset({"rope", "wall"}),), joins=(("rope", "wall"),), reach_rules=(_ropes,)
    )
    book.counts += (lambda b, state, owner: {"tower": int(owner == "dove")},)
    book.add_rival("dove", "The dove", lambda b, state: ())
    book.lay_aside("doves", lambda b, draft, tile: False)
    book.pieces += (lambda b, seen, table: table.lay(DOVES, Roof(), Stack(seen.slice_of(Dovecote).doves)),)
    book.fold(Cooed, lambda b, table, event: table.count(DOVES, event.times))
    book.scorers += (lambda b, state, number: (Points(0, "doves", state.slice_of(Dovecote).doves),),)
    book.on_scoring_held += (lambda b, draft, number: _coo(b, draft, 0, Coo(100)),)
    book.holdings += (lambda b, state: state.slice_of(Dovecote).aside,)
    book.automate(Fly, _fly)
    book.follow(HoldScorings, Fly)
    book.invariants += (
        lambda b, state: () if state.slice_of(Dovecote).doves >= 0 else (Message("no-doves"),),
    )


def _doves_left(book, state):
    if state.slice_of(Dovecote).doves < 0:
        yield Message("no-doves")


def _ropes(tiles, starts):
    tents = [cell for cell, tile in tiles.items() if tile.kind == "tent"]
    bound = [c for c in tents if (c[0], c[1] + 1) in tiles]
    return (
        []
        if len(bound) == len(tents)
        else [BrokenRule("T-2", Message("rope-loose"), Message("rope-loose-why"))]
    )


def compiled(*more) -> Rulebook:
    setup = make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(3)], 5)
    book = RulebookBuilder(setup, dict(setup.options))
    for install in (alhambra.MODULE.install, *more):
        install(book)
    return book.freeze(("alhambra", "toy"))


@pytest.fixture
def book() -> Rulebook:
    return compiled(_install)


def test_an_action_is_offered_refused_and_performed(book):
    state = start(book).after
    assert {Coo(1), Coo(2)} <= set(legal_actions(book, state))
    with pytest.raises(ValueError, match="too-loud"):
        play(book, state, Coo(3))
    assert play(book, state, Coo(2)).after.slice_of(Dovecote).doves == 2


def test_a_stall_sells_goods_for_other_payments(book):
    state = start(book).after
    players = tuple(player.changed(hand=("ducat-1", "ducat-4")) for player in state.players)
    state = state.changed(players=players)
    ways = {a.cards for a in legal_actions(book, state) if isinstance(a, BuyBuilding) and a.tile == "tent"}
    assert ways == {("ducat-1",), ("ducat-4",)}
    assert play(book, state, BuyBuilding("tent", ("ducat-4",))).after.agenda[-1] == ChooseAction(
        state.active, True
    )


def test_the_type_of_a_face_determines_the_price(book):
    state = start(book).after
    assert book.price_of(state, Stack(2)) == Good("doves", "ducat", 2, Roof())
    assert book.price_of(state, TileFace("tent")) == book.good(state, "tent")
    assert book.price_of(state, Face()) is None


def test_edges_and_reach_rules_restrict_placement(book):
    wall = book.tiles["garden-10-N"]
    city = City.of({ORIGIN: START_TILE, (1, 0): wall})
    assert book.placement.legal_cells(city, TENT) == ((1, -1),)
    assert {b.rule for b in book.placement.why_not_place(city, TENT, (2, 0))} == {"B-17", "T-2"}


def test_counts_rivals_and_scorers_affect_the_scoring(book):
    state = play(book, start(book).after, Coo(2)).after
    scoring = score_now(book, state, 2)
    assert scoring.of("dove", "types", "tower") == 13
    assert scoring.of(0, "doves") == 2
    for owner in book.owners():
        assert book.strengths_of(state, owner) == tuple(book.strength(state, owner, t) for t in book.types)


def test_steps_and_scoring_reactions_run(book):
    state = start(book).after
    take = next(a for a in legal_actions(book, state) if isinstance(a, TakeMoney))
    after = play(book, play(book, state, take).after, EndTurn()).after
    assert after.slice_of(Dovecote).doves == 1
    due = state.changed(row=("denar-1",) * 3, pile=("florin-1", "scoring-1"), pile_parts=())
    take = TakeMoney(("denar-1",))
    after = play(book, play(book, due, take).after, EndTurn()).after
    assert after.slice_of(Dovecote).doves >= 101


def test_pieces_are_laid_and_moved(book):
    move = play(book, start(book).after, Coo(2))
    before = arrangement(book, observe(book, move.before, 0))
    folded = fold(book, 0, before, move.events)
    assert folded[-1].after.at(Roof()) == ((DOVES, Roof(), Stack(2)),)


def test_secrets_are_hidden_and_held_tiles_are_not_guessed(book):
    state = start(book).after
    seen = observe(book, state, 1)
    assert seen.slice_of(Dovecote).secret == 0
    guess = determinize(book, seen, Random(1))
    assert observe(book, guess, 1) == seen
    assert "tower-13-E" not in guess.stocks[0].bag


def test_slice_and_action_survive_the_codec(book):
    codec, state = Codec(book), start(book).after
    assert codec.load(GameState, json.loads(json.dumps(codec.dump(state)))) == state
    assert codec.load_action(codec.dump_action(Coo(2))) == Coo(2)


def _nothing(book, draft, step):
    pass


@pytest.mark.parametrize(
    ("install", "wanted"),
    [
        (lambda book: book.add_tiles(None, (TENT,)), "tent"),
        (lambda book: book.automate(Fly, _nothing), "Fly"),
        (lambda book: book.add_slice(Dovecote), "doves"),
        (lambda book: book.add_rival("dove", "Another dove", lambda b, state: ()), "the rival dove"),
        (lambda book: book.fold_nothing(Cooed), "how pieces move at Cooed"),
        (lambda book: book.price(Stack, lambda b, state, stack: None), "the price of a Stack"),
        (lambda book: book.price(TileFace, lambda b, state, tile: None), "the price of a TileFace"),
        (lambda book: book.lay_aside("doves", lambda b, draft, tile: False), "tiles laid aside by doves"),
        (
            lambda book: book.add_source("types", Source(Message("source-types"))),
            "the source of points types",
        ),
        (lambda book: book.add_majorities({"tower": Majority(lambda b, state, number: ())}), "tower"),
    ],
)
def test_a_duplicate_name_in_a_slot_is_a_conflict(install, wanted):
    with pytest.raises(RulebookConflictError, match=wanted):
        compiled(_install, install)


def test_only_one_module_can_replace_a_slot():
    def take_over(book: RulebookBuilder) -> None:
        book.replace(money=("ducat-1",))

    assert compiled(take_over).money == ("ducat-1",)
    with pytest.raises(RulebookConflictError, match="money"):
        compiled(take_over, take_over)


@pytest.mark.parametrize(
    ("slot", "value"),
    [
        ("scorers", ()),
        ("prices", {}),
        ("prices", {TileFace: lambda b, state, tile: None}),
        ("stock", "doves"),
        ("city_noun", Message("doves")),
    ],
)
def test_an_assignment_that_drops_entries_is_a_conflict(slot, value):
    with pytest.raises(RulebookConflictError, match=slot):
        compiled(_install, lambda book: setattr(book, slot, value))


def test_an_unknown_slot_raises_an_error():
    with pytest.raises(TypeError, match="scorerz"):
        compiled(lambda book: book.replace(scorerz=()))
    with pytest.raises(AttributeError, match="scorerz"):
        compiled(lambda book: setattr(book, "scorerz", ()))


def test_an_action_type_is_offered_once_per_decision():
    rule: Any = action_rule(TakeMoney, lambda b, s, seat: (), _refuse, _coo, COOING)  # type: ignore[misc]
    with pytest.raises(RulebookConflictError, match="TakeMoney at ChooseAction"):
        compiled(lambda book: book.offer(ChooseAction, rule))


def test_edge_rules_are_declared_once():
    def tell(**what) -> None:
        compiled(*[lambda book: book.add_placement(**what)] * 2)

    with pytest.raises(RulebookConflictError, match="words for the edge rope"):
        tell(edge_rules={"rope": ("T-2", "Ropes hold walls")})
    with pytest.raises(RulebookConflictError, match="founding by the edge rope"):
        tell(founding={"rope": frozenset({("rope", "wall")})})


def test_two_step_classes_of_one_name_are_a_conflict():
    other_fly = attrs.make_class("Fly", {}, bases=(Step,), frozen=True)
    with pytest.raises(RulebookConflictError, match="a class called Fly"):
        compiled(_install, lambda book: book.automate(other_fly, _nothing))


def test_a_step_without_code_raises_an_error():
    with pytest.raises(RulebookError, match="no code runs the step Fly"):
        compiled(lambda book: book.follow(HoldScorings, Fly))
    book = compiled(lambda book: setattr(book, "set_up", (*book.set_up, (SetUpPhase.BEGIN, _push_fly))))
    with pytest.raises(RulebookError, match="no code runs the step Fly"):
        start(book)


def _push_fly(book, draft):
    draft.push(Fly())


def test_a_step_cannot_follow_a_decision():
    with pytest.raises(RulebookError, match="Fly cannot follow ChooseAction"):
        compiled(lambda book: book.follow(ChooseAction, Fly))


@attrs.frozen
class NoModule(Slice):
    """Slice without a module."""


class NoFields(Slice):
    """Slice that is not an attrs class."""

    module = "doves"
    doves: int = 0


@pytest.mark.parametrize(
    ("slip", "error", "words"),
    [
        (lambda book: book.add_slice(NoModule), AttributeError, "NoModule.*module"),
        (lambda book: book.add_slice(NoFields), RulebookError, "NoFields must be an attrs class"),
        (
            lambda book: book.add_slice(Dovecote, lambda value, seat: value),
            RulebookError,
            "needs both functions of a secret, hide and redraw",
        ),
    ],
)
def test_an_invalid_slice_raises_an_error(slip, error, words):
    with pytest.raises(error, match=words):
        compiled(slip)


def test_a_slice_must_be_registered_and_set_up():
    with pytest.raises(RulebookError, match="either not registered or not set up: doves"):
        start(compiled(lambda book: book.add_slice(Dovecote)))
    book = compiled(lambda book: setattr(book, "set_up", (*book.set_up, (SetUpPhase.MARKET, _take_aside))))
    with pytest.raises(RulebookError, match="either not registered or not set up: doves"):
        start(book)


def test_the_guide_lists_every_slot():
    page = (Path(__file__).parents[3] / "docs" / "new-module.md").read_text(encoding="utf-8")
    table = page[page.index("## The slots") :]
    slots = {field.name for field in attrs.fields(Slots)} - {"setup", "options"}
    assert sorted(slot for slot in slots if f"`{slot}`" not in table) == []


def test_a_rival_breaks_ties_only_with_its_own_tiles():
    """G-5: the most expensive tile decides; a school of 13 held elsewhere is not Dirk's."""
    people = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)]
    setup = make_setup(people, 5, "granada")
    builder = RulebookBuilder(setup, dict(setup.options))
    for module in (granada.MODULE, dirk.MODULE):
        module.install(builder)
    builder.holdings += (lambda b, state: ("school-13",),)
    book = builder.freeze(("granada", "dirk"))
    state = start(book).after
    state = state.changed(slices={**state.slices, DIRK: DirkState(("school-5",))})
    assert book.majorities["school"].tie_break(book, state, DIRK) == 5
