"""What a clause and a condition are (AL-12): all that the rest of the talk, and the bots, ask of one.

One clause, one file in `clauses`; one condition, one file in `conditions`. Every clause is about things on
the board, so that everybody can see whether it was kept. Rooms, things and cards go by their names, tasks by
their element, as no two tasks on the board share one (AL-9, AL-33).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from getaway.games.alcatraz.rules.state import State
from getaway.games.alcatraz.talk.gaps import Gap, SeatGap, Value
from getaway.games.alcatraz.talk.saying import Saying
from getaway.games.alcatraz.talk.shaping import shape
from getaway.kernel.sentence import Sentence
from getaway.kernel.view import Shape

if TYPE_CHECKING:
    from getaway.games.alcatraz.talk.verdicts import Facts, Promise

Way = tuple[int, ...]  # actions one after the other


class Ballots(NamedTuple):
    """What a clause says of the votes of some rounds."""

    candidate: int
    first: int
    last: int
    cast: bool  # False: just this ballot is not cast


class Stake(NamedTuple):
    """What whoever stands for a clause has to keep for it."""

    thing: str
    number: int


class Weighed(NamedTuple):
    """What one decision means for a condition."""

    came_true: bool
    cannot: bool = False  # come true any more


@dataclass(frozen=True, slots=True)
class Part(ABC):
    """A clause or a condition."""

    name: ClassVar[str]  # in JSON, and in the ids of its words
    key: ClassVar[str]  # under which the name stands in JSON
    rank: ClassVar[int]  # where it stands among the others in a list
    gaps: ClassVar[tuple[Gap, ...]]  # in the order in which one is asked

    @classmethod
    @abstractmethod
    def words(cls, said: Saying) -> Sentence:
        """As its speaker says it, with whatever is filled in."""

    @classmethod
    def all_gaps(cls) -> tuple[Gap, ...]:
        """Its gaps, and before them who does it, where that is not plain."""
        return cls.gaps

    @property
    def values(self) -> dict[str, Value]:
        """What stands in its fields."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def shown(self) -> Shape:
        """As the wire carries it."""
        return shape(self)

    def sentence(self, speaker: int | None = None, hearer: int | None = None) -> Sentence:
        """As the speaker says it to the hearer: "I will …", "you will …", else by names."""
        return self.words(Saying(self.gaps, self.values, speaker, hearer))

    @property
    def task_named(self) -> str | None:
        """The task that it is about, by its element."""
        return None

    @property
    def vote_round(self) -> int | None:
        """The round of the first vote that it is about."""
        return None


@dataclass(frozen=True, slots=True)
class Clause(Part):
    """What `who` promises."""

    key: ClassVar[str] = "clause"
    who: int

    @classmethod
    def all_gaps(cls) -> tuple[Gap, ...]:
        return (SeatGap("who"), *cls.gaps)

    @property
    @abstractmethod
    def deadline(self) -> int:
        """The round with which its time is over."""

    @property
    def open_until(self) -> int:
        """The last round in which a yes still makes sense of it."""
        return self.deadline

    # How it is judged.

    @abstractmethod
    def judge(self, promise: Promise, facts: Facts) -> Promise:
        """What one decision means for a promise of it that is open."""

    def at_deadline(self, promise: Promise, facts: Facts) -> str:
        """The time is over: nothing forbidden was done, unless it is something that had to be done."""
        return promise.unbroken

    def at_the_end(self, promise: Promise, facts: Facts) -> str:
        """The game is over: void, unless it is something that was not to be done."""
        return "void"

    # Whether, and how, it can be kept.

    @property
    def ballots(self) -> Ballots | None:
        """What it says of votes."""
        return None

    @property
    def stake(self) -> Stake | None:
        """What has to be kept for it."""
        return None

    @property
    def appointment(self) -> tuple[str, int] | None:
        """The room where one has to be, and in which round; one may come as late as one can."""
        return None

    @property
    def takes_turn(self) -> bool:
        """Does it keep one busy for a turn?"""
        return self.appointment is not None

    def clashes(self, other: Clause) -> bool:
        """Can only one of the two be kept by the same prisoner? Either of the two may know."""
        if self.appointment is None or other.appointment is None:
            return False
        (room, round), (elsewhere, when) = self.appointment, other.appointment
        return round == when and room != elsewhere

    def is_possible(self, s: State, bound: Sequence[Clause]) -> bool:
        """Could it be kept as things lie now, beside what one is bound to?"""
        return True

    def ways(self, promise: Promise, s: State) -> Iterator[Way]:
        """What might be done in one's own turn to keep it, the easiest first."""
        return iter(())

    # What it would change.

    def imagine(self, s: State) -> None:
        """Change a plain state as if it were kept at once, as far as it changes the board at all."""

    def is_returned(self, other: Clause) -> bool:
        """Does the other say the same deed from the other side?"""
        return False

    def contrast(self, left: State, done: State) -> float:
        """Change one state as if what it rules out were left, the other as if it were done.

        Returns how likely it would be done; 0: it rules nothing out, or nobody can say what.
        """
        return 0.0


@dataclass(frozen=True, slots=True)
class Condition(Part):
    """On what a statement depends."""

    key: ClassVar[str] = "condition"

    @property
    def open_until(self) -> int | None:
        """The last round in which a yes still makes sense of it; None: any."""
        return None

    @property
    def elects(self) -> int | None:
        """Who has to be elected."""
        return None

    def holds(self, s: State) -> bool:
        """Has it come true just by how things lie?"""
        return False

    @abstractmethod
    def weigh(self, facts: Facts) -> Weighed:
        """What one decision means for it."""

    @abstractmethod
    def likelihood(self, s: State, now: int) -> float | None:
        """How likely it comes true, if who has to be elected in round `now` is; None: nobody can tell."""
