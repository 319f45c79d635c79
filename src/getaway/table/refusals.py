"""What a table refuses by itself, whatever the game. The rules' own refusals name a rule."""

from __future__ import annotations

from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import Seat, Sentence


class NotNow(BadInput):
    """Something that cannot be done at this table, or not now. Seats count from 1; 0: none was named."""

    def __init__(self, message: str, **arguments: int | str | Seat | Sentence) -> None:
        self.reason = Sentence(message, arguments)
        super().__init__(message)
