"""Everything that is sent to a seat is byte-equal when only things differ which that seat cannot know.

Two tables with the same log: in the second one the hidden part of the state is another guess that fits, the
others' ballots are other ones, and what was whispered to the others was something else.
"""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from getaway.kernel.dialect import EVERYBODY, NOBODY
from getaway.kernel.sentence import sentence_of
from getaway.table.report import encode
from getaway.table_bots import worker
from getaway.table_bots.questions import question
from getaway.web import live as live_module
from getaway.web import presence as presence_module
from getaway.web.flushing import Flushing
from getaway.web.live import LiveTable
from getaway.web.metrics import Metrics
from getaway.web.settings import Settings
from getaway.web.viewer import Viewer
from tests.contract.tables import TABLES
from tests.table.scene import Sitting, guest

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
moments = st.tuples(st.integers(0, 10**6), st.integers(0, 120))


class Thinking:
    """Thinks at once, and remembers what it was shown."""

    strongest = "medium"

    def __init__(self) -> None:
        self.shown: list[Any] = []

    async def advise(self, table: Any, seat: int, seed: int) -> tuple[int, list[Any]]:
        asked = question(table, self.strongest, seat, seed, False, "reasons")
        self.shown.append(asked)
        answer = worker.think(asked)
        return answer["action"], [sentence_of(told) for told in answer["sentences"]]


def led_to(name: str, players: int, when: tuple[int, int]) -> Sitting:
    """A table after so many decisions by lot, or at the end."""
    seed, decisions = when
    sitting = Sitting(name, players, seed=f"{seed:032x}", talk_seconds=60).start()
    lot = random.Random(seed)
    for _ in range(decisions):
        if sitting.table.owes_end:
            break
        sitting.step(lot)
    return sitting


def changed_unseen(sitting: Sitting, viewer: int, seed: int) -> None:
    """Change all that a viewer cannot know."""
    play = sitting.play
    if not play.is_over:
        guess = [play.state.copy()]
        play.game.hide(guess[0], viewer)
        play.engine.determinize(guess, 0, viewer, seed)
        play.state = guess[0]
    lot = random.Random(seed)
    for seat in play.ballots:
        if seat != viewer:
            play.ballots[seat] = lot.choice(play.legal(0))
    for story in play.stories.values():
        for i, (audience, kind, a, *_) in enumerate(story):
            if audience not in (EVERYBODY, viewer):
                story[i] = (audience, kind, a, lot.randrange(5), lot.randrange(5))
    play.path = []
    for seat, chair in enumerate(sitting.table.chairs):
        if seat != viewer:
            chair.guest = f"somebody else {seat}"


async def everything_sent(sitting: Sitting, viewer: int, deep: bool) -> list[bytes]:
    """All bytes that a viewer gets, whatever they ask for; nothing is decided."""
    sent: list[bytes] = []
    wire = SimpleNamespace(is_full=False, write=sent.extend, cut=lambda: None)
    thinking = Thinking()
    hub: Any = SimpleNamespace(
        settings=Settings(database="", secret=b"", messages_a_second=1e9),
        metrics=Metrics(),
        loop=asyncio.get_running_loop(),
        journal=None,
        pool=thinking,
        flushing=Flushing(lambda: 0.0),
    )
    live = LiveTable(hub, sitting.table)
    seat = None if viewer == NOBODY else viewer
    own = guest(viewer) if seat is not None else "a spectator"
    one = Viewer(live, own, wire)
    live.viewers.add(one)
    play, table = sitting.play, sitting.table
    one.take('{"type":"hello","id":"0"}')
    asks = table.chairs[viewer].asks if seat is not None else 1
    actions = range(play.engine.actions) if deep else range(0, play.engine.actions, 7)
    legal = play.legal(viewer) if viewer in play.asked else []
    for action in actions:
        if action not in legal:
            one.take(json.dumps({"type": "act", "id": f"a{action}", "ask": asks, "action": action}))
    for other in range(table.made.players):
        one.take(json.dumps({"type": "act", "id": f"o{other}", "seat": other, "ask": 1, "action": 5000}))
        one.take(json.dumps({"type": "look", "id": f"l{other}", "seat": other}))
    one.take(json.dumps({"type": "hint", "id": "h", "ask": asks}))
    one.take(json.dumps({"type": "why_not", "id": "w", "ask": asks}))
    one.take(json.dumps({"type": "return", "id": "r"}))
    one.take(json.dumps({"type": "say", "id": "s", "text": ""}))
    # As many turns of the loop as the longest of these takes.
    for _ in range(20):
        await asyncio.sleep(0)
    sent.append(live.report.view(seat, [] if seat is None else [seat], 0))
    sent.append(encode([live.summary().chairs, live.welcome("0", own)]))
    sent.append(repr(thinking.shown).encode())
    return sent


async def standing_still(sitting: Sitting, viewer: int, deep: bool) -> list[bytes]:
    """The same, with no time going by: when somebody went away is told."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.get_running_loop(), "time", lambda: 100.0)
        return await everything_sent(sitting, viewer, deep)


@every_table
@settings(max_examples=15)
@given(moments, st.integers(0, 2**62))
def test_everything_sent_is_equal_when_only_unknowable_things_differ(
    name: str, players: int, when: tuple[int, int], seed: int
) -> None:
    patch = pytest.MonkeyPatch()
    for module in (live_module, presence_module):
        patch.setattr(module, "now_ms", lambda: 5)
    try:
        for viewer in (NOBODY, *range(players)):
            here, there = led_to(name, players, when), led_to(name, players, when)
            changed_unseen(there, viewer, seed)
            here.play.path = []
            sent = [asyncio.run(standing_still(table, viewer, viewer == 0)) for table in (here, there)]
            assert sent[0] == sent[1]
            assert len(sent[0]) > 5
    finally:
        patch.undo()


@every_table
def test_no_bytes_to_a_seat_hold_the_seed_or_anybodys_identity(name: str, players: int) -> None:
    sitting = led_to(name, players, (7, 40))
    for viewer in (NOBODY, *range(players)):
        everything = b"".join(asyncio.run(everything_sent(sitting, viewer, True))[:-1])
        assert sitting.table.made.seed.encode() not in everything
        assert b"guest-" not in everything
