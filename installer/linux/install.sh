#!/bin/sh
# Installs Alhambra Desktop for the user who runs this, without root.
#
# Usage: install.sh [--prefix FOLDER]
#
# The program goes to FOLDER (~/.local/opt/alhambra-desktop), links to its commands to ~/.local/bin, and its
# entry into the desktop's menu. An older version there is replaced; FOLDER/uninstall.sh takes all back.
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
[ -x "$here/alhambra-desktop/alhambra-desktop" ] || refuse "there is no $here/alhambra-desktop; unpack the whole archive."
if [ -e "$folder" ] && [ ! -x "$folder/uninstall.sh" ]; then
    refuse "$folder is there and was not installed by this; choose another with --prefix FOLDER."
fi

# the new version is whole before the old one goes
mkdir -p "$(dirname "$folder")"
new=$(mktemp -d "$folder.XXXXXX")
trap 'rm -rf "$new"; exit 1' HUP INT TERM
chmod 755 "$new"
cp -R "$here/alhambra-desktop/." "$new" && cp "$here/uninstall.sh" "$new" || { rm -rf "$new"; refuse "$new cannot be written; make room or allow it."; }
"$new/alhambra-desktop" --help >/dev/null || { rm -rf "$new"; refuse "the program does not run on this system (see above)."; }
[ ! -e "$folder" ] || "$folder/uninstall.sh" >/dev/null
[ ! -e "$folder" ] || refuse "$folder holds files that are not ours; move them away, then rename $new to it."
mv "$new" "$folder"

bin=$HOME/.local/bin
mkdir -p "$bin" "$HOME/.local/share/man/man6"
for command in alhambra-desktop alhambra-arena alhambra-check alhambra-puzzles alhambra-train; do
    if [ -e "$bin/$command" ] || [ -L "$bin/$command" ]; then
        echo "$bin/$command is there already and was left as it is."
    else
        ln -s "$folder/alhambra-desktop" "$bin/$command"
    fi
    ln -sf "$folder/man/$command.6.gz" "$HOME/.local/share/man/man6/$command.6.gz"
done

"$folder/alhambra-desktop" --install-entry
echo "Installed in $folder; to remove it, run $folder/uninstall.sh."
case :$PATH: in
    *:"$bin":*) ;;
    *) echo "To start it by its name in a terminal, add $bin to your PATH." ;;
esac
