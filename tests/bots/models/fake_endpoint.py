"""A small endpoint of the OpenAI form of chat, on this machine, that answers as a test wants."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Body = dict[str, Any]
# A text to say, or a status with a text and headers.
Answer = str | tuple[int, str, dict[str, str]]
KEY = "a key that nobody may see"


class FakeEndpoint:
    """Keeps what it was asked, and answers by a function."""

    def __init__(self, answer: Callable[[Body], Answer]) -> None:
        self.answer = answer
        self.asked: list[Body] = []
        self.keys: list[str] = []
        self.usage: dict[str, int] | None = {"prompt_tokens": 1000, "completion_tokens": 10}
        self.url = ""

    @property
    def environment(self) -> dict[str, str]:
        """What a host sets to have models asked here."""
        return {"GETAWAY_MODEL_URL": self.url, "GETAWAY_MODEL_KEY": KEY}


def legal(body: Body) -> list[int]:
    """What may be chosen, by the schema of the answer."""
    found: list[int] = schema(body)["properties"]["choice"]["enum"]
    return found


def schema(body: Body) -> Any:
    """The schema of the answer that is wanted."""
    return body["response_format"]["json_schema"]["schema"]


def is_talk(body: Body) -> bool:
    """Is it asked what to say?"""
    return "statements" in schema(body)["properties"]


def sensible(body: Body) -> str:
    """Takes the last choice and says nothing."""
    if is_talk(body):
        return json.dumps({"thought": "", "statements": []})
    return json.dumps({"thought": "the last", "choice": legal(body)[-1]})


@contextmanager
def endpoint(answer: Callable[[Body], Answer] = sensible) -> Iterator[FakeEndpoint]:
    """One that runs."""
    fake = FakeEndpoint(answer)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            fake.asked.append(body)
            fake.keys.append(self.headers.get("Authorization", ""))
            said = fake.answer(body)
            status, text, headers = (200, said, {}) if isinstance(said, str) else said
            if status == 200:
                usage = {} if fake.usage is None else {"usage": fake.usage}
                choices = [{"message": {"role": "assistant", "content": text}}]
                text = json.dumps({"id": "x", "choices": choices, **usage})
            packed = text.encode()
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(packed)))
            self.end_headers()
            self.wfile.write(packed)

        def do_GET(self) -> None:
            # Who follows a redirect comes like this.
            fake.keys.append(self.headers.get("Authorization", ""))
            self.send_error(404)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    fake.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    running = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    running.start()
    try:
        yield fake
    finally:
        server.shutdown()
        running.join()
        server.server_close()
