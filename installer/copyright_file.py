"""The copyright file of the Debian package, in the DEP-5 format."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from licences import Work, folder_of

FOLDER = "usr/lib/alhambra-desktop"
TEXTS = "/usr/share/doc/alhambra-desktop/licences"
MOST_HOLDERS = 12

HEAD = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Alhambra Desktop
Upstream-Contact: The Alhambra Desktop founders
Source: https://github.com/alhambra-desktop/alhambra-desktop
Comment:
 The package contains the program with Python, Qt and the other libraries that it uses, unchanged. Works
 for which only the executable is listed below are inside it. All texts are in
 /usr/share/doc/alhambra-desktop/licences.
 .
 On Debian the GNU licences are also in /usr/share/common-licenses/LGPL-3 and
 /usr/share/common-licenses/GPL-3.
 .
 The sources of Qt and PySide6 are at https://download.qt.io/official_releases/ under the version that the
 names of their libraries contain. You may replace these libraries with others that have the same interface.
"""


def holders(texts: Iterable[Path]) -> list[str]:
    found: dict[str, None] = {}
    for text in texts:
        for line in text.read_text(encoding="utf-8", errors="replace").splitlines():
            match = re.match(r"\W*copyright:?\s+((?:\(c\)|©|\d{4}).*\w.*)", line, re.I)
            if match and not re.search("<year>|YEAR", line):
                found[match[1].strip(" */#")] = None
    some = list(found)[:MOST_HOLDERS]
    return (
        [*some, "and others, named in the licence texts"]
        if len(found) > MOST_HOLDERS
        else some or ["see the licence texts"]
    )


def licence_name(expression: str) -> str:
    """Convert an SPDX expression to the DEP-5 syntax."""
    for word, other in ((" AND ", " and "), (" OR ", " or "), (" WITH ", "-with-")):
        expression = expression.replace(word, other)
    return expression


def paragraph(work: Work, inner: Path) -> str:
    files = [f"{FOLDER}/_internal/{pattern}" for pattern in work.files if any(inner.glob(pattern))]
    texts = [f" {TEXTS}/{folder_of(work)}/{name}" for name in work.texts]
    lines = [
        "Files: " + "\n ".join(files or [f"{FOLDER}/alhambra-desktop"]),
        "Copyright: " + "\n ".join(holders(work.texts.values())),
        f"License: {licence_name(work.licence)}",
        " The full text is in",
        *texts,
        f"Comment: {work.name}",
    ]
    return "\n".join(lines) + "\n"


def copyright_file(works: Iterable[Work], inner: Path) -> str:
    return "\n".join([HEAD, *(paragraph(work, inner) for work in works)])
