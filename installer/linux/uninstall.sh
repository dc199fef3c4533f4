#!/bin/sh
# Removes everything that install.sh installed for this user. Saved games and settings are kept.
#
# Usage: uninstall.sh
set -eu

if [ $# -gt 0 ]; then
    sed -n '2,4s/^# \{0,1\}//p' "$0"
    exit
fi
folder=$(cd "$(dirname "$0")" && pwd)
if [ ! -x "$folder/alhambra-desktop" ] || [ ! -d "$folder/_internal" ]; then
    echo "uninstall.sh: the program is not installed in $folder. Run the uninstall.sh in its folder." >&2
    exit 1
fi

"$folder/alhambra-desktop" --remove-entry
for command in alhambra-desktop alhambra-arena alhambra-check alhambra-puzzles alhambra-train; do
    link=$HOME/.local/bin/$command
    page=$HOME/.local/share/man/man6/$command.6.gz
    [ "$(readlink "$link" || :)" != "$folder/alhambra-desktop" ] || rm "$link"
    [ "$(readlink "$page" || :)" != "$folder/man/$command.6.gz" ] || rm "$page"
done

# remove only the files that we installed; the user may have added others
rm -rf "$folder/_internal" "$folder/licences" "$folder/man"
rm -f "$folder/alhambra-desktop" "$folder/uninstall.sh"
rmdir "$folder" || :
echo "Alhambra Desktop was removed from $folder."
