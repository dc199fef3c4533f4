"""Fills the slots for the turn as every foundation plays it."""

from __future__ import annotations

from ..engine.builder import RulebookBuilder
from ..engine.step import (
    CheckEnd,
    ChooseAction,
    FinalScoring,
    GiveLeftovers,
    HoldScoring,
    HoldScorings,
    NextTurn,
    PlaceLeftovers,
    PlacePurchases,
    RefillMarket,
    RefillRow,
)
from .ending import check_end, give_leftovers, hold_final_scoring, hold_next_scoring, hold_scorings
from .money import BUY_BUILDING, DECLINE, PASS, PAY_WITH_MONEY, TAKE_MONEY
from .pieces import install_pieces
from .placing import END_TURN, KEEP_IN_RESERVE, PLACE
from .redesign import ADD_FROM_RESERVE, REMOVE_TO_RESERVE, SWAP_WITH_RESERVE
from .refill import begin_next_turn, refill_market, refill_row


def install_turn(book: RulebookBuilder) -> None:
    """Install actions, placing, refilling and the end of the game (B-8 to B-27, B-34 to B-36)."""
    book.offer(ChooseAction, TAKE_MONEY, BUY_BUILDING, ADD_FROM_RESERVE, REMOVE_TO_RESERVE, SWAP_WITH_RESERVE)
    book.offer(ChooseAction, PASS, DECLINE)
    book.offer(PlacePurchases, PLACE, KEEP_IN_RESERVE, END_TURN)
    book.offer(PlaceLeftovers, PLACE, KEEP_IN_RESERVE, END_TURN)
    book.payments += (PAY_WITH_MONEY,)
    book.after_turn += (RefillRow, RefillMarket, HoldScorings, CheckEnd, NextTurn)
    book.automate(RefillRow, refill_row)
    book.automate(RefillMarket, refill_market)
    book.automate(HoldScorings, hold_scorings)
    book.automate(HoldScoring, hold_next_scoring)
    book.automate(CheckEnd, check_end)
    book.automate(NextTurn, begin_next_turn)
    book.automate(GiveLeftovers, give_leftovers)
    book.automate(FinalScoring, hold_final_scoring)
    install_pieces(book)
