#!/usr/bin/env python3
"""Print the size of a bundle. If the bundle is too large, list the largest files and fail.

Usage: bundle_size.py FOLDER [--most MB]

A megabyte is a million bytes.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

MEGABYTE = 1_000_000
NAMED = 10


def sizes(folder: Path) -> dict[str, int]:
    """Return the size in bytes of each file in a folder, by relative path. Links are left out."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): path.stat().st_size for path in files}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Print the size of a bundle.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--most", type=float, metavar="MB", help="fail if the bundle is larger")
    options = parser.parse_args(arguments)
    found = sizes(options.folder)
    if not found:
        print(f"Cannot find a bundle in {options.folder}. Run `make bundle` first.", file=sys.stderr)
        return 1
    total = sum(found.values()) / MEGABYTE
    print(f"{options.folder} has {total:.1f} MB in {len(found)} files.")
    if options.most is None or total <= options.most:
        return 0
    print(f"That is more than {options.most:g} MB; the largest are:", file=sys.stderr)
    for name in sorted(found, key=found.__getitem__, reverse=True)[:NAMED]:
        print(f"{found[name] / MEGABYTE:6.1f} MB  {name}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
