"""A fresh Debian to try packages in: unpacked into memory, in a namespace of its own, gone with the process.

Nothing of the machine is mounted where it could be removed by accident: the new system is a tmpfs that only
this process and its children see, and nothing is ever deleted from it.
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
# What a desktop has and a package of ours does not bring: the programs behind a double click.
DESKTOP = ("ca-certificates", "dbus", "libglib2.0-bin", "libgtk-3-bin")
TOOLS = ("mmdebstrap", "unshare", "Xvfb", "xdotool", "openbox", "import")
USER = "player"
FRAME_ALONE = 50_000
"""Bytes of a picture in which nothing but the frame of a window is painted, and more."""

TIMEOUT = 60.0
"""Seconds until a window must be there, on a machine that has other things to do."""


class ChrootError(Exception):
    """What was tried did not happen; the message is one sentence."""


def why_not() -> str | None:
    """One sentence about why this machine cannot try packages in a fresh Debian, or None."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return "only root of a Linux machine can try packages in a fresh Debian."
    if lacking := [tool for tool in TOOLS if shutil.which(tool) is None]:
        return f"{', '.join(lacking)} must be installed to try packages in a fresh Debian."
    allowed = subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "true"], capture_output=True, check=False
    )
    return (
        None if allowed.returncode == 0 else "this machine allows no namespaces, so no fresh Debian either."
    )


def base(suite: str) -> Path:
    """The archive of a minimal system, made by mmdebstrap and kept for the next time."""
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
            raise ChrootError(f"mmdebstrap could not make a minimal Debian {suite} from {MIRROR}.")
        half.rename(archive)
    return archive


def alone(path: Path) -> IO[bytes]:
    """A lock on the kept packages, which two systems cannot use at once; it ends with the process."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = path.open("wb")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def enter(arguments: list[str]) -> None:
    """Start this script once more where what it mounts and starts is its own, and end with it."""
    flags = ["--mount", "--pid", "--fork", "--kill-child", "--propagation", "private"]
    os.execvp("unshare", ["unshare", *flags, sys.executable, os.path.abspath(sys.argv[0]), *arguments])


class Chroot:
    """A minimal system with an ordinary user and a screen; made within ``enter`` only."""

    def __init__(self, suite: str, pictures: Path) -> None:
        if os.getpid() != 1:
            raise ChrootError("A fresh Debian is only made in a namespace of its own.")
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
        """An X server with a window manager outside, whose socket the new system sees."""
        # a server outside takes the lock of one in here for stale, as it does not see its process: both want
        # numbers that nobody else has
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
        """Run a command of the new system as root; what it printed."""
        return self._run(
            ["/usr/sbin/chroot", str(self.root), *map(str, command)],
            {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"},
        )

    def as_user(self, *command: str | Path) -> str:
        """Run a command of the new system as its user, in the home folder; what it printed."""
        return self._run(self._users(command), self._environment())

    def start(self, *command: str | Path) -> subprocess.Popen[bytes]:
        """Start a program of the new system as its user; its output goes to a file beside the pictures."""
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
        """Put a file into the user's home; its path there."""
        shutil.copyfile(file, self.home / name)
        self.as_root("chown", USER, f"/home/{USER}/{name}")
        return Path("/home", USER, name)

    # -- windows

    def windows(self, title: str) -> list[str]:
        """The windows that are seen and have these words in their title."""
        command = ["xdotool", "search", "--onlyvisible", "--name", title]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.split()

    def window(self, title: str) -> str:
        """The one window with these words in its title, as soon as it is there."""
        return until(lambda: self.windows(title), f"a window {title!r}")[0]

    def picture(self, name: str) -> None:
        """What is on the screen, as a file."""
        time.sleep(2)  # what is animated comes to rest
        path = self.pictures / f"{name}.png"

        def painted() -> bool:
            """A window is seen before it is painted; on a busy machine long before."""
            subprocess.run(["import", "-window", "root", str(path)], check=True)
            return path.stat().st_size > FRAME_ALONE

        until(painted, f"a painted window for {name}")

    def close(self) -> None:
        """Close all windows by the key for it, dialogs first, and wait until they are gone."""

        def gone() -> bool:
            # to no window by name: were that gone by then, the keys would stay down and close the next one
            subprocess.run(["xdotool", "key", "alt+F4"], check=True)
            time.sleep(1)
            return not self.windows("Alhambra Desktop")

        until(gone, "the end of the closed window")


def until(answer: Callable[[], T], what: str) -> T:
    """What ``answer`` gives as soon as it gives something."""
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        if found := answer():
            return found
        time.sleep(0.1)
    raise ChrootError(f"After {TIMEOUT:g} seconds there was still not {what}.")
