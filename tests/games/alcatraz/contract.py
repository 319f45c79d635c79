"""What the contract tests ask of Alcatraz alone."""

from __future__ import annotations

from typing import Any

from getaway.games.alcatraz.rules import state
from getaway.kernel.chance import Dice
from getaway.kernel.dialect import NOBODY
from tests.games.forging import shuffled

# Fields in which two hidden states may differ and be observed alike, and why that is no loss.
SAID_OTHERWISE = {
    "give": "means something only in a trade",
    "want": "means something only in a trade",
    "task_deck": "is told down to its end; what stands behind that means nothing",
    "frame_deck": "is told by kind of card and down to its end",
    "frame_owner": "is told by kind of card",
    "frame_seen": "is told by kind of card",
}
FORGED = ("votes", "task_deck", "frame_owner")  # what forging changes


def forge(s: Any, seat: int, dice: Dice) -> None:
    """Change the ballots of others, shuffle the tasks nobody has seen and the frame-up cards unseen."""
    if s.phase == state.VOTE:
        for other in range(s.players):
            if other != seat and s.votes[other] != NOBODY:
                s.votes[other] = (s.votes[other] + 1) % s.players
    s.task_deck[: s.tasks_unknown] = shuffled(s.task_deck[: s.tasks_unknown], dice)
    # Cards that the seat has not seen change places: with other hands, in the deck.
    unseen = [card for card in range(state.FRAME_UPS) if not s.frame_seen[card] >> seat & 1]
    where = {card: (s.frame_owner[card], s.frame_seen[card]) for card in unseen}
    new = dict(zip(unseen, shuffled(unseen, dice), strict=True))
    for card in unseen:
        s.frame_owner[new[card]], s.frame_seen[new[card]] = where[card]
    for i in range(s.frames_left):
        s.frame_deck[i] = new.get(s.frame_deck[i], s.frame_deck[i])
