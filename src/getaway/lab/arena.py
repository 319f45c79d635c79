"""Games between bots. The same seed gives the same games, whoever plays them out."""

from __future__ import annotations

import hashlib
import math
import threading
import warnings
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter

from getaway import bots, games
from getaway.bots.models import is_model
from getaway.bots.models.failures import ModelFailed
from getaway.bots.models.model_bot import ModelBot
from getaway.deals import deals_in
from getaway.kernel.compiler_here import PlainOnly
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Told
from getaway.kernel.json_value import JsonObject
from getaway.kernel.options import Value
from getaway.kernel.state import GameState
from getaway.lab import house_bots
from getaway.lab.external_bots import USUAL, external_bot, is_external
from getaway.lab.processes import DIED, OVERRAN, Limits, Refused
from getaway.lab.seating import Pairing
from getaway.lab.talking import Talks

SEED_BYTES = 7
LIVES = 3  # how often in a game an external bot's process may die in a seat before it is asked no more
FINENESS = 50  # buckets of decision times to a factor of e


@dataclass(frozen=True)
class Match:
    """What all games of an arena have in common; small enough to be sent with each of them."""

    game: str
    players: int
    seed: int
    options: Mapping[str, Value] = field(default_factory=dict)
    edition: str | None = None
    clock: bool = False
    talk: bool = False
    habits: bool = False
    kept: bool = False  # is every decision written down?
    limits: Limits = USUAL  # of external bots


@dataclass
class Course:
    """Every decision of a game: who took it, what it was, and before it the state, packed, and what the one
    who decided may know of it, a byte for each number."""

    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    states: list[bytes] = field(default_factory=list)
    observations: list[bytes] = field(default_factory=list)

    def add(self, seat: int, action: int, state: bytes, observation: bytes) -> None:
        """One more decision."""
        self.seats.append(seat)
        self.actions.append(action)
        self.states.append(state)
        self.observations.append(observation)


@dataclass
class Played:
    """One game as it went."""

    pairing: Pairing
    payoffs: tuple[float, ...] = ()
    decisions: int = 0
    round: int | None = None  # in which it ended, in a game that can end in any
    seconds: float = 0.0
    refused: Counter[tuple[str, str]] = field(default_factory=Counter)  # by bot and reason
    times: dict[str, Counter[int]] = field(default_factory=dict)  # by bot, decisions with a choice only
    promises: Counter[tuple[str, str]] = field(default_factory=Counter)  # by bot and what became of them
    habits: Counter[tuple[str, str]] = field(default_factory=Counter)  # by bot and kind
    models: Counter[tuple[str, str]] = field(default_factory=Counter)  # by language model: what it took
    course: Course | None = None  # where it is kept


@lru_cache
def engines(game: str, edition: str | None) -> tuple[Engine, Engine]:
    """The plain engine for the game itself, and the one to think on: compiled where there is LLVM."""
    return games.load(game, edition=edition), games.load(game, edition=edition, compiled=True)


def one_way(*parts: object) -> int:
    """A seed from which its parts cannot be worked out again."""
    text = " ".join(str(part) for part in parts).encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:SEED_BYTES])


def deal_seed(match: Match, deal: int) -> int:
    """What a deal is dealt from; the arena of the next seed has no deal in common with this one."""
    return one_way("deal", match.seed, deal)


def bot_seed(match: Match, pairing: Pairing, decision: int, seat: int, *moment: object) -> int:
    """What a bot of the house draws from for one decision."""
    return one_way("bot", match.seed, pairing.deal, pairing.rotation, decision, seat, *moment)


def play(match: Match, pairing: Pairing) -> Played:
    """Play one game to its end."""
    with _loading, warnings.catch_warnings():
        # Said once, by whoever hands the games out.
        warnings.simplefilter("ignore", PlainOnly)
        ready(match, tuple(dict.fromkeys(pairing.seats)))
    plain, fast = engines(match.game, match.edition)
    state = plain.deal(match.players, deal_seed(match, pairing.deal), options=match.options)[0]
    sitting = [Chair(match, pairing.number, name) for name in pairing.seats]
    told: list[list[Told]] = [[] for _ in pairing.seats]
    played = Played(pairing, times={name: Counter() for name in dict.fromkeys(pairing.seats)})
    course = played.course = Course() if match.kept else None
    habits = deals_in(plain.game).habits() if match.habits else None
    talks = Talks(fast, habits) if match.talk else None
    before: GameState | None = None
    begun = perf_counter()

    def look(seat: int, *moment: object) -> bots.Situation:
        seed = bot_seed(match, pairing, played.decisions, seat, *moment)
        ledger = talks.ledger.copy() if talks else None
        return bots.show(fast, state, seat, seed, tuple(told[seat]), ledger)

    while state.phase != plain.rules.OVER:
        if talks is not None and talks.is_due(before, state):
            talks.hold(
                state, [chair.speaker for chair in sitting], lambda seat, tick: look(seat, "talk", tick)
            )
        mover = state.mover
        situation = look(mover)
        start = perf_counter()
        action = sitting[mover].choose(situation, played.refused)
        took = perf_counter() - start
        if len(situation.legal) > 1:
            played.times[pairing.seats[mover]][bucket(took)] += 1
        if course is not None:
            whole = fast.spread(state)
            course.add(mover, action, state.pack(), bytes(fast.unchecked.observe(whole, 0, mover)))
        before = state.copy() if talks or habits else None
        do(plain, state, action)
        if habits is not None and before is not None:
            habits.see(before, state, state.story or (), talks.ledger if talks else None)
        if talks is not None and before is not None:
            talks.see(before, state)
        for seat, heard in enumerate(told):
            heard += bots.heard(state.story, seat)
        played.decisions += 1
    for chair in sitting:
        chair.leave()
        for what, count in chair.usage.items():
            played.models[chair.name, what] += count
    played.seconds = perf_counter() - begun
    played.payoffs = tuple(plain.payoff([state]))
    played.round = None if plain.game.round_of is None else plain.game.round_of(state)
    for promise in talks.ledger.shown().promises if talks else ():
        played.promises[pairing.seats[promise.who], promise.status] += 1
    for (seat, kind), count in habits.counts.items() if habits else ():
        played.habits[pairing.seats[seat], kind] += count
    return played


def stand_in(match: Match) -> str:
    """Who decides in place of an external bot that does not."""
    return bots.usual(games.find(match.game))


class Chair:
    """Who decides for one seat of one game: a bot of the house, or an external bot or a language model with
    its stand-in."""

    def __init__(self, match: Match, number: int, name: str) -> None:
        self.name = name
        self.number = number
        self.external = (
            external_bot(name, match.game, match.edition, match.limits) if is_external(name) else None
        )
        self.lives = LIVES
        self.model = ModelBot(name) if is_model(name) else None
        replaced = self.external is not None or self.model is not None
        self.bot = house_bots.find(match.game, stand_in(match) if replaced else name, match.clock)

    def choose(self, situation: bots.Situation, refused: Counter[tuple[str, str]]) -> int:
        """A legal action; what an external bot was refused, or a model did not decide, is counted."""
        if self.model is not None:
            try:
                return self.model.choose(situation)
            except ModelFailed as error:
                refused[self.name, error.reason] += 1
        if self.external is not None:
            try:
                if self.lives == 0:
                    raise Refused(DIED)
                return self.external.choose(self.number, situation)
            except Refused as error:
                refused[self.name, error.reason] += 1
                self.lives -= self.lives > 0 and error.reason in (DIED, OVERRAN)
        action = self.bot.choose(situation)
        if action not in situation.legal:
            raise AssertionError(f"{self.name} chose {action} of {situation.legal}")
        return action

    @property
    def speaker(self) -> bots.Bot | None:
        """Who talks for the seat: an external bot says nothing, and its stand-in promises nothing for it."""
        if self.model is not None:
            return ModelSpeaker(self.model)
        return None if self.external is not None else self.bot

    @property
    def usage(self) -> Counter[str]:
        """What a language model took in this game."""
        return Counter() if self.model is None else self.model.usage

    def leave(self) -> None:
        """The game is over."""
        if self.external is not None:
            self.external.forget(self.number)


class ModelSpeaker:
    """A language model before a vote. If it has no answer it says nothing: nobody promises for it."""

    def __init__(self, model: ModelBot) -> None:
        self._model = model

    def choose(self, situation: bots.Situation) -> int:
        return self._model.choose(situation)

    def speak(self, situation: bots.Situation) -> list[JsonObject]:
        try:
            return self._model.speak(situation)
        except ModelFailed:
            self._model.usage["silent"] += 1
            return []


_loading = threading.Lock()


@lru_cache
def _ready(game: str, edition: str | None, players: int, names: tuple[str, ...]) -> None:
    plain, fast = engines(game, edition)
    minds = [quick(game, name) for name in names if not is_external(name) and not is_model(name)]
    states = plain.deal(players, 1)
    state, seen = states[0], set()
    while minds and state.phase != plain.rules.OVER:
        legal = plain.legal(states)
        if len(legal) > 1 and state.phase not in seen:
            seen.add(state.phase)
            for mind in minds:
                mind.choose(bots.show(fast, state, state.mover, len(seen)))
        do(plain, state, legal[state.rng % len(legal)])


def ready(match: Match, names: tuple[str, ...]) -> None:
    """Ask every bot something in every phase of a game: what has to be compiled is compiled then.

    A bot that does not play this game is refused here, before any game.
    """
    _ready(match.game, match.edition, match.players, names)


def quick(game: str, name: str) -> bots.Bot:
    """The bot, or if it searches, one like it that takes no time."""
    found = house_bots.find(game, name, clock=False)
    try:
        return bots.find(f"{name.partition('@')[0]}@1", clock=False)
    except BadInput:
        return found


def do(plain: Engine, state: GameState, action: int) -> None:
    """Apply a legal action with its story told."""
    state.story = []
    plain.game.apply(state, action)


def bucket(seconds: float) -> int:
    """Decision times are kept as counts by their logarithm: a million of them fit anywhere."""
    return round(math.log(max(seconds, 1e-9)) * FINENESS)


def seconds_of(number: int) -> float:
    """The time that a bucket stands for, to a hundredth of it."""
    return math.exp(number / FINENESS)
