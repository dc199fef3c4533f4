"""alhambra-check: City Gates passes; the fault of each faulty twin is reported."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import attrs
import pytest

from alhambra_desktop import words
from alhambra_desktop.model.rules.modules import registry
from alhambra_desktop.views.checking.cli import main
from tests.examples.installing import EXAMPLES, NAME, PACKAGE
from tests.sweeps import swept


@pytest.fixture(autouse=True)
def alone(specimen: None) -> Iterator[None]:
    """Uninstall City Gates, because the check installs its own package."""
    registry.uninstall(NAME)
    words.use("en")
    yield
    registry.install(NAME)


@attrs.frozen
class Twin:
    """City Gates with one fault: the file, the old and new text, and the expected report."""

    name: str
    file: str
    old: str
    new: str
    says: str


RULES, PIECES, VIEW = "rules.py", "pieces.py", "view.py"
ENGLISH, FRENCH = "words/en/city_gates.ftl", "words/fr/city_gates.ftl"
TWINS = (
    Twin(
        "raises",
        RULES,
        "    return len(ahead.rounds) * (",
        "    return [][seat] + len(ahead.rounds) * (",
        "Playing games with computer players: rules.py:",
    ),
    Twin(
        "raises_in_an_offer",
        RULES,
        "        yield SeekGates()\n",
        '        yield {}["gate"]\n',
        "(_offer_seek) raised KeyError: 'gate'.",
    ),
    Twin("words", ENGLISH, "log-gate-kept = ", "log-gate-keep = ", "log-gate-kept has no text (gates.py:"),
    Twin("hole", ENGLISH, "the { $gate } into the { $side }", "the { $door } into the { $side }", "$door"),
    Twin(
        "reveals",
        RULES,
        "    draft.revealed = True\n",
        "",
        "Undoing moves: SeekGates() can be undone, but its result depends on hidden information",
    ),
    Twin(
        "hide",
        RULES,
        "pile=(), aside=(), hands=hands, drawn=drawn",
        "aside=(), hands=hands, drawn=drawn",
        "Checking hidden information: seat 0 sees a difference between a guess and the real state",
    ),
    Twin(
        "redraw",
        RULES,
        "without(ALL, tuple(known))",
        "ALL",
        "Checking hidden information: a guess of seat ",
    ),
    Twin(
        "fold",
        PIECES,
        "        fold.melt(piece.id, ASIDE_PLACE)\n        fold.count(ASIDE, 1)",
        "        fold.melt(piece.id, ASIDE_PLACE)",
        " instead of gates-aside: GatePile(count=2).",
    ),
    Twin(
        "order",
        PIECES,
        "for gate in gates.hands[seat]:",
        "for gate in reversed(gates.hands[seat]):",
        "sees pieces at GateHand(seat=",
    ),
    Twin(
        "noun",
        PIECES,
        'noun = own_or("place-gate-hand-own", "place-gate-hand")',
        'noun = worded("place-gate-hand-own")',
        "takes 2 positional arguments but 3 were given (GateHand).",
    ),
    Twin(
        "sums",
        "gates.py",
        "    sums_up = True\n",
        "",
        "SeekGates has no event under “Since your turn”",
    ),
    Twin(
        "gesture",
        RULES,
        "cell, side = near if near[0] in tiles else far",
        "cell, side = far if near[0] in tiles else near",
        " is read as SetGate(",
    ),
    Twin(
        "invariant",
        RULES,
        "    finish_actions(draft, seat)\n\n\ndef _offer_put_back",
        "    draft.change_slice(attrs.evolve(gates_of(draft.state), left=0))\n"
        "    finish_actions(draft, seat)\n\n\ndef _offer_put_back",
        "Checking its invariants: the numbers of gates are wrong.",
    ),
    Twin(
        "refused",
        RULES,
        "    return () if free else (NOT_A_WALL,)",
        "    return (NOT_A_WALL,)",
        "is offered, but CG-4 forbids it: there is no outer wall here.",
    ),
    Twin(
        "record",
        "gates.py",
        'record = entry("gate_set")',
        'record = entry("gate_set", "seat", "gate")',
        "Replaying a record: ",
    ),
    Twin("painter", "painter.py", "    p.save()\n", "    p.save(1, 2, 3)\n", "pixels wide: painter.py:"),
    Twin(
        "private",
        VIEW,
        "from typing import Final",
        "from typing import Final\n\nimport alhambra_desktop.model.files.saves",
        "view.py:7 imports alhambra_desktop.model.files.saves, which is not public",
    ),
    Twin(
        "icon",
        VIEW,
        "    view.add_icon(GATES, paint_icon)\n",
        "",
        "points from city_gates have no icon",
    ),
    Twin(
        "picture",
        VIEW,
        "    view.draw(GatePlan, _draw_plan)\n",
        "",
        "pieces with a GatePlan have no picture",
    ),
    Twin(
        "home",
        VIEW,
        "    view.add_perch(GateWall, Perch(_walls, _point, IN_WALL))\n",
        "",
        "pieces at a GateWall are invisible",
    ),
    Twin(
        "french",
        FRENCH,
        "gain-gates = ",
        "gain-portes = ",
        "gain-gates appears in English because it has no text in fr.",
    ),
)
QUICK = ("raises_in_an_offer",)
THOROUGH = ("raises",)
"""Twins with a fault that only computer players reach."""

ONLY_MISSING = ("icon", "picture", "home", "french", "sums")


@pytest.fixture
def twin_of(tmp_path: Path) -> Iterator[Callable[[Twin], Path]]:
    """Return a function that makes a twin as a separate package, and clean up afterwards."""
    made: list[str] = []

    def make(twin: Twin) -> Path:
        folder = tmp_path / f"gates_{twin.name}"
        shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__"))
        path = folder / twin.file
        text = path.read_text("utf-8")
        assert twin.old in text
        path.write_text(text.replace(twin.old, twin.new), encoding="utf-8")
        made.append(folder.name)
        return folder

    before = list(sys.path)
    yield make
    sys.path[:] = before
    for name in [name for name in sys.modules if name.partition(".")[0] in made]:
        del sys.modules[name]


@pytest.mark.sweep
def test_the_example_passes(qapp, capsys):
    assert main([str(EXAMPLES / "city_gates")]) == 0
    said = capsys.readouterr().out
    assert said.startswith("City Gates (alhambra_city_gates), languages: en, de, fr, hu and pt-BR\n")
    assert said.endswith("\nNo errors found.\n")
    assert "Missing" not in said
    assert "listing all actions takes" in said


@pytest.mark.parametrize("twin", swept(TWINS, lambda twin: twin.name in QUICK), ids=lambda twin: twin.name)
def test_the_check_finds_the_fault_of_a_twin(twin: Twin, twin_of, qapp, capsys):
    options = [] if twin.name in THOROUGH else ["--quick"]
    code = main([str(twin_of(twin)), *options])
    said = capsys.readouterr().out
    assert twin.says in said
    assert "Traceback" not in said
    assert code == (0 if twin.name in ONLY_MISSING else 1)


@pytest.mark.sweep
def test_the_check_reports_in_french(twin_of, qapp, capsys):
    reveals = next(twin for twin in TWINS if twin.name == "reveals")
    assert main([str(twin_of(reveals)), "--quick", "--language", "fr"]) == 1
    assert "SeekGates() peut être annulée" in capsys.readouterr().out


@pytest.mark.sweep
def test_the_trace_option_raises_the_error(twin_of, qapp):
    raises = next(twin for twin in TWINS if twin.name == "raises_in_an_offer")
    with pytest.raises(KeyError, match="gate"):
        main([str(twin_of(raises)), "--quick", "--trace"])


@pytest.mark.parametrize(
    ("package", "says"),
    [
        ("no.such.package", "The rule set 'no.such.package' cannot be installed: "),
        (str(Path(__file__).parents[2] / "docs"), "contains no package. Name the folder"),
    ],
)
def test_a_package_that_cannot_be_loaded_gets_one_sentence(package: str, says: str, capsys):
    assert main([package]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert len(said.splitlines()) == 1


def test_a_package_that_cannot_be_imported_is_reported(twin_of, capsys):
    broken = Twin("import", "__init__.py", "MODULE = Module(", "MODULE = Modul(", "")
    assert main([str(twin_of(broken))]) == 2
    assert "name 'Modul' is not defined" in capsys.readouterr().err
