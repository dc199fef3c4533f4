"""Puzzles and their file format.

Moves are stored as indexes into ``legal_actions``. If the rules change, these moves may lead to another
state, so the file has a checksum of the state.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Sequence
from typing import Any, Final
from zlib import crc32

import attrs

from ...files.saves.saved_game import SavedGame
from ...players.skill.levels import ANALYST
from ...rules.codec import codec_for
from ...rules.core.engine.action import Action, EndTurn
from ...rules.core.engine.play import Transition, legal_actions, play, start
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.setup import COLOURS, SeatSetup, Setup
from ...rules.core.engine.state import GameState
from ...rules.core.engine.step import ChooseAction
from ...rules.core.frozen import frozen
from ...rules.core.geometry.plain_tile import plain_tiles
from ...rules.core.values import MONEY, Seat
from ...rules.core.words.message import Message, MessageError, quoted
from ...rules.modules.registry import make_setup, rulebook
from .goals import Goal, goal_of, goals_known

FORMAT: Final = 1
SUFFIX: Final = ".toml"

SOLVER: Final = "Ana"

OPPONENTS: Final = ("Leila", "Yusuf", "Tariq", "Amir", "Musa")
"""Names of the solver's opponents; in lower case, these are the ids of the opponents' characters."""


class PuzzleError(MessageError):
    """A file is not a valid puzzle; the message consists of whole sentences."""


@frozen
class Deal:
    seed: int
    seats: int
    seat: Seat
    game: str = "alhambra"
    modules: tuple[str, ...] = ()

    def setup(self) -> Setup:
        names = list(OPPONENTS)
        names.insert(self.seat, SOLVER)
        seats = (
            SeatSetup(name, colour)
            if name == SOLVER
            else SeatSetup(name, colour, "computer", ANALYST, name.lower())
            for name, colour in zip(names[: self.seats], COLOURS, strict=False)
        )
        return make_setup(seats, self.seed, self.game, self.modules)


@frozen
class Puzzle:
    """A moment of a game, and the best turn at this moment (``answer``).

    ``moves`` are all actions before this moment. ``turn`` is the number of the current turn, and ``turns`` is
    the number of turns of the whole game.
    """

    id: str
    deal: Deal
    moves: tuple[Action, ...]
    answer: tuple[Action, ...]
    goals: tuple[Goal, ...]
    turn: int
    turns: int
    rating: int
    state: GameState = attrs.field(eq=False, repr=False)

    @property
    def book(self) -> Rulebook:
        return rulebook(self.state.setup)

    @property
    def saved(self) -> SavedGame:
        return SavedGame(self.state.setup, self.state, self.moves)

    def answered(self) -> tuple[Transition, ...]:
        found: list[Transition] = []
        state = self.state
        for action in self.answer:
            found.append(play(self.book, state, action))
            state = found[-1].after
        return tuple(found)


def checksum(state: GameState) -> int:
    """Return a checksum of a state without its setup, because the setup contains the players' names."""
    plain = codec_for(rulebook(state.setup)).dump(state)
    del plain["setup"]
    return crc32(json.dumps(plain, sort_keys=True).encode())


def puzzle_text(puzzle: Puzzle) -> str:
    deal, book = puzzle.deal, puzzle.book
    moves, state = _numbers(book, start(book).after, puzzle.moves)
    answer, _ = _numbers(book, state, puzzle.answer)
    values: dict[str, Any] = {
        "format": FORMAT,
        "game": deal.game,
        "modules": list(deal.modules),
        "seats": deal.seats,
        "seed": deal.seed,
        "seat": deal.seat,
        "moves": moves,
        "table": checksum(state),
        "goals": list(map(str, puzzle.goals)),
        "answer": answer,
        "turns": puzzle.turns,
        "rating": puzzle.rating,
        **_pictured(puzzle),  # used only in lists of puzzles
    }
    lines = (f"{name} = {json.dumps(value)}" for name, value in values.items())
    return "\n".join(lines) + "\n"


def _pictured(puzzle: Puzzle) -> dict[str, Any]:
    book, state = puzzle.book, puzzle.state
    player = state.players[puzzle.deal.seat]
    goods = [(good.currency, book.tiles[good.tile]) for good in book.goods(state) if good.on_market]
    return {
        "turn": puzzle.turn,
        "city": [list(attrs.astuple(tile)) for tile in plain_tiles(player.city)],
        "market": [[currency, tile.type or tile.kind, tile.price, tile.walls] for currency, tile in goods],
        "hand": [card for card in player.hand if card in MONEY],
    }


def _numbers(book: Rulebook, state: GameState, actions: Iterable[Action]) -> tuple[str, GameState]:
    places = []
    for action in actions:
        places.append(legal_actions(book, state).index(action))
        state = play(book, state, action).after
    return " ".join(map(str, places)), state


def read(name: str, text: str) -> Puzzle:
    """Parse a puzzle; raise `PuzzleError` if it is invalid."""
    try:
        values = tomllib.loads(text)
        if values["format"] != FORMAT:
            raise PuzzleError(Message("puzzle-of-other-version", file=quoted(name)))
        return _puzzle(name, values)
    except PuzzleError:
        raise
    except MessageError as fault:  # the rules do not allow this setup
        raise _damaged(name, fault.message) from None
    except (ValueError, TypeError, LookupError, AttributeError) as fault:
        raise _damaged(name, str(fault) or type(fault).__name__) from None


def _damaged(name: str, why: Message | str) -> PuzzleError:
    return PuzzleError(Message("puzzle-damaged", file=quoted(name), reason=why))


def _puzzle(name: str, values: dict[str, Any]) -> Puzzle:
    deal = Deal(
        _whole(values, "seed"),
        _whole(values, "seats"),
        _whole(values, "seat"),
        values["game"],
        tuple(values["modules"]),
    )
    if deal.seat >= deal.seats:
        raise ValueError(f"seat = {deal.seat}")
    book = rulebook(deal.setup())
    moves, state = _played(book, start(book).after, values["moves"])
    if checksum(state) != values["table"]:
        raise _damaged(name, Message("puzzle-other-table"))
    decision = state.decision
    if not isinstance(decision, ChooseAction) or decision.seat != deal.seat or decision.acted:
        raise _damaged(name, Message("puzzle-other-table"))
    answer, _ = _played(book, state, values["answer"])
    goals = tuple(map(goal_of, values["goals"]))
    if not goals or not answer or not goals_known(book, goals):
        raise ValueError(f"goals = {values['goals']}")
    if any(isinstance(action, EndTurn) for action in answer[:-1]):
        raise ValueError("answer")
    turns, rating = _whole(values, "turns"), _whole(values, "rating")
    return Puzzle(name, deal, moves, answer, goals, state.turn, turns, rating, state)


def _whole(values: dict[str, Any], name: str) -> int:
    value = values[name]
    if type(value) is not int or value < 0:
        raise ValueError(f"{name} = {value!r}")
    return value


def _played(book: Rulebook, state: GameState, numbers: str) -> tuple[tuple[Action, ...], GameState]:
    found: list[Action] = []
    for number in _places(numbers):
        found.append(legal_actions(book, state)[number])
        state = play(book, state, found[-1]).after
    return tuple(found), state


def _places(numbers: str) -> Sequence[int]:
    if not re.fullmatch(r"(\d+( \d+)*)?", numbers, re.ASCII):
        raise ValueError(quoted(numbers[:20]))
    return [int(number) for number in numbers.split()]
