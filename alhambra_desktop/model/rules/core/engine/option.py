"""House variants.

The rule set that declares a variant supplies these texts:

- ``option-ID``: the title
- ``option-ID-sentence``: a sentence with the variable ``$value``
- ``option-ID-VALUE``: the name of a value
- ``option-ID-note``: an optional note
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, Literal, TypeVar, cast

import attrs

from ..frozen import frozen
from ..words.message import Argument, Message, listed, quoted

Value = str | int

V = TypeVar("V", bound=Value)
C = TypeVar("C", bound=str)

MOST_LETTERS: Final = 24


@frozen
class _Variant(Generic[V]):
    id: str
    noted: bool = attrs.field(default=False, kw_only=True)

    @property
    def title(self) -> Message:
        return Message(self._words)

    @property
    def note(self) -> Message | None:
        return Message(f"{self._words}-note") if self.noted else None

    def sentence(self, value: Argument) -> Message:
        return Message(f"{self._words}-sentence", value=value)

    def describe(self, value: Value) -> Message:
        return self.sentence(value)

    def parse(self, text: str) -> Value:
        """Return the value that a text stands for, even if `fault` refuses this value."""
        return text

    def of(self, options: Mapping[str, Value]) -> V:
        # the type is right, because setups with faults are refused
        return cast("V", options[self.id])

    @property
    def _words(self) -> str:
        return f"option-{dashed(self.id)}"


def dashed(name: str) -> str:
    return name.replace("_", "-")


@frozen
class Choice(_Variant[C]):
    """House variant with a few named values; the official value comes first."""

    values: tuple[C, ...]
    rule: str

    @property
    def default(self) -> C:
        return self.values[0]

    def fault(self, value: object) -> Message | None:
        if value in self.values:
            return None
        return Message("variant-not-one", value=quoted(value), known=listed(self.values))

    def named(self, value: Value) -> Message:
        return Message(f"{self._words}-{dashed(str(value))}")

    def describe(self, value: Value) -> Message:
        return self.sentence(self.named(value))


class Switch(Choice[Literal["on", "off"]]):
    def on(self, options: Mapping[str, Value]) -> bool:
        return self.of(options) == "on"


@frozen
class Amount(_Variant[int]):
    official: int
    least: int
    most: int
    rule: str

    @property
    def default(self) -> int:
        return self.official

    def fault(self, value: object) -> Message | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return None
        return Message("variant-no-number", value=quoted(value), least=self.least, most=self.most)

    def parse(self, text: str) -> Value:
        try:
            return int(text)
        except ValueError:
            return text


@frozen
class Wording(_Variant[str]):
    """House variant whose value is a text of 1 to 24 characters; the first suggestion is the default."""

    suggestions: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.suggestions[0]

    def fault(self, value: object) -> Message | None:
        if isinstance(value, str) and 1 <= len(value.strip()) <= MOST_LETTERS and value.isprintable():
            return None
        return Message("variant-no-name", value=quoted(value), most=MOST_LETTERS)


Option = Choice[Any] | Amount | Wording


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
"""House variants of the base rules, in the order in which saved games list them."""
