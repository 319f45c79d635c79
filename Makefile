# make play   start the server            make test   lint, types, stairs, tests
#   make play PORT=8001: elsewhere
# make setup  only make .venv          make check  the same without the tests
#                                      make quick  what to run while working: lint, stairs, the quick tests
# make screenshots  pictures of every screen in three languages, in pictures; some of them in docs/pictures

.PHONY: play setup page test quick check format screenshots style types stairs spelling words ui wire compiled \
	quick-tests
.DEFAULT_GOAL := play

NEEDS := pyproject.toml constraints.txt scripts/setup
# What the page is built from.
UI := $(shell find ui src/getaway/words src/getaway/games \( -name node_modules -o -name '*.py*' \) -prune -o -type f -print)

# A .venv that was moved with its clone, is broken or was cut off is made anew.
$(shell scripts/setup mend)

PORT ?= 8000

play: .venv/.ready-play .venv/.ready-page
	@.venv/bin/getaway --port $(PORT)

setup: .venv/.ready-play .venv/.ready-page

page: .venv/.ready-page

.venv/.ready-page: $(UI) scripts/page.py | .venv/.ready-play
	@scripts/setup page

.venv/.ready-play: $(NEEDS)
	@scripts/setup play

.venv/.ready-test: $(NEEDS)
	@scripts/setup test
	@touch .venv/.ready-play

# Two at a time, the longest first. All are run, each says what it has to say in one piece, and one that fails
# fails the whole.
check: .venv/.ready-test .venv/.ready-page
	@$(MAKE) --no-print-directory --keep-going --jobs=2 $(TOGETHER) types ui stairs style wire spelling words

# Not every make can keep what is printed side by side apart.
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

types:
	.venv/bin/mypy

ui:
	.venv/bin/python scripts/page.py run format:check check test

compiled:
	@.venv/bin/getaway warm-up

stairs:
	.venv/bin/lint-imports

# The browser's types are those of the server.
wire:
	.venv/bin/python scripts/wire.py --check

style:
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .

spelling:
	.venv/bin/codespell

# Every language says the same, in the terms of the glossary.
words:
	.venv/bin/getaway words check

# Compiled beside what has to be checked, and once for both processes of pytest: no test waits for it.
test: .venv/.ready-test .venv/.ready-page
	@$(MAKE) --no-print-directory --keep-going --jobs=2 $(TOGETHER) types compiled ui stairs style wire spelling words
	.venv/bin/pytest --numprocesses 2 --dist worksteal --cov --durations=25

# Under a minute, while one works: nothing is compiled, no browser, server or other process is started.
quick: .venv/.ready-test
	@$(MAKE) --no-print-directory --keep-going --jobs=2 $(TOGETHER) quick-tests stairs style wire

quick-tests:
	.venv/bin/pytest --quick --numprocesses 2 --dist worksteal

format: .venv/.ready-test
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .
	.venv/bin/python scripts/wire.py
	.venv/bin/python scripts/page.py run format

screenshots: .venv/.ready-test .venv/.ready-page
	.venv/bin/python -m tests.browser.screenshots pictures docs/pictures
