"""No bot peeks: what it cannot know changes neither what it does nor what it says, with the same lots."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.bots.explanation import explain
from getaway.bots.votes import is_sealed
from getaway.games.alcatraz import state as alcatraz
from getaway.games.art_robbery import state as art_robbery
from getaway.games.art_robbery.knowledge import knows_stack
from getaway.kernel.chance import Dice, below
from getaway.kernel.dialect import NOBODY
from tests.bots.moments import BOTS, THINKERS, moments
from tests.contract.tables import TABLES, engine_of, guessed, hidden

pytestmark = pytest.mark.unmeasured  # what bots look at, in hundreds of games
SEED = 11
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def swap(row: Any, one: int, other: int) -> None:
    row[one], row[other] = row[other], row[one]


def shuffled(items: list[int], dice: Dice) -> list[int]:
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        swap(items, last, below(dice, last + 1))
    return items


def forge_robbery(s: Any, seat: int, dice: Dice) -> None:
    """Deal others' hands and the pile anew, and exchange what lies in stacks that the seat may not see."""
    others = [other for other in range(s.players) if other != seat]
    places = [(o, i) for o in others for i, card in enumerate(s.hands[o]) if card != art_robbery.NO_CARD]
    cards = [s.hands[o][i] for o, i in places]
    cards += [card for card in range(art_robbery.CARDS) for _ in range(s.draw[card])]
    cards = shuffled(cards, dice)
    for o, i in places:
        s.hands[o][i] = cards.pop()
    s.draw = [cards.count(card) for card in range(art_robbery.CARDS)]
    for other in others:
        s.fresh[other] ^= below(dice, 32)
    gone = range(s.raid * art_robbery.PLACES)
    secret = [
        t for t in gone if s.owner[t] < art_robbery.MAX_PLAYERS and not knows_stack(s, seat, s.owner[t])
    ]
    for token, owner in zip(secret, shuffled([s.owner[t] for t in secret], dice), strict=True):
        s.owner[token] = owner


def forge_alcatraz(s: Any, seat: int, dice: Dice) -> None:
    """Change the ballots of others, shuffle the tasks nobody has seen and the frame-up cards unseen."""
    if s.phase == alcatraz.VOTE:
        for other in range(s.players):
            if other != seat and s.votes[other] != NOBODY:
                s.votes[other] = (s.votes[other] + 1) % s.players
    s.task_deck[: s.tasks_unknown] = shuffled(s.task_deck[: s.tasks_unknown], dice)
    # Cards that the seat has not seen change places: with other hands, in the deck.
    unseen = [card for card in range(alcatraz.FRAME_UPS) if not s.frame_seen[card] >> seat & 1]
    where = {card: (s.frame_owner[card], s.frame_seen[card]) for card in unseen}
    new = dict(zip(unseen, shuffled(unseen, dice), strict=True))
    for card in unseen:
        s.frame_owner[new[card]], s.frame_seen[new[card]] = where[card]
    for i in range(s.frames_left):
        s.frame_deck[i] = new.get(s.frame_deck[i], s.frame_deck[i])


FORGERS = {"art-robbery": forge_robbery, "alcatraz": forge_alcatraz}


def alike(name: str, state: Any, seat: int, seed: int) -> list[Any]:
    """Other states that the seat cannot tell from this one: guessed, and changed by hand."""
    forged = state.copy()
    forged.rng = 12345 + seed
    FORGERS[name](forged, seat, Dice(seed))
    assert hidden(name, forged, seat) == hidden(name, state, seat)
    return [forged, guessed(name, state, seat, seed)]


@every_table
def test_forged_games_differ_in_what_a_seat_may_not_know(name: str, players: int) -> None:
    changed = [m.state.differences(alike(name, m.state, m.state.mover, 1)[0]) for m in moments(name, players)]
    fields = {str(difference) for found in changed for difference in found}
    wanted = ["hands", "draw", "owner"] if name == "art-robbery" else ["votes", "task_deck", "frame_owner"]
    for field in wanted:
        assert any(field in difference for difference in fields), field


@every_table
@pytest.mark.parametrize("bot", list(BOTS))
def test_no_bot_chooses_by_what_it_may_not_know(name: str, players: int, bot: str) -> None:
    engine = engine_of(name, compiled=True)
    for number, moment in enumerate(moments(name, players)):
        seat = moment.state.mover
        situation = moment.seen(engine, SEED + number)
        choice = BOTS[bot].choose(situation)
        assert choice in situation.legal
        for other in alike(name, moment.state, seat, number):
            assert choice == BOTS[bot].choose(moment.seen(engine, SEED + number, state=other))


@every_table
@pytest.mark.parametrize("bot", ["medium", "hard", "expert"])
def test_no_bot_explains_by_what_it_may_not_know(name: str, players: int, bot: str) -> None:
    engine = engine_of(name, compiled=True)
    for number, moment in enumerate(moments(name, players)):
        said = explain(BOTS[bot], moment.seen(engine, number))
        for other in alike(name, moment.state, moment.state.mover, number):
            assert explain(BOTS[bot], moment.seen(engine, number, state=other)) == said


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("bot", list(THINKERS))
def test_no_bot_talks_by_what_it_may_not_know(players: int, bot: str) -> None:
    engine = engine_of("alcatraz", compiled=True)
    spoken = 0
    for number, moment in enumerate(moments("alcatraz", players, 5)):
        if not is_sealed(moment.seen(engine, 0)):
            continue
        for seat in range(players):
            said = THINKERS[bot].speak(moment.seen(engine, number, seat))
            spoken += len(said)
            for other in alike("alcatraz", moment.state, seat, number):
                assert THINKERS[bot].speak(moment.seen(engine, number, seat, other)) == said
    assert spoken > 0


@every_table
@pytest.mark.parametrize("bot", list(BOTS))
def test_a_bot_leaves_what_it_is_shown_as_it_was(name: str, players: int, bot: str) -> None:
    engine = engine_of(name, compiled=True)
    for moment in moments(name, players)[::4]:
        before = moment.state.copy()
        situation = moment.seen(engine, 3)
        shown, ledger = situation.hidden.copy(), repr(moment.ledger)
        first = BOTS[bot].choose(situation)
        assert situation.hidden == shown
        assert moment.state == before
        assert repr(moment.ledger) == ledger
        assert BOTS[bot].choose(moment.seen(engine, 3)) == first
