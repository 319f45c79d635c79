"""Why an action of Art Robbery is better than another, in tokens, alibis and points of this board."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from getaway.games.art_robbery.hints.deeds import deed
from getaway.games.art_robbery.hints.tips import tips
from getaway.games.art_robbery.mind.considerations import best_token, need_of
from getaway.games.art_robbery.mind.evaluation import count_up
from getaway.games.art_robbery.rules.raids import backing
from getaway.games.art_robbery.rules.scoring import worth
from getaway.games.art_robbery.rules.state import (
    BOSS,
    DOG,
    GIVE_DOG,
    GIVE_TOKEN,
    MAX_PLAYERS,
    MIDDLE,
    NOTHING,
    PLAY,
    PLAY_CARD,
    State,
    dots,
    value,
)
from getaway.games.art_robbery.shown.story import token_sentence
from getaway.kernel.dialect import NOBODY
from getaway.kernel.reasons import Case, Reason
from getaway.kernel.sentence import Seat, Sentence

__all__ = ["BEGINS", "OUTCOME_NAMES", "aim", "by_considerations", "by_outcomes", "deed", "tips"]

BEGINS = (PLAY_CARD,)
OUTCOME_NAMES = (
    *("poorest", "points", "alibis", "boss-held", "dog-held", "thieves", "cards"),
    *(f"points-of-{seat}" for seat in range(MAX_PLAYERS)),
    *(f"poorest-{seat}" for seat in range(MAX_PLAYERS)),
)
# How much of a win one of each is about worth, to tell which of several outcomes matters most; and from what
# difference on it is worth a word.
WORTH = {
    "poorest": -1.0,
    "points": 0.03,
    "alibis": 0.05,
    "boss-held": 0.12,
    "dog-held": 0.06,
    "thieves": 0.05,
    "cards": 0.01,
}
WORTH_OF_POINTS, WORTH_OF_POOREST = -0.02, 0.25
LEAST = 0.005
SLIGHT = 0.0005  # where the chances hardly differ
NOTICED = 0.05  # of a point, an alibi, a card


class Facts(NamedTuple):
    """What a reason may name: the tokens that either action brings, and how the mover stands."""

    s: State
    me: int
    best: int
    second: int
    token: int  # of the best, or NOBODY
    other: int  # of the second
    need: float
    points: list[float]
    alibis: list[float]
    loot: list[float]


def facts(s: State, case: Case) -> Facts:
    """Read off the board."""
    points, alibis, loot = [0.0] * MAX_PLAYERS, [0.0] * MAX_PLAYERS, [0.0] * MAX_PLAYERS
    count_up(s, points, alibis, loot)
    need = need_of(s, s.mover, alibis)
    best, second = token_of(s, case.best, need), token_of(s, case.second, need)
    return Facts(s, case.seat, case.best, case.second, best, second, need, points, alibis, loot)


def token_of(s: State, action: int, need: float) -> int:
    """The token that an action brings, the best where a choice follows; NOBODY if none."""
    if action in (NOTHING, GIVE_TOKEN, GIVE_DOG, PLAY + DOG):
        return NOBODY
    return best_token(s, action, need)


def worth_of(s: State, token: int) -> int:
    """In points; nothing for no token."""
    return 0 if token == NOBODY else worth(s, token)


def dots_of(s: State, token: int) -> int:
    """In alibis; nothing for no token."""
    return 0 if token == NOBODY else dots(s, token)


def victim_of(s: State, token: int) -> int:
    """Who has a token; NOBODY if it hangs on the wall, or there is none."""
    return NOBODY if token == NOBODY or s.owner[token] == MIDDLE else s.owner[token]


def _named(s: State, token: int) -> Sentence:
    return token_sentence(s.tokens[token], "a-token")


def _more_points(f: Facts) -> Sentence | None:
    more = worth_of(f.s, f.token) - worth_of(f.s, f.other)
    return Sentence("because-value", {"points": more}) if more > 0 else None


def _more_alibis(f: Facts) -> Sentence | None:
    more = dots_of(f.s, f.token) - dots_of(f.s, f.other)
    return Sentence("because-alibi", {"alibis": more}) if more > 0 else None


def _few_alibis(f: Facts) -> Sentence | None:
    more = dots_of(f.s, f.token) - dots_of(f.s, f.other)
    if more <= 0 or any(f.alibis[f.me] > f.alibis[p] for p in range(f.s.players)):
        return None
    return Sentence("because-need", {"alibis": more, "own": round(f.alibis[f.me])})


def _takes_boss(f: Facts, token: int) -> bool:
    return token != NOBODY and value(f.s, token) == BOSS


def _boss(f: Facts) -> Sentence | None:
    held = _takes_boss(f, f.token) and backing(f.s, f.me) > 0
    return Sentence("because-boss") if held else None


def _no_bare_boss(f: Facts) -> Sentence | None:
    bare = _takes_boss(f, f.other) and backing(f.s, f.me) == 0
    return Sentence("because-bare-boss") if bare else None


def _backing(f: Facts) -> Sentence | None:
    return None if f.token == NOBODY else Sentence("because-backing", {"token": _named(f.s, f.token)})


def _theft(f: Facts) -> Sentence | None:
    victim = victim_of(f.s, f.token)
    if victim == NOBODY:
        return None
    return Sentence("because-theft", {"who": Seat(victim), "token": _named(f.s, f.token)})


def _leader(f: Facts) -> Sentence | None:
    victim = victim_of(f.s, f.token)
    if victim == NOBODY:
        return None
    return Sentence("because-leader", {"who": Seat(victim), "points": round(f.points[victim])})


def _guarded(f: Facts) -> Sentence | None:
    victim = victim_of(f.s, f.token)
    return None if victim == NOBODY else Sentence("because-guarded", {"who": Seat(victim)})


def _other_guarded(f: Facts) -> Sentence | None:
    victim = victim_of(f.s, f.other)
    return None if victim == NOBODY else Sentence("because-other-guarded", {"who": Seat(victim)})


def _exposed(f: Facts) -> Sentence | None:
    if f.other == NOBODY:
        return None
    return Sentence("because-exposed", {"token": _named(f.s, f.other)})


def _dog(f: Facts) -> Sentence | None:
    return Sentence("because-dog", {"points": round(f.loot[f.me])}) if f.loot[f.me] > 0 else None


def _closing(f: Facts) -> Sentence | None:
    own = f.loot[f.me] + worth_of(f.s, f.token)
    rest = max(f.loot[p] for p in range(f.s.players) if p != f.me)
    if f.s.middle != 1 or own <= rest:
        return None
    return Sentence("because-closing", {"own": round(own), "rest": round(rest)})


def _waste(f: Facts) -> Sentence | None:
    return Sentence("because-waste")


def _token_kept(f: Facts) -> Sentence | None:
    return Sentence("because-token-given", {"token": _named(f.s, f.s.token)})


def _dog_kept(f: Facts) -> Sentence | None:
    return Sentence("because-dog-given", {"points": round(f.loot[f.me])})


def _dog_for_token(f: Facts) -> Sentence | None:
    return Sentence("because-dog-for-token", {"token": _named(f.s, f.s.token)})


# What a consideration says, for the best action or against the other. Where it is not in here, as where a
# weight has an odd sign, it says nothing that could be understood.
SAYINGS: dict[tuple[str, str], Callable[[Facts], Sentence | None]] = {
    ("value", "for"): _more_points,
    ("alibi", "for"): _more_alibis,
    ("need", "for"): _few_alibis,
    ("boss", "for"): _boss,
    ("bare-boss", "against"): _no_bare_boss,
    ("backing", "for"): _backing,
    ("theft", "for"): _theft,
    ("leader", "for"): _leader,
    ("guarded", "for"): _guarded,
    ("guarded", "against"): _other_guarded,
    ("exposed", "against"): _exposed,
    ("dog", "for"): _dog,
    ("closing", "for"): _closing,
    ("waste", "against"): _waste,
    ("token-given", "against"): _token_kept,
    ("dog-given", "against"): _dog_kept,
    ("dog-given", "for"): _dog_for_token,
}


def by_considerations(s: State, case: Case) -> list[Reason]:
    """What the considerations say, weightiest first."""
    seen = facts(s, case)
    found = []
    for name, way in case.speaks.items():
        say = SAYINGS.get((name, way))
        sentence = None if say is None else say(seen)
        if sentence is not None:
            found.append(Reason(name, sentence))
    return found


def by_outcomes(s: State, case: Case) -> list[Reason]:
    """What comes of it for the mover and for the others, by what it is about worth."""
    found: list[tuple[float, Reason]] = []
    for name, (after, before) in case.outcomes.items():
        kind, _, seat = name.rpartition("-") if name[-1].isdigit() else (name, "", "")
        if seat and (int(seat) == case.seat or int(seat) >= s.players):
            continue
        worth = {"points-of": WORTH_OF_POINTS, "poorest": WORTH_OF_POOREST}[kind] if seat else WORTH[name]
        gain = worth * (after - before)
        if gain >= (SLIGHT if case.slight else LEAST):
            sentence = _outcome(s, kind, seat, after, before)
            if sentence is not None:
                found.append((gain, Reason(name, sentence)))
    found.sort(key=lambda one: -one[0])
    return [reason for _, reason in found]


def _outcome(s: State, kind: str, seat: str, after: float, before: float) -> Sentence | None:
    """None: the difference is too small to be told."""
    if kind in ("points", "alibis", "thieves", "cards", "points-of"):
        if abs(after - before) < NOTICED:
            return None
        arguments: dict[str, int | Seat] = {"more": round(abs(after - before))}
    elif round(100 * after) == round(100 * before):
        return None
    else:
        arguments = {"after": round(100 * after), "before": round(100 * before), "players": s.players}
    if seat:
        arguments["who"] = Seat(int(seat))
    return Sentence(f"will-{kind}-other" if kind == "poorest" and seat else f"will-{kind}", arguments)


# What an action is for, by what speaks for it most, or by what surely comes of it.
AIMS = {
    "value": "points",
    "closing": "end",
    "alibi": "alibis",
    "need": "alibis",
    "boss": "boss",
    "backing": "boss",
    "bare-boss": "boss",
    "theft": "rob",
    "leader": "rob",
    "guarded": "rob",
    "dog": "dog",
    "thief": "points",
    "points": "points",
    "alibis": "alibis",
    "poorest": "alibis",
    "boss-held": "boss",
    "dog-held": "dog",
    "thieves": "cards",
    "cards": "cards",
}


def aim(s: State, action: int, consideration: str) -> Sentence | None:
    """What an action is for."""
    alibis = [0.0] * MAX_PLAYERS
    count_up(s, [0.0] * MAX_PLAYERS, alibis, [0.0] * MAX_PLAYERS)
    victim = victim_of(s, token_of(s, action, need_of(s, s.mover, alibis)))
    _, _, rival = consideration.rpartition("-")
    if rival.isdigit():
        return Sentence("aim-rob", {"who": Seat(int(rival))})
    wanted = AIMS.get(consideration)
    if wanted is None or (wanted == "rob" and victim == NOBODY):
        return None
    return Sentence("aim-rob", {"who": Seat(victim)}) if wanted == "rob" else Sentence(f"aim-{wanted}")
