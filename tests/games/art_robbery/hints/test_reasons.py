"""Each reason says what the board shows, and says nothing where it is not so."""

from __future__ import annotations

from getaway.games.art_robbery.game import GAME
from getaway.games.art_robbery.hints.reasons import aim, by_considerations, by_outcomes
from getaway.games.art_robbery.rules.state import CARD_NAMES, PLAY
from getaway.kernel.reasons import Case
from getaway.kernel.sentence import Seat, Sentence
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, Scene

HAND = ["2", "3", "0", "5", "dog"]


def play(card: str) -> int:
    return PLAY + CARD_NAMES.index(card)


def said(scene: Scene, name: str, way: str, best: str, second: str = "dog") -> Sentence | None:
    found = by_considerations(scene.state, Case(ANN, play(best), play(second), {name: way}, {}))
    return found[0].sentence if found else None


@rule("AR-12")
def test_who_is_robbed_is_named() -> None:
    scene = Scene(hands={ANN: HAND}, loot={BO: ["2"]}, middle=["3", "5"], dog=BO)
    theft = said(scene, "theft", "for", "2")
    assert theft is not None
    assert theft.arguments["who"] == Seat(BO)
    leader = said(scene, "leader", "for", "2")
    assert leader is not None
    assert leader.arguments["who"] == Seat(BO)
    assert said(scene, "guarded", "for", "2") == Sentence("because-guarded", {"who": Seat(BO)})
    assert said(scene, "guarded", "against", "3", "2") == Sentence("because-other-guarded", {"who": Seat(BO)})
    for name, way in (("theft", "for"), ("leader", "for"), ("guarded", "for"), ("guarded", "against")):
        assert said(scene, name, way, "3", "3") is None


@rule("AR-19")
def test_the_last_token_is_worth_taking_for_who_is_ahead() -> None:
    scene = Scene(hands={ANN: HAND}, loot={ANN: ["4"], BO: ["2"]}, middle=["5"])
    closing = said(scene, "closing", "for", "5")
    assert closing is not None
    assert closing.arguments["rest"] == 2
    behind = Scene(hands={ANN: HAND}, loot={BO: ["4", "5"]}, middle=["3"])
    assert said(behind, "closing", "for", "3") is None
    more = Scene(hands={ANN: HAND}, loot={ANN: ["4"]}, middle=["3", "5"])
    assert said(more, "closing", "for", "5") is None


def test_what_lies_open_to_thieves_is_named_only_if_it_is_a_token() -> None:
    scene = Scene(hands={ANN: HAND}, middle=["3", "5"])
    exposed = said(scene, "exposed", "against", "3", "5")
    assert exposed is not None
    assert exposed.message == "because-exposed"
    assert said(scene, "exposed", "against", "3", "dog") is None


def test_small_differences_count_only_where_the_chances_hardly_differ() -> None:
    scene = Scene()
    small = {"points": (3.1, 3.0), "poorest": (0.301, 0.304), "cards": (9.0, 8.98), "alibis": (3.03, 3.0)}
    assert by_outcomes(scene.state, Case(ANN, 0, 1, {}, small)) == []
    (only,) = by_outcomes(scene.state, Case(ANN, 0, 1, {}, small, True))
    assert only.sentence == Sentence("will-points", {"more": 0})
    # Bo's points, and a seat that nobody has.
    rivals = {"points-of-1": (3.0, 4.0), "points-of-4": (3.0, 4.0)}
    (poorer,) = by_outcomes(scene.state, Case(ANN, 0, 1, {}, rivals))
    assert poorer.sentence == Sentence("will-points-of", {"more": 1, "who": Seat(BO)})
    assert aim(scene.state, 0, "") is None
    better = by_outcomes(scene.state, Case(ANN, 0, 1, {}, {"cards": (10.0, 8.0)}))
    assert [reason.sentence for reason in better] == [Sentence("will-cards", {"more": 2})]


def test_what_surely_comes_of_it_gives_an_aim_too() -> None:
    state = Scene().state
    aims = {name: aim(state, 0, name) for name in ("poorest", "cards", "points-of-2", "poorest-1")}
    assert aims == {
        "poorest": Sentence("aim-alibis"),
        "cards": Sentence("aim-cards"),
        "points-of-2": Sentence("aim-rob", {"who": Seat(2)}),
        "poorest-1": Sentence("aim-rob", {"who": Seat(1)}),
    }


@rule("AR-26")
def test_a_game_in_which_raids_stall_has_a_longest_course() -> None:
    assert GAME.longest is not None
    assert GAME.longest(Scene(stall=1).state) is not None
    assert GAME.longest(Scene(stall=0).state) is None
