"""The house variants of the base game, each declared once."""

from __future__ import annotations

from typing import Final

from ...core.option import Amount, Choice, Option, on_off

OPTIONS: Final[tuple[Option, ...]] = (
    Choice(
        "enclosed_spaces",
        "Enclosed spaces",
        "{} may be closed off.",
        {
            "any_area": "No empty area",
            "single_square": "No single empty square",
            "allowed": "Any empty area",
        },
        "B-20",
        "The 2003 rules forbid every enclosed area; later ones speak of a single square.",
    ),
    on_off(
        "open_hands",
        "Open hands",
        "Hands are {}.",
        "open to everybody",
        "hidden from the others",
        default="off",
        rule="B-4",
    ),
    Choice(
        "needless_cards",
        "Needless cards",
        "A card that is not needed to reach the price {}.",
        {"allowed": "may be paid all the same", "forbidden": "may not be paid"},
        "B-14",
    ),
    on_off(
        "exact_bonus",
        "Exact payment",
        "Paying exactly {}.",
        "gives a further action",
        "gives nothing",
        default="on",
        rule="B-11",
    ),
    Choice(
        "extra_action",
        "The further action",
        "The further action after an exact payment {}.",
        {"may": "may be left out", "must": "must be taken"},
        "B-11",
        "The 2024 edition says must; the older ones say may.",
    ),
    Amount(
        "starting_money",
        "Starting money",
        "Each player is dealt cards worth {} or more.",
        20,
        10,
        40,
        "B-4",
    ),
    Amount(
        "take_limit", "Taking several cards", "Several cards taken may be worth {} at most.", 5, 0, 9, "B-9"
    ),
    Choice(
        "tie_rounding",
        "Tied majorities",
        "Tied players {}.",
        {
            "down": "share the points, rounded down",
            "up": "share the points, rounded up",
            "full_to_each": "each get the points of the place in full",
        },
        "B-31",
    ),
    Choice(
        "wall_scoring",
        "Walls",
        "{} is scored.",
        {"longest": "The longest outer wall", "all_outer": "Every outer wall"},
        "B-29",
    ),
    Choice(
        "redesign",
        "Redesign",
        "Redesigning the Alhambra {}.",
        {"action": "is an action", "forbidden": "is not possible"},
        "B-15",
    ),
    Choice(
        "leftovers",
        "The last tiles",
        "Tiles left on the market at the end go to {}.",
        {"most_money": "whoever has most money of their currency", "nobody": "nobody"},
        "B-34",
    ),
    Choice(
        "scoring_cards",
        "Scoring cards",
        "The scoring cards lie {}.",
        {
            "piles_2_and_4": "in the second and the fourth fifth of the pile",
            "anywhere": "anywhere in the pile",
        },
        "B-7",
    ),
    Choice(
        "money_copies",
        "Money cards",
        "{} of every money card are in play.",
        {"auto": "Three copies (two with Dirk)", "2": "Two copies", "3": "Three copies"},
        "B-3",
    ),
)
