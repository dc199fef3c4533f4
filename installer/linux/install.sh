#!/bin/sh
# Installs Alhambra Desktop for the current user, without root.
#
# Usage: install.sh [--prefix FOLDER]
#
# The program is copied to FOLDER (default: ~/.local/opt/alhambra-desktop), its commands are linked in ~/.local/bin,
# and it is added to the desktop's menu. An older version is replaced. To uninstall, run FOLDER/uninstall.sh.
set -eu

refuse() {
    echo "install.sh: $1" >&2
    exit 1
}

folder=$HOME/.local/opt/alhambra-desktop
case ${1:-} in
    '') ;;
    --prefix) [ -n "${2:-}" ] || refuse "--prefix needs a folder."; folder=$2 ;;
    *) sed -n '2,7s/^# \{0,1\}//p' "$0"; [ "$1" = --help ]; exit ;;
esac
case $folder in /*) ;; *) folder=$PWD/$folder ;; esac
folder=${folder%/}

here=$(cd "$(dirname "$0")" && pwd)
[ -x "$here/alhambra-desktop/alhambra-desktop" ] || refuse "cannot find $here/alhambra-desktop. Unpack the whole archive."
if [ -e "$folder" ] && [ ! -x "$folder/uninstall.sh" ]; then
    refuse "$folder already exists and was not created by this script. Choose another folder with --prefix FOLDER."
fi

# copy the new version completely before the old one is removed
mkdir -p "$(dirname "$folder")"
new=$(mktemp -d "$folder.XXXXXX")
trap 'rm -rf "$new"; exit 1' HUP INT TERM
chmod 755 "$new"
cp -R "$here/alhambra-desktop/." "$new" && cp "$here/uninstall.sh" "$new" || { rm -rf "$new"; refuse "cannot write to $new. Check the free space and your permissions."; }
"$new/alhambra-desktop" --help >/dev/null || { rm -rf "$new"; refuse "the program does not run on this system. See the error message above."; }
[ ! -e "$folder" ] || "$folder/uninstall.sh" >/dev/null
[ ! -e "$folder" ] || refuse "$folder contains files of yours. Move them, then rename $new to $folder."
mv "$new" "$folder"

bin=$HOME/.local/bin
mkdir -p "$bin" "$HOME/.local/share/man/man6"
for command in alhambra-desktop alhambra-arena alhambra-check alhambra-puzzles alhambra-train; do
    if [ -e "$bin/$command" ] || [ -L "$bin/$command" ]; then
        echo "$bin/$command already exists and was not changed."
    else
        ln -s "$folder/alhambra-desktop" "$bin/$command"
    fi
    ln -sf "$folder/man/$command.6.gz" "$HOME/.local/share/man/man6/$command.6.gz"
done

"$folder/alhambra-desktop" --install-entry
echo "Installed in $folder. To uninstall, run $folder/uninstall.sh."
case :$PATH: in
    *:"$bin":*) ;;
    *) echo "To start the program from a terminal, add $bin to your PATH." ;;
esac
