"""Why one action is better than the one that was chosen: what a hint would say."""

from __future__ import annotations

from getaway.bots.grounds import differing, speaking
from getaway.bots.search import Search
from getaway.bots.situation import Situation
from getaway.bots.trial import Budget
from getaway.kernel.reasons import Case, hints_of
from getaway.kernel.sentence import Sentence

MOST_REASONS = 2
DEALS = 200  # in which both actions are tried, to see what comes of them


def reasons_for(situation: Situation, better: int, chosen: int) -> list[Sentence]:
    """What surely comes of the better one in the same guessed deals, and what speaks for it; at most two.

    None if neither does: then the search has found what no rule of thumb says.
    """
    hints = hints_of(situation.engine.game)
    if hints is None:
        return []
    trial = Search(Budget(DEALS), careful=True).trial(situation, [better, chosen])
    outcomes = differing(trial, better, chosen, DEALS)
    case = Case(situation.seat, better, chosen, speaking(situation, better, chosen), outcomes)
    come = hints.by_outcomes(situation.remembered, case)
    weighed = hints.by_considerations(situation.remembered, case)
    found = [*come[:1], *weighed[:1], *come[1:], *weighed[1:]]
    return [reason.sentence for reason in found[:MOST_REASONS]]
