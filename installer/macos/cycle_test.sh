#!/bin/sh
# Installs the program from its disk image into a temporary folder, starts it and removes it.
# usage: cycle_test.sh IMAGE
set -eu
[ $# -eq 1 ] || { echo "usage: cycle_test.sh IMAGE" >&2; exit 2; }
installer=$(cd "$(dirname "$0")/.." && pwd)
folder=$(mktemp -d)
volume=$folder/volume
trap 'hdiutil detach -quiet "$volume" || true; rm -rf "$folder"' EXIT
mkdir "$folder/Applications"
hdiutil attach -quiet -nobrowse -readonly -mountpoint "$volume" "$1"
[ -L "$volume/Applications" ]
cp -R "$volume/Alhambra Desktop.app" "$folder/Applications/"
hdiutil detach -quiet "$volume"
app="$folder/Applications/Alhambra Desktop.app"
codesign --verify --deep --strict "$app"
plist=$app/Contents/Info.plist
plutil -lint "$plist"
for ending in alhambra alhambra-record; do
    plutil -convert xml1 -o - "$plist" | grep -q "<string>$ending</string>"
done
python "$installer/smoke_test.py" "$app/Contents/MacOS/alhambra-desktop"
rm -rf "$app"
echo "All steps passed."
