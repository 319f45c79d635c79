"""A clause or a condition on its way into words: who speaks to whom, and what stands in which gap."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.games.alcatraz.talk.gaps import Filled, Gap, Word
from getaway.kernel.sentence import Argument, Blank, Seat, Sentence, in_a_row


class Saying:
    """Makes the arguments of a sentence. Where it is `marked`, each gap can be told from the words around."""

    def __init__(
        self,
        gaps: Sequence[Gap],
        filled: Filled,
        speaker: int | None = None,
        hearer: int | None = None,
        *,
        marked: bool = False,
    ) -> None:
        self.filled = filled
        self._gaps = {gap.name: gap for gap in gaps}
        self._speaker = speaker
        self._hearer = hearer
        self.marked = marked

    def put(self, name: str) -> Argument:
        """What stands in a gap."""
        value = self.filled.get(name)
        return self._mark(name, None if value is None else self._gaps[name].shown(value, self.filled))

    def _mark(self, name: str, shown: Word | None) -> Argument:
        if self.marked:
            return Blank(name, shown)
        return "" if shown is None else shown

    def doer(self, name: str = "who") -> dict[str, Argument]:
        """Who does it: I, you, or another."""
        who = self.filled.get(name)
        person = self._person(who)
        named = None if who is None else Seat(int(who))
        # "I" and "you" are no gaps: it is plain from whose side it is who that is.
        return {"person": person, "who": self._mark(name, named) if person == "other" else named or ""}

    def other(self, name: str) -> dict[str, Argument]:
        """Whom it is done to, or whom it is about."""
        seat = self.filled.get(name)
        if self.marked and name not in self.filled:
            return {"role": "other", "other": Blank(name, None)}
        if seat is None:
            return {"role": "nobody", "other": ""}
        # What can be filled in otherwise is called by its name, also if that is "me".
        if self.marked:
            role = "other"
        else:
            role = "own" if seat == self.filled.get("who") else self._person(seat)
        return {"role": role, "other": self._mark(name, Seat(int(seat)))}

    def _person(self, seat: int | str | None) -> str:
        if seat is None:
            return "other"
        if seat == self._speaker:
            return "i"
        return "you" if seat == self._hearer else "other"


def seats_sentence(seats: Sequence[int]) -> Sentence:
    """Those to whom something is said, with the case that this needs."""
    return Sentence("to-one" if len(seats) == 1 else "to-several", {"to": names(seats)})


def names(seats: Sequence[int]) -> Seat | Sentence:
    """Several prisoners in a row."""
    return Seat(seats[0]) if len(seats) == 1 else in_a_row([Seat(seat) for seat in seats])
