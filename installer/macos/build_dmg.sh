#!/bin/sh
# Builds dist/AlhambraDesktop-VERSION-ARCH.dmg from the .app in dist/. Runs on macOS, with dmgbuild (extra `packages`).
# usage: build_dmg.sh
set -eu
cd "$(dirname "$0")/../.."
[ "$(uname)" = Darwin ] || { echo "A disk image can be built on macOS only." >&2; exit 1; }
app="dist/Alhambra Desktop.app"
[ -d "$app" ] || { echo "Cannot find $app. Run installer/build_bundle.py first." >&2; exit 1; }
version=$(python -c 'from alhambra_desktop import __version__; print(__version__)')
image="dist/AlhambraDesktop-$version-$(uname -m).dmg"
rm -f "$image"
codesign --verify --deep --strict "$app"
python -m dmgbuild -s installer/macos/dmg_settings.py -D app="$app" -D icon=build/icons/alhambra-desktop.icns \
    "Alhambra Desktop" "$image"
echo "Built $image."
