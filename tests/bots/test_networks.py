"""A network in a file plays without PyTorch: the same on both engines, never with old weights, and never from
a file that is not what it says."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy
import pytest

from getaway import bots
from getaway.bots.network import (
    SUM,
    NetworkBot,
    load_network,
    offered_networks,
    read_network,
    write_network,
)
from getaway.bridges.gymnasium import make, make_vec
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadFile, BadInput
from getaway.table.bot_names import known_bot
from tests.bots.moments import moments
from tests.bots.networks import a_network, draw_weights, head_of, reckoned
from tests.contract.tables import engine_of

every_game = pytest.mark.parametrize("name", list(REGISTRY))


@every_game
@pytest.mark.parametrize("memory", [True, False])
def test_both_engines_say_what_the_weights_say(name: str, memory: bool, tmp_path: Path) -> None:
    head = head_of(name, memory=memory)
    bot = load_network(f"net:{a_network(tmp_path / 'a.net', name, memory=memory)}")
    plain, fast = engine_of(name), engine_of(name, compiled=True)
    chosen = set()
    for moment in moments(name, 3):
        slow, quick = moment.seen(plain, 1), moment.seen(fast, 1)
        said = bot.ask(slow)
        assert said == bot.ask(quick)
        state = slow.remembered if memory else slow.hidden
        seen = plain.observe([state], 0, slow.seat)
        if memory:
            plain.generic("getaway.bridges.stepping").recollect_at([state], 0, slow.seat, seen)
        assert numpy.allclose(said, reckoned(head, draw_weights(head), seen), rtol=1e-9)
        meant = plain.rules.actions.seen_from(slow.seat, 3)
        best = max((said[own], -own) for own, action in enumerate(meant) if action in slow.legal)[1]
        best = -best
        assert bot.choose(slow) == bot.choose(quick) == meant[best]
        chosen.add(meant[best])
    assert len(chosen) > 1


@every_game
@pytest.mark.parametrize("compiled", [True, False])
def test_in_rows_it_plays_as_at_a_table(name: str, compiled: bool, tmp_path: Path) -> None:
    """The rows are true states: it looks at nothing there that `hide` would wipe."""
    bot = load_network(f"net:{a_network(tmp_path / 'a.net', name, memory=False)}")
    engine = engine_of(name, compiled)
    found = moments(name, 3)
    states: Any = engine.blank(len(found))
    for i, moment in enumerate(found):
        states[i] = engine.spread(moment.state)[0]
    rows = numpy.arange(len(found))
    seats = numpy.array([moment.state.mover for moment in found])
    told = bot.answer_rows(engine, states, rows, seats).tolist()
    assert told == [bot.choose(moment.seen(engine, 1)) for moment in found]


def test_a_changed_file_plays_by_its_new_weights(tmp_path: Path) -> None:
    path = tmp_path / "a.net"
    engine = engine_of("art-robbery", compiled=True)
    situation = moments("art-robbery", 3)[0].seen(engine, 1)
    said = []
    for seed in (1, 2, 1):
        a_network(path, seed=seed)
        said.append(load_network(f"net:{path}").ask(situation))
    assert said[0] == said[2] != said[1]


def test_a_network_is_a_bot_everywhere_a_bot_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"net:{a_network(tmp_path / 'night-owl.net')}"
    assert isinstance(bots.find(name), NetworkBot)
    env = make("art-robbery", players=3, bots=name)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(seen["action_mask"].nonzero()[0][0]))
    # Whoever is asked from outside remembers nothing there.
    forgetful = f"net:{a_network(tmp_path / 'forgetful.net', memory=False)}"
    rows = [make_vec("art-robbery", 8, players=3, bots=asked) for asked in (forgetful, Slow(forgetful))]
    shown = [envs.reset(seed=1)[0]["observation"].tolist() for envs in rows]
    assert shown[0] == shown[1]
    for _ in range(30):
        actions = rows[0].random_actions()
        (first, *_), (second, *_) = (envs.step(actions) for envs in rows)
        assert first["observation"].tolist() == second["observation"].tolist()
    game = find("art-robbery")
    with pytest.raises(BadInput, match="Unknown bot 'net:night-owl'"):
        known_bot(game, "net:night-owl")
    monkeypatch.setenv("GETAWAY_NETWORKS", str(tmp_path))
    (tmp_path / "broken.net").write_text("nothing")
    with pytest.warns(UserWarning, match=r"broken\.net: this isn't a network of Getaway"):
        assert known_bot(game, "net:night-owl") == "net:night-owl"
    (tmp_path / "broken.net").unlink()
    assert offered_networks("alcatraz") == ()
    assert load_network("net:night-owl").path == tmp_path / "night-owl.net"
    with pytest.raises(BadInput, match="Unknown bot 'net:/etc/passwd'"):
        known_bot(game, "net:/etc/passwd")


class Slow:
    """The same network, asked one decision after the other."""

    def __init__(self, name: str) -> None:
        self.bot = bots.find(name)

    def choose(self, situation: bots.Situation) -> int:
        return self.bot.choose(situation)


def spoilt(path: Path, how: str) -> None:
    """Make something else of a file."""
    held = path.read_bytes()
    first, _, rest = held.partition(b"\n")
    if how == "empty":
        held = b""
    elif how == "foreign":
        held = b"\x93NUMPY\x01\x00v\x00" + bytes(200)
    elif how == "cut off":
        held = held[:-40]
    elif how == "a bit":
        held = held[:-50] + bytes([held[-50] ^ 1]) + held[-49:]
    elif how == "other":
        held = first.replace(b"getaway-network", b"another-network") + b"\n" + rest
    path.write_bytes(held)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("empty", "this isn't a network of Getaway."),
        ("foreign", "this isn't a network of Getaway."),
        ("cut off", "this network is damaged: the file doesn't match its checksum."),
        ("a bit", "this network is damaged: the file doesn't match its checksum."),
        ("other", "this isn't a network of Getaway."),
    ],
)
def test_a_broken_or_foreign_file_is_a_sentence(how: str, said: str, tmp_path: Path) -> None:
    path = a_network(tmp_path / "a.net")
    spoilt(path, how)
    with pytest.raises(BadFile) as refused:
        bots.find(f"net:{path}")
    assert str(refused.value) == f"{path}: {said}"


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"version": 2}, "this network has version 2; this program reads 1."),
        ({"sizes": (5, 12, 9, 27)}, "the layers of this network don't fit together."),
        ({"sizes": (111,)}, "the layers of this network don't fit together."),
    ],
)
def test_a_file_that_cannot_be_used_says_why(other: dict[str, Any], said: str, tmp_path: Path) -> None:
    with pytest.raises(BadFile) as refused:
        read_network(a_network(tmp_path / "a.net", **other))
    assert str(refused.value).endswith(said)


def test_numbers_that_are_none_are_refused(tmp_path: Path) -> None:
    head = head_of("art-robbery")
    weights = draw_weights(head)
    weights[7] = numpy.inf
    write_network(tmp_path / "a.net", head, weights.tolist())
    with pytest.raises(BadFile, match="a weight of this network isn't a number"):
        read_network(tmp_path / "a.net")
    body = (tmp_path / "a.net").read_bytes()[:-SUM]
    (tmp_path / "a.net").write_bytes(body[:-4] + hashlib.sha256(body[:-4]).digest())
    with pytest.raises(BadFile, match="don't fit together"):
        read_network(tmp_path / "a.net")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"game": "alcatraz"}, "this network plays alcatraz, not art-robbery."),
        ({"layout": "0" * 16}, "this network was trained on another version of art-robbery."),
        ({"inputs": tuple(range(330, 441))}, "the layers of this network don't fit together."),
        ({"sizes": (111, 12, 9, 30)}, "the layers of this network don't fit together."),
    ],
)
def test_a_network_of_something_else_does_not_play(other: dict[str, Any], said: str, tmp_path: Path) -> None:
    bot = load_network(f"net:{a_network(tmp_path / 'a.net', **other)}")
    situation = moments("art-robbery", 3)[0].seen(engine_of("art-robbery"), 1)
    with pytest.raises(BadFile) as refused:
        bot.choose(situation)
    assert str(refused.value) == f"{tmp_path / 'a.net'}: {said}"
    bots.check_level(find("art-robbery"), f"net:{a_network(tmp_path / 'b.net')}")
    if "game" in other:
        with pytest.raises(BadFile, match=r"a\.net: this network plays alcatraz, not art-robbery\."):
            bots.check_level(find("art-robbery"), f"net:{tmp_path / 'a.net'}")
    with pytest.raises(BadInput) as without:
        NetworkBot(bot.network).choose(situation)
    assert str(without.value) == said[0].upper() + said[1:]


def test_a_file_that_is_not_there_or_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"missing\.net: this can't be read: no such file or directory\."):
        bots.find(f"net:{tmp_path / 'missing.net'}")
    with pytest.raises(BadFile, match="this can't be written: no such file or directory"):
        a_network(tmp_path / "no" / "a.net")
    with pytest.raises(BadInput, match=r"After net: comes a file, as in net:mine\.net\."):
        bots.find("net:")
    long = tmp_path / "long.net"
    with long.open("wb") as file:
        file.truncate((1 << 24) + 1)
    with pytest.raises(BadFile, match="this isn't a network of Getaway"):
        read_network(long)
