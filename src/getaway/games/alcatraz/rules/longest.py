"""How long a game can take: what every round, every turn and every deed is at most, added up."""

from __future__ import annotations

from getaway.games.alcatraz.rules.edition import MOST_ITEMS
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.rounds import last_round
from getaway.games.alcatraz.rules.state import CROWDED, FULL, MAX_PLAYERS, REQUESTS, ROOMS, State

# Decisions of one deed, from what begins it to what ends it.
USE = 5  # AL-17: the room, then at most two guards, each from a room and to a room
ROBBERY = 2  # AL-18: the victim and the thing
FRAME_UP = 2 + CROWDED  # AL-22: the card, a room, and the guards that it takes
TRADE = 4 + 4 * FULL  # AL-23: the partner, all that either has, twice "that is all", the answer
# AL-30: the task, who gives each of its items, and the answers of the others.
TASK = 1 + MOST_ITEMS + MAX_PLAYERS - 1
DEAREST = max(TASK, FRAME_UP)  # of what costs a point; a robbery and a use are once a turn, or once a room


def longest_turn(s: State, bonus: int) -> int:
    """Decisions of a turn at most; the scapegoat has a bonus."""
    points = base_points(s) + bonus + 1  # AL-25: pushing on, once
    return (
        points * DEAREST
        + ROOMS * USE  # AL-17: each room once a turn
        + ROBBERY  # AL-18: once a turn
        + REQUESTS * TASK  # refused, they cost nothing, and are not asked again
        + (s.trades + s.refusals) * TRADE  # AL-23: made or refused, each is counted
        + CROWDED * (points + 1)  # AL-24: no more bribes than guards; a move begins anew
        + 2  # pushing on, and the end of the turn
    )


def longest(s: State) -> int:
    """AL-11: a guard comes in every round; AL-14: whoever is elected in all has a bonus of as many."""
    rounds = range(1, last_round(s) + 1)
    plain = longest_turn(s, 0)
    turns = sum(longest_turn(s, bonus) + (s.players - 1) * plain for bonus in rounds)
    # AL-13, AL-35: a ballot of everybody in every round, and who stays.
    return turns + len(rounds) * s.players + 1
