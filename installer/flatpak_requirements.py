#!/usr/bin/env python3
"""Write the Flatpak module with the Python packages that the program needs and the base app lacks.

Usage: flatpak_requirements.py [--check]

For each type of processor, pip finds the packages on PyPI that suit the Python of the Flatpak runtime. With
--check, the script only checks the existing module, and does not access PyPI.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

ROOT = Path(__file__).resolve().parent.parent
MODULE = ROOT / "installer" / "flatpak" / "python3-requirements.json"
PYTHON = "3.13"
"""The Python of org.kde.Platform 6.11."""

ARCHES = ("x86_64", "aarch64")
"""The types of processors that Flathub supports. Flatpak, Python and PyPI use the same names for them."""

TAGS = ("manylinux_2_28", "manylinux_2_17", "manylinux2014")
"""Platform tags of wheels that work with the Flatpak runtime.

The name of the processor at the end of each tag is left out.
"""

OF_BASE = ("numpy", "pyside6-essentials")
"""Packages that io.qt.PySide.BaseApp already contains, built for the Python version ``PYTHON``."""

EXTRAS_FOR = ("x86_64",)
FILES = "https://files.pythonhosted.org/packages/"


class RequirementError(Exception):
    """The module cannot be written or is wrong."""


def wanted() -> list[str]:
    """Return the requirements for running and building the program that apply to all types of processors.

    Packages that the base app contains are left out.
    """
    return [line for line, arches in _requirements() if arches == set(ARCHES)]


def extra() -> list[str]:
    """Return the requirements that apply only to ``EXTRAS_FOR``.

    For other processors, there are no wheels of these packages.
    """
    some = [(line, arches) for line, arches in _requirements() if arches and arches != set(ARCHES)]
    if other := next((line for line, arches in some if arches != set(EXTRAS_FOR)), None):
        raise RequirementError(f"{other} is needed on some processors only.")
    return [line for line, _ in some]


def _requirements() -> Iterator[tuple[str, set[str]]]:
    """Yield each requirement without its marker, and the processors to which the marker applies."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    for requirement in map(Requirement, lines):
        marker = requirement.marker
        if canonicalize_name(requirement.name) not in OF_BASE:
            arches = {arch for arch in ARCHES if marker is None or marker.evaluate(runtime(arch))}
            yield f"{requirement.name}{requirement.specifier}", arches


def runtime(arch: str) -> dict[str, str]:
    python = {"python_version": PYTHON, "python_full_version": f"{PYTHON}.0", "os_name": "posix"}
    return python | {"sys_platform": "linux", "platform_system": "Linux", "platform_machine": arch}


def report(requirements: list[str], arch: str) -> dict[str, Any]:
    """Return pip's installation report for a type of processor.

    pip searches only PyPI. Of the user's settings for pip, only PIP_CERT is used.
    """
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    environment["PIP_CONFIG_FILE"] = os.devnull
    if "PIP_CERT" in os.environ:
        environment["PIP_CERT"] = os.environ["PIP_CERT"]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--dry-run", "--ignore-installed", "--only-binary", ":all:", "--python-version", PYTHON]
    command += [part for tag in TAGS for part in ("--platform", f"{tag}_{arch}")]
    command += ["--target", "unused", "--report", "-", *requirements]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RequirementError(f"pip could not resolve the requirements: {done.stderr.strip()}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def module(
    reports: Mapping[str, dict[str, Any]], requirements: list[str], extras: Iterable[str] = ()
) -> dict[str, Any]:
    """Return the flatpak-builder module that installs the packages in pip's reports.

    `reports` maps each type of processor to its report. A package in `extras` is installed only on processors
    for which the report contains a wheel of this package.
    """
    digests, names, arches = dict[str, str](), dict[str, str](), dict[str, list[str]]()
    for arch, found in reports.items():
        for item in found["install"]:
            file = item["download_info"]
            url = file["url"]
            if not url.startswith(FILES):
                raise RequirementError(f"{url} is not on PyPI. Run pip without other indexes.")
            digests[url] = file["archive_info"]["hashes"]["sha256"]
            names[url] = canonicalize_name(item["metadata"]["name"])
            arches.setdefault(url, []).append(arch)
    sources: list[dict[str, Any]] = []
    for url in sorted(digests, key=lambda url: (names[url], arches[url])):
        some = {} if len(arches[url]) == len(reports) else {"only-arches": arches[url]}
        sources.append({"type": "file", "url": url, "sha256": digests[url], **some})
    install = "pip3 install --no-index --find-links=. --prefix=/app"
    names_ = " ".join(canonicalize_name(Requirement(line).name) for line in requirements)
    further = [canonicalize_name(Requirement(line).name) for line in extras]
    return {
        "name": "python3-requirements",
        "buildsystem": "simple",
        "build-commands": [
            f"{install} {names_}",
            *(f"if ls {name}-*.whl; then {install} {name}; fi" for name in further),
        ],
        "sources": sources,
    }


def fault(found: dict[str, Any], requirements: list[str], extras: Iterable[str] = ()) -> str | None:
    there = {arch: dict[str, str]() for arch in ARCHES}
    for source in found["sources"]:
        whole = re.fullmatch(rf"{re.escape(FILES)}.+/([^/]+\.whl)", source["url"])
        if whole is None or not re.fullmatch(r"[0-9a-f]{64}", source["sha256"]):
            return f"{MODULE.name} has a source without a complete PyPI address and SHA-256: {source['url']}."
        name, version, _, _ = parse_wheel_filename(whole[1])
        for arch in source.get("only-arches", ARCHES):
            there[arch][name] = str(version)
    needs = [(line, ARCHES) for line in requirements] + [(line, EXTRAS_FOR) for line in extras]
    for need, arches in ((Requirement(line), arches) for line, arches in needs):
        name = canonicalize_name(need.name)
        for arch, versions in ((arch, there[arch]) for arch in arches):
            if name not in versions or not need.specifier.contains(versions[name], prereleases=True):
                lack = f"{MODULE.name} lacks {name}{need.specifier} for {arch}"
                return f"{lack}; run installer/flatpak_requirements.py."
    return None


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the Flatpak module of the program's requirements.")
    parser.add_argument("--check", action="store_true", help="only check the existing module")
    options = parser.parse_args(arguments)
    try:
        requirements = wanted()
        if options.check:
            wrong = fault(json.loads(MODULE.read_text(encoding="utf-8")), requirements, extra())
            if wrong is not None:
                raise RequirementError(wrong)
            return 0
        lines = {arch: requirements + (extra() if arch in EXTRAS_FOR else []) for arch in ARCHES}
        reports = {arch: report(lines[arch], arch) for arch in ARCHES}
        text = json.dumps(module(reports, requirements, extra()), indent=2) + "\n"
    except RequirementError as error:
        print(f"flatpak_requirements.py: {error}", file=sys.stderr)
        return 1
    MODULE.write_text(text, encoding="utf-8")
    print(MODULE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
