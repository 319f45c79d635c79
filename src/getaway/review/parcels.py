"""A piece of a game on its way to another process, which judges it there."""

from __future__ import annotations

import pickle
from typing import Any

from getaway.kernel.engine import Engine
from getaway.review.course import Council, Decision, Moment, Run, Unit


def packed(about: Moment | Unit) -> bytes:
    """The deal, a turn or a vote as bytes. Whoever unpacks them has to trust who packed them."""
    if isinstance(about, Moment):
        return pickle.dumps(("deal", _moment(about)))
    if isinstance(about, Council):
        ballots = [_decision(ballot) for ballot in about.ballots]
        return pickle.dumps(("vote", ballots, about.last, about.caller, _moment(about.moment)))
    return pickle.dumps(("run", [_decision(one) for one in about.decisions], about.whole))


def unpacked(engine: Engine, parcel: bytes) -> Moment | Unit:
    """What was packed, with states of an engine."""
    state = type(engine.plain(engine.blank()))

    def moment(kept: Any) -> Moment:
        return Moment(state.unpack(kept[0]), kept[1], kept[2])

    def decisions(kept: Any) -> tuple[Decision, ...]:
        return tuple(Decision(step, seat, action, moment(then)) for step, seat, action, then in kept)

    kind, *rest = pickle.loads(parcel)
    if kind == "deal":
        return moment(rest[0])
    if kind == "vote":
        return Council(decisions(rest[0]), rest[1], rest[2], moment(rest[3]))
    return Run(decisions(rest[0]), rest[1])


def _moment(moment: Moment) -> tuple[object, ...]:
    return moment.state.pack(), moment.stories, moment.ledger


def _decision(one: Decision) -> tuple[object, ...]:
    return one.step, one.seat, one.action, _moment(one.moment)
