"""Decisions to ask bots about: any table of any game, with what was told and promised until then."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from getaway import bots
from getaway.bots import Bot, Situation
from getaway.bots.heuristic import Heuristic
from getaway.bots.search import Search
from getaway.bots.situation import Persona
from getaway.bots.trial import Budget
from getaway.deals import Deals, deals_in
from getaway.kernel.chance import Dice, below
from getaway.kernel.engine import Engine
from getaway.kernel.game import Ledger, Told
from tests.contract.tables import engine_of
from tests.games.alcatraz.talking import joint_vote

# As the ladder has them, with so few simulations that a test can ask them often.
BOTS: dict[str, Bot] = {
    "random": bots.find("random"),
    "beginner": bots.find("beginner"),
    "easy": bots.find("easy"),
    "medium": bots.find("medium"),
    "skilled": bots.find("skilled@20"),
    "hard": bots.find("hard@30"),
    "expert": Search(Budget(30), careful=True),
    "medium/betrayer": bots.find("medium/betrayer"),
    "easy/spiteful": bots.find("easy/spiteful"),
    "hard/loyal": bots.find("hard/loyal@30"),
    "hard/betrayer": bots.find("hard/betrayer@30"),
    "expert/spiteful": Search(Budget(30), careful=True, persona=Persona(no_winner=0.25)),
    "the stranger Playouts": bots.find("getaway.lab.control_bots:Playouts"),
    "the stranger Onlooker": bots.find("getaway.lab.control_bots:Onlooker"),
}
STRIDE = 17
THINKERS = {name: bot for name, bot in BOTS.items() if isinstance(bot, Heuristic | Search)}


class Moment(NamedTuple):
    """A true state before a decision; only a `Situation` made of it is for bots."""

    state: Any
    told: list[list[Told]]
    ledger: Any

    def seen(self, engine: Engine, seed: int, seat: int | None = None, state: Any = None) -> Situation:
        """What a seat, the mover if none is named, sees; of another state, if one is given."""
        seat = self.state.mover if seat is None else seat
        true = self.state if state is None else state
        return bots.show(engine, true, seat, seed, self.told[seat], self.ledger)


@cache
def moments(
    name: str, players: int, seed: int = 1, each: int = 6, **options: str | int
) -> tuple[Moment, ...]:
    """Decisions with a choice out of a few random games: so many of each phase."""
    engine = engine_of(name)
    found: list[Moment] = []
    met: dict[int, int] = {}
    dice, tongues = Dice(seed), Dice(seed + 1)
    for game in range(3):
        states = engine.deal(players, seed + game, options=options)
        state = states[0]
        told: list[list[Told]] = [[] for _ in range(players)]
        ledger = engine.game.talk() if engine.game.talk else None
        while legal := engine.legal(states):
            if ledger is not None:
                gossip(engine, state, ledger, dice, tongues)
            met[state.phase] = met.get(state.phase, 0) + (len(legal) > 1)
            # Early and late ones: every so many of a kind.
            if len(legal) > 1 and met[state.phase] % STRIDE == 1 and met[state.phase] < STRIDE * each:
                copied = None if ledger is None else ledger.copy()
                found.append(Moment(state.copy(), [list(heard) for heard in told], copied))
            before = state.copy()
            engine.act(state, state.mover, legal[below(dice, len(legal))])
            for seat in range(players):
                told[seat] += bots.heard(state.story, seat)
            if ledger is not None:
                ledger.see(before, state, state.story or ())
    return tuple(found)


def gossip(engine: Engine, state: Any, ledger: Ledger, dice: Dice, tongues: Dice) -> None:
    """Before a vote everybody offers their neighbour a joint vote, and somebody anything at all; some agree,
    some leave it open. What is said beside joint votes has lots of its own, the `tongues`."""
    if not is_vote_opened(engine, state):
        return
    legal, deals = engine.legal([state]), deals_in(engine.game)
    for seat in range(state.players):
        other = (seat + 1) % state.players
        said = joint_vote(state, seat, other, legal[below(dice, len(legal))])
        agree(deals, state, ledger, said, below(dice, 3))
        drafts = deals.drafts(ledger, state, seat)
        if drafts:
            agree(deals, state, ledger, drafts[below(tongues, len(drafts))].said, below(tongues, 3))


def agree(deals: Deals[Any, Any, Any], state: Any, ledger: Ledger, said: dict[str, Any], lot: int) -> None:
    """Somebody says something to another, who says yes, no or nothing."""
    seat, (to,) = said["from"], said["to"]
    number = ledger.hear(said, state, seat).number
    if lot < 2:
        ledger.hear(deals.answer(to, number, lot == 0), state, to)


def is_vote_opened(engine: Engine, state: Any) -> bool:
    """Do all choose in secret now, and has nobody chosen yet?"""
    sealed: int = engine.generic("getaway.bots.ballots").SEALED
    return bool(state.phase == sealed and state.mover == 0)
