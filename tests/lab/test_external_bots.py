"""Bots of other people's making: refused and counted, never trusted, never shown more than others."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from getaway.bots import Situation
from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.lab import arena, external_bots, processes
from getaway.lab.arena import Match, Played
from getaway.lab.seating import seat

BOTS = """
import gc
import os
import sys
import time

from getaway.games.art_robbery.rules.rules import State


class First:
    def choose(self, situation):
        return situation.legal[0]


class Sometimes:
    asked = 0

    def choose(self, situation):
        self.asked += 1
        if self.asked == 1:
            return 999
        if self.asked == 2:
            return "steal"
        if self.asked == 3:
            return True
        if self.asked == 4:
            raise KeyError("lost")
        if self.asked == 5:
            sys.exit(0)
        return situation.legal[0]


class Mortal:
    def choose(self, situation):
        os._exit(1)


class Slow:
    def choose(self, situation):
        while True:
            pass


class Peeker:
    '''Looks for a true state anywhere in its process, and says so by an illegal answer.'''

    def choose(self, situation):
        true = [thing for thing in gc.get_objects() if isinstance(thing, State) and thing.rng != 0]
        frame, names = sys._getframe(), set()
        while frame is not None:
            names |= {name for name in frame.f_locals if name in ("match", "pairing", "state_of_play")}
            frame = frame.f_back
        return 999 if true or names else situation.legal[0]


class Vandal:
    '''Writes all over what it was given, then plays like First.'''

    def choose(self, situation):
        chosen = situation.legal[0]
        for hand in situation.hidden.hands:
            hand[:] = [0] * len(hand)
        situation.hidden.phase = situation.hidden.mover = 99
        try:
            situation.told.clear()
        except AttributeError:
            pass
        situation.legal.clear()
        situation.engine.game.hide.__globals__["HAND"] = 0
        print("vandalised")
        return chosen


class Mindful:
    '''A new one sits down for every seat of every game.'''

    def __init__(self):
        self.seats = set()

    def choose(self, situation):
        self.seats.add(situation.seat)
        return situation.legal[0] if len(self.seats) == 1 else 999


class Gossip:
    heard = set()

    def choose(self, situation):
        Gossip.heard.add((situation.seat, situation.hidden.turns < 4))
        if len({seat for seat, _ in Gossip.heard}) > 1:
            raise ValueError("I know the hand of another seat")
        return situation.legal[0]


class Asking:
    def choose(self, situation):
        input("What shall I do?")


class Boundless:
    def choose(self, situation):
        return 10**5000


class Broken:
    def __init__(self):
        raise ValueError("no way")


class Mute:
    pass
"""


@pytest.fixture(autouse=True)
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with somebody's bots in it."""
    (tmp_path / "workshop.py").write_text(BOTS)
    (tmp_path / "unclosed.py").write_text("x = (")
    monkeypatch.chdir(tmp_path)
    external_bots.external_bot.cache_clear()


MATCH = Match("art-robbery", 2, 3)


def played(name: str, match: Match = MATCH, games: int = 1) -> list[Played]:
    """Games of an external bot against random ones."""
    seating = seat(find(match.game), [f"workshop:{name}", "random"], match.players, games, match.seed)
    pairings = list(seating.pairings())[:games]
    return [arena.play(match, pairing) for pairing in pairings]


def refused(games: list[Played]) -> Counter[str]:
    return sum((Counter({reason: n for (_, reason), n in game.refused.items()}) for game in games), Counter())


def test_one_that_plays_by_the_rules_is_not_refused() -> None:
    games = played("First", games=2)
    assert refused(games) == {}
    assert [sum(game.payoffs) for game in games] == [1.0, 1.0]


def test_what_is_illegal_or_raised_is_refused_and_counted_each_time() -> None:
    games = played("Sometimes", games=2)
    assert refused(games) == {"illegal": 2 * 3, "raised": 2 * 2}


def test_one_that_dies_is_started_again_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    choose = external_bots.ExternalBot.choose

    def counting(self: external_bots.ExternalBot, number: int, situation: Situation) -> int:
        asked.append(number)
        return choose(self, number, situation)

    monkeypatch.setattr(external_bots.ExternalBot, "choose", counting)
    (game,) = played("Mortal")
    assert set(refused([game])) == {"died"}
    assert sum(refused([game]).values()) > arena.LIVES == len(asked)
    assert sum(game.payoffs) == 1.0


def test_one_that_never_answers_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "LIVES", 1)
    bot = external_bots.external_bot("workshop:Slow", "art-robbery", None)
    bot.check()
    monkeypatch.setattr(processes, "PATIENCE", 0.2)
    (game,) = played("Slow")
    assert refused([game])["overran"] == 1


def test_one_that_asks_for_input_is_told_at_once_that_nobody_is_there() -> None:
    assert set(refused(played("Asking"))) == {"raised"}


def test_a_number_without_end_is_illegal_and_kills_nobody(capfd: pytest.CaptureFixture[str]) -> None:
    assert set(refused(played("Boundless"))) == {"illegal"}
    assert capfd.readouterr().err == ""


def test_whoever_is_dismissed_is_started_again_when_asked() -> None:
    bot = external_bots.external_bot("workshop:First", "art-robbery", None)
    assert isinstance(bot, external_bots.ExternalBot)
    bot.check()
    first = bot.process
    assert first is not None
    external_bots.dismiss()
    assert first.returncode is not None
    assert bot.process is None
    assert refused(played("First")) == {}
    external_bots.dismiss()


def test_the_stand_in_is_medium_or_random_where_nothing_speaks_for_an_action() -> None:
    assert arena.stand_in(MATCH) == "medium"
    assert arena.stand_in(Match("alcatraz", 3, 1)) in ("medium", "random")
    assert refused(played("Mute_", Match("alcatraz", 3, 1)))["died"] > 0


def test_no_true_state_is_where_an_outsider_could_look() -> None:
    assert refused(played("Peeker")) == {}


def test_writing_to_what_it_was_given_changes_nothing() -> None:
    def course(game: Played) -> tuple[object, ...]:
        return game.payoffs, game.decisions, game.refused

    assert [course(g) for g in played("Vandal", games=2)] == [course(g) for g in played("First", games=2)]


def test_every_seat_of_every_game_has_one_of_its_own() -> None:
    assert refused(played("Mindful", Match("art-robbery", 3, 1), games=5)) == {}


def test_seats_of_one_bot_cannot_tell_each_other_anything() -> None:
    match = Match("art-robbery", 3, 1)
    seating = seat(find(match.game), ["workshop:Gossip"], match.players, 3, match.seed)
    assert refused([arena.play(match, pairing) for pairing in seating.pairings()]) == {}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("workshop:Broken", "The bot workshop:Broken can't be loaded: ValueError: no way."),
        ("workshop:Mute", "The bot workshop:Mute has no method choose"),
        ("workshop:Nobody", "workshop has no class 'Nobody'."),
        ("nowhere:Nobody", "The bot nowhere:Nobody can't be loaded: No module named 'nowhere'."),
        ("unclosed:Nobody", "The bot unclosed:Nobody can't be loaded: SyntaxError"),
    ],
)
def test_one_that_cannot_be_loaded_is_named(name: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        external_bots.external_bot(name, "art-robbery", None).check()
    assert sentence in str(error.value)
