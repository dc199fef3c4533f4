"""The requirements choose one library for the words on every system, and none that must be compiled."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LIBRARIES = ("rustfluent", "fluent.runtime")
VERSION = "==0.1.0a8"
"""What the table is about: with another version, ask PyPI for its wheels."""

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
"""The Pythons for which PyPI has wheels of rustfluent, by system and machine; on Linux those for glibc."""


def requirements() -> dict[str, Requirement]:
    """The program's requirements by their names."""
    return {(one := Requirement(line)).name: one for line in PROJECT["dependencies"]}


def chosen(python: str, system: str, machine: str) -> list[str]:
    """The libraries for the words that are installed there."""
    there = {"python_version": python, "python_full_version": f"{python}.1"}
    there |= {"sys_platform": system, "platform_machine": machine}
    markers = {name: requirements()[name].marker for name in LIBRARIES}
    return [name for name, marker in markers.items() if marker is None or marker.evaluate(there)]


@pytest.mark.parametrize("python", [*UP_TO_313, "3.14", "3.15", "3.20", "4.0"])
@pytest.mark.parametrize(("system", "machine"), WHEELS)
def test_the_words_have_one_library_everywhere_and_the_fast_one_where_there_is_a_wheel(
    python, system, machine
):
    fast = python in WHEELS[system, machine]
    assert chosen(python, system, machine) == ["rustfluent" if fast else "fluent.runtime"]


def test_the_table_of_wheels_is_about_the_version_that_is_asked_for():
    assert str(requirements()["rustfluent"].specifier) == VERSION


def test_tests_have_both_libraries():
    extra = {Requirement(line).name: Requirement(line) for line in PROJECT["optional-dependencies"]["test"]}
    assert extra["fluent.runtime"].marker is None
