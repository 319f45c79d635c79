"""What a seat may know, how well it can guess the rest, and what it observes."""

from __future__ import annotations

from collections import Counter

import pytest

from getaway.games.alcatraz.rules import knowledge
from getaway.games.alcatraz.rules.state import EVERYONE, IN_DECK, NOT_KNOWN, UNKNOWN, State
from getaway.kernel.dialect import NOBODY
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, ENGINE, Scene, together


def hidden(scene: Scene, seat: int) -> State:
    """The state as a seat may know it."""
    states = [scene.state.copy()]
    scene.engine.hide(states, 0, seat)
    return states[0]


def guessed(scene: Scene, seat: int, seed: int) -> State:
    """A guess of a seat at the whole state."""
    states = [hidden(scene, seat)]
    scene.engine.determinize(states, 0, seat, seed)
    return states[0]


def known_cards(scene: Scene, viewer: int, owner: int) -> list[str]:
    """Which frame-up cards a viewer knows somebody to hold."""
    s = hidden(scene, viewer)
    return [scene.card_ids[s.frame_kind[card]] for card in range(11) if s.frame_owner[card] == owner]


def observed(scene: Scene, seat: int) -> dict[str, int]:
    return dict(zip(knowledge.observation.names, ENGINE.observe([scene.state], 0, seat), strict=True))


@rule("AL-13")
def test_votes_are_secret_until_all_have_voted() -> None:
    scene = Scene(3).end_turns(3).vote(BO, CY)
    assert hidden(scene, ANN).votes == [BO, UNKNOWN, NOBODY, NOBODY]
    assert hidden(scene, CY).votes == [UNKNOWN, UNKNOWN, NOBODY, NOBODY]
    assert hidden(scene, NOBODY).votes == [UNKNOWN, UNKNOWN, NOBODY, NOBODY]
    scene.vote(CY)
    assert hidden(scene, ANN).votes == scene.state.votes == [BO, CY, CY, NOBODY]


@rule("AL-13")
def test_votes_not_seen_are_guessed() -> None:
    scene = Scene(3).end_turns(3).vote(BO, CY)
    votes = {tuple(guessed(scene, CY, seed).votes) for seed in range(60)}
    assert votes == {(a, b, NOBODY, NOBODY) for a in range(3) for b in range(3)}


@rule("AL-29")
def test_frame_up_faces_are_secret_and_their_number_is_public() -> None:
    scene = Scene(frame_ups={ANN: ["snitch", "blown"], BO: ["beating"]})
    assert known_cards(scene, ANN, ANN) == ["snitch", "blown"]
    assert known_cards(scene, ANN, BO) == []
    assert known_cards(scene, NOBODY, ANN) == []
    assert hidden(scene, CY).frame_count == [2, 1, 0, 0]
    assert hidden(scene, CY).frame_owner == [NOT_KNOWN] * 11


def test_the_order_of_the_decks_is_secret() -> None:
    scene = Scene(tasks={"laundry": "A1"})
    seen = hidden(scene, ANN)
    assert seen.task_deck[: seen.tasks_left] == [UNKNOWN] * 29
    assert seen.frame_deck == [UNKNOWN] * 11
    assert seen.rng == 0


def test_cards_that_went_under_a_deck_face_up_are_known() -> None:
    scene = Scene(frame_ups={ANN: ["blown"]}, tasks={"laundry": "A1"}, top=["C1"])
    scene.do("play frame-up blown", "choose laundry")
    for viewer in (ANN, CY, NOBODY):
        seen = hidden(scene, viewer)
        assert seen.task_deck[seen.tasks_left - 1] == scene.task_ids.index("A1")
        assert seen.task_deck[: seen.tasks_left - 1] == [UNKNOWN] * (seen.tasks_left - 1)
        assert scene.card_ids[seen.frame_kind[seen.frame_deck[10]]] == "blown"
        assert seen.frame_deck[:10] == [UNKNOWN] * 10


def test_hiding_twice_is_hiding_once() -> None:
    scene = Scene(frame_ups={ANN: ["blown"], BO: ["snitch"]}).end_turns(3).vote(ANN)
    for seat in (ANN, BO, NOBODY):
        once = [hidden(scene, seat)]
        twice = [once[0].copy()]
        ENGINE.hide(twice, 0, seat)
        assert once == twice


@pytest.mark.parametrize("seat", [ANN, BO, CY, NOBODY])
def test_a_guess_fits_what_is_known(seat: int) -> None:
    scene = Scene(
        frame_ups={ANN: ["blown", "snitch"], BO: ["snitch", "beating"]},
        tasks={"laundry": "A1"},
        deck=["C1", "C2", "D1"],
    )
    scene.do("play frame-up blown", "choose laundry")
    for seed in range(20):
        guess = [guessed(scene, seat, seed)]
        ENGINE.hide(guess, 0, seat)
        assert guess[0] == hidden(scene, seat)


def test_guesses_spread_over_all_that_is_possible() -> None:
    scene = Scene(frame_ups={ANN: ["blown"], BO: ["snitch"]}, pile=["search"], tasks={"laundry": "A1"})
    hands: Counter[str] = Counter()
    tops = set()
    for seed in range(200):
        guess = guessed(scene, ANN, seed)
        (card,) = [card for card in range(11) if guess.frame_owner[card] == BO]
        hands[scene.card_ids[guess.frame_kind[card]]] += 1
        assert guess.frame_owner.count(IN_DECK) == 9
        assert sorted(guess.task_deck[:29]) == list(range(1, 30))
        tops.add(guess.task_deck[0])
    assert set(hands) == {*scene.card_ids} - {"blown"}
    assert hands["snitch"] > hands["beating"]
    assert len(tops) > 20


@rule("AL-29")
def test_the_three_cards_looked_at_are_known_to_the_looker_alone() -> None:
    scene = Scene(
        where={ANN: "wardens_office"},
        gold=["wardens_office"],
        guards={"wardens_office": 0},
        hold={ANN: ["cash"]},
        pile=["blown", "snitch", "beating", "search"],
    )
    for card in range(11):
        scene.state.frame_seen[card] = EVERYONE
    scene.do("use the room", "choose cash")
    assert hidden(scene, BO).frame_deck[:3] == [UNKNOWN] * 3
    assert UNKNOWN not in hidden(scene, ANN).frame_deck
    scene.do("choose frame-up snitch")
    assert hidden(scene, BO).frame_deck[8:10] == [UNKNOWN] * 2
    assert UNKNOWN not in hidden(scene, BO).frame_deck[:8]
    assert known_cards(scene, BO, ANN) == []
    assert known_cards(scene, ANN, ANN) == ["snitch"]


@rule("AL-28", "AL-29")
def test_a_card_drawn_blind_in_the_chapel_is_known_to_its_owner_alone() -> None:
    scene = Scene(where={ANN: "chapel"}, frame_ups={BO: ["snitch", "beating"]}, guards={"chapel": 0})
    # All had seen what Bo holds.
    for card in range(11):
        if scene.state.frame_owner[card] == BO:
            scene.state.frame_seen[card] = EVERYONE
    assert known_cards(scene, CY, BO) == ["snitch", "beating"]
    scene.do("use the room", "choose seat 1")
    for viewer in (ANN, CY, NOBODY):
        assert hidden(scene, viewer).frame_deck[9] == UNKNOWN
        assert known_cards(scene, viewer, BO) == []
    assert hidden(scene, BO).frame_deck[9] != UNKNOWN


@rule("AL-28", "AL-29")
def test_an_only_card_that_all_knew_stays_known() -> None:
    scene = Scene(where={ANN: "chapel"}, frame_ups={BO: ["beating"]}, guards={"chapel": 0})
    card = scene.state.frame_owner.index(BO)
    scene.state.frame_seen[card] = EVERYONE
    scene.do("use the room", "choose seat 1")
    assert hidden(scene, CY).frame_deck[10] == card


@rule("AL-29")
def test_a_card_drawn_from_a_deck_one_knows_stays_known() -> None:
    scene = Scene(where={ANN: "wardens_office"}, guards={"wardens_office": 0}, pile=["blown"])
    scene.state.frame_seen[scene.state.frame_deck[0]] = 1 << BO
    scene.do("use the room")
    assert known_cards(scene, BO, ANN) == ["blown"]
    assert known_cards(scene, CY, ANN) == []


@rule("AL-29")
@pytest.mark.parametrize("seen", [0, 1])
def test_who_knew_one_of_two_like_cards_does_not_know_the_other_when_one_is_played(seen: int) -> None:
    # Bo once looked at a snitch that Ann holds now; that she has a second one is her secret.
    scene = Scene(frame_ups={ANN: ["snitch", "snitch"]})
    scene.state.frame_seen[seen] |= 1 << BO
    scene.do("play frame-up snitch")
    assert known_cards(scene, BO, ANN) == []
    assert known_cards(scene, ANN, ANN) == ["snitch"]


@rule("AL-29")
def test_who_knew_both_of_two_like_cards_knows_the_other_when_one_is_played() -> None:
    scene = Scene(frame_ups={ANN: ["snitch", "snitch"]})
    scene.state.frame_seen[:2] = [1 << ANN | 1 << BO] * 2
    scene.do("play frame-up snitch")
    assert known_cards(scene, BO, ANN) == ["snitch"]
    assert known_cards(scene, CY, ANN) == []


def test_the_observation_is_seen_from_the_seat() -> None:
    scene = Scene(
        4,
        scapegoat=BO,
        turn=BO,
        where=together("laundry", ANN, BO),
        hold={ANN: ["key", "cash"], BO: ["tool"]},
        guards={"laundry": 2},
        stamina={CY: 2},
        elements={CY: "AF"},
        tasks={"laundry": "A4"},
        frame_ups={BO: ["snitch", "snitch", "beating"]},
        loose={"laundry": ["shiv"]},
        gold=["laundry"],
    )
    seen = observed(scene, BO)
    assert seen["4 players"] == seen["round"] == seen["my decision"] == 1
    assert seen["guards on the board"] == 8
    assert seen["points left"] == 3
    assert seen["turn: seat +0"] == seen["scapegoat: seat +0"] == 1
    assert seen["stamina: seat +1"] == 2
    assert seen["element A: seat +1"] == seen["element F: seat +1"] == 1
    assert seen["key: seat +3"] == seen["cash: seat +3"] == seen["tool: seat +0"] == 1
    assert seen["in laundry: seat +0"] == seen["in laundry: seat +3"] == 1
    assert seen["frame-up cards: seat +0"] == 3
    assert seen["frame-up of mine: kind 0"] == 2
    assert seen["frame-up of mine: kind 4"] == 1
    assert seen["guards in laundry"] == 2
    assert seen["gold: laundry"] == 1
    assert seen["loose shiv in laundry"] == 1
    assert seen["task A in laundry"] == 1
    assert seen["prisoners for the task in laundry"] == seen["guards at the task in laundry"] == 2
    assert seen["jacket for the task in laundry"] == 2
    assert seen["key for the task in laundry"] == 1
    assert observed(scene, ANN)["frame-up of mine: kind 0"] == 0
    assert observed(scene, ANN)["scapegoat: seat +1"] == 1


def test_the_observation_names_an_offer() -> None:
    scene = Scene(where=together("laundry", ANN, BO), hold={ANN: ["key"], BO: ["tool"]})
    scene.do("trade with seat 1", "choose key", "that is all", "choose tool", "that is all")
    seen = observed(scene, BO)
    assert seen["my decision"] == 1
    assert seen["named in this decision: seat +0"] == 1
    assert seen["offered: key"] == seen["wanted: tool"] == 1


def test_the_observation_of_a_vote_names_nobodys_turn() -> None:
    scene = Scene(3).end_turns(3)
    seen = observed(scene, BO)
    assert not any(value for name, value in seen.items() if name.startswith("turn: "))
    assert seen["my decision"] == 0
    assert observed(scene, ANN)["my decision"] == 1


def test_the_observation_names_the_room_in_use() -> None:
    scene = Scene(where={ANN: "visiting_room"}, guards={"visiting_room": 0}).do("use the room")
    assert observed(scene, ANN)["named in this decision: visiting_room"] == 1
    assert observed(scene, ANN)["used: visiting_room"] == 1


@rule("AL-29")
def test_the_number_of_a_like_card_tells_nothing_of_the_other() -> None:
    one, other = (Scene(frame_ups={ANN: ["snitch", "search"]}) for _ in range(2))
    knowledge.swap_cards(other.state, 0, 1)
    assert other.state != one.state
    for scene in (one, other):
        scene.do("play frame-up snitch", "choose laundry", "choose guard_room", "that is all")
        scene.engine.game.hide(scene.state, BO)
    assert other.state.differences(one.state) == []


def test_the_observation_tells_what_was_paid_and_what_is_being_played() -> None:
    yard = Scene(where={ANN: "exercise_yard"}, hold={ANN: ["cash"]}).do("use the room", "choose cash")
    seen = dict(zip(knowledge.observation.names, ENGINE.observe([yard.state], 0, BO), strict=True))
    assert seen["paid: cash"] == 1
    framed = Scene(frame_ups={ANN: ["solitary"]}).do("play frame-up solitary")
    seen = dict(zip(knowledge.observation.names, ENGINE.observe([framed.state], 0, BO), strict=True))
    assert seen["frame-up being played: send_to_cell_block"] == 1


@rule("AL-29")
def test_two_like_cards_in_the_deck_change_places() -> None:
    state = Scene().state
    deck = state.frame_deck[: state.frames_left]
    one, other = next(
        (one, other)
        for one in deck
        for other in deck
        if one < other and state.frame_kind[one] == state.frame_kind[other]
    )
    knowledge.swap_cards(state, one, other)
    swapped = [{one: other, other: one}.get(card, card) for card in deck]
    assert state.frame_deck[: state.frames_left] == swapped
