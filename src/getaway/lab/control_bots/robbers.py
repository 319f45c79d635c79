"""Held out of all tuning, where thieves rob each other: those who always do the one thing that they know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from msgspec import UNSET

from getaway.bots.situation import Situation
from getaway.kernel.view import Deed
from getaway.lab.control_bots.biased import Biased


class Loot(Protocol):
    """What these bots look at in a state."""

    owner: Sequence[int]  # of each token


class _Robber(Biased):
    def deed(self, situation: Situation, action: int) -> Deed:
        """What an action is."""
        return situation.engine.game.deed(situation.hidden, action)

    def card(self, deed: Deed) -> str:
        """The card that is played, if one is."""
        card = getattr(deed, "card", UNSET)
        return "" if card is UNSET else str(card)


class Thief(_Robber):
    """Robs others whenever it can, and plays what lets it."""

    def likes(self, situation: Situation, action: int) -> float:
        deed = self.deed(situation, action)
        return 1.0 if deed.kind == "rob" or self.card(deed) == "thief" else 0.0


class Hoarder(_Robber):
    """Robs nobody while there is anything else to do, and keeps the thief and the Boss to the last."""

    def likes(self, situation: Situation, action: int) -> float:
        deed = self.deed(situation, action)
        return -1.0 if deed.kind == "rob" or self.card(deed) in ("thief", "boss") else 0.0


class Denier(_Robber):
    """Robs only the one who has most, as far as it can see, and does that always."""

    def likes(self, situation: Situation, action: int) -> float:
        deed = self.deed(situation, action)
        if deed.kind != "rob":
            return 0.0
        owner = cast(Loot, situation.hidden).owner
        owned = [list(owner).count(seat) for seat in range(situation.hidden.players)]
        victim = int(getattr(deed, "victim", 0))
        return (
            1.0 if owned[victim] == max(owned[s] for s in range(len(owned)) if s != situation.seat) else -1.0
        )


class Greedy(_Robber):
    """Plays its highest card and takes the token of most worth."""

    def likes(self, situation: Situation, action: int) -> float:
        deed = self.deed(situation, action)
        if deed.kind == "take":
            # A token goes by its value first; the Boss is worth most.
            value = str(getattr(deed, "token", ""))[:1]
            return int(value) / 10 if value.isdigit() else 1.0
        card = self.card(deed)
        return int(card) / 10 if card.isdigit() else 0.0
