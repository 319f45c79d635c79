"""A hint: the whole move, what it is for, the chances to win after it and after the next best, and why.

Reasons are what really tells the best from the runner-up (`grounds`): outcomes that surely differ in the same
guessed games, and considerations without which the preference would be smaller by at least a tenth. The
game's own `hints` puts them into words, with the pieces that lie on its board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from getaway.bots import negotiation
from getaway.bots.grounds import differing, speaking, strongest
from getaway.bots.heuristic import Heuristic
from getaway.bots.search import FEWEST, Search
from getaway.bots.situation import Bot, Situation
from getaway.bots.votes import is_sealed
from getaway.bots.weights import secret_phases
from getaway.bots.whole_moves import rest_of_move
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import JsonObject
from getaway.kernel.reasons import Case, Reason, hints_of
from getaway.kernel.sentence import Seat, Sentence

MOST_REASONS = 2
MOST_OTHERS = 2  # of the next best are named
NEARLY = "explain-nearly-equal"
NEARLY_EQUAL = 3  # hundredths that a choice hardly matters within
NOTICEABLE = 3  # hundredths of somebody else's chance that are worth a word
ENOUGH = 40  # deals after which an action can be said to lose much
BRIEFLY = 8  # this part of the simulations goes to each choice that follows in a move


@dataclass(frozen=True)
class Explanation:
    """An action, what else it was weighed against, and what is to be said about it."""

    action: int
    instead: int | None
    sentences: tuple[Sentence, ...]
    reasons: tuple[str, ...]  # the considerations and outcomes that were named
    then: tuple[int, ...] = ()  # what follows in the same move
    chances: Mapping[int, tuple[float, ...]] | None = None  # of all seats, after the actions that are named
    tried: Mapping[int, float] = field(default_factory=dict)  # the own chance after all that was tried enough
    outcomes: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # named: after both

    @property
    def nearly_equal(self) -> bool:
        """Does the choice hardly matter, by what the bot has found?"""
        return any(sentence.message == NEARLY for sentence in self.sentences)

    @property
    def losses(self) -> dict[int, int]:
        """How much less of the chance to win each action leaves than the best, in hundredths."""
        best = max(self.tried.values(), default=0.0)
        return {action: max(0, _hundredths(best - chance)) for action, chance in self.tried.items()}

    def json(self) -> JsonObject:
        """The same for a reader in another program."""
        return {
            "action": self.action,
            "instead": self.instead,
            "sentences": [sentence.json() for sentence in self.sentences],
        }


def explain(bot: Bot, situation: Situation, public: bool = False) -> Explanation:
    """What the bot would choose here, and why. In public nothing is said that tells of its hand: neither
    what else it could have done nor what speaks against that."""
    if not isinstance(bot, Search | Heuristic):
        raise BadInput("Only a bot that weighs its moves can explain them; one that plays at random can't.")
    if public and situation.hidden.phase in secret_phases(situation.engine.game):
        raise BadInput("A secret choice isn't explained in public.")
    legal = situation.legal
    if len(legal) == 1:
        said, then = _move(bot, situation, legal[0], public)
        return Explanation(legal[0], None, tuple(said), (), then)
    kept = negotiation.faithful(situation)
    found = _compare(bot, situation, kept)
    best, second = found.best, found.second
    said, then = _move(bot, situation, best, public)
    if best in kept and second not in kept:
        said.append(Sentence("explain-promise"))
    remembers = getattr(bot, "remembers", True)
    reasons, outcomes = _reasons(bot, situation, found, remembers, public)
    weighed: list[Sentence] = []
    if found.chances:
        weighed = _chances(situation, found, public)
    elif not public:
        weighed = [Sentence("explain-runner-up", {"instead": _label(situation, second)})]
    grounds = [strongest(situation, best, remembers) or "", *(reason.ground for reason in reasons)]
    if reasons and reasons[0].ground in outcomes and all(one.message != NEARLY for one in weighed):
        # What comes of it decides: that is what it is for.
        grounds.insert(0, reasons[0].ground)
    said += [*_aim(situation, best, grounds), *weighed]
    said += [reason.sentence for reason in reasons]
    if not reasons and second in kept and not any(one.message == NEARLY for one in said):
        said.append(Sentence("explain-no-rule"))
    return Explanation(
        best,
        None if public else second,
        tuple(said),
        tuple(reason.ground for reason in reasons),
        then,
        found.chances,
        found.tried,
        {reason.ground: outcomes[reason.ground] for reason in reasons if reason.ground in outcomes},
    )


def _label(situation: Situation, action: int) -> Sentence:
    return situation.engine.game.label(situation.hidden, action)


def deed(situation: Situation, action: int) -> Sentence:
    """An action in so many words that it can stand alone."""
    hints = hints_of(situation.engine.game)
    found = None if hints is None else hints.deed(situation.remembered, action)
    return _label(situation, action) if found is None else found


def _move(
    bot: Search | Heuristic, situation: Situation, action: int, public: bool
) -> tuple[list[Sentence], tuple[int, ...]]:
    """An action and what follows in the same move, in words and as numbers; in public only the action."""
    named = _label(situation, action) if public else deed(situation, action)
    said = [Sentence("explain-choice", {"action": named})]
    then = [] if public else rest_of_move(situation, action, _briefly(bot))
    said += [Sentence("explain-then", {"action": deed(asked, choice)}) for asked, choice in then]
    return said, tuple(choice for _, choice in then)


def _briefly(bot: Search | Heuristic) -> Callable[[Situation], int]:
    """How the bot decides what follows in a move: as always, but a search takes less time for it."""
    if isinstance(bot, Heuristic):
        return Heuristic(remembers=bot.remembers).choose
    seconds = None if bot.budget.seconds is None else bot.budget.seconds / BRIEFLY
    budget = replace(bot.budget, simulations=max(1, bot.budget.simulations // BRIEFLY), seconds=seconds)
    return Search(budget, bot.careful, bot.persona, bot.clock).choose


@dataclass(frozen=True)
class Compared:
    """The best action, the runner-up, and everybody's chances after these and the next, best first, if the
    bot looks ahead."""

    best: int
    second: int
    chances: Mapping[int, tuple[float, ...]] | None = None
    elected: Mapping[int, tuple[float, ...]] | None = None  # in a vote: the same if each is elected
    tried: Mapping[int, float] = field(default_factory=dict)  # the own chance after all that was tried enough


def _compare(bot: Search | Heuristic, situation: Situation, kept: list[int]) -> Compared:
    """The best is one of those that keep the seat's promises, unless it is a betrayer's."""
    me = situation.seat
    if isinstance(bot, Heuristic):
        best = bot.choose(situation)
        return Compared(best, bot.second_to(situation, best))
    if is_sealed(situation):
        electorate = bot.electorate(situation)
        prospects = negotiation.prospects(situation, electorate)
        best = max(kept, key=lambda a: prospects[a][me])
        rest = sorted((a for a in prospects if a != best), key=lambda a: -prospects[a][me])
        named = {a: prospects[a] for a in (best, *rest[:MOST_OTHERS])}
        return Compared(best, rest[0], named, electorate.worth, {a: p[me] for a, p in prospects.items()})
    sound = bot.candidates(situation, kept)
    if len(sound) == 1 and not bot.persona.betrays:
        # It decided not by what comes of it but by its word, or because all else is senseless.
        return Compared(sound[0], Heuristic().second_to(situation, sound[0]))
    thought = bot.think(situation, kept)
    second = thought.runner_up(me)
    if thought.deals[second] < FEWEST:
        # Too few to say anything: it was not by these that the bot decided.
        return Compared(thought.best, second)
    rest = [a for a in thought.chances if a not in (thought.best, second) and thought.deals[a] >= FEWEST]
    rest.sort(key=lambda a: (-thought.deals[a], -thought.chances[a][me]))
    after = {a: thought.chances[a] for a in (thought.best, second, *rest[: MOST_OTHERS - 1])}
    tried = {a: thought.chances[a][me] for a in thought.chances if thought.deals[a] >= ENOUGH}
    return Compared(thought.best, second, after, None, tried)


def _hundredths(chance: float) -> int:
    return round(100 * chance)


def _chances(situation: Situation, found: Compared, public: bool) -> list[Sentence]:
    """The chance to win after the best and after the next two; and the rival's for whom it matters most."""
    assert found.chances is not None
    me = situation.seat
    after, instead = found.chances[found.best], found.chances[found.second]
    said = [Sentence("explain-chance", {"chance": _hundredths(after[me])})]
    if public:
        return said
    said += [
        Sentence("explain-instead", {"instead": _label(situation, action), "chance": _hundredths(own[me])})
        for action, own in found.chances.items()
        if action != found.best
    ]
    if _hundredths(after[me]) - _hundredths(instead[me]) <= NEARLY_EQUAL:
        said.append(Sentence(NEARLY))
    others = [seat for seat in range(len(after)) if seat != me]
    rival = max(others, key=lambda seat: abs(after[seat] - instead[seat]))
    now, before = _hundredths(after[rival]), _hundredths(instead[rival])
    if abs(now - before) >= NOTICEABLE:
        way = "down" if now < before else "up"
        said.append(
            Sentence("explain-rival", {"who": Seat(rival), "way": way, "before": before, "after": now})
        )
    return said


def _aim(situation: Situation, best: int, grounds: Sequence[str]) -> list[Sentence]:
    """What the action is for, by the first of these grounds that gives it an aim."""
    hints = hints_of(situation.engine.game)
    if hints is None:
        return []
    aims = (hints.aim(situation.remembered, best, ground) for ground in grounds)
    return [aim for aim in aims if aim is not None][:1]


def _reasons(
    bot: Search | Heuristic, situation: Situation, found: Compared, remembers: bool, public: bool
) -> tuple[list[Reason], Mapping[str, tuple[float, float]]]:
    """At most two: what comes of it first where the chances differ, else what speaks for it first; and all
    that surely comes of it."""
    hints = hints_of(situation.engine.game)
    if hints is None:
        return [], {}
    best, second = found.best, found.second
    speaks = speaking(situation, best, second, remembers)
    outcomes: Mapping[str, tuple[float, float]] = {}
    clear = False
    if isinstance(bot, Search) and found.chances and not public:
        own = [found.chances[action][situation.seat] for action in (best, second)]
        clear = _hundredths(own[0]) - _hundredths(own[1]) > NEARLY_EQUAL
        if own[0] >= own[1]:
            deals = max(FEWEST, bot.budget.simulations)
            outcomes = differing(bot.trial(situation, [best, second]), best, second, deals)
    if public:
        # What the other action lacks would tell that it was possible.
        speaks = {name: way for name, way in speaks.items() if way == "for"}
    case = Case(situation.seat, best, second, speaks, outcomes, not clear)
    come = hints.by_outcomes(situation.remembered, case)
    weighed = hints.by_considerations(situation.remembered, case)
    if found.elected is not None:
        come = [*_election(situation, found), *come]
    # Of either kind the strongest, and what decides goes first.
    first, last = (come, weighed) if clear else (weighed, come)
    return [*first[:1], *last[:1], *first[1:], *last[1:]][:MOST_REASONS], outcomes


def _election(situation: Situation, found: Compared) -> list[Reason]:
    """In a vote: what it means to the voter who of the two is elected."""
    assert found.elected is not None
    after, before = (found.elected[action][situation.seat] for action in (found.best, found.second))
    if _hundredths(after) <= _hundredths(before):
        return []
    said = {"after": _hundredths(after), "before": _hundredths(before)}
    instead = _label(situation, found.second)
    return [Reason("election", Sentence("explain-election", {**said, "instead": instead}))]
