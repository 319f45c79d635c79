"""All clauses and conditions, for tests that speak of several."""

from getaway.games.alcatraz.talk.clause import Clause, Condition
from getaway.games.alcatraz.talk.clauses import CLAUSES
from getaway.games.alcatraz.talk.clauses.at import At
from getaway.games.alcatraz.talk.clauses.bring import Bring
from getaway.games.alcatraz.talk.clauses.give import Give
from getaway.games.alcatraz.talk.clauses.guard import Guard
from getaway.games.alcatraz.talk.clauses.let import Let
from getaway.games.alcatraz.talk.clauses.not_frame_up import NotFrameUp
from getaway.games.alcatraz.talk.clauses.not_steal import NotSteal
from getaway.games.alcatraz.talk.clauses.not_vote import NotVote
from getaway.games.alcatraz.talk.clauses.swap import Swap
from getaway.games.alcatraz.talk.clauses.vote import Vote
from getaway.games.alcatraz.talk.conditions import CONDITIONS
from getaway.games.alcatraz.talk.conditions.done import Done
from getaway.games.alcatraz.talk.conditions.elected import Elected
from getaway.games.alcatraz.talk.conditions.has import Has

__all__ = [
    "CLAUSES",
    "CONDITIONS",
    "At",
    "Bring",
    "Clause",
    "Condition",
    "Done",
    "Elected",
    "Give",
    "Guard",
    "Has",
    "Let",
    "NotFrameUp",
    "NotSteal",
    "NotVote",
    "Swap",
    "Vote",
]
