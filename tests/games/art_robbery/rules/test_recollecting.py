"""AR-21: what a listener remembers under stacks that nobody may look into."""

from __future__ import annotations

import pytest

from getaway.games.art_robbery.rules.knowledge import IN_STACK, OBSERVATION, recollect
from getaway.games.art_robbery.rules.state import MAX_PLAYERS, PLACES
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, Scene


@rule("AR-21")
@pytest.mark.parametrize(("stacks", "remembered"), [("secret", 2), ("open", 0)])
def test_only_what_may_not_be_looked_into_is_remembered(stacks: str, remembered: int) -> None:
    state = Scene(3, raid=2, stacks=stacks).state
    for token in range(PLACES):
        state.owner[token] = MAX_PLAYERS + 1
    state.owner[0] = BO
    out = [0] * OBSERVATION
    recollect(state, ANN, out)
    # The stack of Bo, one seat on from Ann; what lies with nobody is nowhere.
    assert out[IN_STACK : IN_STACK + PLACES] == [remembered, *[0] * (PLACES - 1)]
