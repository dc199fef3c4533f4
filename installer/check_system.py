#!/usr/bin/env python3
"""Check which system packages Alhambra Desktop needs and this machine lacks.

Usage: check_system.py {run,test,bundle}

The script uses only the standard library, because it runs before anything is installed. Its syntax is that of
Python 3.8, because a Python that is too old must print the message of `check_python` instead of a
SyntaxError. As root on Debian and its derivatives, the script installs missing packages. If no required
package is missing at the end, the exit code is 0.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from typing import NamedTuple

OLDEST_PYTHON = (3, 11)


class Need(NamedTuple):
    # "library" (a soname), "program" (a command), "module" (of the standard library) or "header" (of C)
    kind: str
    name: str
    package: str


# Needed by `import PySide6.QtGui`, with or without a screen.
QT = (
    Need("library", "libGL.so.1", "libgl1"),
    Need("library", "libEGL.so.1", "libegl1"),
    Need("library", "libxkbcommon.so.0", "libxkbcommon0"),
    Need("library", "libdbus-1.so.3", "libdbus-1-3"),
    Need("library", "libfontconfig.so.1", "libfontconfig1"),
    Need("library", "libglib-2.0.so.0", "libglib2.0-0"),
)
# Loaded by Qt's xcb plugin to show a window.
WINDOW = (
    Need("library", "libX11-xcb.so.1", "libx11-xcb1"),
    Need("library", "libxcb.so.1", "libxcb1"),
    Need("library", "libxcb-cursor.so.0", "libxcb-cursor0"),
    Need("library", "libxcb-icccm.so.4", "libxcb-icccm4"),
    Need("library", "libxcb-image.so.0", "libxcb-image0"),
    Need("library", "libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Need("library", "libxcb-randr.so.0", "libxcb-randr0"),
    Need("library", "libxcb-render-util.so.0", "libxcb-render-util0"),
    Need("library", "libxcb-shape.so.0", "libxcb-shape0"),
    Need("library", "libxcb-sync.so.1", "libxcb-sync1"),
    Need("library", "libxcb-util.so.1", "libxcb-util1"),
    Need("library", "libxcb-xfixes.so.0", "libxcb-xfixes0"),
    Need("library", "libxcb-xkb.so.1", "libxcb-xkb1"),
    Need("library", "libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)
# Loaded by Qt's Wayland plugin. A build of the bundle needs them, because the bundle contains this plugin.
WAYLAND = (
    Need("library", "libwayland-client.so.0", "libwayland-client0"),
    Need("library", "libwayland-cursor.so.0", "libwayland-cursor0"),
    Need("library", "libwayland-egl.so.1", "libwayland-egl1"),
)
VIRTUAL_SCREEN = (
    Need("program", "Xvfb", "xvfb"),
    Need("program", "xauth", "xauth"),
    Need("program", "xdotool", "xdotool"),
    Need("program", "openbox", "openbox"),
)

OPTIONAL = {
    "test": "Optional, for the tests on a virtual screen: ",
    "bundle": "Optional, for a bundle that is 28 MB smaller: ",
}


def python_needs() -> tuple[Need, ...]:
    """Return the module that creates virtual environments. On Debian, it is in a separate package."""
    return (Need("module", "ensurepip", f"{python_package()}-venv"),)


def bundle_needs() -> tuple[Need, ...]:
    needs = [Need("program", name, "binutils") for name in ("objcopy", "objdump", "strip")]
    soname = sysconfig.get_config_var("INSTSONAME") or ""
    if soname.startswith("libpython") and ".so" in soname:
        folder = sysconfig.get_config_var("LIBDIR") or ""
        if not os.path.exists(os.path.join(folder, soname)):
            needs.append(Need("library", soname, "libpython{}.{}".format(*sys.version_info[:2])))
    return tuple(needs)


def compiler_needs() -> tuple[Need, ...]:
    """Return what is needed to build NumPy without OpenBLAS. The bundle is smaller without OpenBLAS."""
    headers = Need("header", "Python.h", f"{python_package()}-dev")
    return (Need("program", "cc", "gcc"), Need("program", "c++", "g++"), headers)


def needs_for(purpose: str) -> tuple[tuple[Need, ...], tuple[Need, ...]]:
    if purpose == "run":
        return python_needs() + QT + WINDOW, ()
    if purpose == "test":
        return python_needs() + QT, WINDOW + VIRTUAL_SCREEN
    return python_needs() + QT + WINDOW + WAYLAND + bundle_needs(), compiler_needs()


def python_package() -> str:
    """Return the Debian package of the running Python: python3 for the system's Python, else python3.x."""
    system = os.path.realpath("/usr/bin/python3")
    if os.path.realpath(sys.executable) == system:
        return "python3"
    return "python{}.{}".format(*sys.version_info[:2])


def is_present(need: Need) -> bool:
    if need.kind == "program":
        return shutil.which(need.name) is not None
    if need.kind == "module":
        return importlib.util.find_spec(need.name) is not None
    if need.kind == "header":
        return os.path.exists(os.path.join(sysconfig.get_path("include"), need.name))
    try:
        ctypes.CDLL(need.name)
    except OSError:
        return False
    return True


def missing(needs: tuple[Need, ...]) -> list[Need]:
    return [need for need in needs if not is_present(need)]


def os_release(path: str = "/etc/os-release") -> dict[str, str]:
    try:
        with open(path, encoding="utf-8") as file:
            pairs = [line.strip().split("=", 1) for line in file if "=" in line]
    except OSError:
        return {}
    return {name: value.strip("\"'") for name, value in pairs}


def has_64_bit_time(release: dict[str, str]) -> bool:
    """Return whether the names of some library packages end in t64.

    They do so since Debian 13 and Ubuntu 24.04.
    """
    first = {"debian": 13, "ubuntu": 24}.get(release.get("ID", ""))
    if first is None:
        return False
    major = release.get("VERSION_ID", "").split(".")[0]
    return not major or int(major) >= first  # Debian testing and unstable have no number


def packages(needs: list[Need], release: dict[str, str]) -> list[str]:
    names = []
    for need in needs:
        name = need.package
        if name == "libglib2.0-0" and has_64_bit_time(release):
            name = "libglib2.0-0t64"
        if name not in names:
            names.append(name)
    return names


def command(names: list[str]) -> str:
    return "sudo apt-get install --no-install-recommends " + " ".join(names)


def install(names: list[str]) -> bool:
    print("Installing system packages: " + " ".join(names), flush=True)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    subprocess.call(["apt-get", "update", "-qq"], env=environment)  # if this fails, old lists may suffice
    line = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *names]
    return subprocess.call(line, env=environment, stdout=subprocess.DEVNULL) == 0


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def describe(needs: list[Need], release: dict[str, str]) -> str:
    if shutil.which("apt-get") is not None:
        return command(packages(needs, release))
    return "use your package manager to install the packages with " + ", ".join(need.name for need in needs)


def check_python(version: tuple[int, ...]) -> str | None:
    if version[:2] >= OLDEST_PYTHON:
        return None
    return (
        "Alhambra Desktop needs Python {}.{} or newer; {} is {}. "
        "Install a newer one and select it: make run PYTHON=python3.11"
    ).format(*OLDEST_PYTHON, sys.executable, ".".join(str(part) for part in version[:3]))


def check_linux(purpose: str) -> int:
    needed, optional = needs_for(purpose)
    release = os_release()
    lacking, wanting = missing(needed), missing(optional)
    if (lacking or wanting) and may_install():
        install(packages(lacking + wanting, release))
        importlib.invalidate_caches()
        lacking, wanting = missing(needed), missing(optional)
    if wanting:
        print(OPTIONAL[purpose] + describe(wanting, release))
    if lacking:
        print("Missing system packages: " + describe(lacking, release), file=sys.stderr)
        return 1
    return 0


def main(arguments: list[str]) -> int:
    purpose = arguments[0] if arguments else "run"
    if purpose not in ("run", "test", "bundle") or len(arguments) > 1:
        print("usage: check_system.py {run,test,bundle}", file=sys.stderr)
        return 2
    complaint = check_python(sys.version_info[:3])
    if complaint is not None:
        print(complaint, file=sys.stderr)
        return 1
    if not sys.platform.startswith("linux"):
        print("This system needs no additional packages for Qt.")
        return 0
    return check_linux(purpose)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
