from __future__ import annotations

import hashlib
import io
import json
import keyword
import os
import shutil
import stat
import sys
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import invalidate_caches
from importlib.metadata import Distribution, EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from tempfile import mkdtemp
from typing import Final

import attrs

from .... import __version__
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message, MessageError, quoted
from ...rules.modules.packages import FILE, LARGEST, Manifest, ManifestError, read_manifest
from ...rules.modules.registry import add_place, install, uninstall
from ..saves.files import read_whole, reason, write_atomically
from ..saves.lock import Lock

MOST_FILES: Final = 2_000
MOST_BYTES: Final = 50_000_000
DEPTH: Final = 3
"""A package is searched for on this many levels of folders."""


class ContentError(MessageError):
    """A folder or archive is not a usable rule set; the message is part of a sentence."""


def copied(path: Path, into: Path) -> Path:
    """Copy the package in `path` (a folder or archive) into the folder `into`; return the copy's folder.

    Raise `ContentError` if `path` does not contain exactly one package, or if it is damaged or too large.
    """
    if not path.is_dir():
        _unpack(path, into)
    found = _packages([path] if path.is_dir() else _folders(into))
    if len(found) != 1:
        raise ContentError(Message("add-on-no-package", file=FILE))
    if not path.is_dir():
        return found[0]
    place = into / found[0].name
    _copy(found[0], place)
    return place


def _copy(folder: Path, place: Path) -> None:
    place.mkdir()
    left = MOST_BYTES
    for number, (path, found) in enumerate(files_of(folder)):
        left -= found.st_size
        if number == MOST_FILES or left < 0:
            raise ContentError(_too_much())
        copy = place / path.relative_to(folder)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(read_whole(path, MOST_BYTES))


def files_of(folder: Path) -> Iterator[tuple[Path, os.stat_result]]:
    """Yield the files of a package with their status, in a fixed order; skip links and compiled files."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for path in (Path(place, name) for name in sorted(names)):
            found = path.lstat()
            if stat.S_ISREG(found.st_mode):
                yield path, found


def _packages(folders: list[Path]) -> list[Path]:
    for _ in range(DEPTH):
        if found := [path for path in folders if (path / FILE).is_file()]:
            return found
        folders = [inner for path in folders for inner in _folders(path)]
        if len(folders) > MOST_FILES:
            raise ContentError(_too_much())
    return []


def _folders(folder: Path) -> list[Path]:
    return [
        path
        for path in folder.iterdir()
        if not path.name.startswith((".", "__")) and path.is_dir() and not path.is_symlink()
    ]


def _unpack(path: Path, into: Path) -> None:
    content = io.BytesIO(read_whole(path, MOST_BYTES))
    try:
        with zipfile.ZipFile(content) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            if any(map(_reaches_outside, entries)):
                raise zipfile.BadZipFile
            if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > MOST_BYTES:
                raise ContentError(_too_much())
            archive.extractall(into, entries)
    except (OSError, ContentError):
        raise
    except Exception:  # damaged archives raise errors of many types
        raise ContentError(Message("add-on-no-archive")) from None


def _reaches_outside(entry: zipfile.ZipInfo) -> bool:
    place = PurePosixPath(entry.filename)
    return ".." in place.parts or place.is_absolute() or ":" in str(place)


def _too_much() -> Message:
    return Message("add-on-too-much", files=MOST_FILES, megabytes=MOST_BYTES // 1_000_000)


GROUP: Final = "alhambra_desktop.rule_sets"
"""Group of entry points; the value of each entry point is the name of a package."""

ON: Final = "on.json"
"""This file maps the name of each enabled rule set to the state (`_state_of`) that passed the trial."""

LOADING: Final = ".loading"
"""This file names the rule set that is being loaded, and remains if the program crashes."""

UNPACKED: Final = ".unpacked-"  # prefix of temporary folders for new packages
OLDER: Final = ".older"  # suffix of a package folder during its replacement


class AddOnError(MessageError):
    """A rule set cannot be installed, removed or enabled; the message is one sentence."""


@frozen
class AddOn:
    """A third-party rule set. ``fault`` says why it is unusable, as part of a sentence.

    If ``folder`` is None, a Python tool such as pip installed the package, and only this tool can remove it.
    """

    name: str
    folder: Path | None
    manifest: Manifest | None
    languages: tuple[str, ...] = ()
    on: bool = False
    fault: Message | None = None


Trial = Callable[[str, Path], Message | None]
"""Tests a package before the package is loaded, and returns its fault as part of a sentence, or None."""


@frozen
class Fetched:
    """A package that was copied to a temporary ``folder``, which `Shelf.put` deletes."""

    add_on: AddOn
    package: Path
    folder: Path


Replaces = Callable[[AddOn, AddOn], bool]  # whether the second add-on replaces the first


class Shelf:
    """A player's third-party rule sets.

    Before a new or changed rule set is loaded, it must pass the `trial`.
    """

    def __init__(self, folder: Path, trial: Trial | None = None) -> None:
        self.folder = folder
        self._trial = trial
        self._faults: dict[str, Message] = {}
        self._tried: dict[str, str] = {}

    def add_ons(self) -> tuple[AddOn, ...]:
        on = self._wanted()
        return tuple(
            attrs.evolve(add_on, on=add_on.name in on, fault=add_on.fault or self._faults.get(add_on.name))
            for add_on in self._found()
        )

    def _found(self) -> tuple[AddOn, ...]:
        found = {add_on.name: add_on for add_on in (*self._with_python(), *self._lying())}
        return tuple(found[name] for name in sorted(found))

    def _lying(self) -> Iterator[AddOn]:
        if not self.folder.is_dir():
            return
        for path in sorted(self.folder.iterdir()):
            if path.is_dir() and not path.name.startswith((".", "__")):
                yield self._described(path.name, path)

    def _with_python(self) -> Iterator[AddOn]:
        points: Iterable[EntryPoint] = ()
        with suppress(Exception):
            points = entry_points(group=GROUP)
        for point in points:
            yield self._installed(point)

    def _installed(self, point: EntryPoint) -> AddOn:
        folder = _home(point)
        if folder is not None and (folder / FILE).is_file():
            return attrs.evolve(self._described(point.value, folder, lying=False), folder=None)
        metadata = None if point.dist is None else _metadata(point.dist)
        return AddOn(point.value, None, metadata)

    def _described(self, name: str, folder: Path, *, lying: bool = True) -> AddOn:
        languages = tuple(sorted(path.name for path in folder.glob("words/*") if any(path.glob("*.ftl"))))
        try:
            manifest = read_manifest(read_whole(folder / FILE, LARGEST).decode("utf-8"))
        except (ManifestError, OSError, ValueError) as error:
            reason = (
                error.message if isinstance(error, ManifestError) else Message("add-on-no-file", file=FILE)
            )
            return AddOn(name, folder, None, languages, fault=reason)
        fault = manifest.fault_with(__version__) or (self._name_fault(name) if lying else None)
        return AddOn(name, folder, manifest, languages, fault=fault)

    def _name_fault(self, name: str) -> Message | None:
        if not name.isidentifier() or keyword.iskeyword(name):
            return Message("add-on-name", name=quoted(name))
        if name in sys.stdlib_module_names or self._shadowed(name):
            return Message("add-on-name-taken", name=quoted(name))
        return None

    def _shadowed(self, name: str) -> bool:
        spec = find_spec(name)
        if spec is None:
            return False
        folder = None if spec.origin is None else Path(spec.origin).parent.parent
        return folder is None or os.path.realpath(folder) != os.path.realpath(self.folder)

    def _wanted(self) -> dict[str, str]:
        try:
            found = json.loads(read_whole(self.folder / ON, LARGEST))
        except (OSError, ValueError, RecursionError):
            return {}
        return {name: str(state) for name, state in found.items()} if isinstance(found, dict) else {}

    def _want(self, switched_on: Mapping[str, str]) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self.folder / ON, json.dumps(dict(sorted(switched_on.items()))).encode())
        except OSError as error:
            raise AddOnError(
                Message("add-on-unwritten", folder=str(self.folder), reason=reason(error))
            ) from None

    def start(self, before: float = 0.0) -> tuple[str, ...]:
        """Load the enabled rule sets; return the names of those that failed.

        First undo interrupted replacements of packages, and remove temporary folders that were last changed
        before the Unix time `before`. Disable a rule set that fails its trial, or that crashed the program
        when it was last loaded. A rule set that merely raises an error while it is loaded stays enabled.
        """
        with suppress(OSError):
            self._tidy(before)
        switched_on = self._wanted()
        died = self._died_loading() & set(switched_on)
        self._faults |= dict.fromkeys(died, Message("add-on-died"))
        self._tried = {name: state for name, state in switched_on.items() if name not in died}
        left_out = [name for name in switched_on if name in died or self._fault_of(name) is not None]
        on = {name: self._tried[name] for name in switched_on if name in self._tried}
        if on != switched_on:
            with suppress(AddOnError):
                self._want(on)
        return tuple(left_out)

    def _tidy(self, before: float) -> None:
        for fresh in self.folder.glob(f"{UNPACKED}*"):
            for older in fresh.glob(f"*{OLDER}"):
                place = self.folder / older.name.removesuffix(OLDER)
                if not place.exists():
                    os.replace(older, place)
            if fresh.stat().st_mtime < before:
                shutil.rmtree(fresh, ignore_errors=True)

    def switch(self, name: str, on: bool) -> None:
        """Raise `AddOnError` if a broken rule set is to be switched on, or if the choice cannot be stored."""
        switched_on = self._wanted()
        switched_on.pop(name, None)
        if not on:
            self._take_away(name)
        elif (fault := self._fault_of(name)) is not None:
            raise AddOnError(Message("add-on-refused", name=quoted(name), fault=fault))
        self._want({**switched_on, name: self._tried.get(name, "")} if on else switched_on)

    def note_faults(self, faults: Mapping[str, Message]) -> None:
        self._faults |= faults

    def _take_away(self, name: str) -> None:
        uninstall(name)
        for file in [module for module in sys.modules if module == name or module.startswith(f"{name}.")]:
            del sys.modules[file]
        invalidate_caches()
        self._faults.pop(name, None)
        self._tried.pop(name, None)

    def _fault_of(self, name: str) -> Message | None:
        return self.try_out(name) or self._installed_now(name)

    def try_out(self, name: str) -> Message | None:
        """Return the fault of a rule set, as part of a sentence, or None.

        A successful trial stays valid until the rule set is disabled, or until its files or the program's
        version change. Trials are slow, so callers may use another thread for this method.
        """
        add_on = next((add_on for add_on in self._found() if add_on.name == name), None)
        if add_on is None:
            return Message("add-on-gone")
        if self._trial is None or add_on.fault is not None:
            return add_on.fault
        state = _state_of(add_on)
        if self._tried.get(name) != state:
            fault = self._trial(name, self.folder)
            if fault is not None:
                self._faults[name] = fault
                self._tried.pop(name, None)
                return fault
            self._tried[name] = state
        return None

    def _installed_now(self, name: str) -> Message | None:
        add_place(self.folder)
        try:
            with self.loading(name):
                install(name)
        except MessageError as error:
            self._faults[name] = clause_of(error.message)
            return self._faults[name]
        self._faults.pop(name, None)
        return None

    @contextmanager
    def loading(self, name: str) -> Iterator[None]:
        """Mark a rule set as being loaded during a ``with`` block.

        If the process dies in this block, the next `start` disables the rule set.
        """
        place = self.folder / LOADING
        with self._marking() as held:
            if held:
                with suppress(OSError):
                    place.write_text(name, encoding="utf-8")
            try:
                yield
            finally:
                if held:
                    with suppress(OSError):
                        place.unlink()

    def _died_loading(self) -> set[str]:
        place = self.folder / LOADING
        with self._marking() as held, suppress(OSError, ValueError):
            if held:
                name = read_whole(place, LARGEST).decode("utf-8")
                place.unlink()
                return {name}
        return set()

    @contextmanager
    def _marking(self) -> Iterator[bool]:
        lock = Lock(self.folder / f"{LOADING}.lock")
        held = False
        with suppress(OSError):
            held = lock.acquire()
        try:
            yield held
        finally:
            if held:
                lock.release()

    def add(self, path: Path, replaces: Replaces = lambda older, newer: True) -> AddOn | None:
        """Copy a package (folder or ``.zip``) onto the shelf, without enabling it.

        If `replaces` refuses to replace an installed package, return None. If `AddOnError` is raised, the
        shelf is unchanged.
        """
        return self.put(self.fetch(path), replaces)

    def fetch(self, path: Path) -> Fetched:
        """Copy a package (folder or ``.zip``) to a temporary folder, from which `put` can install it.

        Raise `AddOnError` if copying fails, or if the package is not a usable rule set.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            fresh = Path(mkdtemp(prefix=UNPACKED, dir=self.folder))
        except OSError as error:
            raise AddOnError(
                Message("add-on-unwritten", folder=str(self.folder), reason=reason(error))
            ) from None
        try:
            package = copied(path, fresh)
            found = self._described(package.name, package)
            if found.fault is not None:
                raise ContentError(found.fault)
            return Fetched(found, package, fresh)
        except (OSError, ContentError) as error:
            shutil.rmtree(fresh, ignore_errors=True)
            fault = Message("add-on-unread", reason=reason(error))
            if isinstance(error, ContentError):
                fault = error.message
            raise AddOnError(Message("add-on-refused", name=quoted(path.name), fault=fault)) from None

    def put(self, fetched: Fetched, replaces: Replaces) -> AddOn | None:
        found = fetched.add_on
        try:
            older = next((add_on for add_on in self.add_ons() if add_on.name == found.name), None)
            if older is not None and not replaces(older, found):
                return None
            return self._put(found.name, fetched.package)
        except OSError as error:
            fault = Message("add-on-unread", reason=reason(error))
            raise AddOnError(Message("add-on-refused", name=quoted(found.name), fault=fault)) from None
        finally:
            shutil.rmtree(fetched.folder, ignore_errors=True)

    def _put(self, name: str, package: Path) -> AddOn:
        place, older = self.folder / name, package.with_name(f"{package.name}{OLDER}")
        if place.exists():
            os.replace(place, older)
        try:
            os.replace(package, place)
            if name in (switched_on := self._wanted()):
                self._want({other: state for other, state in switched_on.items() if other != name})
        except (OSError, AddOnError):
            if not package.exists():
                os.replace(place, package)
            if older.exists():
                os.replace(older, place)
            raise
        self._take_away(name)
        return self._described(name, place)

    def remove(self, name: str) -> None:
        """Disable and delete a rule set.

        Raise `AddOnError` if the rule set is not in the shelf's folder or cannot be deleted.
        """
        place = self.folder / name
        if name not in [add_on.name for add_on in self._lying()]:
            raise AddOnError(Message("add-on-not-here", name=quoted(name)))
        self.switch(name, on=False)
        try:
            place.unlink() if place.is_symlink() else shutil.rmtree(place)
        except OSError as error:
            raise AddOnError(Message("add-on-stays", name=quoted(name), reason=reason(error))) from None


def clause_of(message: Message) -> Message:
    return next((value for name, value in message.arguments if name == "fault"), message)  # type: ignore[return-value]  # a fault is a message


def _home(point: EntryPoint) -> Path | None:
    if point.dist is None:
        return None
    path = Path(str(point.dist.locate_file(point.value.replace(".", "/"))))
    return path if path.is_dir() else None


def _metadata(dist: Distribution) -> Manifest:
    metadata = dist.metadata.json

    def field(*names: str) -> str:
        return next((str(metadata[name]) for name in names if metadata.get(name)), "")

    title, sentence = {"en": field("name")}, {"en": field("summary")}
    author, licence = field("author", "author_email"), field("license_expression", "license")
    return Manifest(title, sentence, field("version"), author, licence, field("home_page"))


def _state_of(add_on: AddOn) -> str:
    versions = [__version__, "" if add_on.manifest is None else add_on.manifest.version]
    if add_on.folder is not None:
        with suppress(OSError):
            for path, found in files_of(add_on.folder):
                versions.append(f"{path.relative_to(add_on.folder)} {found.st_size} {found.st_mtime_ns}")
    return hashlib.sha256("\n".join(versions).encode()).hexdigest()
