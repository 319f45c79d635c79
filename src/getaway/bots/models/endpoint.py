"""Asks an endpoint of the OpenAI form of chat, in time, and again if it stumbles."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from email.message import Message
from typing import IO, NoReturn

import msgspec

from getaway.bots.models.failures import LATE, REFUSED, UNREACHABLE, UNREADABLE, ModelFailed
from getaway.bots.models.purse import Purse
from getaway.bots.models.settings import ModelSettings
from getaway.kernel.json_value import JsonObject

TRIES = 5
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 16.0  # seconds until it is asked again, twice as long each time
AGAIN = (408, 409, 425, 429, 500, 502, 503, 504, 529)  # a stumble, not an answer
LONGEST_REPLY = 1 << 20
LETTERS_A_TOKEN = 2.5  # fewer than in any language we speak: what is put aside has to be enough
LONGEST_SAID = 200  # letters of an error that are kept

# What endpoints call the limit of an answer, and whether they know schemas: tried until one is taken.
MANNERS: tuple[tuple[str, bool], ...] = (
    ("max_tokens", True),
    ("max_completion_tokens", True),
    ("max_tokens", False),
    ("max_completion_tokens", False),
)


# By endpoint and model: the manner that was taken last, for whoever asks next in this process.
_manners: dict[tuple[str, str], int] = {}


class Said(msgspec.Struct):
    """A message of a reply."""

    content: str | None = None


class Choice(msgspec.Struct):
    """One of the replies."""

    message: Said


class Usage(msgspec.Struct):
    """How many tokens it took."""

    prompt_tokens: int = 0
    completion_tokens: int = 0


class Completion(msgspec.Struct):
    """What an endpoint answers, as far as it matters."""

    choices: list[Choice]
    usage: Usage | None = None


@dataclass(frozen=True)
class Reply:
    """What a model said, and what that took."""

    text: str
    tokens_in: int
    tokens_out: int


class _StayHere(urllib.request.HTTPRedirectHandler):
    """Follows nowhere: the key is for this endpoint alone."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: Message, newurl: str
    ) -> NoReturn:
        raise urllib.error.HTTPError(req.full_url, code, "it sends callers elsewhere", headers, fp)


class Endpoint:
    """One endpoint, for one model."""

    def __init__(
        self,
        settings: ModelSettings,
        model: str,
        usage: Counter[str],
        *,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], None] = time.sleep,
    ) -> None:
        self._settings = settings
        self._model = model
        self._usage = usage
        self._clock = clock
        self._pause = pause
        self._purse = Purse(settings.folder, settings.budget)
        self._known = settings.url, model
        self._opener = urllib.request.build_opener(_StayHere)

    def deadline(self) -> float:
        """When a decision that begins now has to be there."""
        return self._clock() + self._settings.seconds

    def chat(
        self,
        messages: Sequence[Mapping[str, str]],
        schema: JsonObject,
        until: float,
        *,
        strict: bool = True,
    ) -> Reply:
        """What the model answers; strictly by the schema, where that says all that an answer may have."""
        letters = sum(len(message["content"]) for message in messages)
        guessed = int(letters / LETTERS_A_TOKEN) + 100
        most = self._settings.cost(guessed, self._settings.most_tokens)
        self._purse.take(most)
        spent = 0.0
        try:
            completion = self._with_patience(messages, {"schema": schema, "strict": strict}, until)
            text = (completion.choices[0].message.content or "") if completion.choices else ""
            usage = completion.usage or Usage(guessed, int(len(text) / LETTERS_A_TOKEN) + 1)
            spent = self._settings.cost(usage.prompt_tokens, usage.completion_tokens)
        finally:
            self._purse.give_back(most - spent)
        self._usage["tokens read"] += usage.prompt_tokens
        self._usage["tokens written"] += usage.completion_tokens
        return Reply(text, usage.prompt_tokens, usage.completion_tokens)

    def _with_patience(
        self, messages: Sequence[Mapping[str, str]], schema: JsonObject, until: float
    ) -> Completion:
        """Ask until it is answered, with longer and longer pauses, while there is time."""
        stumbles = 0
        while True:
            if self._clock() >= until:
                raise ModelFailed(LATE)
            self._usage["requests"] += 1
            try:
                return self._once(messages, schema, until)
            except urllib.error.HTTPError as error:
                said, wished = _complaint(error), error.headers.get("Retry-After", "")
                manner = _manners.get(self._known, 0)
                if error.code in (400, 422) and manner + 1 < len(MANNERS):
                    # It may not know what it is asked for in this manner.
                    _manners[self._known] = manner + 1
                    continue
                if error.code not in AGAIN:
                    raise ModelFailed(REFUSED, f"{error.code} {said}") from None
                reason, why = UNREACHABLE, f"{error.code} {said}"
            except TimeoutError:
                raise ModelFailed(LATE) from None
            except (OSError, http.client.HTTPException) as error:
                if isinstance(getattr(error, "reason", None), TimeoutError):
                    raise ModelFailed(LATE) from None
                reason, why, wished = UNREACHABLE, str(getattr(error, "reason", error)), ""
            stumbles += 1
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (stumbles - 1))
            if wished.isdigit():
                pause = max(pause, float(wished))
            if stumbles >= TRIES or self._clock() + pause >= until:
                raise ModelFailed(reason, why)
            self._usage["retries"] += 1
            self._pause(pause)

    def _once(self, messages: Sequence[Mapping[str, str]], schema: JsonObject, until: float) -> Completion:
        limit, knows_schema = MANNERS[_manners.get(self._known, 0)]
        body: dict[str, object] = {
            "model": self._model,
            "messages": list(messages),
            limit: self._settings.most_tokens,
        }
        if knows_schema:
            body["response_format"] = {"type": "json_schema", "json_schema": {"name": "answer", **schema}}
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        if self._settings.key:
            headers["Authorization"] = f"Bearer {self._settings.key}"
        request = urllib.request.Request(self._settings.url, json.dumps(body).encode(), headers)
        with self._opener.open(request, timeout=max(0.001, until - self._clock())) as reply:
            packed = self._read(reply, until)
        try:
            return msgspec.json.decode(packed, type=Completion)
        except msgspec.DecodeError as error:
            raise ModelFailed(UNREADABLE, str(error)) from None

    def _read(self, reply: http.client.HTTPResponse, until: float) -> bytes:
        """All of a reply, however slowly it drips, as long as there is time."""
        packed = b""
        while part := reply.read1(1 << 16):
            packed += part
            if self._clock() >= until:
                raise ModelFailed(LATE)
            if len(packed) > LONGEST_REPLY:
                raise ModelFailed(UNREADABLE, "it is too long")
        return packed


def _complaint(error: urllib.error.HTTPError) -> str:
    """What an endpoint says is wrong, in short."""
    with error:
        said = error.read(LONGEST_REPLY).decode(errors="replace")
    return " ".join((said or str(error.reason)).split())[:LONGEST_SAID]
