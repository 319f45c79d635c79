"""AL-11 to AL-15 and AL-34 to AL-36: turns, rounds, votes and the way out."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.rules.board import back_to_turn, bring_guard
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.scoring import left_behind
from getaway.games.alcatraz.rules.state import (
    ELECTED,
    ENDS_TURN,
    ESCAPE,
    LAST_GUARD,
    LOST,
    OVER,
    ROUND_BEGINS,
    STAY,
    STAYS,
    VOTE,
    VOTES,
    State,
)
from getaway.kernel.dialect import NOBODY, rule, tell


@rule
def start_turn(s: State, seat: int) -> None:
    """AL-15: points for the turn, the scapegoat's bonus, less what a beating took."""
    s.turn = seat
    s.points = base_points(s) + extra_points(s, seat) - s.exhausted[seat]
    s.exhausted[seat] = 0
    clear_turn(s)
    back_to_turn(s)


@rule
def extra_points(s: State, seat: int) -> int:
    """AL-15: the scapegoat has the bonus beside the points of every turn."""
    return s.bonus if seat == s.scapegoat else 0


@rule
def clear_turn(s: State) -> None:
    """What is counted within a turn."""
    s.bribed = 0
    s.pushed = 0
    s.stolen = 0
    s.used = 0
    s.trades_made = 0
    s.trades_refused = 0
    s.requests_refused = 0
    for i in range(8):
        s.refused_requests[i] = 0


@rule
def end_turn(s: State) -> None:
    """AL-34: can the prisoners but one escape? Else the next turn, or the next round."""
    tell(s, ENDS_TURN, s.turn)
    stays = left_behind(s)
    if stays == s.players:
        # AL-35: the scapegoat names the one.
        leave_turns(s)
        s.phase = STAY
        s.mover = s.scapegoat
    elif stays != NOBODY:
        escape(s, stays)
    else:
        coming = following(s, s.turn)
        if coming == NOBODY:
            start_round(s)
        else:
            start_turn(s, coming)


@rule
def following(s: State, seat: int) -> int:
    """AL-15: whose turn comes after a seat's, clockwise from the scapegoat; NOBODY: the round is over."""
    coming = 0 if seat == s.players - 1 else seat + 1
    return NOBODY if coming == s.scapegoat else coming


@rule
def leave_turns(s: State) -> None:
    """Nobody's turn: what is counted within one is cleared."""
    clear_turn(s)
    back_to_turn(s)
    s.turn = NOBODY
    s.points = 0


@rule
def escape(s: State, stays: int) -> None:
    """AL-36: one stays, the others win."""
    if s.turn != NOBODY:
        leave_turns(s)
    s.stays = stays
    s.phase = OVER
    s.mover = NOBODY
    tell(s, ESCAPE)
    tell(s, STAYS, stays)


@rule
def start_round(s: State) -> None:
    """AL-11: another guard; with the 21st everyone has lost. Then the vote."""
    leave_turns(s)
    s.round += 1
    for seat in range(s.players):
        s.forbidden[seat] = 0
        s.exhausted[seat] = 0
        s.votes[seat] = NOBODY
    tell(s, ROUND_BEGINS, s.round)
    bring_guard(s)
    if s.guards_out == LAST_GUARD:
        s.phase = OVER
        s.mover = NOBODY
        tell(s, LOST)
        return
    s.phase = VOTE
    s.mover = 0


def council(s: State) -> int | None:
    """AL-12: who calls the vote, while one is to be held."""
    return s.scapegoat if s.phase == VOTE else None


@rule
def vote(s: State, choice: int) -> None:
    """AL-13: one after the other in secret; opened when all have voted."""
    s.votes[s.mover] = choice
    s.mover += 1
    if s.mover < s.players:
        return
    for seat in range(s.players):
        tell(s, VOTES, seat, s.votes[seat], vote_in_halves(s, seat))
    elected = most_votes(s, s.votes, 0)
    s.bonus = bonus_for(s, elected)
    s.scapegoat = elected
    tell(s, ELECTED, elected, s.bonus)
    start_turn(s, elected)


@rule
def bonus_for(s: State, elected: int) -> int:
    """AL-14: the same again and the bonus grows; somebody new begins at 1."""
    return s.bonus + 1 if elected == s.scapegoat else 1


@rule
def vote_in_halves(s: State, seat: int) -> int:
    """AL-13: what a vote counts, the scapegoat's one and a half."""
    return 3 if seat == s.scapegoat else 2


@rule
def most_votes(s: State, ballots: MutableSequence[int], first: int) -> int:
    """AL-13: the choice with most votes; the half vote of the scapegoat leaves no tie.

    Choices are numbers from `first` on, one for each seat.
    """
    most = 0
    elected = NOBODY
    for choice in range(first, first + s.players):
        halves = 0
        for seat in range(s.players):
            if ballots[seat] == choice:
                halves += vote_in_halves(s, seat)
        if halves > most:
            most = halves
            elected = choice
    return elected


def last_round(s: State) -> int:
    """AL-11: the last round that can be played; with the next one comes the last guard."""
    return s.round + LAST_GUARD - 1 - s.guards_out


def next_vote(s: State) -> int:
    """The round of the next vote to be opened."""
    return s.round if s.phase == VOTE else s.round + 1
