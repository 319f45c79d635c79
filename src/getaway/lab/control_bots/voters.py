"""Held out of all tuning, where a scapegoat is elected: those who vote by one rule, whatever comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, cast

from getaway.bots.heuristic import Heuristic, weigh
from getaway.bots.situation import Situation
from getaway.bots.votes import is_sealed
from getaway.kernel.json_value import JsonObject

Rule = Callable[[Situation], int]  # for which seat one votes


class Prison(Protocol):
    """What these bots look at in a state."""

    elements: Sequence[int]  # a bit for each element, by seat
    scapegoat: int
    round: int


def prison(situation: Situation) -> Prison:
    """What the seat sees, as these bots look at it."""
    return cast(Prison, situation.hidden)


def elements(situation: Situation, seat: int) -> int:
    """How many elements a prisoner has."""
    return int(prison(situation).elements[seat]).bit_count()


def around(situation: Situation) -> list[int]:
    """The others, clockwise from the seat."""
    players = situation.hidden.players
    return [(situation.seat + step) % players for step in range(1, players)]


def weakest(situation: Situation) -> int:
    """Whoever of the others has fewest elements."""
    return min(around(situation), key=lambda seat: elements(situation, seat))


def weakest_of_all(situation: Situation) -> int:
    """Whoever has fewest elements, be it oneself."""
    return min([*around(situation), situation.seat], key=lambda seat: elements(situation, seat))


def strongest(situation: Situation) -> int:
    """Whoever of the others has most elements."""
    return max(around(situation), key=lambda seat: elements(situation, seat))


def myself(situation: Situation) -> int:
    """Always oneself."""
    return situation.seat


def last_scapegoat(situation: Situation) -> int:
    """Whoever is the scapegoat; the scapegoat votes for the next."""
    scapegoat = prison(situation).scapegoat
    return scapegoat if scapegoat != situation.seat else around(situation)[0]


def anybody(situation: Situation) -> int:
    """By lot, oneself too."""
    return situation.any_of(range(situation.hidden.players))


class FixedVoter(Heuristic):
    """Plays as `medium` but for its votes, and says nothing."""

    rule: Rule | None = None  # None: by the weights alone, which mostly means against whoever leads

    def choose(self, situation: Situation) -> int:
        if not is_sealed(situation):
            return super().choose(situation)
        rule = type(self).rule
        if rule is None:
            rows = weigh(situation, situation.legal)
            return max(zip(situation.legal, rows, strict=True), key=lambda found: sum(found[1]))[0]
        # The ballots stand in the order of the seats.
        return situation.legal[rule(situation)]

    def speak(self, situation: Situation) -> list[JsonObject]:
        return []


class VotesLeader(FixedVoter):
    """For whoever leads, as the weights see it."""


class VotesWeakest(FixedVoter):
    rule = staticmethod(weakest)


class VotesWeakestOfAll(FixedVoter):
    rule = staticmethod(weakest_of_all)


class VotesStrongest(FixedVoter):
    rule = staticmethod(strongest)


class VotesMyself(FixedVoter):
    rule = staticmethod(myself)


class VotesLastScapegoat(FixedVoter):
    rule = staticmethod(last_scapegoat)


class VotesAnybody(FixedVoter):
    rule = staticmethod(anybody)
