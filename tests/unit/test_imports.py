"""Allowed imports between the packages, checked in the source (table in CONTRIBUTING.md)."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.sources import text_of, walked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

ROOT = Path(__file__).resolve().parents[2]
OURS = "alhambra_desktop"
MODEL = f"{OURS}.model"
RULES = f"{MODEL}.rules"
CORE = f"{RULES}.core"
MODULES = f"{RULES}.modules"
REGISTRY = f"{MODULES}.registry"
PACKAGES = f"{MODULES}.packages"
TABLE = f"{RULES}.table"
CODEC = f"{RULES}.codec"
PLAYERS = f"{MODEL}.players"
SKILL = f"{PLAYERS}.skill"
INTERVALS = f"{PLAYERS}.intervals"
CHARACTERS = f"{PLAYERS}.characters"
PROCESS_SETUP = f"{PLAYERS}.process_setup"
FILES_FOLDER = f"{MODEL}.files"
SAVES = f"{FILES_FOLDER}.saves"
ADDONS = f"{FILES_FOLDER}.addons"
ARCHIVE = f"{FILES_FOLDER}.archive"
LEARNING = f"{MODEL}.learning"
ANALYSIS = f"{LEARNING}.analysis"
GOALS = f"{LEARNING}.goals"
WORKSHOP = f"{MODEL}.workshop"
ARENA = f"{WORKSHOP}.arena"
TRAINING = f"{WORKSHOP}.training"
MINING = f"{WORKSHOP}.mining"
TASK_POOL = f"{WORKSHOP}.task_pool"
CHECKING = f"{MODEL}.checking"
VIEWS = f"{OURS}.views"
VIEW_FILES = f"{VIEWS}.rule_sets.modules"
ART = f"{VIEWS}.art"
WORDS = f"{OURS}.words"
RESOURCES = f"{OURS}.resources"
PSEUDO_WORDS = f"{OURS}.pseudo_words"
COMMAND_WORDS = f"{OURS}.command_words"

# Modules that load their public names on first use; any other imports of names are for type checkers.
LAZY = (MODEL, f"{RULES}.api", ART)
# The combination of both games may import from each of them.
PAIRS = {f"{MODULES}.alhambra_granada": (f"{MODULES}.alhambra", f"{MODULES}.granada")}
# Computer players in a separate process may read a clock; the rules may not.
CLOCK_READERS = (f"{PLAYERS}.process", f"{ARENA}.game_task")
MODULE_IDS = ("dirk", "vizier", "camps", "bazaars", "falconers", "bureaux", "bonus_cards", "huts", "granada")
# Words that name rule sets or their pieces: views must not use them outside view files.
RULE_SET_WORDS = (
    *MODULE_IDS,
    *("camp", "bazaar", "falcon", "falcons", "falconer", "bureau", "hut", "bonus card", "moat"),
)
# The program never uses the network, except for a task pool on a cluster.
NETWORK = ("urllib", "http", "ftplib", "smtplib", "ssl", "asyncio", "webbrowser", "xmlrpc", "requests")
LOCAL = {"QLocalServer", "QLocalSocket"}
LOCAL_SOCKETS = {"socket", "AF_UNIX"}


def name_of(path: Path) -> str:
    """Return the dotted name of a file's module."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(path): path for path in sorted((ROOT / OURS).rglob("*.py"))}


def inside(name: str, *packages: str) -> bool:
    """Return whether a dotted name is one of the packages or in one of them."""
    return any(name == package or name.startswith(f"{package}.") for package in packages)


@cache
def imports(name: str, source: str, *, is_package: bool = False) -> set[str]:
    """Return the dotted names that a file imports, including those imported only for type checking.

    `from package import thing` is package.thing if that is a file of this project, otherwise package.
    """
    found = set()
    for node in walked(source):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = node.level - 1 if is_package else node.level
                parent = name.split(".")[: len(name.split(".")) - up]
                base = ".".join([*parent, base] if base else parent)
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                found.add(whole if whole in FILES else base)
    return found


# Packages that each package may import from; the first entry that contains a file applies.
ALLOWED = (
    (CORE, (CORE,)),
    (REGISTRY, (CORE, MODULES)),
    (TABLE, (CORE, TABLE)),
    (CODEC, (CORE, REGISTRY)),
    (SKILL, (CORE, SKILL)),
    (INTERVALS, ()),
    (PROCESS_SETUP, (CORE, REGISTRY, PACKAGES)),
    (PLAYERS, (CORE, REGISTRY, PACKAGES, CODEC, PLAYERS)),
    (SAVES, (CORE, REGISTRY, CODEC, SKILL, SAVES)),
    (ARCHIVE, (CORE, REGISTRY, CODEC, SKILL, SAVES, ARCHIVE, INTERVALS)),
    (ADDONS, (CORE, REGISTRY, PACKAGES, SAVES, ADDONS)),
    (ANALYSIS, (CORE, REGISTRY, CODEC, SAVES, PLAYERS, ANALYSIS)),
    (GOALS, (CORE, REGISTRY, SKILL, CHARACTERS, ARCHIVE, GOALS)),
    (LEARNING, (CORE, REGISTRY, TABLE, CODEC, SKILL, SAVES, LEARNING)),
    (TASK_POOL, (CORE, REGISTRY, PACKAGES, PROCESS_SETUP)),
    (ARENA, (CORE, REGISTRY, PACKAGES, CODEC, SAVES, ADDONS, PLAYERS, ARENA, TASK_POOL)),
    (MINING, (CORE, REGISTRY, CODEC, SAVES, PLAYERS, LEARNING, MINING, TASK_POOL)),
    (TRAINING, (CORE, REGISTRY, CODEC, SAVES, PLAYERS, TRAINING, TASK_POOL)),
    (MODEL, (MODEL,)),
    (WORDS, (CORE, REGISTRY, PACKAGES, PSEUDO_WORDS)),
    (COMMAND_WORDS, (CORE, REGISTRY, WORDS)),
)


def allowed_packages(name: str) -> tuple[str, ...]:
    """Return the packages of this project that a file may import from."""
    if name == MODULES:
        return (CORE, MODULES)
    if inside(name, MODULES) and name != REGISTRY:
        # a rule set may import from its own folder; packages.py finds third-party rule sets
        own = ".".join(name.split(".")[:5])
        return (CORE, own, *PAIRS.get(own, ()))
    return next((allowed for package, allowed in ALLOWED if inside(name, package)), (OURS,))


def forbidden_imports(name: str, source: str, *, is_package: bool = False) -> list[str]:
    """Return the imports of a file that are not allowed."""
    faults = []
    for target in sorted(imports(name, source, is_package=is_package)):
        if inside(name, MODEL) and inside(target, "PySide6", "shiboken6", VIEWS):
            faults.append(f"{name} imports {target}: the model knows no window")
        elif target == OURS and inside(name, SAVES, ARCHIVE, ADDONS, ARENA, VIEWS, COMMAND_WORDS):
            continue  # the version, which these packages store in files or show
        elif target == OURS and name in LAZY:
            continue  # imports its names on first use
        elif target == RESOURCES:
            continue  # only the location of the resource files
        elif target in (WORDS, COMMAND_WORDS) and inside(name, ARENA, CHECKING, MINING, TRAINING):
            continue  # the texts of command lines
        elif inside(target, OURS) and not inside(target, *allowed_packages(name)):
            faults.append(f"{name} imports {target}")
    return faults


def network_uses(name: str, source: str) -> list[str]:
    """Return the uses of libraries that reach other machines; local sockets are allowed."""
    faults = [
        f"{name} imports {target}"
        for target in imports(name, source)
        if inside(target, *NETWORK) or (inside(target, "socket") and target != "socket")
    ]
    for node in walked(source):
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            names = {alias.name for alias in node.names}
            local = LOCAL if node.module == "PySide6.QtNetwork" else names - {"QtNetwork", "QDesktopServices"}
            faults += [f"{name}:{node.lineno} imports {one}" for one in sorted(names - local)]
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "socket":
            faults += [f"{name}:{node.lineno} uses socket.{n}" for n in {node.attr} - LOCAL_SOCKETS]
    return faults


def clocks_and_random_numbers(name: str, source: str) -> list[str]:
    """Return the uses of the clock and of shared random numbers, which would prevent replaying games."""
    faults = []
    clocks = () if inside(name, *CLOCK_READERS) else ("time", "datetime")
    for node in walked(source):
        if isinstance(node, ast.Import):
            faults += [f"{name}:{node.lineno} imports {a.name}" for a in node.names if a.name in clocks]
            faults += [
                f"{name}:{node.lineno} renames random" for a in node.names if a.name == "random" and a.asname
            ]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            if node.module in clocks:
                faults.append(f"{name}:{node.lineno} imports {node.module}")
            if node.module == "random":
                faults += [
                    f"{name}:{node.lineno} uses random.{a.name}" for a in node.names if a.name != "Random"
                ]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            shared = node.value.id == "random" and node.attr != "Random"
            if shared and "random" in imports(name, source):
                faults.append(f"{name}:{node.lineno} uses random.{node.attr}")
    return faults


def graph_of_imports() -> dict[str, set[str]]:
    """Return for each file the project files that it imports: at the top, in functions and for types."""
    return {
        name: (imports(name, read(name), is_package=path.name == "__init__.py") & set(FILES)) - {name}
        for name, path in FILES.items()
    }


def circular_imports(graph: dict[str, set[str]]) -> list[set[str]]:
    """Return the circular imports: strongly connected components with more than one file."""

    def reached(begin: str) -> set[str]:
        found, ahead = set[str](), [begin]
        while ahead:
            new = graph[ahead.pop()] - found
            found |= new
            ahead += new
        return found

    reach = {name: reached(name) for name in graph}
    whole = {
        frozenset({name, *(other for other in found if name in reach[other])})
        for name, found in reach.items()
    }
    return sorted((set(circle) for circle in whole if len(circle) > 1), key=sorted)


@cache
def words(text: str) -> str:
    """Return the words of a name or text: WakeVizier and wake_vizier both give ' wake vizier '."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
    return f" {' '.join(re.findall(r'[a-z0-9]+', spaced.lower()))} "


def docstrings(source: str) -> set[ast.AST]:
    """Return the constants that are documentation: strings that are statements."""
    return {
        node.value
        for node in walked(source)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def names_and_strings(source: str) -> Iterator[tuple[int, str]]:
    """Yield every identifier and string outside documentation, with its line."""
    silent = docstrings(source)
    for node in walked(source):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and node not in silent:
                yield line, node.value
            continue
        for field, value in ast.iter_fields(node):
            if field in ("id", "attr", "name", "arg", "asname", "module", "rest") and isinstance(value, str):
                yield line, value
            elif field in ("names", "kwd_attrs") and isinstance(value, list):
                yield from ((line, text) for text in value if isinstance(text, str))


def module_names(name: str, source: str, named: Iterable[str] = MODULE_IDS) -> list[str]:
    """Return the lines of a file that name a rule set."""
    return [
        f"{name}:{line} says {text!r}"
        for line, text in names_and_strings(source)
        if any(words(module) in words(text) for module in named)
    ]


def rule_sets_known(name: str, source: str) -> list[str]:
    """Return where a view names a rule set or imports from its folder."""
    known = (REGISTRY, PACKAGES)
    imported = [one for one in imports(name, source) if inside(one, MODULES) and one not in known]
    return [
        *(f"{name} imports {target}" for target in sorted(imported)),
        *module_names(name, source, RULE_SET_WORDS),
    ]


def read(name: str) -> str:
    return text_of(FILES[name])


def test_every_package_exists() -> None:
    assert {CORE, MODULES, PLAYERS, ARENA, SAVES, TABLE, VIEWS} <= set(FILES)


def faults(find: Callable[[str, str], list[str]], names: Iterable[str]) -> list[str]:
    """Return the faults that `find` reports for some files."""
    return [fault for name in names for fault in find(name, read(name))]


def test_imports_are_allowed() -> None:
    packages = {name for name, path in FILES.items() if path.name == "__init__.py"}
    assert [
        fault for name in FILES for fault in forbidden_imports(name, read(name), is_package=name in packages)
    ] == []


def test_model_uses_no_clock_and_no_shared_random_numbers() -> None:
    assert faults(clocks_and_random_numbers, (name for name in FILES if inside(name, MODEL))) == []


def test_nothing_reaches_the_network() -> None:
    assert faults(network_uses, (name for name in FILES if name != TASK_POOL)) == []


def test_the_model_names_rule_sets_only_in_their_folders() -> None:
    names = [name for name in FILES if inside(name, MODEL) and not inside(name, MODULES)]
    assert faults(module_names, names) == []


def test_views_know_rule_sets_only_through_view_files() -> None:
    names = [name for name in FILES if inside(name, VIEWS) and not inside(name, ART, VIEW_FILES)]
    assert faults(rule_sets_known, names) == []


def test_the_loader_of_view_files_names_no_rule_set() -> None:
    assert not module_names(VIEW_FILES, read(VIEW_FILES), RULE_SET_WORDS)


def test_there_are_no_circular_imports() -> None:
    assert circular_imports(graph_of_imports()) == []


# The tests above would pass if the checks found nothing at all; those below show that the checks find faults.


@pytest.mark.parametrize(
    ("name", "source"),
    [
        (f"{CORE}.geometry.city", f"from {MODULES} import registry"),
        (f"{CORE}.geometry.city", f"import {REGISTRY}"),
        (f"{CORE}.geometry.city", "from ....files.saves import save"),
        (f"{CORE}.geometry.city", "if TYPE_CHECKING:\n    from PySide6.QtCore import QObject"),
        (f"{CORE}.geometry.city", f"import {OURS}"),
        (f"{MODULES}.dirk", f"from {MODULES}.vizier import install"),
        (f"{MODULES}.dirk", f"from {REGISTRY} import MODULES"),
        (f"{MODULES}.dirk", "from .alhambra import rules"),
        (f"{MODULES}.alhambra.rules", f"import {MODULES}.alhambra_granada"),
        (CODEC, f"from {PLAYERS} import process"),
        (f"{TABLE}.moves", f"from {REGISTRY} import MODULES"),
        (f"{TABLE}.moves", "from .. import codec"),
        (f"{TABLE}.arrangement", f"from {REGISTRY} import rulebook"),
        (f"{PLAYERS}.easy", f"from {TABLE} import arrangement"),
        (CODEC, f"from {MODULES}.dirk import install"),
        (f"{PLAYERS}.easy", f"from {MODULES}.alhambra import rules"),
        (f"{PLAYERS}.process.worker", "from PySide6 import QtCore"),
        (f"{PLAYERS}.process.worker", f"from {ARENA}.elo import ratings"),
        (f"{ARENA}.standings", f"from {MODULES}.dirk import install"),
        (TASK_POOL, f"from {PLAYERS} import process"),
        (f"{MODEL}.text", f"from {VIEWS} import app"),
        (WORDS, f"from {SAVES} import save"),
        (COMMAND_WORDS, f"from {VIEWS} import app"),
    ],
)
def test_a_forbidden_import_is_found(name: str, source: str) -> None:
    assert forbidden_imports(name, source)


@pytest.mark.parametrize(
    ("name", "source"),
    [
        (f"{CORE}.geometry.city", "from ..values import Cell\nimport attrs"),
        (f"{MODULES}.dirk", f"from {CORE}.engine import play"),
        (f"{MODULES}.alhambra.rules", "from . import money\nfrom .money import pay"),
        (f"{MODULES}.alhambra_granada", f"from {MODULES}.granada import tiles"),
        (REGISTRY, f"from {MODULES}.dirk import DIRK"),
        (CODEC, f"from {REGISTRY} import MODULES"),
        (f"{TABLE}.moves", "from ..core.engine.play import legal_actions\nfrom .project import project"),
        (f"{PLAYERS}.easy", f"from {CODEC} import load"),
        (f"{VIEWS}.app", f"from PySide6 import QtCore\nfrom {CORE} import play"),
    ],
)
def test_an_allowed_import_passes(name: str, source: str) -> None:
    assert not forbidden_imports(name, source)


@pytest.mark.parametrize(
    "source",
    [
        "import urllib.request",
        "from http.client import HTTPConnection",
        "from PySide6.QtNetwork import QNetworkAccessManager",
        "from PySide6 import QtNetwork",
        "from PySide6.QtGui import QDesktopServices",
        "import socket\nsocket.create_connection(('example.org', 80))",
        "import socket\nsocket.socket(socket.AF_INET)",
        "import webbrowser",
    ],
)
def test_network_access_is_found(source: str) -> None:
    assert network_uses(f"{VIEWS}.app", source)


def test_local_sockets_pass() -> None:
    local = "from PySide6.QtNetwork import QLocalServer\nimport socket\nsocket.socket(socket.AF_UNIX)"
    assert not network_uses(f"{VIEWS}.app", local)


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from datetime import date",
        "import random\nrandom.shuffle([])",
        "from random import choice",
        "import random as chance",
    ],
)
def test_clocks_and_shared_random_numbers_are_found(source: str) -> None:
    assert clocks_and_random_numbers(f"{CORE}.shuffle", source)


def test_circular_imports_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": set(), "f": {"g"}, "g": {"f", "a"}}
    assert circular_imports(graph) == [{"a", "b", "c"}, {"f", "g"}]
    assert circular_imports({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_imports_within_functions_and_for_types_count() -> None:
    source = "if TYPE_CHECKING:\n    from .work import Work\ndef f():\n    from . import play"
    assert imports(f"{CORE}.engine.state", source) == {f"{CORE}.engine.work", f"{CORE}.engine.play"}


def test_own_random_numbers_and_the_worker_clock_pass() -> None:
    own = "import random\ndef draw(rng: random.Random) -> float:\n    return rng.random()"
    assert not clocks_and_random_numbers(f"{CORE}.shuffle", own)
    assert not clocks_and_random_numbers(f"{PLAYERS}.process.worker", "import time")


@pytest.mark.parametrize(
    "source",
    [
        "class WakeVizier: ...",
        "x = 'huts'",
        "if state.has_bonus_cards: ...",
        "def f(*, granada): ...",
        "x = {'dirk': 1}",
    ],
)
def test_a_module_named_in_the_core_is_found(source: str) -> None:
    assert module_names(CORE, source)


@pytest.mark.parametrize(
    "source",
    [
        f"from {MODULES}.dirk import rules",
        "from ..model.rules.modules.huts.rules import HutState",
        "if pick.source == 'falcon': ...",
        "def paint_hut(): ...",
        "x = 'show-bonus-card'",
    ],
)
def test_a_rule_set_named_in_a_view_is_found(source: str) -> None:
    assert rule_sets_known(f"{VIEWS}.controller", source)


@pytest.mark.parametrize(
    "source", [f"from {REGISTRY} import MODULES", "x = 'exact_bonus'", "def shut(): ..."]
)
def test_a_view_may_import_the_registry(source: str) -> None:
    assert not rule_sets_known(f"{VIEWS}.controller", source)


@pytest.mark.parametrize(
    "source", ['"""The vizier."""', "x = 1  # huts", "shuts = 1", "def f():\n    'camps'"]
)
def test_documentation_may_name_modules(source: str) -> None:
    assert not module_names(CORE, source)
