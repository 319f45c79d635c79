"""OpenSpiel: the games under its own names, for its searches, its solvers and its tests.

import pyspiel
import getaway.bridges.openspiel

game = pyspiel.load_game(f"getaway_{game}(players=4)")  # its name with _ for -
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import NoReturn

try:
    import numpy
    import pyspiel
    from numpy.typing import NDArray
    from open_spiel.python.algorithms import mcts
except ModuleNotFoundError as error:
    from getaway.bridges.errors import missing

    raise missing("OpenSpiel", "openspiel", error) from None

from getaway import bots as ladder
from getaway import games
from getaway.bridges.errors import BadArgument
from getaway.bridges.exact_position import ExactPosition
from getaway.bridges.position import DIGIT, DIGITS, SEEDS, Position, copied, table_of
from getaway.bridges.table import Table
from getaway.kernel.checks import short
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game
from getaway.kernel.options import Value
from getaway.kernel.record import Told
from getaway.kernel.state import Row

NO_TENSOR = (
    "What a player remembers has no fixed size: there is information_state_string, or observation_tensor."
)
STANDARD, SAMPLED, EXACT = "standard", "sampled", "exact"
PARAMETERS, BITS = (int, str, bool), 31  # what a value may be
LONGEST = 20_000  # decisions of a game that knows no bound; the longest seen in a million games are far below

# OpenSpiel's whole numbers, but True, are no Python class of their own.
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"getaway_{game.replace('-', '_')}"


def load(game: str, **parameters: Value) -> pyspiel.Game:
    """A game by our name for it, with `players`, `edition`, `chance` and its options."""
    try:
        games.find(game)
    except BadInput as error:
        raise BadArgument(str(error)) from None
    for name, given in parameters.items():
        # What else there is OpenSpiel reads as a game within the game, or stumbles over.
        if type(given) not in PARAMETERS or (type(given) is int and given.bit_length() > BITS):
            allowed = f"a number of at most {BITS} bits, a word, True or False"
            raise BadArgument(f"A parameter is {allowed}; {name} is {short(given)}.")
    return pyspiel.load_game(short_name(game), parameters)


def longest(table: Table) -> int:
    """How many decisions a game takes at most; one that need not end is refused."""
    game = table.engine.game
    if game.longest is None:
        return LONGEST
    bound = game.longest(table.plain_state)
    if bound is None:
        raise BadArgument(f"With these options {game.name} need not end, and OpenSpiel wants a bound.")
    return bound


def loaded(asked: str) -> pyspiel.Game:
    """A game that was pickled."""
    return pyspiel.load_game(asked)


def draws(table: Table, chance: Value) -> tuple[int, int]:
    """How often chance decides at most: in the deal, and after a decision."""
    game = table.engine.game
    if chance == SAMPLED:
        return DIGITS, 1
    if chance != EXACT:
        raise BadArgument(f"Unknown chance {chance!r}. Choose one of: {SAMPLED}, {EXACT}.")
    if game.draws is None:
        raise BadArgument(f"Chance cannot be exact in {game.name}: nobody has counted its draws.")
    return game.draws(table.plain_state)


def game_type(
    game: Game, utility: pyspiel.GameType.Utility = pyspiel.GameType.Utility.GENERAL_SUM
) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game; of one that is loaded, the sum may be known."""
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Getaway: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        # What a seat remembers has no fixed size: learners get the observation.
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(4, game.players[-1]),
            "edition": STANDARD,
            "chance": SAMPLED,
            **{option.name: option.default for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):
    """One of our games, with its number of players and options; a class of its own for each game."""

    game: Game
    kind: pyspiel.GameType

    def __init__(self, parameters: dict[str, Value] | None = None) -> None:
        game = self.game
        given = dict(parameters or {})
        players = int(given.pop("players", min(4, game.players[-1])))
        edition, chance = str(given.pop("edition", STANDARD)), given.pop("chance", SAMPLED)
        self.asked = (
            *(game.name, players, tuple(sorted(given.items()))),
            None if edition == STANDARD else edition,
        )
        table = table_of(*self.asked)
        self.longest = longest(table)
        self.draws = draws(table, chance)
        self.begin = ExactPosition if chance == EXACT else Position
        stake = None if game.stake is None else game.stake(table.plain_state)
        about = pyspiel.GameInfo(
            num_distinct_actions=table.engine.actions,
            max_chance_outcomes=DIGIT,
            num_players=table.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=stake,
            max_game_length=self.longest,
        )
        kind = self.kind if stake is None else game_type(game, pyspiel.GameType.Utility.CONSTANT_SUM)
        super().__init__(kind, about, parameters or {})

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        # By its name and parameters: whoever reads that has to know the bridge.
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        """A game that is not dealt yet."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """At most so many for each decision, and those of the deal."""
        in_the_deal, after_a_decision = self.draws
        return in_the_deal + after_a_decision * self.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Value] | None = None
    ) -> Observer:
        """How a player sees a state, for OpenSpiel's learners."""
        if params:
            raise ValueError(f"The observer takes no parameters, so not {params!r}.")
        return Observer(table_of(*self.asked), iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A moment of a game. OpenSpiel copies and pickles what is in it attribute by attribute."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.begin(*game.asked)
        self.memory: Memory = Memory()

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody any more."""
        position = self.position
        if position.is_drawing:
            return CHANCE
        mover = position.mover
        return mover if mover >= 0 else TERMINAL

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may choose, and how likely each is."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.is_drawing:
            wrong = position.why_no_draw(action)
            if wrong is not None:
                raise pyspiel.SpielError(wrong)
            position.draw(action)
            return
        if position.is_over:
            raise pyspiel.SpielError("The game is over: no action is left.")
        table = position.table
        if not 0 <= action < table.engine.actions:
            raise pyspiel.SpielError(
                f"An action is a number from 0 to {table.engine.actions - 1}, not {action}."
            )
        if action not in position.legal():
            seat = position.mover
            real, table.states = table.states, position.dealt
            try:
                raise pyspiel.SpielError(str(table.refusal(0, seat, action)))
            finally:
                table.states = real
        position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        return self.position.table.engine.action_names[action]

    def returns(self) -> list[float]:
        """What each player has won, when the game is over."""
        if not self.position.is_over:
            return [0.0] * self.position.table.players
        return self.position.table.engine.payoff(self.position.dealt)

    def information_state_tensor(self, player: int | None = None) -> NoReturn:
        """There is none: OpenSpiel itself would hand out an empty list."""
        raise pyspiel.SpielError(NO_TENSOR)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that the player cannot tell from this one, as likely as memory and counting say."""
        position = self.position
        if position.is_drawing:
            raise pyspiel.SpielError("Chance decides now: a state can be resampled where a player decides.")
        if self.memory.of != (player, len(position.log)):
            self.memory.of = (player, len(position.log))
            self.memory.kept = position.remembered(player)
        twin: SpielState = self.clone()
        assert self.memory.kept is not None
        twin.position = position.guess(player, self.memory.kept, int(sampler() * SEEDS))
        return twin

    def __str__(self) -> str:
        position = self.position
        if position.states is None:
            return f"not dealt yet: {' '.join(map(str, position.digits))}"
        drawing = "" if position.pending is None else f", drawing after {position.pending}"
        return f"{position.table.engine.plain(position.states)!r}{drawing}"


class Memory:
    """What a player remembers of a state that is resampled over and over; a copy has to remember anew."""

    def __init__(self) -> None:
        self.of: tuple[int, int] | None = None
        self.kept: tuple[Row, tuple[Told, ...]] | None = None

    def __deepcopy__(self, memo: object) -> Memory:
        return Memory()

    def __reduce__(self) -> tuple[type[Memory], tuple[()]]:
        return Memory, ()


class Observer:
    """The numbers of `getaway observation GAME`; with perfect recall, the name of the information state."""

    def __init__(self, table: Table, perfect_recall: bool) -> None:
        self.table = table
        self.perfect_recall = perfect_recall
        # What a seat remembers has no fixed size: of an information state there is a string only.
        self.tensor = None if perfect_recall else numpy.zeros(table.observation, numpy.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know; before the deal, nothing."""
        position = state.position
        if self.tensor is None:
            return
        if position.states is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.table.engine.observe(position.states, 0, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words: what is not zero. With perfect recall a digest of all that was seen."""
        position = state.position
        if position.states is None:
            return "not dealt yet"
        waiting = "" if position.pending is None else " drawing"
        if self.perfect_recall:
            return f"player {player}, seen {position.known[player].hex()}{waiting}"
        seen = self.table.engine.observe(position.states, 0, player)
        named = zip(self.table.engine.observation_names, seen, strict=True)
        return "; ".join(f"{name} = {value}" for name, value in named if value) + waiting


class Rollouts(mcts.Evaluator):
    """OpenSpiel's RandomRolloutEvaluator, whose games are played to their end on the compiled engine."""

    def __init__(self, n_rollouts: int = 1, random_state: numpy.random.RandomState | None = None) -> None:
        self.n_rollouts = n_rollouts
        self.random = random_state or numpy.random.RandomState()

    def evaluate(self, state: SpielState) -> NDArray[numpy.float64]:
        """What each player wins on average if all play on at random."""
        position = state.position
        table = position.table
        total = numpy.zeros(table.players)
        for _ in range(self.n_rollouts):
            states = self._settled(position)
            table.stepping.seed_dice(states, self.random.randint(1 << 31))
            table.engine.play_random(states, 0, 1)
            total += table.engine.unchecked.payoff(states)
        return total / self.n_rollouts

    def _settled(self, position: Position) -> Row:
        """A copy of the states to play on from; what chance is about to choose, it chooses here."""
        if not position.is_drawing:
            return copied(position.dealt)
        drawn = deepcopy(position)
        while drawn.is_drawing:
            drawn.draw_any(self.random)
        # What was seen before is shared by all who come there.
        return copied(drawn.dealt)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All legal actions, each as likely; at a chance node, what chance says."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.position.legal()
        return [(action, 1.0 / len(legal)) for action in legal]


class Bot(pyspiel.Bot):
    """One of our bots as OpenSpiel knows bots: a level such as `hard`, or an object with `choose`."""

    def __init__(self, bot: str | ladder.Bot = "medium", seed: int | None = None) -> None:
        pyspiel.Bot.__init__(self)
        try:
            self.bot = ladder.find(bot) if isinstance(bot, str) else bot
        except BadInput as error:
            raise BadArgument(str(error)) from None
        if not callable(getattr(self.bot, "choose", None)):
            raise BadArgument(f"A bot is the name of a level, or has a method choose(situation): {bot!r}.")
        self.random = numpy.random.RandomState(seed)

    def restart_at(self, state: SpielState) -> None:
        """It remembers nothing but what the state says it was told."""

    def step(self, state: SpielState) -> int:
        """What it would do; it sees only what its seat may know."""
        position = state.position
        if position.is_drawing or position.is_over:
            raise pyspiel.SpielError("No player decides now, so no bot has anything to choose.")
        true_state, told = position.retold(position.mover)
        seed = int(self.random.randint(1 << 31))
        situation = ladder.show(position.table.engine, true_state, position.mover, seed, told)
        return int(self.bot.choose(situation))


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    kind = game_type(game)
    # OpenSpiel outlives Python and drops what it was given without asking: a class stays, a function goes.
    made = type(short_name(game.name), (SpielGame,), {"game": game, "kind": kind})
    pyspiel.register_game(kind, made)


for _name, _game in games.REGISTRY.items():
    if short_name(_name) not in pyspiel.registered_names():
        register(_game)
