from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property, partial
from pathlib import Path
from typing import Final, NamedTuple

import attrs

from ...words import SOURCE, Words, ids_of, languages
from ..files.saves.record import record
from ..files.saves.record_reader import from_record
from ..files.saves.save import from_bytes, to_bytes
from ..files.saves.saved_game import SavedGame
from ..learning.analysis.turns import turns_of
from ..learning.rule_library import rules_fault
from ..players.games import Game, play_game
from ..players.skill.levels import LEVELS, QUICK_LEVELS
from ..rules.codec import Codec
from ..rules.core.engine.action import Action, PlacingAction, order_sentence, turn_order
from ..rules.core.engine.hidden import observe
from ..rules.core.engine.play import Transition, apply, legal_actions, scores
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState, Observation
from ..rules.core.frozen import frozen
from ..rules.core.places.places import Face, Place
from ..rules.core.words.message import Message, listed
from ..rules.core.words.wording import type_noun
from ..rules.modules.packages import Package, place_in, raised
from ..rules.modules.registry import PRODUCTS, make_setup, mix_fault, packages, rulebook
from ..rules.table.arrangement import arrangement
from .games import (
    BrokenError,
    FoldedGame,
    check_codec,
    check_guess,
    check_handling,
    check_invariants,
    check_judge,
    check_offers,
    check_player,
    check_secrets,
    check_undo,
    moments,
    random_moves,
    random_rules,
    seen_by,
)

IDS: Final[dict[str, tuple[str, ...]]] = {
    "Message": ("",),
    "phrase": ("",),
    "worded": ("",),
    "same_for_all": ("",),
    "own_or": ("", "name"),
    "yours_or": ("", "name"),
}
"""The keys are names of functions that create messages. Each value has one string for each of these messages.

The first arguments of such a function are the ids of its messages. If the function itself adds an argument to
a message, the string is the name of this argument; otherwise, the string is empty. For example, ``own_or``
takes two message ids, and adds ``name`` to the second message only.
"""


@frozen
class MessageCall:
    """A message that a call in the source creates.

    ``id`` is None if the id in the call is not a literal string.

    ``arguments`` are the names of the message's arguments, or None if the call has a ``**`` argument.
    """

    where: str  # ``FILE:LINE``
    file: Path
    id: str | None
    arguments: frozenset[str] | None


def message_calls_of(path: Path, call: ast.Call) -> list[MessageCall]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    named = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
    fields = named if len(named) == len(call.keywords) else None
    made = []
    for place, besides in enumerate(IDS.get(name, ())):
        first = call.args[place] if place < len(call.args) else None
        found = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None
        brought = fields if fields is None or not besides else fields | {besides}
        made.append(MessageCall(f"{path.name}:{call.lineno}", path, found, brought))
    return made


def message_calls_in(folder: Path) -> Iterator[MessageCall]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call):
                yield from message_calls_of(path, node)


def messages_of_table(book: Rulebook) -> Iterator[Message]:
    yield from map(type_noun, book.types)
    for source in book.sources.values():
        yield from (message for message in (source.noun, source.title, source.note) if message is not None)
    for gain in book.gains.values():
        yield from (gain(1), gain(2))


def messages_of_events(book: Rulebook, move: Transition) -> Iterator[Message]:
    for event in move.events:
        if (message := event.message(book)) is not None:
            yield message


def messages_of_action(book: Rulebook, action: Action) -> Iterator[Message]:
    yield from (action.message(book), action.kind_message(book), order_sentence(turn_order(book, (action,))))
    yield from (action.full_message(book, squares) for squares in (True, False))
    if isinstance(action, PlacingAction):
        yield from (action.short_message(book, squares) for squares in (True, False))
    if (choice := action.choice) is not None:
        yield choice


def with_class_note(owner: object, make: Callable[[], Message]) -> Message:
    try:
        return make()
    except Exception as error:
        error.add_note(type(owner).__name__)
        raise


def messages_of_state(book: Rulebook, state: GameState) -> Iterator[Message]:
    if (decision := state.decision) is not None:
        yield from (
            decision.turn_status(None),
            decision.turn_status("A"),
            decision.ending.label,
            decision.ending.tip,
        )
        yield from (
            message
            for message in (decision.asked, decision.loss, decision.ending.status)
            if message is not None
        )
        for action in {type(action): action for action in legal_actions(book, state)}.values():
            yield from messages_of_action(book, action)
    for viewer in book.setup.everybody:
        table = arrangement(book, observe(book, state, viewer))
        yield from (with_class_note(place, partial(place.noun, book, viewer)) for place in table.lying)
        for piece in table.pieces.values():
            face = piece.face
            yield from (
                with_class_note(face, partial(face.noun, book)),
                with_class_note(face, partial(face.described, book)),
            )
        yield from (label for place in table.lying if (label := place.onto(book)) is not None)
        for cell, tile in state.players[viewer].city.tiles.items():
            for remark in book.remarks:
                yield from remark(book, state, viewer, tile.id, cell)


PROGRAM: Final = __name__.partition(".")[0]
PUBLIC: Final = (f"{PROGRAM}.model.rules.api", f"{PROGRAM}.views.rule_sets.api")
"""The only modules of the program that third-party rule sets may import."""


class PrivateImport(NamedTuple):
    file: Path
    line: int
    name: str


def private_imports(folder: Path) -> Iterator[PrivateImport]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            for name in _imported(node):
                if _inside(name, PROGRAM) and not any(_inside(name, room) for room in PUBLIC):
                    yield PrivateImport(path, getattr(node, "lineno", 0), name)


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom) or node.level or node.module is None:
        return []
    return [f"{node.module}.{alias.name}" for alias in node.names]


def _inside(name: str, room: str) -> bool:
    return name == room or name.startswith(f"{room}.")


SLOW: Final = 3.0
"""Listing legal actions or playing moves may take at most this many times as long as without the package."""

TIMES: Final = 4  # number of times that each function is timed

MANY_OFFERS: Final = 80
"""More legal actions of one type would slow computer players down."""

Clock = Callable[[], float]


@frozen(slots=False)
class Table:
    """A table for a random game. The ``seed`` decides both the game and the values of the house variants."""

    seed: int
    seats: int
    game: str
    modules: tuple[str, ...]

    @cached_property
    def book(self) -> Rulebook:
        return random_rules(self.seed, self.seats, self.game, self.modules)


@attrs.define
class Check:
    """Checks of a package and their findings: errors (``wrong``), advice (``missing``), facts (``figures``).

    ``faces`` and ``places`` contain the values of the package's own `Face` and `Place` classes that occurred
    in the games. A `BrokenError` always becomes a finding. Any other error is raised if ``raises`` is true;
    otherwise it becomes a finding, too. A ``quick`` check plays only one game, and neither tests computer
    players nor measures speed.
    """

    package: Package
    clock: Clock
    raises: bool = False
    quick: bool = False
    wrong: list[Message] = attrs.field(factory=list)
    missing: list[Message] = attrs.field(factory=list)
    figures: list[Message] = attrs.field(factory=list)
    faces: set[Face] = attrs.field(factory=set)
    seen: Observation | None = None
    places: set[Place] = attrs.field(factory=set)
    used_ids: set[str] = attrs.field(factory=set)
    _reported: set[tuple[str, str]] = attrs.field(factory=set)

    @property
    def languages(self) -> tuple[str, ...]:
        """The program's languages that the package supports, English first."""
        return tuple(
            sorted(
                filter(self.package.words, languages()), key=lambda language: (language != SOURCE, language)
            )
        )

    @contextmanager
    def reporting(self, task: Message) -> Iterator[None]:
        try:
            yield
        except BrokenError as error:
            self._report(task, error.message.id, Message("check-found", what=task, fault=error.message))
        except Exception as error:
            if self.raises:
                raise
            place = place_in(self.package, error)
            self._report(task, place, Message("check-raised", what=task, place=place, error=raised(error)))

    def _report(self, task: Message, kind: str, finding: Message) -> None:
        if (task.id, kind) not in self._reported:
            self._reported.add((task.id, kind))
            self.wrong.append(finding)

    def run(self) -> None:
        """Run all checks except the checks of pictures, because pictures need Qt."""
        self.check_source()
        self.check_words()
        played = [(table, moves) for table in self.tables() if (moves := self.played(table))]
        for table, moves in played:
            self.check_game(table, moves)
        self.check_use(played)
        if not self.quick:
            self.check_arena()
            for table, moves in played:
                self.check_players(table, moves)
            self.check_cost()
        self.check_unused_messages()
        moves_made = sum(len(moves) for _, moves in played)
        self.figures.insert(0, Message("check-figures-games", tables=len(played), moves=moves_made))

    def check_source(self) -> None:
        with self.reporting(Message("check-doing-source")):
            for import_ in private_imports(self.package.folder):
                place_in_source = f"{import_.file.name}:{import_.line}"
                self.wrong.append(Message("check-private", place=place_in_source, name=import_.name))
        if not (self.package.folder.parent / "pyproject.toml").is_file():
            self.missing.append(Message("check-no-pyproject"))
        if self.package.manifest is None:
            self.missing.append(Message("check-no-manifest"))

    def check_words(self) -> None:
        with self.reporting(Message("check-doing-words")):
            if fault := rules_fault(self.package.rules_folder):
                raise BrokenError(fault)
        with self.reporting(Message("check-doing-words")):
            known = {language: self.words(language).ids for language in self.languages}
            own = self._brought(SOURCE)
            made = {
                message.id: message.where
                for message in message_calls_in(self.package.folder)
                if message.id is not None
            }
            for name, origin in made.items():
                if name not in known[SOURCE]:
                    self.wrong.append(Message("check-no-words", id=name, place=origin))
            for language in self.languages[1:]:
                lacking = sorted(own - known[language])
                self.missing += [
                    Message("check-untranslated", id=name, language=language)
                    for name in lacking
                    if not name.endswith(self._noun_forms)
                ]

    def check_unused_messages(self) -> None:
        """Report English texts whose ids occur neither in the source nor in the games."""
        with self.reporting(Message("check-doing-words")):
            used = self.used_ids | {
                message.id for message in message_calls_in(self.package.folder) if message.id is not None
            }
            options = tuple(f"option-{option.id.replace('_', '-')}" for option in self.package.module.options)
            for name in sorted(self._brought(SOURCE) - used):
                if not name.endswith(self._noun_forms) and not any(map(name.startswith, options)):
                    self.missing.append(Message("check-unused", id=name))

    @cached_property
    def _noun_forms(self) -> tuple[str, ...]:
        return tuple({form for language in self.languages for form in self.words(language).forms})

    def _brought(self, language: str) -> set[str]:
        texts = (path.read_text(encoding="utf-8") for path in self.package.words(language))
        return {name for text in texts for name in re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)}

    def words(self, language: str) -> Words:
        return Words(language)

    def check_messages(self, wordings: Iterator[Message], task: Message) -> None:
        with self.reporting(task):
            messages = dict.fromkeys(wordings)
            self.used_ids |= ids_of(messages)
            for language in self.languages:
                words = self.words(language)
                for message in messages:
                    try:
                        text = words.text(message)
                    except KeyError:
                        raise BrokenError(Message("check-no-words", id=message.id, place=language)) from None
                    if not text or "{" in text:
                        details = {"id": message.id, "language": language, "text": text}
                        raise BrokenError(Message("check-hole", **details))

    def tables(self) -> Iterator[Table]:
        """Yield each of ``Module.smallest_tables``, and two variants of the first of these tables.

        One variant has all compatible modules added, and the other has four seats. A quick check uses only
        the first table.
        """
        (game, own), *elsewhere = self.package.module.smallest_tables
        others = tuple(
            module.id
            for module in PRODUCTS
            if not module.foundation and not module.automatic and mix_fault(game, module) is None
        )
        yield Table(1, 2, game, own)
        if self.quick:
            return
        yield Table(2, 3, game, (*others, *own))
        yield Table(5, 4, game, own)
        yield from (Table(10 + number, 3, *names) for number, names in enumerate(elsewhere))

    def played(self, table: Table) -> list[Transition]:
        moves: list[Transition] = []
        with self.reporting(Message("check-doing-game", game=table.game, modules=listed(table.modules))):
            moves += random_moves(table.book, table.seed)
        return moves

    def check_game(self, table: Table, moves: list[Transition]) -> None:
        book, codec = table.book, Codec(table.book)
        each: tuple[tuple[Message, int, Callable[[int, Transition], object]], ...] = (
            (Message("check-doing-invariants"), 1, lambda _, move: check_invariants(book, move.after)),
            (Message("check-doing-offers"), 5, lambda _, move: check_offers(book, move.after)),
            (Message("check-doing-codec"), 9, lambda _, move: check_codec(book, codec, move)),
            (Message("check-doing-guess"), 11, lambda n, move: check_guess(book, move.after, n)),
            (Message("check-doing-secrets"), 13, lambda n, move: check_secrets(book, codec, move.after, n)),
            (Message("check-doing-back"), 3, lambda n, move: check_undo(book, move, n, 1)),
            (Message("check-doing-gestures"), 4, lambda _, move: self._check_handling(book, move)),
            (Message("check-doing-pieces"), 7, lambda _, move: self._collect(book, move)),
        )
        for task, step, check in each:
            with self.reporting(task):
                for number, move in enumerate(moves):
                    last = number == len(moves) - 1
                    if last or number % step == 0 or self._is_own(type(move.action)):
                        check(number, move)
        with self.reporting(Message("check-doing-folds")):
            folded = FoldedGame(book)
            for move in moves:
                folded.follow(move)
        self._check_all_messages(book, moves)
        if moves[-1].after.over:
            self._check_files(book, moves)

    def _check_all_messages(self, book: Rulebook, moves: list[Transition]) -> None:
        messages = (message for move in moves for message in messages_of_events(book, move))
        chosen = (
            move for number, move in enumerate(moves) if number % 7 == 0 or self._is_own(type(move.action))
        )
        state_messages = (message for move in chosen for message in messages_of_state(book, move.after))
        self.check_messages(messages_of_table(book), Message("check-doing-sayings"))
        self.check_messages(messages, Message("check-doing-log"))
        self.check_messages(state_messages, Message("check-doing-wordings"))

    def _is_own(self, type_: type[object]) -> bool:
        return type_.__module__.startswith(f"{self.package.name}.")

    def _check_handling(self, book: Rulebook, move: Transition) -> None:
        if move.after.decision is not None:
            check_handling(book, move.after, move.after.decision.seat)

    def _collect(self, book: Rulebook, move: Transition) -> None:
        for viewer in book.setup.everybody:
            lying = seen_by(book, move.after, viewer)
            self.seen = observe(book, move.after, viewer)
            self.faces.update(piece.face for piece in lying.pieces.values() if self._is_own(type(piece.face)))
            self.places.update(place for place in lying.lying if self._is_own(type(place)))

    def _check_files(self, book: Rulebook, moves: list[Transition]) -> None:
        with self.reporting(Message("check-doing-save")):
            actions = tuple(move.action for move in moves if move.action is not None)
            game = SavedGame(book.setup, moves[-1].after, actions)
            again = from_bytes(to_bytes(game))
            if again != game or again.history() is None:
                raise BrokenError(Message("check-save"))
        with self.reporting(Message("check-doing-record")):
            plain_record = record(book.setup, (event for move in moves for event in move.events))
            replayed = from_record(json.loads(json.dumps(plain_record)))
            if scores(replayed.state) != scores(moves[-1].after):
                raise BrokenError(Message("check-record"))

    def check_use(self, played: list[tuple[Table, list[Transition]]]) -> None:
        """Report the package's actions that were never or too often legal, and events that never occurred.

        Report if the package's actions never cause an event with ``Event.sums_up``, because summaries then
        never mention these actions. Report if the package adds sources of points but no
        ``Rulebook.prospects``, because computer players then ignore these points.
        """
        with self.reporting(Message("check-doing-use")):
            met: Counter[type[Action]] = Counter()
            own: set[type[Action]] = set()
            for table, moves in played:
                types = {rule.type for rules in table.book.actions.values() for rule in rules}
                own |= set(filter(self._is_own, types))
                for move in moves:
                    met |= Counter([type(move.action)] if move.action is not None else [])
                for move in moves[::5]:
                    met |= Counter(map(type, legal_actions(table.book, move.after)))
            for type_ in sorted(own, key=lambda action: action.__name__):
                if type_ not in met:
                    self.missing.append(Message("check-never", action=type_.__name__))
                elif met[type_] > MANY_OFFERS:
                    self.missing.append(Message("check-many", action=type_.__name__, count=met[type_]))
            self._note_unmet(played)
            self._note_unsummed(played)
            for table, _ in played[:1]:
                base = random_rules(table.seed, table.seats, table.game)
                pays = table.book.sources.keys() - base.sources.keys()
                if pays and self.package.module.id not in table.book.prospects:
                    self.missing.append(Message("check-no-prospect"))

    def _note_unmet(self, played: list[tuple[Table, list[Transition]]]) -> None:
        emitted = {type(event) for _, moves in played for move in moves for event in move.events}
        known = {kind for table, _ in played for kind in table.book.folds if self._is_own(kind)}
        if unmet := sorted(kind.__name__ for kind in known - emitted):
            self.figures.append(Message("check-unmet", events=listed(unmet), count=len(unmet)))

    def _note_unsummed(self, played: list[tuple[Table, list[Transition]]]) -> None:
        moves = [move for _, game in played for move in game]
        done = [move for move in moves if move.action is not None and self._is_own(type(move.action))]
        if done and not any(event.sums_up for move in done for event in move.events):
            self.missing.append(Message("check-no-sum", action=type(done[0].action).__name__))

    def check_arena(self) -> None:
        tables = self.package.module.smallest_tables
        with self.reporting(Message("check-doing-arena")):
            for number, (game, modules) in enumerate((tables[0], *tables)):
                levels = (*QUICK_LEVELS[number % 3 :], *QUICK_LEVELS[: number % 3])
                planned = Game(number, levels, 5 + number, game, modules, (), True)
                play_game(planned, self.clock)

    def check_players(self, table: Table, moves: list[Transition]) -> None:
        messages: list[Message] = []
        for number, state in enumerate(moments(moves)):
            player = LEVELS[number % len(LEVELS)]
            with self.reporting(Message("check-doing-player", level=player.name)):
                messages += check_player(table.book, state, player)
        self.check_messages(iter(messages), Message("check-doing-reasons"))
        with self.reporting(Message("check-doing-judge")):
            turns = turns_of(moves)
            for turn in turns[:: max(1, len(turns) // 2)]:
                check_judge(table.book, turn)

    def check_cost(self) -> None:
        with self.reporting(Message("check-doing-cost")):
            module = self.package.module
            tables = module.smallest_tables[0], (module.foundations[0], ())
            own, base = (self._moves_for_cost(game, modules) for game, modules in tables)
            every, others = self._least(self._offers(*own, own=True), self._offers(*own, own=False))
            whole, without = self._least(self._moving(*own), self._moving(*base))
            offers, moves = every / others, whole / len(own[1]) / (without / len(base[1]))
            each = max(0.0, every - others) / len(own[1])
            figures = {"offers": f"{offers:.1f}", "moves": f"{moves:.1f}", "each": f"{each * 1e6:.0f}"}
            self.figures.append(Message("check-figures-cost", **figures))
            if max(offers, moves) > SLOW:
                self.missing.append(Message("check-slow", times=f"{max(offers, moves):.1f}"))

    def _moves_for_cost(self, game: str, modules: tuple[str, ...]) -> tuple[Rulebook, list[Transition]]:
        seats = random_rules(1, 2, game, modules).setup.seats
        book = rulebook(make_setup(seats, 1, game, modules, {}))
        return book, [move for move in random_moves(book, 3) if move.before is not None]

    def _offers(self, book: Rulebook, moves: list[Transition], *, own: bool) -> Callable[[], None]:
        def ask() -> None:
            for state in (move.before for move in moves if move.before is not None):
                if (decision := state.decision) is not None:
                    for rule in book.actions[type(decision)]:
                        if own or not self._is_own(rule.type):
                            tuple(rule.offer(book, state, decision.seat))

        return ask

    def _moving(self, book: Rulebook, moves: list[Transition]) -> Callable[[], None]:
        def ask() -> None:
            for move in moves:
                if move.before is not None and move.action is not None:
                    apply(book, move.before, move.action)

        return ask

    def _least(self, *asks: Callable[[], None]) -> tuple[float, ...]:
        found = [float("inf")] * len(asks)
        for _ in range(TIMES):
            for number, ask in enumerate(asks):
                begun = self.clock()
                ask()
                found[number] = min(found[number], self.clock() - begun)
        return tuple(found)


def check_of(name: str, clock: Clock, *, raises: bool = False, quick: bool = False) -> Check:
    package = next(package for package in packages() if package.name == name)
    check = Check(package, clock, raises, quick)
    check.run()
    return check
