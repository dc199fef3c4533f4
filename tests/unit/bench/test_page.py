"""The page of measurements: a run replaces its own rows and keeps all others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.bench import __main__ as bench
from tests.bench.page import MISSED, PAGE, UNEXPLAINED, Page, explanations, read, this_run
from tests.bench.rows import TIMES, Row

OLD = (Row("sync", 6, "ms", 2), Row("memory", 150.2, "MB", 160))
START = (
    Row("start page", 2.35, TIMES, 1.7),
    Row("--screenshot", 3, TIMES),
    Row("games", 9, "a second", 5, True),
)


@pytest.fixture
def page() -> Page:
    return Page("# Measured\n").replaced("stage", "commit a", OLD).replaced("start", "commit a", START)


def test_a_written_page_is_parsed_unchanged(page: Page) -> None:
    assert Page.parse(page.text({})) == page


def test_groups_of_one_run_share_its_description(page: Page) -> None:
    assert "\n- **stage, start**: commit a\n" in page.text({})
    runs = page.replaced("stage", "commit b", OLD).text({})
    assert "\n- **start**: commit a\n- **stage**: commit b\n" in runs


def test_replacing_the_rows_of_a_group_keeps_other_groups(page: Page) -> None:
    new = Page.parse(page.text({})).replaced("stage", "commit b", (Row("drag", 1, "ms", 2),))
    text = new.text({})
    assert "| drag | 1 ms | at most 2 | 0.50 |" in text
    assert "sync" not in text
    assert Page.parse(text).rows["start"] == START


def test_missed_goals_are_explained_below_the_tables(page: Page) -> None:
    missed = page.text({"stage": {"sync": "Qt needs 5 ms."}}).partition(MISSED)[2]
    assert missed.splitlines()[2:] == [
        "- *stage*, sync: Qt needs 5 ms.",
        f"- *start*, start page: {UNEXPLAINED}",
    ]


@pytest.fixture
def measured(monkeypatch) -> None:
    """Replace each group by one row with its name."""

    def rows_of(name: str) -> Iterator[Row]:
        yield Row(name.rpartition(".")[2], 1, "ms", 2)

    monkeypatch.setattr(bench, "import_module", lambda name: SimpleNamespace(rows=lambda: rows_of(name)))
    monkeypatch.setattr(bench, "this_run", lambda: "commit b")


@pytest.mark.usefixtures("measured")
def test_only_the_named_groups_are_measured(page: Page, tmp_path: Path, capsys) -> None:
    file = tmp_path / "measured.md"
    file.write_text(page.text({}), "utf-8")
    bench.main(["stage", "words"], file)
    new = read(file)
    assert new.runs == {"stage": "commit b", "words": "commit b", "start": "commit a"}
    assert [row.what for rows in new.rows.values() for row in rows if row not in START] == ["stage", "words"]
    assert new.introduction == page.introduction
    assert re.findall(r"^\w+$", capsys.readouterr().out, re.MULTILINE) == ["stage", "words"]


@pytest.mark.usefixtures("measured")
def test_all_quick_groups_are_measured_by_default(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "measured.md"
    file.write_text(page.text({}), "utf-8")
    bench.main([], file)
    assert set(read(file).runs) == set(bench.GROUPS)


def test_an_unknown_group_is_refused_before_measuring(tmp_path: Path, capsys) -> None:
    with pytest.raises(SystemExit):
        bench.main(["stage", "stags"], tmp_path / "missing.md")
    assert "unknown groups: stags" in capsys.readouterr().err


def test_every_module_with_rows_is_a_group() -> None:
    modules = Path(bench.__file__).parent.glob("*.py")
    assert {path.stem for path in modules if "\ndef rows(" in path.read_text("utf-8")} == {
        *bench.GROUPS,
        *bench.SLOW,
    }


def test_a_run_lists_commit_machine_and_versions() -> None:
    assert re.fullmatch(
        r"commit \w+.*, \d{4}-\d\d-\d\d; .+, \d+ cores, \d+ GB; Python 3\.\S+, Qt 6\.\S+, .+; load \d.*",
        this_run(),
    )


def test_the_page_of_the_repository_has_all_explanations() -> None:
    """If this fails after a change of limits.toml, run `python -m tests.bench.page`."""
    assert read().text(explanations()) == PAGE.read_text("utf-8")


def test_the_page_contains_only_known_groups() -> None:
    assert set(read().runs) <= {*bench.GROUPS, *bench.SLOW}


def test_every_explanation_refers_to_a_row_of_the_page() -> None:
    known = {(group, row.what) for group, rows in read().rows.items() for row in rows}
    assert {(group, what) for group, rows in explanations().items() for what in rows} <= known
