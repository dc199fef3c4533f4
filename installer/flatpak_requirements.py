#!/usr/bin/env python3
"""Writes the Flatpak module of the distributions that the program needs and the base does not bring.

Usage: flatpak_requirements.py [--check]

pip resolves them on PyPI for the Python of the runtime; addresses and SHA-256 are those of its report. With
--check nothing is asked of PyPI: the module that is there must hold all that is needed, by whole addresses.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MODULE = ROOT / "installer" / "flatpak" / "python3-requirements.json"
PYTHON = "3.13"
"""The Python of org.kde.Platform 6.11."""

OF_BASE = ("numpy", "pyside6-essentials")
"""What io.qt.PySide.BaseApp brings, built for that Python."""

FILES = "https://files.pythonhosted.org/packages/"


class RequirementError(Exception):
    """The module cannot be written or is not right; the message is one sentence."""


def plain(name: str) -> str:
    """A distribution's name as PyPI compares names."""
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted() -> list[str]:
    """What the project needs to run and to be built, without what the base brings."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [*told["project"]["dependencies"], *told["build-system"]["requires"]]
    return [line for line in lines if plain(re.split(r"[^\w.-]", line, maxsplit=1)[0]) not in OF_BASE]


def report(requirements: list[str]) -> dict[str, Any]:
    """What pip would install from PyPI, and from nowhere else, whatever this machine's settings say."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    environment["PIP_CONFIG_FILE"] = os.devnull
    if "PIP_CERT" in os.environ:
        environment["PIP_CERT"] = os.environ["PIP_CERT"]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--dry-run", "--ignore-installed", "--only-binary", ":all:", "--python-version", PYTHON]
    command += ["--target", "unused", "--report", "-", *requirements]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RequirementError(f"pip could not resolve the requirements: {done.stderr.strip()}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def module(told: dict[str, Any], requirements: list[str]) -> dict[str, Any]:
    """The module for flatpak-builder: every wheel by its address and digest, installed by name."""
    sources = []
    for item in sorted(told["install"], key=lambda item: plain(item["metadata"]["name"])):
        file = item["download_info"]
        if not file["url"].startswith(FILES):
            raise RequirementError(f"{file['url']} is not of PyPI; let pip resolve without other indexes.")
        digest = file["archive_info"]["hashes"]["sha256"]
        sources.append({"type": "file", "url": file["url"], "sha256": digest})
    names = " ".join(plain(re.split(r"[^\w.-]", line, maxsplit=1)[0]) for line in requirements)
    return {
        "name": "python3-requirements",
        "buildsystem": "simple",
        "build-commands": [f"pip3 install --no-index --find-links=. --prefix=/app {names}"],
        "sources": sources,
    }


def fault(found: dict[str, Any], requirements: list[str]) -> str | None:
    """One sentence about what is wrong with the module that is there, or None."""
    names = {plain(re.split(r"[^\w.-]", line, maxsplit=1)[0]) for line in requirements}
    there = set()
    for source in found["sources"]:
        whole = re.fullmatch(rf"{re.escape(FILES)}.+/([\w.]+?)-[^/]+\.whl", source["url"])
        if whole is None or not re.fullmatch(r"[0-9a-f]{64}", source["sha256"]):
            return f"{MODULE.name} has a source without a whole address of PyPI and SHA-256: {source['url']}."
        there.add(plain(whole[1]))
    if missing := sorted(names - there):
        return f"{MODULE.name} lacks {', '.join(missing)}; run installer/flatpak_requirements.py."
    return None


def main(arguments: list[str] | None = None) -> int:
    """Write the module, or check the one that is there; the exit code."""
    parser = argparse.ArgumentParser(description="Write the Flatpak module of the program's requirements.")
    parser.add_argument("--check", action="store_true", help="only see that the module has what is needed")
    options = parser.parse_args(arguments)
    requirements = wanted()
    try:
        if options.check:
            wrong = fault(json.loads(MODULE.read_text(encoding="utf-8")), requirements)
            if wrong is not None:
                raise RequirementError(wrong)
            return 0
        text = json.dumps(module(report(requirements), requirements), indent=2) + "\n"
    except RequirementError as error:
        print(f"flatpak_requirements.py: {error}", file=sys.stderr)
        return 1
    MODULE.write_text(text, encoding="utf-8")
    print(MODULE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
