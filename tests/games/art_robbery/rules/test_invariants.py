"""The invariants: every fault put in on purpose is found, and by its name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from getaway.games.art_robbery.rules.invariants import BROKEN, violated
from getaway.games.art_robbery.rules.state import BOX, MIDDLE, TO_COME, State
from tests.games.art_robbery.scene import ANN, BO, CY, Scene


def spoil_hand(s: State) -> None:
    s.hands[BO][4] = 9


def spoil_cards(s: State) -> None:
    s.discard[3] += 1


def spoil_pile(s: State) -> None:
    s.pile += 1


def spoil_dog(s: State) -> None:
    s.dog = 3


def spoil_renewals(s: State) -> None:
    s.renewals = s.stall


def spoil_mover(s: State) -> None:
    s.mover = BO


def lose_token(s: State) -> None:
    s.owner[0] = TO_COME


def give_to_nobody(s: State) -> None:
    s.owner[0] = 4


def lay_out_early(s: State) -> None:
    s.owner[20] = MIDDLE


def lay_out_late(s: State) -> None:
    s.owner[9], s.owner[0] = s.owner[0], MIDDLE
    s.raid = 1
    s.owner[9:18] = [MIDDLE] * 9


def box_early(s: State) -> None:
    s.owner[0] = BOX


def miscount_middle(s: State) -> None:
    s.middle -= 1


def miscount_stack(s: State) -> None:
    s.safe[CY] += 1


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (spoil_hand, "hands are full, but for one card in the middle of a turn"),
        (spoil_cards, "cards are those of the deck"),
        (spoil_pile, "the draw pile is counted right and never empty"),
        (spoil_dog, "the dog is in the middle or with a player"),
        (spoil_renewals, "renewals stay below the stall limit"),
        (spoil_mover, "the mover is the player whose turn it is, or the robbed owner of the dog"),
        (lose_token, "every token has one right place"),
        (give_to_nobody, "every token has one right place"),
        (lay_out_early, "every token has one right place"),
        (lay_out_late, "every token has one right place"),
        (box_early, "every token has one right place"),
        (miscount_middle, "the middle is counted right and not empty while a raid goes on"),
        (miscount_stack, "stacks are counted right"),
    ],
)
def test_a_fault_is_found_by_its_name(spoil: Callable[[State], None], named: str) -> None:
    state = Scene().state
    assert violated(state) == 0
    spoil(state)
    assert BROKEN[violated(state)] == named


def test_only_the_robbed_owner_of_the_dog_answers() -> None:
    state = Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5").state
    # Scenes may put tokens into the box early; this one does not.
    assert violated(state) == 0
    state.mover = CY
    assert BROKEN[violated(state)].startswith("the mover is")
