#!/usr/bin/env python3
"""Sign programs for Windows. If there is no certificate, print a message and do nothing.

Usage: sign.py FILE...

The environment variable SIGN_CERTIFICATE contains the certificate (a .pfx in base64), and SIGN_PASSWORD its
password. The script uses signtool, which is part of the Windows SDK.
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
"""Timestamp server. With a timestamp, a signature stays valid after the certificate has expired."""


def signtool() -> str | None:
    """Return the signtool on the PATH or, without it, the newest signtool of the Windows SDK."""
    return shutil.which("signtool") or max(map(str, SDK.glob("10.*/x64/signtool.exe")), default=None)


def main(files: list[str]) -> int:
    if not files:
        print("usage: sign.py FILE...", file=sys.stderr)
        return 2
    certificate = os.environ.get("SIGN_CERTIFICATE")
    if not certificate:
        print("Not signed: SIGN_CERTIFICATE is not set.")
        return 0
    tool = signtool()
    if tool is None:
        print("signtool is not installed. Install the Windows SDK.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        key = Path(folder, "certificate.pfx")
        key.write_bytes(base64.b64decode(certificate))
        who = ["/f", str(key), "/p", os.environ.get("SIGN_PASSWORD", "")]
        how = ["/fd", "sha256", "/td", "sha256", "/tr", CLOCK]
        return subprocess.run([tool, "sign", *who, *how, *files], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
