"""Seats: taken once, left, handed over, emptied by the creator before the start."""

from __future__ import annotations

import msgspec
import pytest

from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.table.report import Report
from getaway.words import Words
from tests.table.scene import Sitting, guest


def refused(message: str) -> pytest.RaisesExc[NotNow]:
    return pytest.raises(NotNow, match=f"^{message}$")


@pytest.fixture
def lobby() -> Sitting:
    """Three seats, Ann in the first."""
    sitting = Sitting("art-robbery", 3)
    sitting.put(requests.sit(sitting.table, guest(0), "Ann", 0))
    return sitting


def test_two_people_never_get_one_seat(lobby: Sitting) -> None:
    with refused("table-seat-taken"):
        requests.sit(lobby.table, guest(1), "Bo", 0)
    lobby.put(requests.sit(lobby.table, guest(1), "Bo", 1))
    assert lobby.table.seats_of(guest(1)) == [1]
    assert lobby.table.seats_of("") == []


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_are_no_other_seats(lobby: Sitting, seat: int) -> None:
    with refused("table-no-such-seat"):
        requests.sit(lobby.table, guest(1), "Bo", seat)


def test_people_count_seats_from_one(lobby: Sitting) -> None:
    say = Words(find("art-robbery"), "en").say
    with refused("table-no-such-seat") as last:
        requests.sit(lobby.table, guest(1), "Bo", 3)
    assert say(last.value.reason) == "There’s no seat 4, only 1 to 3."
    with refused("table-seat-empty") as empty:
        requests.leave(lobby.table, guest(0), 1)
    assert say(empty.value.reason) == "Nobody sits in seat 2."
    with refused("table-not-your-seat") as unnamed:
        requests.undo(lobby.table, guest(1), None)
    assert say(unnamed.value.reason) == "You have no seat here, or more than one: say which."


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "a\x00b",
        "a\u202eb",
        "\u3164",
        "\u2800 \u2800",
        "\u0301",
        "o\u0301\u0302\u0303\u0304",
        "\u200d",
    ],
)
def test_names_are_short_and_can_be_seen(lobby: Sitting, name: str) -> None:
    with refused("table-no-name"):
        requests.sit(lobby.table, guest(1), name, 1)


@pytest.mark.parametrize(
    ("name", "shown"), [("\uff21nn\u3164", "Ann 2"), ("ANN", "ANN 2"), ("👩\u200d🚀", "👩\u200d🚀")]
)
def test_nobody_is_taken_for_somebody_else(lobby: Sitting, name: str, shown: str) -> None:
    lobby.put(requests.sit(lobby.table, guest(1), name, 1))
    assert lobby.table.chairs[1].name == shown


def test_a_name_with_a_number_is_no_longer_than_a_place_card(lobby: Sitting) -> None:
    for seat in (1, 2):
        lobby.put(requests.sit(lobby.table, guest(seat), "x" * 24, seat))
    assert [chair.name for chair in lobby.table.chairs[1:]] == ["x" * 24, "x" * 22 + " 2"]


def test_a_seat_is_left_by_its_owner(lobby: Sitting) -> None:
    with refused("table-seat-empty"):
        requests.leave(lobby.table, guest(0), 1)
    lobby.put(requests.sit(lobby.table, guest(1), "Bo", 1))
    with refused("table-not-your-seat"):
        requests.leave(lobby.table, guest(2), 1)
    lobby.put(requests.leave(lobby.table, guest(1), 1))
    assert lobby.table.chairs[1].kind == "empty"


def test_the_creator_empties_seats_before_the_start(lobby: Sitting) -> None:
    lobby.put(requests.sit(lobby.table, guest(1), "Bo", 1))
    lobby.put(requests.leave(lobby.table, guest(0), 1))
    assert lobby.table.chairs[1].kind == "empty"
    with refused("table-sent-away"):
        requests.sit(lobby.table, guest(1), "Bo", 2)
    lobby.put(requests.sit(lobby.table, guest(2), "Cy", 1))
    lobby.put(requests.leave(lobby.table, guest(2), 1))
    lobby.put(requests.sit(lobby.table, guest(2), "Cy", 2))


def test_nobody_is_thrown_out_of_a_running_game() -> None:
    sitting = Sitting("art-robbery", 3).start()
    with refused("table-not-your-seat"):
        requests.leave(sitting.table, guest(0), 1)


def test_who_leaves_a_running_game_leaves_a_bot_whose_seat_another_may_take() -> None:
    sitting = Sitting("art-robbery", 3).start()
    sitting.put(requests.leave(sitting.table, guest(1), 1))
    assert sitting.table.chairs[1].kind == "bot"
    sitting.put(requests.sit(sitting.table, "newcomer", "Nora", 1))
    assert (sitting.table.chairs[1].kind, sitting.table.chairs[1].name) == ("person", "Nora")


def test_nobody_looks_into_the_hand_of_a_bot_or_into_two_hands() -> None:
    sitting = Sitting("art-robbery", 4)
    sitting.put(requests.seat_bot(sitting.table, guest(0), "Cleo", 3, "easy"))
    for seat in range(3):
        sitting.put(requests.sit(sitting.table, guest(seat), "Ann", seat))
    sitting.put(requests.start(sitting.table, guest(0)))
    with refused("table-seat-taken"):
        requests.sit(sitting.table, "onlooker", "Nora", 3)
    for seat in (1, 2):
        sitting.put(requests.leave(sitting.table, guest(seat), seat))
    with refused("table-knows-a-hand"):
        requests.sit(sitting.table, guest(0), "Ann", 1)
    with refused("table-knows-a-hand"):
        requests.sit(sitting.table, guest(1), "Bo", 2)
    sitting.put(requests.sit(sitting.table, guest(1), "Bo", 1))
    sitting.put(requests.sit(sitting.table, "onlooker", "Nora", 2))
    sitting.put(requests.leave(sitting.table, "onlooker", 2))
    sitting.put(requests.leave(sitting.table, guest(1), 1))
    with refused("table-knows-a-hand"):
        requests.sit(sitting.table, "onlooker", "Nora", 1)


def test_a_bot_does_not_play_once_the_owner_is_back() -> None:
    sitting = Sitting("art-robbery", 3).start()
    seat = sitting.play.asked[0]
    ask, action = sitting.table.chairs[seat].asks, sitting.play.legal(seat)[0]
    sitting.put(requests.rest(sitting.table, guest(seat), None))
    assert requests.act_for(sitting.table, seat, ask, action, "bot").action == action
    sitting.put(requests.come_back(sitting.table, guest(seat), None))
    with refused("table-no-bot-here"):
        requests.act_for(sitting.table, seat, ask, action, "bot")


def test_bots_are_seated_by_the_creator(lobby: Sitting) -> None:
    with refused("table-only-creator"):
        requests.seat_bot(lobby.table, guest(1), "Cleo", 1, "random")
    with refused("table-seat-taken"):
        requests.seat_bot(lobby.table, guest(0), "Cleo", 0, "random")
    lobby.put(requests.seat_bot(lobby.table, guest(0), "Cleo", 1, "random"))
    assert lobby.table.chairs[1].kind == "bot"
    with refused("table-seat-taken"):
        requests.sit(lobby.table, guest(1), "Bo", 1)
    lobby.put(requests.sit(lobby.table, guest(0), "Ann", 1))
    assert lobby.table.seats_of(guest(0)) == [0, 1]


@pytest.mark.parametrize("level", ["grandmaster", "os:system", "hard@1000000000"])
def test_only_bots_of_the_ladder_are_seated(lobby: Sitting, level: str) -> None:
    with pytest.raises(BadInput, match="Unknown bot"):
        requests.seat_bot(lobby.table, guest(0), "Cleo", 1, level)


def test_no_bot_is_seated_after_the_start() -> None:
    sitting = Sitting("art-robbery", 2).start()
    with refused("table-has-started"):
        requests.seat_bot(sitting.table, guest(0), "Cleo", 1, "random")


def test_a_seat_is_handed_over_with_a_token() -> None:
    sitting = Sitting("art-robbery", 2).start()
    with refused("table-not-your-seat"):
        requests.offer(sitting.table, guest(0), 1, "token")
    sitting.put(requests.offer(sitting.table, guest(1), 1, "token"))
    assert b"token" not in log.write(sitting.stored[-1][2]).replace(b'"token"', b"")
    with refused("table-no-offer"):
        requests.sit(sitting.table, "newcomer", "Nora", 1, "tokens")
    with refused("table-no-offer"):
        requests.sit(sitting.table, "newcomer", "Nora", 0, "token")
    sitting.put(requests.sit(sitting.table, "newcomer", "Nora", 1, "token"))
    assert sitting.table.seats_of("newcomer") == [1]
    with refused("table-no-offer"):
        requests.sit(sitting.table, "third", "Tom", 1, "token")


def test_a_bot_plays_for_who_wants_to_rest_until_they_return() -> None:
    sitting = Sitting("art-robbery", 2).start()
    with refused("table-not-your-seat"):
        requests.rest(sitting.table, guest(0), 1)
    sitting.put(requests.rest(sitting.table, guest(1), None, "m1"))
    assert sitting.table.chairs[1].kind == "stand-in"
    assert sitting.table.accepted[guest(1), "m1"] == sitting.table.n
    with refused("table-bot-decides"):
        requests.rest(sitting.table, guest(1), 1)
    sitting.put(requests.come_back(sitting.table, guest(1), 1))
    assert [chair.kind for chair in sitting.table.chairs][1] == "person"


def test_a_game_starts_when_nobody_is_missing(lobby: Sitting) -> None:
    with refused("table-seats-empty"):
        requests.start(lobby.table, guest(0))
    for seat in (1, 2):
        lobby.put(requests.sit(lobby.table, guest(seat), "Somebody", seat))
    with refused("table-only-creator"):
        requests.start(lobby.table, guest(1))
    lobby.put(requests.start(lobby.table, guest(0)))
    with refused("table-has-started"):
        requests.start(lobby.table, guest(0))


def test_once_the_creator_has_no_seat_whoever_sits_longest_starts(lobby: Sitting) -> None:
    table = lobby.table
    assert table.host == 0
    lobby.put(requests.sit(table, guest(2), "Cy", 2))
    lobby.put(requests.sit(table, guest(1), "Bo", 1))
    lobby.put(requests.leave(table, guest(0), 0))
    assert table.host == 2
    with refused("table-only-creator"):
        requests.seat_bot(table, guest(1), "Dan", 0, "random")
    lobby.put(requests.seat_bot(table, guest(2), "Dan", 0, "random"))
    # Another seat does not make one a newcomer; and nobody is nobody's host.
    lobby.put(requests.leave(table, guest(2), 0))
    lobby.put(requests.sit(table, guest(2), "Cy", 0))
    lobby.put(requests.leave(table, guest(2), 2))
    assert (table.host, table.is_host("")) == (0, False)
    lobby.put(requests.leave(table, guest(2), 1))
    lobby.put(requests.leave(table, guest(2), 0))
    assert not any(table.is_host(guest(seat)) for seat in (1, 2))
    lobby.put(requests.close(table, guest(0)))


def test_a_table_can_be_closed_before_the_start(lobby: Sitting) -> None:
    with refused("table-only-creator"):
        requests.close(lobby.table, guest(1))
    lobby.put(requests.close(lobby.table, guest(0)))
    assert lobby.table.phase == "over"
    for request in (
        lambda: requests.close(lobby.table, guest(0)),
        lambda: requests.start(lobby.table, guest(0)),
        lambda: requests.sit(lobby.table, guest(1), "Bo", 1),
        lambda: requests.leave(lobby.table, guest(0), 0),
        lambda: requests.offer(lobby.table, guest(0), 0, "token"),
        lambda: requests.act(lobby.table, guest(0), None, 0, 0),
    ):
        with refused("table-is-over"):
            request()
    assert b"table-closes" in lobby.report.view(None, [], 0)


def test_a_running_game_is_not_closed() -> None:
    sitting = Sitting("art-robbery", 2).start()
    with refused("table-has-started"):
        requests.close(sitting.table, guest(0))


def test_at_a_public_table_a_second_seat_is_for_the_same_device_and_all_see_it() -> None:
    sitting = Sitting("art-robbery", 4, public=True)
    sitting.put(requests.sit(sitting.table, guest(0), "Ann", 0))
    with refused("table-one-seat"):
        requests.sit(sitting.table, guest(0), "Ann too", 1)
    sitting.put(requests.sit(sitting.table, guest(0), "Bo", 1, beside=True))
    sitting.put(requests.sit(sitting.table, guest(2), "Cy", 2))
    sitting.put(requests.offer(sitting.table, guest(2), 2, "a token"))
    with refused("table-one-seat"):
        requests.sit(sitting.table, guest(0), "Ann", 2, "a token")
    seen = msgspec.json.decode(Report(sitting.table).view(None, [], 0))["table"]["chairs"]
    assert [chair.get("beside") for chair in seen] == [[1], [0], None, None]


def test_among_friends_nobody_is_asked_on_which_device_they_play(lobby: Sitting) -> None:
    lobby.put(requests.sit(lobby.table, guest(0), "Bo", 1))
    assert lobby.table.seats_of(guest(0)) == [0, 1]
