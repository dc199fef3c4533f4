"""The status line below the table, as messages: whose turn it is, and what can be done."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.step import NextTurn, PlaceLeftovers
from alhambra_desktop.model.rules.core.places.places import (
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
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from alhambra_desktop.views.commands.keymap import KEYMAP
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.selection import NOTHING, Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.interaction.status import status_line
from alhambra_desktop.words import say
from tests.scenarios.board import Position

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
    at = position("human", "computer").player(0, purchases=("garden-10-open", "tower-9-N"))
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
