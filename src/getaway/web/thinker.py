"""A process in which bots think: a question a line comes in, an answer a line goes out.

It is shown a hidden state, so it cannot peek; it can be killed, so it cannot hang a table.
"""

from __future__ import annotations

import base64
import json
import os
import signal
import sys
import warnings
from typing import Any

from getaway import bots
from getaway.web.editions import engine_for


def think(question: dict[str, Any]) -> int:
    """The action that a bot chooses."""
    engine = engine_for(question["game"], question["edition"], question["compiled"])
    state = engine.plain(engine.blank())
    hidden = type(state).unpack(base64.b64decode(question["hidden"]))
    bot = bots.find(question["level"])
    return int(bot(engine, hidden, question["seat"], question["seed"]))


def main() -> None:
    """Answer until there are no more questions."""
    # Ctrl-C is for the server, which closes our input then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    warnings.simplefilter("ignore")
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        question = json.loads(line)
        try:
            answer: dict[str, Any] = {"action": think(question)}
        except Exception as error:  # a bot's bug must not end the process; the server logs it
            answer = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
