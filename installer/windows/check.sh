#!/bin/sh
# Compiles the Windows installer with a stand-in for the program and tests it under Wine, from setup to removal.
# usage: check.sh
set -eu
cd "$(dirname "$0")"
for tool in makensis wine; do
    if ! command -v "$tool" >/dev/null; then
        echo "Left out: installer for Windows, because $tool is not installed (on Debian: apt-get install nsis wine64 wine)."
        exit 0
    fi
done
exec python3 cycle_test.py
