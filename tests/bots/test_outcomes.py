"""A named reason is really so: outcomes are counted by the rules, and differ in the same guessed games."""

from __future__ import annotations

from itertools import product

import pytest

from getaway.bots import Situation, grounds
from getaway.bots.explanation import explain
from getaway.bots.grounds import differing
from getaway.bots.search import Search
from getaway.bots.simulation import DEALT, TRIED
from getaway.bots.trial import Budget
from getaway.games import find
from getaway.games.alcatraz.mind import outcomes as alcatraz
from getaway.games.alcatraz.rules import scoring as al_scoring
from getaway.games.alcatraz.rules.state import CASH, PICK_SEAT, VOTE, count
from getaway.games.art_robbery.mind import outcomes as art_robbery
from getaway.games.art_robbery.rules import scoring as ar_scoring
from getaway.kernel.reasons import Case, hints_of
from getaway.kernel.sentence import Argument, Seat, Sentence
from getaway.words import LANGUAGES, Words
from tests.bots.moments import Moment, moments
from tests.citing import rule
from tests.contract.tables import TABLES, engine_of
from tests.games.art_robbery.scene import ANN, BO, Scene

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
SEARCH = Search(Budget(60))
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]


def row_of(name: str, moment: Moment, seat: int) -> dict[str, float]:
    engine = engine_of(name)
    hints = hints_of(engine.game)
    assert hints is not None
    row = [0.0] * len(hints.OUTCOME_NAMES)
    (art_robbery if name == "art-robbery" else alcatraz).read_outcomes(moment.state, seat, row)
    return dict(zip(hints.OUTCOME_NAMES, row, strict=True))


@rule("AR-23")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_is_poorest_is_who_would_be_arrested(players: int) -> None:
    for moment in moments("art-robbery", players):
        s = moment.state
        for seat in range(players):
            found = row_of("art-robbery", moment, seat)
            assert found["alibis"] == ar_scoring.alibis(s, seat)
            assert found["poorest"] == ar_scoring.is_arrested(s, seat)
            for other in range(players):
                assert found[f"poorest-{other}"] == ar_scoring.is_arrested(s, other)


@rule("AR-24")
def test_of_two_the_poorest_is_who_would_be_fined() -> None:
    for moment in moments("art-robbery", 2):
        fined = ar_scoring.fined(moment.state)
        for seat in range(2):
            assert row_of("art-robbery", moment, seat)["poorest"] == (fined == seat)


@rule("AR-20")
def test_a_boss_without_a_4_or_5_counts_no_points() -> None:
    bare = Moment(Scene(loot={ANN: ["boss", "3"]}).state, [[]] * 3, None)
    held = Moment(Scene(loot={ANN: ["boss", "5"]}).state, [[]] * 3, None)
    assert (row_of("art-robbery", bare, ANN)["points"], row_of("art-robbery", bare, ANN)["boss-held"]) == (
        3,
        0,
    )
    assert (row_of("art-robbery", held, ANN)["points"], row_of("art-robbery", held, ANN)["boss-held"]) == (
        10,
        1,
    )


@rule("AL-34")
@pytest.mark.parametrize("players", [3, 4])
def test_elements_are_counted_by_the_rules(players: int) -> None:
    for moment in moments("alcatraz", players):
        s = moment.state
        for seat in range(players):
            found = row_of("alcatraz", moment, seat)
            assert found["own"] == al_scoring.element_count(s, seat)
            assert found["cash-held"] == count(s.things[seat], CASH)
            without = [bin(al_scoring.held_without(s, other)).count("1") for other in range(players)]
            assert [found[f"without-{other}"] for other in range(players)] == without
            assert found["together"] == max(without)


def test_both_actions_meet_the_same_deals_so_that_an_action_differs_from_itself_in_nothing() -> None:
    for name in ("art-robbery", "alcatraz"):
        engine = engine_of(name, compiled=True)
        for moment in moments(name, 4):
            situation = moment.seen(engine, 3)
            action = situation.legal[0]
            assert differing(SEARCH.trial(situation, [action]), action, action, 20) == {}


@every_table
def test_an_outcome_that_is_named_differs_in_the_same_guessed_games(name: str, players: int) -> None:
    """Counted again, deal by deal, on the plain engine and with the plain functions."""
    compiled, plain = engine_of(name, compiled=True), engine_of(name)
    hints = hints_of(plain.game)
    assert hints is not None
    named = 0
    for moment in moments(name, players):
        if named >= 3:
            break
        found = explain(SEARCH, moment.seen(compiled, 3))
        if found.instead is None:
            continue
        situation = moment.seen(plain, 3)
        told = [reason for reason in found.reasons if reason in hints.OUTCOME_NAMES]
        for reason in told:
            after, before = by_hand(situation, found.action, found.instead, reason, name)
            trial = SEARCH.trial(moment.seen(compiled, 3), [found.action])
            assert (after, before) == pytest.approx(differing(trial, found.action, found.instead, 60)[reason])
            assert after != before
            named += 1
    assert named > 0


def by_hand(situation: Situation, best: int, second: int, reason: str, name: str) -> tuple[float, float]:
    """The mean of an outcome after both actions, by playing them on with the play-outs' own steps."""
    engine = situation.engine
    hints = hints_of(engine.game)
    assert hints is not None
    trial = SEARCH.trial(situation, [best, second])
    code = engine.generic("getaway.bots.simulation")
    place = hints.OUTCOME_NAMES.index(reason)
    sums = [0.0, 0.0]
    for deal, (which, action) in product(range(60), enumerate((best, second))):
        states = trial.states
        states[DEALT] = states[0].copy()
        engine.unchecked.determinize(states, DEALT, situation.seat, situation.seed + deal)
        manners = [
            code.drawn(code.below(states[DEALT], 100), trial.shares) for _ in range(states[DEALT].players)
        ]
        states[TRIED] = states[DEALT].copy()
        code.choose(states[TRIED], action)
        mask, options = [0] * engine.actions, [0] * engine.actions
        table, chances = [0.0] * (engine.actions * 40), [0.0] * 8
        code.play_on(
            *(states, mask, options, table, manners, trial.weights, trial.slips),
            *(trial.ahead.depth, int(trial.ahead.glances), chances),
        )
        row = [0.0] * len(hints.OUTCOME_NAMES)
        (art_robbery if name == "art-robbery" else alcatraz).read_outcomes(states[TRIED], situation.seat, row)
        sums[which] += row[place]
    return sums[0] / 60, sums[1] / 60


def test_what_differs_by_luck_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = engine_of("art-robbery", compiled=True)
    situation = moments("art-robbery", 4)[0].seen(engine, 3)
    first, second = situation.legal[:2]
    trial = SEARCH.trial(situation, [first, second])
    strict = differing(trial, first, second, 40)
    monkeypatch.setattr(grounds, "SURELY", 0.0)
    lax = differing(trial, first, second, 40)
    assert set(strict) < set(lax)
    assert all(lax[name] == means for name, means in strict.items())


def test_only_what_is_better_for_the_seat_is_named() -> None:
    hints = hints_of(find("art-robbery"))
    assert hints is not None
    state = Scene().state
    better = {"poorest": (0.1, 0.4), "points": (12.0, 9.0), f"points-of-{BO}": (5.0, 9.0)}
    worse = {name: (before, after) for name, (after, before) in better.items()}
    named = hints.by_outcomes(state, Case(ANN, 0, 1, {}, better))
    assert [reason.ground for reason in named] == ["poorest", "points", f"points-of-{BO}"]
    assert named[0].sentence.arguments == {"after": 10, "before": 40, "players": 3}
    assert hints.by_outcomes(state, Case(ANN, 0, 1, {}, worse)) == []


@rule("AL-34")
@pytest.mark.parametrize("players", [3, 4])
def test_what_a_reason_says_of_a_vote_is_so(players: int) -> None:
    hints = hints_of(find("alcatraz"))
    assert hints is not None
    state = next(moment.state for moment in moments("alcatraz", players) if moment.state.phase == VOTE).copy()
    state.elements[:players] = (0b000111, 0b001001, 0b010000, 0)[:players]
    for best, second in product(range(players), repeat=2):
        speaks = {"could-be-left": "for", "who-leads": "for"}
        case = Case(state.mover, PICK_SEAT + best, PICK_SEAT + second, speaks, {})
        said = {reason.ground: reason.sentence.arguments for reason in hints.by_considerations(state, case)}
        held = [bin(al_scoring.held_without(state, seat)).count("1") for seat in (best, second)]
        own = [al_scoring.element_count(state, seat) for seat in (best, second)]
        # Nothing is said that is not so.
        assert ("could-be-left" in said) == (held[0] > held[1])
        assert ("who-leads" in said) == (own[0] > own[1])
        if "could-be-left" in said:
            assert (said["could-be-left"]["elements"], said["could-be-left"]["less"]) == (held[0], held[1])
            assert said["could-be-left"]["who"] == Seat(best)
        if "who-leads" in said:
            assert (said["who-leads"]["elements"], said["who-leads"]["less"]) == (own[0], own[1])


def test_a_token_is_said_to_be_worth_more_only_if_it_is() -> None:
    hints = hints_of(find("art-robbery"))
    assert hints is not None
    state = Scene(hands={ANN: ["5", "3", "0", "dog", "thief"]}).state
    for best, second in ((5, 3), (3, 5), (0, 3)):
        case = Case(ANN, best, second, {"value": "for", "waste": "against"}, {})
        named = {reason.ground: reason.sentence.arguments for reason in hints.by_considerations(state, case)}
        assert ("value" in named) == (best > second)
        if "value" in named:
            assert named["value"]["points"] == best - second


SAID: dict[str, dict[str, Argument]] = {
    "art-robbery": {
        "players": 3,
        "who": Seat(1),
        "token": Sentence("a-token", {"value": "3", "alibis": 1}),
        "card": Sentence("a-card", {"card": "3"}),
    },
    "alcatraz": {
        "who": Seat(1),
        "other": Seat(2),
        "room": Sentence("to-room", {"room": "laundry"}),
        "thing": Sentence("a-thing", {"thing": "key"}),
        "why": "fetch",
        "sure": "no",
        "element": "F",
        "card": Sentence("card", {"card": "return_item"}),
    },
}
COUNTS = (
    *("points", "alibis", "own", "rest", "after", "before", "more"),
    *("elements", "less", "all", "best", "second", "guards", "whole"),
)


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("name", list(SAID))
def test_every_reason_and_aim_can_be_said_in_every_language(name: str, lang: str) -> None:
    game = find(name)
    words = Words(game, lang, NAMES)
    english = (game.folder / "words" / "en.ftl").read_text(encoding="utf-8")
    ids = [
        line.split(" =")[0]
        for line in english.splitlines()
        if line.startswith(("because-", "will-", "aim-", "deed-"))
    ]
    assert len(ids) > 25
    for message, number in product(ids, (0, 1, 2, 5)):
        arguments: dict[str, Argument] = {**dict.fromkeys(COUNTS, number), **SAID[name]}
        text = words.say(Sentence(message, arguments))
        assert text
        assert "{" not in text
