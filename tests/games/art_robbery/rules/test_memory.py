"""AR-21: nobody may look into a stack again, but whoever has listened knows what lies in it."""

from __future__ import annotations

import pytest

from getaway.games.art_robbery.rules.edition import Tokens
from getaway.games.art_robbery.rules.state import BOX, PLACES, UNKNOWN, State
from getaway.kernel.engine import Engine
from tests.citing import rule
from tests.games.art_robbery.listening import hidden, random_game, remembered, stacks

every_table = pytest.mark.parametrize("players", range(2, 6))
GAMES = range(6)


@pytest.mark.unmeasured
@rule("AR-21")
@every_table
@pytest.mark.parametrize("stall", [4, 1])
@pytest.mark.parametrize("stealing", ["must", "may"])
def test_whoever_listens_knows_what_lies_in_secret_stacks(players: int, stall: int, stealing: str) -> None:
    for seed in GAMES:
        for state, told in random_game(players, seed, stacks="secret", stall=stall, stealing=stealing):
            owners = [remembered(state, seat, told[seat]).owner for seat in range(players)]
            assert stacks(remembered(state, 0, told[0])) == stacks(state)
            # All has been said aloud: who has heard it does not matter.
            assert all(other == owners[0] for other in owners)


@pytest.mark.unmeasured
@rule("AR-21")
@every_table
@pytest.mark.parametrize("kind", ["own", "open"])
def test_what_is_seen_anyway_is_not_changed_by_memory(players: int, kind: str) -> None:
    for seed in GAMES:
        for state, told in random_game(players, seed, stacks=kind, stall=1):
            for seat in range(players):
                seen, known = hidden(state, seat), remembered(state, seat, told[seat])
                for token in range(len(seen.owner)):
                    assert seen.owner[token] in (UNKNOWN, known.owner[token])
                assert stacks(known) == stacks(state)


@rule("AR-21")
@every_table
@pytest.mark.parametrize("kind", ["secret", "own"])
def test_tokens_of_one_value_are_told_apart_by_their_dots(
    players: int, kind: str, odd: Engine[State, Tokens]
) -> None:
    for seed in GAMES:
        for state, told in random_game(players, seed, odd, stacks=kind):
            for seat in range(players):
                assert stacks(remembered(state, seat, told[seat])) == stacks(state)


@rule("AR-20")
def test_a_token_in_the_box_stays_there() -> None:
    boxed = 0
    for seed in GAMES:
        for state, told in random_game(3, seed, stacks="secret", stall=1):
            known = remembered(state, state.mover, told[state.mover])
            for token in range(state.raid * PLACES):
                if state.owner[token] == BOX:
                    assert known.owner[token] == BOX
                    boxed += 1
    assert boxed > 0


@pytest.mark.parametrize("kind", ["secret", "own"])
def test_whoever_has_heard_nothing_knows_no_more_than_before(kind: str) -> None:
    for state, _ in random_game(3, 1, stacks=kind):
        assert remembered(state, 0, []) == hidden(state, 0)


def test_nothing_but_the_stacks_is_remembered() -> None:
    for state, told in random_game(4, 2, stacks="secret"):
        seen, known = hidden(state, 1), remembered(state, 1, told[1])
        known.owner = seen.owner
        assert known == seen
