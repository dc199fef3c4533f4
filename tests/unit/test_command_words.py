"""Command lines use the requested language, including translations of argparse's texts."""

from __future__ import annotations

import argparse
import ast
import inspect
import io
import re
import shutil
import sys

import pytest

from alhambra_desktop import command_words, words
from alhambra_desktop.command_words import LANGUAGE, SHORTEST, TEXTS, Parser, progress, use_language_of
from alhambra_desktop.model.rules.core.words.message import Message, MessageError, listed
from alhambra_desktop.model.workshop.arena import arguments as arena_arguments
from alhambra_desktop.model.workshop.arena import cli as arena
from alhambra_desktop.model.workshop.mining import cli as mining
from alhambra_desktop.model.workshop.training import cli as training
from alhambra_desktop.views.app import app, command_line
from alhambra_desktop.words import PSEUDO, SOURCE, Words, languages, say, word_files

UNUSED_TEXTS = frozenset(
    (
        "subcommands",
        "unknown parser %(parser_name)r (choices: %(choices)s)",
        "can't open '%(filename)s': %(error)s",
        "expected at most one argument",
        "expected at least one argument",
        "expected %s argument",
        "expected %s arguments",
        "unexpected option string: %s",
        "show program's version number and exit",
        "%(prog)s: error: %(message)s\n",
        "%(prog)s: warning: %(message)s\n",
        "argument '%(argument_name)s' is deprecated",
        "option '%(option)s' is deprecated",
        "command '%(parser_name)s' is deprecated",
    )
)
"""User-visible texts of ``argparse`` that our commands cannot trigger."""

FOR_PROGRAMMERS = {
    ".__call__() not defined",
    "'required' is an invalid argument for positionals",
    "mutually exclusive arguments must be optional",
    "%r is not callable",
    "cannot merge actions - two groups are named %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "cannot have multiple subparser arguments",
    "conflicting subparser: %s",
    "conflicting subparser alias: %s",
    "conflicting option string: %s",
    "conflicting option strings: %s",
    'argument "-" with mode %r',
}
"""Texts of ``argparse`` about programming errors."""


@pytest.fixture(autouse=True)
def no_language_in_use(monkeypatch):
    monkeypatch.setattr(words, "_IN_USE", [])


def parser() -> Parser:
    made = Parser("alhambra-test", Message("desktop-about"))
    made.add_argument("place", metavar="PLACE")
    made.add_argument("--seats", choices=("two", "three"))
    both = made.add_mutually_exclusive_group()
    both.add_argument("--quiet", action="store_true")
    both.add_argument("--loud", action="store_true")
    return made


def refused(*arguments: str) -> str:
    with pytest.raises(MessageError) as caught:
        parser().parse_args(arguments)
    return say(caught.value.message)


def texts_of_argparse() -> set[str]:
    """Return the texts that this version of ``argparse`` passes to ``gettext``."""
    calls = [
        node
        for node in ast.walk(ast.parse(inspect.getsource(argparse)))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("_", "ngettext")
    ]
    return {str(one.value) for call in calls for one in call.args if isinstance(one, ast.Constant)}


def test_every_text_of_argparse_is_known():
    found = texts_of_argparse()
    assert "usage: " in found
    assert found - set(TEXTS) - UNUSED_TEXTS - FOR_PROGRAMMERS == set()


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
@pytest.mark.parametrize("text", TEXTS)
def test_translations_keep_the_placeholders(language, text):
    marks = re.findall(r"%(?:\(\w+\))?[sr]", text)
    told = re.findall(r"%(?:\(\w+\))?[sr]", Words(language).text(TEXTS[text]))
    assert set(told) <= set(marks)
    assert all(mark in told for mark in marks if mark != "%(type)s")


def test_english_texts_match_argparse():
    changed = {"invalid %(type)s value: %(value)r": "invalid value: %(value)r"}
    assert {text: Words(SOURCE).text(said) for text, said in TEXTS.items()} == {
        text: changed.get(text, text) for text in TEXTS
    }


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "the following arguments are required: PLACE"),
        (("here", "there"), "unrecognized arguments: there"),
        (("here", "--seats"), "argument --seats: expected one argument"),
        (("here", "--seats", "four"), "argument --seats: invalid choice: 'four' (choose from"),
        (("here", "--quiet", "--loud"), "argument --loud: not allowed with argument --quiet"),
        (("here", "--quiet=7"), "argument --quiet: ignored explicit argument '7'"),
        (("here", "--l", "x"), "ambiguous option: --l could match --language, --loud"),
    ],
)
def test_a_wrong_command_line_raises_one_sentence(arguments, told):
    sentence = refused(*arguments)
    assert sentence.startswith(told)
    assert sentence.endswith("; see alhambra-test --help.")


def test_help_and_errors_use_the_requested_language(capsys):
    use_language_of(["--language", PSEUDO, "--help"])
    assert words.in_use() == PSEUDO
    with pytest.raises(SystemExit):
        parser().parse_args(["--language", PSEUDO, "--help"])
    shown = capsys.readouterr().out
    for text in ("usage: ", "options", "positional arguments"):
        assert say(TEXTS[text]) in shown
        assert text not in shown
    assert refused("here", "there").startswith(say(Message("argparse-unrecognized", arguments="there")))


@pytest.mark.parametrize("language", languages())
def test_a_heading_uses_the_colon_of_its_language(language):
    words.use(language)
    made = parser()
    made.add_argument_group("one")
    made.add_argument_group("two").add_argument("--more")
    shown = made.format_help().splitlines()
    assert (say(TEXTS["%(heading)s:"]) % {"heading": "two"}) in shown
    assert (say(TEXTS["%(heading)s:"]) % {"heading": say(TEXTS["options"])}) in shown


@pytest.mark.parametrize(
    "arguments",
    [["--language=pseudo"], ["x", "--language", "pseudo", "--what"], ["--lang", "pseudo", "--help"]],
)
def test_the_language_is_found_before_parsing(arguments):
    use_language_of(arguments)
    assert words.in_use() == PSEUDO


@pytest.mark.parametrize(
    "make", [command_line.parser, arena_arguments.parser, mining.parser, training.parser]
)
def test_no_other_option_has_the_prefix_of_language(make):
    names = [name for action in make()._actions for name in action.option_strings]
    assert [name for name in names if name.startswith(LANGUAGE[:SHORTEST])] == [LANGUAGE]


@pytest.mark.parametrize("arguments", [[], ["--language"], ["--", "--language", "pseudo"], ["--languages=x"]])
def test_a_missing_code_chooses_no_language(arguments):
    use_language_of(arguments)
    assert words.in_use() is None


def test_an_unknown_language_raises_a_message():
    unknown = Message("command-no-language", code="'../en'", known=listed(languages()))
    with pytest.raises(MessageError) as caught:
        use_language_of(["--language", "../en"])
    assert caught.value.message == unknown
    with pytest.raises(MessageError) as caught:
        parser().parse_args(["here", "--lang", "../en"])
    assert caught.value.message == unknown


def test_argparse_itself_is_unchanged():
    before = vars(argparse)["_"]
    refused()
    assert vars(argparse)["_"] is before
    plain = argparse.ArgumentParser(prog="other", exit_on_error=False)
    assert plain.format_usage() == "usage: other [-h]\n"


def test_errors_are_printed_after_the_command_name(capsys):
    command_words.print_error("alhambra-test", Message("entry-installer"))
    assert capsys.readouterr().err == f"alhambra-test: {say(Message('entry-installer'))}\n"


@pytest.mark.parametrize("damage", ["unreadable", "no language.ftl"])
@pytest.mark.parametrize(
    ("command", "start"),
    [
        ("alhambra-desktop", app.run),
        ("alhambra-arena", arena.main),
        ("alhambra-puzzles", mining.main),
        ("alhambra-train", training.main),
    ],
)
def test_unreadable_words_files_print_one_line(command, start, damage, tmp_path, monkeypatch, capsys):
    shutil.copytree(word_files(SOURCE)[0].parent, tmp_path / SOURCE)
    shutil.copytree(word_files(SOURCE)[0].parent, tmp_path / "xx")
    monkeypatch.setattr(words, "_folder", lambda: tmp_path)
    if damage == "unreadable":
        (tmp_path / "xx" / "core.ftl").write_bytes(b"\xff\xfe")
    else:
        (tmp_path / "xx" / "language.ftl").unlink()
    try:
        code = start(["--language", "xx"])
    except SystemExit as ended:
        code = ended.code
    assert code
    told = capsys.readouterr().err
    assert told == f"{command}: The words of 'xx' cannot be read; install the program again.\n"


class Terminal(io.StringIO):
    """Stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_on_a_terminal_shows_rate_and_remaining_time(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    assert list(progress(range(3), 3, Message("noun-games"))) == [0, 1, 2]
    assert "of 3" in screen.getvalue()
    assert "games/s" in screen.getvalue()
    assert " left" in screen.getvalue()


def test_progress_is_silent_without_a_terminal(monkeypatch, capsys):
    assert list(progress(range(3), 3, Message("noun-games"))) == [0, 1, 2]
    assert capsys.readouterr().err == ""
