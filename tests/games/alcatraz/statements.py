"""Anything that can be said at one moment of a game, for Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from getaway.games.alcatraz.rules.state import EFFECT_NAMES, ITEM_NAMES, ROOM_NAMES, THING_NAMES, State
from getaway.games.alcatraz.talk.statement import ACTS, KEYS, Statement
from tests.games.alcatraz.parts import (
    At,
    Bring,
    Clause,
    Condition,
    Done,
    Elected,
    Give,
    Guard,
    Has,
    Let,
    NotFrameUp,
    NotSteal,
    NotVote,
    Swap,
    Vote,
)
from tests.games.alcatraz.scene import DI, Scene

FIRST, LAST = 4, 13  # rounds that can be talked about in the scene


def table() -> State:
    """The vote of round 4, four players, tasks for A and B on the board."""
    scene = Scene(4, round=3, turn=DI, tasks={"chapel": "A1", "workshop": "B1"}).end_turns()
    return scene.state


STATE = table()
seats = st.integers(0, 3)
rounds = st.integers(FIRST, LAST)
things = st.sampled_from(THING_NAMES)
rooms = st.sampled_from(ROOM_NAMES)
elements = st.sampled_from("AB")
targeted = st.sampled_from(["return_item", "take", "send_to_cell_block", "exhaust", "forbid_task"])


def not_votes(who: int) -> st.SearchStrategy[Clause]:
    spans = st.tuples(rounds, rounds).map(sorted)
    return st.builds(lambda seat, span: NotVote(who, seat, *span), seats, spans)


def clauses_of(who: int) -> st.SearchStrategy[Clause]:
    """Any clause that a seat can stand for in the scene."""
    me, others = st.just(who), seats.filter(lambda seat: seat != who)
    return st.one_of(
        st.builds(Vote, me, seats, rounds),
        not_votes(who),
        st.builds(Give, me, others, st.sampled_from([*ITEM_NAMES[:5], "cash"]), st.integers(1, 3), rounds),
        st.builds(Give, me, others, st.just("gun"), st.just(1), rounds),
        st.builds(Swap, me, others, things, things, rounds).filter(lambda swap: swap.thing != swap.wanted),
        st.builds(At, me, rooms, rounds),
        st.builds(Bring, me, st.sampled_from(ITEM_NAMES), rooms, rounds),
        st.builds(Let, me, others, elements, rounds),
        st.builds(NotSteal, me, others, rounds),
        st.builds(NotFrameUp, me, rounds, st.none() | st.sampled_from(EFFECT_NAMES)),
        st.builds(NotFrameUp, me, rounds, st.none() | targeted, others),
        st.builds(Guard, me, rooms, rooms, rounds).filter(lambda guard: guard.origin != guard.target),
    )


conditions: st.SearchStrategy[Condition | None] = st.one_of(
    st.none(), st.builds(Elected, seats, rounds), st.builds(Done, elements), st.builds(Has, seats, things)
)


@st.composite
def statements(draw: st.DrawFn) -> Statement:
    """Anything that can be said in the scene."""
    act, seat = draw(st.sampled_from(ACTS)), draw(seats)
    ref = draw(st.integers(0, 99_999)) if "ref" in KEYS[act] else None
    if "to" not in KEYS[act]:
        return Statement(act, seat, ref=ref)
    others = [other for other in range(4) if other != seat]
    to = tuple(draw(st.lists(st.sampled_from(others), min_size=1, max_size=3, unique=True)))
    wishes = st.sampled_from(to).flatmap(clauses_of)
    give = draw(
        st.lists(clauses_of(seat), min_size=act == "offer", max_size=0 if act == "ask" else 4, unique=True)
    )
    get = draw(st.lists(wishes, min_size=act != "offer", max_size=4, unique=True))
    expires = None if act == "offer" and not get else FIRST
    return Statement(act, seat, to, tuple(give), tuple(get), draw(conditions), expires, ref)


@st.composite
def promises(draw: st.DrawFn) -> Statement:
    """Something that a seat promises all others."""
    who = draw(seats)
    others = tuple(seat for seat in range(4) if seat != who)
    return Statement("offer", who, others, (draw(clauses_of(who)),), condition=draw(conditions))
