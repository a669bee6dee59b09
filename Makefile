# The commands of the project. `make help` lists them.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
ENGINE := $(shell find src/rivalry/core src/rivalry/games src/rivalry/bots/policy src/rivalry/research/lanes -name '*.py')
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play serve soak test lint bench pictures clean build

help: ## list the commands
	@echo "Rivalry: the commands"
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 18

play: build ## set up everything and play Lost Cities against a bot
	@$(VENV)/bin/rivalry play lost-cities

serve: build ## set up everything and start the server (its data goes to ./data)
	@$(VENV)/bin/rivalry serve --data data

soak: build ## load and kills against a server on this machine, with figures (some minutes)
	$(PY) tests/server/soak.py
	$(PY) tests/server/soak.py --kills 200

test: build lint ## set up everything and run every test, compiled and interpreted
	@echo "== all tests, the engine $$($(VENV)/bin/rivalry info --engine)"
	$(PY) -m pytest -n $(WORKERS) tests
	@if [ "$$($(VENV)/bin/rivalry info --engine)" = compiled ]; then \
	  echo "== the engine's tests again, interpreted"; \
	  RIVALRY_PURE=1 $(PY) -m pytest -n $(WORKERS) tests/core tests/games; \
	fi
	@echo "== the examples in the code"
	RIVALRY_PURE=1 $(PY) -m pytest -n $(WORKERS) --doctest-modules src

lint: $(VENV)/ready ## check style and types
	@echo "== style and types"
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

bench: build ## measure speed beside other libraries (installs them)
	@echo "== installing the libraries to compare with"
	$(VENV)/bin/pip install --quiet --disable-pip-version-check -r benchmarks/requirements.txt
	$(PY) -m benchmarks

pictures: build ## draw the pictures of the README anew
	$(PY) docs/pictures/draw.py

build: $(VENV)/compiled

clean: ## remove everything that was built
	rm -rf $(VENV) build *.egg-info src/*.egg-info
	find . -name '*.so' -path './src/*' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rivalry needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "== making the virtual environment $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@echo "== installing what the project needs (a minute)"
	$(VENV)/bin/pip install --quiet --disable-pip-version-check 'setuptools>=77' 'mypy>=2.4,<2.5' 'mypy_extensions>=1.0'
	RIVALRY_PURE=1 $(VENV)/bin/pip install --quiet --disable-pip-version-check --no-build-isolation --editable '.[dev]'
	@touch $@

$(VENV)/compiled: $(VENV)/ready setup.py $(ENGINE)
	@echo "== compiling the engine, if there is a C compiler (a minute or two)"
	@$(PY) setup.py --quiet build_ext --inplace > build.log 2>&1 || true
	@find src -name '*.so' -exec touch {} +
	@echo "== the engine runs $$($(VENV)/bin/rivalry info --engine)"
	@touch $@
