"""Calls every bridge with what nobody should hand in. Run in a process of its own.

Prints how many calls were taken and how many refused. What each library's users expect is a refusal; any
other exception is an error, and what ends Python ends this process.
"""

from __future__ import annotations

import copy
import pickle
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy
import pyspiel

from getaway.bridges import openspiel, pettingzoo
from getaway.bridges.gymnasium import make, make_vec
from getaway.games import find
from getaway.kernel.errors import BadInput
from tests.kernel.fuzzing import ODD

REFUSALS = (BadInput, ValueError, gymnasium.error.Error, pyspiel.SpielError)
# So many games that memory runs out is another matter.
FEW: list[Any] = [one for one in ODD if type(one) is not int or one < 10**4]
EDITIONS: dict[str, list[str | Path]] = {"art-robbery": ["tiny", "one-raid"], "alcatraz": []}


class Fuzz:
    """Counts what is taken and what is refused."""

    def __init__(self, name: str, dice: random.Random) -> None:
        self.name = name
        self.dice = dice
        self.taken = self.refused = 0

    def odd(self, good: Any, share: float = 0.2) -> Any:
        """What is good, or now and then anything else."""
        return self.dice.choice(FEW) if self.dice.random() < share else good

    def attempt(self, call: Callable[..., Any], *given: Any, **named: Any) -> Any:
        """Do something that may be refused in words."""
        try:
            found = call(*given, **named)
        except REFUSALS as error:
            self.refused += 1
            if str(error):
                return None
            raise AssertionError(f"{call}{given}{named} is refused without a word") from error
        except BaseException:
            print(call, given, named, file=sys.stderr)
            raise
        self.taken += 1
        return found

    def rival(self, good: Any) -> Any:
        """A bot; what a function does that somebody brings along is not ours to refuse."""
        asked = self.odd(good, 0.1)
        return good if callable(asked) else asked

    def settings(self) -> dict[str, Any]:
        """Arguments that every environment takes."""
        edition: str | Path | None = self.dice.choice([None, *EDITIONS[self.name]])
        if self.dice.random() < 0.1:
            edition = "none of ours" if self.dice.random() < 0.5 else Path("nowhere.toml")
        return {
            "players": self.odd(self.dice.choice([*find(self.name).players, None]), 0.1),
            "options": self.odd(self.dice.choice([None, {}]), 0.1),
            "edition": edition,
            "compiled": self.dice.random() < 0.8,
        }

    def vector(self) -> None:
        """The vector environment."""
        settings = self.settings()
        settings |= {
            "num_envs": self.odd(3, 0.1),
            "dtype": self.odd("int8", 0.1),
            "copy": self.dice.random() < 0.5,
        }
        settings |= {"bots": self.rival(self.dice.choice([None, "random", "medium"]))}
        settings |= {"seat": self.odd(None, 0.1)}
        envs = self.attempt(make_vec, self.name, **settings)
        for _ in range(12 if envs is not None else 0):
            kind = self.dice.randrange(5)
            if kind == 0:
                seed = self.odd(7)
                self.attempt(envs.reset, seed=seed)
            elif kind == 1:
                actions = self.odd([self.dice.randrange(-2, 40) for _ in range(3)])
                self.attempt(envs.step, actions)
            elif kind == 2:
                envs = pickle.loads(pickle.dumps(envs)) if self.dice.random() < 0.5 else copy.deepcopy(envs)
            else:
                actions = self.attempt(envs.random_actions)
                if actions is not None:
                    self.attempt(envs.step, actions)

    def single(self) -> None:
        """One learner against bots."""
        settings = self.settings()
        settings |= {"bots": self.rival("random"), "seat": self.odd(self.dice.choice([None, 0, 1]), 0.1)}
        settings |= {"illegal": self.odd(self.dice.choice(["lose", "raise"]), 0.1)}
        env = self.attempt(make, self.name, **settings)
        for _ in range(12 if env is not None else 0):
            seed, action = self.odd(7), self.odd(self.dice.randrange(-2, 40))
            kind = self.dice.randrange(4)
            if kind == 0:
                self.attempt(env.reset, seed=seed)
            elif kind == 1:
                self.attempt(env.action_masks)
            else:
                self.attempt(env.step, action)

    def turns(self) -> None:
        """PettingZoo's environments."""
        settings = self.settings() | {"max_cycles": self.odd(None, 0.1)}
        made: Callable[..., Any] = pettingzoo.env
        if self.dice.random() < 0.5:
            made = pettingzoo.parallel_env
        env = self.attempt(made, self.name, **settings)
        for _ in range(12 if env is not None else 0):
            seed, action = self.odd(7), self.odd(self.dice.randrange(-2, 40))
            given = action if made is pettingzoo.env else self.odd({"player_0": action, "player_1": 1})
            kind = self.dice.randrange(4)
            if kind == 0:
                self.attempt(env.reset, seed=seed)
            elif kind == 1:
                self.attempt(env.state)
            else:
                self.attempt(env.step, given)

    def spiel(self) -> None:
        """OpenSpiel's games."""
        settings = {name: one for name, one in self.settings().items() if name in ("players", "edition")}
        asked = {name: one for name, one in settings.items() if one is not None}
        asked |= {"chance": self.odd(self.dice.choice(["sampled", "exact"]))}
        game = self.attempt(openspiel.load, self.name, **asked)
        state: Any = None if game is None else self.attempt(game.new_initial_state)
        for _ in range(16 if state is not None else 0):
            seat, action = self.odd(0), self.odd(self.dice.randrange(-2, 40))
            kind = self.dice.randrange(6)
            if kind == 0 and type(action) is int and abs(action) < 2**62:
                self.attempt(state.apply_action, action)
            elif kind == 1 and type(seat) is int and abs(seat) < 2**31:
                self.attempt(state.information_state_string, seat)
            elif kind == 2 and type(seat) is int and abs(seat) < 2**31:
                self.attempt(state.observation_tensor, seat)
            elif state.is_chance_node():
                self.attempt(state.apply_action, state.chance_outcomes()[0][0])
            elif not state.is_terminal():
                self.attempt(state.apply_action, state.legal_actions()[-1])


def main(name: str, seed: str, rounds: str) -> None:
    fuzz = Fuzz(name, random.Random(int(seed)))
    numpy.seterr(all="ignore")
    for n in range(int(rounds)):
        (fuzz.vector, fuzz.single, fuzz.turns, fuzz.spiel)[n % 4]()
    print(fuzz.taken, fuzz.refused)


if __name__ == "__main__":
    main(*sys.argv[1:])
