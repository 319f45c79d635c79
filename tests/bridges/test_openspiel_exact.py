"""Small editions with exact chance: the whole tree, how likely all of it is, and what solvers make of it."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability

from getaway.bridges.exact_position import kept_positions
from getaway.bridges.openspiel import Bot, Rollouts, load
from getaway.games import load as load_engine

TINY: dict[str, str | int] = {"players": 2, "edition": "tiny", "chance": "exact", "stall": 1}
CARDS = {4: 2, 5: 2, 7: 1, 8: 1}  # of the edition: copies by kind


@pytest.fixture(scope="module")
def tiny() -> Any:
    return load("art-robbery", **TINY)


def walk(
    state: Any, chance: Fraction, decisions: int = 0, draws: int = 0
) -> Iterator[tuple[Any, Any, int, int]]:
    """Every state of a tree, how likely it is if all play at random, and how deep it lies."""
    yield state, chance, decisions, draws
    if state.is_chance_node():
        for outcome, likely in state.chance_outcomes():
            exact = chance * Fraction(likely).limit_denominator(1000)
            yield from walk(state.child(outcome), exact, decisions, draws + 1)
    elif not state.is_terminal():
        legal = state.legal_actions()
        for action in legal:
            yield from walk(state.child(action), chance / len(legal), decisions + 1, draws)


@pytest.fixture(scope="module")
def tree(tiny: Any) -> list[tuple[Any, Any, int, int]]:
    return list(walk(tiny.new_initial_state(), Fraction(1)))


def test_the_bounds_hold_in_the_whole_tree(tiny: Any, tree: list[tuple[Any, Any, int, int]]) -> None:
    assert max(decisions for *_, decisions, _ in tree) <= tiny.max_game_length() == 8
    assert max(draws for *_, draws in tree) <= tiny.max_chance_nodes_in_history() == 5 + 8
    assert all(
        len(state.chance_outcomes()) <= tiny.max_chance_outcomes()
        for state, *_ in tree
        if state.is_chance_node()
    )
    assert 1_000 < len(tree) < 10_000


def test_what_happens_is_as_likely_as_the_cards_say(tree: list[tuple[Any, Any, int, int]]) -> None:
    """AR-5: hands out of six cards; every way to deal them is as likely as counting says."""
    assert sum(chance for state, chance, *_ in tree if state.is_terminal()) == 1
    dealt: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for state, chance, decisions, _ in tree:
        if decisions == 0 and not state.is_chance_node():
            hands = state.position.table.engine.plain(state.position.states).hands
            dealt[tuple(tuple(sorted(hand[:2])) for hand in hands[:2])] += chance
    for hands, chance in dealt.items():
        left, ways = dict(CARDS), 1
        for hand in hands:
            for card in set(hand):
                ways *= comb(left[card], hand.count(card))
                left[card] -= hand.count(card)
        assert chance == Fraction(ways, comb(6, 2) * comb(4, 2))


def test_players_at_random_win_as_often_as_on_the_compiled_engine(tiny: Any) -> None:
    """The tree adds up to what many games with seeds come to: the same rules, the same cards."""
    starts = expected_game_score.policy_value(
        tiny.new_initial_state(), [policy.UniformRandomPolicy(tiny)] * 2
    )
    assert sum(starts) == pytest.approx(1)
    engine = load_engine("art-robbery", edition="tiny", compiled=True)
    games = 200_000
    for seat, value in enumerate(starts):
        assert value == pytest.approx(0.5), seat
    first = load("art-robbery", **TINY, first="0")
    value = expected_game_score.policy_value(
        first.new_initial_state(), [policy.UniformRandomPolicy(first)] * 2
    )
    states = engine.deal(2, 1, games, {"stall": 1, "first": 0})
    engine.play_random(states, 0, games)
    won = engine.batch.payoff(states)[:, 0].mean()
    assert abs(won - value[0]) < 4 * 0.5 / games**0.5


def test_openspiels_own_cfr_finds_the_way_to_play(tiny: Any) -> None:
    """The sum is constant, so that exploitability is defined; CFR+ brings it down at once."""
    assert tiny.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert tiny.utility_sum() == 1
    at_random = exploitability.exploitability(tiny, policy.UniformRandomPolicy(tiny))
    assert at_random == pytest.approx(43 / 240)
    solver = cfr.CFRPlusSolver(tiny)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(tiny, solver.average_policy()) < 0.01


def test_a_best_response_wins_what_exploitability_says(tiny: Any) -> None:
    """Against a player at random, both ways of reckoning agree."""
    rival = policy.UniformRandomPolicy(tiny)
    best = [
        best_response.BestResponsePolicy(tiny, seat, rival).value(tiny.new_initial_state()) for seat in (0, 1)
    ]
    assert (sum(best) - 1) / 2 == pytest.approx(exploitability.exploitability(tiny, rival))


def test_states_go_to_disk_and_are_simulated_like_any_other(tiny: Any) -> None:
    pyspiel.random_sim_test(tiny, num_sims=3, serialize=True, verbose=False)
    state = tiny.new_initial_state()
    state.apply_action(state.chance_outcomes()[-1][0])
    for back in (pickle.loads(pickle.dumps(state)), state.clone()):
        assert back.chance_outcomes() == state.chance_outcomes()
        assert str(back) == str(state)
    assert str(pickle.loads(pickle.dumps(tiny))) == str(tiny)


def play_on(state: Any, dice: numpy.random.RandomState, bot: Bot | None = None) -> Any:
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(outcomes[dice.choice(len(outcomes), p=chances)])
        else:
            state.apply_action(bot.step(state) if bot else dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("edition", ["tiny", "one-raid", "standard"])
def test_any_edition_can_be_played_with_exact_chance(edition: str) -> None:
    game = load("art-robbery", players=2, edition=edition, chance="exact")
    end = play_on(game.new_initial_state(), numpy.random.RandomState(1), Bot("medium", 1))
    assert sum(end.returns()) == 1


def test_a_state_is_resampled_and_rolled_out(tiny: Any) -> None:
    state, dice = tiny.new_initial_state(), numpy.random.RandomState(1)
    assert sum(Rollouts(3, dice).evaluate(state)) == pytest.approx(1)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    before = len(kept_positions(*state.position.asked))
    seen = set()
    for seed in range(10):
        other = state.resample_from_infostate(player, lambda seed=seed: seed / 10)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        seen.add(str(other))
        assert sum(play_on(other, dice).returns()) == 1
    assert len(seen) > 1
    # A guess is no way that was gone: nothing of it is remembered.
    assert len(kept_positions(*state.position.asked)) == before


def test_a_rollout_leaves_what_is_remembered_as_it_was(tiny: Any) -> None:
    list(walk(tiny.new_initial_state(), Fraction(1)))
    start = tiny.new_initial_state()
    table, kept = start.position.table, kept_positions(*start.position.asked)
    dealt = {path: found for path, found in kept.items() if found.states is not None}
    before = {path: table.packed(found.dealt) for path, found in dealt.items()}
    Rollouts(20, numpy.random.RandomState(1)).evaluate(start)
    assert {path: table.packed(found.dealt) for path, found in dealt.items()} == before


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getaway.bridges.exact_position.KEPT", 3)
    game = load("art-robbery", players=2, edition="tiny", chance="exact", stall=2, greedy="may")
    play_on(game.new_initial_state(), numpy.random.RandomState(1))
    state = game.new_initial_state()
    assert len(kept_positions(*state.position.asked)) == 3


def test_what_chance_cannot_draw_is_refused(tiny: Any) -> None:
    state = tiny.new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="Chance chooses one of 4, 5, 7, 8, not 0"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("parameters", "wrong"),
    [
        ({"chance": "loaded"}, "Unknown chance 'loaded'. Choose one of: sampled, exact."),
        ({"edition": "tiny", "players": 3}, "is for at most 2 players, not 3"),
        ({"edition": "nowhere.toml"}, "nowhere.toml: can't be read"),
    ],
)
def test_a_wrong_parameter_is_refused_in_words(parameters: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        load("art-robbery", **parameters)


def test_a_game_whose_draws_nobody_has_counted_has_no_exact_chance() -> None:
    with pytest.raises(ValueError, match="Chance cannot be exact in alcatraz"):
        load("alcatraz", chance="exact")


def test_three_players_share_no_constant_sum() -> None:
    """AR-23: all may be arrested, and then nobody wins."""
    game = load("art-robbery", players=3, edition="one-raid")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize("name", ["art-robbery", "alcatraz"])
def test_what_a_game_says_it_provides_it_provides(name: str) -> None:
    """There is no tensor of information states, and the game says so; all else is there."""
    game = load(name, players=3)
    kind = game.get_type()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert kind.provides_information_state_string
    assert state.information_state_string(0)
    assert kind.provides_observation_string
    assert state.observation_string(0)
    assert kind.provides_observation_tensor
    assert len(state.observation_tensor(0)) > 0
    assert not kind.provides_information_state_tensor
    for one in (state, state.clone(), state.child(state.legal_actions()[0])):
        with pytest.raises(pyspiel.SpielError, match="there is information_state_string"):
            one.information_state_tensor(0)
