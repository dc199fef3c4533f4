"""City Gates: actions with gates, their points and their secrets (rules CG)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

import attrs

from alhambra_desktop.model.rules.api import (
    SQUARE,
    Action,
    BrokenRule,
    Cell,
    ChooseAction,
    Counted,
    Decision,
    Draft,
    Ending,
    GameState,
    Gesture,
    Horizon,
    Message,
    Observation,
    Outcome,
    PieceAt,
    Points,
    Press,
    PublicState,
    Refusal,
    Rulebook,
    RulebookBuilder,
    Seat,
    SetUpPhase,
    Source,
    action_rule,
    button,
    dragged,
    finish_actions,
    pressed,
    replaced,
    shuffled,
    standing_id,
    unless_offered,
    whole,
    without,
    worded,
    yours_or,
)

from .gates import (
    ALL,
    GATE,
    GATES,
    LOOKED_AT,
    MOST,
    NUMBER,
    SIDE,
    GateFell,
    GateKept,
    GateSet,
    GatesPutBack,
    GatesShuffled,
    GatesSought,
    GateState,
    free_walls,
    gates_of,
    paid,
)
from .pieces import (
    LOOKED,
    PILE_PLACE,
    GateFace,
    GateHand,
    GatePile,
    GatePlan,
    GateWall,
    install_pieces,
    sides_at,
    wall_place,
)

UNSET: Final = 0.7
"""The expected points of a gate in hand, as a share of its points in the best free wall."""

NOT_TO_SEEK: Final = BrokenRule("CG-2", Message("gates-not-to-seek"), Message("gates-not-to-seek-why"))
NOT_LOOKED_AT: Final = BrokenRule("CG-3", Message("gate-not-looked-at"), Message("gate-not-looked-at-why"))
NOT_IN_HAND: Final = BrokenRule("CG-4", Message("gate-not-in-hand"), Message("gate-not-in-hand-why"))
NOT_A_WALL: Final = BrokenRule("CG-4", Message("gate-no-wall"), Message("gate-wall-why"))
TAKEN: Final = BrokenRule("CG-4", Message("gate-at-gate"), Message("gate-wall-why"))


@attrs.frozen
class ChooseGate(Decision):
    """The seat chooses which of the drawn gates it keeps, if any (CG-3)."""

    asked = Message("status-asked-gate")
    ending = Ending(Message("bar-gates-put-back"), Message("bar-gates-put-back-tip"))
    loss = Message("status-loses-gates")
    turn_status = yours_or("status-your-gates", "status-gates")


@attrs.frozen(slots=False)
class SeekGates(Action):
    """Look at the two gates on top of the pile (CG-2)."""

    recorded = "gates_sought"
    choice = Message("status-seek-gates")
    message = worded("turn-seek-gates")
    kind_message = worded("kind-seek-gates")


@attrs.frozen(slots=False)
class KeepGate(Action):
    """Keep one of the drawn gates in hand (CG-3)."""

    gate: str

    message = worded("turn-keep-gate", gate=GATE)
    kind_message = worded("kind-keep-gate")


@attrs.frozen(slots=False)
class PutBackGates(Action):
    """Put both gates back (CG-3)."""

    recorded = "gates_put_back"
    leaves = True
    message = worded("turn-put-back-gates")


@attrs.frozen(slots=False)
class SetGate(Action):
    """Set a gate from the hand into an outer wall (CG-4); ``side`` is a letter of ``NESW``."""

    gate: str
    cell: Cell
    side: str

    choice = Message("status-set-gate")
    message = worded("turn-set-gate", gate=GATE)
    full_message = whole(message, worded("turn-set-gate-at", gate=GATE, square=SQUARE, side=SIDE))
    kind_message = worded("kind-set-gate")


# -- seeking


def _lay_out(book: Rulebook, draft: Draft) -> None:
    """Shuffle the gates (CG-1)."""
    pile, nothing = draft.shuffle(ALL, GATES), tuple(() for _ in draft.state.players)
    draft.change_slice(GateState(pile, len(pile), nothing, (0,) * len(nothing), nothing))


def _offer_seek(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[SeekGates]:
    gates = gates_of(state)
    if gates.held[seat] < MOST and gates.left + gates.returned >= LOOKED_AT:
        yield SeekGates()


def _show_seek(book: Rulebook, state: PublicState, seat: Seat, action: SeekGates) -> Press:
    return Press(GatePile(gates_of(state).left), PILE_PLACE)


def _read_seek(book: Rulebook, state: PublicState, seat: Seat, done: Press) -> SeekGates | None:
    return SeekGates() if done.place == PILE_PLACE and isinstance(done.piece, GatePile) else None


def _seek(book: Rulebook, draft: Draft, seat: Seat, action: SeekGates) -> None:
    """Draw two gates; if fewer are left, first shuffle in those that were put back (CG-2)."""
    gates = gates_of(draft.state)
    if gates.left < LOOKED_AT:
        count, pile = gates.returned, draft.shuffle((*gates.pile, *gates.aside), GATES)
        gates = attrs.evolve(gates, pile=pile, left=len(pile), aside=(), returned=0)
        draft.change_slice(gates)
        draft.emit(GatesShuffled(count))
    drawn = gates.pile[: -LOOKED_AT - 1 : -1]
    pile = gates.pile[:-LOOKED_AT]
    draft.change_slice(attrs.evolve(gates, pile=pile, left=len(pile), drawn=drawn, looker=seat))
    draft.revealed = True
    draft.emit(GatesSought(seat, drawn))
    draft.pop()
    draft.push(ChooseGate(seat))


# -- keeping


def _offer_keep(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[KeepGate]:
    yield from map(KeepGate, dict.fromkeys(gates_of(state).drawn))


def _show_keep(book: Rulebook, state: PublicState, seat: Seat, action: KeepGate) -> Press:
    return Press(GateFace(action.gate), LOOKED[gates_of(state).drawn.index(action.gate)])


def _read_keep(book: Rulebook, state: PublicState, seat: Seat, done: Press) -> KeepGate | None:
    return KeepGate(done.piece.gate) if done.place in LOOKED and isinstance(done.piece, GateFace) else None


def _keep(book: Rulebook, draft: Draft, seat: Seat, action: KeepGate) -> None:
    gates = gates_of(draft.state)
    hand = tuple(sorted((*gates.hands[seat], action.gate)))
    hands, held = replaced(gates.hands, seat, hand), replaced(gates.held, seat, len(hand))
    _return(draft, attrs.evolve(gates, hands=hands, held=held), without(gates.drawn, (action.gate,)))
    draft.emit(GateKept(seat, action.gate))
    finish_actions(draft, seat)


def _offer_put_back(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[PutBackGates]:
    yield PutBackGates()


def _put_back(book: Rulebook, draft: Draft, seat: Seat, action: PutBackGates) -> None:
    _return(draft, gates_of(draft.state), gates_of(draft.state).drawn)
    draft.emit(GatesPutBack(seat))
    finish_actions(draft, seat)


def _return(draft: Draft, gates: GateState, back: tuple[str, ...]) -> None:
    """Put gates back and clear the drawn ones; sorting hides the order in which gates were put back."""
    aside = tuple(sorted((*gates.aside, *back)))
    draft.change_slice(attrs.evolve(gates, aside=aside, returned=len(aside), drawn=(), looker=None))


# -- setting


def _offer_set(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[SetGate]:
    if hand := gates_of(state).hands[seat]:
        for cell, side, _ in free_walls(state, seat):
            yield from (SetGate(gate, cell, side) for gate in dict.fromkeys(hand))


def _refuse_set(book: Rulebook, state: PublicState, seat: Seat, action: SetGate) -> Refusal:
    gates = gates_of(state)
    if action.gate not in gates.hands[seat]:
        return (NOT_IN_HAND,)
    place = wall_place(seat, action.cell, action.side)
    if any(wall_place(seat, cell, side) == place for _, cell, side in gates.standing[seat]):
        return (TAKEN,)
    free = any((cell, side) == (action.cell, action.side) for cell, side, _ in free_walls(state, seat))
    return () if free else (NOT_A_WALL,)


def _show_set(book: Rulebook, state: PublicState, seat: Seat, action: SetGate) -> Gesture:
    return Gesture((GatePlan(action.gate),), GateHand(seat), wall_place(seat, action.cell, action.side))


def _read_set(book: Rulebook, state: PublicState, seat: Seat, done: Gesture) -> SetGate | None:
    face, drop = done.lifted(GatePlan, GateHand(seat)), done.drop
    if face is None or not done.plain or not isinstance(drop, GateWall) or drop.seat != seat:
        return None
    tiles = state.players[seat].city.tiles
    near, far = sides_at(drop)
    cell, side = near if near[0] in tiles else far
    return SetGate(face.gate, cell, side)


def _set(book: Rulebook, draft: Draft, seat: Seat, action: SetGate) -> None:
    gates = gates_of(draft.state)
    hand = without(gates.hands[seat], (action.gate,))
    standing = (*gates.standing[seat], (action.gate, action.cell, action.side))
    draft.change_slice(
        attrs.evolve(
            gates,
            hands=replaced(gates.hands, seat, hand),
            held=replaced(gates.held, seat, len(hand)),
            standing=replaced(gates.standing, seat, standing),
        )
    )
    draft.emit(GateSet(seat, action.gate, action.cell, action.side))
    finish_actions(draft, seat)


def _fall(book: Rulebook, draft: Draft, seat: Seat, cell: Cell, tile: str) -> None:
    """Put back the gates of a tile that left its square (CG-6)."""
    for gone in [one for one in gates_of(draft.state).standing[seat] if one[1] == cell]:
        gates = gates_of(draft.state)
        aside = tuple(sorted((*gates.aside, gone[0])))
        standing = replaced(gates.standing, seat, without(gates.standing[seat], (gone,)))
        draft.change_slice(attrs.evolve(gates, aside=aside, returned=len(aside), standing=standing))
        draft.emit(GateFell(seat, *gone))


# -- points


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    """Yield the points of each seat's gates for the streets behind them (CG-5)."""
    for seat in book.setup.everybody:
        each = [len(cells) for cells in paid(state.players[seat].city, gates_of(state).standing[seat])]
        if each:
            yield Points(seat, GATES, sum(each), terms=tuple((one,) for one in each))


def _show_points(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
    """Yield the tiles of each street, the first one together with the gate."""
    city, standing = state.players[seat].city, gates_of(state).standing[seat]
    for (gate, at, side), cells in zip(standing, paid(city, standing), strict=True):
        first = PieceAt(wall_place(seat, at, side), GateFace(gate))
        for number, cell in enumerate(cells):
            tile = standing_id(book, seat, city.tiles[cell])
            yield Counted(1, (tile,) if number else (tile, first))


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    """Return the expected points of gates in walls and in hand in all future rounds (CG-5)."""
    gates, city = gates_of(state), state.players[seat].city
    standing = sum(map(len, paid(city, gates.standing[seat])))
    hoped = 0
    if hand := gates.hands[seat]:
        longest = sorted((length for _, _, length in free_walls(state, seat)), reverse=True)
        numbers = sorted((NUMBER[gate] for gate in hand), reverse=True)
        hoped = sum(map(min, numbers, longest))
    return len(ahead.rounds) * (standing + UNSET * ahead.ripe * hoped)


# -- secrets


def _hide(gates: GateState, seat: Seat) -> GateState:
    hands = tuple(hand if other == seat else () for other, hand in enumerate(gates.hands))
    drawn = gates.drawn if gates.looker == seat else ()
    return attrs.evolve(gates, pile=(), aside=(), hands=hands, drawn=drawn)


def _redraw(book: Rulebook, seen: Observation, rng: Random) -> GateState:
    """Return the gates with hidden ones placed at random, consistent with the observation."""
    gates = gates_of(seen)
    known = [*gates.drawn, *(gate for hand in gates.hands for gate in hand)]
    known += [gate for standing in gates.standing for gate, _, _ in standing]
    unseen = shuffled(without(ALL, tuple(known)), rng)

    def deal(count: int) -> tuple[str, ...]:
        dealt = tuple(unseen[:count])
        del unseen[:count]
        return dealt

    drawn = gates.drawn or deal(0 if gates.looker is None else LOOKED_AT)
    hands = tuple(
        hand or tuple(sorted(deal(held))) for hand, held in zip(gates.hands, gates.held, strict=True)
    )
    aside = tuple(sorted(deal(gates.returned)))
    return attrs.evolve(gates, drawn=drawn, hands=hands, aside=aside, pile=deal(gates.left))


def _all_there(book: Rulebook, state: GameState) -> Iterable[Message]:
    gates = gates_of(state)
    in_walls = [gate for standing in gates.standing for gate, _, _ in standing]
    in_hands = [gate for hand in gates.hands for gate in hand]
    if Counter((*gates.pile, *gates.aside, *gates.drawn, *in_hands, *in_walls)) != Counter(ALL):
        yield Message("fault-gates")
    if (gates.left, gates.returned, gates.held) != (
        len(gates.pile),
        len(gates.aside),
        tuple(map(len, gates.hands)),
    ) or not len(gates.hands) == len(gates.standing) == len(state.players):
        yield Message("fault-gates-count")
    if (gates.looker is not None) != (len(gates.drawn) == LOOKED_AT):
        yield Message("fault-gates-looked-at")
    for seat, standing in enumerate(gates.standing[: len(state.players)]):
        city = state.players[seat].city
        for _, cell, side in standing:
            tile = city.get(cell)
            if tile is None or side not in tile.walls:
                yield Message("fault-gate-alone", seat=seat)


def install(book: RulebookBuilder) -> None:
    """Add City Gates to a rulebook."""
    book.add_slice(GateState, _hide, _redraw)
    book.set_up += ((SetUpPhase.TILE_PILES, _lay_out),)
    seek = pressed(_show_seek, _read_seek)
    keep = pressed(_show_keep, _read_keep)
    put_back = button("gates-put-back", PutBackGates())
    book.offer(
        ChooseAction,
        action_rule(SeekGates, _offer_seek, unless_offered(_offer_seek, NOT_TO_SEEK), _seek, seek),
        action_rule(SetGate, _offer_set, _refuse_set, _set, dragged(_show_set, _read_set)),
    )
    book.offer(
        ChooseGate,
        action_rule(KeepGate, _offer_keep, unless_offered(_offer_keep, NOT_LOOKED_AT), _keep, keep),
        action_rule(PutBackGates, _offer_put_back, lambda *_: (), _put_back, put_back),
    )
    book.outcomes += (Outcome(GATES, "gates_sought", "gates"),)
    book.on_tile_left += (_fall,)
    book.scorers += (_score,)
    book.show_points(GATES, _show_points)
    book.add_source(GATES, Source(Message("source-gates"), Message("source-gates-note")))
    book.expect(GATES, _prospect, lambda points: Message("gain-gates", points=points))
    book.invariants += (_all_there,)
    install_pieces(book)
