"""Who sits where. A chair is a seat's; a guest owns it; a bot may be in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ChairKind = Literal["empty", "person", "bot", "stand-in"]


@dataclass(slots=True)
class Chair:
    """One seat at a table."""

    name: str = ""
    guest: str = ""  # whose it is; empty: nobody's
    bot: str = ""  # the bot that decides here; empty: the guest does
    offer: str = ""  # the digest of the token with which it may be taken over
    asks: int = 0  # questions put to this seat so far
    was_left: bool = False  # by a guest, so that another may take it
    wants_coach: bool = False  # though other people play too

    @property
    def kind(self) -> ChairKind:
        """Who decides here: empty, person, bot, or stand-in: a bot for a guest who is gone."""
        if self.bot:
            return "stand-in" if self.guest else "bot"
        return "person" if self.guest else "empty"
