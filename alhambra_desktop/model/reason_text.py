"""Turns in words, by the types of their actions (single dispatch), and reasons in words, by their kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import singledispatch
from typing import Final

from .core.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    Pass,
    Place,
    PlacingAction,
    RemoveToReserve,
    SwapWithReserve,
    TakeMoney,
)
from .core.rulebook import Rulebook
from .core.tile import BUILDING
from .core.values import MONEY, Cell
from .modules.alhambra_granada.rules import BOTH
from .modules.bazaars.rules import BAZAARS
from .modules.bonus_cards.rules import BONUS, RevealBonusCard
from .modules.camps.rules import CAMPS
from .modules.dirk.rules import DIRK, GiveToDirk
from .modules.falconers.rules import FALCONERS, BuyFalcon
from .modules.granada.turning import KeepTurned, PlaceTurned
from .modules.huts.rules import HUTS, TakeHut
from .modules.vizier.rules import VIZIER, WakeVizier
from .opponents.explain.explanation import Explanation, Other, Reason
from .text import card_words, cards_words, city_word, falcon_words, tile_words, type_words

UNSAID: Final = (EndTurn, Decline)
"""Actions that are left out where anything else is done."""

Where = Callable[[Cell], str]
"""Says where a square lies."""


# -- turns


@singledispatch
def turn_phrase(action: Action, book: Rulebook) -> str:
    """The imperative of an action without its cost, such as ``buy the garden 9``."""
    raise LookupError(f"no words for {type(action).__name__}")


@turn_phrase.register
def _(action: BuyBuilding, book: Rulebook) -> str:
    return f"buy the {tile_words(book, action.tile)}"


@turn_phrase.register
def _(action: TakeMoney, book: Rulebook) -> str:
    return f"take {_cards(book, action.cards)}"


@turn_phrase.register
def _(action: AddFromReserve, book: Rulebook) -> str:
    return f"build the {tile_words(book, action.tile)} from the reserve"


@turn_phrase.register
def _(action: RemoveToReserve, book: Rulebook) -> str:
    return f"take the {tile_words(book, action.tile)} out into the reserve"


@turn_phrase.register
def _(action: SwapWithReserve, book: Rulebook) -> str:
    return f"put the {tile_words(book, action.tile)} in place of the {tile_words(book, action.out)}"


@turn_phrase.register
def _(action: Pass, book: Rulebook) -> str:
    return "pass, as nothing can be done"


@turn_phrase.register
def _(action: Decline, book: Rulebook) -> str:
    return "leave it at that"


@turn_phrase.register
def _(action: EndTurn, book: Rulebook) -> str:
    return "end the turn"


@turn_phrase.register
def _(action: Place, book: Rulebook) -> str:
    return f"place the {tile_words(book, action.tile)}"


@turn_phrase.register(KeepInReserve)
@turn_phrase.register(KeepTurned)
def _(action: KeepInReserve | KeepTurned, book: Rulebook) -> str:
    over = " turned over" if isinstance(action, KeepTurned) else ""
    return f"keep the {tile_words(book, action.tile)} in reserve{over}"


@turn_phrase.register
def _(action: PlaceTurned, book: Rulebook) -> str:
    return f"turn the {tile_words(book, action.tile)} over and place it"


@turn_phrase.register
def _(action: GiveToDirk, book: Rulebook) -> str:
    return f"give the {tile_words(book, action.tile)} to {book.owner_name(DIRK)}"


@turn_phrase.register
def _(action: TakeHut, book: Rulebook) -> str:
    return f"take the {tile_words(book, action.tile)}"


@turn_phrase.register
def _(action: BuyFalcon, book: Rulebook) -> str:
    return f"buy the {falcon_words(action.falcon)}"


@turn_phrase.register
def _(action: WakeVizier, book: Rulebook) -> str:
    return "wake the vizier"


@turn_phrase.register
def _(action: RevealBonusCard, book: Rulebook) -> str:
    return f"reveal the bonus card of the {tile_words(book, action.tile)}"


def _cards(book: Rulebook, cards: tuple[str, ...]) -> str:
    return f"the {card_words(book, cards[0])}" if len(cards) == 1 else cards_words(book, cards)


def _cost(book: Rulebook, action: Action) -> str:
    if isinstance(action, BuyBuilding):
        return f" with {cards_words(book, action.cards)}"
    if isinstance(action, BuyFalcon | PlaceTurned):
        return f" for the {card_words(book, action.card)}"
    return ""


def plan_words(book: Rulebook, actions: Iterable[Action], where: Where | None = None) -> str:
    """A whole turn in one sentence, such as ``Buy the garden 9 with 5 + 4 denar and place it, then ...``."""
    every = tuple(actions)
    had = {action.tile for action in every if isinstance(action, BuyBuilding | TakeHut)}
    placed = {action.tile: action for action in every if isinstance(action, PlacingAction)}
    phrases = []
    for action in every:
        if isinstance(action, UNSAID) or (isinstance(action, PlacingAction) and action.tile in had):
            continue
        words = f"{turn_phrase(action, book)}{_cost(book, action)}{_square(action, where)}"
        if isinstance(action, BuyBuilding | TakeHut) and action.tile in placed:
            words += f" and {_placing(placed[action.tile], book, where)}"
        phrases.append(words)
    if not phrases:
        phrases = [turn_phrase(every[0], book)]
    return _sentence(f"{', '.join(phrases[:-1])}, then {phrases[-1]}" if len(phrases) > 1 else phrases[0])


def _placing(action: Action, book: Rulebook, where: Where | None) -> str:
    """What is done with a tile that was just named."""
    square = _square(action, where)
    if isinstance(action, PlaceTurned):
        return f"place it turned over{_cost(book, action)}{square}"
    if isinstance(action, GiveToDirk):
        return f"give it to {book.owner_name(DIRK)}"
    if isinstance(action, Place):
        return f"place it{square}"
    return "keep it in reserve turned over" if isinstance(action, KeepTurned) else "keep it in reserve"


def _square(action: Action, where: Where | None) -> str:
    if where is None or not isinstance(action, Place | PlaceTurned | AddFromReserve):
        return ""
    return f" ({where(action.cell)})"


def main_action(actions: tuple[Action, ...]) -> Action:
    """The action that a turn is about: the first that is more than placing or revealing something."""
    for small in ((PlacingAction, *UNSAID, RevealBonusCard), UNSAID):
        for action in actions:
            if not isinstance(action, small):
                return action
    return actions[0]


def kind_words(book: Rulebook, action: Action) -> str:
    """Which kind of action it is, and no more."""
    if isinstance(action, BuyBuilding):
        what = "building" if book.tiles[action.tile].kind == BUILDING else "tile that is no building"
        return f"Buy a {what}."
    if isinstance(action, TakeMoney):
        return "Take money." if all(card in MONEY for card in action.cards) else "Take a bureau de change."
    if isinstance(action, AddFromReserve | RemoveToReserve | SwapWithReserve):
        return f"Redesign your {city_word(book)}."
    if isinstance(action, PlacingAction):
        return "Find places for your tiles."
    return KINDS.get(type(action)) or _sentence(turn_phrase(action, book))


KINDS: Final[Mapping[type[Action], str]] = {
    TakeHut: "Take a hut.",
    BuyFalcon: "Buy a falcon.",
    RevealBonusCard: "Reveal a bonus card.",
}
"""The kinds of actions that take nothing but a few words."""


def thing_words(book: Rulebook, action: Action) -> str:
    """Which tile or cards it is about."""
    return _sentence(turn_phrase(action, book))


# -- reasons


def sentences(book: Rulebook, explanation: Explanation, everything: bool = True) -> tuple[str, ...]:
    """What speaks for a turn, in one or two sentences."""
    told = explanation.told(everything)
    words = [WORDS[reason.kind](book, reason) for reason in told]
    if told[-1].kind == "exact" and len(words) > 2:
        joint = "; " if any(reason.kind in CLAUSES for reason in told) else ", and "
        words = [f"{words[0]}{joint}{words[1]}", words[2]]
    return tuple(map(_sentence, words))


CLAUSES: Final = ("prospect", "dear", "poor")
"""Kinds of reasons that do not tell what the player does."""


def other_words(book: Rulebook, other: Other) -> str:
    """Another turn with the difference in points to be expected."""
    return f"{plan_words(book, other.actions).rstrip('.')}: {difference(other.less)}"


def difference(less: float) -> str:
    """A difference in points, such as ``1.4 points less``."""
    tenths = f"{abs(less):.1f}"
    if tenths == "0.0":
        return "as good"
    return f"{tenths} points {'less' if less > 0 else 'more'}"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _pays(reason: Reason) -> str:
    """What a place in a majority is worth, and when: the last two figures."""
    points, number = reason.figures[-2:]
    when = f"scoring {number}" if number else "the next scoring"
    return f", worth {points} at {when}" if points else ""


def _lead(book: Rulebook, reason: Reason) -> str:
    return f"takes the lead in {type_words(reason.subject)}{_pays(reason)}"


def _level(book: Rulebook, reason: Reason) -> str:
    return f"draws level in {type_words(reason.subject)}{_pays(reason)}"


def _ahead(book: Rulebook, reason: Reason) -> str:
    margin, types = reason.figures[0], type_words(reason.subject)
    words = f"extends the lead in {types} to {margin}" if margin > 1 else f"keeps the lead in {types}"
    return f"{words}{_pays(reason)}"


PLACES: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def _place(book: Rulebook, reason: Reason) -> str:
    rank, shared = PLACES[reason.figures[0]], reason.figures[1]
    types = type_words(reason.subject)
    words = f"shares {rank} place in {types}" if shared else f"comes {rank} in {types}"
    return f"{words}{_pays(reason)}"


def _count(book: Rulebook, reason: Reason) -> str:
    count, best = reason.figures[:2]
    behind = f"{best - count} behind the lead" if best > count else "as many as the first"
    return f"comes to {count} {type_words(reason.subject, count)}, {behind}"


def _loss(book: Rulebook, reason: Reason) -> str:
    seat, points = reason.figures
    return f"costs {book.owner_name(seat)} {points} in {type_words(reason.subject)} at the next scoring"


def _run(book: Rulebook, reason: Reason) -> str:
    was, now = reason.figures
    edge = f"{reason.subject}s" if book.options["wall_scoring"] == "all_outer" else reason.subject
    return f"extends the {edge} from {was} to {now}" if was else f"begins the {edge} with {now}"


HOLDINGS: Final[Mapping[str, str]] = {
    CAMPS: "the camps",
    BAZAARS: "the bazaars",
    FALCONERS: "the falcons",
    HUTS: "the huts",
    BONUS: "the bonus cards",
    BOTH: "wall against moat",
}
"""What a module's holdings are called."""


def _prospect(book: Rulebook, reason: Reason) -> str:
    if reason.subject == VIZIER:
        return "the vizier is awake again and can step in"
    (points,) = reason.figures
    return f"{HOLDINGS[reason.subject]} will bring about {points} point{'s' * (points > 1)} more"


def _aim(book: Rulebook, reason: Reason) -> str:
    return f"takes {_cards(book, reason.cards)} to pay the {tile_words(book, reason.subject)}"


def _exact(book: Rulebook, reason: Reason) -> str:
    (count,) = reason.figures
    return f"pays exactly{TIMES.get(count, f' {count} times')} and goes on"


TIMES: Final = {1: "", 2: " twice"}


def _dear(book: Rulebook, reason: Reason) -> str:
    buying = f"buying the {tile_words(book, reason.subject)}" if reason.subject else "buying"
    (tenths,) = reason.figures
    return f"{buying} now would be {'worth ' * (tenths > 0)}{difference(tenths / 10)}"


def _constant(words: str) -> Callable[[Rulebook, Reason], str]:
    return lambda book, reason: words


WORDS: Final[Mapping[str, Callable[[Rulebook, Reason], str]]] = {
    "lead": _lead,
    "level": _level,
    "ahead": _ahead,
    "place": _place,
    "count": _count,
    "cost": _loss,
    "run": _run,
    "room": _constant("makes room to build on"),
    "spared": _constant("keeps room to build"),
    "waits": lambda book, r: f"keeps the {tile_words(book, r.subject)} to build it later",
    "nowhere": lambda book, r: f"keeps the {tile_words(book, r.subject)}, which fits nowhere yet",
    "prospect": _prospect,
    "saves": lambda book, r: (
        f"takes {_cards(book, r.cards)} to pay the {tile_words(book, r.subject)} exactly next turn"
    ),
    "reaches": lambda book, r: (
        f"takes {_cards(book, r.cards)} to pay the {tile_words(book, r.subject)} next turn"
    ),
    "most": lambda book, r: f"takes {_cards(book, r.cards)}, the most money to be had",
    "money": lambda book, r: f"takes {_cards(book, r.cards)} for later",
    "joker": lambda book, r: f"takes {_cards(book, r.cards)}, which joins two currencies",
    "purse": _constant("the hand could tell more, and it stays hidden until the game is over"),
    "exact": _exact,
    "dear": _dear,
    "poor": _constant("nothing on the market can be bought now"),
    "pass": _constant("nothing can be done"),
    "little": _constant("little speaks for it"),
}
"""The words of each kind of reason."""
