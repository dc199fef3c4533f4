"""The texts of the reading pages as Markdown: news, licences, and about the program."""

from __future__ import annotations

import platform
import re
from pathlib import Path
from typing import Final

import PySide6

from .... import __version__
from ....resources import RESOURCES
from ....words import SOURCE, in_use, phrase

NEWS: Final = "CHANGELOG.md"
OTHERS: Final = "docs/third-party.md"
LICENCE: Final = "LICENSE"

_PACKAGED: Final = "texts"
_SOURCES: Final = Path(__file__).resolve().parents[4]
_VERSION: Final = re.compile(r"^## \[(.+?)\](?: - unreleased)?", re.MULTILINE)
_ADDED: Final = re.compile(r"^### Added\n+", re.MULTILINE)
_LEAD: Final = re.compile(r"^- \*\*(.+?)\.?\*\*\s+", re.MULTILINE)
_APOSTROPHE: Final = re.compile(r"(?<=\w)'")
_DEVELOPERS: Final = re.compile(r"^### (For developers\n.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)


def news() -> tuple[str, str]:
    """Return the news of the newest version, and a text with the news of earlier versions.

    The heading *Added* is left out. In the news of the newest version, the bold words at the beginning of an
    entry become its heading. The sections *For developers* of all versions, including the newest, are at the
    end of the second text.
    """
    _, _, versions = _APOSTROPHE.sub("’", _text(NEWS)).partition("\n## ")
    technical = _DEVELOPERS.findall(versions)
    shown = _VERSION.sub(_version_heading, "## " + _DEVELOPERS.sub("", versions))
    newest, *earlier = re.split(r"(?=^## )", _ADDED.sub("", shown), flags=re.MULTILINE)[1:]
    heading, _, entries = _LEAD.sub(r"\n#### \1\n\n", newest).partition("\n")
    second = "\n\n".join((*earlier, *(f"## {notes}" for notes in technical)))
    return f"{heading}\n\n### {phrase('news-all')}\n\n{_in_english(entries)}", second


def _version_heading(found: re.Match[str]) -> str:
    return f"## {phrase('reading-version', version=found[1])}"


def about() -> tuple[str, str]:
    """Return a text about the program, and the licences."""
    paragraphs = (
        f"# {phrase('window-title')}",
        phrase("about-version", version=__version__),
        phrase("about-project"),
        phrase("about-licence"),
        phrase("about-parts", qt=PySide6.__version__, python=platform.python_version()),
    )
    return "\n\n".join(paragraphs), f"# {phrase('reading-licences')}\n\n{_in_english(_licences())}"


def _licences() -> str:
    _, _, own = _text(LICENCE).partition("\n")
    _, _, others = _text(OTHERS).partition("\n")
    others = re.sub("^## ", "### ", others, flags=re.MULTILINE)
    return f"{others}\n## Alhambra Desktop: MIT licence\n{own}"


def _in_english(text: str) -> str:
    """Return an English text, with a note above it if the interface has another language."""
    return text if in_use() == SOURCE else f"*{phrase('reading-in-english')}*\n\n{text}"


def _text(name: str) -> str:
    """Return the text of a file, given its path in the sources.

    An installed program reads the file from its resources, where it has the same name. May raise `OSError`.
    """
    packaged = RESOURCES / _PACKAGED / Path(name).name
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    return (_SOURCES / name).read_text(encoding="utf-8")
