"""Every seat adds a number to the chance: sealed before the deal, told for it, chosen late by nobody."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest

from getaway.kernel.errors import BadInput
from getaway.table import dealing, requests
from getaway.table import entries as log
from getaway.table.numbers import OPEN_SECONDS
from getaway.table.proof import proof_of
from getaway.table.refusals import NotNow
from getaway.table.replay import GameFile, Replay, file_of, read_file
from getaway.table.report import Report
from getaway.table.shapes import Fair
from getaway.table.table import Table
from tests.table.scene import SEED, Sitting, engines, guest
from tests.table.test_undo import walk

NUMBERS = [f"{seat:x}" * 32 for seat in range(1, 6)]


def sealed(number: str) -> str:
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def seal(sitting: Sitting, *seats: int) -> None:
    for seat in seats:
        sitting.put(dealing.seal_number(sitting.table, guest(seat), seat, sealed(NUMBERS[seat])))


def tell(sitting: Sitting, *seats: int) -> None:
    for seat in seats:
        sitting.put(dealing.open_number(sitting.table, guest(seat), seat, NUMBERS[seat]))


def fair(game: str = "art-robbery", players: int = 3, seed: str = SEED) -> Sitting:
    return Sitting(game, players, seed, fair=True).seat_all()


def dealt(*givers: int, game: str = "art-robbery", seed: str = SEED) -> Sitting:
    """A table whose seats have given their numbers, dealt."""
    sitting = fair(game, seed=seed)
    seal(sitting, *givers)
    sitting.put(requests.start(sitting.table, guest(0)))
    tell(sitting, *givers)
    found = dealing.deal(sitting.table, sitting.at)
    if found is not None:
        sitting.put(found)
    return sitting


def written(sitting: Sitting) -> GameFile:
    return read_file(msgspec.json.encode(file_of(sitting.table, sitting.stored)))


def shown(table: Table) -> Fair | msgspec.UnsetType:
    found = msgspec.json.decode(Report(table).view(None, (), None))["table"].get("fair", msgspec.UNSET)
    return found if found is msgspec.UNSET else msgspec.convert(found, Fair)


def refused(make: object, *arguments: object) -> str:
    with pytest.raises(NotNow) as error:
        make(*arguments)  # type: ignore[operator]
    return error.value.reason.message


def test_the_seed_of_a_game_is_made_of_the_servers_and_of_every_seats_number() -> None:
    sitting = dealt(0, 1, 2)
    said = " ".join(["numbers", *NUMBERS[:3]])
    assert sitting.play.seed == hmac.digest(bytes.fromhex(SEED), said.encode(), "sha256").hex()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_another_number_of_any_seat_is_another_game(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dealt(0, 1, 2).play.state.pack()
    assert dealt(0, 1, 2).play.state.pack() == before
    changed = ["ab" * 16 if other == seat else number for other, number in enumerate(NUMBERS)]
    monkeypatch.setattr("tests.table.test_numbers.NUMBERS", changed)
    assert dealt(0, 1, 2).play.state.pack() != before


def test_the_deal_waits_until_all_sealed_numbers_are_told() -> None:
    sitting = fair()
    seal(sitting, 0, 1)
    entry = requests.start(sitting.table, guest(0))
    assert isinstance(entry, log.DealAsked)
    sitting.put(entry)
    assert sitting.table.phase == "lobby"
    tell(sitting, 1)
    assert dealing.deal(sitting.table, sitting.at) is None
    tell(sitting, 0)
    assert dealing.deal(sitting.table, sitting.at) is not None


def test_who_does_not_tell_their_number_in_time_holds_nobody_up() -> None:
    sitting = fair()
    seal(sitting, 0, 1)
    sitting.put(requests.start(sitting.table, guest(0)))
    asked_at = sitting.at
    tell(sitting, 0)
    due = asked_at + 1000 * OPEN_SECONDS
    assert sitting.table.deadline == due
    assert requests.late_seats(sitting.table, due) == []
    assert requests.due(sitting.table, due) is None
    assert dealing.deal(sitting.table, due - 1) is None
    found = dealing.deal(sitting.table, due)
    assert found is not None
    sitting.put(found)
    assert sitting.table.numbers.opened == [NUMBERS[0], "", ""]
    assert dealing.deal(sitting.table, due) is None


def test_after_a_restart_numbers_are_waited_for_a_little_longer() -> None:
    sitting = fair()
    seal(sitting, 0)
    sitting.put(requests.start(sitting.table, guest(0)))
    sitting.table.not_before = sitting.at + 60_000
    assert dealing.deal(sitting.table, sitting.at + 59_999) is None
    assert dealing.deal(sitting.table, sitting.at + 60_000) is not None


def test_where_nobody_has_sealed_a_number_it_is_dealt_at_once() -> None:
    sitting = fair()
    assert isinstance(requests.start(sitting.table, guest(0)), log.Started)


def test_a_bots_number_is_fixed_by_the_servers_seed() -> None:
    sitting = Sitting("art-robbery", 2, fair=True)
    sitting.put(requests.sit(sitting.table, guest(0), "Ann", 0))
    sitting.put(requests.seat_bot(sitting.table, guest(0), "Robo", 1, "random"))
    seal(sitting, 0)
    sitting.put(requests.start(sitting.table, guest(0)))
    tell(sitting, 0)
    sitting.put(log.Started())
    of_bot = hmac.digest(bytes.fromhex(SEED), b"seat 1", "sha256")[:16].hex()
    assert sitting.table.numbers.opened == [NUMBERS[0], of_bot]


def test_a_number_is_told_only_when_all_seals_are_fixed_and_only_the_one_sealed() -> None:
    sitting = fair()
    table = sitting.table
    seal(sitting, 0)
    assert refused(dealing.open_number, table, guest(0), 0, NUMBERS[0]) == "table-number-not-asked"
    sitting.put(requests.start(table, guest(0)))
    assert refused(dealing.seal_number, table, guest(0), 0, sealed(NUMBERS[4])) == "table-is-dealing"
    assert refused(dealing.open_number, table, guest(1), 1, NUMBERS[1]) == "table-number-not-asked"
    assert refused(dealing.open_number, table, guest(1), 0, NUMBERS[0]) == "table-not-your-seat"
    assert refused(dealing.open_number, table, guest(0), 0, NUMBERS[4]) == "table-no-number"
    assert refused(dealing.open_number, table, guest(0), 0, "zz" * 16) == "table-no-number"
    tell(sitting, 0)
    assert refused(dealing.open_number, table, guest(0), 0, NUMBERS[0]) == "table-number-not-asked"
    sitting.put(log.Started())
    assert refused(dealing.open_number, table, guest(0), 0, NUMBERS[0]) == "table-has-started"
    assert refused(dealing.seal_number, table, guest(0), 0, sealed(NUMBERS[0])) == "table-has-started"


def test_what_is_no_seal_and_what_comes_to_a_table_without_numbers_is_refused() -> None:
    sitting = fair()
    assert refused(dealing.seal_number, sitting.table, guest(0), 0, "AB" * 32) == "table-no-number"
    old = Sitting("art-robbery", 2).seat_all()
    assert refused(dealing.seal_number, old.table, guest(0), 0, sealed(NUMBERS[0])) == "table-no-number"
    old.put(requests.close(old.table, guest(0)))
    assert refused(dealing.seal_number, old.table, guest(0), 0, sealed(NUMBERS[0])) == "table-is-over"


def test_while_the_deal_waits_nobody_comes_goes_or_closes() -> None:
    sitting = fair()
    table = sitting.table
    seal(sitting, 0)
    sitting.put(requests.start(table, guest(0)))
    for make, arguments in (
        (requests.start, (guest(0),)),
        (requests.close, (guest(0),)),
        (requests.leave, (guest(1), 1)),
        (requests.sit, (guest(4), "Ed", 1)),
        (requests.seat_bot, (guest(0), "Robo", 1, "random")),
    ):
        assert refused(make, table, *arguments) == "table-is-dealing"


def test_the_number_of_whoever_left_is_not_the_next_ones() -> None:
    sitting = fair()
    seal(sitting, 1, 2)
    sitting.put(requests.leave(sitting.table, guest(1), 1))
    assert sitting.table.numbers.owed == [2]
    sitting.put(requests.sit(sitting.table, guest(4), "Ed", 1))
    assert sitting.table.numbers.seals[1] == ""
    sitting.put(requests.offer(sitting.table, guest(2), 2, "token"))
    sitting.put(requests.sit(sitting.table, guest(3), "Di", 2, "token"))
    assert sitting.table.numbers.owed == []


def test_a_player_who_takes_over_in_the_middle_changes_nothing_of_the_chance() -> None:
    sitting = dealt(0, 1)
    sitting.put(requests.offer(sitting.table, guest(1), 1, "token"))
    sitting.put(requests.sit(sitting.table, guest(4), "Ed", 1, "token"))
    assert sitting.table.numbers.seals[1] == sealed(NUMBERS[1])


def test_everybody_sees_seals_before_the_deal_and_numbers_after_the_end_and_the_seed_only_then() -> None:
    sitting = fair()
    seal(sitting, 0)
    found = shown(sitting.table)
    assert isinstance(found, Fair)
    assert (found.opening, found.seals, found.numbers) == (
        False,
        [sealed(NUMBERS[0]), None, None],
        [None] * 3,
    )
    sitting.put(requests.start(sitting.table, guest(0)))
    found = shown(sitting.table)
    assert isinstance(found, Fair)
    assert found.opening
    tell(sitting, 0)
    sitting.put(log.Started())
    assert shown(sitting.table) is msgspec.UNSET
    sitting.finish()
    found = shown(sitting.table)
    assert isinstance(found, Fair)
    assert (found.opening, found.numbers) == (False, [NUMBERS[0], None, None])
    assert shown(Sitting("art-robbery", 2).seat_all().table) is msgspec.UNSET


def test_entries_that_change_nothing_change_no_chance_at_a_fair_table() -> None:
    """Else whoever knows the secret seed could write such entries until the next card suits them."""
    plain, chatty = dealt(0, 1, 2), dealt(0, 1, 2)
    for _ in range(3):
        chatty.put(requests.say(chatty.table, guest(1), None, chatty.at, phrase="hello"))
    while not plain.table.owes_end:
        seat = plain.play.asked[0]
        action = plain.play.legal(seat)[0]
        plain.act(seat, action)
        chatty.act(seat, action)
        assert plain.play.state.pack() == chatty.play.state.pack()


def test_taking_back_gives_the_chance_back_too() -> None:
    sitting = dealt(0, 1, 2, game="alcatraz")
    before = sitting.play.changes
    seat = walk(sitting)
    assert sitting.play.changes > before
    changes = sitting.play.changes
    sitting.put(requests.undo(sitting.table, guest(seat), None))
    assert sitting.play.changes == changes - 1


def test_a_table_read_from_its_log_has_the_same_numbers_and_the_same_game() -> None:
    sitting = dealt(0, 2)
    again = sitting.again()
    assert again.play is not None
    assert again.play.state.pack() == sitting.play.state.pack()
    assert again.numbers.opened == sitting.table.numbers.opened


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_a_file_holds_all_numbers_and_is_played_again_from_them(game: str) -> None:
    sitting = dealt(0, 1, game=game).finish()
    file = written(sitting)
    assert file.numbers == [*NUMBERS[:2], ""]
    replay = Replay(file, engines)
    assert replay.verify() == replay.steps
    proof = proof_of(replay)
    assert proof.fair
    assert proof.game_seed == sitting.play.seed
    assert proof.draws[0].change == 0
    assert proof.draws[0].taken > 0
    assert proof.draws[-1].change == sitting.play.changes


def test_a_file_of_before_is_read_as_before() -> None:
    sitting = Sitting("art-robbery", 3).start().finish()
    packed = msgspec.json.decode(msgspec.json.encode(written(sitting)))
    assert not {"seals", "numbers"} & set(packed)
    replay = Replay(read_file(msgspec.json.encode(packed)), engines)
    assert replay.verify() == replay.steps
    proof = proof_of(replay)
    assert not proof.fair
    assert proof.game_seed == proof.seed == SEED


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"numbers": [NUMBERS[4], NUMBERS[1], ""]}, "isn't the one sealed"),
        ({"numbers": [NUMBERS[0], NUMBERS[1], NUMBERS[2]]}, "isn't the one sealed"),
        ({"numbers": [NUMBERS[0], NUMBERS[1]]}, "for each of 3 seats"),
        ({"numbers": []}, "for each of 3 seats"),
        ({"numbers": ["xx", NUMBERS[1], ""]}, "has a broken seal or number"),
        ({"seals": ["xx", "", ""]}, "has a broken seal or number"),
    ],
)
def test_a_file_with_another_number_than_was_sealed_is_refused(
    changed: dict[str, object], wrong: str
) -> None:
    file = msgspec.structs.replace(written(dealt(0, 1).finish()), **changed)
    with pytest.raises(BadInput, match=wrong):
        Replay(file, engines)


def test_leaving_a_number_out_afterwards_does_not_pass() -> None:
    """The moves were made in another game than the one that the other numbers give."""
    file = msgspec.structs.replace(written(dealt(0, 1).finish()), numbers=[NUMBERS[0], "", ""])
    with pytest.raises(BadInput, match="step"):
        Replay(file, engines).verify()


def test_a_game_whose_chance_came_from_elsewhere_has_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    from getaway.table import proof

    monkeypatch.setattr(proof, "MOST_TAKEN", 5)
    with pytest.raises(BadInput, match="another generator"):
        proof_of(Replay(written(dealt(0).finish()), engines))
