"""The requirements select one Fluent library per system, and never one that needs a compiler."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LIBRARIES = ("rustfluent", "fluent.runtime")
VERSION = "==0.1.0a8"
"""The version of the table below; for another version, check its wheels on PyPI."""

UP_TO_313 = ("3.11", "3.12", "3.13")
WHEELS = {
    ("linux", "x86_64"): (*UP_TO_313, "3.14"),
    ("linux", "i686"): (*UP_TO_313, "3.14"),
    ("linux", "aarch64"): UP_TO_313,
    ("linux", "armv7l"): UP_TO_313,
    ("linux", "ppc64le"): UP_TO_313,
    ("linux", "s390x"): UP_TO_313,
    ("linux", "riscv64"): (),
    ("linux", "loongarch64"): (),
    ("win32", "AMD64"): UP_TO_313,
    ("win32", "ARM64"): (),
    ("darwin", "arm64"): UP_TO_313,
    ("darwin", "x86_64"): UP_TO_313,
    ("freebsd15", "amd64"): (),
    ("freebsd15", "arm64"): (),
    ("openbsd7", "amd64"): (),
    ("cygwin", "x86_64"): (),
}
"""Python versions with rustfluent wheels on PyPI, by system and machine; on Linux for glibc."""


def requirements() -> dict[str, Requirement]:
    """Return the program's requirements by name."""
    return {(one := Requirement(line)).name: one for line in PROJECT["dependencies"]}


def chosen(python: str, system: str, machine: str) -> list[str]:
    """Return the Fluent libraries that are installed on a system."""
    there = {"python_version": python, "python_full_version": f"{python}.1"}
    there |= {"sys_platform": system, "platform_machine": machine}
    markers = {name: requirements()[name].marker for name in LIBRARIES}
    return [name for name, marker in markers.items() if marker is None or marker.evaluate(there)]


@pytest.mark.parametrize("python", [*UP_TO_313, "3.14", "3.15", "3.20", "4.0"])
@pytest.mark.parametrize(("system", "machine"), WHEELS)
def test_each_system_gets_one_fluent_library(python, system, machine):
    fast = python in WHEELS[system, machine]
    assert chosen(python, system, machine) == ["rustfluent" if fast else "fluent.runtime"]


def test_the_table_of_wheels_matches_the_required_version():
    assert str(requirements()["rustfluent"].specifier) == VERSION


def test_the_test_extra_installs_both_fluent_libraries():
    extra = {Requirement(line).name: Requirement(line) for line in PROJECT["optional-dependencies"]["test"]}
    assert extra["fluent.runtime"].marker is None
