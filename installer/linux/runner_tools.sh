#!/bin/sh
# Installs the tools of `make check-packages` on a Debian or Ubuntu build machine. Run it as root.
# usage: runner_tools.sh
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends \
    appstream desktop-file-utils flatpak-builder lintian man-db \
    mmdebstrap nsis openbox wine wine64 x11-utils xauth xdotool xvfb
