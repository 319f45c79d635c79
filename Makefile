# make play   start the server            make test   lint, types, stairs, tests
# make setup  only make .venv          make check  the same without the tests
# make screenshots  pictures of every screen, in docs/pictures

.PHONY: play setup page test check format screenshots
.DEFAULT_GOAL := play

NEEDS := pyproject.toml constraints.txt scripts/setup
# What the page is built from.
UI := $(shell find ui src/getaway/words src/getaway/games \( -name node_modules -o -name '*.py*' \) -prune -o -type f -print)

play: .venv/.ready-play .venv/.ready-page
	@.venv/bin/getaway

setup: .venv/.ready-play .venv/.ready-page

page: .venv/.ready-page

.venv/.ready-page: $(UI) scripts/page.py | .venv/.ready-play
	@scripts/setup page

.venv/.ready-play: $(NEEDS)
	@scripts/setup play

.venv/.ready-test: $(NEEDS)
	@scripts/setup test
	@touch .venv/.ready-play

check: .venv/.ready-test .venv/.ready-page
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/codespell
	.venv/bin/python scripts/page.py run format:check check test

test: check
	.venv/bin/pytest --numprocesses 2 --dist worksteal --cov

format: .venv/.ready-test
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .
	.venv/bin/python scripts/page.py run format

screenshots: .venv/.ready-test .venv/.ready-page
	.venv/bin/python -m tests.browser.screenshots docs/pictures
