"""A place at a table, wherever the table stands: on this machine or at a server.

Both speak the messages of docs/protocol.md, so that whatever draws it need not know which it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from getaway.client.message import Message
from getaway.kernel.game import Game
from getaway.kernel.json_value import Json
from getaway.kernel.sentence import Sentence
from getaway.kernel.view import View
from getaway.words import Words

Receive = Callable[[Message], None]


class Place(Protocol):
    """What a person at a table needs of it."""

    game: Game
    can_talk: bool  # is there anybody who would understand?
    can_repeat: bool  # can the same be played again from here?

    @property
    def about(self) -> str:
        """What tells this table from others: a seed, or a link."""

    @property
    def now(self) -> int:
        """The time of the table, in milliseconds."""

    @property
    def is_warming(self) -> bool:
        """Do bots still wait for the compiled rules?"""

    def greeting(self, words: Words) -> str:
        """What table this is."""

    async def open(self, receive: Receive) -> None:
        """Begin to be told."""

    async def send(self, type: str, **fields: Json) -> None:
        """Send a message; the answer is received like everything else."""

    async def settle(self) -> None:
        """Wait until all that was sent is answered; where the bots are ours, until they are done too."""

    async def start(self) -> None:
        """Deal, as the one who made the table."""

    async def seat_bot(self, seat: int) -> None:
        """Put a bot into an empty seat, as the one who made the table."""

    async def follow(self) -> bool:
        """Find the table of the next game; says whether there is one."""

    def wishes(self, view: View) -> list[tuple[int, Sentence]]:
        """Every action that the game knows, as it is called now; empty if that is not known here."""

    async def close(self) -> None:
        """Leave. Nothing is lost."""

    def farewell(self, words: Words, over: bool) -> str:
        """How to come back."""
