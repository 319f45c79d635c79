"""The watchdog counts thinking, not waiting; and nobody holds a table up."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from getaway.table_bots.lanes import Lane
from getaway.table_bots.processes import Worker
from tests.table_bots.house import COMPILED, HANG, House, Slow, asking, run

pytestmark = pytest.mark.usefixtures("hired")


def test_who_waits_for_others_may_think_as_long_as_they() -> None:
    house = House()
    found = run(lambda house: house.ask_all(*[asking(1.7)] * 3), house)
    assert found == [{"action": 1.7}] * 3
    assert (house.noted, house.thoughts) == ([], [True] * 3)


def test_who_hangs_is_replaced_and_the_next_one_thinks(hired: list[Slow]) -> None:
    house = House()
    found = run(lambda house: house.ask_all(asking(HANG), asking(1.0)), house)
    assert found == [{}, {"action": 1.0}]
    assert house.noted == ["bot too slow: medium decides"]
    hanging, *_, fresh = hired
    assert hanging.killed
    assert fresh.asked[-1]["seconds"] == 1.0


def test_a_busy_machine_makes_no_bot_hang(hired: list[Slow]) -> None:
    """What counts is the processor time of the bot itself; a late answer is used, if nobody has moved yet."""
    house = House()
    found = run(lambda house: house.ask_all(asking(19.0, load=0.1), asking(1.0)), house)
    assert found == [{"action": 19.0}, {"action": 1.0}]
    assert house.noted == []
    assert hired[0].killed == 1  # when the house closed


def test_who_sleeps_for_ever_is_replaced() -> None:
    house = House()
    assert run(lambda house: house.ask_all(asking(HANG, load=0.0)), house) == [{}]
    assert house.noted == ["bot too slow: medium decides"]


def test_an_answer_that_comes_too_late_is_left_and_the_process_goes_on(hired: list[Slow]) -> None:
    house = House(patience_seconds=8.0)

    async def ask(house: House) -> Any:
        assert await house.ask(asking(10.0, load=0.1)) == {}
        assert house.pool.is_short(house.table.name)
        assert hired[0].killed == 0
        return await house.ask(asking(1.0))

    assert run(ask, house) == {"action": 1.0}
    assert house.noted == ["bots too busy: medium decides"]
    assert [one["seconds"] for one in hired[0].asked] == [10.0, 1.0]
    assert house.thoughts == [False, True]


def test_nobody_waits_for_ever() -> None:
    house = House(patience_seconds=8.0)
    found = run(lambda house: house.ask_all(*[asking(1.9)] * 9), house)
    assert found[:3] == [{"action": 1.9}] * 3
    assert found[-1] == {}
    assert "bots too busy: medium decides" in house.noted


def test_a_replacement_is_warm_before_it_is_asked(hired: list[Slow]) -> None:
    house = House()

    async def ask(house: House) -> list[dict[str, Any]]:
        house.pool.compiled = True
        return await house.ask_all(asking(HANG), asking(1.0))

    assert run(ask, house) == [{}, {"action": 1.0}]
    assert ["games" in one for one in hired[-1].asked] == [True, False]


def test_who_does_not_look_ahead_waits_for_nobody_who_does() -> None:
    house, answered = House(), []

    async def ask(house: House) -> None:
        async def one(asked: dict[str, Any]) -> None:
            await house.ask(asked)
            answered.append(asked["level"])

        deep = [asyncio.create_task(one(asking(1.5))) for _ in range(5)]
        await asyncio.sleep(0)
        for level in ("random", "easy", "medium/betrayer"):
            await one(asking(0.001, level))
        await asyncio.gather(*deep)

    run(ask, house)
    assert answered[:3] == ["random", "easy", "medium/betrayer"]


def test_the_start_of_a_process_is_not_the_bot_s_time() -> None:
    """In these tests it takes a second."""
    house = House(patience_seconds=1.5)
    assert run(lambda house: house.ask_all(asking(1.0)), house) == [{"action": 1.0}]


def test_without_the_clock_nobody_is_cut_short(hired: list[Slow]) -> None:
    """Equal seeds give equal games, whoever else thinks."""
    run(lambda house: house.ask_all(*[asking(1.0)] * 3), House(by_clock=False))
    assert all("share" not in one for one in hired[0].asked)


def test_who_leaves_the_line_when_it_is_their_turn_lets_the_next_one_think() -> None:
    async def leave(house: House) -> Any:
        lane = house.pool._deep
        worker = await lane.take(house.table)
        await lane.start(worker)
        leaving = asyncio.create_task(house.ask(asking(1.0)))
        await asyncio.sleep(0)
        lane.release(worker)
        leaving.cancel()
        return await house.ask(asking(1.0))

    assert run(leave, House()) == {"action": 1.0}


def test_a_table_that_leaves_while_its_bot_thinks_ends_no_process(hired: list[Slow]) -> None:
    async def leave(house: House) -> Any:
        leaving = asyncio.create_task(house.ask(asking(1.5)))
        await asyncio.sleep(1.2)
        leaving.cancel()
        await asyncio.wait({leaving})
        assert hired[0].killed == 0
        return await house.ask(asking(1.0))

    house = House()
    assert run(leave, house) == {"action": 1.0}
    assert [one["seconds"] for one in hired[0].asked] == [1.5, 1.0]


@pytest.mark.parametrize("compiled", [True, False])
def test_nobody_says_that_the_rules_are_compiled_if_they_are_not(
    monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    """Without llvmlite `warm-up` ends well, and there is nothing that could be compiled."""

    class Done:
        returncode = 0

        async def wait(self) -> int:
            return 0

    async def start(*_: Any, **__: Any) -> Done:
        return Done()

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    COMPILED[0] = compiled
    house = House(warm_up=True)

    async def warm(house: House) -> bool:
        await house.pool.warmed()
        return house.pool.compiled

    assert run(warm, house) == compiled
    assert house.noted == ["warmed up" if compiled else "not warmed up: bots think on the plain engine"]
    assert house.pool.strongest == ("expert" if compiled else "medium")


async def test_reviews_wait_until_no_table_does() -> None:
    lane = Lane()
    came: list[str] = []
    review = asyncio.create_task(lane.take_last())
    given_up = asyncio.create_task(lane.take_last())
    table: Any = SimpleNamespace(name="T", made=SimpleNamespace(by="ann"), chairs=[])
    await asyncio.sleep(0)
    bots = asyncio.create_task(lane.take(table))
    await asyncio.sleep(0)
    review.add_done_callback(lambda _: came.append("review"))
    bots.add_done_callback(lambda _: came.append("bots"))
    given_up.cancel()
    # Nobody who only waits for the judge makes a bot think in a hurry.
    assert lane.waiting == 1
    lane.hire(Worker())
    lane.release(await bots)
    worker = await review
    assert came == ["bots", "review"]
    # Whoever gives up at the moment at which a process is free gives it to the next one.
    late = asyncio.create_task(lane.take_last())
    await asyncio.sleep(0)
    lane.release(worker)
    late.cancel()
    await asyncio.wait({late})
    assert await lane.take_last() is worker
