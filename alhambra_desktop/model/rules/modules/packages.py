"""Packages: rule sets from outside this program, found by the dotted names of Python packages."""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from traceback import extract_tb, walk_tb
from types import FrameType, ModuleType

import attrs

from ..core.engine.manifest import FILE, Manifest, ManifestError, read_manifest
from ..core.engine.module import Module
from ..core.words.message import Message, MessageError, quoted


class InstallError(MessageError):
    """A rule set that cannot be installed; the message is one sentence."""


@attrs.frozen
class Package:
    """A rule set from outside: the dotted name of its package, its description and the folder it lies in.

    Its words are in ``words/LANGUAGE/*.ftl`` of the folder, English at least; what it adds to the window is
    in its file ``view.py``, if it has one. Its rules in words are in ``rules/LANGUAGE.md``.
    """

    name: str
    module: Module
    folder: Path

    @property
    def view(self) -> str:
        """The dotted name of what it adds to the window."""
        return f"{self.name}.view"

    @property
    def manifest(self) -> Manifest | None:
        """What it says of itself; None where it says nothing that can be read."""
        file = self.folder / FILE
        try:
            return read_manifest(file.read_text("utf-8")) if file.is_file() else None
        except (ManifestError, OSError, ValueError):
            return None

    @property
    def fault(self) -> Message:
        """The sentence that it made a mistake, with its author."""
        told = self.origin
        title, version, author = told["title"], told["version"], told["author"]
        if not author:
            return Message("rule-set-fault-of-nobody", title=title, version=version)
        return Message("rule-set-fault", title=title, version=version, author=author)

    @property
    def origin(self) -> dict[str, str]:
        """Its title in English, version, author and address for reports, as far as they are known."""
        told = self.manifest
        if told is None:
            return {"title": self.name, "version": "", "author": "", "contact": ""}
        return {
            "title": told.title_in("en"),
            "version": told.version,
            "author": told.author,
            "contact": told.contact,
        }

    def rules(self, language: str) -> Path:
        """The file of its rules in a language, whether there is one or not."""
        return self.rules_folder / f"{language}.md"

    @property
    def rules_folder(self) -> Path:
        """Where its rules in words lie, whether there are any or not."""
        return self.folder / "rules"

    def words(self, language: str) -> tuple[Path, ...]:
        """Its files of words in a language; none where it does not speak it."""
        found = sorted((self.folder / "words" / language).glob("*.ftl"))
        return tuple(path for path in found if path.is_file())  # reading a pipe would wait for ever


def load_package(
    name: str, known: Iterable[Module], checks: Iterable[Callable[[Package], Message | None]] = ()
) -> Package:
    """The package of a dotted name, to be added to known modules; ``InstallError`` where it cannot be."""
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
    """Why a package is not installed, by a clause about it."""
    return InstallError(Message("install-refused", name=quoted(name), fault=fault))


def _fault(found: ModuleType) -> Message | None:
    module = getattr(found, "MODULE", None)
    if not isinstance(module, Module):
        return Message("install-no-module")
    if module.automatic:
        return Message("install-automatic")
    rules = find_spec(module.rules)
    if rules is None or rules.origin is None:  # a folder of that name, in which rules in words lie, is none
        return Message("install-no-rules", file=module.rules)
    if not Package(found.__name__, module, _folder(found)).words("en"):
        return Message("install-no-words", folder=str(_folder(found) / "words" / "en"))
    return None


def _clash(module: Module, known: Iterable[Module]) -> Message | None:
    for other in known:
        if other.id == module.id:
            return Message("install-taken", module=quoted(module.id))
        for taken in {option.id for option in other.options} & {option.id for option in module.options}:
            return Message("install-taken-variant", variant=quoted(taken))
    return None


def _folder(found: ModuleType) -> Path:
    return Path(found.__file__ or "").parent


# -- whose fault it is


def at_fault(error: BaseException, installed: Iterable[Package]) -> Package | None:
    """The package whose code raised an exception or passed it on; None where it is a fault of ours."""
    if isinstance(error, MissingWordsError):
        return error.package
    frames = [frame for frame, _ in walk_tb(error.__traceback__)][::-1]
    files = (frame.f_code.co_filename for frame in frames)
    return _owner(files, installed) or _registrar(frames, installed)


def _registrar(frames: Iterable[FrameType], installed: Iterable[Package]) -> Package | None:
    """The package that registered the rule of an action which was asked, innermost frames first, or None.

    The function that a package registers may lie in a library, such as a ``functools.partial``.
    """
    from ..core.engine.rulebook import ActionRule  # rules are not loaded as long as nobody plays

    rules = (one for frame in frames for one in frame.f_locals.values() if isinstance(one, ActionRule))
    for module in (rule.type.__module__ for rule in rules):
        for package in installed:
            if module == package.name or module.startswith(f"{package.name}."):
                return package
    return None


def running(frame: FrameType | None, installed: Iterable[Package]) -> Package | None:
    """The package whose code runs in a frame, or called what runs there; None where it is none."""
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
    """A message of a rule set that has no words, by its id."""

    def __init__(self, name: str, package: Package) -> None:
        super().__init__(f"no words for {name}")
        self.package = package


def speaker_of(name: str, installed: Iterable[Package]) -> Package | None:
    """The package whose source has the id of a message, or its last parts, such as a type; or None."""
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
            found |= {str(one.value) for one in nodes if isinstance(one, ast.Constant)}
    return frozenset(found)


def place_in(package: Package, error: BaseException) -> str:
    """The last line of a package that an error came by, or else where it began: ``rules.py:12 (_offer)``."""
    frames = extract_tb(error.__traceback__)
    own = [one for one in frames if Path(one.filename).is_relative_to(package.folder)]
    last = (own or frames)[-1]
    return f"{Path(last.filename).name}:{last.lineno} ({last.name})"


def raised(error: BaseException) -> str | Message:
    """An error in a line: its type, what it says and what was noted, or the sentence that it brings."""
    if isinstance(error, MessageError):
        return error.message
    notes = "".join(f" ({note})" for note in getattr(error, "__notes__", ()))
    return f"{type(error).__name__}: {error}".rstrip(": ") + notes
