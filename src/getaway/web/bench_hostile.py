"""Messages that no honest client sends: each is answered, none changes anything, and the server goes on."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from getaway.client.caller import Caller, Connection
from getaway.games import REGISTRY
from getaway.web.bench import Row, running

TOGETHER = 50  # sent before their answers are read
Answer = dict[str, object]


SCRAPS: list[object] = [
    *(None, True, False, 0, 1, -1, 2**31, 2**63, -(2**63), 10**40, 0.5, 1e400, "", "0", "1", "x" * 5000),
    *("\x00", "\ud800", "<script>alert(1)</script>", "'; DROP TABLE log; --", "../../etc/passwd", [], {}),
    *([[]], {"a": {}}, [0] * 500, {"seat": {"seat": 0}}, "ünïcödé", "\u202e", "__proto__", "constructor"),
]
TYPES = [
    *("hello", "act", "undo", "call", "say", "pause", "resume", "return", "hint", "look", "mute", "ping"),
    *("view", "admin", "eval", "", "ACT", "accepted"),
]
FIELDS = ["seat", "ask", "action", "seen", "phrase", "text", "statement", "on", "id", "type", "by"]
RAW = ["", " ", "{", "[]", "null", "0", '"', "{}}", '{"type":"act"}', "[" * 5000, '{"a":' * 3000, "\x00\x01"]


def hostile(lot: random.Random, number: int) -> str:
    """A message that no honest client sends, under an id of its own where it has one."""
    if lot.random() < 0.15:
        return lot.choice(RAW)
    message: dict[str, object] = {"type": lot.choice(TYPES), "id": f"evil {number}"}
    for field in lot.sample(FIELDS, lot.randrange(5)):
        message[field] = lot.choice(SCRAPS) if field != "type" else lot.choice(TYPES)
    if message["type"] == "act":
        # Another's seat, another's question, an action that is none.
        message = {
            "seat": lot.randrange(4),
            "ask": lot.randrange(300),
            "action": lot.randrange(200),
        } | message
    text = json.dumps(message)
    return text[: lot.randrange(len(text))] if lot.random() < 0.1 else text


async def bombard(line: Connection, lot: random.Random, count: int) -> list[Answer]:
    """Send hostile messages and collect what is answered: one answer to each."""
    answers: list[Answer] = []
    for start in range(0, count, TOGETHER):
        for number in range(start, start + TOGETHER):
            await line.socket.send(hostile(lot, number))
        while len(answers) < start + TOGETHER:
            message = await line.receive()
            if message["type"] not in ("view", "presence", "bots"):
                answers.append(message)
    return answers


async def _bombard(url: str, game: str, messages: int) -> Row:
    ann, bo, mallory = Caller(url), Caller(url), Caller(url)
    for caller, name in ((ann, "Ann"), (bo, "Bo"), (mallory, "Mallory")):
        caller.introduce(name)
    players = {"players": 3, "bots": {"2": "random"}, "talk_seconds": 60, "grace": 0}
    table = ann.must("POST", "/api/tables", {"game": game, **players})["table"]
    bo.must("POST", f"/api/tables/{table}/seats/1", {})
    ann.must("POST", f"/api/tables/{table}/start")
    before = await _settled(ann, table)
    line = await mallory.sit_at(table)
    await line.until("view")
    began = time.perf_counter()
    answers = await bombard(line, random.Random(), messages)
    took = time.perf_counter() - began
    await line.close()
    kinds = Counter(str(answer["type"]) for answer in answers)
    return {
        "game": game,
        "messages": messages,
        "answered": len(answers),
        "refused": kinds["refused"],
        "changed_the_game": int(await _settled(ann, table) != before),
        "messages_per_s": round(messages / took),
    }


async def _settled(caller: Caller, table: str) -> object:
    """The table as its first player sees it, when nobody but people is to decide."""
    while True:
        view = await asyncio.to_thread(caller.must, "GET", f"/api/tables/{table}/view?seat=0")
        if set(view["table"]["asked"]) & {0, 1}:
            return view


def measure_hostile(messages: int) -> Iterator[Row]:
    """Send hostile messages to a table of each game."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        for game in REGISTRY:
            yield asyncio.run(_bombard(server.url, game, messages))
