"""The status line below the table, as messages: whose turn it is, and what can be done."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import KeepInReserve, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.event import FirstPlayerFound
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.scoring import ScoringRound
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.step import (
    ChooseAction,
    NextTurn,
    PlaceLeftovers,
    PlacePurchases,
)
from alhambra_desktop.model.rules.core.places.places import (
    CardFace,
    CitySquare,
    MarketSquare,
    Reserve,
    Row,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.core.words.message import Message, either, in_a_row
from alhambra_desktop.model.rules.modules.bonus_cards.rules import RevealBeforeScoring
from alhambra_desktop.model.rules.modules.huts.rules import TakeHut
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER, AnswerVizier, AskViziers
from alhambra_desktop.model.rules.table.holding import hold
from alhambra_desktop.model.rules.table.moves import Lift
from alhambra_desktop.model.rules.table.turn_facts import Deed, TurnFacts
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.piece_card import PieceCard, Worth
from alhambra_desktop.views.game.selection import NOTHING, Bubble, Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.interaction.status import paused_note, status_line
from alhambra_desktop.views.text.words import Line
from alhambra_desktop.words import say
from tests.scenarios.board import Position, city

MARKET = ("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")
TAKE, BUY = Message("status-take-money"), Message("status-buy")


def position(*players: str, modules: tuple[str, ...] = ()) -> Position:
    """Return a position of human and computer players with unusual names; the first has the turn."""
    seats = [
        SeatSetup(name, COLOURS[i], *(() if player == "human" else (player, "apprentice")))
        for i, (name, player) in enumerate(zip(("You", "Your"), players, strict=True))
    ]
    at = Position(rulebook(make_setup(seats, 5, "alhambra", modules, {"dirk": "off"})))
    return at.market(*MARKET).player(0, hand="florin-1 denar-9")


def table_of(at: Position) -> GameTable:
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    return table


def line(table: GameTable, phase: Phase, selection: Selection = NOTHING) -> tuple[Message, list[Message]]:
    return status_line(phase, table, selection, observe(table.book, table.state, 0))


@pytest.mark.usefixtures("qapp")
def test_a_single_human_is_addressed_and_others_are_named():
    table = table_of(position("human", "computer"))
    who, what = line(table, Phase.ACTING)
    assert (who, what) == (Message("status-your-turn"), [either([TAKE, BUY])])
    table = table_of(position("human", "human"))
    assert line(table, Phase.ACTING)[0] == Message("status-turn", name="You")
    assert line(table, Phase.WAITING) == (Message("status-turn", name="You"), [Message("status-waiting")])
    table = table_of(position("computer", "human"))
    assert line(table, Phase.WAITING) == (Message("status-turn", name="You"), [Message("status-thinking")])


@pytest.mark.usefixtures("qapp")
def test_rule_sets_describe_their_actions_and_prompts():
    at = position("human", "computer", modules=("huts", "vizier", "bonus_cards"))
    table = table_of(at)
    (what,) = line(table, Phase.ACTING)[1]
    assert any(isinstance(action, TakeHut) for action in table.offers())
    assert "take a hut" in say(what)
    asked = at.change(active=1, turn=4, agenda=(NextTurn(), AskViziers(()), AnswerVizier(0)))
    told = (Message("status-your-vizier"), [Message("status-asked-vizier")])
    assert line(table_of(asked), Phase.ASKED) == told
    asked.change(agenda=(RevealBeforeScoring(1),))
    told = (Message("status-bonus-cards", name="Your"), [Message("status-thinking")])
    assert line(table_of(asked), Phase.WAITING) == told


@pytest.mark.usefixtures("qapp")
def test_the_status_names_the_current_key_of_a_command():
    at = position("human", "computer", modules=("vizier",)).slice(VIZIER, awake=(False, True))
    table = table_of(at)
    assert "wake your vizier (V)" in say(line(table, Phase.ACTING)[1][0])
    KEYMAP.use({"press-figure": ("Q",)})
    try:
        assert "wake your vizier (Q)" in say(line(table, Phase.ACTING)[1][0])
    finally:
        KEYMAP.use({})


@pytest.mark.usefixtures("qapp")
def test_a_hovered_player_says_how_to_pin_the_peek():
    table = table_of(position("human", "computer"))
    over = Selection(pointed=Control("player", 1))
    name = table.setup.seats[1].name
    assert line(table, Phase.ACTING, over)[1] == [Message("status-looking", name=name)]
    for other in (Control("player", 0), Control("owner", 1), Row(), None):
        assert line(table, Phase.ACTING, Selection(pointed=other)) == line(table, Phase.ACTING)
    tile = table.book.tile_pieces["garden-12-S"]
    lifted = attrs.evolve(over, start=Row(), lifted=(tile,))
    assert Message("status-looking", name=name) not in line(table, Phase.ACTING, lifted)[1]


@pytest.mark.usefixtures("qapp")
def test_leftover_tiles_are_counted_beside_the_prompt():
    at = position("human", "computer").player(0, purchases=("garden-10-open", "tower-9-NE"))
    what = line(table_of(at.change(agenda=(PlaceLeftovers(0),))), Phase.ASKED)[1]
    assert what == [Message("status-place-leftovers"), Message("status-to-place", count=2)]


@pytest.mark.usefixtures("qapp")
def test_a_lifted_tile_shows_where_it_can_go():
    table = table_of(position("human", "computer").player(0, hand="florin-9 florin-3"))
    face, start = TileFace("garden-12-S"), MarketSquare("alhambra", 1)
    places = hold(TurnFacts(table.book, table.state, (), 0), Lift(start, (face,))).places
    assert {type(place) for place in places} == {CitySquare, Tray, Reserve}
    lifted = Selection(start, (table.book.tile_pieces["garden-12-S"],), face, drops=places)
    noun = table.book.short_noun("garden-12-S")
    told = [Message(name) for name in ("onto-square", "onto-tray", "onto-reserve")]
    chosen = Message("status-choose", tile=noun, places=either(told))
    assert line(table, Phase.ACTING, lifted)[1] == [chosen]
    dropped = Message("status-drop", tile=noun, places=either(told))
    assert line(table, Phase.ACTING, attrs.evolve(lifted, held=True))[1] == [dropped]


def test_lists_are_joined_with_or_without_a_word():
    things = [Message("name", name=name) for name in ("a", "b", "c")]
    assert [say(either(things[:count])) for count in (1, 2, 3)] == ["a", "a or b", "a, b or c"]
    assert [say(in_a_row(things[:count])) for count in (1, 2, 3)] == ["a", "a, b", "a, b, c"]


# -- phases


@pytest.mark.usefixtures("qapp")
def test_after_the_game_the_status_names_no_player():
    over = table_of(position("human", "computer").change(agenda=()))
    told = (Message("status-over"), [Message("status-over-what")])
    assert line(over, Phase.OVER) == told


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("phase", "words"),
    [
        (Phase.ANIMATING, "status-shown"),
        (Phase.REPLAY, "status-replay"),
        (Phase.CURTAIN, "status-waiting"),
    ],
)
def test_the_status_says_what_is_being_shown(phase, words):
    table = table_of(position("human", "computer"))
    seen = observe(table.book, table.state, 0)
    assert line(table, phase) == (Message("status-your-turn"), [Message(words)])
    assert status_line(phase, table, NOTHING, seen, paused=True)[1] == [paused_note()]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("agenda", [(ChooseAction(0),), ()])
def test_a_scoring_is_named_whether_or_not_somebody_decides(agenda):
    table = table_of(position("human", "computer").change(agenda=agenda, scorings=(ScoringRound(1, ()),)))
    assert line(table, Phase.SCORING) == (Message("scoring-title", round=1), [Message("status-scoring")])


@pytest.mark.usefixtures("qapp")
def test_a_warning_replaces_the_options():
    table = table_of(position("human", "computer").change(agenda=(ChooseAction(0, acted=True),)))
    assert line(table, Phase.WARNED)[1] == [Message("status-loses-action")]
    assert line(table, Phase.ACTING)[1] != [Message("status-loses-action")]
    harmless = table_of(position("human", "computer").change(agenda=(PlacePurchases(0),)))
    assert line(harmless, Phase.WARNED) == line(harmless, Phase.ACTING)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("players", [("human", "computer"), ("human", "human"), ("computer", "computer")])
def test_the_first_player_is_named_with_the_reason_while_the_game_is_dealt(players):
    table = GameTable()
    for seed in range(1, 9):
        table.begin(attrs.evolve(position(*players).book.setup, seed=seed))
        (found,) = [event for event in table.events if isinstance(event, FirstPlayerFound)]
        if found.why is not None and table.seat == 0:
            break
    else:
        raise AssertionError("no reason in eight games")
    alone = players == ("human", "computer")
    named = Message("status-you-begin") if alone else Message("status-begins", name="You")
    assert line(table, Phase.ANIMATING) == (named, [found.why])
    assert line(table, Phase.REPLAY)[1] == [Message("status-replay")]
    earlier = observe(table.book, table.state, 0)
    table.submit(next(action for action in table.offers() if isinstance(action, TakeMoney)))
    assert status_line(Phase.ANIMATING, table, NOTHING, earlier) == (named, [found.why])
    assert line(table, Phase.ANIMATING)[1] == [Message("status-shown")]


@pytest.mark.usefixtures("qapp")
def test_a_text_without_room_on_the_table_replaces_the_options():
    table = table_of(position("human", "computer"))
    seen, hint = observe(table.book, table.state, 0), Message("status-over-what")

    def words(unplaced: Bubble | Message) -> list[Message]:
        return status_line(Phase.ACTING, table, NOTHING, seen, unplaced=unplaced)[1]

    assert words(hint) == [hint]
    strong, weak = Line("", hint, strong=True), Line("", Message("status-buy"))
    assert words(Bubble(QRectF(), (strong, weak))) == [hint]
    total = Bubble(QRectF(), (strong, weak), total=(Message("preview-total"), "+3"))
    assert words(total) == [Message("change-total", total=Message("preview-total"), points="+3")]
    card = PieceCard(Message("name", name="Tower"), hint, Worth(Message("card-now"), Message("card-nothing")))
    assert words(Bubble(QRectF(), (weak,), card=card)) == [card.name, *card.value]


# -- payments


def with_exact(at: Position) -> list[Message]:
    table = table_of(at)
    seen = observe(table.book, table.state, 0)
    return status_line(Phase.ACTING, table, NOTHING, seen, computed=True)[1]


@pytest.mark.usefixtures("qapp")
def test_exact_payments_are_mentioned_once_they_are_computed():
    exact = position("human", "computer").player(0, hand="florin-9 florin-3")
    noun = exact.book.tile_noun("garden-12-S")
    assert with_exact(exact)[1:] == [Message("status-exact", tiles=(noun,), count=1)]
    assert len(line(table_of(exact), Phase.ACTING)[1]) == 1
    assert len(with_exact(exact.player(0, hand="florin-9 florin-4"))) == 1, "it overpays"
    poor = exact.player(0, hand="florin-1")
    assert with_exact(poor)[1:] == [Message("status-buy-nothing")]
    assert len(with_exact(poor.market(None, None, None, None))) == 1, "there is nothing to buy"
    placing = poor.market(*MARKET).change(agenda=(PlacePurchases(0),))
    assert with_exact(placing) == line(table_of(placing), Phase.ACTING)[1]


@pytest.mark.usefixtures("qapp")
def test_exactly_payable_tiles_of_one_type_are_named_by_their_prices():
    at = position("human", "computer").market("tower-9-NW", "tower-11-open", None, None)
    (exact,) = with_exact(
        at.player(0, hand="denar-9 denar-2 dirham-9 dirham-2 florin-9 florin-2 ducat-9 ducat-2")
    )[1:]
    assert say(exact) == "exact payment possible: tower 9 and tower 11"


@pytest.mark.usefixtures("qapp")
def test_a_lifted_piece_leaves_no_room_for_exact_payments():
    table = table_of(position("human", "computer").player(0, hand="florin-9 florin-3"))
    seen, tile = observe(table.book, table.state, 0), TileFace("tower-11-open")
    lifted = Selection(MarketSquare("alhambra", 2), (table.book.tile_pieces[tile.tile],), tile)
    told = status_line(Phase.ACTING, table, lifted, seen, computed=True)[1]
    assert told == [Message("status-nowhere", piece=table.book.short_noun(tile.tile))]


@pytest.mark.usefixtures("qapp")
def test_cards_lifted_from_the_row_ask_to_take_them():
    table = table_of(position("human", "computer"))
    lifted = Selection(
        start=Row(), lifted=(table.book.tile_pieces["garden-12-S"],), face=TileFace("tower-11-open")
    )
    assert line(table, Phase.ACTING, lifted)[1] == [Message("status-taking")]


@pytest.mark.usefixtures("qapp")
def test_an_extra_action_is_announced_as_one():
    table = table_of(position("human", "computer").change(agenda=(ChooseAction(0, acted=True),)))
    first, *rest = line(table, Phase.ACTING)[1]
    assert first == Message("status-extra-action", actions=either([TAKE, BUY]))
    assert rest == [Message("status-end-turn")]


# -- placing


@pytest.mark.usefixtures("qapp")
def test_purchases_are_counted_until_they_are_placed():
    at = position("human", "computer").player(0, purchases=("tower-9-NE", "garden-10-open"))
    table = table_of(at.change(agenda=(PlacePurchases(0),)))
    assert line(table, Phase.ACTING)[1] == [Message("status-to-place", count=2)]
    table.do(Deed(promise=KeepInReserve("tower-9-NE")))
    kept = Message("status-kept", tiles=(table.book.tile_noun("tower-9-NE"),))
    assert line(table, Phase.ACTING)[1] == [Message("status-to-place", count=1), kept]
    cell = table.placeable_cells("garden-10-open")[0]
    table.do(Deed(promise=PlaceTile("garden-10-open", cell)))
    assert line(table, Phase.ACTING)[1] == [kept], "the tile may still be placed"
    table.undo()
    table.undo()
    for tile in ("tower-9-NE", "garden-10-open"):
        table.do(Deed(promise=PlaceTile(tile, table.placeable_cells(tile)[0])))
    assert line(table, Phase.ACTING)[1] == [Message("status-end-turn")]


@pytest.mark.usefixtures("qapp")
def test_placed_leftovers_are_not_asked_for_any_more():
    at = position("human", "computer").player(0, purchases=("garden-10-open",))
    table = table_of(at.change(agenda=(PlaceLeftovers(0),)))
    table.do(Deed(promise=PlaceTile("garden-10-open", table.placeable_cells("garden-10-open")[0])))
    assert Message("status-place-leftovers") not in line(table, Phase.ASKED)[1]


@pytest.mark.usefixtures("qapp")
def test_a_lifted_tile_names_its_own_square_swaps_and_the_other_side():
    at = position("human", "computer")
    at.player(0, city=city(at.book, "* a", a="tower-11-open"), reserve=("garden-10-open",))
    table, face = table_of(at), TileFace("garden-10-open")
    piece, noun = table.book.tile_pieces[face.tile], table.book.short_noun(face.tile)
    taken, free = CitySquare(0, (1, 0)), CitySquare(0, (0, 1))

    def words(selection: Selection) -> list[Message]:
        return line(table, Phase.ACTING, selection)[1]

    def places(*ids: str) -> Message:
        return either([Message(id_) for id_ in ids])

    lifted = Selection(Reserve(0), (piece,), face, drops=frozenset((Reserve(0), Tray(0), taken)))
    onto = places("status-on-swap", "onto-tray", "status-on-origin")
    assert words(lifted) == [Message("status-choose", tile=noun, places=onto)]
    acting = attrs.evolve(lifted, ends_actions=True, drops=frozenset((free,)))
    one = places("onto-square")
    assert words(acting) == [Message("status-drop-from-reserve", tile=noun, places=one)]
    bought = attrs.evolve(acting, start=Tray(0))
    assert words(bought) == [Message("status-choose", tile=noun, places=one)]
    assert words(attrs.evolve(bought, held=True)) == [Message("status-drop", tile=noun, places=one)]
    two_sided = attrs.evolve(bought, two_sided=True)
    assert words(two_sided) == [*words(bought), Message("status-turn-over")]


@pytest.mark.usefixtures("qapp")
def test_a_lifted_card_names_its_places_and_the_raised_cards():
    table = table_of(position("human", "computer"))
    card, piece = CardFace("denar-9"), table.book.tile_pieces["garden-12-S"]
    lifted = Selection(Tray(0), (piece,), card, drops=frozenset((Reserve(0),)))
    put = Message("status-put", piece=card.noun(table.book), places=either([Message("onto-reserve")]))
    assert line(table, Phase.ACTING, lifted)[1] == [put]
    raised = attrs.evolve(lifted, paid=(piece, piece))
    assert line(table, Phase.ACTING, raised)[1] == [put, Message("status-raised", count=2)]
    nowhere = attrs.evolve(raised, drops=frozenset())
    assert line(table, Phase.ACTING, nowhere)[1] == [Message("status-nowhere", piece=card.noun(table.book))]
