"""How the chance of a finished game was made, so that anybody can work it out again: docs/protocol.md."""

from __future__ import annotations

import msgspec

from getaway.kernel.chance import Dice, below
from getaway.kernel.errors import BadInput
from getaway.table.replay import Replay

MOST_TAKEN = 1_000_000  # random numbers in one change of the board; far more than any game takes


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of one change of the board."""

    n: int  # the entry that brought it
    change: int  # 0 is the deal; what was taken back is not counted
    number: str  # what the generator began with, 8 bytes in hexadecimal
    taken: int  # how many random numbers were taken from it
    end: str  # where it stood afterwards, 8 bytes in hexadecimal


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """All that the chance of a game came from, and all that came of it."""

    fair: bool  # did the seats add numbers?
    commitment: str
    seed: str
    game_seed: str  # made of the seed and the numbers
    seals: list[str]
    numbers: list[str]
    draws: list[Draw]
    left: int  # so many of the changes are another game's, which this one has left then


def proof_of(replay: Replay) -> Proof:
    """Play a game again and note where its generator stood before and after every change."""
    draws: list[Draw] = []
    game_seed = ""
    for table in replay.tables():
        play = table.play
        assert play is not None
        game_seed = play.seed
        is_deal = not draws
        if not is_deal and table.n not in play.stories:
            # A vote was called, a ballot is sealed, or something was taken back: the board is as it was.
            continue
        number = play.luck(table.n)
        begin = Dice(number).rng if is_deal else number
        end = int(play.state.rng)
        taken = _steps_between(begin, end)
        draws.append(
            Draw(n=table.n, change=play.changes, number=f"{number:016x}", taken=taken, end=f"{end:016x}")
        )
    file = replay.file
    return Proof(
        fair=bool(file.numbers),
        commitment=file.commitment,
        seed=file.seed,
        game_seed=game_seed,
        seals=file.seals,
        numbers=file.numbers,
        draws=draws,
        left=0 if file.branch is None else len(file.branch.chance),
    )


def _steps_between(begin: int, end: int) -> int:
    """How many random numbers were taken while the generator went from one state to another."""
    dice = Dice(0)
    dice.rng = begin
    for taken in range(MOST_TAKEN):
        if dice.rng == end:
            return taken
        below(dice, 1)
    raise BadInput("got its random numbers from another generator.")
