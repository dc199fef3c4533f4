#!/usr/bin/env python3
"""Signs programs for Windows where there is a certificate; says so and does nothing without one.

Usage: sign.py FILE...

SIGN_CERTIFICATE (base64 of a .pfx) and SIGN_PASSWORD come from the environment, signtool from Windows' SDK.
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SDK = Path(r"C:\Program Files (x86)\Windows Kits\10\bin")
CLOCK = "http://timestamp.digicert.com"
"""Says when a file was signed, so that it stays good when the certificate has run out."""


def signtool() -> str | None:
    """The newest signtool that there is."""
    return shutil.which("signtool") or max(map(str, SDK.glob("10.*/x64/signtool.exe")), default=None)


def main(files: list[str]) -> int:
    """Sign the files; the exit code."""
    if not files:
        print("usage: sign.py FILE...", file=sys.stderr)
        return 2
    certificate = os.environ.get("SIGN_CERTIFICATE")
    if not certificate:
        print("Not signed: there is no SIGN_CERTIFICATE.")
        return 0
    tool = signtool()
    if tool is None:
        print("signtool is missing: install the Windows SDK.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        key = Path(folder, "certificate.pfx")
        key.write_bytes(base64.b64decode(certificate))
        who = ["/f", str(key), "/p", os.environ.get("SIGN_PASSWORD", "")]
        how = ["/fd", "sha256", "/td", "sha256", "/tr", CLOCK]
        return subprocess.run([tool, "sign", *who, *how, *files], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
