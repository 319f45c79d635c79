"""What is said over a socket beside the moves: talk, hints, pauses, curtains, absence, clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from getaway.client.caller import Connection
from getaway.kernel.json_value import JsonObject
from tests.web.inside import Inside, inside
from tests.web.players import RandomPlayer
from tests.web.serving import Served, served, table_with


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("sockets")) as running:
        yield running


async def two_lines(server: Served, **wanted: Any) -> tuple[str, list[Connection], list[dict[str, Any]]]:
    """Ann and Bo at a table of Art Robbery, each with a line and a first view."""
    guests = [server.guest("Ann"), server.guest("Bo")]
    table = table_with(guests, "art-robbery", **wanted)
    lines = [await guest.sit_at(table) for guest in guests]
    return table, lines, [await line.until("view") for line in lines]


async def hang_up(lines: list[Connection]) -> None:
    for line in lines:
        await line.close()


async def test_talk_reaches_everybody_and_mute_is_ones_own(server: Served) -> None:
    _, (ann, bo), _ = await two_lines(server)
    await ann.send("say", phrase="good-luck")
    view = await bo.until("view")
    assert view["events"][-1]["talk"] == {"seat": 0, "name": "Ann", "phrase": "phrase-good-luck"}
    await bo.send("mute", seat=0)
    await bo.until("accepted")
    await ann.send("say", text="<b>noise</b>")
    assert (await bo.until("view"))["events"] == []
    assert (await ann.until("view"))["n"] > 0
    await bo.send("mute", seat=0, on=False)
    await bo.until("accepted")
    await ann.send("say", text="<b>heard</b>")
    assert (await bo.until("view"))["events"][-1]["talk"]["text"] == "<b>heard</b>"
    await bo.send("mute")
    assert (await bo.until("refused"))["reason"]["id"] == "table-no-such-seat"
    await hang_up([ann, bo])


async def test_who_comes_back_still_does_not_hear_whom_they_muted(tmp_path: Path) -> None:
    with served(tmp_path, idle_seconds=0.0) as server:
        guests = [server.guest("Ann"), server.guest("Bo")]
        table = table_with(guests, "art-robbery")
        lines = [await guest.sit_at(table) for guest in guests]
        await lines[1].send("mute", seat=0)
        await lines[1].until("accepted")
        await lines[0].send("say", text="noise")
        await lines[0].until("accepted")
        await hang_up(lines)
        while "getaway_tables 0\n" not in guests[0].must("GET", "/metrics")["detail"]:
            await asyncio.sleep(0)
        # The table has left memory: what is known now was kept.
        back = await guests[1].sit_at(table)
        assert (await back.until("welcome"))["muted"] == [0]
        events = (await back.until("view"))["events"]
        assert not any("text" in event.get("talk", {}) for event in events)
        await back.send("mute", seat=0, on=False)
        await back.until("accepted")
        await back.send("hello")
        assert (await back.until("welcome"))["muted"] == []
        events = (await back.until("view"))["events"]
        assert [event["talk"]["text"] for event in events if "talk" in event] == ["noise"]
        await back.close()


async def test_only_a_guest_can_mute_and_only_a_guest_can_be_muted(server: Served) -> None:
    ann = server.guest("Ann")
    table = table_with([ann], "art-robbery", bots={"1": "random"})
    line = await ann.sit_at(table)
    await line.send("mute", seat=1)
    assert (await line.until("refused"))["reason"]["id"] == "table-seat-empty"
    await line.send("mute", seat=7)
    assert (await line.until("refused"))["reason"]["id"] == "table-no-such-seat"
    ann.cookie = ""
    nobody = await ann.sit_at(table)
    await nobody.send("mute", seat=0)
    assert (await nobody.until("refused"))["reason"]["id"] == "table-not-a-guest"
    await hang_up([line, nobody])


async def test_a_message_sent_twice_counts_once(server: Served) -> None:
    _, (ann, bo), _ = await two_lines(server)
    for _ in range(3):
        await ann.send("say", id="once", phrase="oops")
    answers = [await ann.until("accepted") for _ in range(3)]
    assert len({answer["n"] for answer in answers}) == 1
    assert {answer["id"] for answer in answers} == {"once"}
    await hang_up([ann, bo])


async def test_a_refusal_names_the_rule(server: Served) -> None:
    _, lines, views = await two_lines(server)
    waiting = next(seat for seat, view in enumerate(views) if not view["asks"])
    await lines[waiting].send("act", ask=0, action=1)
    refused = await lines[waiting].until("refused")
    assert refused["rule"] == "AR-8"
    assert refused["reason"]["id"] == "no-not-yours"
    await hang_up(lines)


async def test_a_hint_is_for_whoever_is_asked(server: Served) -> None:
    _, lines, views = await two_lines(server)
    for seat, (line, view) in enumerate(zip(lines, views, strict=True)):
        await line.send("hint", ask=view["asks"].get(str(seat), 7))
        if view["asks"]:
            hint = await line.until("hint")
            assert hint["action"] in [offer["action"] for offer in view["view"]["choices"]]
            assert hint["label"]["id"]
            assert hint["sentences"][0]["id"] == "explain-choice", "and it says why"
        else:
            assert (await line.until("refused"))["reason"]["id"] == "table-no-hint"
    await hang_up(lines)


async def test_a_guest_who_is_asked_is_told_why_the_rest_is_not_offered(server: Served) -> None:
    _, lines, views = await two_lines(server)
    for seat, (line, view) in enumerate(zip(lines, views, strict=True)):
        id = await line.send("why_not", ask=view["asks"].get(str(seat), 7))
        if view["asks"]:
            answer = await line.until("why_not")
            assert (answer["id"], answer["seat"], answer["ask"]) == (id, seat, view["asks"][str(seat)])
            offered = {offer["action"] for offer in view["view"]["choices"]}
            missed = {refusal["deed"]["action"]: refusal for refusal in answer["refusals"]}
            assert not offered & set(missed)
            cards = set(range(9)) - offered
            assert {missed[card]["reason"]["id"] for card in cards} == {"no-not-in-hand"}
            assert all(missed[card]["deed"]["kind"] == "play" for card in cards)
            assert {refusal["rule"] for refusal in missed.values()} == {"AR-8"}
        else:
            refused = await line.until("refused")
            assert (refused["reason"]["id"], refused["rule"]) == ("no-not-yours", "AR-8")
    await hang_up(lines)


async def test_a_pause_is_by_consent(server: Served) -> None:
    _, lines, views = await two_lines(server, clock={"kind": "live"})
    assert views[0]["table"]["deadline"] is not None
    for line in lines:
        await line.send("pause")
        await line.until("accepted")
    mover = next(seat for seat, view in enumerate(views) if view["asks"])
    await lines[mover].send("act", ask=views[mover]["asks"][str(mover)], action=0)
    assert (await lines[mover].until("refused"))["reason"]["id"] == "table-is-paused"
    await lines[0].send("resume")
    await lines[0].until("accepted")
    await hang_up(lines)


async def test_undo_goes_back_over_the_wire(server: Served) -> None:
    guests = [server.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = table_with(guests, "alcatraz")
    lines = [await guest.sit_at(table) for guest in guests]
    views = [await line.until("view") for line in lines]
    mover = next(seat for seat, view in enumerate(views) if view["asks"])
    line, before = lines[mover], views[mover]
    walk = next(choice for choice in before["view"]["choices"] if choice["kind"] == "move")
    await line.send("act", ask=before["asks"][str(mover)], action=walk["action"])
    moved = await line.until("view")
    assert moved["undo"]
    await line.send("undo")
    back = await line.until("view")
    assert back["view"] == before["view"]
    assert back["events"][-1]["told"][0]["id"] == "table-takes-back"
    await line.send("undo")
    assert (await line.until("refused"))["reason"]["id"] == "table-cannot-undo"
    await hang_up(lines)


async def test_who_passes_the_device_on_draws_a_curtain(server: Served) -> None:
    ann = server.guest("Ann")
    wanted = {"game": "art-robbery", "players": 2, "talk_seconds": 0}
    table = ann.must("POST", "/api/tables", wanted)["table"]
    ann.must("POST", f"/api/tables/{table}/seats/1", {})
    ann.must("POST", f"/api/tables/{table}/start")
    line = await ann.sit_at(table)
    view = await line.until("view")
    assert view["seat"] is None
    assert all(seat["hand"] is None for seat in view["view"]["seats"])
    seen = 0
    for _ in range(12):
        (seat, ask), *_ = view["asks"].items()
        await line.send("look", seat=int(seat))
        view = await line.until("view")
        assert view["seat"] == int(seat)
        assert view["view"]["seats"][1 - int(seat)]["hand"] is None
        asked = view
        await line.send("act", seat=int(seat), ask=ask, action=view["view"]["choices"][0]["action"])
        view = await line.until("view")
        if list(view["asks"]) != list(asked["asks"]) and view["seat"] is not None:
            # The card that was drawn is seen first, until the device is passed on.
            own = int(seat)
            assert view["seat"] == own
            assert view["view"]["seats"][1 - own]["hand"] is None
            seen += 1
            await line.send("look")
            view = await line.until("view")
            assert view["seat"] is None
            assert all(one["hand"] is None for one in view["view"]["seats"])
    assert seen > 0
    await line.send("look")
    assert (await line.until("view"))["seat"] is None
    await line.close()


async def test_the_scapegoat_calls_the_vote_and_promises_are_public(server: Served) -> None:
    guests = [server.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = table_with(guests, "alcatraz", talk_seconds=120)

    async def until_talk(player: RandomPlayer) -> None:
        player.seen = None
        line = await player.caller.sit_at(table)
        while not (player.last and player.last["table"]["phase"] == "talk"):
            await player.take(line, await line.receive())
        await line.close()

    players = [RandomPlayer(guest, table, seed) for seed, guest in enumerate(guests)]
    await asyncio.gather(*(until_talk(player) for player in players))
    caller = players[0].last["table"]["caller"]
    other = (caller + 1) % 3
    lines = [await guest.sit_at(table) for guest in guests]
    round_now = players[0].last["view"]["round"]
    clause = {"clause": "vote", "who": other, "candidate": caller, "round": round_now}
    await lines[other].send("say", statement={"act": "offer", "to": [caller], "give": [clause]})
    await lines[other].until("accepted")
    await lines[other].send("call")
    assert (await lines[other].until("refused"))["reason"]["id"] == "table-cannot-call"
    await lines[caller].send("call")
    await lines[caller].until("accepted")
    for seat, line in enumerate(lines):
        view = await line.until("view")
        while not view["asks"]:
            view = await line.until("view")
        offers = view["view"]["choices"]
        await line.send("act", ask=view["asks"][str(seat)], action=offers[caller]["action"])
    watching = await server.guest("Zoe").sit_at(table)
    ledger = (await watching.until("view"))["table"]["ledger"]
    while not ledger["promises"] or ledger["promises"][0]["status"] == "open":
        ledger = (await watching.until("view"))["table"]["ledger"]
    assert ledger["promises"][0]["status"] == "kept"
    await hang_up([*lines, watching])


async def test_whoever_sits_at_a_table_is_told_what_they_can_say(server: Served) -> None:
    ann = server.guest("Ann")
    table = table_with([ann, server.guest("Bo"), server.guest("Cy")], "alcatraz")
    line, watching = await ann.sit_at(table), await server.guest("Zoe").sit_at(table)
    n = (await line.until("view"))["n"]
    id = await line.send("compose", draft={"to": [1], "give": [{"clause": "swap", "to": 1, "thing": "key"}]})
    composed = await line.until("composed")
    assert (composed["id"], composed["n"], composed["statement"]) == (id, n, None)
    (wanted,) = (gap for gap in composed["lines"][0]["gaps"] if gap["empty"])
    offered = [option["value"] for option in wanted["options"]]
    assert (wanted["name"], "gun" in offered, "key" in offered) == ("wanted", True, False)
    clause = {**composed["draft"]["give"][0], "wanted": "gun"}
    await line.send("compose", draft={**composed["draft"], "give": [clause]})
    await line.send("say", statement=(await line.until("composed"))["statement"])
    assert (await line.until("accepted"))["n"] == n + 1
    await watching.send("compose", draft={})
    assert (await watching.until("refused"))["reason"]["id"] == "table-not-your-seat"
    await hang_up([line, watching])


async def test_bots_answer_an_offer_before_a_vote(server: Served) -> None:
    ann = server.guest("Ann")
    table = table_with([ann], "alcatraz", bots={"1": "easy", "2": "easy"}, talk_seconds=120)
    player = RandomPlayer(ann, table, 3)
    line = await ann.sit_at(table)
    while not (player.last and player.last["table"]["phase"] == "talk"):
        await player.take(line, await line.receive())
    votes = [{"clause": "vote", "who": who, "candidate": 2, "round": 2} for who in (0, 1)]
    offer: JsonObject = {"act": "offer", "to": [1], "give": votes[:1], "get": votes[1:]}
    await line.send("say", statement=offer)
    answered: list[str] = []
    while not answered:
        view = await line.until("view")
        said = [event["talk"]["statement"] for event in view["events"] if event.get("talk")]
        answered = [one["act"] for one in said if one["from"] == 1 and one["act"] in ("accept", "reject")]
    await line.close()


async def test_presence_is_told(server: Served) -> None:
    _, (ann, bo), _ = await two_lines(server)
    while (await ann.until("presence"))["seats"] != [0, 1]:
        pass
    await bo.close()
    assert (await ann.until("presence"))["seats"] == [0]
    await ann.close()


async def test_a_bot_sits_in_for_who_is_gone_and_the_owner_returns(tmp_path: Path) -> None:
    with inside(tmp_path, absent_seconds=20.0) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery", grace=60, stand_in="random")
        line = await ann.sit_at(table)
        view = await line.until("view")
        server.within(lambda: later(server, table, 0))
        # So long that only Ann, who has just been heard of, is here.
        server.within(lambda: later(server, table, 81))
        kinds: list[str] = []
        while "stand-in" not in kinds:
            view = await line.until("view")
            kinds = [chair["kind"] for chair in view["table"]["chairs"]]
        assert kinds == ["person", "stand-in"]
        back = await bo.sit_at(table)
        await back.until("view")
        await back.send("return")
        await back.until("accepted")
        await hang_up([line, back])


def later(server: Inside, table: str, seconds: float, heard: bool = True) -> None:
    """The clock of a table, so much later; those who have a line are heard of then, or are not."""
    live, now = server.hub.tables[table], server.hub.loop.time() + seconds
    for viewer in live.viewers:
        viewer.heard_at = now if heard else viewer.heard_at
    live.tick(now)


async def test_the_clock_decides_for_who_does_not_and_wakes_tables_that_sleep(tmp_path: Path) -> None:
    with served(tmp_path, idle_seconds=0.0) as server:
        guests = [server.guest("Ann"), server.guest("Bo")]
        table = table_with(guests, "art-robbery", clock={"kind": "live", "seconds": 1}, grace=0)
        before = guests[0].must("GET", f"/api/tables/{table}")["phase"]
        assert before == "play"
        watching = await server.guest("Zoe").sit_at(table)
        first = await watching.until("view")
        while (await watching.until("view"))["n"] < first["n"] + 2:
            pass
        await watching.close()


async def test_nobody_loses_a_decision_because_the_server_was_away(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        guests = [server.guest("Ann"), server.guest("Bo")]
        table = table_with(guests, "art-robbery", clock={"kind": "live", "seconds": 5})
        before = guests[0].must("GET", f"/api/tables/{table}/view")
    with served(tmp_path) as server:
        guests[0].address = server.url
        after = guests[0].must("GET", f"/api/tables/{table}/view")
    assert after["asks"] == before["asks"]
    assert after["table"]["deadline"] > before["table"]["deadline"] + 20_000


async def test_who_says_nothing_is_dropped_and_may_come_back(tmp_path: Path) -> None:
    with inside(tmp_path, silent_seconds=35.0) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        line = await ann.sit_at(table)
        await line.until("view")
        server.within(lambda: later(server, table, 36, heard=False))
        assert (await line.until("bye"))["reason"] == "silent"
        again = await ann.sit_at(table)
        assert (await again.until("view"))["seat"] == 0
        await hang_up([line, again])


async def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with served(tmp_path, idle_seconds=0.0) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        view = ann.must("GET", f"/api/tables/{table}/view?seat=0")
        while "getaway_tables 0\n" not in ann.must("GET", "/metrics")["detail"]:
            await asyncio.sleep(0)
        assert ann.must("GET", f"/api/tables/{table}/view?seat=0") == view


async def test_a_bot_that_hangs_is_replaced_by_the_watchdog(tmp_path: Path) -> None:
    with served(tmp_path, patience_seconds=0.0) as server:
        ann = server.guest("Ann")
        table = table_with([ann], "art-robbery", bots={"1": "random"})
        player = RandomPlayer(ann, table, 1)
        line = await ann.sit_at(table)
        while "getaway_watchdog_total 0\n" in ann.must("GET", "/metrics")["detail"]:
            await player.take(line, await line.receive())
        # The game goes on: a whole round later Ann has decided again.
        decided = len(player.accepted)
        while len(player.accepted) < decided + 2:
            await player.take(line, await line.receive())
        await line.close()
