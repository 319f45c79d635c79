"""Pairs of games that differ only in what a viewer cannot know: what that viewer is sent has to be equal."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from getaway.games import REGISTRY, find
from getaway.kernel.dialect import EVERYBODY, NOBODY
from getaway.kernel.errors import Refusal
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.table.report import Report, encode
from getaway.table.table import Table
from getaway.web.bench import Row, running
from getaway.web.bench_games import game_by_lot, guest, table_of
from getaway.web.bench_votes import compare_votes, told_apart

MOST_DECISIONS = 150
TIMES = 3  # that the answers are timed
STEP = 5  # of all actions, every so manieth is tried


def change_unseen(table: Table, viewer: int, lot: random.Random) -> int:
    """Change all that a viewer cannot know; how many sealed ballots are others now."""
    play = table.play
    assert play is not None
    if not play.is_over:
        guess = [play.state.copy()]
        play.game.hide(guess[0], viewer)
        play.engine.determinize(guess, 0, viewer, lot.randrange(2**62))
        play.state = guess[0]
    ballots = 0
    for seat, ballot in list(play.ballots.items()):
        if seat != viewer:
            play.ballots[seat] = lot.choice(play.legal(0))
            ballots += play.ballots[seat] != ballot
    for story in play.stories.values():
        for i, (audience, kind, a, *_) in enumerate(story):
            if audience not in (EVERYBODY, viewer):
                story[i] = (audience, kind, a, lot.randrange(5), lot.randrange(5))
    play.path = []
    return ballots


def sent_to(table: Table, viewer: int) -> list[bytes]:
    """What a viewer is sent: the view with all that was told, and why what they try cannot be done."""
    play = table.play
    assert play is not None
    seat = None if viewer == NOBODY else viewer
    own = [] if seat is None else [seat]
    sent = [Report(table).view(seat, own, 0)]
    asks = 1 if seat is None else table.chairs[seat].asks
    legal = play.legal(viewer) if viewer in play.asked else []
    for action in range(0, play.engine.actions, STEP):
        if action in legal:
            continue
        try:
            requests.act(table, guest(viewer), seat, asks, action)
        except (NotNow, Refusal) as error:
            sent.append(encode(requests.reason_of(error)))
    return sent


def seconds_for(tables: tuple[Table, ...], viewer: int) -> list[float]:
    """How long the answers take at each of some tables; the least of a few times, taken in turns."""
    least = [float("inf")] * len(tables)
    for _ in range(TIMES):
        for number, table in enumerate(tables):
            began = time.perf_counter()
            sent_to(table, viewer)
            least[number] = min(least[number], time.perf_counter() - began)
    return least


def _compare(game: str, pairs: int) -> Row:
    """What is sent, and how long that takes, at pairs of tables; and at two that are the same, to compare."""
    lot, compared, different, ballots = random.Random(), 0, 0, 0
    apart: list[float] = []
    by_chance: list[float] = []
    while compared < pairs:
        players = lot.choice(list(find(game).players))
        stored = game_by_lot(game, players, lot.randrange(MOST_DECISIONS), lot.randrange(2**32))
        for viewer in (NOBODY, *range(players)):
            here, same, there = table_of(stored), table_of(stored), table_of(stored)
            for table in (here, same):
                assert table.play is not None
                table.play.path = []
            ballots += change_unseen(there, viewer, lot)
            different += sent_to(here, viewer) != sent_to(there, viewer)
            compared += 1
            usual, again, other = seconds_for((here, same, there), viewer)
            apart.append(abs(other - usual))
            by_chance.append(abs(again - usual))
    return {
        "game": game,
        "what": "views and refusals",
        "pairs": compared,
        "other_sealed_ballots": ballots,
        "different": different,
        "told_apart_by_time": told_apart(apart, by_chance),
    }


def measure_secrets(pairs: int) -> Iterator[Row]:
    """Compare so many pairs of each game, at moments by lot; then sealed votes on the wire."""
    for game in REGISTRY:
        yield _compare(game, pairs)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        for game in REGISTRY:
            if find(game).talk is None:
                continue
            votes = compare_votes(server.url, game, pairs)
            yield {
                "game": game,
                "what": "sealed votes on the wire",
                "pairs": votes.pairs,
                "other_sealed_ballots": votes.pairs,
                "different": votes.different,
                "told_apart_by_time": told_apart(*votes.delays),
            }
