"""Who thinks next, and for how long, when there is more to think than time."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from getaway.table_bots.pool import SHORT_SECONDS
from tests.table.scene import Sitting
from tests.table_bots.house import House, Slow, asking, run

pytestmark = pytest.mark.usefixtures("hired")


def test_people_go_first_and_tables_take_turns() -> None:
    played, also, bots = Sitting("art-robbery", 2), Sitting("art-robbery", 2), Sitting("art-robbery", 2)
    for name, sitting in (("played", played.seat_all()), ("also", also.seat_all()), ("bots", bots)):
        sitting.table.name = name
        sitting.table.made = msgspec.structs.replace(sitting.table.made, by=name)
    house, answered = House(), []

    async def ask_all(house: House) -> None:
        async def ask(sitting: Sitting) -> None:
            await house.ask(asking(1.0), sitting.table)
            answered.append(sitting.table.name)

        order = (bots, bots, bots, played, played, also)
        tasks = [asyncio.create_task(ask(sitting)) for sitting in order]
        impatient = asyncio.create_task(ask(played))
        await asyncio.sleep(0.5)
        impatient.cancel()
        await asyncio.gather(*tasks)
        await ask(bots)

    run(ask_all, house)
    assert answered == ["bots", "played", "also", "played", "bots", "bots", "bots"]


def test_a_guest_with_many_tables_gets_no_more_than_a_guest_with_one() -> None:
    house, answered = House(), []
    owners = ["Ann"] * 4 + ["Bo"]
    sittings = [Sitting("art-robbery", 2).seat_all() for _ in owners]
    for number, (sitting, owner) in enumerate(zip(sittings, owners, strict=True)):
        sitting.table.name = f"{owner} {number}"
        sitting.table.made = msgspec.structs.replace(sitting.table.made, by=owner)

    async def ask_all(house: House) -> None:
        async def ask(sitting: Sitting) -> None:
            await house.ask(asking(1.0), sitting.table)
            answered.append(sitting.table.name)

        await asyncio.gather(*(ask(sitting) for sitting in sittings))

    run(ask_all, house)
    # The first has a process at once, and the second waits for the next turn; then it is Bo's.
    assert answered == ["Ann 0", "Ann 1", "Bo 4", "Ann 2", "Ann 3"]


def owned_by(*owners: str) -> list[Sitting]:
    """A table for each of these guests."""
    sittings = [Sitting("art-robbery", 2).seat_all() for _ in owners]
    for number, (sitting, owner) in enumerate(zip(sittings, owners, strict=True)):
        sitting.table.name = f"{owner} {number}"
        sitting.table.made = msgspec.structs.replace(sitting.table.made, by=owner)
    return sittings


def test_nobody_waits_for_ever_because_others_keep_coming() -> None:
    """A vote asks all bots of a table at once; meanwhile others at other tables are asked again and again."""
    house, answered = House(patience_seconds=6.0), []

    async def ask_all(house: House) -> None:
        async def ask(sitting: Sitting) -> None:
            await house.ask(asking(0.5), sitting.table)
            answered.append(sitting.table.made.by)

        vote, *others = owned_by("Ann", *(f"guest {number}" for number in range(20)))
        tasks = [asyncio.create_task(ask(vote)) for _ in range(4)]
        for other in others:
            tasks.append(asyncio.create_task(ask(other)))
            await asyncio.sleep(0.5)
        await asyncio.gather(*tasks)

    run(ask_all, house)
    assert [place for place, owner in enumerate(answered) if owner == "Ann"][-1] < 10
    assert house.pool.replaced == 0


def test_who_waits_with_many_tables_gets_as_much_as_others_in_smaller_pieces(hired: list[Slow]) -> None:
    house = House(patience_seconds=1000.0, think_seconds=4.0)

    async def ask_all(house: House) -> None:
        await house.ask(asking(0.0))
        await asyncio.gather(*(house.ask(asking(0.0), one.table) for one in owned_by(*["Ann"] * 4, "Bo")))

    run(ask_all, house)
    # Alone; then Ann's first, with nobody in line yet; then of two guests, one with three that wait.
    assert [one["share"] for one in hired[0].asked[2:4]] == pytest.approx([1 / 2 / 3, 1 / 2])


def test_who_has_waited_long_thinks_so_little_that_it_still_comes_in_time(hired: list[Slow]) -> None:
    house = House(patience_seconds=5.0, think_seconds=4.0)

    async def ask(house: House) -> None:
        await house.ask(asking(0.0))
        await house.ask_all(asking(4.0, load=0.1), asking(0.0))

    run(ask, house)
    assert hired[0].asked[-1]["share"] == pytest.approx(0.6 * 1.0)
    assert house.pool.replaced == 0


def test_with_many_who_wait_each_thinks_less_and_the_table_is_told(hired: list[Slow]) -> None:
    house = House(patience_seconds=1000.0, think_seconds=4.0)

    async def ask(house: House) -> None:
        await house.ask(asking(1.0))
        assert not house.pool.is_short(house.table.name)
        await house.ask_all(*[asking(0.5)] * 10)
        assert house.pool.is_short(house.table.name)
        await asyncio.sleep(SHORT_SECONDS)
        assert not house.pool.is_short(house.table.name)

    run(ask, house)
    shares = [one["share"] for one in hired[0].asked]
    assert shares[0] == 4.0  # alone: as long as it likes
    assert shares[2:] == pytest.approx([1 / 9, 1 / 8, 1 / 7, 1 / 6, 1 / 5, 1 / 4, 1 / 3, 1 / 2, 4.0])
    assert house.pool.short == 8


def test_a_slow_machine_makes_shares_smaller(hired: list[Slow]) -> None:
    house = House()

    async def ask(house: House) -> None:
        house.pool._drag = 4.0
        await house.ask_all(asking(1.0), asking(1.0), asking(1.0))

    run(ask, house)
    assert hired[0].asked[1]["share"] == pytest.approx(0.5 / 4)


def test_on_a_slow_machine_a_bot_thinks_less_rather_than_too_late(hired: list[Slow]) -> None:
    house = House(patience_seconds=5.0, think_seconds=4.0)

    async def ask(house: House) -> None:
        await house.ask(asking(1.0))
        house.pool._drag = 6.0
        await house.ask(asking(1.0))
        assert house.pool.is_short(house.table.name)

    run(ask, house)
    assert [one["share"] for one in hired[0].asked] == pytest.approx([3.0, 0.5])
