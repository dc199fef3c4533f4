"""The house variants of the base game."""

from __future__ import annotations

from typing import Final

from ...core.engine.option import Amount, Choice, Option

OPTIONS: Final[tuple[Option, ...]] = (
    Choice("enclosed_spaces", ("any_area", "single_square", "allowed"), "B-20", noted=True),
    Choice("open_hands", ("off", "on"), "B-4"),
    Choice("needless_cards", ("allowed", "forbidden"), "B-14"),
    Choice("exact_bonus", ("on", "off"), "B-11"),
    Choice("extra_action", ("may", "must"), "B-11", noted=True),
    Amount("starting_money", 20, 10, 40, "B-4"),
    Amount("take_limit", 5, 0, 9, "B-9"),
    Choice("tie_rounding", ("down", "up", "full_to_each"), "B-31"),
    Choice("wall_scoring", ("longest", "all_outer"), "B-29"),
    Choice("redesign", ("action", "forbidden"), "B-15"),
    Choice("leftovers", ("most_money", "nobody"), "B-34"),
    Choice("scoring_cards", ("piles_2_and_4", "anywhere"), "B-7"),
    Choice("money_copies", ("auto", "2", "3"), "B-3"),
)
