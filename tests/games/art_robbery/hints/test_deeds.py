"""What a card brings, and from where, as far as there is no choice left."""

from __future__ import annotations

from getaway.games.art_robbery.hints.deeds import deed
from getaway.games.art_robbery.rules.state import (
    CARD_NAMES,
    CHOOSE_TOKEN,
    CHOOSE_VICTIM,
    NOTHING,
    PLACES,
    PLAY,
    TAKE,
    THIEF,
)
from getaway.kernel.sentence import Seat, Sentence
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, CY, Scene

HAND = {ANN: ["2", "3", "5", "dog", "thief"]}


def said(scene: Scene, card: str) -> Sentence | None:
    return deed(scene.state, PLAY + CARD_NAMES.index(card))


def token(value: str, alibis: int = 0) -> Sentence:
    return Sentence("a-token", {"value": value, "alibis": alibis})


def card(name: str) -> Sentence:
    return Sentence("a-card", {"card": name})


@rule("AR-12")
def test_what_hangs_on_the_wall_is_taken_else_it_is_stolen_from_who_is_named() -> None:
    scene = Scene(hands=HAND, loot={BO: ["2"], CY: ["3"]}, middle=["3", "5"])
    assert said(scene, "3") == Sentence("deed-play-take", {"token": token("3"), "card": card("3")})
    assert said(scene, "2") == Sentence(
        "deed-play-rob", {"who": Seat(BO), "token": token("2"), "card": card("2")}
    )


def test_where_a_choice_follows_or_nothing_comes_the_label_is_enough() -> None:
    scene = Scene(hands=HAND, loot={BO: ["3"], CY: ["3"], ANN: ["2"]}, middle=["4", "5"])
    assert said(scene, "3") is None
    # One does not rob oneself.
    assert said(scene, "2") is None
    assert said(scene, "dog") is None
    assert said(scene, "thief") is None


@rule("AR-17")
def test_whoever_has_the_dog_may_give_it_instead_so_nothing_is_sure() -> None:
    scene = Scene(hands=HAND, dog=BO, loot={BO: ["2"]}, middle=["5"])
    assert said(scene, "2") is None


def test_where_stealing_is_left_to_the_player_nothing_is_sure() -> None:
    scene = Scene(hands=HAND, loot={BO: ["2"]}, middle=["5"], stealing="may")
    assert said(scene, "2") is None
    scene.state.phase, scene.state.card = CHOOSE_VICTIM, CARD_NAMES.index("2")
    assert said(scene, "2") is None


@rule("AR-15")
def test_what_the_greedy_thief_takes_is_named_with_where_it_is() -> None:
    scene = Scene(hands=HAND, loot={BO: ["2"]}, middle=["5"])
    state = scene.state
    state.phase, state.card = CHOOSE_TOKEN, THIEF
    by_name = {scene.name_of(state.raid * PLACES + n): TAKE + n for n in range(PLACES)}
    assert deed(state, by_name["5"]) == Sentence("deed-take", {"token": token("5")})
    state.source = BO
    assert deed(state, by_name["2"]) == Sentence("deed-steal", {"who": Seat(BO), "token": token("2")})
    assert deed(state, NOTHING) is None
    # Where one thing is left there is nothing to choose.
    assert said(Scene(hands=HAND, middle=["5"]), "thief") == Sentence(
        "deed-play-take", {"token": token("5"), "card": card("thief")}
    )
