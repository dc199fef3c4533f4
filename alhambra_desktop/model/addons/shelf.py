"""Shelf: the folder in which a player's rule sets lie, and those that are installed with Python."""

from __future__ import annotations

import io
import json
import keyword
import os
import shutil
import sys
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import invalidate_caches
from importlib.metadata import Distribution, EntryPoint, entry_points
from importlib.util import find_spec
from lzma import LZMAError
from pathlib import Path, PurePosixPath
from tempfile import mkdtemp
from typing import Final

import attrs

from ... import __version__
from ..core.engine.manifest import FILE, LARGEST, Manifest, ManifestError, read_manifest
from ..core.words.message import Message, MessageError
from ..core.words.quoting import quoted
from ..modules.registry import add_place, install, uninstall
from ..saves.files import read_whole, reason, write_atomically

BROKEN_ARCHIVE: Final = zipfile.BadZipFile, zlib.error, LZMAError, EOFError, NotImplementedError, RuntimeError
"""What comes of archives that are none, damaged, encrypted or packed in an unknown way."""

GROUP: Final = "alhambra_desktop.rule_sets"
"""The group of entry points by which installed Python packages bring rule sets: any name = their package."""

ON: Final = "on.json"
"""The file of the folder that lists which of them are on; one that was never switched on is off."""

MOST_FILES: Final = 2_000
MOST_BYTES: Final = 50_000_000
"""What an archive may hold; more is no rule set."""

DEPTH: Final = 3
"""So many folders deep a package may lie in what is installed; a whole project has it in the second."""

UNPACKED: Final = ".unpacked-"
"""How the name of a folder begins that is being filled."""

OLDER: Final = ".older"
"""Added to the name of a package while another one takes its place."""


class AddOnError(MessageError):
    """A rule set that cannot be installed, removed or switched on; the message is one sentence."""


@attrs.frozen
class AddOn:
    """A rule set from outside, by the dotted name of its package, switched on or not.

    ``folder`` is where it lies on the shelf; None for one that came with Python's own tools, which also take
    it away. ``fault`` is a clause about what is wrong with it.
    """

    name: str
    folder: Path | None
    manifest: Manifest | None
    languages: tuple[str, ...] = ()
    on: bool = False
    fault: Message | None = None


Replaces = Callable[[AddOn, AddOn], bool]
"""Whether a new one, the second, takes the place of an older one."""


class Shelf:
    """The rule sets that there are for a player. Nothing of them runs before it is switched on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._faults: dict[str, Message] = {}

    # -- what there is

    def add_ons(self) -> tuple[AddOn, ...]:
        """Everything that lies there or is installed with Python, by its name."""
        on = set(self._wanted())
        found = {one.name: one for one in (*self._with_python(), *self._lying())}
        return tuple(
            attrs.evolve(one, on=name in on, fault=one.fault or self._faults.get(name))
            for name, one in sorted(found.items())
        )

    def _lying(self) -> Iterator[AddOn]:
        if not self.folder.is_dir():
            return
        for path in sorted(self.folder.iterdir()):
            if path.is_dir() and not path.name.startswith((".", "__")):
                yield self._described(path.name, path)

    def _with_python(self) -> Iterator[AddOn]:
        """Those of installed Python packages; a broken installation of another package is none of ours."""
        points: Iterable[EntryPoint] = ()
        with suppress(Exception):
            points = entry_points(group=GROUP)
        for point in points:
            yield self._installed(point)

    def _installed(self, point: EntryPoint) -> AddOn:
        folder = _home(point)
        if folder is not None and (folder / FILE).is_file():
            return attrs.evolve(self._described(point.value, folder, lying=False), folder=None)
        told = None if point.dist is None else _metadata(point.dist)
        return AddOn(point.value, None, told)

    def _described(self, name: str, folder: Path, *, lying: bool = True) -> AddOn:
        """What a folder says of itself, or what is wrong with it."""
        languages = tuple(sorted(path.name for path in folder.glob("words/*") if any(path.glob("*.ftl"))))
        try:
            manifest = read_manifest(read_whole(folder / FILE, LARGEST).decode("utf-8"))
        except (ManifestError, OSError, ValueError) as error:
            told = error.message if isinstance(error, ManifestError) else Message("add-on-no-file", file=FILE)
            return AddOn(name, folder, None, languages, fault=told)
        fault = manifest.fault_with(__version__) or (self._name_fault(name) if lying else None)
        return AddOn(name, folder, manifest, languages, fault=fault)

    def _name_fault(self, name: str) -> Message | None:
        """A clause about a name by which nothing can be imported, or something else is; or None."""
        if not name.isidentifier() or keyword.iskeyword(name):
            return Message("add-on-name", name=quoted(name))
        if name in sys.stdlib_module_names or self._shadowed(name):
            return Message("add-on-name-taken", name=quoted(name))
        return None

    def _shadowed(self, name: str) -> bool:
        """Whether Python finds something else by that name: the shelf is the last place where it looks."""
        spec = find_spec(name)
        if spec is None:
            return False
        home = None if spec.origin is None else Path(spec.origin).parent.parent
        return home is None or os.path.realpath(home) != os.path.realpath(self.folder)

    # -- on and off

    def _wanted(self) -> tuple[str, ...]:
        """The names that were switched on; none where the file cannot be read."""
        try:
            names = json.loads(read_whole(self.folder / ON, LARGEST))
        except (OSError, ValueError):
            return ()
        return tuple(name for name in names if isinstance(name, str)) if isinstance(names, list) else ()

    def _want(self, names: Iterable[str]) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self.folder / ON, json.dumps(sorted(set(names))).encode())
        except OSError as error:
            raise AddOnError(
                Message("add-on-unwritten", folder=str(self.folder), reason=reason(error))
            ) from None

    def start(self, before: float = 0.0) -> tuple[str, ...]:
        """Install what is on; the names of those that could not be, which are left out.

        What a killed program left of one that was being replaced takes its place again first, and folders
        that nobody has filled since a moment (in seconds since 1970) are swept.
        """
        with suppress(OSError):
            self._tidy(before)
        return tuple(name for name in self._wanted() if self._installed_now(name) is not None)

    def _tidy(self, before: float) -> None:
        """Put back what lost its place, and sweep folders that nobody fills any more."""
        for fresh in self.folder.glob(f"{UNPACKED}*"):
            for older in fresh.glob(f"*{OLDER}"):
                place = self.folder / older.name.removesuffix(OLDER)
                if not place.exists():
                    os.replace(older, place)
            if fresh.stat().st_mtime < before:
                shutil.rmtree(fresh, ignore_errors=True)

    def switch(self, name: str, on: bool) -> None:
        """Switch a rule set on or off; ``AddOnError`` where it is broken, and then it is off."""
        wanted = [one for one in self._wanted() if one != name]
        if not on:
            self._take_away(name)
        elif (fault := self._installed_now(name)) is not None:
            raise AddOnError(Message("add-on-refused", name=quoted(name), fault=fault))
        self._want([*wanted, name] if on else wanted)

    def _take_away(self, name: str) -> None:
        """Uninstall it, and forget what was loaded of it and what was wrong: another may come by its name."""
        uninstall(name)
        for file in [one for one in sys.modules if one == name or one.startswith(f"{name}.")]:
            del sys.modules[file]
        invalidate_caches()
        self._faults.pop(name, None)

    def _installed_now(self, name: str) -> Message | None:
        """Install it; a clause about what is wrong with it, or None."""
        add_on = next((one for one in self.add_ons() if one.name == name), None)
        fault = Message("add-on-gone") if add_on is None else add_on.fault
        if fault is None or name in self._faults:
            add_place(self.folder)
            try:
                install(name)
                fault = None
                self._faults.pop(name, None)
            except MessageError as error:
                fault = self._faults[name] = _clause(error.message)
        return fault

    # -- in and out

    def add(self, path: Path, replaces: Replaces = lambda older, newer: True) -> AddOn | None:
        """Copy the package in a ``.zip`` or a folder onto the shelf, switched off.

        One of the same name is replaced, or nothing is done and None returned, as ``replaces`` says.
        ``AddOnError`` says what is wrong, and then everything is as it was.
        """
        name = quoted(path.name)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            fresh = Path(mkdtemp(prefix=UNPACKED, dir=self.folder))
        except OSError as error:
            raise AddOnError(
                Message("add-on-unwritten", folder=str(self.folder), reason=reason(error))
            ) from None
        try:
            package = _copied(path, fresh)
            found = self._described(package.name, package)
            if found.fault is not None:
                raise AddOnError(Message("add-on-refused", name=name, fault=found.fault))
            older = next((one for one in self.add_ons() if one.name == found.name), None)
            return self._put(found.name, package) if older is None or replaces(older, found) else None
        except (OSError, *BROKEN_ARCHIVE) as error:
            fault = Message("add-on-no-archive")
            if isinstance(error, shutil.Error):  # a list of what could not be copied, and why
                fault = Message("add-on-unread", reason=str(error.args[0][0][2]))
            elif isinstance(error, OSError):
                fault = Message("add-on-unread", reason=reason(error))
            raise AddOnError(Message("add-on-refused", name=name, fault=fault)) from None
        finally:
            shutil.rmtree(fresh, ignore_errors=True)

    def _put(self, name: str, package: Path) -> AddOn:
        """Take the place of what lies there by that name, which goes when the new one is there; it is off."""
        place, older = self.folder / name, package.with_name(f"{package.name}{OLDER}")
        if place.exists():
            os.replace(place, older)
        try:
            os.replace(package, place)
            if name in (wanted := self._wanted()):
                self._want(one for one in wanted if one != name)
        except (OSError, AddOnError):
            if not package.exists():
                os.replace(place, package)
            if older.exists():
                os.replace(older, place)
            raise
        self._take_away(name)
        return self._described(name, place)

    def remove(self, name: str) -> None:
        """Switch a rule set off and delete it; ``AddOnError`` where it does not lie on the shelf."""
        place = self.folder / name
        if name not in [one.name for one in self._lying()]:
            raise AddOnError(Message("add-on-not-here", name=quoted(name)))
        self.switch(name, on=False)
        try:
            shutil.rmtree(place)
        except OSError as error:
            raise AddOnError(Message("add-on-stays", name=quoted(name), reason=reason(error))) from None


def _clause(message: Message) -> Message:
    """Of the sentence that refuses a package the clause that says why."""
    return next((value for name, value in message.arguments if name == "fault"), message)  # type: ignore[return-value]  # a fault is a message


def _home(point: EntryPoint) -> Path | None:
    """The folder of an entry point's package, found without running it."""
    if point.dist is None:
        return None
    path = Path(str(point.dist.locate_file(point.value.replace(".", "/"))))
    return path if path.is_dir() else None


def _metadata(dist: Distribution) -> Manifest:
    """What Python's package metadata tell of a rule set without a manifest of its own."""
    told = dist.metadata.json

    def field(*names: str) -> str:
        return next((str(told[name]) for name in names if told.get(name)), "")

    title, sentence = {"en": field("name")}, {"en": field("summary")}
    author, licence = field("author", "author_email"), field("license_expression", "license")
    return Manifest(title, sentence, field("version"), author, licence, field("home_page"))


def _copied(path: Path, into: Path) -> Path:
    """The package in a folder or an archive, copied; ``AddOnError`` where there is not exactly one."""
    if not path.is_dir():
        _unpack(path, into)
    found = _packages([path] if path.is_dir() else _folders(into))
    if len(found) != 1:
        fault = Message("add-on-no-package", file=FILE)
        raise AddOnError(Message("add-on-refused", name=quoted(path.name), fault=fault))
    if not path.is_dir():
        return found[0]
    place = into / found[0].name
    # a link to nothing, as editors lay beside what they have open, is no part of it
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(found[0], place, ignore=ignored, ignore_dangling_symlinks=True)
    return place


def _packages(folders: list[Path]) -> list[Path]:
    """The packages of rule sets among folders, or else on the first level below that has any."""
    for _ in range(DEPTH):
        if found := [one for one in folders if (one / FILE).is_file()]:
            return found
        folders = [inner for one in folders for inner in _folders(one)]
    return []


def _folders(folder: Path) -> list[Path]:
    """What lies in a folder, without what tools leave there."""
    return [one for one in folder.iterdir() if one.is_dir() and not one.name.startswith((".", "__"))]


def _unpack(path: Path, into: Path) -> None:
    """Everything in an archive, nothing outside the folder, and no more than a rule set can need."""
    with zipfile.ZipFile(io.BytesIO(read_whole(path, MOST_BYTES))) as archive:
        entries = [entry for entry in archive.infolist() if not entry.is_dir()]
        size = sum(entry.file_size for entry in entries)
        outside = any(
            ".." in (place := PurePosixPath(entry.filename)).parts or place.is_absolute() or ":" in str(place)
            for entry in entries
        )
        if outside or len(entries) > MOST_FILES or size > MOST_BYTES:
            raise zipfile.BadZipFile
        archive.extractall(into, entries)
