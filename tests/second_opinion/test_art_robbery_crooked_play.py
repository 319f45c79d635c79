"""The referee stops a game of Art Robbery that is played against a rule."""

from collections import Counter
from copy import deepcopy

import pytest

from tests.second_opinion.art_robbery import DECK
from tests.second_opinion.art_robbery_forger import (
    anywhere,
    before,
    ends_game,
    ends_raid,
    ends_turn,
    place_where,
    plays,
    refuted,
    renews,
)
from tests.second_opinion.art_robbery_scribe import Lines, recorded_game


def test_a_drawn_card_comes_out_of_the_pile() -> None:
    game, place = place_where(anywhere)
    hand = game[place]["state"]["hands"][game[place]["seat"]]
    hand[:] = sorted([*hand[:4], next(card for card in DECK if card != hand[4])])
    refuted(game, place + 1, "AR-[89]")


def test_a_drawn_card_that_the_pile_lacks_is_refused() -> None:
    def has_run_out_of_a_kind(game: Lines, place: int) -> bool:
        return ends_turn(game, place) and len(set(before(game, place)["draw"])) < len(DECK)

    game, place = place_where(has_run_out_of_a_kind)
    old = Counter(before(game, place)["hands"][game[place]["seat"]])
    missing = next(card for card in DECK if card not in before(game, place)["draw"])
    new = Counter(game[place]["state"]["hands"][game[place]["seat"]])
    drawn = next((new - (old - Counter([game[place]["action"].get("play", "")]))).elements())
    hand = sorted((new - Counter([drawn]) + Counter([missing])).elements())
    game[place]["state"]["hands"][game[place]["seat"]] = hand
    refuted(game, place + 1, "AR-8")


def test_two_cards_are_not_drawn() -> None:
    game, place = place_where(anywhere)
    hand = game[place]["state"]["hands"][game[place]["seat"]]
    hand[:] = sorted([*hand, "dog"])
    refuted(game, place + 1, "AR-8")


def test_a_turn_does_not_end_without_a_draw() -> None:
    game, place = place_where(plays("dog"))
    del game[place]["state"]["hands"][game[place]["seat"]][0]
    refuted(game, place + 1, "AR-8")


def test_the_others_hands_stay() -> None:
    def can_swap(game: Lines, place: int) -> bool:
        hands = game[place]["state"]["hands"]
        return anywhere(game, place) and hands[0][0] != hands[1][0]

    game, place = place_where(can_swap)
    hands = game[place]["state"]["hands"]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    refuted(game, place + 1, "AR-[89]")


def test_a_missing_legal_action_is_noticed() -> None:
    game, place = place_where(lambda game, place: len(game[place]["legal"]) > 1)
    game[place]["legal"] = [game[place]["action"]]
    refuted(game, place + 1, "AR-8: expected legal")


def test_an_extra_legal_action_is_noticed() -> None:
    game, place = place_where(lambda game, place: {"play": "dog"} not in game[place]["legal"])
    game[place]["legal"].append({"play": "dog"})
    refuted(game, place + 1, "expected legal")


def test_a_legal_action_stands_there_once() -> None:
    game, place = place_where(anywhere)
    game[place]["legal"].append(game[place]["legal"][0])
    refuted(game, place + 1, "expected legal")


def test_an_action_is_one_of_the_legal_ones() -> None:
    game, place = place_where(lambda game, place: "thief" not in str(game[place]["legal"]))
    game[place]["action"] = {"play": "thief"}
    refuted(game, place + 1, "expected one of")


def test_an_action_has_no_extra_key() -> None:
    game, place = place_where(anywhere)
    game[place]["action"] = {**game[place]["action"], "comment": "!"}
    refuted(game, place + 1, "expected one of")


def test_nothing_is_no_answer_while_stealing_is_a_must() -> None:
    def robs_under_must(game: Lines, place: int) -> bool:
        is_must = game[0]["options"]["stealing"] == "must"
        return is_must and "victim" in game[place]["action"]

    game, place = place_where(robs_under_must)
    game[place]["legal"].append({"take": "nothing"})
    refuted(game, place + 1, "AR-1[24]: expected legal")


def test_nothing_is_always_an_answer_while_stealing_is_a_may() -> None:
    game, place = place_where(
        lambda game, place: {"take": "nothing"} in game[place]["legal"] != [game[place]["action"]]
    )
    game[place]["legal"].remove({"take": "nothing"})
    refuted(game, place + 1, "AR-1[25]")


@pytest.mark.parametrize("greedy", ["must", "may"])
def test_a_thief_takes_nothing_only_where_greedy_is_a_may(greedy: str) -> None:
    def chooses_as_thief(game: Lines, place: int) -> bool:
        played = game[place - 1].get("action") == {"play": "thief"}
        return game[0]["options"]["greedy"] == greedy and played and len(game[place]["legal"]) > 2

    game, place = place_where(chooses_as_thief)
    if greedy == "must":
        game[place]["legal"].append({"take": "nothing"})
    else:
        game[place]["legal"].remove({"take": "nothing"})
    refuted(game, place + 1, "AR-15: expected legal")


def test_a_boss_is_never_left_to_its_owner_by_choice() -> None:
    game, place = place_where(
        lambda game, place: (
            game[0]["options"]["stealing"] == "may"
            and "boss" in game[place]["action"].get("token", "")
            and "boss" not in str(before(game, place)["middle"])
        )
    )
    game[place]["legal"].append({"take": "nothing"})
    refuted(game, place + 1, "AR-14: expected legal")


def test_ways_to_ask_are_not_mixed() -> None:
    game, place = place_where(lambda game, place: all(set(way) == {"victim"} for way in game[place]["legal"]))
    game[place]["legal"].append({**game[place]["action"], "token": "3"})
    refuted(game, place + 1, "expected legal")


@pytest.mark.parametrize("kind", [{"give": "token"}, {"give": "dog"}, {"take": "nothing"}, "token", "victim"])
def test_a_decision_with_two_answers_is_not_left_out(kind: object) -> None:
    game, place = place_where(
        lambda game, place: (
            kind in (game[place]["action"], next(iter(game[place]["action"])))
            and len(game[place]["legal"]) > 1
        )
    )
    game[place - 1]["state"] = game.pop(place)["state"]
    refuted(game, place, "AR-")


def test_the_seat_is_the_movers() -> None:
    game, place = place_where(anywhere)
    game[place]["seat"] = (game[place]["seat"] + 1) % game[0]["players"]
    refuted(game, place + 1, "expected seat")


def test_the_named_starter_starts() -> None:
    game = deepcopy(recorded_game(1))
    game[0]["options"]["first"] = 1 - game[0]["state"]["mover"]
    refuted(game, 1, "AR-6")


def test_the_dogs_owner_starts_the_next_raid() -> None:
    game, place = place_where(ends_raid)
    state = game[place]["state"]
    state["mover"] = (state["mover"] + 1) % game[0]["players"]
    refuted(game, place + 1, "AR-22: expected mover")


def test_the_player_after_the_last_one_starts_while_the_dog_stands_in_the_middle() -> None:
    game, place = place_where(
        lambda game, place: ends_raid(game, place) and game[place]["state"]["dog"] is None
    )
    game[place]["state"]["mover"] = game[place]["seat"]
    refuted(game, place + 1, "AR-2[26]: expected mover")


def loot_of(game: Lines, place: int) -> list[set[str]]:
    """First letters of what each seat had just before the raid ended."""
    return [{token[0] for token in loot} for loot in before(game, place)["loot"]]


def test_a_boss_without_a_4_or_a_5_is_lost() -> None:
    game, place = place_where(
        lambda game, place: (
            (ends_raid(game, place) or ends_game(game, place))
            and plays("thief")(game, place)
            and any("b" in loot and not loot & set("45") for loot in loot_of(game, place))
            and "4" not in str(before(game, place)["middle"])
            and "5" not in str(before(game, place)["middle"])
        )
    )
    owner = next(s for s, loot in enumerate(loot_of(game, place)) if "b" in loot)
    stack = game[place]["state"]["safe"][owner]
    stack[:] = sorted([*stack, "boss"])
    refuted(game, place + 1, "AR-20")


def test_a_boss_beside_a_4_or_a_5_is_kept() -> None:
    def keeps_a_boss(game: Lines, place: int) -> bool:
        old, new = before(game, place)["safe"], game[place]["state"]["safe"]
        return str(old).count("boss") < str(new).count("boss")

    game, place = place_where(keeps_a_boss)
    for stack in game[place]["state"]["safe"]:
        stack[:] = [token for token in stack if not token.startswith("boss")]
    refuted(game, place + 1, "AR-20")


def test_turns_are_counted_by_cards_played() -> None:
    game, place = place_where(anywhere)
    game[place]["state"]["turn"] += 1
    refuted(game, place + 1, "AR-8: expected turn")


def test_the_turn_does_not_move_on_after_the_last() -> None:
    game, place = place_where(ends_game)
    game[place]["state"]["turn"] += 1
    refuted(game, place + 1, "expected turn")


def test_the_raid_stays_4_when_the_game_is_over() -> None:
    game, place = place_where(ends_game)
    game[place]["state"]["raid"] = 5
    refuted(game, place + 1, "expected raid 4")


def test_the_dog_moves_for_no_number() -> None:
    game, place = place_where(
        lambda game, place: plays("0")(game, place) and before(game, place)["dog"] is None
    )
    game[place]["state"]["dog"] = game[place]["seat"]
    refuted(game, place + 1, "expected dog null")


def test_a_dog_card_takes_the_dog() -> None:
    game, place = place_where(
        lambda game, place: plays("dog")(game, place) and before(game, place)["dog"] is None
    )
    game[place]["state"]["dog"] = None
    refuted(game, place + 1, "AR-16: expected dog")


def test_a_dog_is_not_handed_over_beside_the_token() -> None:
    game, place = place_where(lambda game, place: game[place]["action"] == {"give": "dog"})
    game[place]["action"] = {"give": "token"}
    refuted(game, place + 1, "AR-17")


def test_a_pile_is_renewed_at_once() -> None:
    game, place = place_where(renews)
    state = game[place]["state"]
    state["discard"], state["draw"] = sorted(Counter(state["draw"]).elements()), []
    refuted(game, place + 1, "AR-9: expected draw")


def test_a_pile_is_renewed_with_the_card_just_played() -> None:
    game, place = place_where(lambda game, place: renews(game, place) and plays("dog")(game, place))
    state = game[place]["state"]
    draw = sorted(Counter(state["draw"]).elements())
    draw.remove("dog")
    state["discard"], state["draw"] = ["dog"], draw
    refuted(game, place + 1, "AR-9: expected draw")


def test_a_pile_is_not_renewed_early() -> None:
    game, place = place_where(anywhere)
    state = game[place]["state"]
    cards = [*Counter(state["draw"]).elements(), *state["discard"]]
    state["discard"], state["draw"] = [], sorted(cards)
    refuted(game, place + 1, "AR-9: expected draw")


def stalls(game: Lines, place: int) -> bool:
    left = len(before(game, place)["middle"])
    return ends_raid(game, place) and renews(game, place) and left > 1


def test_a_stalled_raid_ends() -> None:
    game, place = place_where(stalls)
    game[0]["options"]["stall"] += 1
    refuted(game, place + 1, "AR-")


def test_an_unstalled_raid_goes_on() -> None:
    game, place = place_where(
        lambda game, place: (
            game[0]["options"]["stall"] != 1 and renews(game, place) and not ends_raid(game, place)
        )
    )
    game[0]["options"]["stall"] = 1
    refuted(game, place + 1, "AR-")
