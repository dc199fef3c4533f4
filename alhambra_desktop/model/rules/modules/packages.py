"""Third-party rule sets: their Python packages, and the manifests that describe them."""

from __future__ import annotations

import ast
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb, walk_tb
from types import FrameType, ModuleType
from typing import Any, Final

from ..core.engine.module import Module
from ..core.frozen import frozen
from ..core.words.message import Message, MessageError, quoted

FILE: Final = "rule-set.toml"
LARGEST: Final = 100_000  # maximum size of a manifest in bytes


class ManifestError(MessageError):
    """A manifest cannot be read; the message is the part of a sentence that gives the reason."""


@frozen
class Manifest:
    """Description of a rule set; ``title`` and ``sentence`` map languages (at least ``en``) to texts.

    ``needs`` is the oldest compatible version of the program.
    """

    title: Mapping[str, str]
    sentence: Mapping[str, str]
    version: str
    author: str
    licence: str
    contact: str = ""
    needs: str = ""

    def title_in(self, language: str) -> str:
        return self.title.get(language, self.title["en"])

    def sentence_in(self, language: str) -> str:
        return self.sentence.get(language, self.sentence["en"])

    def fault_with(self, version: str) -> Message | None:
        """If the rule set needs a program newer than `version`, return a message that says so, else None.

        The message is part of a sentence.
        """
        if _numbers(self.needs) > _numbers(version):
            return Message("add-on-newer", needs=self.needs, version=version)
        return None


def read_manifest(text: str) -> Manifest:
    """Parse a manifest; raise `ManifestError` if it is invalid."""
    try:
        body = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ManifestError(Message("add-on-no-toml", reason=quoted(str(error)))) from None
    title, sentence = _by_language(body, "title"), _by_language(body, "sentence")
    version, author, licence = (_text(body, name) for name in ("version", "author", "licence"))
    contact, needs = (_text({name: "", **body}, name, empty=True) for name in ("contact", "needs"))
    return Manifest(title, sentence, version, author, licence, contact, needs)


def _text(body: Mapping[str, Any], name: str, *, empty: bool = False) -> str:
    value = body.get(name)
    if not isinstance(value, str) or not (empty or value.strip()):
        raise ManifestError(Message("add-on-no-field", field=name))
    return value.strip()


def _by_language(body: Mapping[str, Any], name: str) -> dict[str, str]:
    table = body.get(name)
    if not isinstance(table, dict) or "en" not in table:
        raise ManifestError(Message("add-on-no-field", field=f"{name}.en"))
    return {language: _text(table, language) for language in table}


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) if part.isdecimal() else 0 for part in version.split("."))


class InstallError(MessageError):
    """A rule set cannot be installed; the message is one sentence."""


@frozen
class Package:
    """A third-party rule set.

    Its folder contains words in ``words/LANGUAGE/*.ftl`` (at least English) and rules in
    ``rules/LANGUAGE.md``. An optional ``view.py`` extends the window.
    """

    name: str
    module: Module
    folder: Path

    @property
    def view(self) -> str:
        return f"{self.name}.view"

    @property
    def manifest(self) -> Manifest | None:
        file = self.folder / FILE
        try:
            return read_manifest(file.read_text("utf-8")) if file.is_file() else None
        except (ManifestError, OSError, ValueError):
            return None

    @property
    def fault(self) -> Message:
        origin = self.origin
        title, version, author = origin["title"], origin["version"], origin["author"]
        if not author:
            return Message("rule-set-fault-of-nobody", title=title, version=version)
        return Message("rule-set-fault", title=title, version=version, author=author)

    @property
    def origin(self) -> dict[str, str]:
        """English title, version, author and contact; without a manifest, only the package name as title."""
        manifest = self.manifest
        if manifest is None:
            return {"title": self.name, "version": "", "author": "", "contact": ""}
        return {
            "title": manifest.title_in("en"),
            "version": manifest.version,
            "author": manifest.author,
            "contact": manifest.contact,
        }

    def rules(self, language: str) -> Path:
        return self.rules_folder / f"{language}.md"

    @property
    def rules_folder(self) -> Path:
        return self.folder / "rules"

    def words(self, language: str) -> tuple[Path, ...]:
        found = sorted((self.folder / "words" / language).glob("*.ftl"))
        return tuple(path for path in found if path.is_file())  # reading a pipe would block forever


def load_package(
    name: str, known: Iterable[Module], checks: Iterable[Callable[[Package], Message | None]] = ()
) -> Package:
    """Load a package.

    If it is unusable, clashes with one of the `known` modules, or fails one of the `checks`, raise
    `InstallError`.
    """
    try:
        found = import_module(name)
        fault = _fault(found) or _clash(found.MODULE, known)
        if not fault:
            package = Package(name, found.MODULE, _folder(found))
            fault = next((fault for check in checks if (fault := check(package))), None)
    except BaseException as error:  # importing runs arbitrary code, which may also raise SystemExit
        fault = Message("install-import", reason=quoted(str(error) or type(error).__name__))
    if fault:
        raise refused(name, fault)
    return package


def refused(name: str, fault: Message) -> InstallError:
    return InstallError(Message("install-refused", name=quoted(name), fault=fault))


def _fault(package: ModuleType) -> Message | None:
    module = getattr(package, "MODULE", None)
    if not isinstance(module, Module):
        return Message("install-no-module")
    if module.automatic:
        return Message("install-automatic")
    rules = find_spec(module.rules)
    # a namespace package, such as a folder of rule texts, has no origin
    if rules is None or rules.origin is None:
        return Message("install-no-rules", file=module.rules)
    if not Package(package.__name__, module, _folder(package)).words("en"):
        return Message("install-no-words", folder=str(_folder(package) / "words" / "en"))
    return None


def _clash(module: Module, known: Iterable[Module]) -> Message | None:
    for other in known:
        if other.id == module.id:
            return Message("install-taken", module=quoted(module.id))
        for taken in {option.id for option in other.options} & {option.id for option in module.options}:
            return Message("install-taken-variant", variant=quoted(taken))
    return None


def _folder(package: ModuleType) -> Path:
    return Path(package.__file__ or "").parent


def at_fault(error: BaseException, installed: Iterable[Package]) -> Package | None:
    """Return the package that caused an exception, or None.

    If functions of packages are in the traceback, return the package of the innermost one. Otherwise, if a
    local variable in the traceback is an action rule of a package, return this package.
    """
    if isinstance(error, MissingWordsError):
        return error.package
    frames = [frame for frame, _ in walk_tb(error.__traceback__)][::-1]
    files = (frame.f_code.co_filename for frame in frames)
    return _owner(files, installed) or _registrar(frames, installed)


def _registrar(frames: Iterable[FrameType], installed: Iterable[Package]) -> Package | None:
    from ..core.engine.rulebook import ActionRule  # imported here, so that the list of rule sets loads fast

    rules = (value for frame in frames for value in frame.f_locals.values() if isinstance(value, ActionRule))
    for module in (rule.type.__module__ for rule in rules):
        for package in installed:
            if module == package.name or module.startswith(f"{package.name}."):
                return package
    return None


def running(frame: FrameType | None, installed: Iterable[Package]) -> Package | None:
    files = []
    while frame is not None:
        files.append(frame.f_code.co_filename)
        frame = frame.f_back
    return _owner(files, installed)


def _owner(files: Iterable[str], installed: Iterable[Package]) -> Package | None:
    folders = [(os.fspath(package.folder) + os.sep, package) for package in installed]
    for file in files:
        for folder, package in folders:
            if file.startswith(folder):
                return package
    return None


class MissingWordsError(LookupError):
    def __init__(self, name: str, package: Package) -> None:
        super().__init__(f"no words for {name}")
        self.package = package


def package_with_message(name: str, installed: Iterable[Package]) -> Package | None:
    """Return the first package to which a message id seems to belong, or None.

    An id seems to belong to a package in two cases:

    - The id starts with the package's module id.
    - The package's source contains a string that is the whole id, or the rest of the id after one of its
      hyphens.
    """
    parts = name.split("-")
    tails = {"-".join(parts[at:]) for at in range(len(parts))}
    for package in installed:
        own = package.module.id.replace("_", "-")
        if name.startswith(own) or tails & _literals(package.folder):
            return package
    return None


@lru_cache(maxsize=64)
def _literals(folder: Path) -> frozenset[str]:
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        with suppress(OSError, SyntaxError, ValueError):
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            found |= {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    return frozenset(found)


def place_in(package: Package, error: BaseException) -> str:
    """Return the innermost location of a traceback in a package, such as ``rules.py:12 (_offer)``.

    If no function of the package is in the traceback, return the innermost location of the whole traceback.
    """
    frames = extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(package.folder)]
    last = (own or frames)[-1]
    return f"{Path(last.filename).name}:{last.lineno} ({last.name})"


def raised(error: BaseException) -> str | Message:
    if isinstance(error, MessageError):
        return error.message
    notes = "".join(f" ({note})" for note in getattr(error, "__notes__", ()))
    return f"{type(error).__name__}: {error}".rstrip(": ") + notes
