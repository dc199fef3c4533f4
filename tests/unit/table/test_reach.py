from __future__ import annotations

import attrs

from alhambra_desktop.model.rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    KeepInReserve,
    PlaceTile,
    RemoveToReserve,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook, Stall
from alhambra_desktop.model.rules.core.engine.state import Draft
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.core.places.gesture import Press
from alhambra_desktop.model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Hand,
    MarketSquare,
    Reserve,
    Row,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.modules.bonus_cards.rules import RevealBonusCard
from alhambra_desktop.model.rules.modules.dirk.rules import DirksTiles, GiveToDirk
from alhambra_desktop.model.rules.modules.falconers.rules import BuyFalcon, Corner
from alhambra_desktop.model.rules.modules.granada.rules import KeepTurned, PlaceTurned
from alhambra_desktop.model.rules.table.moves import Drop, Lift
from alhambra_desktop.model.rules.table.reach import NOWHERE, carried_out, drop_refusals, reach
from alhambra_desktop.model.rules.table.turn_facts import Deed, TurnFacts
from tests.of_type import of_type
from tests.scenarios.board import Position, city, rules_for

TOWER = "tower-11-open"
GARDEN = "garden-11-open"
MARKET = (TOWER, GARDEN, "arcades-9-open", "tower-13-E")
TRAY = Drop(Tray(0), False)
EAST = Drop(CitySquare(0, (1, 0)), False)
FAR = Drop(CitySquare(0, (2, 0)), False)
ON_RESERVE = Drop(Reserve(0), False)


def impossible_by(at: Position, promises: tuple[Action, ...], deed: Deed) -> tuple[Action, ...]:
    """Return the promises that a deed would make impossible."""
    then = carried_out(TurnFacts(at.book, at.state, promises, 0), deed)
    assert then is not None
    return then.impossible


def tile(name: str, place=None) -> Lift:
    """Return a tile lifted from the tray or from another place."""
    return Lift(Tray(0) if place is None else place, (TileFace(name),))


FOR_SALE = tile(TOWER, MarketSquare("alhambra", 1))


def buying(hand: str, **options) -> Position:
    """Return a position in which a tower costs 11 florins, and other tiles other currencies."""
    at = Position(rules_for(3, **options)).player(0, hand=hand).market(*MARKET)
    return at.change(row=("denar-1",))


def bought(*tiles: str, seats: int = 3, **options) -> Position:
    """Return a position with purchases and an optional extra action."""
    at = Position(rules_for(seats, **options)).player(0, purchases=tiles)
    return at.change(agenda=(ChooseAction(0, acted=True),))


def test_a_tile_for_sale_is_bought_and_promised_together():
    at = buying("florin-4 florin-7 florin-9")
    found = reach(TurnFacts(at.book, at.state, (), 0), FOR_SALE)
    best, *_, other = found.acquire
    buy = BuyBuilding(TOWER, best)
    assert found.drops >= {TRAY, EAST, ON_RESERVE}
    assert found.deed(TRAY) == Deed(play=buy)
    assert found.deed(TRAY, other) == Deed(play=BuyBuilding(TOWER, other))
    assert found.deed(EAST) == found.deed(EAST, best) == Deed(buy, PlaceTile(TOWER, (1, 0)))
    assert found.deed(ON_RESERVE) == Deed(buy, KeepInReserve(TOWER))
    assert found.deed(FAR) is None
    assert found.deed(EAST, ("denar-1",)) is None
    assert found.deed(EAST, other) is None, "it was not asked of this way"
    assert found.deed(TRAY, ("denar-1",)) is None


def test_promises_depend_on_the_chosen_payment():
    at = buying("florin-4 florin-7 florin-9")
    found = reach(TurnFacts(at.book, at.state, (), 0), FOR_SALE)
    needless = BuyBuilding(TOWER, ("florin-4", "florin-7", "florin-9"))
    assert found.deed(EAST, needless.cards) is None
    again = reach(TurnFacts(at.book, at.state, (), 0), FOR_SALE, needless)
    assert again.deed(EAST) == again.deed(EAST, needless.cards) == Deed(needless, PlaceTile(TOWER, (1, 0)))
    assert again.deed(TRAY, ("florin-4", "florin-7")) == Deed(BuyBuilding(TOWER, ("florin-4", "florin-7")))
    for refused in (BuyBuilding(TOWER, ("florin-9",)), TakeMoney(("denar-1",))):
        assert reach(TurnFacts(at.book, at.state, (), 0), FOR_SALE, refused) == NOWHERE


def test_a_purchase_that_reveals_something_has_no_promise():
    at = buying("florin-4 florin-7")
    (stall,) = at.book.stalls

    def drawn_anew(book: Rulebook, draft: Draft, tile: str) -> bool:
        draft.revealed = True
        return stall.remove(book, draft, tile)

    book = attrs.evolve(at.book, stalls=(Stall(stall.goods, drawn_anew),))
    buy = BuyBuilding(TOWER, ("florin-4", "florin-7"))
    facts = TurnFacts(book, at.state, (), 0)
    found = reach(facts, FOR_SALE)
    assert found.drops == {TRAY}
    assert found.deed(TRAY) == Deed(play=buy)
    assert carried_out(facts, found.deed(TRAY)) is None


def test_an_unaffordable_tile_is_not_lifted():
    at = buying("denar-9")
    assert reach(TurnFacts(at.book, at.state, (), 0), FOR_SALE) == NOWHERE
    lifted = TurnFacts(at.book, at.state, (), 0).liftable
    assert (FOR_SALE.start, FOR_SALE.faces[0]) not in lifted
    assert (Row(), CardFace("denar-1")) in lifted
    assert (MarketSquare("alhambra", 3), TileFace("arcades-9-open")) in lifted


def test_only_the_deciding_seat_can_lift_pieces():
    at = buying("florin-9 florin-2")
    assert reach(TurnFacts(at.book, at.state, (), 1), FOR_SALE) == NOWHERE
    assert TurnFacts(at.book, at.state, (), 1).liftable == frozenset()
    assert TurnFacts(at.book, at.state, (), 1).presses == {}


def test_money_is_taken_immediately():
    at = buying("florin-9")
    found = reach(TurnFacts(at.book, at.state, (), 0), Lift(Row(), (CardFace("denar-1"),)))
    assert found.drops == {Drop(Hand(0), False)}
    assert found.deed(Drop(Hand(0), False)) == Deed(play=TakeMoney(("denar-1",)))


def test_a_promised_tile_is_lifted_from_its_promised_place():
    at = bought(TOWER, GARDEN)
    near, far = PlaceTile(TOWER, (1, 0)), PlaceTile(GARDEN, (2, 0))
    promises = (near, far)
    found = reach(TurnFacts(at.book, at.state, promises, 0), tile(TOWER, CitySquare(0, (1, 0))))
    assert found.deed(EAST) == Deed(promise=near, withdraw=near), "where it lay"
    assert found.deed(ON_RESERVE) == Deed(promise=KeepInReserve(TOWER), withdraw=near)
    assert found.deed(TRAY) == Deed(withdraw=near)
    assert found.acquire == found.acts == {}
    assert impossible_by(at, promises, found.deed(EAST)) == ()
    for elsewhere in (TRAY, ON_RESERVE):
        assert impossible_by(at, promises, found.deed(elsewhere)) == (far,), "it leans on it"
    assert reach(TurnFacts(at.book, at.state, promises, 0), tile(TOWER)) == NOWHERE, (
        "it does not lie on the tray any more"
    )


def test_a_tile_promised_for_the_reserve_is_still_a_purchase():
    at = bought(TOWER).player(0, reserve=(GARDEN,))
    kept = KeepInReserve(TOWER)
    found = reach(TurnFacts(at.book, at.state, (kept,), 0), tile(TOWER, Reserve(0)))
    assert found.deed(EAST) == Deed(promise=PlaceTile(TOWER, (1, 0)), withdraw=kept)
    assert found.deed(ON_RESERVE) == Deed(promise=kept, withdraw=kept)
    own = reach(TurnFacts(at.book, at.state, (kept,), 0), tile(GARDEN, Reserve(0)))
    assert own.deed(EAST) == Deed(play=AddFromReserve(GARDEN, (1, 0)))
    assert TRAY not in own.drops


def test_raised_cards_do_not_matter_for_free_tiles():
    at = bought(TOWER).player(0, hand="denar-9", reserve=(GARDEN,))
    cards = ("denar-9",)
    on_tray = reach(TurnFacts(at.book, at.state, (), 0), tile(TOWER))
    assert on_tray.deed(EAST, cards, cards) == Deed(promise=PlaceTile(TOWER, (1, 0)))
    assert reasons(at, tile(TOWER), FAR, paid=cards, turning=cards) == ["B-19"]
    assert reasons(at, tile(GARDEN, Reserve(0)), FAR, paid=cards) == ["B-19"]


def test_no_tile_is_added_on_a_promised_square():
    at = bought(TOWER).player(0, reserve=(GARDEN,))
    promise = PlaceTile(TOWER, (1, 0))
    lifted = tile(GARDEN, Reserve(0))
    assert EAST in reach(TurnFacts(at.book, at.state, (), 0), lifted).drops
    found = reach(TurnFacts(at.book, at.state, (promise,), 0), lifted)
    assert EAST not in found.drops
    assert Drop(CitySquare(0, (0, 1)), False) in found.drops
    assert FAR not in found.drops, "an action is asked of what stands"


def test_a_tile_can_go_to_the_reserve_beside_promised_ones():
    at = bought(TOWER).player(0, city=city(rules_for(3), "* g", g=GARDEN))
    found = reach(
        TurnFacts(at.book, at.state, (KeepInReserve(TOWER),), 0), tile(GARDEN, CitySquare(0, (1, 0)))
    )
    assert found.deed(ON_RESERVE) == Deed(play=RemoveToReserve(GARDEN, (1, 0)))


def test_an_action_lists_the_promises_it_breaks():
    at = bought(TOWER, GARDEN).player(0, city=city(rules_for(3), "* a", a="arcades-9-open"))
    far, kept = PlaceTile(TOWER, (2, 0)), KeepInReserve(GARDEN)
    away = Deed(play=RemoveToReserve("arcades-9-open", (1, 0)))
    assert impossible_by(at, (far, kept), away) == (far,)
    at.change(agenda=(PlacePurchases(0),))
    assert impossible_by(at, (far, kept), Deed(play=kept)) == (), "what is played is no promise"


def two_sided() -> Position:
    return bought("school-4", game="granada").player(0, hand="denar-3 denar-7")


def test_a_turned_tile_is_promised_with_its_back():
    at = two_sided()
    back = at.book.tiles["school-4"].back
    cells = at.book.placement.legal_cells(at.state.players[0].city, at.book.tiles[back])
    turned, plain = Drop(CitySquare(0, cells[0]), True), Drop(CitySquare(0, cells[0]), False)
    found = reach(TurnFacts(at.book, at.state, (), 0), tile("school-4"))
    cheap, dear = (PlaceTurned("school-4", cells[0], card) for card in ("denar-3", "denar-7"))
    assert found.deed(turned) == Deed(promise=cheap)
    assert found.deed(turned, turning=("denar-7",)) == Deed(promise=dear)
    assert found.deed(turned, turning=("denar-9",)) is None
    assert found.deed(Drop(Reserve(0), True)) == Deed(promise=KeepTurned("school-4"))
    again = reach(TurnFacts(at.book, at.state, (dear,), 0), tile(back, CitySquare(0, cells[0])))
    assert again.deed(plain, turning=("denar-7",)) == Deed(promise=dear, withdraw=dear)
    assert again.deed(ON_RESERVE) == Deed(promise=KeepTurned("school-4"), withdraw=dear)
    assert again.deed(Drop(Reserve(0), True)) == Deed(promise=KeepInReserve("school-4"), withdraw=dear)
    for either in (False, True):
        assert again.deed(Drop(Tray(0), either)) == Deed(withdraw=dear)


def test_the_paying_card_cannot_also_turn_the_tile():
    at = Position(rules_for(3, game="granada"))
    good = at.book.goods(at.state)[0]
    price = [f"{good.currency}-{value}" for value in payment(good.price)]
    at.player(0, hand=" ".join(price))
    found = reach(TurnFacts(at.book, at.state, (), 0), tile(good.tile, good.place))
    assert Drop(Reserve(0), True) in found.drops
    assert not any(drop.turned and isinstance(drop.place, CitySquare) for drop in found.drops)
    at.player(0, hand=" ".join((*price, "denar-9")))
    again = reach(TurnFacts(at.book, at.state, (), 0), tile(good.tile, good.place))
    assert any(drop.turned and isinstance(drop.place, CitySquare) for drop in again.drops)


def payment(price: int) -> list[int]:
    """Return card values that add up to a price."""
    return [price] if price < 10 else [price - 9, 9]


def test_giving_a_tile_to_dirk_is_a_promise():
    at = bought(TOWER, seats=2)
    found = reach(TurnFacts(at.book, at.state, (), 0), tile(TOWER))
    assert found.deed(Drop(DirksTiles(), False)) == Deed(promise=GiveToDirk(TOWER))
    given = reach(TurnFacts(at.book, at.state, (GiveToDirk(TOWER),), 0), tile(TOWER, DirksTiles()))
    assert given.deed(TRAY) == Deed(withdraw=GiveToDirk(TOWER))


def test_a_bonus_card_is_revealed_or_promised_with_its_tile():
    at = bought(TOWER, modules=("bonus_cards",))
    at.slice("bonus_cards", hands=((TOWER,), (), ()), held=(1, 0, 0), revealed=((), (), ()))
    show = RevealBonusCard(TOWER)

    def deeds(*promises) -> list[Deed]:
        found = TurnFacts(at.book, at.state, promises, 0).presses
        return [deed for press, deed in found.items() if isinstance(press, Press)]

    assert deeds() == []
    assert deeds(PlaceTile(TOWER, (1, 0))) == [Deed(promise=show)]
    assert deeds(PlaceTile(TOWER, (1, 0)), show) == []
    at.player(0, city=city(at.book, "* t", t=TOWER), purchases=())
    assert deeds() == [Deed(play=show)]


def test_a_falcon_costs_the_cheapest_card_by_default():
    at = Position(rules_for(3, modules=("falconers",))).player(0, hand="denar-9 florin-2")
    four = city(at.book, "* s\n t g", s="seraglio-9-open", t=TOWER, g=GARDEN)
    at.player(0, city=four)
    found = TurnFacts(at.book, at.state, (), 0).moves
    lift = next(
        lift for lift, drops in found.lifts.items() for drop in drops if drop.place == Corner(0, (0, 0))
    )
    corner = Drop(Corner(0, (0, 0)), False)
    asked = reach(TurnFacts(at.book, at.state, (), 0), lift)
    assert of_type(asked.deed(corner).play, BuyFalcon).card == "florin-2"
    assert of_type(asked.deed(corner, ("denar-9",)).play, BuyFalcon).card == "denar-9"
    assert asked.deed(corner, ("ducat-1",)) is None


# -- refusals


def reasons(at: Position, lift: Lift, drop: Drop, promises=(), **cards) -> list[str]:
    facts = TurnFacts(at.book, at.state, promises, 0)
    return [rule.rule for rule in drop_refusals(facts, lift, reach(facts, lift), drop, **cards)]


def test_a_wrong_payment_gives_its_reason():
    at = buying("florin-2 denar-9")
    for drop in (TRAY, EAST):
        assert reasons(at, FOR_SALE, drop) == ["B-10"]
        assert reasons(at, FOR_SALE, drop, paid=("denar-9",)) == ["B-10"]
    at = buying("florin-9 florin-2 denar-9")
    assert reasons(at, FOR_SALE, EAST) == []
    assert reasons(at, FOR_SALE, EAST, paid=("denar-9",)) == ["B-10"]
    assert reasons(at, FOR_SALE, FAR) == ["B-19"], "it can be bought"


def test_an_illegal_square_considers_promises_in_its_reason():
    at = bought(TOWER, GARDEN).player(0, reserve=("arcades-9-open",))
    near = PlaceTile(TOWER, (1, 0))
    assert reasons(at, tile(GARDEN), FAR) == ["B-19"]
    assert reasons(at, tile(GARDEN), FAR, (near,)) == []
    assert reasons(at, tile(GARDEN), EAST, (near,)) == ["B-21"]
    on_square = tile(TOWER, CitySquare(0, (1, 0)))
    assert reasons(at, on_square, EAST, (near,)) == []
    assert reasons(at, on_square, FAR, (near,)) == ["B-19"]
    own = tile("arcades-9-open", Reserve(0))
    assert reasons(at, own, EAST) == []
    assert reasons(at, own, EAST, (near,)) == ["B-21"]
    assert reasons(at, own, FAR, (near,)) == ["B-19"], "an action is asked of what stands"


def test_refused_turning_gives_its_reason():
    at = two_sided()
    square = Drop(CitySquare(0, (0, 1)), True)
    assert reasons(at, tile("school-4"), square, turning=("denar-9",)) == ["G-4"]
    at.player(0, hand="denar-1")
    assert reasons(at, tile("school-4"), square) == ["G-4"]
    at = bought(TOWER, game="alhambra+granada").player(0, hand="denar-9")
    assert reasons(at, tile(TOWER), square, turning=("denar-9",)) == ["G-4"]


def test_a_meaningless_drop_has_no_reason():
    at = buying("florin-9")
    assert reasons(at, Lift(Row(), (CardFace("denar-1"),)), EAST) == []
    assert reasons(at, tile("start", CitySquare(0, (0, 0))), EAST) == []
