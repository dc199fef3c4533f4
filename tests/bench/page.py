"""Read and write docs/measured.md; each run replaces the rows of its groups.

``python -m tests.bench.page`` only copies the explanations of limits.toml to the page.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import tomllib
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Final, Self

import attrs

from .rows import COLUMNS, Row

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "measured.md"
LIMITS: Final = Path(__file__).with_name("limits.toml")
UNEXPLAINED: Final = "not explained yet."
RUNS, MISSED = "\n## Runs\n", "## Missed goals"
RUN: Final = re.compile(r"- \*\*(.+?)\*\*: (.+)")
ROW: Final = re.compile(r"\| (.+?) \| (\S+) (.+?) \| (?:at (most|least) (\S+))? *\|.*")
BUSY: Final = 0.5
"""Load at the start of a run above which the page says that other programs were running."""


@attrs.frozen
class Page:
    """The introduction, and for each group the run that measured it and its rows."""

    introduction: str
    runs: Mapping[str, str] = attrs.field(factory=dict)
    rows: Mapping[str, tuple[Row, ...]] = attrs.field(factory=dict)

    @classmethod
    def parse(cls, text: str) -> Self:
        introduction, _, others = text.partition(RUNS)
        runs, rows, group = dict[str, str](), dict[str, tuple[Row, ...]](), ""
        for line in others.partition(MISSED)[0].splitlines():
            if match := RUN.fullmatch(line):
                runs |= dict.fromkeys(match[1].split(", "), match[2])
            elif line.startswith("## "):
                group = line.removeprefix("## ").lower()
            elif match := ROW.fullmatch(line):
                what, figure, unit, bound, goal = match.groups()
                row = Row(what, float(figure), unit, float(goal) if goal else None, bound == "least")
                rows[group] = (*rows.get(group, ()), row)
        return cls(introduction, runs, rows)

    def replaced(self, group: str, run: str, rows: tuple[Row, ...]) -> Self:
        """Return the page with a new run of a group."""
        return attrs.evolve(self, runs={**self.runs, group: run}, rows={**self.rows, group: rows})

    def text(self, limits: Mapping[str, Mapping[str, str]]) -> str:
        """Return the page in Markdown; `limits` explains missed goals by group and row."""
        return "\n".join(
            (self.introduction + RUNS, *self._tables(), f"{MISSED}\n", *self._missed(limits), "")
        )

    def _tables(self) -> Iterator[str]:
        for run in sorted(set(self.runs.values())):
            groups = sorted(group for group, other in self.runs.items() if other == run)
            yield f"- **{', '.join(groups)}**: {run}"
        yield ""
        for group, rows in sorted(self.rows.items()):
            yield f"## {group.capitalize()}\n"
            for cells in (COLUMNS, ("---",) * len(COLUMNS), *(row.cells for row in rows)):
                yield f"| {' | '.join(cells)} |"
            yield ""

    def _missed(self, limits: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
        for group, rows in sorted(self.rows.items()):
            for what in (row.what for row in rows if row.missed):
                yield f"- *{group}*, {what}: {limits.get(group, {}).get(what, UNEXPLAINED)}"


def explanations() -> Mapping[str, Mapping[str, str]]:
    return tomllib.loads(LIMITS.read_text("utf-8"))


def read(file: Path = PAGE) -> Page:
    return Page.parse(file.read_text("utf-8"))


def write(page: Page, file: Path = PAGE) -> None:
    file.write_text(page.text(explanations()), "utf-8")


def this_run() -> str:
    """Describe commit, date and machine of a run that begins now."""
    from PySide6.QtCore import qVersion

    changed = _git("status", "--porcelain", "--", ".", f":!{PAGE.relative_to(ROOT)}")
    gigabytes = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    load = os.getloadavg()[0]
    return (
        f"commit {_git('rev-parse', '--short', 'HEAD') or 'unknown'}{changed and ' with local changes'}, "
        f"{date.today():%Y-%m-%d}; {_processor()}, {os.cpu_count()} cores, {gigabytes:.0f} GB; "
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}; "
        f"load {load:.1f} at the start{', because other programs were running' if load > BUSY else ''}"
    )


def _git(*words: str) -> str:
    try:
        done = subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def _processor() -> str:
    try:
        found = re.search(r"^model name\s*: (.*)", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        found = None
    return found[1] if found else platform.processor() or platform.machine()


if __name__ == "__main__":
    write(read())
