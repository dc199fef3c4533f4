"""The words files are complete: every message has a text, and every text is used and valid."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from importlib import import_module
from itertools import product
from pathlib import Path

import attrs
import pytest
from fluent.syntax import ast as fluent

from alhambra_desktop import words as words_module
from alhambra_desktop.model.checking.check import MessageCall, message_calls_of
from alhambra_desktop.model.players.explain.explanation import REASONS as TYPES_OF_REASONS
from alhambra_desktop.model.players.explain.explanation import (
    CardsTaken,
    DearPurchase,
    ExactPayments,
    HiddenHand,
    HigherRank,
    JokerTaken,
    KeptLead,
    KeptTile,
    LongerRun,
    ModuleGain,
    MoreBuildings,
    NewLead,
    NextPurchase,
    NothingElse,
    NothingPayable,
    NothingToDo,
    RemovedTile,
    RivalLoss,
    Room,
    Saving,
)
from alhambra_desktop.model.players.rollout.features import COLUMNS
from alhambra_desktop.model.rules.core.engine.action import Action, PlacingAction, order_sentence, turn_order
from alhambra_desktop.model.rules.core.engine.option import Choice, Option
from alhambra_desktop.model.rules.core.engine.play import legal_actions
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.values import MONEY, SIDE_NAME, SIDES, Currency
from alhambra_desktop.model.rules.core.words.message import Message, decimal
from alhambra_desktop.model.rules.core.words.wording import (
    currency_noun,
    edge_noun,
    money_noun,
    money_nouns,
    side_noun,
    square_noun,
    type_noun,
    types_noun,
)
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, MODULES, OPTIONS, make_setup, rulebook
from alhambra_desktop.pseudo_words import pseudo_localized
from alhambra_desktop.views.pages.preferences.sections import APPEARANCE, MOTION, SOUND, TURNS
from alhambra_desktop.views.rule_sets.modules import view_book
from alhambra_desktop.words import FILES, PSEUDO, SOURCE, Words, WordsError, languages, say, word_files
from tests.property.games import moves, random_rules
from tests.sources import parsed, text_of, walked
from tests.translation import arguments, entries, lacks, main, nodes, variables

ROOT = Path(words_module.__file__).parent
LISTS = ("api.py", "features.py", "archive.py", "builder.py", "database.py")
"""Files whose texts are names, columns, SQL statements or parts of errors for programmers."""

NAMES = {
    "part of the pile",  # a stream of random numbers
    "Last finished game",  # a file
    " has no field ",
    "The computer players' process ended.",  # for the log of a run
    "The worker process is not running.",
    *COLUMNS,
}
"""Texts that look like sentences for users but are not."""

MODEL_FILES = sorted(path for path in (ROOT / "model").rglob("*.py") if path.name not in LISTS)
WORDING = ROOT / "model" / "rules" / "core" / "words" / "wording.py"
OWN = {"language-name", "noun-forms", "list-more", "list-last"}
"""Messages that the words module itself uses."""


@lru_cache
def all_made() -> tuple[MessageCall, ...]:
    """Return every call in the program that creates a message."""
    return tuple(
        made
        for path in sorted(ROOT.rglob("*.py"))
        for node in walked(text_of(path))
        if isinstance(node, ast.Call)
        for made in message_calls_of(path, node)
    )


def all_books() -> list[Rulebook]:
    """Return a rulebook for each foundation, with all fitting modules."""
    books = []
    seats = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)]
    for game in (module.id for module in MODULES if module.foundation):
        fitting = [module.id for module in CHOOSABLE if game in module.foundations]
        books.append(rulebook(make_setup(seats, 1, game, fitting)))
    return books


SETTINGS = (*APPEARANCE, *MOTION, *SOUND, *TURNS)


def things() -> list[Message]:
    """Return every noun that a sentence can contain."""
    books = all_books()
    types = {type_id for book in books for type_id in book.types}
    tiles = [tile for book in books for tile in book.tiles.values()]
    edges = {edge for tile in tiles for edge in (tile.closed_edge, tile.open_edge)}
    return [
        *map(type_noun, sorted(types)),
        *map(types_noun, sorted(types)),
        *dict.fromkeys(noun for tile in tiles for noun in (tile.label, tile.short_label)),
        *(book.city_noun for book in books),
        *(
            said
            for book in books
            for source in book.sources.values()
            for said in (source.noun, source.title, source.note)
            if said is not None
        ),
        *map(money_noun, MONEY),
        *money_nouns(MONEY),
        *(noun for book in books for noun in book.other_cards.values()),
        *map(edge_noun, sorted(edges)),
        *(side_noun(SIDE_NAME[side]) for side in SIDES),
        *map(currency_noun, Currency),
        *(told for option in OPTIONS.values() for told in messages_of(option)),
        *(told for one in SETTINGS for told in (one.title, one.note, one.synonyms)),
    ]


def messages_of(option: Option) -> list[Message]:
    """Return all messages about a house variant."""
    values = option.values if isinstance(option, Choice) else ()
    notes = [option.note] if option.note else []
    return [option.title, option.describe(option.default), *notes, *(option.named(value) for value in values)]


def test_message_ids_are_literals_except_for_nouns():
    options = ROOT / "model" / "rules" / "core" / "engine" / "option.py"
    settings = ROOT / "views" / "pages" / "preferences" / "settings_body.py"
    free = (WORDING, options, settings, ROOT / "words.py")
    assert [made.where for made in all_made() if made.id is None and made.file not in free] == []


def test_message_calls_finds_ids_and_arguments():
    def made(source: str) -> list[tuple[str | None, frozenset[str] | None]]:
        calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
        return [(one.id, one.arguments) for call in calls for one in message_calls_of(Path("a.py"), call)]

    assert made('message = worded("a", tile=TILE)') == [("a", {"tile"})]
    assert made('noun = own_or("own", "other", cell=CELL)') == [
        ("own", {"cell"}),
        ("other", {"cell", "name"}),
    ]
    assert made('turn_status = yours_or("yours", name)') == [("yours", set()), (None, {"name"})]
    assert made("noun = same_for_all(*ids)") == [(None, set())]
    assert made('Message("a", **more)') == [("a", None)]


def sentences(source: str) -> list[str]:
    """Return the texts of a file that look like sentences for users.

    Documentation, types and errors for programmers are left out.
    """
    apart: set[ast.AST] = set()
    for node in walked(source):
        if isinstance(node, ast.Expr):
            apart.add(node.value)
        elif isinstance(node, ast.AnnAssign):
            apart.update(ast.walk(node.annotation))
        elif isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            apart.update(ast.walk(node.exc) if ast.unparse(node.exc.func) in FOR_PROGRAMMERS else ())
    texts = (node for node in walked(source) if isinstance(node, ast.Constant) and node not in apart)
    found = [text.value for text in texts if isinstance(text.value, str) and SENTENCE.search(text.value)]
    return [text for text in found if text not in NAMES]


FOR_PROGRAMMERS = (
    "IllegalActionError",
    "FalsePictureError",
    "KeyError",
    "LessonError",
    "LookupError",
    "NotImplementedError",
    "NothingToDecideError",
    "RulebookConflictError",
    "RuleTextError",
    "RulebookError",
    "RuntimeError",
    "TableError",
    "TypeError",
    "ValueError",
)
SENTENCE = re.compile(r"[a-z]{2}.* .*[.!?;:]$|^[A-Z][a-z]+ [\w'].*[a-z]{2}|([A-Za-z]{2,} ){4}")


def test_the_model_contains_no_sentences():
    made = {path.name: sentences(text_of(path)) for path in MODEL_FILES}
    assert {name: found for name, found in made.items() if found} == {}


def test_a_sentence_in_code_is_found():
    assert sentences('x = "The game is over"\nraise SaveError(f"{name} is no file.")') == [
        "The game is over",
        " is no file.",
    ]
    assert sentences('"""What it is."""\nx: "Callable[[A, B], C]"\nraise ValueError("No such thing.")') == []


def fields_used(node: ast.AST, parts: dict[str, str]) -> set[str]:
    """Return the fields that a declaration uses; ``parts`` maps named parts to their fields."""
    found = {parts[one.id] for one in ast.walk(node) if isinstance(one, ast.Name) and one.id in parts}
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            texts = [str(arg.value) for arg in call.args if isinstance(arg, ast.Constant)]
            if call.func.id in ("of", "named", "if_set"):
                found.update(texts[:1])
            elif call.func.id == "entry":
                found.update(texts[1:], (str(keyword.arg) for keyword in call.keywords))
            elif call.func.id == "own_or":
                found.add("seat")
    return found


def part_fields(tree: ast.Module) -> dict[str, str]:
    """Return the named parts of a file, such as ``TILE``, and the field of each."""
    return {
        node.target.id: field
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in ("of", "named")
        for field in fields_used(node.value, {})
    }


def test_fields_used_in_declarations_exist():
    """Declarations name fields in strings, which mypy does not check."""
    common, declared = part_fields(parsed(text_of(WORDING))), 0
    for path in MODEL_FILES:
        tree = parsed(text_of(path))
        parts = {**common, **part_fields(tree)}
        for kind in (node for node in tree.body if isinstance(node, ast.ClassDef)):
            asked = {
                field
                for statement in kind.body
                if isinstance(statement, ast.Assign)
                for field in fields_used(statement.value, parts)
            }
            if not asked:
                continue
            name = ".".join(path.relative_to(ROOT.parent).with_suffix("").parts)
            type_ = getattr(import_module(name), kind.name)
            there = {field.name for field in attrs.fields(type_)} | set(dir(type_))
            assert asked <= there, f"{kind.name} has no {asked - there}"
            declared += 1
    assert declared > 40


def test_fields_used_in_declarations_are_found():
    tree = ast.parse('X: Final = of("x")\nclass A:\n    message = worded("a", x=X, y=of("y", noun))')
    assert fields_used(tree.body[1], part_fields(tree)) == {"x", "y"}
    assert fields_used(ast.parse('entry("a", "b", c="d")'), {}) == {"b", "c"}
    assert fields_used(ast.parse('own_or("a", "b")'), {}) == {"seat"}
    assert fields_used(ast.parse('if_set("f", worded("a"), worded("b"))'), {}) == {"f"}


@pytest.mark.parametrize("language", languages())
def test_every_message_has_a_text_with_matching_arguments(language):
    known = entries(language)
    forms = Words(language).text(Message("noun-forms")).split()
    for made in all_made():
        if made.id is None or made.arguments is None:
            continue
        assert made.id in known, f"{made.where} says {made.id}"
        brought = made.arguments | {f"{one}-{form}" for one in made.arguments for form in forms}
        assert arguments(known[made.id]) <= brought, f"{made.where}: {made.id}"


def sayable(said: Words, message: Message) -> bool:
    """Return whether a message has a text and every noun in it the required form."""
    text = said.text(message)
    return bool(text) and "{" not in text


@pytest.mark.parametrize("language", languages())
def test_every_noun_has_a_text_in_every_language(language):
    said = Words(language)
    assert all(sayable(said, noun) for noun in things())


def test_a_missing_form_of_a_noun_is_found():
    said = Words("fr")
    assert sayable(said, Message("log-hut", tile=things()[0]))
    assert not sayable(said, Message("log-hut", tile=Message("over")))


def test_an_english_noun_without_a_form_is_used_unchanged():
    said = Words(SOURCE)
    tower = Message("tile", type=Message("type-tower"), price=13)
    hut = Message("hut", type=Message("type-tower"))
    assert said.text(Message("turn-keep", tile=tower)) == "keep tower 13 in your reserve"
    assert said.text(Message("turn-keep", tile=hut)) == "keep the tower hut in your reserve"


@pytest.mark.parametrize("language", languages())
def test_every_text_is_used(language):
    forms = {f"-{form}" for form in Words(language).text(Message("noun-forms")).split()}
    nouns = {noun.id for noun in things()}
    used = {made.id for made in all_made() if made.id} | nouns | OWN
    used |= {noun + form for noun in used for form in forms}
    assert set(entries(language)) - used == set()


@pytest.mark.parametrize("language", languages())
def test_both_libraries_format_every_variant_alike(language):
    rust = words_module._formatter(language, word_files(language))
    python = words_module._python_formatter(language, word_files(language))
    for name, entry in entries(language).items():
        choices: dict[str, set[int | str]] = {one: {2, "x"} for one in variables(entry)}
        for select in nodes(entry, fluent.SelectExpression):
            if isinstance(select.selector, fluent.VariableReference):
                keys = [variant.key for variant in select.variants]
                wanted = choices[select.selector.id.name] = {1, 2}
                wanted |= {key.name for key in keys if isinstance(key, fluent.Identifier)} - PLURALS
                wanted |= {int(key.value) for key in keys if isinstance(key, fluent.NumberLiteral)}
        for values in product(*(sorted(choices[one], key=str) for one in sorted(choices))):
            told = dict(zip(sorted(choices), values, strict=True))
            assert (text := rust(name, told)) == python(name, told), name
            assert text or name == "noun-forms"
            assert not re.search(r"[{}]", text), text


PLURALS = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("language", languages())
def test_every_language_is_complete(language):
    assert lacks(language) == []


def test_missing_translations_are_listed(tmp_path, monkeypatch, capsys):
    for language, text in {
        "en": "noun-forms = many where\na = A { $x }\na-where = in A\nb = B\n",
        "xx": "noun-forms = the\na = { $x-the } { $y }\nc = C\na-the = A\nd\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(words_module, "_folder", lambda: tmp_path)
    assert main([]) == main(["xx"]) == 1
    assert capsys.readouterr().out.splitlines()[:4] == [
        "xx: a.ftl: cannot be read: d",
        "xx: a.ftl: a uses $y, which the message does not have",
        "xx: a.ftl: b is missing",
        "xx: c is not in the English files",
    ]
    assert main(["zz"]) == 2
    assert "copy that of 'en' first" in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [module.id for module in MODULES if module.foundation])
def test_every_event_of_a_game_has_a_text(language, game):
    said = Words(language)
    fitting = tuple(module.id for module in CHOOSABLE if game in module.foundations)
    book = random_rules(7, 2, game, fitting)
    for move in moves(book, 7):
        for event in move.events:
            message = event.message(book)
            assert message is None or sayable(said, message), event


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [module.id for module in MODULES if module.foundation])
def test_every_action_of_a_game_has_texts(language, game):
    said = Words(language)
    fitting = tuple(module.id for module in CHOOSABLE if game in module.foundations)
    book = random_rules(7, 2, game, fitting)
    met: set[type[Action]] = set()
    for move in moves(book, 7):
        offered = legal_actions(book, move.after) if move.after.decision is not None else ()
        for action in {type(action): action for action in offered}.values():
            met.add(type(action))
            orders = [
                action.message(book),
                action.kind_message(book),
                order_sentence(turn_order(book, (action,))),
            ]
            orders += [action.full_message(book, squares) for squares in (True, False)]
            if isinstance(action, PlacingAction):
                orders += [action.short_message(book, squares) for squares in (True, False)]
            assert all(sayable(said, order) for order in orders), action
    assert met
    every = {rule.type for rules in book.actions.values() for rule in rules}
    assert [kind for kind in every if kind.message is Action.message] == []
    assert [
        kind
        for kind in every
        if issubclass(kind, PlacingAction) and kind.short_message is PlacingAction.short_message
    ] == []


SOME_CARDS = (("denar-1",), ("denar-1", "ducat-2"))
PRIZES = ((0, None), (5, None), (5, 2))

REASONS = (
    *(NewLead(1.0, "garden", *prize, shared) for shared in (True, False) for prize in PRIZES),
    *(KeptLead(1.0, "garden", *prize, margin) for margin in (1, 2) for prize in PRIZES),
    *(
        HigherRank(1.0, "tower", 0, None, rank, shared)
        for shared in (False, True)
        for rank in range(2, 7 - shared)
    ),
    *(MoreBuildings(1.0, "tower", count, 2 - count) for count in (1, 2)),
    RivalLoss(1.0, "tower", 1, 3),
    *(LongerRun(1.0, "wall", before, 3) for before in (0, 1)),
    *(Room(1.0, kept) for kept in (True, False)),
    *(KeptTile(1.0, "garden-11-open", fits) for fits in (True, False)),
    *(kind(1.0) for kind in (HiddenHand, NothingPayable, NothingToDo, NothingElse)),
    *(CardsTaken(1.0, cards, most) for cards in SOME_CARDS for most in (True, False)),
    *(NextPurchase(1.0, cards, "garden-11-open", exact) for cards in SOME_CARDS for exact in (True, False)),
    *(Saving(1.0, cards, "garden-11-open") for cards in SOME_CARDS),
    RemovedTile(1.0, "garden-11-open"),
    JokerTaken(1.0, "bureau-denar-dirham"),
    *(ExactPayments(1.0, count) for count in (1, 2, 3)),
    *(DearPurchase(1.0, tile, less) for tile in (None, "tower-11-open") for less in (0, 13)),
)
"""All reasons for a turn except gains of modules."""


@pytest.mark.parametrize("language", languages())
def test_every_reason_for_a_turn_has_a_text(language):
    said = Words(language)
    hopes = {name: gain for book in all_books() for name, gain in book.gains.items()}
    book = next(book for book in all_books() if "bureaux" in book.installed)
    assert {type(reason) for reason in REASONS} == {*TYPES_OF_REASONS} - {ModuleGain}
    texts = [said.text(reason.message(book)) for reason in REASONS]
    assert all(sayable(said, reason.message(book)) for reason in REASONS)
    assert language != SOURCE or len(set(texts)) == len(texts)
    assert all(set(book.prospects) == set(book.gains) for book in all_books())
    assert all(sayable(said, gain(points)) for gain in hopes.values() for points in (1, 2))


@pytest.mark.parametrize("game", [module.id for module in MODULES if module.foundation])
def test_every_source_of_points_has_a_name_and_an_icon(game):
    fitting = tuple(module.id for module in CHOOSABLE if game in module.foundations)
    for variant in ("longest", "all_outer"):
        seats = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)]
        book = rulebook(make_setup(seats, 1, game, fitting, {"wall_scoring": variant}))
        *_, last = moves(book, 7)
        paid = {line.source for held in last.after.scorings for line in held.lines}
        assert {"types", *book.scored_edges} <= paid <= set(book.sources)
        assert set(book.sources) - {"types"} <= set(view_book(book).icons)
        assert [name for name in book.sources if name != "types"][: len(book.scored_edges)] == [
            *book.scored_edges
        ]


def test_short_nouns_of_tiles_have_no_price():
    book = rulebook(
        make_setup([SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(2)], 1, modules=["camps", "huts"])
    )
    assert [say(book.short_noun(name)) for name in ("garden-9-E", "camp-7-NW", "hut-tower-S", "start")] == [
        "garden",
        "camp",
        "tower hut",
        "fountain",
    ]


# -- formatting


def test_a_noun_in_a_sentence_has_the_required_form(tmp_path, monkeypatch):
    folder = tmp_path / "fr"
    folder.mkdir()
    (folder / "a.ftl").write_text(
        "noun-forms = the of\n"
        "list-more = { $list }, { $next }\nlist-last = { $list } et { $next }\n"
        "garden = jardin\ngarden-the = le jardin\ngarden-of = du jardin\n"
        "tile = { $type } { $price }\ntile-the = { $type-the } { $price }\n"
        "placed = a posé { $tile-the } à côté { $other-of }\n"
        "both = { $tiles }\nboth-placed = a posé { $tiles-the }\nnine = neuf\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(words_module, "_folder", lambda: tmp_path)
    monkeypatch.setattr(words_module, "FILES", ("a",))
    said = Words("fr")
    garden = Message("garden")
    tile = Message("tile", type=garden, price=9)
    assert said.text(Message("placed", tile=tile, other=garden)) == "a posé le jardin 9 à côté du jardin"
    assert said.text(Message("both", tiles=(tile, garden, tile))) == "jardin 9, jardin et jardin 9"
    assert said.text(Message("both", tiles=(tile,))) == "jardin 9"
    mixed = (tile, Message("nine"), garden)
    assert said.text(Message("both-placed", tiles=mixed)) == "a posé le jardin 9, neuf et le jardin"
    with pytest.raises(KeyError, match="market"):
        said.text(Message("market"))


def test_messages_with_equal_arguments_are_equal():
    assert Message("a", x=1, y=2) == Message("a", y=2, x=1)
    assert len({Message("a", x=Message("b")), Message("a", x=Message("b")), Message("a")}) == 2


NOUN_AFTER_ONE = re.compile(r"(\bone( more)?|\ban?|\bune?|\$count \}) \{ \$type \}(?! tile\b)", re.IGNORECASE)
"""Pattern for a single building of a type: *arcades* and *chambers* are plural, so texts must count tiles."""


@pytest.mark.parametrize("language", languages())
def test_building_types_are_not_counted_directly(language):
    files = (Path(words_module.__file__).parent / "resources" / "words" / language).glob("*.ftl")
    found = [line for file in files for line in text_of(file).splitlines() if NOUN_AFTER_ONE.search(line)]
    assert not found


def test_decimals_use_the_separator_of_the_language():
    assert say(decimal(1.44)) == "1.4"
    assert say(decimal(-0.5, 2)) == "−0.50"


@pytest.mark.parametrize("make", ["_formatter", "_python_formatter"])
def test_both_libraries_write_large_numbers_in_full(make, monkeypatch):
    monkeypatch.setattr(words_module, "_formatter", getattr(words_module, make))
    said = Words(SOURCE)
    for number in (1_234_567, 2**31 - 1, -(2**31), 2**31, 10**30):
        assert said.text(Message("misfit-agenda", count=number)) == f"too many steps ({number})"


def test_english_is_the_default_language():
    assert say(Message("place-encloses", squares=1)) == "would enclose an empty square"
    assert say(Message("place-encloses", squares=3)) == "would enclose an area of 3 squares"


def test_a_square_is_named_relative_to_the_fountain():
    assert [say(square_noun(cell)) for cell in ((0, 0), (2, 0), (0, -1), (-2, 1))] == [
        "the fountain",
        "2 east of the fountain",
        "1 north of the fountain",
        "2 west, 1 south of the fountain",
    ]


def test_the_language_of_the_system_is_used_if_available(tmp_path, monkeypatch):
    for name in ("en", "fr", "pt-BR"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.ftl").touch()
    (tmp_path / "hu").mkdir()  # left behind by an older version
    monkeypatch.setattr(words_module, "_folder", lambda: tmp_path)
    assert words_module.best_of(["hu", "fr-CA", "en"]) == "fr"
    assert words_module.best_of(["pt_BR.UTF-8"]) == "pt-BR"
    assert words_module.best_of(["pt", "fr"]) == words_module.best_of(["pt_PT.UTF-8"]) == "pt-BR"
    assert words_module.best_of(["p", "C"]) == SOURCE
    monkeypatch.setenv("LANGUAGE", "de:fr_FR")
    assert words_module.system_language() == "fr"
    monkeypatch.setenv("LANGUAGE", ":")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert words_module.system_language() == "pt-BR"


def test_the_pseudo_language_changes_only_texts():
    text = (
        "# Remark\nnoun-forms = many\nwon = <b>{ $name }</b> has won\n"
        "n = { $n ->\n    [one] one\n   *[other] { $n } all\n }"
    )
    assert pseudo_localized(text) == (
        "# Remark\nnoun-forms = many\nwon = <b>{ $name }</b> håšš wøññ\n"
        "n = { $n ->\n    [one] øñéé\n   *[other] { $n } ålll\n }"
    )
    long, plain = Words(PSEUDO), Words(SOURCE)
    assert long.ids == plain.ids
    assert len(long.text(Message("over-why"))) > 1.3 * len(plain.text(Message("over-why")))


EN = word_files(SOURCE)[0].parent


def test_every_language_has_the_listed_files():
    for language in languages():
        assert sorted(path.stem for path in word_files(language)) == sorted(FILES)


def test_missing_or_damaged_words_files_raise_one_sentence(tmp_path, monkeypatch):
    with pytest.raises(WordsError, match=r"^No words for 'xx'. Available languages: .*en.*\.$"):
        Words("xx")
    monkeypatch.setattr(words_module, "_folder", lambda: tmp_path)
    with pytest.raises(WordsError, match=r"^The words of 'en' cannot be read; install the program again\.$"):
        Words("en")
    (tmp_path / "en").mkdir()
    for name in FILES:
        (tmp_path / "en" / f"{name}.ftl").write_bytes((EN / f"{name}.ftl").read_bytes())
    Words("en")
    (tmp_path / "en" / "core.ftl").write_bytes(b"# nothing\n")
    with pytest.raises(WordsError, match=r"^The words of 'en' cannot be read; install the program again\.$"):
        Words("en")
    (tmp_path / "en" / "core.ftl").unlink()
    with pytest.raises(WordsError, match=r"^The words of 'en' cannot be read; install the program again\.$"):
        Words("en")
    (tmp_path / "en" / "core.ftl").write_bytes(b"\xff\xfe")
    with pytest.raises(WordsError, match=r"^The words of 'en' cannot be read; install the program again\.$"):
        Words("en")


def test_french_reasons_are_infinitives():
    """*Prend la tête* in a hint would look like a misspelt imperative, *prends*."""
    said, book = Words("fr"), next(book for book in all_books() if "bureaux" in book.installed)
    beside = (HiddenHand, DearPurchase, NothingPayable, NothingToDo, NothingElse)
    aims = [one for one in REASONS if not isinstance(one, beside) and getattr(one, "fits", True)]
    hopes = [gain(2) for book in all_books() for gain in book.gains.values()]
    texts = [said.text(aim) for aim in (*(reason.message(book) for reason in aims), *hopes)]
    assert [text for text in texts if not text.startswith("pour ")] == []
    patterns = "\n".join(path.read_text("utf-8") for path in word_files("fr"))
    misspelt = re.findall(r"^(?!log-|style-)[\w-]+ = ([Pp]rend) ", patterns, re.M)
    assert misspelt == []


def test_warnings_name_the_button_by_its_label():
    """A warning about a loss names the button next to the warning."""
    for language in languages():
        said = Words(language)
        losses = [name for name in said.ids if name.startswith("status-loses-")]
        assert len(losses) == 3
        assert all(said.text(Message("bar-end-anyway")) in said.text(Message(name)) for name in losses)


@pytest.mark.parametrize("language", languages())
def test_no_text_has_an_exclamation_mark(language):
    texts = {
        name: "".join(text.value for text in nodes(entry, fluent.TextElement))
        for name, entry in entries(language).items()
    }
    assert {name: text for name, text in texts.items() if "!" in text} == {}


def test_right_to_left_names_are_isolated():
    told = say(Message("log-did", name="أحمد", deed=Message("name", name="x 12")))
    assert "\N{FIRST STRONG ISOLATE}أحمد\N{POP DIRECTIONAL ISOLATE}" in told
    assert "\N{FIRST STRONG ISOLATE}" not in say(
        Message("log-did", name="Zoë", deed=Message("name", name="x"))
    )
