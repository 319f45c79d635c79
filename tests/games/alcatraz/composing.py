"""Walks in the grammar of talk: moments of games to walk at, and the steps that any door takes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

import msgspec

from getaway.games.alcatraz.rules.rules import hide
from getaway.games.alcatraz.rules.state import VOTE, State
from getaway.games.alcatraz.talk.grammar import compose
from getaway.games.alcatraz.talk.ledger import Ledger
from getaway.games.alcatraz.talk.statement import read
from getaway.kernel.errors import Refusal
from getaway.kernel.view import Shape
from tests.games.alcatraz.scene import ENGINE

Json = dict[str, Any]


def written(shown: Shape) -> Json:
    """As another program reads it."""
    found: Json = msgspec.to_builtins(shown)
    return found


class Moment(NamedTuple):
    """A state of a game, and what was said until then."""

    state: State
    ledger: Ledger

    def compose(self, seat: int, draft: object = None) -> Json:
        """What a seat may say, who knows no more than it may."""
        hidden = self.state.copy()
        hide(hidden, seat)
        hidden.story = None
        return written(compose(draft, self.ledger, hidden, seat))

    def takes(self, said: Json, seat: int) -> bool:
        """Would the table take it?"""
        try:
            self.ledger.copy().hear(said, self.state, seat)
        except Refusal:
            return False
        return True


@cache
def moments(players: int) -> tuple[Moment, ...]:
    """Moments of every phase out of a game by lot, in which people talk at random, up to the end."""
    engine, lot = ENGINE, random.Random(players)
    found: list[Moment] = []
    met: dict[int, int] = {}
    states = engine.deal(players, players, options={"sides": "mixed"})
    state, ledger = states[0], Ledger()
    while legal := engine.legal(states):
        chatter(state, ledger, lot)
        met[state.phase] = met.get(state.phase, 0) + 1
        if met[state.phase] in (1, 30):
            found.append(Moment(state.copy(), ledger.copy()))
        before = state.copy()
        engine.act(state, state.mover, lot.choice(legal))
        ledger.see(before, state, state.story or ())
    return (*found, Moment(state.copy(), ledger.copy()))


def chatter(state: State, ledger: Ledger, lot: random.Random) -> None:
    """Before a vote everybody says something, later now and then somebody does; some answer."""
    opens = state.phase == VOTE and state.mover == 0
    for seat in range(state.players) if opens else [lot.randrange(state.players)][: lot.random() < 0.1]:
        *_, last = stroll(Moment(state, ledger), seat, lot, {}, 7)
        said = filled(Moment(state, ledger), seat, last, lot)["statement"]
        if said is not None:
            number = ledger.hear(said, state, seat).number
            if not said["get"] or lot.random() < 0.5:
                continue
            ledger.hear(
                {"act": lot.choice(["accept", "accept", "reject"]), "ref": number}, state, said["to"][0]
            )


def put(draft: Json, path: list[str | int], value: Any) -> Json:
    """As any door puts a value into a draft."""
    changed: Any = deepcopy(draft)
    *way, last = path
    place = changed
    for key in way:
        place = place[key]
    if isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return dict(changed)


def slots(composed: Json) -> Iterator[Json]:
    """All places of a draft into which something can be put."""
    yield composed["to"]
    yield from composed["add"]
    yield composed["conditions"]
    for line in composed["lines"]:
        yield from line["gaps"]
    if composed["expires"] is not None:
        yield from composed["expires"]["gaps"]


def is_whole(composed: Json) -> bool:
    """Is something said, and nothing missing? An answer to an offer asks for something."""
    gaps = [gap for line in composed["lines"] for gap in line["gaps"]]
    sides = {line["path"][0] for line in composed["lines"]}
    wanted = {"get"} if "ref" in composed["draft"] else {"give", "get"}
    return bool(sides & wanted) and not any(gap["empty"] for gap in gaps)


def stroll(moment: Moment, seat: int, lot: random.Random, draft: Json, steps: int) -> Iterator[Json]:
    """Drafts one after the other: values by lot are put in wherever the grammar offers some."""
    composed = moment.compose(seat, draft)
    for _ in range(steps):
        yield composed
        ready = [slot for slot in slots(composed) if slot["options"]]
        if not ready:
            return
        slot = lot.choice(ready)
        value = lot.choice(slot["options"])["value"]
        composed = moment.compose(seat, put(composed["draft"], slot["path"], value))


def filled(moment: Moment, seat: int, composed: Json, lot: random.Random) -> Json:
    """A draft with something in each of its gaps."""
    while empty := [gap for line in composed["lines"] for gap in line["gaps"] if gap["empty"]]:
        value = lot.choice(empty[0]["options"])["value"]
        composed = moment.compose(seat, put(composed["draft"], empty[0]["path"], value))
    return composed


def check(moment: Moment, seat: int, composed: Json) -> None:
    """What is whole is taken, unless it says a thing twice; what is offered to be said is taken."""
    if is_whole(composed) and composed["statement"] is None:
        assert composed["wrong"]["id"] in ("no-talk-same", "no-talk-again"), composed
    if composed["statement"] is not None:
        assert is_whole(composed)
        statement = read(composed["statement"], moment.state, seat)
        assert moment.ledger.copy().say(seat, statement, moment.state) == moment.ledger.said
    # Another look at the same draft finds the same.
    assert moment.compose(seat, composed["draft"]) == composed
