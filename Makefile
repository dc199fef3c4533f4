# `make run` and `make test` do all the set-up on a fresh machine; `make help` lists the rest.
# The set-up leaves stamp files in .venv, so a second run starts immediately. A changed pyproject.toml installs again.

SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin

# The first Python that is new enough, or else python3, so that check_system.py can complain about it.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && exit; done; echo python3)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
OFFSCREEN := QT_QPA_PLATFORM=offscreen
PYTEST := $(OFFSCREEN) $(BIN)/python -m pytest
# One process more than cores (at most five), because tests spend a sixth of their time waiting.
PARALLEL := -n $(shell n=$$(getconf _NPROCESSORS_ONLN); echo $$((n < 4 ? n + 1 : 5))) --dist worksteal
# `make check` runs one of eight shares of the sweeps, chosen by the commit's hash, and all sweeps about changed files.
SHARES := 8
SHARE ?= $(shell echo $$((0x$$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0))))
ARGS ?=
GAMES ?= 1000
REFEREE ?=
NAME ?=
FOLDER ?= .

RUN_READY := $(VENV)/.ready-run
TEST_READY := $(VENV)/.ready-test
CHECK_READY := $(VENV)/.ready-check
BUNDLE_READY := $(VENV)/.ready-bundle

# Always keep bytecode: with it, collecting the tests takes a third of the time.
export PYTHONDONTWRITEBYTECODE :=

.DELETE_ON_ERROR:
.NOTPARALLEL:  # check the system before anything is installed
.DEFAULT_GOAL := help
.PHONY: help run test check sweeps durations check-long referee bench translation icons pictures sounds new-module bundle deb tarball appimage check-packages clean system-run system-test system-bundle

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

run: system-run $(RUN_READY)  ## set up what is missing and start the game (ARGS="..." is passed to it)
	$(BIN)/python -m alhambra_desktop $(ARGS)

test: system-test $(TEST_READY)  ## set up what is missing and run the quick tests (ARGS="..." is passed to pytest); needs no screen
	$(PYTEST) -m "not long and not sweep" $(PARALLEL) $(ARGS)

check: system-test $(CHECK_READY)  ## check style and types, run the quick tests and a share of the sweeps (slow tests); before every commit
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(PYTEST) -m "not long" --share $(SHARE)/$(SHARES) $(PARALLEL) || { \
		echo "Running the failed tests again, one after the other. A test that passes now is flaky: fix it."; \
		$(PYTEST) -m "not long" --last-failed --last-failed-no-failures none; }

durations: system-test $(TEST_READY)  ## measure the tests and list the slow ones in tests/durations.txt; `make test` leaves them out
	$(PYTEST) -m "not long and not sweep" --measure $(PARALLEL)

sweeps: system-test $(CHECK_READY)  ## run all sweeps (slow tests); `make check` runs a share of them
	$(PYTEST) -m "sweep and not long" $(PARALLEL)

check-long: sweeps  ## run all sweeps and the tests that take minutes; with REFEREE=FILE also `make referee`
	$(PYTEST) -m long $(PARALLEL)
	$(if $(REFEREE),.ci/referee $(REFEREE) $(GAMES))

referee: system-test $(CHECK_READY)  ## play GAMES games and replay their records with another implementation of the rules, the script REFEREE=FILE
	.ci/referee $(REFEREE) $(GAMES)

bench: system-test $(CHECK_READY)  ## measure speed and memory and write docs/measured.md (ARGS="start stage" measures two groups only)
	@test -d tests/bench || { echo "There is no tests/bench here."; exit 1; }
	$(OFFSCREEN) $(BIN)/python -m tests.bench $(ARGS)

translation: system-test $(TEST_READY)  ## list missing translations (ARGS=de for one language)
	$(BIN)/python -m tests.translation $(ARGS)

icons: system-run $(RUN_READY)  ## paint the program's icons in all formats into build/icons
	$(BIN)/python installer/make_icons.py build/icons

pictures: system-test $(CHECK_READY)  ## take the pictures for the README and for software centres again
	$(OFFSCREEN) $(BIN)/python installer/make_pictures.py docs/pictures

new-module: system-run $(RUN_READY)  ## create the skeleton of a rule set: NAME=gates, in FOLDER (default: this folder)
	$(BIN)/python installer/new_module.py "$(NAME)" "$(FOLDER)"

sounds: system-run $(RUN_READY)  ## generate the program's sounds
	$(BIN)/python installer/make_sounds.py

bundle: system-bundle $(BUNDLE_READY)  ## build a folder in dist/ that runs without Python, and test it
	$(BIN)/python installer/build_bundle.py

deb: icons bundle  ## build the bundle and a Debian package from it in dist/
	$(BIN)/python installer/build_deb.py

tarball: bundle  ## build the bundle and an archive for any Linux in dist/; its install.sh needs no root
	$(BIN)/python installer/build_tarball.py

appimage: icons bundle  ## build the bundle and an AppImage in dist/; downloads the tools
	$(BIN)/python installer/build_appimage.py

check-packages: system-run $(BUNDLE_READY)  ## check the packages with the installed tools, as root also in a fresh Debian
	$(BIN)/python installer/check_packages.py

clean:  ## remove all generated files
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

system-run system-test system-bundle: system-%:
	@$(PYTHON) installer/check_system.py $*

# venv creates pip last, so an interrupted set-up starts again.
$(BIN)/pip:
	$(PYTHON) -m venv $(VENV)

$(RUN_READY): pyproject.toml | $(BIN)/pip
	$(PIP) install -e .
	@touch $@

$(TEST_READY): pyproject.toml | $(BIN)/pip
	$(PIP) install -e '.[test]'
	@touch $@ $(RUN_READY)

$(CHECK_READY): pyproject.toml | $(BIN)/pip
	$(PIP) install -e '.[dev]'
	@touch $@ $(TEST_READY) $(RUN_READY)

$(BUNDLE_READY): pyproject.toml | $(BIN)/pip
	$(PIP) install -e '.[packages]'
	@touch $@ $(RUN_READY)
