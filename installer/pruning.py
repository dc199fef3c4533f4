"""What PyInstaller collects and a bundle does without: plugins, libraries of the system, and what they need.

A table is a list of PyInstaller's rows: the name in the bundle, the file it comes from, the kind of entry.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from importlib.util import find_spec

Row = tuple[str, str, str]

LANGUAGES = "de|en|fr|hu|pt_BR"
"""The languages of Qt's own words that go along."""

# PyInstaller takes all plugins of a Qt library that is in use; these do nothing for a board game.
# The platforms offscreen (pictures, tests), xcb and wayland stay, and so does the drawing of SVG.
# QtNetwork serves for sockets of this machine alone, so it needs neither TLS nor news of networks.
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

# A desktop brings these itself. Drivers of graphics cards are loaded beside them and break on older ones.
SYSTEM = re.compile(
    r"""
    ^lib(stdc\+\+|gcc_s                            # what drivers stand on
      |z|zstd|lzma|expat                           # and their compilers
      |X11|X11-xcb|Xau|Xdmcp|wayland-\w+           # the screen
      |fontconfig|freetype                         # fonts, with settings and caches of the system
      |glib-2\.0|gthread-2\.0|dbus-1               # the session
      |gssapi_krb5|krb5|k5crypto|krb5support|com_err|keyutils
    )\.so\b
    """,
    re.VERBOSE,
)

SLOWER_WORDS = ("fluent", "babel", "pytz")
"""The library for words that is used where there is no rustfluent, with what it needs: 36 MB."""


def unused_words(find: Callable[[str], object] = find_spec) -> tuple[str, ...]:
    """The packages that stay out where rustfluent is there; the tests want them beside it."""
    return () if find("rustfluent") is None else SLOWER_WORDS


def kept(table: Iterable[Row]) -> list[Row]:
    """The rows of a table that the program needs."""
    return [row for row in table if not DROPPED.search("/" + row[0].replace("\\", "/"))]


def without_system(table: Iterable[Row], needed: Callable[[str], Iterable[str]]) -> list[Row]:
    """The rows without libraries that a Linux desktop brings, and without what only these or nobody needs.

    ``needed`` tells for the path of a file the names of the libraries that it asks for.
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
    """True for a library that was collected because another file asks for it."""
    return row[2] == "BINARY" and "/" not in row[0] and not row[0].startswith("libpython")


def elf_needs(path: str) -> list[str]:
    """The libraries that an ELF file asks for by itself."""
    told = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^\s+NEEDED\s+(\S+)$", told, re.MULTILINE)
