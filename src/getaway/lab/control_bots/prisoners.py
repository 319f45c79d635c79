"""Held out of all tuning, where prisoners deal: those who help nobody, those who lie, those who beg."""

from __future__ import annotations

from dataclasses import replace

from getaway.bots.heuristic import Heuristic
from getaway.bots.situation import Situation
from getaway.deals import deals_in
from getaway.kernel.json_value import JsonObject
from getaway.lab.control_bots.biased import Biased
from getaway.lab.control_bots.voters import around, prison

LAST_ROUND = 13


class FreeRider(Biased):
    """Takes what it is given and gives no more than it must: neither for a task of others nor in a trade."""

    def likes(self, situation: Situation, action: int) -> float:
        kind = kind_of(situation, action)
        # In a trade one may stop as soon as it makes sense.
        may_stop = any(kind_of(situation, other) == "pick-done" for other in situation.legal)
        return -1.0 if kind == "pick-yes" or (kind == "pick-thing" and may_stop) else 0.0


class Hermit(Biased):
    """Trades with nobody and says no to everything."""

    def likes(self, situation: Situation, action: int) -> float:
        return -1.0 if kind_of(situation, action) in ("trade", "pick-yes") else 0.0


def kind_of(situation: Situation, action: int) -> str:
    """What kind of action it is."""
    kind: str = situation.engine.game.deed(situation.hidden, action).kind
    return kind


class Liar(Heuristic):
    """Promises whatever is asked, offers a thing for a vote against whoever leads, and minds none of it."""

    rounds = 1  # until the thing is to be handed over

    def choose(self, situation: Situation) -> int:
        return super().choose(replace(situation, ledger=None))

    def speak(self, situation: Situation) -> list[JsonObject]:
        game, ledger, me = situation.engine.game, situation.ledger, situation.seat
        assert ledger is not None, "nobody speaks where nothing is heard"
        deals = deals_in(game)
        open_offers = deals.proposals(ledger, situation.hidden, me)
        said = [deals.answer(me, offer.number, True) for offer in open_offers]
        if not deals.pending(ledger, situation.hidden, me):
            said.append(self.lie(situation))
        return said

    def lie(self, situation: Situation) -> JsonObject:
        """A key for a vote against a third."""
        me, (to, third, *_) = situation.seat, around(situation)
        now = prison(situation).round
        by = min(LAST_ROUND, now + self.rounds)
        return {
            "act": "offer",
            "to": [to],
            "give": [{"clause": "give", "who": me, "to": to, "thing": "key", "count": 1, "by": by}],
            "get": [{"clause": "vote", "who": to, "candidate": third, "round": now}],
        }


class LiarNear(Liar):
    """Its lies are found out in the next round."""


class LiarFar(Liar):
    """Its lies are found out when the game is over."""

    rounds = LAST_ROUND


class Beggar(Heuristic):
    """Asks everybody for everything before every vote, and gives nothing for it."""

    def speak(self, situation: Situation) -> list[JsonObject]:
        me, now = situation.seat, prison(situation).round
        ledger = situation.ledger
        assert ledger is not None, "nobody speaks where nothing is heard"
        deals = deals_in(situation.engine.game)
        if deals.pending(ledger, situation.hidden, me):
            return []
        said: list[JsonObject] = []
        for other in around(situation):
            key: JsonObject = {
                "clause": "give",
                "who": other,
                "to": me,
                "thing": "key",
                "count": 1,
                "by": now,
            }
            mercy: JsonObject = {
                "clause": "not_vote",
                "who": other,
                "candidate": me,
                "round": now,
                "until": now,
            }
            said += [{"act": "ask", "to": [other], "get": [wish]} for wish in (key, mercy)]
        return said
