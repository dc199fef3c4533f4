"""A fresh Debian system in memory for testing packages.

The system is a tmpfs that disappears when the process ends. It shares only the package cache and the sockets
of X servers with the machine.
"""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, TypeVar

T = TypeVar("T")

CACHE = Path(__file__).resolve().parents[2] / "build" / "chroots"
MIRROR = "http://deb.debian.org/debian"
# packages that are needed to open files by double-click; every desktop has them
DESKTOP = ("ca-certificates", "dbus", "libglib2.0-bin", "libgtk-3-bin")
TOOLS = ("mmdebstrap", "unshare", "Xvfb", "xdotool", "openbox", "import")
USER = "player"
FRAME_ALONE = 50_000
"""Maximum size in bytes of a screenshot that shows only the frame of a window."""

TIMEOUT = 60.0
"""Maximum number of seconds to wait for a window or another condition, long enough for a busy machine."""


class ChrootError(Exception):
    """A step of a test failed."""


def why_not() -> str | None:
    """Return a sentence about why this machine cannot test packages in a fresh Debian, or None."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return "packages can be tested in a fresh Debian only as root on Linux."
    if lacking := [tool for tool in TOOLS if shutil.which(tool) is None]:
        return f"{', '.join(lacking)} must be installed to test packages in a fresh Debian."
    allowed = subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "true"], capture_output=True, check=False
    )
    return None if allowed.returncode == 0 else "this machine does not allow namespaces."


def base(suite: str) -> Path:
    archive = CACHE / f"{suite}.tar"
    if not archive.is_file():
        CACHE.mkdir(parents=True, exist_ok=True)
        half = archive.with_suffix(".part.tar")
        include = f"--include={','.join(DESKTOP)}"
        command = [
            "mmdebstrap",
            "--quiet",
            "--mode=root",
            "--variant=minbase",
            include,
            suite,
            str(half),
            MIRROR,
        ]
        if subprocess.run(command, check=False).returncode != 0:
            raise ChrootError(f"mmdebstrap could not create a minimal Debian {suite} from {MIRROR}.")
        half.rename(archive)
    return archive


def alone(path: Path) -> IO[bytes]:
    """Lock the package cache until the process ends, because only one system at a time can use it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.open("wb")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def enter(arguments: list[str]) -> None:
    """Run the same script again, in separate mount and process namespaces, in place of this process."""
    flags = ["--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"]
    os.execvp("unshare", ["unshare", *flags, sys.executable, os.path.abspath(sys.argv[0]), *arguments])


class Chroot:
    """A minimal system with an unprivileged user and a screen. Create it only after `enter`."""

    def __init__(self, suite: str, pictures: Path) -> None:
        if os.getpid() != 1:
            raise ChrootError("Create the fresh Debian in separate namespaces, with enter().")
        self.lock = alone(CACHE / "lock")
        self.root = Path("/mnt")
        self.pictures = pictures
        self._mount("-t", "tmpfs", "-o", "size=4g,mode=755", "tmpfs", self.root)
        subprocess.run(["tar", "-C", self.root, "-xf", base(suite)], check=True)
        self._mount("-t", "proc", "proc", self.root / "proc")
        self._mount("-t", "tmpfs", "tmpfs", self.root / "dev" / "shm")
        packages = CACHE / f"{suite}-packages"
        (packages / "partial").mkdir(parents=True, exist_ok=True)
        self._mount("--bind", packages, self.root / "var" / "cache" / "apt" / "archives")
        (self.root / "etc" / "resolv.conf").write_bytes(Path("/etc/resolv.conf").read_bytes())
        self.home = self.root / "home" / USER
        self.runtime = Path("/run/user/1000")
        self.as_root("useradd", "--create-home", "--uid", "1000", USER)
        self.as_root("install", "-d", "-o", USER, "-m", "700", self.runtime)
        self.screen = self._start_screen()

    @staticmethod
    def _mount(*arguments: str | Path) -> None:
        Path(arguments[-1]).mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", *map(str, arguments)], check=True)

    def _start_screen(self) -> str:
        # Use a screen number that other X servers do not try. An X server outside the namespaces cannot see
        # the process of the new server. It would regard the new server's lock as stale and take over the
        # number.
        screen = f":{1000 + secrets.randbelow(50_000)}"
        size = ["-screen", "0", "1280x800x24"]
        subprocess.Popen(["Xvfb", screen, *size, "-nolisten", "tcp", "-noreset"], stderr=subprocess.DEVNULL)
        until(Path(f"/tmp/.X11-unix/X{screen[1:]}").exists, "a screen")
        os.environ["DISPLAY"] = screen
        self._mount("--bind", "/tmp/.X11-unix", self.root / "tmp" / ".X11-unix")
        quiet = subprocess.DEVNULL
        subprocess.Popen(["openbox"], stdout=quiet, stderr=quiet)
        self.start("dbus-daemon", "--session", "--nofork", f"--address=unix:path={self.runtime}/bus")
        until((self.root / f".{self.runtime}" / "bus").exists, "a session bus")
        return screen

    # -- commands

    def as_root(self, *command: str | Path) -> str:
        return self._run(
            ["/usr/sbin/chroot", str(self.root), *map(str, command)],
            {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"},
        )

    def as_user(self, *command: str | Path) -> str:
        return self._run(self._users(command), self._environment())

    def start(self, *command: str | Path) -> subprocess.Popen[bytes]:
        """Start a program as the user. Its output is stored next to the screenshots."""
        self.pictures.mkdir(parents=True, exist_ok=True)
        with (self.pictures / f"{Path(command[0]).name}.log").open("ab") as log:
            return subprocess.Popen(self._users(command), env=self._environment(), stdout=log, stderr=log)

    def _users(self, command: tuple[str | Path, ...]) -> list[str]:
        inside = 'cd && exec "$@"'
        return [
            "/usr/sbin/chroot",
            f"--userspec={USER}",
            str(self.root),
            "sh",
            "-c",
            inside,
            "sh",
            *map(str, command),
        ]

    def _environment(self) -> dict[str, str]:
        return {
            "HOME": f"/home/{USER}",
            "USER": USER,
            "LANG": "C.UTF-8",
            "PATH": f"/home/{USER}/.local/bin:/usr/local/bin:/usr/bin:/bin",
            "DISPLAY": os.environ["DISPLAY"],
            "XDG_RUNTIME_DIR": str(self.runtime),
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.runtime}/bus",
        }

    @staticmethod
    def _run(command: list[str], environment: dict[str, str]) -> str:
        environment = dict(environment, DEBIAN_FRONTEND="noninteractive")
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise ChrootError(
                f"{' '.join(command[2:])} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
            )
        return done.stdout

    def give(self, file: Path, name: str) -> Path:
        shutil.copyfile(file, self.home / name)
        self.as_root("chown", USER, f"/home/{USER}/{name}")
        return Path("/home", USER, name)

    # -- windows

    def windows(self, title: str) -> list[str]:
        command = ["xdotool", "search", "--onlyvisible", "--name", title]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()

    def window(self, title: str) -> str:
        return until(lambda: self.windows(title), f"a window {title!r}")[0]

    def picture(self, name: str) -> None:
        time.sleep(2)  # wait for the end of animations
        path = self.pictures / f"{name}.png"

        def painted() -> bool:
            """Return whether the window is painted. The window can be mapped long before it is painted."""
            subprocess.run(["import", "-window", "root", str(path)], check=True)
            return path.stat().st_size > FRAME_ALONE

        until(painted, f"a painted window for {name}")

    def close(self) -> None:
        def gone() -> bool:
            # do not send the keys to a specific window: if it closes before the keys are released, they stay
            # pressed and close the next window
            subprocess.run(["xdotool", "key", "alt+F4"], check=True)
            time.sleep(1)
            return not self.windows("Alhambra Desktop")

        until(gone, "the end of the closed window")


def until(answer: Callable[[], T], what: str) -> T:
    """Call ``answer`` until it returns a true value, and return this value.

    Raise `ChrootError` after ``TIMEOUT``.
    """
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        if found := answer():
            return found
        time.sleep(0.1)
    raise ChrootError(f"Waited {TIMEOUT:g} seconds for {what}.")
