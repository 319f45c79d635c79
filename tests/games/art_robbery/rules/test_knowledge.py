"""What a seat may know, and how well it can guess the rest."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from getaway.games.art_robbery.rules import knowledge, rules
from getaway.games.art_robbery.rules.state import CARD_NAMES, CARDS, HAND, NO_CARD, UNKNOWN, UNKNOWN_CARD
from getaway.games.art_robbery.shown.shapes import Robbery, View
from getaway.games.art_robbery.shown.transcript import state_words
from getaway.games.art_robbery.shown.view import view
from getaway.kernel.dialect import NOBODY
from tests.citing import rule
from tests.contract.tables import engine_of
from tests.games.art_robbery.scene import ANN, BO, CY, ENGINE, Scene


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_have() -> None:
    scene = Scene(hands={ANN: ["0", "1", "2", "dog", "thief"]})
    seen: View = view(scene.state, ANN)
    assert seen.seats[ANN].hand == ["0", "1", "2", "dog", "thief"]
    assert seen.seats[BO].hand is None
    assert [seat.cards for seat in seen.seats] == [5, 5, 5]
    assert seen.draw == 40


def test_a_spectator_sees_no_hand() -> None:
    assert all(seat.hand is None for seat in view(Scene().state, NOBODY).seats)


def test_only_the_mover_is_offered_something() -> None:
    scene = Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")
    assert view(scene.state, ANN).choices == []
    assert [choice.kind for choice in view(scene.state, BO).choices] == ["give-token", "give-dog"]
    assert view(scene.state, CY).robbery == Robbery(victim=BO, token="5")
    assert view(scene.state, CY).decision == "gift"


def test_everybody_sees_a_theft_in_the_making(odd: object) -> None:
    scene = Scene(engine=odd, loot={BO: ["3", "3+1"]}, middle=["0"], hands={ANN: ["3"]}).do(play="3")
    assert view(scene.state, CY).robbery == Robbery(victim=BO, token=None)
    assert view(scene.state, CY).played == "3"


@rule("AR-21")
@pytest.mark.parametrize(
    ("stacks", "mine", "others"),
    [("secret", False, False), ("own", True, False), ("open", True, True)],
)
def test_who_may_look_into_a_stack(stacks: str, mine: bool, others: bool) -> None:
    loot = {ANN: ["4"], BO: ["5", "boss"]}
    scene = Scene(loot=loot, middle=["1"], hands={CY: ["1"]}, mover=CY, stacks=stacks).do(play="1")
    seats = view(scene.state, ANN).seats
    assert seats[ANN].safe == (["4"] if mine else None)
    assert seats[BO].safe == (["5", "boss"] if others else None)
    assert [seat.stack for seat in seats] == [1, 2, 1]
    spectator = view(scene.state, NOBODY).seats
    assert spectator[BO].safe == (["5", "boss"] if others else None)


@rule("AR-23")
def test_at_the_end_all_stacks_are_opened() -> None:
    scene = Scene(raid=4, loot={BO: ["3"]}, middle=["1+1"], hands={ANN: ["1"]}).do(play="1")
    seen = view(scene.state, CY)
    assert [seat.safe for seat in seen.seats] == [["1+1"], ["3"], []]
    assert seen.result is not None
    assert seen.mover is None
    assert seen.decision is None


def test_tokens_in_the_box_are_public() -> None:
    scene = Scene(middle=["boss"], hands={ANN: ["thief"]}).do(play="thief")
    assert "boss" in view(scene.state, CY).box


def test_hiding_wipes_hands_pile_and_stacks() -> None:
    scene = Scene(loot={BO: ["5"]}, middle=["1"], hands={ANN: ["1"]}).do(play="1")
    rules.hide(scene.state, ANN)
    assert scene.state.hands[BO] == [UNKNOWN_CARD] * HAND
    assert UNKNOWN_CARD not in scene.state.hands[ANN]
    assert scene.state.draw == [0] * CARDS
    assert scene.state.owner.count(UNKNOWN) == 2
    assert scene.state.rng == 0


def test_the_gap_of_a_card_just_played_stays_a_gap() -> None:
    scene = Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")
    rules.hide(scene.state, BO)
    assert scene.state.hands[ANN] == [UNKNOWN_CARD] * 4 + [NO_CARD]


def guess(scene: Scene, seat: int, seed: int) -> list[list[str]]:
    """Hands as a seat might guess them."""
    states = [scene.state.copy()]
    ENGINE.hide(states, 0, seat)
    ENGINE.determinize(states, 0, seat, seed)
    hands: list[list[str]] = msgspec.to_builtins(state_words(states[0])["hands"])
    return hands


def test_when_the_pile_is_renewed_two_players_know_each_others_hands() -> None:
    scene = Scene(2, hands={ANN: ["4"], BO: ["0", "1", "2", "boss", "dog"]}, pile=["thief"]).do(play="4")
    assert all(guess(scene, ANN, seed)[BO] == ["0", "1", "2", "boss", "dog"] for seed in range(30))


def test_a_card_drawn_since_the_renewal_is_open_to_guesses_again() -> None:
    scene = Scene(2, hands={ANN: ["4"], BO: ["0", "1", "2", "boss", "dog"]}, pile=["thief"])
    scene.do(play="4").do(play="dog")
    kept = Counter(["0", "1", "2", "boss"])
    hands = [Counter(guess(scene, ANN, seed)[BO]) for seed in range(60)]
    # One of five is new; the four old ones were seen in no other place and have to be somewhere.
    assert all(sum((hand & kept).values()) == 4 for hand in hands)
    assert len({tuple(sorted(hand.elements())) for hand in hands}) > 3


def test_what_is_known_of_a_card_goes_with_it() -> None:
    scene = Scene(2, hands={ANN: ["4", "5", "1"]}, pile=["thief"]).do(play="4")
    assert scene.state.fresh == [0] * 5
    scene.do(play=scene.offers()[0]["play"])
    scene.do(play="5")
    # Only the card just drawn is fresh; it is the last one.
    assert scene.state.fresh[ANN] == 1 << HAND - 1
    scene.do(play=scene.offers()[0]["play"])
    gap = scene.state.hands[ANN].index(1)
    scene.do(play="1")
    # It filled the gap of the 1, and the newest is the last.
    assert scene.state.fresh[ANN] == 1 << gap | 1 << HAND - 1


def test_own_fresh_cards_are_not_looked_for_in_the_pile() -> None:
    scene = Scene(2, hands={ANN: ["0", "1", "1", "2", "2"], BO: ["0", "3", "3", "4", "4"]})
    s = scene.state
    # The pile as last renewed had one 0, and that is the one Ann has drawn since.
    s.discard[0], s.draw[0], s.renewed[0], s.pile = 4, 0, 1, s.pile - 4
    s.fresh = [1, 0, 0, 0, 0]
    assert all("0" in guess(scene, ANN, seed)[BO] for seed in range(30))
    s.fresh = [0, 0, 0, 0, 0]
    assert not all("0" in guess(scene, ANN, seed)[BO] for seed in range(30))


def test_nobody_knows_which_cards_of_others_are_fresh() -> None:
    state = Scene(3).state
    state.fresh = [3, 5, 7, 0, 0]
    rules.hide(state, BO)
    assert state.fresh == [0, 5, 0, 0, 0]


def test_a_new_card_may_be_in_any_hand() -> None:
    bo, cy = ["0", "1", "2", "boss", "dog"], ["0", "1", "2", "3", "boss"]
    scene = Scene(3, hands={ANN: ["4"], BO: bo, CY: cy}, pile=["thief"]).do(play="4").do(play="dog")
    old = Counter(["0", "1", "2", "boss", *cy])
    new = [[bool(Counter(hand) - old) for hand in guess(scene, ANN, seed)[1:]] for seed in range(120)]
    assert any(in_bo for in_bo, _ in new)
    assert any(in_cy for _, in_cy in new)


def test_guesses_spread_over_all_that_is_possible() -> None:
    scene = Scene(3, hands={ANN: ["4"]})
    firsts = Counter(guess(scene, ANN, seed)[BO][0] for seed in range(200))
    assert len(firsts) > 4


@rule("AR-21")
def test_secret_stacks_are_guessed_by_their_sizes() -> None:
    scene = Scene(loot={ANN: ["4", "3"], BO: ["5"]}, middle=["1"], hands={CY: ["1"]}, mover=CY).do(play="1")
    owners = set()
    for seed in range(40):
        states = [scene.state.copy()]
        ENGINE.hide(states, 0, ANN)
        ENGINE.determinize(states, 0, ANN, seed)
        assert [states[0].owner[:9].count(seat) for seat in range(3)] == [2, 1, 1]
        owners.add(tuple(states[0].owner[:9]))
    assert len(owners) > 5


def test_the_observation_is_seen_from_the_seat(odd: object) -> None:
    scene = Scene(
        engine=odd,
        loot={BO: ["3", "3+1"], CY: ["4"]},
        dog=CY,
        middle=["0"],
        hands={ANN: ["3"]},
        stealing="may",
    ).do(play="3")
    seen = dict(zip(knowledge.observation.names, ENGINE.observe([scene.state], 0, BO), strict=True))
    assert seen["3 players"] == 1
    assert seen["raid 1"] == 1
    assert seen["to choose a victim"] == 1
    assert seen["my decision"] == 0
    assert seen["stealing is free"] == 1
    assert seen["dog: seat +1"] == 1
    assert seen["turn: seat +2"] == 1
    assert seen["card played: 3"] == 1
    assert seen["cards held: seat +2"] == 4
    assert seen["in the middle: place 0"] == 1
    assert sum(value for name, value in seen.items() if name.startswith("loot: seat +0")) == 2
    assert sum(value for name, value in seen.items() if name.startswith("cards of mine: ")) == 5
    scene.do(victim=BO)
    seen = dict(zip(knowledge.observation.names, ENGINE.observe([scene.state], 0, BO), strict=True))
    assert seen["robbed: seat +0"] == 1


def test_the_observation_of_a_robbed_owner_of_the_dog_names_the_token() -> None:
    scene = Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")
    seen = dict(zip(knowledge.observation.names, ENGINE.observe([scene.state], 0, BO), strict=True))
    assert seen["robbed of place 7"] == 1
    assert seen["my decision"] == 1


@pytest.mark.parametrize(("stacks", "known"), [("secret", 0), ("own", 5), ("open", 5)])
def test_the_observation_counts_stacks_one_may_look_into(stacks: str, known: int) -> None:
    scene = Scene(loot={ANN: ["5"]}, middle=["1"], hands={BO: ["1"]}, mover=BO, stacks=stacks).do(play="1")
    seen = dict(zip(knowledge.observation.names, ENGINE.observe([scene.state], 0, ANN), strict=True))
    assert seen["points known in the stack: seat +0"] == known
    assert seen["tokens in the stack: seat +0"] == 1


def test_the_observation_tells_alibis_the_box_and_what_a_card_counter_knows() -> None:
    loot = {ANN: ["0+2"], BO: ["boss"]}
    scene = Scene(2, loot=loot, middle=["1"], hands={ANN: ["1"]}, pile=["thief"], stacks="open").do(play="1")
    scene.do(play=scene.offers()[0]["play"])
    seen = dict(zip(knowledge.observation.names, ENGINE.observe([scene.state], 0, BO), strict=True))
    assert seen["alibis known in the stack: seat +1"] == 2
    assert seen["in the box: token 8"] == 1
    assert seen["in the box: token 0"] == 0
    renewed = [seen[f"cards in the pile as last renewed: {card}"] for card in CARD_NAMES]
    assert renewed == scene.state.renewed
    fresh = [seen[f"cards of mine from the pile as last renewed: {card}"] for card in CARD_NAMES]
    assert sum(fresh) == bin(scene.state.fresh[BO]).count("1") == 1


def test_points_of_an_odd_edition_do_not_run_over() -> None:
    engine = ENGINE
    state = engine.deal(2, 1, options={"stacks": "open"})[0]
    state.raid = 3
    state.tokens = [5 << 4 | 9] * len(state.tokens)
    state.owner = [1] * len(state.owner)
    for one in (engine, engine_of("art-robbery", compiled=True)):
        seen = dict(zip(one.observation_names, one.observe(one.spread(state), 0, 0), strict=True))
        assert seen["points known in the stack: seat +1"] == seen["alibis known in the stack: seat +1"] == 127
