#!/bin/sh
# Compiles the installer for Windows with a stand-in for the program and tries its whole life under Wine.
# usage: check.sh
set -eu
cd "$(dirname "$0")"
for tool in makensis wine; do
    if ! command -v "$tool" >/dev/null; then
        echo "Left out: the installer for Windows, because $tool is missing (on Debian: apt-get install nsis wine64 wine)."
        exit 0
    fi
done
exec python3 cycle_test.py
