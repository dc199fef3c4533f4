"""Reasons for a turn, and their JSON form. This module avoids the slow imports of players and nets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

import attrs

from ...rules.core.engine.action import Action, turn_order
from ...rules.core.engine.hidden import observe
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.state import GameState
from ...rules.core.frozen import frozen
from ...rules.core.values import Seat
from ...rules.core.words.message import Message, decimal
from ...rules.core.words.wording import (
    CARD,
    COUNT,
    TAKEN,
    TILE,
    Naming,
    Worded,
    if_set,
    of,
    type_noun,
    types_noun,
    worded,
)

if TYPE_CHECKING:
    from ...rules.codec import Codec


TYPES: Final = of("type", types_noun)


@frozen
class Reason:
    """A reason for a turn, with its weight in points (``worth``).

    ``open`` is true if the reason follows from public information.
    """

    worth: float
    open: bool = attrs.field(default=True, kw_only=True)

    aside: ClassVar[bool] = False
    """Whether a semicolon (the text ``reason-beside``) joins this reason to another one."""

    always: ClassVar[bool] = False

    rule: ClassVar[str] = ""

    def message(self, book: Rulebook, /) -> Message:
        """Return a message that can be used as a sentence or as part of one."""
        raise NotImplementedError(f"{type(self).__name__} does not implement message")


@frozen
class MajorityReason(Reason):
    """The rank will bring ``points`` in the round ``later`` or, if this is None, in the next round."""

    rule = "B-30"

    type: str
    points: int
    later: int | None


def with_prize(place: Worded) -> Worded:

    def make(reason: MajorityReason, names: Naming) -> Message:
        place_noun, points, later = place(reason, names), reason.points, reason.later
        if not points:
            return place_noun
        if later is None:
            return Message("reason-pays-next", reason=place_noun, points=points)
        return Message("reason-pays-later", reason=place_noun, points=points, round=later)

    return make


@frozen
class NewLead(MajorityReason):
    shared: bool

    message = with_prize(
        if_set("shared", worded("reason-level", types=TYPES), worded("reason-lead", types=TYPES))
    )


@frozen
class KeptLead(MajorityReason):
    margin: int

    message = with_prize(worded("reason-ahead", margin=of("margin"), types=TYPES))


@frozen
class HigherRank(MajorityReason):
    rank: int
    shared: bool

    message = with_prize(
        if_set(
            "shared",
            worded("reason-place-shared", rank=of("rank"), types=TYPES),
            worded("reason-place", rank=of("rank"), types=TYPES),
        )
    )


@frozen
class MoreBuildings(Reason):
    """More buildings, but no better rank.

    ``behind`` is the number of buildings that the seat still lacks for a tie with the best other owner.
    """

    rule = "B-30"

    type: str
    count: int
    behind: int

    def message(self, names: Naming) -> Message:
        type_ = type_noun(self.type)
        if self.behind > 0:
            return Message("reason-count-behind", count=self.count, type=type_, behind=self.behind)
        return Message("reason-count-level", count=self.count, type=type_)


@frozen
class RivalLoss(Reason):
    rule = "B-30"

    type: str
    seat: Seat
    points: int

    def message(self, names: Naming) -> Message:
        name, types = names.owner_name(self.seat), types_noun(self.type)
        return Message("reason-cost", name=name, points=self.points, types=types)


@frozen
class LongerRun(Reason):
    rule = "B-29"

    edge: str
    before: int
    after: int

    def message(self, book: Rulebook) -> Message:
        run = book.sources[self.edge].noun
        if not self.before:
            return Message("reason-run-begun", run=run, now=self.after)
        return Message("reason-run", run=run, was=self.before, now=self.after)


@frozen
class Room(Reason):
    """If ``kept`` is false, the turn gains room.

    Otherwise, its only placement costs less room than it would on most other legal squares.
    """

    kept: bool

    message = if_set("kept", worded("reason-spared"), worded("reason-room"))


@frozen
class KeptTile(Reason):
    """If ``fits`` is false, no square is legal for the tile."""

    rule = "B-28"

    tile: str
    fits: bool

    always = True

    message = if_set("fits", worded("reason-waits", tile=TILE), worded("reason-nowhere", tile=TILE))


@frozen
class RemovedTile(Reason):
    rule = "B-15"

    tile: str

    always = True

    message = worded("reason-removed", tile=TILE)


@frozen
class ModuleGain(Reason):
    module: str
    points: int

    aside = True

    def message(self, book: Rulebook) -> Message:
        return book.gains[self.module](self.points)


@frozen
class CardsTaken(Reason):
    """Cards taken as money for later purchases.

    ``most`` is true if there were other choices of cards, and none had a higher sum.
    """

    rule = "B-9"

    cards: tuple[str, ...]
    most: bool

    message = if_set(
        "most",
        worded("reason-most", count=COUNT, cards=TAKEN),
        worded("reason-money", count=COUNT, cards=TAKEN),
    )


@frozen
class JokerTaken(Reason):
    card: str

    message = worded("reason-joker", card=CARD)


@frozen
class NextPurchase(Reason):
    """Without the cards taken, the seat could not pay for ``tile`` next turn.

    If ``exact`` is true, the seat could not pay exactly without them, but it might be able to overpay.
    """

    rule = "B-10"

    cards: tuple[str, ...]
    tile: str
    exact: bool

    message = if_set(
        "exact",
        worded("reason-saves", count=COUNT, cards=TAKEN, tile=TILE),
        worded("reason-reaches", count=COUNT, cards=TAKEN, tile=TILE),
    )


@frozen
class Saving(Reason):
    """The cards taken have the currency of ``tile``, but the seat cannot pay for this tile yet."""

    rule = "B-10"

    cards: tuple[str, ...]
    tile: str

    message = worded("reason-towards", count=COUNT, cards=TAKEN, tile=TILE)


@frozen
class HiddenHand(Reason):
    """Placeholder for reasons about a hand. It is shown to players who do not see this hand."""

    message = worded("reason-purse")


@frozen
class ExactPayments(Reason):
    rule = "B-11"

    count: int

    message = worded("reason-exact", count=of("count"))


@frozen
class DearPurchase(Reason):
    """The best turn with a purchase would be worth less than this turn, by ``tenths`` tenths of a point.

    ``tile`` is the tile that the best turn buys, or None if it buys several tiles.
    """

    rule = "B-10"

    tile: str | None
    tenths: int

    aside = True

    def message(self, names: Naming) -> Message:
        less, whole = decimal(self.tenths / 10), self.tenths // 10
        if self.tile is None:
            if not self.tenths:
                return Message("reason-dear-some-even")
            return Message("reason-dear-some", less=less, whole=whole)
        tile = names.tile_noun(self.tile)
        if not self.tenths:
            return Message("reason-dear-even", tile=tile)
        return Message("reason-dear", tile=tile, less=less, whole=whole)


@frozen
class NothingPayable(Reason):
    rule = "B-10"

    aside = True
    message = worded("reason-poor")


@frozen
class NothingToDo(Reason):
    rule = "B-8"

    message = worded("reason-pass")


@frozen
class NothingElse(Reason):
    message = worded("reason-little")


REASONS: Final[tuple[type[Reason], ...]] = (
    *(NewLead, KeptLead, HigherRank, MoreBuildings, RivalLoss),
    *(LongerRun, Room, KeptTile, RemovedTile, ModuleGain),
    *(CardsTaken, JokerTaken, NextPurchase, Saving, HiddenHand, ExactPayments, DearPurchase, NothingPayable),
    *(NothingToDo, NothingElse),
)


T = TypeVar("T")

MOST_REASONS: Final = 2  # reasons about exact payments do not count


@frozen
class Other:
    actions: tuple[Action, ...]
    less: float


@frozen
class Explanation:
    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]
    others: tuple[Other, ...] = ()

    def main_reasons(self, everything: bool) -> tuple[Reason, ...]:
        """Return up to two important reasons, followed by a reason about exact payments, if any.

        If there is no reason, return a placeholder. If `everything` is false, the reasons depend only on
        public information.
        """
        exact = [reason for reason in self.reasons if isinstance(reason, ExactPayments)]
        fitting = [
            reason
            for reason in self.reasons
            if reason not in exact and (not isinstance(reason, HiddenHand) if everything else reason.open)
        ]
        # the sentences of NextPurchase and Saving already mention the cards taken
        if any(isinstance(reason, (NextPurchase, Saving)) for reason in fitting):
            fitting = [reason for reason in fitting if not isinstance(reason, (CardsTaken, JokerTaken))]
        last = NothingElse(0.0) if everything else HiddenHand(0.0)
        first, rest = fitting[: MOST_REASONS - 1], fitting[MOST_REASONS - 1 :]
        fitting = [*first, *sorted(rest, key=lambda reason: not reason.always)]
        return (*fitting[:MOST_REASONS], *exact) or (last,)


def has_secrets_from(book: Rulebook, state: GameState, seat: Seat, viewer: Seat) -> bool:
    own, others = observe(book, state, seat), observe(book, state, viewer)
    return own.players[seat] != others.players[seat] or own.slices != others.slices


def _know_reasons(codec: Codec) -> Codec:
    types = {type_.__name__: type_ for type_ in REASONS}
    codec.add_union(Reason, "reason", types, lambda name: Message("misfit-none", name=name))
    return codec


def dumped(value: object, codec: Codec) -> dict[str, Any]:
    plain: dict[str, Any] = _know_reasons(codec).dump(value)
    return plain


def loaded(type_: type[T], answer: Mapping[str, Any], codec: Codec) -> T:
    """Raise `MisfitError` if the answer of the worker process is invalid."""
    return _know_reasons(codec).load(type_, {name: part for name, part in answer.items() if name != "id"})


def sentences(book: Rulebook, explanation: Explanation, everything: bool = True) -> tuple[Message, ...]:
    reasons = explanation.main_reasons(everything)
    clauses = [reason.message(book) for reason in reasons]
    if isinstance(reasons[-1], ExactPayments) and len(clauses) > 2:
        one, other, exact = clauses
        beside = any(reason.aside for reason in reasons)
        both = Message("reason-beside", reason=one, other=other)
        clauses = [both if beside else Message("reason-and", reason=one, other=other), exact]
    return tuple(Message("reason-sentence", reason=message) for message in clauses)


def other_turn(book: Rulebook, other: Other) -> Message:
    turn, points = turn_order(book, other.actions), round(abs(other.less), 1)
    if not points:
        return Message("other-even", turn=turn)
    if other.less > 0:
        return Message("other-less", turn=turn, less=decimal(points), whole=int(points))
    return Message("other-more", turn=turn, more=decimal(points), whole=int(points))
