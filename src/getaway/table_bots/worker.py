"""A process in which bots think: a question a line comes in, an answer a line goes out.

It is shown a hidden state, so it cannot peek; it can be killed, so it cannot hang a table.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import signal
import sys
import warnings
from itertools import chain
from typing import Any

from getaway import bots
from getaway.bots.explanation import explain
from getaway.bots.warming import warm_up
from getaway.table_bots.engines import engine_for


def think(question: dict[str, Any]) -> dict[str, Any]:
    """What a bot chooses, why it would, or what it says: whatever is asked for."""
    engine = engine_for(question["game"], question["edition"], question["compiled"])
    state = engine.plain(engine.blank())
    hidden = type(state).unpack(base64.b64decode(question["hidden"]))
    told = [tuple(one) for one in question["told"]]
    # From the server that started this process, by its own pipe.
    ledger = pickle.loads(base64.b64decode(question["ledger"]))
    situation = bots.Situation(engine, hidden, question["seat"], question["seed"], told, ledger)
    bot = bots.find(question["level"], clock=question["by_clock"])
    if question["wanted"] == "reasons":
        return explain(bot, situation).json()
    if question["wanted"] == "talk":
        speak = getattr(bot, "speak", None)
        return {"statements": speak(situation) if speak else []}
    return {"action": int(bot.choose(situation))}


def prepare(games: list[str]) -> dict[str, Any]:
    """Have the compiled rules of games at hand: the first one asked must not wait for them."""
    for name in games:
        engine = engine_for(name, "", True)
        for _ in chain(engine.warm_up(), warm_up(engine)) if engine.compiled else ():
            pass
    return {}


def answer_to(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question; an empty one asks only whether the process is ready, as at its start."""
    if not question:
        return {}
    return prepare(question["games"]) if "games" in question else think(question)


def main() -> None:
    """Answer until there are no more questions."""
    # Ctrl-C is for the server, which closes our input then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    warnings.simplefilter("ignore")
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in chain(["{}"], sys.stdin):
        question = json.loads(line)
        try:
            answer = answer_to(question)
        except Exception as error:  # a bot's bug must not end the process; the server logs it
            answer = {"error": f"{type(error).__name__}: {error}"}
        try:
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
        except BrokenPipeError:
            # Nobody waits for it any more: the server has stopped.
            os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
            return


if __name__ == "__main__":
    main()
