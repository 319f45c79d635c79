"""Why a bot chose what it chose: best against runner-up, with at most two reasons.

A reason is a consideration that speaks more for the best than for the runner-up: without it the preference
would be smaller by at least a tenth, or turned round. Chances are those that the search has found.
"""

from __future__ import annotations

from dataclasses import dataclass

from getaway.bots import negotiation
from getaway.bots.heuristic import Heuristic, weigh
from getaway.bots.search import FEWEST, Search
from getaway.bots.situation import Bot, Situation
from getaway.bots.votes import is_sealed
from getaway.bots.weights import considerations, secret_phases
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import JsonObject
from getaway.kernel.sentence import Seat, Sentence

MOST_REASONS = 2
TELLING = 0.1  # of the preference, at the least
NOTICEABLE = 1  # in hundredths


@dataclass(frozen=True)
class Explanation:
    """An action, what else it was weighed against, and what is to be said about it."""

    action: int
    instead: int | None
    sentences: tuple[Sentence, ...]
    reasons: tuple[str, ...]  # the considerations that were named

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
        raise BadInput(
            "Only a bot that weighs what it does can explain it; one that plays at random does not."
        )
    if public and situation.hidden.phase in secret_phases(situation.engine.game):
        raise BadInput("A secret choice is not explained in public.")
    legal = situation.legal
    if len(legal) == 1:
        return Explanation(legal[0], None, (_choice(situation, legal[0]),), ())
    kept = negotiation.faithful(situation)
    best, second, chances = _compare(bot, situation, kept)
    said = [_choice(situation, best)]
    if best in kept and second not in kept:
        said.append(Sentence("explain-promise"))
    if not public:
        said.append(
            Sentence("explain-instead", {"instead": situation.engine.game.label(situation.hidden, second)})
        )
    said += _chances(situation.seat, chances[0], chances[1]) if chances else []
    reasons = _reasons(situation, best, second, getattr(bot, "remembers", True))
    if public:
        # What the other action lacks would tell that it was possible.
        reasons = [(name, speaks) for name, speaks in reasons if speaks == "for"]
    reasons = reasons[:MOST_REASONS]
    said += [Sentence(f"because-{name}", {"speaks": speaks}) for name, speaks in reasons]
    return Explanation(best, None if public else second, tuple(said), tuple(name for name, _ in reasons))


def _choice(situation: Situation, action: int) -> Sentence:
    return Sentence("explain-choice", {"action": situation.engine.game.label(situation.hidden, action)})


Chances = tuple[tuple[float, ...], tuple[float, ...]]


def _compare(
    bot: Search | Heuristic, situation: Situation, kept: list[int]
) -> tuple[int, int, Chances | None]:
    """The best action, the runner-up, and everybody's chances after each if the bot looks ahead.

    The best is one of those that keep the seat's promises, unless it is a betrayer's.
    """
    me = situation.seat
    if isinstance(bot, Heuristic):
        best = bot.choose(situation)
        return best, bot.second_to(situation, best), None
    if is_sealed(situation):
        prospects = negotiation.prospects(situation, bot.electorate(situation))
        best = max(kept, key=lambda a: prospects[a][me])
        second = max((a for a in prospects if a != best), key=lambda a: prospects[a][me])
        return best, second, (prospects[best], prospects[second])
    sound = bot.candidates(situation, kept)
    if len(sound) == 1 and not bot.persona.betrays:
        # It decided not by what comes of it but by its word, or because all else is senseless.
        return sound[0], Heuristic().second_to(situation, sound[0]), None
    thought = bot.think(situation, kept)
    second = thought.runner_up(me)
    if thought.deals[second] < FEWEST:
        # Too few to say anything: it was not by these that the bot decided.
        return thought.best, second, None
    return thought.best, second, (thought.chances[thought.best], thought.chances[second])


def _chances(me: int, after: tuple[float, ...], before: tuple[float, ...]) -> list[Sentence]:
    """My chance after the runner-up and after the best; and the rival's for whom it matters most."""
    percent = [(round(100 * b), round(100 * a)) for b, a in zip(before, after, strict=True)]
    said = [Sentence("explain-my-chance", {"before": percent[me][0], "after": percent[me][1]})]
    others = [seat for seat in range(len(percent)) if seat != me]
    rival = max(others, key=lambda seat: abs(after[seat] - before[seat]))
    if abs(percent[rival][1] - percent[rival][0]) >= NOTICEABLE:
        numbers = {"before": percent[rival][0], "after": percent[rival][1]}
        said.append(Sentence("explain-their-chance", {"who": Seat(rival), **numbers}))
    return said


def _reasons(situation: Situation, best: int, second: int, remembers: bool) -> list[tuple[str, str]]:
    """The considerations without which the preference would be clearly smaller, weightiest first.

    One speaks for the best if that has more of something good, against the other if that has more of
    something bad.
    """
    for_best, for_second = weigh(situation, [best, second], remembers)
    gaps = [a - b for a, b in zip(for_best, for_second, strict=True)]
    preference = sum(gaps)
    if preference <= 0:
        # The search has found what no consideration knows: the chances are all there is to say.
        return []
    # What weighs next to nothing beside the rest only breaks ties, and is no reason.
    least = TELLING * max(preference, *(abs(gap) for gap in gaps))
    names = considerations(situation.engine.game)
    telling = [k for k in range(len(gaps)) if gaps[k] > least]
    telling.sort(key=lambda k: -gaps[k])
    return [(names[k], "for" if for_best[k] > 0 else "against") for k in telling]
