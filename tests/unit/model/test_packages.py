"""Third-party rule sets: installation by name, other processes, texts and faults."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from time import perf_counter

import pytest

from alhambra_desktop.model.checking.check import Check
from alhambra_desktop.model.learning.rule_library import RuleLibrary
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup, Setup
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules import registry
from alhambra_desktop.model.rules.modules.packages import InstallError
from alhambra_desktop.model.rules.modules.registry import (
    CHOOSABLE,
    EXPANSIONS,
    MODULES,
    OPTIONS,
    PRODUCTS,
    VARIABLE,
    SetupError,
    install,
    installer,
    make_setup,
    packages,
    rulebook,
    setup_fault,
    uninstall,
)
from alhambra_desktop.model.workshop.task_pool import ClusterPool, LocalPool
from alhambra_desktop.words import PSEUDO, Words, say, use
from tests.clusters import cluster
from tests.unit.model.chores import choosable

ROOT = Path(__file__).parents[3]

DESCRIPTION = """
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.engine.module import Module
from alhambra_desktop.model.rules.core.engine.option import Choice

MODULE = Module(
    id="harbour",
    title=Message("harbour-title"),
    sentence=Message("harbour-sentence"),
    rules=f"{__name__}.rules",
    options=(Choice("harbour_tide", ("low", "high"), "Q-1"),),
)
"""

RULES = """
from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder
from alhambra_desktop.model.rules.core.engine.rulebook import Horizon
from alhambra_desktop.model.rules.core.words.message import Message


def install(book: RulebookBuilder) -> None:
    book.expect("harbour", lambda book, state, seat, ahead: 0.0, lambda points: Message("harbour-title"))
"""

WORDS = """
harbour-title = Harbour
harbour-sentence = Ships come.
harbour-ship = ship
harbour-came = a { $ship } came after { $tile }
option-harbour-tide = Tide
option-harbour-tide-sentence = The tide is { $value }.
option-harbour-tide-low = low
option-harbour-tide-high = high
"""

Make = Callable[..., str]
"""Function that writes a package with changed files (None omits a file) and returns its name."""


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    numbers = count(1)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)

    def write(otherwise: dict[str, str | None] | None = None) -> str:
        name = f"harbour_{next(numbers)}"
        files = {"__init__.py": DESCRIPTION, "rules.py": RULES, "words/en/harbour.ftl": WORDS}
        for path, text in {**files, **(otherwise or {})}.items():
            if text is not None:
                (tmp_path / name / path).parent.mkdir(parents=True, exist_ok=True)
                (tmp_path / name / path).write_text(text, encoding="utf-8")
        return name

    yield write
    for package in packages():
        uninstall(package.name)
    for name in [name for name in sys.modules if name.startswith("harbour_")]:
        del sys.modules[name]
    use("en")


def table(*modules: str, **options: str) -> Setup:
    seats = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(3)]
    return make_setup(seats, 1, modules=modules, options=options)


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        check=False,
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_an_installed_rule_set_is_listed_and_playable(make):
    name = make()
    module = install(name)
    assert install(name) is module
    assert list(MODULES) == [*PRODUCTS, module]
    assert CHOOSABLE[-1] is module
    assert OPTIONS["harbour_tide"] == module.options[0]
    setup = table("harbour", "vizier", harbour_tide="high")
    assert setup.modules == ("vizier", "harbour")
    assert setup.option("harbour_tide") == "high"
    assert rulebook(setup).installed == ("alhambra", "vizier", "harbour")
    assert os.environ[VARIABLE] == name


def test_an_uninstalled_rule_set_is_unknown(make):
    name = make()
    install(name)
    setup = table("harbour")
    uninstall(name)
    assert list(MODULES) == list(PRODUCTS)
    assert "harbour_tide" not in OPTIONS
    assert VARIABLE not in os.environ
    assert say(setup_fault(setup)).startswith("Unknown module 'harbour'. Choose from vizier, ")


def test_installing_does_not_change_other_tables(make):
    before = table("vizier")
    install(make())
    assert table("vizier") == table("vizier", harbour_tide="high") == before
    assert setup_fault(before) is None
    assert tuple(one.id for one in CHOOSABLE if one.id != "harbour") == EXPANSIONS


def test_a_third_party_foundation_is_listed_with_the_others(make):
    text = DESCRIPTION.replace("options=", "foundation=True, options=")
    module = install(make({"__init__.py": text}))
    assert [one.foundation for one in MODULES] == [True] * 4 + [False] * (len(MODULES) - 4)
    assert MODULES[3] is module
    assert module not in CHOOSABLE
    assert module.smallest_tables == (("harbour", ()),)


def test_a_third_party_foundation_is_checked_at_its_own_tables(make):
    install(make({"__init__.py": DESCRIPTION.replace("options=", "foundation=True, options=")}))
    tables = list(Check(packages()[-1], perf_counter).tables())
    assert [(one.game, one.modules) for one in tables] == [("harbour", ())] * 3


@pytest.mark.parametrize(
    ("otherwise", "fault"),
    [
        ({"__init__.py": "import harbour_master"}, "(\"No module named 'harbour_master'\")"),
        ({"__init__.py": "MODULE = "}, "('invalid syntax"),
        ({"__init__.py": "1 / 0"}, "('division by zero')"),
        ({"__init__.py": ""}, "it has no MODULE"),
        ({"__init__.py": "MODULE = 1"}, "it has no MODULE"),
        ({"__init__.py": DESCRIPTION.replace("options", "automatic=True, options")}, "without being chosen"),
        ({"rules.py": None}, ".rules is missing"),
        ({"__init__.py": DESCRIPTION.replace("{__name__}", "nowhere")}, "(\"No module named 'nowhere'\")"),
        ({"words/en/harbour.ftl": None}, "there are no words files in "),
        ({"__init__.py": DESCRIPTION.replace('"harbour"', '"huts"')}, "a module called 'huts' already"),
        (
            {"__init__.py": DESCRIPTION.replace("harbour_tide", "dirk")},
            "house rule called 'dirk' already exists",
        ),
    ],
)
def test_a_failed_installation_raises_one_sentence(make, otherwise, fault):
    name = make(otherwise)
    with pytest.raises(InstallError) as caught:
        install(name)
    said = say(caught.value.message)
    assert said.startswith(f"The rule set '{name}' cannot be installed: ")
    assert fault in said
    assert said.endswith(".")
    assert list(MODULES) == list(PRODUCTS)
    assert VARIABLE not in os.environ


@pytest.mark.parametrize("name", ["", ".harbour", "no.such", "a b", "\ud800", "x" * 1000])
def test_an_unknown_name_raises_a_short_message(name):
    with pytest.raises(InstallError) as caught:
        install(name)
    assert len(say(caught.value.message)) < 300


@pytest.mark.parametrize(
    "rules",
    [
        "def install(book):\n    book.expect('vizier', None, None)",
        "def install(book):\n    book.replace(money=())\n    book.replace(money=())",
        "def install(book):\n    book.scorers += 1",
        "from nowhere import install",
        "",
    ],
)
def test_failing_or_conflicting_rules_raise_a_message(make, rules):
    install(make({"rules.py": rules}))
    with pytest.raises(SetupError) as caught:
        table("vizier", "harbour")
    assert say(caught.value.message).startswith("The rules of Harbour cannot be used in this game: ")
    assert setup_fault(table("vizier")) is None


# -- texts


def test_texts_of_an_installed_rule_set_are_used(make):
    assert "harbour-title" not in Words("en").ids
    use("en")
    install(make())
    assert say(Message("harbour-title")) == "Harbour"
    assert Words(PSEUDO).ids == Words("en").ids
    assert "harbour-title" in Words(PSEUDO).ids
    uninstall(packages()[0].name)
    with pytest.raises(KeyError):
        say(Message("harbour-title"))


def test_missing_translations_fall_back_to_english(make):
    french = "harbour-title = Port\nharbour-boat = bateau\nharbour-boat-le = le bateau\n"
    both = {"words/fr/harbour.ftl": french, "words/en/harbour.ftl": f"{WORDS}harbour-boat = boat\n"}
    install(make(both))
    said, garden = Words("fr"), Message("type-garden")
    assert said.text(Message("harbour-title")) == "Port"
    assert said.text(garden) == "jardin"
    ship = Message("harbour-ship")
    assert said.text(Message("harbour-came", ship=ship, tile=garden)) == "a ship came after garden"
    assert said.text(Message("log-hut", tile=Message("harbour-boat"))).count("bateau") == 1
    assert "ship" in said.text(Message("log-hut", tile=ship))
    assert "{" not in said.text(Message("log-hut", tile=ship))
    with pytest.raises(KeyError, match="harbour-cargo"):
        said.text(Message("harbour-cargo"))


def test_an_installed_rule_set_adds_its_rule_texts(make):
    text = "# Harbour\n## W-1 Ships\nA ship lies here.\n"
    install(make({"rules/en.md": text}))
    for language in ("en", "fr"):
        place = RuleLibrary.read(language).by_id["W-1"]
        assert place.rule_set.module is packages()[0].module
        assert place.rule.paragraphs == ("A ship lies here.",)


def test_a_rule_set_cannot_change_texts_of_the_program(make):
    before = say(Message("vizier-title"))
    install(make({"words/en/harbour.ftl": f"{WORDS}vizier-title = Pirate\n"}))
    assert say(Message("vizier-title")) == before


def test_loaded_texts_survive_damage_to_their_file(make, tmp_path):
    name = make()
    install(name)
    (tmp_path / name / "words" / "en" / "harbour.ftl").write_bytes(b"\xff\xfe")
    assert Words("en").text(packages()[-1].module.title)


# -- other processes


def test_worker_processes_load_an_installed_rule_set(make):
    install(make())
    with LocalPool(2) as pool:
        assert next(pool.results(choosable, [0]))[-1] == "harbour"


@pytest.mark.sweep
def test_cluster_workers_load_an_installed_rule_set(make):
    with cluster() as workers:
        with ClusterPool(workers.scheduler_address) as pool:
            assert next(pool.results(choosable, [0]))[-1] == "huts"
        install(make())
        with ClusterPool(workers.scheduler_address, prepare=installer()) as pool:
            assert next(pool.results(choosable, [0]))[-1] == "harbour"


def test_the_environment_variable_installs_rule_sets(make):
    listed = run(
        "-m", "alhambra_desktop.model.workshop.arena.cli", "--list-options", **{VARIABLE: f" {make()}, ,"}
    )
    assert "  harbour: Ships come.\n" in listed.stdout
    assert "  harbour_tide" in listed.stdout


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        ("alhambra-desktop", ("-m", "alhambra_desktop", "--new", "builder,builder")),
        ("alhambra-arena", ("-m", "alhambra_desktop.model.workshop.arena.cli", "--list-options")),
        ("alhambra-train", ("-m", "alhambra_desktop.model.workshop.training.cli", "runs")),
    ],
)
def test_a_wrong_name_in_the_environment_prints_one_line(make, command, arguments):
    done = run(*arguments, **{VARIABLE: f"nowhere,{make()}"})
    assert done.returncode == 2
    assert done.stderr == (
        f"{command}: {VARIABLE}: The rule set 'nowhere' cannot be installed: "
        "it cannot be imported (\"No module named 'nowhere'\").\n"
    )


def test_install_named_installs_but_an_import_does_not(make):
    name = make()
    code = """
from alhambra_desktop.model.rules.modules import registry
before = registry.packages()
print(before, registry.install_named(), [package.name for package in registry.packages()])
"""
    assert run("-c", code, **{VARIABLE: name}).stdout == f"() None ['{name}']\n"


def test_a_start_without_rule_sets_does_not_load_packages():
    code = "import sys, alhambra_desktop.model.rules.modules.registry as r; print(*sys.modules)"
    loaded = run("-c", code).stdout.split()
    assert registry.__name__ in loaded
    assert f"{registry.__package__}.packages" not in loaded
