"""Bots kept out of all tuning: each does the one thing it is there for, and nothing that tunes knows them."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from getaway.kernel.json_value import JsonObject
from getaway.lab import arena, house_bots
from getaway.lab.arena import Match
from getaway.lab.control_bots import CONTROL_BOTS, TALKERS
from getaway.lab.control_bots.biased import Biased
from getaway.lab.seating import Pairing
from tests.bots.moments import moments
from tests.contract.tables import engine_of

PLAYERS = {"art-robbery": 4, "alcatraz": 3}
EVERY = [(game, name) for game, found in CONTROL_BOTS.items() for name in found]


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_control_bot_plays_whatever_it_is_asked(game: str, name: str) -> None:
    engine = engine_of(game)
    bot = house_bots.find(game, name)
    for moment in moments(game, PLAYERS[game], each=2):
        seen = moment.seen(engine, 3)
        assert bot.choose(seen) in seen.legal


def test_a_level_is_found_under_its_name_and_a_control_bot_only_in_its_game() -> None:
    assert house_bots.find("alcatraz", "medium", clock=False) is not None
    with pytest.raises(Exception, match="Unknown bot 'thief'"):
        house_bots.find("alcatraz", "thief")


@pytest.mark.parametrize("tool", ["tuning.py", "fitting.py"])
def test_what_tunes_never_sees_them(tool: str, root: Path) -> None:
    tree = ast.parse((root / "src/getaway/lab" / tool).read_text())
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    named = [
        alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names
    ]
    assert imported
    assert not any("control_bots" in name or "house_bots" in name for name in (*imported, *named))


def votes_of(name: str) -> list[tuple[Any, int]]:
    """A state of a vote, and for which seat the bot votes."""
    engine = engine_of("alcatraz")
    rules = engine.generic("getaway.bots.ballots")
    bot = house_bots.find("alcatraz", name)
    found = []
    for moment in moments("alcatraz", 4):
        if moment.state.phase == rules.SEALED:
            seen = moment.seen(engine, 3)
            found.append((seen, seen.legal.index(bot.choose(seen))))
    assert found
    return found


def elements(seen: Any, seat: int) -> int:
    return int(seen.hidden.elements[seat]).bit_count()


@pytest.mark.parametrize(
    ("name", "best"),
    [
        ("votes-weakest", lambda s: min(elements(s, p) for p in range(4) if p != s.seat)),
        ("votes-weakest-of-all", lambda s: min(elements(s, p) for p in range(4))),
        ("votes-strongest", lambda s: max(elements(s, p) for p in range(4) if p != s.seat)),
    ],
)
def test_who_votes_by_elements_votes_for_the_fewest_or_the_most(name: str, best: Any) -> None:
    for seen, seat in votes_of(name):
        assert elements(seen, seat) == best(seen)


def test_the_other_voters_vote_as_they_are_called() -> None:
    assert all(seat == seen.seat for seen, seat in votes_of("votes-myself"))
    for seen, seat in votes_of("votes-last-scapegoat"):
        assert (seat == seen.hidden.scapegoat) == (seen.seat != seen.hidden.scapegoat)
    assert all(seat != seen.seat for seen, seat in votes_of("votes-leader"))


def habits(*names: str, talk: bool = False) -> Any:
    """What was counted in a game of these."""
    match = Match("alcatraz", 3, 2, talk=talk, habits=True)
    return arena.play(match, Pairing(0, 0, 0, names))


def test_liars_promise_and_do_not_keep_it_and_beggars_beg_twice() -> None:
    played = [habits(name, "medium", "medium", talk=True) for name in TALKERS]
    for name, game in zip(TALKERS, played, strict=True):
        assert game.habits[name, "proposals"] > 1
    assert played[2].habits["beggar", "requests-repeated"] > 0


def test_hermits_trade_with_nobody() -> None:
    game = habits("hermit", "hermit", "hermit")
    assert game.habits["hermit", "turns"] > 0
    assert game.habits["hermit", "deals"] == game.habits["hermit", "offers"] == 0


def test_the_biased_say_nothing_and_have_to_say_what_they_like() -> None:
    engine = engine_of("art-robbery")
    seen = moments("art-robbery", 4, each=2)[0].seen(engine, 3)
    said: list[JsonObject] = Biased().speak(seen)
    assert said == []
    with pytest.raises(NotImplementedError):
        Biased().choose(seen)


@pytest.mark.parametrize(("name", "plays"), [("thief", True), ("hoarder", False)])
def test_thieves_play_the_thief_where_they_can_and_hoarders_only_where_they_must(
    name: str, plays: bool
) -> None:
    engine = engine_of("art-robbery")
    bot = house_bots.find("art-robbery", name)
    found = []
    for moment in moments("art-robbery", 4, each=40):
        seen = moment.seen(engine, 3)
        names = {action: engine.rules.actions.names[action] for action in seen.legal}
        others = [name for name in names.values() if name not in ("play thief", "play boss")]
        if "play thief" in names.values() and others:
            found.append(names[bot.choose(seen)])
    assert found
    assert all((name == "play thief") == plays for name in found)
