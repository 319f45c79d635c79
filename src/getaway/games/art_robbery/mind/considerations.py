"""What speaks for and against an action, for bots that do not look ahead: a table of named considerations.

Everything here can be known to whoever decides: their own hand, the tokens on the table, and of the
stacks what they may look at or remember. A token whose owner is not known counts for nobody.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.art_robbery.mind.appraisal import appraise
from getaway.games.art_robbery.mind.evaluation import count_up, evaluate
from getaway.games.art_robbery.mind.outcomes import OUTCOMES, read_outcomes
from getaway.games.art_robbery.rules.raids import backing
from getaway.games.art_robbery.rules.rules import first_match, last_match
from getaway.games.art_robbery.rules.scoring import worth
from getaway.games.art_robbery.rules.state import (
    BOSS,
    CHOOSE_TOKEN,
    CHOOSE_VICTIM,
    DOG,
    GIVE_DOG,
    GIVE_TOKEN,
    MAX_PLAYERS,
    MIDDLE,
    NOTHING,
    PLACES,
    PLAY,
    PLAY_CARD,
    ROB,
    TAKE,
    THIEF,
    State,
    dots,
    value,
)
from getaway.kernel.dialect import NOBODY, reals, rule

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

CONSIDERATIONS = (
    "value",
    "alibi",
    "need",
    "boss",
    "bare-boss",
    "backing",
    "theft",
    "leader",
    "guarded",
    "exposed",
    "dog",
    "thief",
    "closing",
    "waste",
    "token-given",
    "dog-given",
)
FACTORS = len(CONSIDERATIONS)
VALUE, ALIBI, NEED, BOSS_BACKED, BARE_BOSS, BACKING, THEFT, LEADER = range(8)
GUARDED, EXPOSED, DOG_FETCHED, THIEF_SPENT, CLOSING, WASTE, TOKEN_GIVEN, DOG_GIVEN = range(8, FACTORS)

# After so many decisions a play-out is cut and evaluated: measured, 16 beat 8, 12, 24 and the whole game.
HORIZON = 16
# Choices that are not told to everybody.
SECRET: tuple[int, ...] = ()
# How far an easy bot misjudges an action, on the scale of the weights.
SLIP = 0.3
# And how far a beginner does.
BLUNDER = 1.05
# By the number of players, how many simulations a short look takes for each where a step tells most. Against
# one rival to be less hurried is worth more.
EFFORT = (0, 0, 2, 1, 1, 1)
# Seats that look one step ahead in an expert's play-outs play much better than by the weights.
GLANCES = True
# A search does not lean on the weights here: it has not been tried.
LEANING = 0.0
# Whatever is legal may make sense.
SENSELESS: tuple[str, ...] = ()
# Nobody chooses in secret at the same time as others.
SEALED = NOBODY


@rule
def consider(s: State, options: MutableSequence[int], count: int, table: MutableSequence[float]) -> None:
    """How much each consideration speaks for each option of the mover; the table comes in all zero."""
    me = s.mover
    points = reals(MAX_PLAYERS)
    alibis = reals(MAX_PLAYERS)
    loot = reals(MAX_PLAYERS)
    count_up(s, points, alibis, loot)
    need = need_of(s, me, alibis)
    for i in range(count):
        row = i * FACTORS
        action = options[i]
        if action == NOTHING or (action == PLAY + DOG and s.dog == me):
            table[row + WASTE] = 1.0
        elif action == PLAY + DOG:
            table[row + DOG_FETCHED] = 1.0 + loot[me] / 10
        elif action == GIVE_DOG:
            # The dog guards what is left: it is worth more the more there is.
            table[row + DOG_GIVEN] = 1.0 + loot[me] / 10
        elif action == GIVE_TOKEN:
            table[row + TOKEN_GIVEN] = weigh_token(s, s.token, need)
        else:
            if action == PLAY + THIEF:
                table[row + THIEF_SPENT] = 1.0
            token = best_token(s, action, need)
            if token == NOBODY:
                table[row + WASTE] = 1.0
            else:
                weigh_gain(s, token, need, row, table, points, loot)


@rule
def need_of(s: State, seat: int, alibis: MutableSequence[float]) -> float:
    """How urgent alibis are, from 0 to 1: they count at the end, and only against the fewest (AR-23)."""
    fewest = 1000.0
    for other in range(s.players):
        if other != seat:
            fewest = min(fewest, alibis[other])
    late = (s.raid + 1) / s.raids
    return late * max(0.0, min(1.0, 0.6 - (alibis[seat] - fewest) / 5))


@rule
def weigh_token(s: State, token: int, need: float) -> float:
    """A rough worth of a token, to choose between those that an action could bring."""
    return worth(s, token) + dots(s, token) * (0.5 + 1.5 * need)


@rule
def best_token(s: State, action: int, need: float) -> int:
    """The token that an action brings, the best one where a choice follows; NOBODY if none."""
    if s.phase == CHOOSE_TOKEN:
        return s.raid * PLACES + action - TAKE
    card = action - PLAY if s.phase == PLAY_CARD else s.card
    low, high = first_match(s, card), last_match(s, card)
    if s.phase == CHOOSE_VICTIM:
        return best_of(s, action - ROB, low, high, need)
    # What lies in the middle comes before what could be stolen (AR-12).
    found = best_of(s, MIDDLE, low, high, need)
    if found == NOBODY:
        for victim in range(s.players):
            if victim != s.mover:
                token = best_of(s, victim, low, high, need)
                if token != NOBODY and (found == NOBODY or s.dog != victim):
                    found = token
    return found


@rule
def best_of(s: State, owner: int, low: int, high: int, need: float) -> int:
    """The best token of a range that lies with an owner, or NOBODY."""
    found = NOBODY
    best = -1.0
    for token in range(low, high):
        if s.owner[token] == owner and weigh_token(s, token, need) > best:
            best = weigh_token(s, token, need)
            found = token
    return found


@rule
def weigh_gain(
    s: State,
    token: int,
    need: float,
    row: int,
    table: MutableSequence[float],
    points: MutableSequence[float],
    loot: MutableSequence[float],
) -> None:
    """What speaks for taking a token from where it lies."""
    me = s.mover
    victim = s.owner[token]
    table[row + VALUE] = worth(s, token) / 5
    table[row + ALIBI] = dots(s, token) / 2
    table[row + NEED] = dots(s, token) / 2 * need
    if value(s, token) == BOSS:
        table[row + (BOSS_BACKED if backing(s, me) > 0 else BARE_BOSS)] = 1.0
    elif value(s, token) >= 4 and s.owner[s.raid * PLACES + PLACES - 1] == me and backing(s, me) == 0:
        table[row + BACKING] = 1.0
    if lasts_no_longer(s, token):
        table[row + EXPOSED] = worth(s, token) / 5
    if victim == MIDDLE:
        if s.middle == 1:
            # AR-19: the last token ends the raid; good for whoever leads it.
            most = 0.0
            for other in range(s.players):
                if other != me:
                    most = max(most, loot[other])
            table[row + CLOSING] = (loot[me] + worth(s, token) - most) / 10
    else:
        table[row + THEFT] = 1.0
        table[row + LEADER] = 1.0 if leads(s, victim, points) else 0.0
        table[row + GUARDED] = 1.0 if s.dog == victim else 0.0


@rule
def lasts_no_longer(s: State, token: int) -> bool:
    """Would no other token of that value lie in the middle, so that this one can be stolen (AR-12)?"""
    for other in range(s.first_of[value(s, token)], s.first_of[value(s, token) + 1]):
        if other != token and s.owner[other] == MIDDLE:
            return False
    return True


@rule
def leads(s: State, seat: int, points: MutableSequence[float]) -> bool:
    """Has nobody else but perhaps the mover more points?"""
    for other in range(s.players):
        if other != s.mover and points[other] > points[seat]:
            return False
    return True


@rule
def winners(s: State) -> int:
    """AR-25: one, or several who share it."""
    return 1


@rule
def reopen(s: State) -> None:
    """There is no sealed choice in this game."""


@rule
def elected(s: State, ballots: MutableSequence[int]) -> int:
    """There is no sealed choice in this game."""
    return NOBODY
