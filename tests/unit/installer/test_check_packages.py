from __future__ import annotations

import sys

import pytest


@pytest.fixture
def checks(installer_module):
    return installer_module("check_packages")


def python(code: str) -> tuple[str, ...]:
    return sys.executable, "-c", code


def test_a_check_without_its_tool_is_skipped_with_a_sentence(checks, tmp_path, capsys):
    assert checks.passed(checks.Check("the moon", ("no-such-tool", "x")), tmp_path)
    assert capsys.readouterr().out == "Left out: the moon, because no-such-tool is not installed.\n"


@pytest.mark.parametrize(
    ("code", "silent", "good"),
    [
        ("", False, True),
        ("raise SystemExit(3)", False, False),
        ("import sys; sys.stderr.write('warning: x')", False, True),
        ("import sys; sys.stderr.write('warning: x')", True, False),
    ],
)
def test_a_check_fails_by_exit_code_or_forbidden_warning(checks, tmp_path, capsys, code, silent, good):
    assert checks.passed(checks.Check("it", python(code), silent), tmp_path) is good
    told = capsys.readouterr().out
    assert told.startswith("ok: it" if good else "FAILED: it")
    assert ("warning: x" in told) is (silent and not good)


def test_a_check_finds_tools_installed_by_pip(checks, tmp_path, monkeypatch):
    tool = tmp_path / "a-tool-of-pip"
    tool.write_text("#!/bin/sh\n")
    tool.chmod(0o755)
    monkeypatch.setattr(checks.sys, "executable", str(tmp_path / "python"))
    assert checks.passed(checks.Check("it", ("sh", "-c", "a-tool-of-pip")), tmp_path)


def test_skipped_parts_of_a_script_are_passed_on(checks, tmp_path, capsys):
    assert checks.passed(checks.Check("it", python("print('Left out: wine is missing.')")), tmp_path)
    assert capsys.readouterr().out == "Left out: wine is missing.\n"


def test_one_failed_check_fails_the_command(checks, monkeypatch, tmp_path, capsys):
    good, bad = checks.Check("good", python("")), checks.Check("bad", python("raise SystemExit(1)"))
    monkeypatch.setattr(checks, "source_checks", lambda work: iter([good]))
    monkeypatch.setattr(checks, "package_checks", lambda dist, cycle: iter([bad]))
    assert checks.main(["--dist", str(tmp_path)]) == 1
    assert capsys.readouterr().out.endswith("1 of 2 checks failed.\n")


def test_missing_packages_are_reported_with_their_make_targets(checks, tmp_path, capsys):
    assert list(checks.package_checks(tmp_path, cycle=True)) == []
    assert "make bundle deb tarball" in capsys.readouterr().out


def test_each_package_is_tested_on_each_release(checks, tmp_path):
    for name in ("alhambra-desktop_0.3.0_amd64.deb", "alhambra-desktop-0.3.0-linux-x86_64.tar.gz"):
        (tmp_path / name).touch()
    tried = {check.what for check in checks.package_checks(tmp_path, cycle=True)}
    assert {f"{kind} on {suite}" for kind in ("deb", "tarball") for suite in checks.SUITES} < tried
    assert len(list(checks.package_checks(tmp_path, cycle=False))) == 1
