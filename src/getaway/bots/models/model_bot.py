"""A language model in a seat: it is shown what its seat may know, chooses among what is legal, and talks."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from getaway.bots.models import telling
from getaway.bots.models.answers import read_choice, read_statements
from getaway.bots.models.endpoint import Endpoint
from getaway.bots.models.failures import ILLEGAL, UNREADABLE, ModelFailed
from getaway.bots.models.purse import note
from getaway.bots.models.settings import PREFIX, ModelSettings, read_settings
from getaway.bots.situation import Situation
from getaway.kernel.errors import BadInput, Refusal
from getaway.kernel.game import Ledger
from getaway.kernel.json_value import JsonObject

SECOND_CHANCES = 1  # after an answer that cannot be taken
T = TypeVar("T")


class ModelBot:
    """A bot that asks an endpoint. It raises `ModelFailed` where it has no answer; others decide then."""

    def __init__(
        self, name: str, settings: ModelSettings | None = None, endpoint: Endpoint | None = None
    ) -> None:
        self.model = name.removeprefix(PREFIX)
        if not self.model:
            raise BadInput(f"After {PREFIX} comes the name of a model, as in {PREFIX}gpt-5-mini.")
        self.settings = settings or read_settings()
        self.usage: Counter[str] = Counter()
        self._endpoint = endpoint or Endpoint(self.settings, self.model, self.usage)

    def check(self) -> None:
        """Refuse an endpoint that does not answer, before any game."""
        asked = {
            "role": "user",
            "content": 'Answer with this JSON and nothing else: {"thought": "", "choice": 1}',
        }
        try:
            reply = self._endpoint.chat([asked], telling.choice_schema([1]), self._endpoint.deadline())
            read_choice(reply.text, [1])
        except ModelFailed as failed:
            raise BadInput(f"The model {self.model} can't play: {failed}.") from None

    def choose(self, situation: Situation) -> int:
        """One of the legal actions."""
        legal = situation.legal
        if len(legal) == 1:
            return legal[0]
        asked = f"{telling.table(situation)}\n\n{telling.choices(situation)}\n\n{telling.HOW_TO_CHOOSE}"
        schema = telling.choice_schema(legal)
        chosen = self._ask(situation, asked, schema, lambda text: read_choice(text, legal), strict=True)
        return chosen.choice

    def speak(self, situation: Situation) -> list[JsonObject]:
        """What it says before a vote: only what the game takes."""
        ledger = situation.ledger
        if ledger is None:
            return []
        phrases = telling.phrasebook(ledger, situation)
        asked = f"{telling.table(situation)}\n\n{phrases}\n\n{telling.HOW_TO_SPEAK}"
        return self._ask(
            situation,
            asked,
            telling.talk_schema(),
            lambda text: _heard(text, ledger, situation),
            strict=False,
        )

    def _ask(
        self, situation: Situation, asked: str, schema: JsonObject, read: Callable[[str], T], *, strict: bool
    ) -> T:
        """An answer that can be taken; one that cannot is sent back once, with what is wrong with it."""
        messages = [
            {"role": "system", "content": telling.brief(situation)},
            {"role": "user", "content": asked},
        ]
        until, chances = self._endpoint.deadline(), SECOND_CHANCES
        while True:
            line: dict[str, object] = {
                "at": round(time.time(), 3),
                "game": situation.engine.game.name,
                "seat": situation.seat,
                "asked": messages[-1]["content"],
            }
            try:
                reply = self._endpoint.chat(messages, schema, until, strict=strict)
                line |= {"said": reply.text, "tokens": [reply.tokens_in, reply.tokens_out]}
                return read(reply.text)
            except ModelFailed as failed:
                line["failed"] = str(failed)
                if failed.reason not in (UNREADABLE, ILLEGAL) or "said" not in line or not chances:
                    raise
                chances -= 1
                self.usage["second chances"] += 1
                wrong = f"That cannot be taken ({failed}). Answer again, in the form that was asked for."
                messages += [
                    {"role": "assistant", "content": str(line["said"])},
                    {"role": "user", "content": wrong},
                ]
            finally:
                note(self.settings.folder, self.model, line)


def _heard(text: str, ledger: Ledger, situation: Situation) -> list[JsonObject]:
    """The statements, if the ledger takes all of them, one after the other."""
    words = telling.words_for(situation)
    heard, taken = ledger.copy(), []
    for statement in read_statements(text).statements:
        try:
            heard.hear(statement, situation.hidden, situation.seat)
        except Refusal as refusal:
            raise ModelFailed(ILLEGAL, words.say(refusal.reason)) from None
        taken.append(statement)
    return taken
