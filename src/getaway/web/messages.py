"""The messages of the protocol, docs/protocol.md, as types. What is not one of these is refused."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from getaway.kernel.json_value import JsonObject

Id = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
BotPace = Literal["slow", "normal", "fast", "at-once"]
Number = Annotated[int, Meta(ge=0, le=2**31)]


class Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What every message has: an id of the client's own, under which it is answered."""

    id: Id
    seat: SeatNumber | None = None  # for which seat; needed by those who own several


class Hello(Message, frozen=True, tag="hello"):
    """The first message: from which entry on the client wants to be told."""

    seen: Number | None = None


class Act(Message, frozen=True, tag="act"):
    """Answers question `ask` to a seat."""

    ask: Number
    action: Number


class Undo(Message, frozen=True, tag="undo"):
    """Takes the last action back."""


class Call(Message, frozen=True, tag="call"):
    """Calls the vote."""


class Say(Message, frozen=True, tag="say"):
    """Says one of a phrase, a text, a statement."""

    phrase: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=2000)] = ""
    statement: JsonObject | None = None


class Compose(Message, frozen=True, tag="compose"):
    """Asks what can be said, beginning with a draft of a statement."""

    draft: JsonObject


class Pause(Message, frozen=True, tag="pause"):
    """Wants the clock to stand still."""


class Resume(Message, frozen=True, tag="resume"):
    """Wants it to go on."""


class WantCoach(Message, frozen=True, tag="coach"):
    """Wants the coach at a table of several people, or no longer; he comes when all want him."""

    on: bool = True


class Rest(Message, frozen=True, tag="rest"):
    """Lets a bot play for the seat until one returns."""


class Return(Message, frozen=True, tag="return"):
    """Takes the seat back from the bot that sits in."""


class Seen(Message, frozen=True, tag="seen"):
    """Has seen what the table gives everybody time for."""

    scene: Number


class Pace(Message, frozen=True, tag="pace"):
    """How fast bots are to move while this client looks on."""

    pace: BotPace


class GoOn(Message, frozen=True, tag="go_on"):
    """Needs no pause before the next move of a bot."""


class AskHint(Message, frozen=True, tag="hint"):
    """Asks what the strongest bot that is ready would do."""

    ask: Number


class AskWhyNot(Message, frozen=True, tag="why_not"):
    """Asks why what is not offered is not."""

    ask: Number


class Look(Message, frozen=True, tag="look"):
    """Looks from another of one's own seats; without a seat, as a spectator."""


class Mute(Message, frozen=True, tag="mute"):
    """Hears no more texts of a seat, or hears them again."""

    on: bool = True


class Ping(Message, frozen=True, tag="ping"):
    """Says that the client is there."""


AnyMessage = (
    Hello
    | Act
    | Undo
    | Call
    | Say
    | Compose
    | Pause
    | Resume
    | WantCoach
    | Rest
    | Return
    | Seen
    | Pace
    | GoOn
    | AskHint
    | AskWhyNot
    | Look
    | Mute
    | Ping
)

_decoder = msgspec.json.Decoder(AnyMessage)
encode = msgspec.json.Encoder().encode


def read(text: str | bytes) -> AnyMessage:
    """A message, or msgspec's error that says what is wrong with it."""
    message: AnyMessage = _decoder.decode(text)
    return message


class _OnlyId(msgspec.Struct):
    id: Id


def id_of(text: str | bytes) -> str | None:
    """The id of a message that is wrong otherwise."""
    try:
        return msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
