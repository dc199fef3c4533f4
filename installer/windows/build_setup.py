#!/usr/bin/env python3
"""Build the Windows installer of a bundle with makensis (NSIS 3), on any system.

Usage: build_setup.py [--bundle FOLDER] [--out FILE] [--version N] [--icon FILE]
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SCRIPT = HERE / "alhambra-desktop.nsi"
BUNDLE = ROOT / "dist" / "alhambra-desktop"
ICON = ROOT / "build" / "icons" / "alhambra-desktop.ico"
USUAL_PLACE = r"C:\Program Files (x86)\NSIS\makensis.exe"

TARGET = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
"""NSIS target. The published NSIS for Windows lacks amd64, and wine64 needs amd64."""


def own_version() -> str:
    sys.path.insert(0, str(ROOT))
    from alhambra_desktop import __version__

    return __version__


def makensis() -> str | None:
    return shutil.which("makensis") or shutil.which(USUAL_PLACE)


def file_list(bundle: Path) -> str:
    """Return the text of two NSIS macros: one installs the bundle's files, the other removes them.

    The second macro removes a folder only if the folder is empty.
    """
    files = sorted(path for path in bundle.rglob("*") if path.is_file())
    folders = sorted({folder for path in files for folder in path.relative_to(bundle).parents})
    install, remove = ["!macro InstallFiles"], ["!macro RemoveFiles"]
    for folder in folders:
        install.append(f'  SetOutPath "$INSTDIR{_below(folder)}"')
        install += [f'  File "{path}"' for path in files if path.relative_to(bundle).parent == folder]
    remove += [f'  Delete "$INSTDIR{_below(path.relative_to(bundle))}"' for path in files]
    remove += [f'  RMDir "$INSTDIR{_below(folder)}"' for folder in reversed(folders) if folder.parts]
    return "\n".join([*install, "!macroend", *remove, "!macroend", ""])


def _below(path: Path) -> str:
    """Return a path in the bundle in NSIS syntax, relative to the program's folder."""
    return "".join("\\" + part.replace("$", "$$") for part in path.parts)


def definitions(bundle: Path, out: Path, version: str, icon: Path | None, listed: Path) -> dict[str, str]:
    files = [path for path in bundle.rglob("*") if path.is_file()]
    longest = max(len(str(path.relative_to(bundle))) for path in files) + 1
    size = sum(path.stat().st_size for path in files) // 1024
    values = {"TARGET": TARGET, "VERSION": version, "OUTFILE": str(out), "FILES": str(listed)}
    values |= {"SIZE": str(max(1, size)), "LONGEST": str(longest)}
    return values | ({"ICON": str(icon)} if icon is not None else {})


def build(bundle: Path, out: Path, version: str, icon: Path | None) -> int:
    compiler = makensis()
    if compiler is None:
        print("makensis is not installed. Install NSIS 3 (on Debian: apt-get install nsis).", file=sys.stderr)
        return 1
    if not (bundle / "alhambra-desktop.exe").is_file():
        print(
            f"Cannot find alhambra-desktop.exe in {bundle}. Build the bundle on Windows first.",
            file=sys.stderr,
        )
        return 1
    out.parent.mkdir(parents=True, exist_ok=True)
    listed = out.with_suffix(".nsh")
    listed.write_text(file_list(bundle), encoding="utf-8")
    options = [f"-D{name}={value}" for name, value in definitions(bundle, out, version, icon, listed).items()]
    code = subprocess.run(
        [compiler, "-V2", "-INPUTCHARSET", "UTF8", *options, str(SCRIPT)], check=False
    ).returncode
    listed.unlink()
    return code


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build the Windows installer of a bundle.")
    parser.add_argument("--bundle", type=Path, default=BUNDLE, metavar="FOLDER")
    parser.add_argument("--out", type=Path, metavar="FILE")
    parser.add_argument("--version", default=own_version(), metavar="N")
    parser.add_argument("--icon", type=Path, default=ICON if ICON.is_file() else None, metavar="FILE")
    options = parser.parse_args(arguments)
    out = options.out or ROOT / "dist" / f"AlhambraDesktop-{options.version}-setup.exe"
    icon = options.icon.resolve() if options.icon is not None else None
    code = build(options.bundle.resolve(), out.resolve(), options.version, icon)
    if code == 0:
        print(f"{out} has {out.stat().st_size / 1_000_000:.1f} MB.")
    return code


if __name__ == "__main__":
    sys.exit(main())
