"""No frame-up card: none at all, none of a kind, or none on somebody (AL-22)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from getaway.games.alcatraz.rules.state import CELL_BLOCK, EFFECT_NAMES, HITS, PLAYS, State, effect_of
from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.gaps import CardGap, Gap, RoundGap, TargetGap
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.verdicts import BROKEN, Facts, Promise
from getaway.kernel.sentence import Sentence

# How likely somebody plays a card that they have on another, in office or not: few do, as games of bots tell.
CARD_IN_OFFICE, CARD_LATER = 0.3, 0.1


@dataclass(frozen=True, slots=True)
class NotFrameUp(Clause):
    """`who` plays no frame-up card, or none of these, or none on that prisoner."""

    name: ClassVar[str] = "not_frame_up"
    rank: ClassVar[int] = 90
    gaps: ClassVar[tuple[Gap, ...]] = (CardGap("card"), TargetGap("to", "against"), RoundGap("until"))

    until: int
    card: str | None = None
    to: int | None = None

    @classmethod
    def words(cls, said: Saying) -> Sentence:
        # Fluent selects by these: any card, and on anybody.
        card = said.filled.get("card")
        what = {
            "card": "any" if card is None else "one",
            "named": said.put("card"),
            "round": said.put("until"),
        }
        return Sentence("clause-not-frame-up", {**said.doer(), **said.other("to"), **what})

    @property
    def deadline(self) -> int:
        return self.until

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        if self.to is None:
            played = [effect_of(facts.before, kind) for who, kind, _ in facts.of(PLAYS) if who == self.who]
        else:
            played = [effect for who, to, effect in facts.of(HITS) if (who, to) == (self.who, self.to)]
        if any(self.card in (None, EFFECT_NAMES[effect]) for effect in played) and promise.is_due:
            return promise.settle(BROKEN, facts)
        return promise

    def at_the_end(self, promise: Promise, facts: Facts) -> str:
        return promise.unbroken

    def is_possible(self, s: State, bound: Sequence[Clause]) -> bool:
        # What cards one would have and do without, and what that would be worth, nobody can tell.
        return self.to is not None or s.frame_count[self.who] == 0

    def contrast(self, left: State, done: State) -> float:
        """Whoever is hit stands about as badly as in the cell block without stamina."""
        if self.to is None or done.frame_count[self.who] == 0:
            return 0.0
        done.where[self.to] = CELL_BLOCK
        done.stamina[self.to] = 0
        return CARD_IN_OFFICE if self.who == done.scapegoat else CARD_LATER
