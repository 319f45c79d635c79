"""What clauses have in common that promise to be somewhere in a round."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from getaway.games.alcatraz.mind.walks import is_near, walks
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.state import CROWDED, DO_END, ROOM_NAMES, TURN, State
from getaway.games.alcatraz.talk.clause import Clause, Way
from getaway.games.alcatraz.talk.verdicts import BROKEN, KEPT, VOID, Facts, Promise

FARTHEST = 3  # AL-5: steps across a grid of three by four


@dataclass(frozen=True, slots=True)
class Presence(Clause):
    """Where one is when one's own turn of the round ends, or when a task is completed there."""

    @property
    @abstractmethod
    def appointment(self) -> tuple[str, int]: ...

    @abstractmethod
    def has_served(self, facts: Facts) -> bool:
        """Was it used for what it was promised for, before the turn was over? One is in the room."""

    def has_item(self, s: State) -> bool:
        """Does one have with one what has to be there?"""
        return True

    def is_excused(self, promise: Promise, s: State) -> bool:
        """Was it taken away what had to be there?"""
        return False

    def can_have_item(self, s: State, bound: Sequence[Clause]) -> bool:
        """Could one have it with one, beside what one is bound to?"""
        return True

    @property
    def deadline(self) -> int:
        return self.appointment[1]

    def is_there(self, s: State) -> bool:
        """Is one in the room?"""
        return ROOM_NAMES[s.where[self.who]] == self.appointment[0]

    def judge(self, promise: Promise, facts: Facts) -> Promise:
        return self.judge_presence(promise, facts)

    def judge_presence(self, promise: Promise, facts: Facts) -> Promise:
        """What one decision means, wherever the item is."""
        if facts.round != self.deadline:
            return promise
        promise = promise._replace(was_hindered=promise.was_hindered or facts.was_hindered(self.who))
        if self.is_there(facts.before) and self.has_served(facts):
            return promise.settle(KEPT, facts)
        if facts.ends_turn(self.who):
            return promise.settle(self.at_deadline(promise, facts), facts)
        return promise

    def at_deadline(self, promise: Promise, facts: Facts) -> str:
        s = facts.before
        if self.is_there(s) and self.has_item(s):
            return KEPT
        full = s.guards[ROOM_NAMES.index(self.appointment[0])] >= CROWDED
        return VOID if promise.was_hindered or full or self.is_excused(promise, s) else BROKEN

    def is_possible(self, s: State, bound: Sequence[Clause]) -> bool:
        room, round = ROOM_NAMES.index(self.appointment[0]), self.deadline
        # Nobody knows where one will be by a later round: then every room has to be within a turn.
        near = round == s.round or base_points(s) >= FARTHEST
        if not self.can_have_item(s, bound):
            return False
        return s.guards[room] < CROWDED and near and is_near(s, s.where[self.who], room, round)

    def ways(self, promise: Promise, s: State) -> Iterator[Way]:
        if s.round == self.deadline and s.phase == TURN:
            for walk in walks(s, self.who, ROOM_NAMES.index(self.appointment[0])):
                yield (*walk, DO_END)

    def imagine(self, s: State) -> None:
        s.where[self.who] = ROOM_NAMES.index(self.appointment[0])
