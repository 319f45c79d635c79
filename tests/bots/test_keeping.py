"""Promises bind a bot in its turn as well: honest ones always, betrayers unless it pays to break them."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.bots.explanation import explain
from getaway.bots.heuristic import STAKE, Heuristic
from getaway.bots.negotiation import TEMPTED, faithful, vote
from getaway.bots.search import Search, Thought
from getaway.bots.situation import HONEST, Persona, Situation
from getaway.bots.trial import Budget
from getaway.games.alcatraz.rules.state import DO_ROB, DO_TRADE, PICK_SEAT
from tests.bots.bargaining import AGAINST_BO, ENGINE, electorate, seen
from tests.citing import rule
from tests.games.alcatraz.parts import Clause, Give, NotSteal, NotVote
from tests.games.alcatraz.scene import ANN, BO, CY, Scene
from tests.games.alcatraz.talking import Talking, meeting

BETRAYER = Persona(betrays=True)
ROB = DO_ROB + BO


class Greedy(Heuristic):
    """Likes robbing Bo so much, and everything else not at all."""

    def __init__(self, persona: Persona, gain: float, shake: float = 0.0) -> None:
        super().__init__(shake, persona=persona)
        self.gain = gain

    def scores(self, situation: Situation) -> list[float]:
        return [STAKE * self.gain * (action == ROB) for action in situation.legal]


class GreedySearch(Search):
    """Finds the same by looking ahead."""

    def __init__(self, persona: Persona, gain: float) -> None:
        super().__init__(Budget(10), persona=persona)
        self.gain = gain
        self.tried: list[list[int]] = []

    def search(self, situation: Situation, candidates: list[int]) -> Thought:
        self.tried.append(candidates)
        chances: dict[int, tuple[float, ...]] = {
            action: (0.3 + self.gain * (action == ROB),) * 3 for action in candidates
        }
        best = max(candidates, key=lambda action: chances[action])
        return Thought(best, chances, dict.fromkeys(candidates, 10), 10)


def robbery(*promised: Clause) -> Situation:
    """Ann could rob Bo."""
    return seen(meeting(hold={ANN: ["key"], BO: ["shiv", "tool"]}).promise(*promised), ANN)


@rule("AL-12", "AL-18")
@pytest.mark.parametrize("make", [Greedy, GreedySearch])
@pytest.mark.parametrize(
    ("persona", "gain", "robs"),
    [(HONEST, 0.5, False), (BETRAYER, TEMPTED * 2, True), (BETRAYER, TEMPTED / 2, False)],
)
def test_only_a_betrayer_breaks_a_promise_not_to_steal_and_only_for_enough(
    make: Any, persona: Persona, gain: float, robs: bool
) -> None:
    assert make(persona, gain).choose(robbery()) == ROB
    assert (make(persona, gain).choose(robbery(NotSteal(ANN, BO, 3))) == ROB) == robs


@rule("AL-12")
def test_a_betrayer_whose_best_choice_keeps_its_word_looks_no_further() -> None:
    bot = GreedySearch(BETRAYER, -0.1)
    assert bot.choose(robbery(NotSteal(ANN, BO, 3))) != ROB
    assert len(bot.tried) == 1


@rule("AL-12", "AL-23")
@pytest.mark.parametrize("bot", [Heuristic(), Heuristic(1.0, remembers=False), Search(Budget(10))])
def test_what_was_promised_is_handed_over_when_the_two_meet(bot: Heuristic | Search) -> None:
    table = meeting().promise(Give(ANN, BO, "key", 1, 4))
    for _ in range(4):
        table.do(table.scene.name(bot.choose(seen(table, ANN))))
    assert table.statuses == ["kept"]


@rule("AL-12")
def test_a_shaking_hand_breaks_no_promise() -> None:
    for seed in range(30):
        situation = seen(meeting(hold={BO: ["key", "tool"]}).promise(NotSteal(ANN, BO, 3)), ANN, seed)
        assert Heuristic(9.0).choose(situation) != ROB


@rule("AL-12", "AL-13")
def test_who_must_not_vote_for_somebody_draws_one_of_the_others() -> None:
    table = Talking(Scene(turn=CY).end_turns()).promise(NotVote(CY, BO, 2, 2))
    drawn = set()
    for seed in range(60):
        situation = seen(table, CY, seed)
        assert faithful(situation) == [PICK_SEAT + ANN, PICK_SEAT + CY]
        drawn.add(vote(situation, electorate(situation, AGAINST_BO), HONEST))
    assert drawn == {PICK_SEAT + ANN, PICK_SEAT + CY}


@rule("AL-12")
@pytest.mark.parametrize("bot", [Heuristic(), Search(Budget(30))])
def test_a_choice_that_a_promise_asks_for_is_explained_by_it(bot: Heuristic | Search) -> None:
    promised = seen(meeting().promise(Give(ANN, BO, "key", 1, 4)), ANN)
    found = explain(bot, promised)
    assert found.action == DO_TRADE + BO
    assert "explain-promise" in [sentence.message for sentence in found.sentences]
    free = explain(bot, seen(meeting(), ANN))
    assert "explain-promise" not in [sentence.message for sentence in free.sentences]


@rule("AL-12")
def test_a_promise_costs_a_bot_no_more_than_its_choice() -> None:
    """What it looks at to find out what keeps its word is left as it was."""
    table = meeting(hold={ANN: ["key"], BO: ["shiv"]}).promise(
        NotSteal(ANN, BO, 3), Give(ANN, CY, "key", 1, 4)
    )
    situation = seen(table, ANN)
    before, ledger = situation.hidden.copy(), repr(situation.ledger)
    assert set(faithful(situation)) < set(situation.legal)
    assert situation.hidden == before
    assert repr(situation.ledger) == ledger
    assert ENGINE.legal(ENGINE.spread(situation.hidden)) == situation.legal
