"""The third game in the terminal, the arena, the benches and the libraries of researchers."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import warnings
from pathlib import Path

import msgspec
import pytest
from pettingzoo.test import api_test

from getaway.bridges import bench, pettingzoo
from getaway.bridges.gymnasium import make_vec
from getaway.games import REGISTRY, find, load
from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import Seat
from getaway.kernel.small_game import SmallView
from getaway.words import LANGUAGES, Words
from tests.bridges.test_pettingzoo import ADVICE
from tests.conftest import Getaway
from tests.terminal.screen import local, seated
from tests.third_game.conftest import NAME

OPENSPIEL = """
import pyspiel
import getaway.bridges.openspiel
game = pyspiel.load_game("getaway_closed_fists(players=3,winner=nearest)")
pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
print(game.num_distinct_actions(), sum("closed" in name for name in pyspiel.registered_names()))
"""
GYMNASIUM = """
import gymnasium
import getaway.bridges.gymnasium
env = gymnasium.make("getaway/closed-fists-v1", bots="random", players=2)
seen, _ = env.reset(seed=1)
print(env.step(int(seen["action_mask"].argmax()))[2])
"""


def run(*command: object, given: str = "") -> str:
    """A program with the third game installed; what it printed."""
    done = subprocess.run(
        [sys.executable, *map(str, command)], input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_it_is_listed_after_ours_and_loaded_by_its_name() -> None:
    assert list(REGISTRY)[-1] == NAME
    assert REGISTRY.first() != NAME
    assert find(NAME).players == range(2, 5)


def test_no_other_file_names_it(root: Path) -> None:
    own = Path(__file__).parent
    folders = ["src", "ui/src", "ui/words", "tests", "docs", "scripts", "records"]
    paths = [path for folder in folders for path in (root / folder).rglob("*") if path.is_file()]
    paths += [path for path in root.glob("*") if path.is_file()]
    found = [
        path
        for path in paths
        if own not in path.parents and re.search(rb"closed.fists", path.read_bytes(), re.IGNORECASE)
    ]
    assert [path for path in found if path.suffix != ".pyc"] == []


def test_the_contract_tests_find_it(root: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-k", NAME, "--override-ini=addopts=")
    printed = run("-m", "pytest", *options, root / "tests" / "contract")
    passed = re.search(r"(\d+) passed", printed)
    assert passed is not None
    assert int(passed[1]) >= 30, printed


def test_both_engines_deal_it() -> None:
    for compiled in (False, True):
        engine = load(NAME, compiled=compiled)
        states = engine.deal(4, 1, 50, {"winner": "nearest"})
        assert engine.play_random(states, 0, 50) == 200
        assert all(sum(engine.payoff(states, i)) == pytest.approx(1) for i in range(50))


def test_its_view_is_made_of_what_hide_leaves() -> None:
    state = load(NAME).deal(3, 1)[0]
    game = find(NAME)
    view = game.view(state, 1)
    spectated = game.view(state, NOBODY)
    assert isinstance(view, SmallView)
    assert isinstance(spectated, SmallView)
    assert [len(seat.lines) for seat in view.seats] == [0, 1, 0]
    assert view.seats[1].lines[0].arguments["who"] == Seat(1)
    assert view.lines == spectated.lines == []


def test_what_may_be_done_is_named_by_its_rules_and_its_words() -> None:
    state = load(NAME).deal(3, 1)[0]
    game = find(NAME)
    choices = game.view(state, state.mover).choices
    assert [choice.kind for choice in choices][:2] == ["guess 0", "guess 1"]
    assert all(choice == game.deed(state, choice.action) for choice in choices)
    assert [choice.label for choice in choices] == [game.label(state, choice.action) for choice in choices]
    assert game.view(state, (state.mover + 1) % 3).choices == []


def test_its_views_have_a_schema_and_keep_to_it() -> None:
    read = msgspec.json.Decoder(find(NAME).view_type(), strict=True).decode
    engine = load(NAME)
    state = engine.deal(3, 1)[0]
    while True:
        for viewer in (*range(3), NOBODY):
            view = engine.game.view(state, viewer)
            assert msgspec.to_builtins(read(msgspec.json.encode(view))) == msgspec.to_builtins(view)
        if state.mover == NOBODY:
            break
        engine.act(state, state.mover, engine.legal([state])[0])
    assert json.loads(run("-m", "getaway.web.schema", NAME))["$defs"].keys() >= {"SmallView", "Deed"}


def test_who_may_not_do_what_is_told_by_a_rule() -> None:
    engine = load(NAME)
    state = engine.deal(2, 1)[0]
    other = 1 - state.mover
    for seat, action, message in ((other, 0, "small-not-yours"), (state.mover, 12, "small-not-now")):
        refusal = engine.game.why_not(state, seat, action)
        assert refusal is not None
        assert (refusal.rule, refusal.reason.message) == ("CF-2", message)
    assert engine.game.refusals(state) == []
    told = []
    while state.mover != NOBODY:
        engine.act(state, state.mover, engine.legal([state])[0])
        told += [sentence.message for sentence in engine.game.events(state, NOBODY)]
    assert told == ["guesses", "guesses", "opens"]
    refusal = engine.game.why_not(state, 0, 0)
    assert refusal is not None
    assert refusal.reason.message == "table-is-over"


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_what_it_has_in_no_other_language_it_says_in_english(lang: str) -> None:
    said = Words(find(NAME), lang).text(NAME)
    assert said == ("Geschlossene Fäuste" if lang == "de" else "Closed Fists")


def test_it_is_played_in_lines(getaway: Getaway) -> None:
    printed = run("-m", "getaway", "play", NAME, "--players", "3", "--seed", "5", given="h\n1\n")
    assert "Nobody here can give a hint in this game." in printed
    assert "The fists are opened" in printed
    assert re.search(r"(You win|Ann wins|Bo wins|Cleo wins|Nobody wins|win[.!])", printed)
    assert "CF-3 End" in run("-m", "getaway", "rules", NAME)


async def test_it_is_played_on_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("GETAWAY_HOME", str(tmp_path))
    async with seated(local(NAME, players=3, seed=2)) as ann:
        await ann.until_asked()
        assert "Closed Fists" in ann.text
        assert "What do you do?" in ann.text
        assert "Ann holds" in ann.text
        await ann.type_number(2)
        await ann.until(lambda: ann.is_over)
        await ann.until_told("win")


def test_bots_play_it_in_the_arena(getaway: Getaway) -> None:
    code, out, err = getaway("arena", NAME, "random", "--players", 3, "--games", 9, "--workers", 1, "--json")
    assert code == 0, err
    assert json.loads(out)["game"] == NAME


def test_a_bot_that_needs_an_opinion_of_the_game_is_refused_in_words(getaway: Getaway) -> None:
    for command in (["arena", NAME, "hard@30"], ["play", NAME, "--bots", "easy"]):
        code, _, err = getaway(*command)
        assert code == 2
        assert "closed-fists has no considerations, so the bot" in err


def test_a_transcript_holds(getaway: Getaway, tmp_path: Path) -> None:
    _, out, _ = getaway("transcript", NAME, "--players", 4, "--seed", 7, "--games", 2)
    (tmp_path / "games.jsonl").write_text(out)
    code, out, _ = getaway("replay", tmp_path / "games.jsonl")
    assert (code, "every line holds. Games: 2." in out) == (0, True)


def test_it_is_soaked_and_measured(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    assert getaway("soak", NAME, "--games", 200)[0] == 0
    monkeypatch.setattr("getaway.lab.bench.RUNS", 1)
    for way in ("start", "engine", "hide"):
        code, out, err = getaway("bench", way, "--game", NAME, "--players", 2, "--json")
        assert code == 0, err
        assert {row["game"] for row in json.loads(out)} == {NAME}


def test_the_bridges_are_measured_with_the_bots_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.0)
    monkeypatch.setattr(bench, "AT_ONCE", 8)
    rows = [*bench.pettingzoo(NAME, 3), *bench.gymnasium(NAME, 3)]
    assert [row["how"] for row in rows] == [
        "in turns",
        "int8",
        "float32",
        "int8, copied",
        "int8, against random",
    ]


def test_pettingzoo_accepts_it() -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(NAME, players=3), num_cycles=30)
    assert {str(warning.message) for warning in said} <= ADVICE


def test_many_games_at_once_are_stepped() -> None:
    envs = make_vec(NAME, 16, players=4)
    envs.reset(seed=1)
    for _ in range(8):
        _, _, ended, _, _ = envs.step(envs.random_actions())
    assert ended.all()
    with pytest.raises(BadInput, match="no considerations"):
        make_vec(NAME, 16, players=4, bots="medium")


def test_openspiel_knows_it() -> None:
    assert run("-c", OPENSPIEL).split()[-2:] == ["13", "1"]


def test_gymnasium_knows_it() -> None:
    assert run("-c", GYMNASIUM).split() == ["True"]


def test_the_help_names_it() -> None:
    assert NAME in run("-m", "getaway", "play", "--help")
