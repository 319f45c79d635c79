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
import time
import warnings
from dataclasses import replace
from functools import lru_cache
from itertools import chain

import msgspec

from getaway import bots
from getaway.bots.explanation import explain
from getaway.bots.search import Search
from getaway.bots.warming import warm_up
from getaway.kernel.engine import Engine
from getaway.review.analysis import check_game, judge_piece
from getaway.review.judge import USUAL, Judge
from getaway.review.parcels import unpacked
from getaway.table_bots.engines import engine_for
from getaway.table_bots.questions import Answer, Judging, Question, Warming

FULL = 1e9  # seconds, for whoever is not short of time


def think(question: Question) -> Answer:
    """What a bot chooses, why it would, or what it says: whatever is asked for."""
    engine = engine_for(question["game"], question["edition"], question["compiled"])
    state = engine.plain(engine.blank())
    hidden = type(state).unpack(base64.b64decode(question["hidden"]))
    told = [(to, kind, a, b, c) for to, kind, a, b, c in question["told"]]
    # From the server that started this process, by its own pipe.
    ledger = pickle.loads(base64.b64decode(question["ledger"]))
    situation = bots.Situation(engine, hidden, question["seat"], question["seed"], told, ledger)
    bot = bots.find(question["level"], clock=question["by_clock"])
    if isinstance(bot, Search) and bot.budget.seconds is not None:
        # A busy machine must not make a bot think less: what counts is its own time, not that of others.
        bot.clock = time.process_time
        bot.budget = replace(bot.budget, seconds=min(bot.budget.seconds, question.get("share", FULL)))
    if question["wanted"] == "reasons":
        explained = explain(bot, situation)
        told_why = [sentence.json() for sentence in explained.sentences]
        losses = [[action, lost] for action, lost in explained.losses.items()]
        return {"action": explained.action, "sentences": told_why, "losses": losses}
    if question["wanted"] == "talk":
        speak = getattr(bot, "speak", None)
        return {"statements": speak(situation) if speak else []}
    return {"action": int(bot.choose(situation))}


def prepare(games: list[str]) -> Answer:
    """Have the compiled rules of games at hand: the first one asked must not wait for them. Are they?"""
    engines = [engine_for(name, "", True) for name in games]
    for engine in engines:
        for _ in chain(engine.warm_up(), warm_up(engine)) if engine.compiled else ():
            pass
    return {"compiled": all(engine.compiled for engine in engines)}


def judge(question: Judging) -> Answer:
    """What is to be said of a piece of a finished game."""
    engine = engine_for(question["game"], question["edition"], question["compiled"])
    check_game(engine)
    # From the server that started this process, by its own pipe.
    about = unpacked(engine, base64.b64decode(question["parcel"]))
    effort = USUAL.scaled(question["part"])
    piece = judge_piece(judge_on(engine), question["number"], about, question["seed"], effort)
    return {"piece": msgspec.json.encode(piece).decode()}


@lru_cache(maxsize=8)
def judge_on(engine: Engine) -> Judge:
    """The judge of an engine."""
    return Judge(engine)


def answer_to(question: Question | Judging | Warming) -> Answer:
    """The answer to a question."""
    if "games" in question:
        return prepare(question["games"])
    began = time.process_time()
    answer = judge(question) if "parcel" in question else think(question)
    answer["cpu"] = time.process_time() - began
    return answer


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
            # An empty question asks only whether the process is ready, as at its start.
            answer = answer_to(question) if question else {}
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
