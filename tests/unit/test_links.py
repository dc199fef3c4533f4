"""Links between the pages of the documentation lead to existing files and headings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alhambra_desktop.words import SOURCE, languages
from tests.unit.test_imports import ROOT

PAGES = (
    *(ROOT / "docs").rglob("*.md"),
    *ROOT.glob("README*.md"),
    *(ROOT / name for name in ("CONTRIBUTING.md", "CHANGELOG.md")),
)
LINK = re.compile(r"\]\(([^)\s]*)\)")
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def anchors(page: Path) -> set[str]:
    """Return the anchors that source hosts give to the headings of a page."""
    headings = re.findall(r"^#+ (.*)", CODE.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_to_files_and_headings(page: Path) -> None:
    broken = []
    for link in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        if not link.startswith("http") and not (
            target.exists() and (not anchor or anchor in anchors(target))
        ):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("language", sorted({*languages()} - {SOURCE}))
def test_each_language_has_linked_pages(language: str) -> None:
    for page, link in (
        (f"README.{language}.md", ROOT / "README.md"),
        (f"docs/languages/{language}.md", ROOT / "docs" / "words.md"),
    ):
        assert (ROOT / page).is_file()
        assert f"({page.removeprefix('docs/')})" in link.read_text("utf-8")
