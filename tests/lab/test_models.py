"""Language models in the arena: rated like bots, their failures and promises counted, their cost told."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.lab import backends, print_report, seating, standings
from getaway.lab.arena import Match, play
from tests.bots.models.fake_endpoint import Answer, Body, FakeEndpoint, endpoint, is_talk, legal, sensible

ROUND = re.compile(r"Round (\d+)")
SEAT = re.compile(r"You are Player (\d)")


def liar(body: Body) -> Answer:
    """Promises everybody else to vote for the next seat, and votes for itself if it may."""
    if not is_talk(body):
        return sensible(body)
    me = int(SEAT.findall(body["messages"][0]["content"])[0])
    others = [seat for seat in range(3) if seat != me]
    now = int(ROUND.findall(body["messages"][1]["content"])[-1])
    clause = {"clause": "vote", "who": me, "candidate": others[0], "round": now}
    promise = {"act": "offer", "to": others, "give": [clause]}
    return json.dumps({"thought": "they will believe it", "statements": [promise]})


def environment(fake: FakeEndpoint, folder: Path, monkeypatch: pytest.MonkeyPatch, **more: str) -> None:
    for name, value in {**fake.environment, "GETAWAY_MODEL_FOLDER": str(folder), **more}.items():
        monkeypatch.setenv(name, value)


def report_of(match: Match, bots: list[str], games: int) -> dict[str, Any]:
    """The report of an arena that is played in this process."""
    sat = seating.seat(find(match.game), bots, match.players, games, match.seed)
    played = [play(match, pairing) for pairing in sat.pairings()]
    return standings.report(match, sat, played, 1.0)


def test_a_model_is_rated_like_any_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with endpoint() as fake:
        environment(fake, tmp_path, monkeypatch, GETAWAY_MODEL_PRICE="1/10", GETAWAY_MODEL_BUDGET="100")
        report = report_of(Match("art-robbery", 2, 1), ["model:wise", "random"], 2)
        row = next(row for row in report["bots"] if row["bot"] == "model:wise")
        assert row["share"] is not None
        assert row["refused"] == 0
        used = row["model"]
        assert used["requests"] == len(fake.asked) > 10
        assert used["tokens read"] == 1000 * len(fake.asked)
        assert used["cost"] == pytest.approx(0.0011 * len(fake.asked))
        assert (tmp_path / "wise.jsonl").is_file()
        text = "\n".join(print_report.sentences(report))
        assert f"requests {len(fake.asked):,}, retries 0" in text
        assert str(tmp_path) in text
        other = next(row for row in report["bots"] if row["bot"] == "random")
        assert other["model"] is None


def test_what_a_model_does_not_decide_is_counted_and_another_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with endpoint(lambda body: "I would rather not") as fake:
        environment(fake, tmp_path, monkeypatch)
        report = report_of(Match("art-robbery", 2, 1), ["model:wise", "random"], 2)
        row = next(row for row in report["bots"] if row["bot"] == "model:wise")
        assert row["refused"] > 0
        assert row["refusals"] == {"unreadable": row["refused"]}
        assert report["replaced_by"] == "medium"
        text = "\n".join(print_report.sentences(report))
        assert f"model:wise: {row['refused']:,} refused" in text
        assert "medium took them" in text


def test_without_money_nothing_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with endpoint() as fake:
        environment(fake, tmp_path, monkeypatch, GETAWAY_MODEL_PRICE="1/1", GETAWAY_MODEL_BUDGET="0")
        report = report_of(Match("art-robbery", 2, 1), ["model:wise", "random"], 2)
        row = next(row for row in report["bots"] if row["bot"] == "model:wise")
        assert list(row["refusals"]) == ["over budget"]
        assert fake.asked == []


def test_a_liar_s_promises_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with endpoint(liar) as fake:
        environment(fake, tmp_path, monkeypatch)
        match = Match("alcatraz", 3, 1, talk=True)
        report = report_of(match, ["model:liar", "medium", "medium"], 3)
        row = next(row for row in report["bots"] if row["bot"] == "model:liar")
        assert row["promises"]["broken"] > 0
        kept = row["promises"].get("kept", 0)
        assert row["kept"]["share"] == pytest.approx(kept / (kept + row["promises"]["broken"]), abs=1e-4)
        text = "\n".join(print_report.sentences(report))
        assert re.search(r"model:liar: promises .*broken.*; it kept its word in", text)


def test_a_model_that_fails_before_a_vote_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def shy(body: Body) -> Answer:
        return "er" if is_talk(body) else json.dumps({"choice": legal(body)[0]})

    with endpoint(shy) as fake:
        environment(fake, tmp_path, monkeypatch)
        match = Match("alcatraz", 3, 1, talk=True)
        report = report_of(match, ["model:shy", "random", "random"], 3)
        row = next(row for row in report["bots"] if row["bot"] == "model:shy")
        assert row["model"]["silent"] > 0
        assert row["promises"] == {}
        assert "Failed and said nothing" in "\n".join(print_report.sentences(report))


def test_an_endpoint_that_is_wrong_is_told_before_any_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("art-robbery", 2, 1)
    sat = seating.seat(find("art-robbery"), ["model:wise", "random"], 2, 2, 1)
    monkeypatch.delenv("GETAWAY_MODEL_URL", raising=False)
    with pytest.raises(BadInput, match="GETAWAY_MODEL_URL"):
        backends.prepare(match, sat)
    with endpoint(lambda body: (401, "no such key", {})) as fake:
        environment(fake, tmp_path, monkeypatch)
        with pytest.raises(BadInput, match="The model wise can't play"):
            backends.prepare(match, sat)
    with endpoint() as fake:
        environment(fake, tmp_path, monkeypatch)
        backends.prepare(match, sat)
        assert len(fake.asked) == 1, "nothing is played to get ready"
