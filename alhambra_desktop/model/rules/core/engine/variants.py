"""The house variants used by the core; the base game offers them."""

from __future__ import annotations

from typing import Final, Literal

from .option import Amount, Choice, Option, Switch

ENCLOSED_SPACES: Final = Choice[Literal["any_area", "single_square", "allowed"]](
    "enclosed_spaces", ("any_area", "single_square", "allowed"), "B-20", noted=True
)
OPEN_HANDS: Final = Switch("open_hands", ("off", "on"), "B-4")
NEEDLESS_CARDS: Final = Choice[Literal["allowed", "forbidden"]](
    "needless_cards", ("allowed", "forbidden"), "B-14"
)
EXACT_BONUS: Final = Switch("exact_bonus", ("on", "off"), "B-11")
EXTRA_ACTION: Final = Choice[Literal["may", "must"]]("extra_action", ("may", "must"), "B-11", noted=True)
STARTING_MONEY: Final = Amount("starting_money", 20, 10, 40, "B-4")
TAKE_LIMIT: Final = Amount("take_limit", 5, 0, 9, "B-9")
TIE_ROUNDING: Final = Choice[Literal["down", "up", "full_to_each"]](
    "tie_rounding", ("down", "up", "full_to_each"), "B-31"
)
WALL_SCORING: Final = Choice[Literal["longest", "all_outer"]](
    "wall_scoring", ("longest", "all_outer"), "B-29"
)
REDESIGN: Final = Choice[Literal["action", "forbidden"]]("redesign", ("action", "forbidden"), "B-15")
LEFTOVERS: Final = Choice[Literal["most_money", "nobody"]]("leftovers", ("most_money", "nobody"), "B-34")
SCORING_CARDS_PLACE: Final = Choice[Literal["piles_2_and_4", "anywhere"]](
    "scoring_cards", ("piles_2_and_4", "anywhere"), "B-7"
)
MONEY_COPIES: Final = Choice[Literal["auto", "2", "3"]]("money_copies", ("auto", "2", "3"), "B-3")

OPTIONS: Final[tuple[Option, ...]] = (
    *(ENCLOSED_SPACES, OPEN_HANDS, NEEDLESS_CARDS, EXACT_BONUS, EXTRA_ACTION, STARTING_MONEY, TAKE_LIMIT),
    *(TIE_ROUNDING, WALL_SCORING, REDESIGN, LEFTOVERS, SCORING_CARDS_PLACE, MONEY_COPIES),
)
"""All of them, in the order of saved games."""
