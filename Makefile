# make play   start the server            make test   lint, types, stairs, tests
# make setup  only make .venv          make check  the same without the tests

.PHONY: play setup test check format
.DEFAULT_GOAL := play

NEEDS := pyproject.toml constraints.txt scripts/setup

play: .venv/.ready-play
	@.venv/bin/getaway

setup: .venv/.ready-play

.venv/.ready-play: $(NEEDS)
	@scripts/setup play

.venv/.ready-test: $(NEEDS)
	@scripts/setup test
	@touch .venv/.ready-play

check: .venv/.ready-test
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/codespell

test: check
	.venv/bin/pytest --numprocesses 2 --dist worksteal --cov

format: .venv/.ready-test
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .
