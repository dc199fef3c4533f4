#!/bin/sh
# Creates a draft release with all files in a folder, their checksums, and the notes from CHANGELOG.md.
# usage: publish.sh TAG FOLDER        (uses GH_TOKEN and GH_REPO; review and publish the draft by hand)
set -eu
[ $# -eq 2 ] || { echo "usage: publish.sh TAG FOLDER" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
notes=$(mktemp)
trap 'rm -f "$notes"' EXIT
python3 "$here/release_notes.py" "$1" --out "$notes"
cd "$2"
rm -f SHA256SUMS
sums=$(sha256sum -- *)
printf '%s\n' "$sums" >SHA256SUMS
gh release create "$1" --draft --verify-tag --title "Alhambra Desktop ${1#v}" --notes-file "$notes" -- *
