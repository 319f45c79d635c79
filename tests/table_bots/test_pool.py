"""The watchdog counts thinking, not waiting; and nobody holds a table up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest

from getaway.table.table import Table
from getaway.table_bots import pool
from getaway.table_bots.lanes import Lane
from getaway.table_bots.pool import SHORT_SECONDS, Pool, PoolSettings
from getaway.table_bots.processes import Worker
from tests.table.scene import Sitting

HANG = 1e6
T = TypeVar("T")


class Hasty(asyncio.SelectorEventLoop):
    """A loop that does not wait: when nothing is ready it is already later. A slow machine costs no time."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        loop: Any = self
        if not loop._ready and loop._scheduled:
            self.now = max(self.now, loop._scheduled[0]._when)
        super()._run_once()  # type: ignore[misc]


class Slow:
    """Thinks as long as it is told to, and as much of that on a processor."""

    def __init__(self) -> None:
        self.retired = False
        self.is_there = False
        self.killed = 0
        self.used = 0.0
        self.asked: list[dict[str, Any]] = []
        self.since: float | None = None
        self.load = 1.0
        HIRED.append(self)

    async def start(self) -> None:
        if not self.is_there:
            await asyncio.sleep(1.0)
        self.is_there = True

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(question)
        if "games" in question:
            return {"compiled": COMPILED[0]}
        self.since, self.load = asyncio.get_running_loop().time(), question.get("load", 1.0)
        await asyncio.sleep(question["seconds"])
        self.used, self.since = self.cpu_seconds(), None
        return {"action": question["seconds"]}

    def cpu_seconds(self) -> float:
        if self.since is None:
            return self.used
        return self.used + self.load * (asyncio.get_running_loop().time() - self.since)

    def kill(self) -> None:
        self.killed += 1

    async def stop(self) -> None:
        self.kill()


HIRED: list[Slow] = []
COMPILED = [True]


@pytest.fixture(autouse=True)
def hired(monkeypatch: pytest.MonkeyPatch) -> list[Slow]:
    """Every process that is taken on is a slow one; unless a test wants real ones."""
    monkeypatch.setattr(pool, "Worker", Slow)
    HIRED.clear()
    COMPILED[0] = True
    return HIRED


def asking(seconds: float, level: str = "expert", load: float = 1.0) -> dict[str, Any]:
    return {"seconds": seconds, "level": level, "game": "x", "load": load}


class House:
    """A pool and what it noted."""

    def __init__(self, **settings: Any) -> None:
        self.noted: list[str] = []
        self.thoughts: list[bool] = []
        usual = {"warm_up": False, "patience_seconds": 100.0, "think_seconds": 2.0}
        self.pool = Pool(
            PoolSettings(
                **{**usual, **settings},
                note=lambda event, **_: self.noted.append(event),
                thought=lambda _, in_time: self.thoughts.append(in_time),
            )
        )
        self.table = Sitting("art-robbery", 2).table

    async def ask(self, asked: Any, table: Table | None = None) -> Any:
        return await self.pool._within_time(asked, table or self.table)

    async def ask_all(self, *asked: Any) -> list[Any]:
        found = await asyncio.gather(*(self.ask(one) for one in asked))
        assert self.pool.waiting == 0
        return found


def run(work: Callable[[House], Coroutine[Any, Any, T]], house: House) -> T:
    """Do something with a pool in a loop that does not wait."""

    async def working() -> T:
        await house.pool.start()
        found = await work(house)
        await house.pool.stop()
        return found

    with asyncio.Runner(loop_factory=Hasty) as runner:
        return runner.run(working())


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
