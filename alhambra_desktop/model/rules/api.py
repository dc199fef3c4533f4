"""Public names for third-party rule sets (docs/new-module.md), each loaded on first use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import lazy_names

if TYPE_CHECKING:
    from .core.base.money import (
        BY_PURCHASE,
        acted,
        buy_good,
        decline,
        finish_actions,
        finish_purchase,
        market_stall,
        may_decline,
        offer_goods,
        refuse_good,
        spend,
        sums,
    )
    from .core.base.pieces import discard_cards, draw_tile, move_placed, move_purchase, standing_id
    from .core.base.placing import kept_back, placed, unless_bought
    from .core.base.refill import market_full
    from .core.engine.action import Action, BuyBuilding, PlacingAction
    from .core.engine.builder import RulebookBuilder
    from .core.engine.event import BuildingBought, Event, RecordEntry, TilePlaced, TileReserved, entry
    from .core.engine.handling import button, dragged, pressed, tile_moved
    from .core.engine.module import Module
    from .core.engine.option import NEEDLESS_CARDS, Amount, Choice, Option, Switch, Value, Wording
    from .core.engine.play import legal_actions, play, refusals, start
    from .core.engine.rulebook import (
        Good,
        Horizon,
        Majority,
        Payment,
        Rulebook,
        SetUpPhase,
        Stall,
        action_rule,
        unless_offered,
    )
    from .core.engine.scoring import Counted, Points, Source
    from .core.engine.setup import SeatSetup, Setup
    from .core.engine.shuffle import BAG, Outcome, shuffled
    from .core.engine.state import Draft, GameState, Observation, PublicState, Slice, Stock
    from .core.engine.step import (
        CheckEnd,
        ChooseAction,
        Decision,
        Ending,
        PlacePurchases,
        Placing,
        RefillMarket,
        Step,
    )
    from .core.geometry.city import AROUND, City, Fact
    from .core.geometry.placement import BrokenRule, Refusal
    from .core.geometry.tile import BUILDING, START, WALL, Tile
    from .core.geometry.wall import Segment, longest_run
    from .core.places.fold import ArrangementBuilder, Fold
    from .core.places.gesture import Gesture, Press
    from .core.places.places import (
        CardFace,
        CitySquare,
        Face,
        Hand,
        Piece,
        PieceAt,
        PieceId,
        Place,
        Reserve,
        ScoringCardFace,
        Stack,
        Supply,
        TileFace,
        Tray,
        seat_of,
    )
    from .core.values import (
        MARKET_SQUARES,
        MONEY,
        OPPOSITE,
        SIDE_LETTER,
        SIDE_NAME,
        SIDES,
        SQUARE_CURRENCY,
        STEP,
        Cell,
        Currency,
        Owner,
        Seat,
        letters,
        mask,
        neighbour,
        replaced,
        value_of,
        without,
    )
    from .core.words.message import Message, in_a_row
    from .core.words.wording import (
        CARD,
        COUNT,
        SQUARE,
        TILE,
        TILES,
        Naming,
        currency_noun,
        if_set,
        of,
        own_or,
        same_for_all,
        side_noun,
        type_noun,
        types_noun,
        whole,
        worded,
        yours_or,
    )

_NAMES = {
    "core.base.money": "BY_PURCHASE acted buy_good decline finish_actions finish_purchase market_stall"
    " may_decline offer_goods refuse_good spend sums",
    "core.base.pieces": "discard_cards draw_tile move_placed move_purchase standing_id",
    "core.base.placing": "kept_back placed unless_bought",
    "core.base.refill": "market_full",
    "core.engine.action": "Action BuyBuilding PlacingAction",
    "core.engine.builder": "RulebookBuilder",
    "core.engine.event": "BuildingBought Event RecordEntry TilePlaced TileReserved entry",
    "core.engine.handling": "button dragged pressed tile_moved",
    "core.engine.module": "Module",
    "core.engine.option": "NEEDLESS_CARDS Amount Choice Option Switch Value Wording",
    "core.engine.play": "legal_actions play refusals start",
    "core.engine.rulebook": "Good Horizon Majority Payment Rulebook SetUpPhase Stall action_rule"
    " unless_offered",
    "core.engine.scoring": "Counted Points Source",
    "core.engine.setup": "SeatSetup Setup",
    "core.engine.shuffle": "BAG Outcome shuffled",
    "core.engine.state": "Draft GameState Observation PublicState Slice Stock",
    "core.engine.step": "CheckEnd ChooseAction Decision Ending PlacePurchases Placing RefillMarket Step",
    "core.geometry.placement": "BrokenRule Refusal",
    "core.geometry.city": "AROUND City Fact",
    "core.geometry.tile": "BUILDING START WALL Tile",
    "core.geometry.wall": "Segment longest_run",
    "core.places.fold": "ArrangementBuilder Fold",
    "core.places.gesture": "Gesture Press",
    "core.places.places": "CardFace CitySquare Face Hand Piece PieceAt PieceId Place Reserve"
    " ScoringCardFace Stack Supply TileFace Tray seat_of",
    "core.values": "MARKET_SQUARES MONEY OPPOSITE SIDES SIDE_LETTER SIDE_NAME SQUARE_CURRENCY STEP Cell"
    " Currency Owner Seat letters mask neighbour replaced value_of without",
    "core.words.message": "Message in_a_row",
    "core.words.wording": "CARD COUNT SQUARE TILE TILES Naming currency_noun if_set of own_or"
    " same_for_all side_noun type_noun types_noun whole worded yours_or",
}

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy_names(__name__, __package__, _NAMES)
