"""What speaks for and against an action, for bots that do not look ahead: a table of named considerations.

Everything here can be known to whoever decides. `plans` says who does what; `turns` and `choices` weigh the
actions of a turn and what is chosen within them.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.answers import weigh_card, weigh_giver, weigh_task, weigh_vote
from getaway.games.alcatraz.appraisal import appraise
from getaway.games.alcatraz.choices import weigh_choice
from getaway.games.alcatraz.evaluation import evaluate
from getaway.games.alcatraz.factors import CONSIDERATIONS, FACTORS, Table
from getaway.games.alcatraz.pressure import look_around
from getaway.games.alcatraz.rounds import most_votes
from getaway.games.alcatraz.state import (
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
from getaway.games.alcatraz.turns import weigh_turn
from getaway.games.alcatraz.ways import PLAN
from getaway.kernel.dialect import NOBODY, numbers, rule

__all__ = [
    "CONSIDERATIONS",
    "FACTORS",
    "GLANCES",
    "HORIZON",
    "LEANING",
    "SEALED",
    "SECRET",
    "SLIP",
    "appraise",
    "consider",
    "elected",
    "evaluate",
    "reopen",
    "winners",
]

SEALED = VOTE
# After so many decisions a play-out is cut and evaluated: about a round.
HORIZON = 24
# Choices that are not told to everybody.
SECRET: tuple[int, ...] = (VOTE, OWN_CARD, KEEP)
# How far a beginner misjudges an action, on the scale of the weights.
SLIP = 2.0
# Not tried here: a turn is many steps, and one step ahead may say too little.
GLANCES = False
# What a point on the scale of the weights is worth to an expert, in deals won. Single steps differ by less
# than hundreds of play-outs can tell; without this, tables of searchers are mostly caught.
LEANING = 0.5


@rule
def consider(s: State, options: MutableSequence[int], count: int, table: Table) -> None:
    """How much each consideration speaks for each option of the mover; the table comes in all zero."""
    if count < 2:
        return
    phase = s.phase
    if needs_no_plan(phase):
        for i in range(count):
            weigh_answer(s, options[i], i * FACTORS, table)
        return
    plan = numbers(PLAN)
    look_around(s, plan, s.mover)
    if phase == TURN:
        weigh_turn(s, plan, options, count, table)
    else:
        for i in range(count):
            weigh_choice(s, plan, options[i], i * FACTORS, table)


@rule
def needs_no_plan(phase: int) -> bool:
    """Votes, tasks, frame-up cards in hand: what lies on the table is enough."""
    return phase == VOTE or WHOSE_CARD <= phase <= KEEP or TASK_GIVER <= phase <= STAY


@rule
def weigh_answer(s: State, action: int, row: int, table: Table) -> None:
    """The choices that need no plan."""
    if s.phase == VOTE or s.phase == STAY:
        weigh_vote(s, action - PICK_SEAT, row, table)
    elif s.phase == TASK_GIVER:
        weigh_giver(s, action, row, table)
    elif s.phase == TASK_ANSWER:
        if action == YES:
            weigh_task(s, s.turn, row, table)
    else:
        weigh_card(s, action, row, table)


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
