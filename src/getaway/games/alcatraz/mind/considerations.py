"""What speaks for and against an action, for bots that do not look ahead: named considerations.

Everything here can be known to whoever decides. `crews` says who does what. `weigh_turns` weighs the actions
of a turn, `weigh_choices` what is chosen within them.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.mind.appraisal import appraise
from getaway.games.alcatraz.mind.evaluation import evaluate
from getaway.games.alcatraz.mind.factors import CONSIDERATIONS, FACTORS, Scores
from getaway.games.alcatraz.mind.obstacles import look_around
from getaway.games.alcatraz.mind.outcomes import OUTCOMES, read_outcomes
from getaway.games.alcatraz.mind.routes import PLAN
from getaway.games.alcatraz.mind.weigh_answers import weigh_card, weigh_giver, weigh_task, weigh_vote
from getaway.games.alcatraz.mind.weigh_choices import weigh_choice
from getaway.games.alcatraz.mind.weigh_turns import weigh_turn
from getaway.games.alcatraz.rules.rounds import most_votes
from getaway.games.alcatraz.rules.state import (
    KEEP,
    OWN_CARD,
    PICK_SEAT,
    STAY,
    TASK_ANSWER,
    TASK_GIVER,
    TURN,
    VOTE,
    WHOSE_CARD,
    YES,
    State,
)
from getaway.kernel.dialect import NOBODY, numbers, rule

__all__ = [
    "BLUNDER",
    "CONSIDERATIONS",
    "EFFORT",
    "FACTORS",
    "GLANCES",
    "HORIZON",
    "LEANING",
    "OUTCOMES",
    "SEALED",
    "SECRET",
    "SENSELESS",
    "SLIP",
    "appraise",
    "consider",
    "elected",
    "evaluate",
    "read_outcomes",
    "reopen",
    "winners",
]

SEALED = VOTE
# After so many decisions a play-out is cut and evaluated: about a round.
HORIZON = 24
# Choices that are not told to everybody.
SECRET: tuple[int, ...] = (VOTE, OWN_CARD, KEEP)
# How far an easy bot misjudges an action, on the scale of the weights.
SLIP = 2.0
# And how far a beginner does.
BLUNDER = 2.6
# By the number of players, how many simulations a short look takes for each where a step tells most. Here a
# turn is many steps, each of which changes little.
EFFORT = (0, 0, 0, 4, 4)
# Not tried here: a turn is many steps, and one step ahead may say too little.
GLANCES = False
# What a point on the scale of the weights is worth to a search, in deals won. Single steps differ by less
# than hundreds of play-outs can tell; without this, tables of searchers are mostly caught.
LEANING = 0.5
# To begin a trade that nobody needs, to drop what is in nobody's way: play-outs cannot tell how little it
# brings, and whoever looks on cannot tell why.
SENSELESS: tuple[str, ...] = ("pointless",)


@rule
def consider(s: State, options: MutableSequence[int], count: int, scores: Scores) -> None:
    """How much each consideration speaks for each option of the mover; the scores come in all zero."""
    if count < 2:
        return
    phase = s.phase
    if needs_no_plan(phase):
        for i in range(count):
            weigh_answer(s, options[i], i * FACTORS, scores)
        return
    plan = numbers(PLAN)
    look_around(s, plan, s.mover)
    if phase == TURN:
        weigh_turn(s, plan, options, count, scores)
    else:
        for i in range(count):
            weigh_choice(s, plan, options[i], i * FACTORS, scores)


@rule
def needs_no_plan(phase: int) -> bool:
    """Votes, tasks, frame-up cards in hand: what lies on the table is enough."""
    return phase == VOTE or WHOSE_CARD <= phase <= KEEP or TASK_GIVER <= phase <= STAY


@rule
def weigh_answer(s: State, action: int, row: int, scores: Scores) -> None:
    """The choices that need no plan."""
    if s.phase == VOTE or s.phase == STAY:
        weigh_vote(s, action - PICK_SEAT, row, scores)
    elif s.phase == TASK_GIVER:
        weigh_giver(s, action, row, scores)
    elif s.phase == TASK_ANSWER:
        if action == YES:
            weigh_task(s, s.turn, row, scores)
    else:
        weigh_card(s, action, row, scores)


@rule
def winners(s: State) -> int:
    """AL-36: all but the one who stays."""
    return s.players - 1


@rule
def reopen(s: State) -> None:
    """All ballots back: the first votes again."""
    for seat in range(s.players):
        s.votes[seat] = NOBODY
    s.mover = 0


@rule
def elected(s: State, ballots: MutableSequence[int]) -> int:
    """AL-13: the choice that wins if each seat chooses ballots[seat]."""
    return most_votes(s, ballots, PICK_SEAT)
