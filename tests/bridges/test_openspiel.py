"""OpenSpiel's own tests and algorithms, resampling, and what its users may do wrong."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from copy import deepcopy
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    evaluate_bots,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
    tabular_qlearner,
)

from getaway.bridges import openspiel
from getaway.bridges.openspiel import Bot, Rollouts, SpielState, load
from getaway.games import REGISTRY, find
from getaway.games import load as load_engine
from getaway.kernel.engine import Engine
from tests.contract.tables import TABLES

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
every_game = pytest.mark.parametrize("name", list(REGISTRY))


def play_on(state: Any, decisions: int, seed: int = 1) -> Any:
    """So many random decisions of players, and up to the next one."""
    dice = random.Random(seed)
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
    return state


def dealt(name: str, players: int = 3, decisions: int = 0, seed: int = 1, **options: Any) -> Any:
    """A game somewhere in the middle."""
    return play_on(load(name, players=players, **options).new_initial_state(), decisions, seed)


def sampler(seed: int) -> Any:
    return random.Random(seed).random


@every_table
def test_it_passes_the_random_simulations(name: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"{openspiel.short_name(name)}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
@pytest.mark.parametrize("decisions", [0, 25, 70])
def test_a_resampled_state_cannot_be_told_from_the_true_one(name: str, decisions: int) -> None:
    state = dealt(name, 3, decisions)
    player = state.current_player()
    packed = set()
    for seed in range(20):
        other = state.resample_from_infostate(player, sampler(seed))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == player
        packed.add(str(other))
    assert len(packed) > 10


def test_a_resampled_state_keeps_what_the_player_remembers_of_hidden_stacks() -> None:
    """AR-21: nobody may look into the stacks, but all saw who took what."""
    state = dealt("art-robbery", 2, 60, stacks="secret")
    player = state.current_player()
    true = state.position.table.engine.plain(state.position.states)
    assert true.raid > 0
    faces = [
        (true.owner[token], true.tokens[token]) for token in range(9 * true.raid) if true.owner[token] < 2
    ]
    for seed in range(10):
        other = state.resample_from_infostate(player, sampler(seed))
        guess = other.position.table.engine.plain(other.position.states)
        remembered = [(guess.owner[t], guess.tokens[t]) for t in range(9 * guess.raid) if guess.owner[t] < 2]
        assert sorted(remembered) == sorted(faces)


@every_game
def test_a_resampled_state_can_be_played_on_and_resampled_again(name: str) -> None:
    other = dealt(name, 3, 20).resample_from_infostate(0, sampler(1))
    play_on(other, 15)
    player = other.current_player()
    again = other.resample_from_infostate(player, sampler(2))
    assert again.information_state_string(player) == other.information_state_string(player)
    assert play_on(again, 10_000).is_terminal()


@every_game
def test_players_who_saw_different_things_are_in_different_information_states(name: str) -> None:
    seen: dict[str, tuple[Any, ...]] = {}
    for seed in range(20):
        state = dealt(name, 3, seed, seed)
        for player in range(3):
            what = (player, *state.observation_tensor(player))
            assert seen.setdefault(state.information_state_string(player), what) == what


@every_game
def test_what_another_does_in_secret_is_no_part_of_ones_information_state(name: str) -> None:
    """Two worlds that a player cannot tell apart stay one for as long as it sees the same."""
    state = dealt(name, 3, 12)
    player = (state.current_player() + 1) % 3
    other = state.resample_from_infostate(player, sampler(3))
    assert other.information_state_string(player) == state.information_state_string(player)
    assert str(other) != str(state)


@every_game
@pytest.mark.parametrize("decisions", [0, 7, 40])
def test_states_go_to_disk_and_come_back(name: str, decisions: int) -> None:
    state = dealt(name, 3, decisions)
    for back in (
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1],
        state.clone(),
    ):
        assert str(back) == str(state)
        assert back.history() == state.history()
        assert back.information_state_string(1) == state.information_state_string(1)
        one, other = play_on(back, 30, 5), play_on(state.clone(), 30, 5)
        assert str(one) == str(other)


def test_a_state_that_waits_for_chance_goes_to_disk_too() -> None:
    state = dealt("art-robbery", 2)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    back = pickle.loads(pickle.dumps(state))
    for one in (state, back):
        one.apply_action(3)
    assert str(back) == str(state)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="Chance chooses a number from 0 to 15, not 16"):
        state.apply_action(16)


def test_draws_are_as_likely_as_at_a_table() -> None:
    """Whatever the outcome of chance is called, over many deals every card comes as often as it should."""
    drawn = numpy.zeros(9)
    for seed in range(300):
        state = dealt("art-robbery", 2, 0, seed)
        before = state.position.table.engine.plain(state.position.states)
        mover = before.mover
        card = next((c for c in before.hands[mover] if c == 0), None)
        if card is None:
            continue
        state.apply_action(card)
        if not state.is_chance_node():
            continue
        state.apply_action(5)
        after = state.position.table.engine.plain(state.position.states)
        drawn[after.hands[mover][-1]] += 1
    assert drawn.sum() > 100
    # 6 of each kind and 7 thieves, some of them in hands: about a ninth each.
    assert (drawn / drawn.sum()).max() < 0.25
    assert (drawn > 0).all()


@every_game
def test_its_searches_play(name: str) -> None:
    state = dealt(name, 3, 10)
    while len(state.legal_actions()) < 2:
        play_on(state, 1)
    dice = numpy.random.RandomState(1)
    game = state.get_game()
    for bot in (
        ismcts.ISMCTSBot(game, Rollouts(1, dice), 1.4, 20, random_state=dice),
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.4, 2, random_state=dice),
        mcts.MCTSBot(game, 1.4, 20, Rollouts(1, dice), random_state=dice),
    ):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("dealt_already", [False, True])
def test_a_rollout_from_where_chance_decides_plays_on_after_it(
    dealt_already: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = dealt("art-robbery", 2) if dealt_already else load("art-robbery", players=2).new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    begun = []

    def begin(self: Engine, states: Any, first: int, last: int) -> None:
        begun.append(self.plain(states))

    monkeypatch.setattr(Engine, "play_random", begin)
    before = str(state)
    Rollouts(1, numpy.random.RandomState(1)).evaluate(state)
    assert str(state) == before
    begun[0].rng = 0
    if dealt_already:
        assert repr(begun[0]) in {str(state.child(outcome)) for outcome in range(16)}
    else:
        assert begun[0].players == 2


@pytest.mark.parametrize("bot", ["brilliant", 3, None])
def test_what_is_no_bot_is_a_value_error(bot: Any) -> None:
    with pytest.raises(ValueError, match="bot"):
        Bot(bot)


def test_a_bot_chooses_where_a_player_decides() -> None:
    with pytest.raises(pyspiel.SpielError, match="No player decides now"):
        Bot("random").step(load("art-robbery").new_initial_state())


def test_our_bots_are_bots_of_openspiel() -> None:
    game = load("art-robbery", players=2)
    dice = numpy.random.RandomState(2)
    results = [
        evaluate_bots.evaluate_bots(game.new_initial_state(), [Bot("medium", 1), Bot("random", 2)], dice)
        for _ in range(12)
    ]
    assert sum(result[0] for result in results) > 9


def test_our_bots_see_no_more_than_their_seat() -> None:
    class Looker:
        def choose(self, situation: Any) -> int:
            assert situation.hidden.rng == 0
            assert 10 in situation.hidden.hands[1 - situation.seat]
            assert situation.told
            return int(situation.legal[0])

    state = dealt("art-robbery", 2, 20)
    assert Bot(Looker(), 1).step(state) in state.legal_actions()


def test_counterfactual_regret_is_minimised_on_it() -> None:
    game = load("art-robbery", players=2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    chances = policy.action_probabilities(dealt("art-robbery", 2))
    assert sum(chances.values()) == pytest.approx(1)


def test_its_learners_learn_on_it() -> None:
    env = rl_environment.Environment(load("art-robbery", players=2))
    actions = env.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(0, actions), random_agent.RandomAgent(1, actions)]
    time_step = env.reset()
    while not time_step.last():
        player = time_step.observations["current_player"]
        time_step = env.step([agents[player].step(time_step).action])
    for agent in agents:
        agent.step(time_step)
    assert sum(time_step.rewards) <= 1


@every_game
def test_an_illegal_action_is_refused_with_its_rule_and_the_game_goes_on(name: str) -> None:
    state = dealt(name)
    before, history = str(state), state.history()
    rules = {rule for _, section in find(name).rulebook for rule in section}
    illegal = set(range(state.num_distinct_actions())) - set(state.legal_actions())
    for action in illegal:
        with pytest.raises(pyspiel.SpielError) as refused:
            state.apply_action(action)
        assert str(refused.value).rstrip(")").rpartition("(")[2] in rules
    with pytest.raises(pyspiel.SpielError, match="An action is a number from 0 to"):
        state.apply_action(state.num_distinct_actions())
    assert (str(state), state.history()) == (before, history)
    assert play_on(state, 10_000).is_terminal()


@every_game
def test_a_finished_game_takes_no_action(name: str) -> None:
    state = dealt(name, 3, 10_000)
    assert state.is_terminal()
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        state.apply_action(0)
    assert 0 <= sum(state.returns()) <= 3


def test_where_chance_decides_nothing_can_be_resampled() -> None:
    with pytest.raises(pyspiel.SpielError, match="Chance decides now"):
        load("art-robbery").new_initial_state().resample_from_infostate(0, sampler(1))


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("getaway_art_robbery(players=9)", "art-robbery is for 2 to 5 players, not 9."),
        ("getaway_art_robbery(stealing=can)", "The option stealing can't be 'can'. It takes must or may."),
        ("getaway_art_robbery(colour=red)", "colour"),
        ("getaway_go", "getaway_go"),
    ],
)
def test_what_cannot_be_loaded_is_named(asked: str, sentence: str) -> None:
    with pytest.raises((pyspiel.SpielError, ValueError), match=sentence):
        pyspiel.load_game(asked)


def test_a_game_nobody_knows_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="Unknown game 'go'"):
        load("go")


@every_game
def test_games_are_pickled_with_their_parameters(name: str) -> None:
    game = load(name, players=3)
    for back in (pickle.loads(pickle.dumps(game)), deepcopy(game)):
        assert str(back) == str(game)
        assert back.new_initial_state().num_players() == 3


def test_options_are_parameters() -> None:
    state = dealt("art-robbery", 2, stacks="open", stall=2, first="1")
    plain = state.position.table.engine.plain(state.position.states)
    assert (plain.stacks, plain.stall, plain.turn) == (2, 2, 1)
    assert isinstance(state, SpielState)


def test_of_an_information_state_there_is_a_string_and_no_tensor() -> None:
    game = pyspiel.load_game("getaway_art_robbery(players=2)")
    assert not game.get_type().provides_information_state_tensor
    kept = pyspiel.IIGObservationType(perfect_recall=True)
    observer = game.make_py_observer(kept)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    observer.set_from(state, 0)
    assert (observer.tensor, observer.dict) == (None, {})
    assert observer.string_from(state, 0) == state.information_state_string(0)


@pytest.mark.parametrize(("players", "stall", "bound"), [(2, 4, 2880), (5, 1, 480), (4, 2, 1120)])
def test_no_game_of_art_robbery_is_longer_than_it_says(players: int, stall: int, bound: int) -> None:
    game = pyspiel.load_game(f"getaway_art_robbery(players={players},stall={stall})")
    assert game.max_game_length() == bound
    engine = load_engine("art-robbery", compiled=True)
    states = engine.deal(players, 1, 2000, {"stall": stall, "stealing": "may", "greedy": "may"})
    engine.play_random(states, 0, 2000)
    assert int(numpy.asarray(states)["turns"].max()) * 4 <= bound


def test_a_game_that_need_not_end_is_refused() -> None:
    with pytest.raises(ValueError, match="With these options art-robbery need not end"):
        pyspiel.load_game("getaway_art_robbery(players=2,stall=0)")


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(ValueError, match="takes no parameters"):
        load("art-robbery").make_py_observer(None, {"colour": "red"})


def test_python_ends_quietly_after_it() -> None:
    """OpenSpiel keeps what is registered with it until after Python is gone."""
    code = "import pyspiel, getaway.bridges.openspiel as b; b.load('alcatraz').new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("given", [None, {}, numpy.uint64(3), 2**31, [2]])
def test_a_parameter_that_openspiel_cannot_read_is_refused_in_words(given: Any) -> None:
    with pytest.raises(ValueError, match=r"A parameter is a number of at most 31 bits.*players is"):
        load("art-robbery", players=given)
