"""A table of Alcatraz before a vote, what each result is worth, and what seats answer to offers."""

from __future__ import annotations

from collections.abc import Mapping

from getaway.bots import Situation
from getaway.bots.negotiation import USUAL, DealPolicy, speak
from getaway.bots.votes import Electorate
from getaway.games.alcatraz.rules.state import PICK_SEAT
from getaway.games.alcatraz.talk.statement import Statement, read
from tests.bots.moments import Moment
from tests.contract.tables import engine_of
from tests.games.alcatraz.parts import Vote
from tests.games.alcatraz.scene import ANN, BO, CY, Scene
from tests.games.alcatraz.talking import Talking

ENGINE = engine_of("alcatraz", compiled=True)
Worth = Mapping[int, tuple[float, ...]]
# For each candidate, what its election is worth to Ann, Bo and Cy. Ann's vote counts most (AL-13).
SPLIT = {ANN: (0.0, 0.5, 1.0), BO: (1.0, 0.0, 0.0), CY: (0.0, 1.0, 0.0)}  # Ann for Bo, Cy for Ann
AGAINST_BO = {ANN: (0.0, 0.5, 0.0), BO: (1.0, 0.0, 1.0), CY: (0.0, 1.0, 0.0)}  # both others for Bo
FRIENDS = {ANN: (0.0, 0.2, 0.2), BO: (0.2, 0.0, 0.2), CY: (0.2, 0.2, 0.0)}  # everybody minds only themselves


def seen(table: Talking, seat: int, seed: int = 1, round: int | None = None) -> Situation:
    """What a seat sees of the table; as if it were another round, if one is given."""
    state = table.scene.state.copy()
    state.round = state.round if round is None else round
    return Moment(state, [[]] * 3, table.ledger).seen(ENGINE, seed, seat)


def electorate(situation: Situation, worth: Worth) -> Electorate:
    return Electorate(situation, {PICK_SEAT + candidate: chances for candidate, chances in worth.items()})


def offer(table: Talking, giver: int, taker: int, candidate: int) -> int:
    """Let us both vote for the same: the number of the offer."""
    return table.say(
        Statement(
            "offer", giver, (taker,), (Vote(giver, candidate, 2),), (Vote(taker, candidate, 2),), expires=2
        )
    )


def with_record(kept: int, broken: int, who: int = CY) -> Talking:
    """A seat has kept and broken so many promises in the vote of round 2; now it is that of round 3."""
    table = Talking(Scene(turn=CY).end_turns())
    others = tuple(seat for seat in range(3) if seat != who)
    for number in range(kept + broken):
        # The same may not be promised twice, so it is said to one, to the other, and to both.
        to = (others[:1], others[1:], others)[number % 3]
        candidate = ANN if number < kept else BO
        table.say(Statement("offer", who, to, (Vote(who, candidate, 2),)))
    table.vote(ANN, ANN, ANN)
    now = table.scene.state.round
    while table.scene.state.round == now:
        table.do("end the turn")
    return table


def accepts(table: Talking, seat: int, worth: Worth, policy: DealPolicy = USUAL) -> list[bool]:
    """The answers of a seat to what it was offered, in order."""
    situation = seen(table, seat)
    said = speak(situation, electorate(situation, worth), policy)
    answers = [read(given, table.scene.state, seat) for given in said]
    # Another offer in the place of one is a no.
    return [answer.act == "accept" for answer in answers if answer.act in ("accept", "reject", "counter")]
