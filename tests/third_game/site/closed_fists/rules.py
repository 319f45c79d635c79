"""Everybody hides some pebbles in a fist; in turn all guess how many there are together."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.kernel.actions import Actions, Observation
from getaway.kernel.chance import below, generator
from getaway.kernel.dialect import NOBODY, rule, tell
from getaway.kernel.record import i8, i64
from getaway.kernel.state import GameState

MAX_PLAYERS = 4
MOST = 3  # pebbles in a fist
NONE = -1  # no guess yet, or a fist that is closed to the viewer
GUESSING, OVER = 0, 1
EXACT, NEAREST = 0, 1
GUESSES, OPENS = 1, 2  # what is told

actions = Actions()
actions.block("guess {}", range(MAX_PLAYERS * MOST + 1))
ACTIONS = len(actions)
observation = Observation()
PLAYERS = observation.one("players")
TO_DECIDE = observation.block("to decide: seat +{}", range(MAX_PLAYERS))
NEAR = observation.one("the nearest guess wins")
IS_OVER = observation.one("the game is over")
FISTS = observation.block("pebbles and one: seat +{}", range(MAX_PLAYERS))
GUESSED = observation.block("guess and one: seat +{}", range(MAX_PLAYERS))
OBSERVATION = len(observation)


class State(GameState):
    """One game."""

    rng = i64
    players = i8
    mover = i8
    phase = i8
    winner = i8  # the option: EXACT or NEAREST
    fists = i8[MAX_PLAYERS]
    guesses = i8[MAX_PLAYERS]


@rule
def setup(s: State, players: int, seed: int) -> None:
    """CF-1: as many pebbles as chance wants."""
    s.rng = generator(seed)
    s.players = players
    s.phase = GUESSING
    for seat in range(MAX_PLAYERS):
        s.fists[seat] = below(s, MOST + 1) if seat < players else 0
        s.guesses[seat] = NONE
    s.mover = below(s, players)


@rule
def legal(s: State, mask: MutableSequence[int]) -> None:
    """CF-2: a number that nobody has said yet."""
    if s.phase == OVER:
        return
    for number in range(s.players * MOST + 1):
        mask[number] = 1
    for seat in range(s.players):
        if s.guesses[seat] != NONE:
            mask[s.guesses[seat]] = 0


@rule
def apply(s: State, action: int) -> None:
    """CF-2, CF-3: guess; after the last guess all fists are opened."""
    s.guesses[s.mover] = action
    tell(s, GUESSES, s.mover, action)
    s.mover = (s.mover + 1) % s.players
    if s.guesses[s.mover] != NONE:
        s.phase = OVER
        s.mover = NOBODY
        tell(s, OPENS, total(s))


@rule
def total(s: State) -> int:
    """All pebbles."""
    found = 0
    for seat in range(s.players):
        found += s.fists[seat]
    return found


@rule
def result(s: State, payoff: MutableSequence[float]) -> None:
    """CF-3: who is right wins; by the option, who is nearest, and equals share."""
    pebbles = total(s)
    least = 0
    if s.winner == NEAREST:
        least = ACTIONS
        for seat in range(s.players):
            least = min(least, abs(s.guesses[seat] - pebbles))
    winners = 0
    for seat in range(s.players):
        if abs(s.guesses[seat] - pebbles) == least:
            winners += 1
    for seat in range(s.players):
        payoff[seat] = 1.0 / winners if winners > 0 and abs(s.guesses[seat] - pebbles) == least else 0.0


@rule
def hide(s: State, seat: int) -> None:
    """CF-1: a fist is closed to others until the end."""
    s.rng = 0
    if s.phase != OVER:
        for other in range(s.players):
            if other != seat:
                s.fists[other] = NONE


@rule
def determinize(s: State, seat: int) -> None:
    """Any number of pebbles may be in a closed fist."""
    for other in range(s.players):
        if s.fists[other] == NONE:
            s.fists[other] = below(s, MOST + 1)


@rule
def observe(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Seats are counted from the one that looks."""
    for i in range(OBSERVATION):
        out[i] = 0
    out[PLAYERS] = s.players
    out[NEAR] = s.winner
    out[IS_OVER] = s.phase
    for i in range(s.players):
        other = (seat + i) % s.players
        out[TO_DECIDE + i] = 1 if s.mover == other else 0
        out[FISTS + i] = s.fists[other] + 1 if i == 0 or s.phase == OVER else 0
        out[GUESSED + i] = s.guesses[other] + 1
