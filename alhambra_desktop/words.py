"""Formats messages as texts in one language. The texts come from Fluent files in resources/words.

A third-party rule set has its own files. If these files lack a message in a language, the English text is
used.

An argument that is itself a message is a noun. Each form of a noun becomes a variable. For example, the
argument ``type`` with the noun ``garden`` gives the variables ``$type`` and ``$type-the``. Their values are
the texts of ``garden`` and ``garden-the``. If an English file lacks ``garden-the``, both variables have the
text of ``garden``. A list of nouns gives the same variables. Their values are the joined texts of the
nouns.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unicodedata import bidirectional

from .model.rules.core.words.message import Argument, Message, quoted
from .model.rules.modules.registry import REGISTRY, packages
from .resources import RESOURCES

if TYPE_CHECKING:
    from .model.rules.core.engine.module import Module
    from .model.rules.modules.packages import Package

SOURCE: Final = "en"

FILES: Final = (
    *("add_ons", "advice", "alhambra", "alhambra_granada", "archive", "arena", "bazaars", "bonus_cards"),
    *("bureaux", "camps", "check", "command_line", "core", "dialogs", "dirk", "explain", "falconers"),
    *(
        "faults",
        "files",
        "goals",
        "granada",
        "huts",
        "keys",
        "language",
        "lessons",
        "levels",
        "listed",
        "log",
    ),
    *(
        "menus",
        "mining",
        "nets",
        "new_game",
        "options",
        "people",
        "preferences",
        "puzzles",
        "reading",
        "rulebook",
        "saves",
    ),
    *("scoring", "setup", "start", "status", "table", "training", "ui", "vizier"),
)

PSEUDO: Final = "pseudo"  # test language: English with accents and with words that are a third longer
LARGEST: Final = 2**31 - 1  # largest number that rustfluent supports

_BLANK: Final = re.compile(r"\$([A-Za-z][\w-]*)")
_ID: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_KEY: Final = re.compile(r"\{ \$(key-[\w-]+) \}")  # a key's variable in a text, such as ``{ $key-hint }``

Format = Callable[[str, dict[str, int | str]], str]  # returns the text for a pattern id and variables


class KeyNames:
    """Maps variables in texts, such as ``$key-hint``, to the current names of keyboard keys."""

    def __init__(self) -> None:
        self._named: Callable[[str], str] = str
        self.changes = 0

    def use(self, named: Callable[[str], str]) -> None:
        """Set the function that returns the name of a key.

        The function is called with a variable name without ``key-``, such as ``hint``.
        """
        self._named = named
        self.changes += 1
        for one in _IN_USE:
            one.forget()

    def __getitem__(self, variable: str) -> str:
        return self._named(variable.removeprefix("key-"))

    def fill(self, text: str) -> str:
        return _KEY.sub(lambda found: self[found[1]], text)


KEY_NAMES: Final = KeyNames()


class WordsError(Exception):
    """Raised if words files are missing or unreadable. The message is a sentence for the user."""


class Words:
    """The words of one language.

    The constructor raises `WordsError` if words files are missing or unreadable. ``lacking`` gets the id of a
    missing message and returns a text to show instead. If ``lacking`` returns None, ``text`` raises
    `KeyError`.
    """

    def __init__(self, language: str, lacking: Callable[[str], str | None] = lambda _: None) -> None:
        self.language = language
        self._lacking = lacking
        self.packages = packages()
        paths = word_files(SOURCE if language == PSEUDO else language)
        if not paths and language != SOURCE:
            raise WordsError(f"No words for {language!r}. Available languages: {', '.join(languages())}.")
        try:
            texts = _texts(paths)
            _require_whole(texts)
            own = _patterns(language, texts)
            self.forms = tuple(f"-{form}" for form in own["noun-forms"]("noun-forms", {}).split())
        except (ImportError, LookupError, OSError, ValueError) as fault:
            raise WordsError(
                f"The words of {language!r} cannot be read; install the program again."
            ) from fault
        self._english = Words(SOURCE) if self.packages and language not in (SOURCE, PSEUDO) else None
        self._patterns = {**self._patterns_of_packages(), **own}
        self.ids = frozenset(self._patterns)
        self._lacked = self._english.ids - self.ids if self._english is not None else frozenset[str]()
        self.text = lru_cache(maxsize=4096)(self._text)

    def forget(self) -> None:
        self.text.cache_clear()
        if self._english is not None:
            self._english.forget()

    def _patterns_of_packages(self) -> dict[str, Format]:
        found: dict[str, Format] = {}
        for package in self.packages:
            try:
                texts = _texts_of(package, SOURCE if self.language == PSEUDO else self.language)
                found.update(_patterns(self.language, texts, kept=True))
            except (OSError, ValueError) as fault:
                raise WordsError(f"The words of the rule set {package.name!r} cannot be read.") from fault
        return found

    def _text(self, message: Message) -> str:
        if self._english is not None and message.id in self._lacked:
            return self._english.text(message)
        if message.id not in self.ids:
            if (shown := self._lacking(message.id)) is None:
                raise KeyError(f"no words for {message.id} in {self.language}")
            return shown
        variables: dict[str, int | str] = {}
        for name, value in message.arguments:
            if isinstance(value, Message):
                variables[name] = self.text(value)
                variables.update((name + form, self._noun(value, form)) for form in self._forms_of(value))
            elif isinstance(value, tuple):
                variables[name] = self.list_of(map(self.text, value))
                forms = {form for noun in value for form in self._forms_of(noun)}
                for form in forms:
                    variables[name + form] = self.list_of(self._noun(noun, form) for noun in value)
            elif isinstance(value, int) and abs(value) > LARGEST:
                variables[name] = str(value)
            else:
                variables[name] = _isolated(value) if isinstance(value, str) else value
        return self._format(message.id, variables)

    def _forms_of(self, noun: Message) -> Iterable[str]:
        if noun.id in self._lacked or self.language in (SOURCE, PSEUDO):
            return self.forms
        return (form for form in self.forms if noun.id + form in self.ids)

    def _noun(self, noun: Message, form: str) -> str:
        known = noun.id + form in self.ids
        return self.text(Message(noun.id + form, **dict(noun.arguments)) if known else noun)

    def _format(self, name: str, variables: dict[str, int | str]) -> str:
        return self._patterns[name](name, variables)

    def list_of(self, texts: Iterable[str]) -> str:
        *before, last = [*texts] or [""]
        if not before:
            return last
        found = before[0]
        for text in before[1:]:
            found = self._format("list-more", {"list": found, "next": text})
        return self._format("list-last", {"list": found, "next": last})


def _isolated(text: str) -> str:
    """Put right-to-left text between isolating characters, which keep the surrounding text in order."""
    if text.isascii() or not any(bidirectional(letter) in ("R", "AL") for letter in text):
        return text
    return f"\u2068{text}\u2069"


def languages() -> tuple[str, ...]:
    return _languages(_folder())


@lru_cache(maxsize=1)
def _languages(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.name for path in folder.glob("*") if any(path.glob("*.ftl"))))


def word_files(language: str) -> tuple[Path, ...]:
    return tuple(sorted((_folder() / language).glob("*.ftl")))


def best_of(preferred: Iterable[str]) -> str:
    """Return the language for the first locale in `preferred` that is supported, otherwise English.

    A country need not match: the result for ``pt`` or ``pt-PT`` can be ``pt-BR``.
    """
    known = languages()
    for language in preferred:
        parts = re.split(r"[-_.@]", language)
        related = (name for name in known if name.split("-")[0] == parts[0])
        for name in ("-".join(parts[:2]), parts[0], *related):
            if name in known:
                return name
    return SOURCE


def system_language() -> str:
    named = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    preferred = next((text.split(":") for text in named if text.strip(":")), [])
    if not preferred and sys.platform == "win32":
        import ctypes
        import locale

        preferred = [locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")]
    return best_of(preferred)


def locale_of(language: str) -> str:
    return SOURCE if language == PSEUDO else language


def _folder() -> Path:
    return RESOURCES / "words"


def _texts(paths: Iterable[Path]) -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in paths}


@lru_cache(maxsize=256)
def _texts_of(package: Package, language: str) -> Mapping[Path, str]:
    return _texts(package.words(language))


def _patterns(language: str, texts: Mapping[Path, str], *, kept: bool = False) -> dict[str, Format]:
    if not texts:
        return {}
    if language == PSEUDO:
        format_ = _formatter_of_texts(SOURCE, _pseudo_texts(texts.values()))
    else:
        format_ = _formatter_of_texts(language, texts.values()) if kept else _formatter(language, texts)
    named = dict.fromkeys((name for text in texts.values() for name in _ID.findall(text)), format_)
    return {**named, **{name: _keyed(format_, keys) for name, keys in _keys_in(texts.values()).items()}}


def _keys_in(texts: Iterable[str]) -> Mapping[str, set[str]]:
    found: dict[str, set[str]] = {}
    for text in texts:
        # find each key, then search backwards for its pattern: this is fast, because keys are rare
        for match in _KEY.finditer(text):
            found.setdefault(_pattern_at(text, match.start()), set()).add(match[1])
    return found


def _pattern_at(text: str, place: int) -> str:
    end = place
    while end >= 0:
        start = text.rfind("\n", 0, end) + 1
        if named := _ID.match(text, start):
            return named[1]
        end = start - 1
    return ""


def _keyed(format_: Format, keys: Iterable[str]) -> Format:
    return lambda name, variables: format_(name, {**variables, **{key: KEY_NAMES[key] for key in keys}})


def _require_whole(texts: Mapping[Path, str]) -> None:
    whole = {path.stem for path, text in texts.items() if _ID.search(text)}
    if lacking := sorted(set(FILES) - whole):
        raise LookupError(lacking[0])


def _formatter(language: str, paths: Iterable[Path]) -> Format:
    try:
        from rustfluent import Bundle
    except ImportError:
        return _python_formatter(language, paths)
    bundle = Bundle(language, list(map(str, paths)))

    def text(name: str, variables: dict[str, int | str]) -> str:
        found: str = bundle.get_translation(name, variables=variables, use_isolating=False)
        return found

    return text


def _pseudo_texts(texts: Iterable[str]) -> Iterator[str]:
    from .pseudo_words import pseudo_localized

    return map(pseudo_localized, texts)


def _formatter_of_texts(language: str, texts: Iterable[str]) -> Format:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        path = Path(folder) / "words.ftl"
        path.write_text("\n".join(texts), encoding="utf-8")
        return _formatter(language, (path,))


def _python_formatter(language: str, paths: Iterable[Path]) -> Format:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.runtime.types import fluent_number

    bundle = FluentBundle([language], use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def text(name: str, variables: dict[str, int | str]) -> str:
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        plain = {
            key: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for key, value in variables.items()
        }
        found, faults = bundle.format_pattern(pattern, plain)
        assert not faults, (name, faults)
        return str(found)

    return text


def _package_fault(package: Package) -> Message | None:
    own: set[str] = set()
    for language in languages():
        try:
            texts = _texts_of(package, language)
            blanks = dict.fromkeys(_BLANK.findall("".join(texts.values())), "x")
            for name, text in _patterns(language, texts).items():
                text(name, dict(blanks))
                own.add(name)
        except (OSError, ValueError) as fault:
            return Message("install-words", language=language, reason=quoted(str(fault)))
    known = own.union(*(_ID.findall(text) for text in _texts(word_files(SOURCE)).values()))
    lacking = sorted(ids_of(_described(package.module)) - known)
    return Message("install-no-word", name=quoted(lacking[0])) if lacking else None


def _described(module: Module) -> Iterator[Message]:
    yield from (module.title, module.sentence)
    for option in module.options:
        yield from (option.title, option.describe(option.default))
        if option.note is not None:
            yield option.note
        for value in getattr(option, "values", ()):
            yield option.describe(value)


def ids_of(messages: Iterable[Message]) -> set[str]:
    found: set[str] = set()
    for message in messages:
        found.add(message.id)
        for _, value in message.arguments:
            found |= ids_of(
                message
                for message in (value if isinstance(value, tuple) else (value,))
                if isinstance(message, Message)
            )
    return found


REGISTRY.check(_package_fault)

_IN_USE: Final[list[Words]] = []  # at most one element: the words in use


def use(language: str) -> None:
    """Switch to a language. Raise `WordsError` if its words are missing or unreadable."""
    _IN_USE[:] = [Words(language, _id_instead)]


def _id_instead(name: str) -> str | None:
    if not packages():
        return None
    from .model.rules.modules.packages import MissingWordsError, package_with_message

    package = package_with_message(name, packages())
    if package is None:
        return None
    if (package, name) not in _MISSED:
        _MISSED.add((package, name))
        sys.excepthook(MissingWordsError, MissingWordsError(name, package), None)
    return name


_MISSED: Final[set[tuple[Package, str]]] = set()  # reported pairs: rule set, id of a missing message


def in_use() -> str | None:
    """Return the code of the language in use, or None if no language is in use yet."""
    return _IN_USE[0].language if _IN_USE else None


def words() -> Words:
    if not _IN_USE:
        use(system_language())
    elif _IN_USE[0].packages != packages():
        use(_IN_USE[0].language)
    return _IN_USE[0]


def say(message: Message) -> str:
    return words().text(message)


def brief(message: Message) -> Message:
    """Return the short form ``<id>-brief`` of a message if it exists, otherwise the message itself."""
    short = Message(f"{message.id}-brief", **dict(message.arguments))
    return short if short.id in words().ids else message


def tip_of(message: Message) -> Message:
    """Return the tooltip ``<id>-tip`` of a control that shows a message."""
    return Message(f"{message.id}-tip", **dict(message.arguments))


def now(message: Message) -> Message:
    """Return the present tense ``<id>-now`` of a message if it exists, otherwise the message itself."""
    present = Message(f"{message.id}-now", **dict(message.arguments))
    return present if present.id in words().ids else message


def phrase(id_: str, /, **arguments: Argument) -> str:
    return say(Message(id_, **arguments))
