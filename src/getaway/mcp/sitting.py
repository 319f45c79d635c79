"""One seat at one table: what came from there, what is sent, and what is waited for."""

from __future__ import annotations

import asyncio
import time

from msgspec import UNSET

from getaway.client.message import Message
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import Json, JsonObject
from getaway.kernel.sentence import Seat, sentence_of
from getaway.places.place import Place
from getaway.places.reading import read_shown, said
from getaway.places.telling import lines_of
from getaway.table.shapes import Shown
from getaway.words import Words, rule_text

FIRST_VIEW_SECONDS = 20.0  # until a table that shows nothing is given up
ANSWERS = ("accepted", "refused", "composed")


class Sitting:
    """A player at a place. One thing is asked of the table at a time."""

    def __init__(self, place: Place, lang: str) -> None:
        self.place = place
        self.words = Words(place.game, lang)
        self.used_at = time.monotonic()
        self._sent: Message = {}  # the last view, as the table sent it
        self._shown: Shown | None = None
        self._untold: list[str] = []  # what has happened since somebody looked
        self._seen = -1  # the entry up to which somebody has looked
        self._is_new_talk = False  # has nobody waited since a talk began?
        self._answered: int | None = None  # the question that was answered last
        self._trouble = ""
        self._change = asyncio.Event()
        self._asking = asyncio.Lock()
        self._answer: asyncio.Future[Message] | None = None

    # What comes from the table.

    async def open(self) -> None:
        """Sit down; returns when there is something to see."""
        await self.place.open(self._receive)
        try:
            async with asyncio.timeout(FIRST_VIEW_SECONDS):
                await self._until_shown()
        except TimeoutError:
            raise BadInput(f"{self.place.about} shows nothing.") from None
        if self.shown.seat is None:
            raise BadInput(f"There's no free seat at {self.place.about}.")

    async def _until_shown(self) -> None:
        while self._shown is None:
            await self._next_change()

    async def _next_change(self) -> None:
        self._change.clear()
        await self._change.wait()

    def _receive(self, message: Message) -> None:
        if message["type"] == "view":
            self._see(message)
        elif message["type"] == "trouble":
            self._trouble = message["text"]
        elif message["type"] in ANSWERS and self._answer is not None and not self._answer.done():
            self._answer.set_result(message)
        self._change.set()

    def _see(self, message: Message) -> None:
        shown = read_shown(self.place.game, message)
        self.words.names = [chair.name for chair in shown.table.chairs]
        if shown.seat is not None:
            self.words.reader = shown.seat
        before = self._shown
        is_talk = shown.table.phase == "talk"
        self._is_new_talk = is_talk and (self._is_new_talk or before is None or before.table.phase != "talk")
        self._sent, self._shown = message, shown
        for event in shown.events:
            self._untold += [line.plain for line in lines_of(event, self.words)]

    # What is so.

    @property
    def shown(self) -> Shown:
        """The table as it was shown last."""
        assert self._shown is not None
        return self._shown

    @property
    def as_sent(self) -> Message:
        """The same as JSON, without what has happened: that is told once, in words."""
        return {key: value for key, value in self._sent.items() if key not in ("type", "events", "cut")}

    @property
    def seat(self) -> int:
        """Where one sits."""
        assert self.shown.seat is not None
        return self.shown.seat

    @property
    def ask(self) -> int | None:
        """The number of the question that waits for an answer."""
        ask = self.shown.asks.get(self.seat) if self.shown.table.phase == "play" else None
        return None if ask == self._answered else ask

    @property
    def is_called(self) -> bool:
        """Is there anything to do, or something new to hear before a vote?"""
        phase = self.shown.table.phase
        if phase == "talk":
            # Alone with bots nobody else ends the talk: there is nothing to wait for but their speeches.
            return self._is_new_talk or self.place.can_repeat or self.shown.n > self._seen
        return phase == "over" or self.ask is not None

    def take_news(self) -> list[str]:
        """What has happened since somebody looked; told once."""
        news, self._untold = self._untold, []
        self._seen = self.shown.n
        return news

    # What is done.

    async def wait(self, seconds: float) -> bool:
        """Until there is something to do, for so long; says whether there is."""
        try:
            async with asyncio.timeout(seconds):
                while not self.is_called:
                    await self._next_change()
                if self.shown.table.phase == "talk":
                    # Bots that speak one after the other are heard together.
                    await self.place.settle()
        except TimeoutError:
            pass
        is_called, self._is_new_talk = self.is_called, False
        return is_called

    async def ask_for(self, type: str, **fields: Json) -> Message:
        """Send something and have its answer; what is refused is an error in words."""
        async with self._asking:
            self._answer = asyncio.get_running_loop().create_future()
            await self.place.send(type, **fields)
            message = await self._answer
        if message["type"] == "refused":
            raise BadInput(self._refusal(message))
        if message["type"] == "accepted":
            # The answer of a server may come before the view in which it is done.
            while self.shown.n < message["n"]:
                await self._next_change()
        return message

    def _refusal(self, message: Message) -> str:
        reason = self.words.say(sentence_of(message["reason"]))
        rule = message["rule"]
        if not rule:
            return reason
        refused = self.words.text("refused", reason=reason, rule=rule)
        return f"{refused}\n{rule_text(self.words, rule)}"

    async def act(self, action: int) -> None:
        """Decide."""
        ask = self.ask
        if ask is None:
            raise BadInput(self.words.text("model-not-asked"))
        await self.ask_for("act", seat=self.seat, ask=ask, action=action)
        self._answered = ask

    async def say(self, said: JsonObject) -> None:
        """Say something to all."""
        await self.ask_for("say", seat=self.seat, **said)

    async def start(self) -> None:
        """Deal, as whoever made the table."""
        self._trouble = ""
        await self.place.start()
        if self._trouble:
            raise BadInput(self._trouble)
        # The answer of a server may come before the view in which it is done.
        while self.shown.table.phase == "lobby":
            await self._next_change()

    def name_of(self, seat: int) -> str:
        """What somebody is called in words."""
        return self.words.shown(Seat(seat))

    def label(self, number: int) -> str:
        """One of the choices in words."""
        assert self.shown.view is not None
        return said(self.shown.view.choices[number].label, self.words)

    @property
    def has_ledger(self) -> bool:
        """Has talk a meaning here?"""
        return self.shown.table.ledger is not UNSET

    async def close(self) -> None:
        """Leave; nothing is lost."""
        await self.place.close()
