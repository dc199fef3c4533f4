"""Removes files that PyInstaller collects and a bundle does not need.

In this file, a table is a list of entries of the bundle, as PyInstaller collects them. Each row contains the
name in the bundle, the source file, and the kind of entry.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from importlib.util import find_spec

Row = tuple[str, str, str]

LANGUAGES = "de|en|fr|hu|pt_BR"
"""Languages of Qt's own texts that a bundle contains."""

# Files that the program does not need. PyInstaller collects all plugins of every Qt library in use.
# QtNetwork is used for local sockets only, so TLS and network monitoring are dropped too.
DROPPED = re.compile(
    rf"""
      /plugins/platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vnc|vkkhrdisplay|direct2d)\b
    | /plugins/(egldeviceintegrations|networkinformation|tls|generic|printsupport|sqldrivers)/
    | /plugins/platforminputcontexts/(lib)?qtvirtualkeyboard
    | /plugins/platformthemes/(lib)?qgtk3
    | /plugins/imageformats/(lib)?q(gif|icns|jpeg|pdf|tga|tiff|wbmp|webp)\b
    | (lib)?Qt6?(Pdf|Qml|QmlMeta|QmlModels|QmlWorkerScript|Quick|VirtualKeyboard|VirtualKeyboardQml
               |EglFSDeviceIntegration|EglFsKmsSupport|EglFsKmsGbmSupport)(\.so|\.dll|\.framework|$)
    | /opengl32sw\.dll$
    | (^|/)lib(ssl|crypto)[.-]
    | /lib-dynload/_(ssl|hashlib)\.
    | /_(ssl|hashlib)\.pyd$
    | /_multiarray_tests\.
    | /translations/(?!qtbase_({LANGUAGES})\.qm$|qt_pt_PT\.qm$)
    """,
    re.VERBOSE,
)

# Libraries that a bundle must not contain. Every desktop has them. Graphics drivers load them too, and would
# fail if a bundle contained older versions.
SYSTEM = re.compile(
    r"""
    ^lib(stdc\+\+|gcc_s                            # used by drivers
      |z|zstd|lzma|expat                           # and by their compilers
      |X11|X11-xcb|Xau|Xdmcp|wayland-\w+           # the screen
      |fontconfig|freetype                         # fonts, with settings and caches of the system
      |glib-2\.0|gthread-2\.0|dbus-1               # the session
      |gssapi_krb5|krb5|k5crypto|krb5support|com_err|keyutils
    )\.so\b
    """,
    re.VERBOSE,
)

SLOWER_WORDS = ("fluent", "babel", "pytz")
"""The library that formats texts if rustfluent is not installed, and its dependencies (36 MB in total)."""


def unused_words(find: Callable[[str], object] = find_spec) -> tuple[str, ...]:
    """Return the packages that a bundle does not need, or nothing if rustfluent is not installed."""
    return () if find("rustfluent") is None else SLOWER_WORDS


def kept(table: Iterable[Row]) -> list[Row]:
    return [row for row in table if not DROPPED.search("/" + row[0].replace("\\", "/"))]


def without_system(table: Iterable[Row], needed: Callable[[str], Iterable[str]]) -> list[Row]:
    """Remove libraries that every Linux desktop has, and libraries that no remaining file needs.

    ``needed`` returns the names of the libraries that a file needs.
    """
    table = [row for row in table if not SYSTEM.match(row[0])]
    libraries = {row[0]: row for row in table if _is_library(row)}
    wanted: set[str] = set()
    looked_at = [row for row in table if row[0] not in libraries]
    while looked_at:
        found = {name for row in looked_at if row[2] != "SYMLINK" for name in needed(row[1])}
        looked_at = [libraries[name] for name in found - wanted if name in libraries]
        wanted |= found
    return [row for row in table if row[0] not in libraries or row[0] in wanted]


def _is_library(row: Row) -> bool:
    """Return whether a row is a library that PyInstaller collected because another file needs it."""
    return row[2] == "BINARY" and "/" not in row[0] and not row[0].startswith("libpython")


def elf_needs(path: str) -> list[str]:
    header = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^\s+NEEDED\s+(\S+)$", header, re.MULTILINE)
