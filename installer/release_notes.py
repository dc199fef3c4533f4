#!/usr/bin/env python3
"""Print the release notes of a version: its section of CHANGELOG.md.

Usage: release_notes.py VERSION [--out FILE]

VERSION may be a tag such as v0.3.0. The script fails if VERSION is not the program's version, if
CHANGELOG.md has no section for VERSION, or if this section has no date.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class NoReleaseError(Exception):
    """A version that cannot be released."""


def notes(version: str, own: str, changelog: str) -> str:
    """Return the section of a version. Raise `NoReleaseError` if the version cannot be released."""
    if version != own:
        raise NoReleaseError(
            f"The tag is for version {version}, but the program has {own}. Correct the tag or __version__."
        )
    heading = re.search(rf"^## \[{re.escape(version)}\] - (.+)$", changelog, re.MULTILINE)
    if heading is None:
        raise NoReleaseError(f"CHANGELOG.md has no section [{version}]. Write one.")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", heading[1].strip()):
        raise NoReleaseError(
            f"CHANGELOG.md has {heading[1].strip()!r} where the date of {version} should be. Write the date."
        )
    rest = changelog[heading.end() :]
    following = re.search(r"^(## |\[[^\]]+\]: )", rest, re.MULTILINE)
    return rest[: following.start() if following else None].strip() + "\n"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Print the notes of a release.")
    parser.add_argument("version")
    parser.add_argument("--out", type=Path, metavar="FILE")
    options = parser.parse_args(arguments)
    sys.path.insert(0, str(ROOT))
    from alhambra_desktop import __version__

    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        text = notes(options.version.removeprefix("v"), __version__, changelog)
    except NoReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    if options.out is None:
        print(text, end="")
    else:
        options.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
