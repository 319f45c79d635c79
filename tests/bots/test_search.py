"""Looking ahead: the same for the same seed, within its budget, in the same deals for every candidate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest

from getaway.bots import Situation, search
from getaway.bots.heuristic import Heuristic, weigh
from getaway.bots.search import FEWEST, Search, Thought
from getaway.bots.situation import Persona
from getaway.bots.trial import Budget, Lookahead, Trial
from getaway.bots.weights import horizon
from getaway.kernel.engine import Engine
from tests.bots.moments import Moment, moments
from tests.contract.tables import engine_of
from tests.games.alcatraz.scene import Scene as Prison
from tests.games.art_robbery.scene import ANN, Scene

FAST = engine_of("art-robbery", compiled=True)
PRISON = engine_of("alcatraz", compiled=True)


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by so much whenever it is looked at."""
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += step
        return now

    return clock


def wide(engine: Engine, players: int = 4, least: int = 4, **options: str) -> list[Moment]:
    """Moments with several candidates that no vote decides, nor any promise."""
    found = [m._replace(ledger=None) for m in moments(engine.game.name, players, **options)]
    return [m for m in found if len(m.seen(engine, 0).legal) >= least and m.state.phase != 1]


@pytest.fixture
def situation() -> Situation:
    """Ann may play any of five cards."""
    scene = Scene(4, hands={ANN: ["5", "3", "dog", "thief", "0"]})
    return Moment(scene.state, [[]] * 4, None).seen(FAST, 5)


@pytest.mark.parametrize("step", [0.0, 1e-6, 0.001, 0.4])
@pytest.mark.parametrize("careful", [False, True])
def test_neither_the_clock_nor_how_often_it_is_looked_at_changes_a_thought(
    step: float, careful: bool
) -> None:
    for moment in wide(FAST)[:3]:
        unhurried = Search(Budget(150), careful).think(moment.seen(FAST, 5))
        hurried = Search(Budget(150, 1000.0), careful, clock=ticking(step))
        assert hurried.think(moment.seen(FAST, 5)) == unhurried


def test_another_seed_is_another_thought(situation: Situation) -> None:
    other = Situation(FAST, situation.hidden, ANN, 6)
    assert Search(Budget(150)).think(other).chances != Search(Budget(150)).think(situation).chances


class Machine:
    """A clock that goes on while simulations run, so many seconds for each."""

    def __init__(self, cost: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        machine = self

        class Laboured(Trial):
            def __init__(self, *given: Any, **more: Any) -> None:
                super().__init__(*given, **more)
                simulate = self.simulate

                def slowly(*row: Any) -> None:
                    simulate(*row)
                    first, last, count = row[3], row[4], row[6]
                    machine.now += cost * (last - first) * count

                self.simulate = slowly

        monkeypatch.setattr(search, "Trial", Laboured)

    def clock(self) -> float:
        return self.now


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize("cost", [0.0005, 0.002, 0.01])
def test_it_stops_at_the_clock(
    situation: Situation, cost: float, careful: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(cost, monkeypatch)
    thought = Search(Budget(1_000_000, 1.0), careful, clock=machine.clock).think(situation)
    assert thought.best in situation.legal
    assert thought.simulations == pytest.approx(machine.now / cost)
    # The clock is looked at again after one deal at the latest.
    assert 1.0 <= machine.now <= 1.0 + cost * len(situation.legal) + 1e-9


@pytest.mark.parametrize("cost", [0.0005, 0.01])
def test_a_vote_stops_at_the_clock_too(cost: float, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(cost, monkeypatch)
    scene = Prison(3, turn=2).end_turns()
    situation = Moment(scene.state, [[]] * 3, None).seen(PRISON, 1)
    assert Search(Budget(1_000_000, 1.0), clock=machine.clock).choose(situation) in situation.legal
    assert 1.0 <= machine.now <= 1.0 + cost * 3 + 1e-9


def test_a_clock_that_has_run_out_leaves_the_choice_to_the_heuristic(situation: Situation) -> None:
    for seed in range(8):
        asked = Situation(FAST, situation.hidden, ANN, seed)
        thought = Search(Budget(1_000_000, 1.0), clock=ticking(0.4)).think(asked)
        assert max(thought.deals.values()) < FEWEST
        assert thought.best == Heuristic().choose(Situation(FAST, situation.hidden, ANN, seed))


def test_few_simulations_that_were_asked_for_are_believed(situation: Situation) -> None:
    """Without a clock nothing was cut short: `hard@5` is a weak searcher and not a heuristic."""
    thoughts = [Search(Budget(5)).think(Situation(FAST, situation.hidden, ANN, seed)) for seed in range(20)]
    assert len({thought.best for thought in thoughts}) > 1
    assert all(thought.best == best_of(thought) for thought in thoughts)


def test_few_simulations_are_believed_too_if_there_was_time_for_all_of_them(situation: Situation) -> None:
    """A skilled bot at a table has a clock; it looks ahead all the same."""
    for seed in range(20):
        asked = Situation(FAST, situation.hidden, ANN, seed)
        timed = Search(Budget(5, 1000.0), clock=ticking(0.001)).think(asked)
        assert timed == Search(Budget(5)).think(asked)


def best_of(thought: Thought) -> int:
    """The best of those that were tried longest."""
    return max(thought.deals, key=lambda action: (thought.deals[action], thought.chances[action][ANN]))


@pytest.mark.parametrize("bot", [Search(Budget(100)), Search(Budget(100, 2.0), careful=True), Heuristic()])
def test_one_legal_action_is_done_at_once(bot: Search | Heuristic, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: Any, **__: Any) -> None:
        raise AssertionError("nothing to think about")

    monkeypatch.setattr(search, "Trial", forbidden)
    monkeypatch.setattr(Trial, "try_out", forbidden)
    monkeypatch.setattr("getaway.bots.heuristic.weigh", forbidden)
    alone = Scene(3, hands={ANN: ["3"] * 5})
    assert bot.choose(Moment(alone.state, [[]] * 3, None).seen(FAST, 1)) == 3


def trial(situation: Situation, candidates: Sequence[int], depth: int = 16, no_winner: float = 0.0) -> Trial:
    return Trial(situation, candidates, Lookahead(depth), no_winner)


def test_every_candidate_meets_the_same_deals(situation: Situation) -> None:
    """What an action brings depends neither on what else is tried nor on the order nor on the goes."""
    legal = situation.legal
    together, turned = trial(situation, legal), trial(situation, legal[::-1])
    together.try_out(legal, 40)
    for deals in (1, 20, 19):
        turned.try_out(legal[::-1], deals)
    for action in legal:
        alone = trial(situation, [action])
        alone.try_out([action], 40)
        assert alone.chances(action) == together.chances(action) == turned.chances(action)


def test_deals_are_not_met_twice(situation: Situation) -> None:
    """Sums of the first and of the next deals are those of both."""
    one, both = situation.legal[:1], trial(situation, situation.legal)
    both.try_out(one, 10)
    first = both.sums[one[0] * 5]
    both.try_out(one, 10)
    once = trial(situation, one)
    once.try_out(one, 20)
    assert both.sums[one[0] * 5] == once.sums[one[0] * 5] != 2 * first


class Watched(Trial):
    """Remembers what was tried, and in how many deals."""

    tried: list[tuple[list[int], int]]

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.tried = []
        seen.append(self)

    def try_out(self, actions: Sequence[int], deals: int) -> bool:
        self.tried.append((list(actions), deals))
        return super().try_out(actions, deals)


seen: list[Watched] = []


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> list[Watched]:
    seen.clear()
    monkeypatch.setattr(search, "Trial", Watched)
    return seen


@pytest.mark.parametrize("budget", [60, 333, 1000])
def test_halving_keeps_the_better_half_and_spends_the_budget_evenly(
    budget: int, watched: list[Watched]
) -> None:
    for moment in [*wide(FAST), *wide(PRISON, least=6)]:
        engine = FAST if hasattr(moment.state, "raid") else PRISON
        thought = Search(Budget(budget)).think(moment.seen(engine, 3))
        rounds = watched[-1].tried
        assert [len(alive) for alive, _ in rounds[1:]] == [(len(alive) + 1) // 2 for alive, _ in rounds[:-1]]
        assert len(rounds[-1][0]) == 2
        assert 0.8 * budget <= thought.simulations <= budget
        left = budget
        for rest, (alive, deals) in zip(range(len(rounds), 0, -1), rounds, strict=True):
            share = left // rest
            assert share - len(alive) < deals * len(alive) <= share
            left -= deals * len(alive)
        # Most deals are for the finalists, and the best is one of them.
        most = max(thought.deals.values())
        assert {a for a in thought.deals if thought.deals[a] == most} == set(rounds[-1][0])
        assert thought.deals[thought.best] == most > budget / len(rounds[0][0])
        assert thought.deals[thought.runner_up(moment.state.mover)] == most
        assert thought.simulations == sum(thought.deals.values())


def test_halving_drops_those_that_did_worse(situation: Situation, watched: list[Watched]) -> None:
    Search(Budget(300)).think(situation)
    tried = watched[-1].tried
    deals = 0
    for (alive, more), (after, _) in pairwise(tried):
        deals += more
        again = trial(situation, alive, horizon(FAST.game))
        again.try_out(alive, deals)
        dropped = [action for action in alive if action not in after]
        assert min(map(again.own, after)) >= max(map(again.own, dropped))


def test_a_budget_smaller_than_the_choice_tries_each_once(situation: Situation) -> None:
    thought = Search(Budget(1)).think(situation)
    assert min(thought.deals.values()) == 1
    assert thought.simulations == 5 + 3 + 2


def test_very_many_candidates_are_thinned_out_by_the_heuristic() -> None:
    many = wide(PRISON, least=13)
    assert many
    for moment in many:
        situation = moment.seen(PRISON, 1)
        kept = Search(Budget(50)).candidates(situation)
        assert len(kept) == len(set(kept)) == Search.widest
        scores = {
            a: sum(row) for a, row in zip(situation.legal, weigh(situation, situation.legal), strict=True)
        }
        assert min(scores[a] for a in kept) >= max(scores[a] for a in situation.legal if a not in kept)
    few = wide(PRISON, least=4)[0].seen(PRISON, 1)
    few.legal[Search.widest :] = []
    assert Search(Budget(50)).candidates(few) == few.legal


def judged(engine: Engine, state: Any, no_winner: float) -> list[float]:
    row = engine.row(engine.rules.MAX_PLAYERS, "float64")
    engine.generic("getaway.bots.simulation").judge_at(engine.spread(state), 0, row, 1, no_winner, 0)
    return [float(row[seat]) for seat in range(state.players)]


@pytest.mark.parametrize("engine", [PRISON, engine_of("alcatraz")], ids=["compiled", "plain"])
def test_an_end_without_winners_is_worth_what_the_persona_says(engine: Engine) -> None:
    lost = Prison(3, round=13, turn=2).end_turns().state
    assert lost.phase == engine.rules.OVER
    for no_winner in (0.0, 0.25, -0.25):
        assert judged(engine, lost, no_winner) == [0.0, no_winner, 0.0], "to the others it is worth nothing"
    lost.stays = 1
    assert judged(engine, lost, 0.25) == [1.0, 0.0, 1.0]
    # While the game is open, as likely as it is that nobody escapes.
    open_yet = Prison(3, round=9).state
    chances = judged(engine, open_yet, 0.0)
    nobody = 1 - sum(chances) / 2
    assert 0 < nobody < 1
    assert judged(engine, open_yet, 0.25) == pytest.approx(
        [chances[0], chances[1] + 0.25 * nobody, chances[2]]
    )


@pytest.mark.parametrize("no_winner", [0.0, 0.25, -0.25])
def test_a_search_counts_what_an_end_without_winners_is_worth_to_it(no_winner: float) -> None:
    """The last turn of the last round, and nothing to be done any more."""
    state = Prison(3, round=13, turn=2).state
    situation = Moment(state, [[]] * 3, None).seen(PRISON, 4)
    assert len(situation.legal) > 1
    thought = Search(Budget(40), persona=Persona(no_winner=no_winner)).think(situation)
    for chances in thought.chances.values():
        for seat, chance in enumerate(chances):
            assert chance == pytest.approx(no_winner if seat == situation.seat else 0.0)


@pytest.mark.parametrize("name", ["art-robbery", "alcatraz"])
@pytest.mark.parametrize("careful", [False, True])
def test_both_engines_think_alike(name: str, careful: bool) -> None:
    fast, plain = engine_of(name, compiled=True), engine_of(name)
    bot = Search(Budget(24), careful)
    for moment in wide(fast, least=2)[:5]:
        quick, slow = bot.think(moment.seen(fast, 8)), bot.think(moment.seen(plain, 8))
        assert quick.best == slow.best
        assert quick.deals == slow.deals
        for action, chances in quick.chances.items():
            assert chances == pytest.approx(slow.chances[action], rel=1e-9, abs=1e-12)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_are_chances(players: int) -> None:
    for moment in wide(FAST, players, least=2):
        for chances in Search(Budget(50)).think(moment.seen(FAST, 2)).chances.values():
            assert len(chances) == players
            # Nobody wins if all are arrested (AR-23).
            assert 0 <= sum(chances) <= 1 + 1e-9


@pytest.mark.parametrize("engine", [FAST, PRISON], ids=["art-robbery", "alcatraz"])
def test_the_careful_change_their_mind_now_and_then(engine: Engine) -> None:
    minds = [
        (
            Search(Budget(60)).think(m.seen(engine, seed)).best,
            Search(Budget(60), careful=True).think(m.seen(engine, seed)).best,
        )
        for m in wide(engine)[:12]
        for seed in range(4)
    ]
    assert 0 < sum(before != after for before, after in minds) < len(minds)


@pytest.mark.parametrize("careful", [False, True])
def test_a_search_leans_on_the_heuristic_only_where_the_game_says_so(careful: bool) -> None:
    for engine, leans in ((FAST, False), (PRISON, True)):
        seen = wide(engine)[0].seen(engine, 2)
        leanings = Search(Budget(40), careful).leanings(seen, seen.legal)
        assert (len(set(leanings.values())) > 1) == leans
        scores = [sum(row) for row in weigh(seen, seen.legal)]
        if leans:
            assert sorted(seen.legal, key=lambda a: leanings[a]) == [
                action for _, action in sorted(zip(scores, seen.legal, strict=True), key=lambda pair: pair[0])
            ]


def test_the_more_was_found_out_the_less_a_leaning_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looks worst in all deals is chosen after few of them if the heuristic is all for it."""
    seen = wide(PRISON)[0].seen(PRISON, 2)
    unmoved = Search(Budget(600)).think(seen)
    worst = min(unmoved.chances, key=lambda action: unmoved.chances[action][seen.seat])
    lead = unmoved.chances[unmoved.best][seen.seat] - unmoved.chances[worst][seen.seat]
    assert lead > 0
    chosen = {}
    for simulations in (30, 600):
        bot = Search(Budget(simulations))
        leanings = dict.fromkeys(bot.candidates(seen), 0.0) | {worst: 20 * lead}
        monkeypatch.setattr(bot, "leanings", lambda _, __, found=leanings: found)
        chosen[simulations] = bot.think(seen).best
    assert chosen[30] == worst != chosen[600]
