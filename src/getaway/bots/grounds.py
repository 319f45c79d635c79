"""What really tells two actions apart: considerations that count, outcomes in the same guessed games."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from getaway.bots.heuristic import weigh
from getaway.bots.situation import Situation
from getaway.bots.trial import Trial
from getaway.bots.weights import considerations, outcomes
from getaway.kernel.reasons import hints_of

COMPARISON = "getaway.bots.comparison"
TELLING = 0.1  # of the preference, at the least
SURELY = 2.5  # standard errors that a difference in the same guessed games is above
SOME = 1e-9
CHUNK = 50  # deals between two looks at the clock


def speaking(situation: Situation, best: int, second: int, remembers: bool = True) -> dict[str, str]:
    """The considerations without which the preference would be clearly smaller, weightiest first.

    One speaks for the best if that has more of something good, against the other if that has more of
    something bad.
    """
    for_best, for_second = weigh(situation, [best, second], remembers)
    gaps = [a - b for a, b in zip(for_best, for_second, strict=True)]
    preference = sum(gaps)
    if preference <= 0:
        # By these the other would be better: none of them is why.
        return {}
    # What weighs next to nothing beside the rest only breaks ties, and is no reason.
    least = TELLING * max(preference, *(abs(gap) for gap in gaps))
    names = considerations(situation.engine.game)
    telling = [k for k in range(len(gaps)) if gaps[k] > least]
    telling.sort(key=lambda k: -gaps[k])
    return {names[k]: "for" if for_best[k] > 0 else "against" for k in telling}


def strongest(situation: Situation, action: int, remembers: bool = True) -> str | None:
    """The consideration that speaks for an action most, if any does."""
    row = weigh(situation, [action, *[a for a in situation.legal if a != action][:1]], remembers)[0]
    most = max(range(len(row)), key=lambda k: row[k])
    return considerations(situation.engine.game)[most] if row[most] > SOME else None


def differing(trial: Trial, best: int, second: int, deals: int) -> Mapping[str, tuple[float, float]]:
    """What surely differs after two actions in so many guessed deals, or in fewer if the trial's time is up:
    by name, after the best and after the second."""
    return {
        name: (after, instead)
        for name, (after, instead, error) in compared(trial, best, second, deals).items()
        if abs(after - instead) > max(SURELY * error, SOME)
    }


def compared(trial: Trial, best: int, second: int, deals: int) -> Mapping[str, tuple[float, float, float]]:
    """What becomes of two actions in so many guessed deals, or in fewer if the trial's time is up: by name,
    after the best, after the second, and the standard error of the difference."""
    situation = trial.situation
    engine = situation.engine
    hints, count = hints_of(engine.game), outcomes(engine.game)
    if hints is None or count == 0:
        return {}
    sums = engine.row(3 * count, "float64")
    compare = engine.generic(COMPARISON).compare
    done = 0
    while done < deals and (done == 0 or trial.until is None or trial.clock() < trial.until):
        more = min(CHUNK, deals - done)
        compare(
            *(trial.states, situation.seat, situation.seed, done, done + more, best, second),
            *(trial.weights, trial.slips, trial.shares, trial.ahead.depth, int(trial.ahead.glances), sums),
        )
        done += more
    found = {}
    for k, name in enumerate(hints.OUTCOME_NAMES):
        after, instead = float(sums[k]) / done, float(sums[count + k]) / done
        gap = after - instead
        error = sqrt(max(0.0, float(sums[2 * count + k]) / done - gap * gap) / done)
        found[name] = (after, instead, error)
    return found
