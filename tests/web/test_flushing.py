from __future__ import annotations

import asyncio
from functools import partial

from getaway.web.flushing import SLICE_SECONDS, Flushing


async def a_turn_of_the_loop() -> None:
    await asyncio.sleep(0)


async def test_a_slice_of_time_is_sent_in_each_turn_and_whoever_came_first_goes_first() -> None:
    now, sent = 0.0, list[int]()

    def sending(who: int) -> None:
        nonlocal now
        now += 0.4 * SLICE_SECONDS
        sent.append(who)

    flushing = Flushing(lambda: now)
    for who in range(7):
        flushing.call_soon(partial(sending, who))
    await a_turn_of_the_loop()
    assert sent == [0, 1, 2]
    flushing.call_soon(lambda: sending(7))
    await a_turn_of_the_loop()
    assert sent == [0, 1, 2, 3, 4, 5]
    await a_turn_of_the_loop()
    assert sent == [0, 1, 2, 3, 4, 5, 6, 7]
    await a_turn_of_the_loop()
    assert len(sent) == 8


async def test_whoever_wakes_somebody_while_sending_does_not_keep_the_loop_for_ever() -> None:
    count = 0

    def again() -> None:
        nonlocal count
        count += 1
        flushing.call_soon(again)

    flushing = Flushing(lambda: 0.0)
    flushing.call_soon(again)
    for turn in range(1, 4):
        await a_turn_of_the_loop()
        assert count == turn
