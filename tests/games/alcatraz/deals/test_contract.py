"""What bots ask of deals is answered by one module, which they find by the game alone."""

from __future__ import annotations

import pytest

from getaway.deals import Deals, deals_in
from getaway.games import find
from getaway.games.alcatraz.deals import contract
from getaway.games.alcatraz.rules.state import State
from getaway.games.alcatraz.talk.clause import Clause
from getaway.games.alcatraz.talk.ledger import Ledger


def test_the_module_answers_all_that_bots_ask() -> None:
    # The type checker compares every signature here.
    deals: Deals[Ledger, State, Clause] = contract
    answering: object = deals_in(find("alcatraz"))
    assert answering is deals


def test_where_there_is_no_talk_there_are_no_deals() -> None:
    with pytest.raises(AssertionError, match="no talk"):
        deals_in(find("art-robbery"))
