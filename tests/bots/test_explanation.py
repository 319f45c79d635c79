"""Why a bot chose what it chose: few reasons, each true, none that tells of a hand to others."""

from __future__ import annotations

import json
from itertools import product

import pytest

from getaway import bots
from getaway.bots import Situation, heuristic
from getaway.bots.explanation import MOST_REASONS, NEARLY_EQUAL, NOTICEABLE, Explanation, deed, explain
from getaway.bots.heuristic import weigh
from getaway.bots.negotiation import faithful
from getaway.bots.search import Search
from getaway.bots.trial import Budget
from getaway.bots.votes import is_sealed
from getaway.bots.weights import considerations, secret_phases, weights
from getaway.bots.whole_moves import next_question
from getaway.games import REGISTRY
from getaway.games.alcatraz.rules import state as alcatraz
from getaway.games.art_robbery.rules.state import PLAY, ROB, TAKE, THIEF
from getaway.kernel.errors import BadInput
from getaway.kernel.reasons import hints_of
from getaway.kernel.sentence import Seat, Sentence
from getaway.words import LANGUAGES, Words
from tests.bots.moments import BOTS, Moment, moments
from tests.citing import rule
from tests.contract.tables import TABLES, engine_of
from tests.games.art_robbery.scene import ANN, BO, Scene

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
WEIGHERS = ["easy", "medium", "skilled", "hard", "expert"]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def asked(scene: Scene, seed: int = 1) -> Situation:
    engine = engine_of("art-robbery", compiled=True)
    return Moment(scene.state, [[]] * scene.state.players, None).seen(engine, seed)


def messages(found: Explanation) -> list[str]:
    return [sentence.message for sentence in found.sentences]


def spoken(found: Explanation, situation: Situation, lang: str = "en") -> list[str]:
    words = Words(situation.engine.game, lang, NAMES)
    return [words.say(sentence) for sentence in found.sentences]


@every_table
@pytest.mark.parametrize("bot", WEIGHERS)
@pytest.mark.parametrize("public", [False, True])
def test_an_explanation_is_of_the_choice_with_at_most_two_reasons(
    name: str, players: int, bot: str, public: bool
) -> None:
    engine = engine_of(name, compiled=True)
    for moment in moments(name, players):
        situation = moment.seen(engine, 2)
        if public and situation.hidden.phase in secret_phases(engine.game):
            continue
        found = explain(BOTS[bot], situation, public)
        assert found.action in situation.legal
        reasons = [m for m in messages(found) if m.startswith(("because-", "will-", "explain-election"))]
        assert len(reasons) == len(found.reasons) <= MOST_REASONS == 2
        assert messages(found)[0] == "explain-choice"
        label = engine.game.label(situation.hidden, found.action) if public else deed(situation, found.action)
        assert found.sentences[0].arguments["action"] == label
        assert json.loads(json.dumps(found.json()))["action"] == found.action


@pytest.mark.parametrize("name", list(REGISTRY))
def test_a_search_explains_what_it_chooses(name: str) -> None:
    engine = engine_of(name, compiled=True)
    for moment in moments(name, 4):
        if is_sealed(moment.seen(engine, 2)):
            # A ballot is drawn by lot; what is explained is the one that would be best.
            continue
        assert explain(BOTS["hard"], moment.seen(engine, 2)).action == BOTS["hard"].choose(
            moment.seen(engine, 2)
        )


@every_table
@pytest.mark.parametrize("bot", ["medium", "hard"])
def test_without_a_reason_that_is_named_the_preference_would_be_smaller(
    name: str, players: int, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_of(name, compiled=True)
    names = considerations(engine.game)
    own = weights(engine.game, players)
    named = 0
    for moment in moments(name, players):
        situation = moment.seen(engine, 2)
        found = explain(BOTS[bot], situation)
        if found.instead is None:
            continue

        def preference(situation: Situation = situation, found: Explanation = found) -> float:
            best, second = weigh(situation, [found.action, found.instead or 0])
            return sum(best) - sum(second)

        before = preference()
        for reason in found.reasons:
            if reason not in names:
                continue  # an outcome: tests/bots/test_outcomes.py
            assert before > 0, "no consideration for what speaks against the choice"
            out = names.index(reason)
            without = tuple(0.0 if k == out else weight for k, weight in enumerate(own))
            with monkeypatch.context() as patch:
                patch.setattr(heuristic, "weights", lambda *_, without=without: without)
                # At least a tenth of it, or turned round.
                assert before - preference() > 0.1 * abs(before) - 1e-9
            named += 1
    assert named > 0


@every_table
def test_medium_prefers_what_it_chooses(name: str, players: int) -> None:
    engine = engine_of(name, compiled=True)
    for moment in moments(name, players):
        situation = moment.seen(engine, 2)
        kept = faithful(situation)
        if kept != situation.legal:
            # Its word goes before what it would like.
            assert explain(BOTS["medium"], situation).action in kept
            continue
        found = explain(BOTS["medium"], situation)
        scores = dict(zip(situation.legal, heuristic.Heuristic().scores(situation), strict=True))
        assert scores[found.action] == max(scores.values())
        assert found.instead is not None
        assert scores[found.instead] == max(s for a, s in scores.items() if a != found.action)


@every_table
@pytest.mark.parametrize("bot", WEIGHERS)
def test_in_public_nothing_is_said_of_what_else_there_was(name: str, players: int, bot: str) -> None:
    engine = engine_of(name, compiled=True)
    for moment in moments(name, players):
        if moment.state.phase in secret_phases(engine.game):
            continue
        found = explain(BOTS[bot], moment.seen(engine, 2), public=True)
        assert found.instead is None
        assert found.json()["instead"] is None
        assert not {"explain-instead", "explain-runner-up"} & set(messages(found))
        named = [
            s.arguments[key] for s in found.sentences for key in s.arguments if key in ("action", "instead")
        ]
        assert named == [engine.game.label(moment.state, found.action)]


@rule("AL-13")
def test_a_secret_vote_is_not_explained_in_public() -> None:
    engine = engine_of("alcatraz", compiled=True)
    votes = [found for moment in moments("alcatraz", 4) if is_sealed(found := moment.seen(engine, 2))]
    assert votes
    for vote in votes:
        with pytest.raises(BadInput, match="A secret choice isn't explained in public"):
            explain(BOTS["medium"], vote, public=True)


@every_table
def test_every_explanation_can_be_said_in_every_language(name: str, players: int) -> None:
    engine = engine_of(name, compiled=True)
    for moment, bot in product(moments(name, players), ("medium", "hard")):
        situation = moment.seen(engine, 3)
        found = explain(BOTS[bot], situation)
        for lang in LANGUAGES:
            assert all(spoken(found, situation, lang))


def test_one_legal_action_needs_no_reason() -> None:
    situation = asked(Scene(hands={ANN: ["3"] * 5}))
    for bot in WEIGHERS:
        found = explain(BOTS[bot], situation)
        assert (found.action, found.instead, found.reasons) == (3, None, ())
        assert spoken(found, situation) == ["Best: play a 3: it takes a 3 from the wall"]


@pytest.mark.parametrize("bot", ["random", "the stranger Playouts"])
def test_who_does_not_weigh_cannot_explain(bot: str) -> None:
    with pytest.raises(BadInput, match="Only a bot that weighs its moves can explain them"):
        explain(BOTS[bot], asked(Scene()))


def test_a_theft_is_explained_by_chances_of_both() -> None:
    scene = Scene(
        raid=3,
        hands={ANN: ["5", "dog", "dog", "dog", "dog"]},
        loot={BO: ["5", "3", "3"]},
        dog=ANN,
        middle=["2+1"],
    )
    situation = asked(scene)
    found = explain(Search(Budget(600)), situation)
    assert found.action == 5
    said = {sentence.message: sentence.arguments for sentence in found.sentences}
    rival = said["explain-rival"]
    assert (rival["who"], rival["way"]) == (Seat(BO), "down")
    assert int(str(rival["after"])) < int(str(rival["before"]))
    assert int(str(said["explain-chance"]["chance"])) > int(str(said["explain-instead"]["chance"]))
    assert any(
        text.startswith("Your chance to win: ") and text.endswith("%") for text in spoken(found, situation)
    )


@every_table
def test_where_what_comes_of_it_decides_that_is_the_aim(name: str, players: int) -> None:
    engine = engine_of(name, compiled=True)
    hints = hints_of(engine.game)
    assert hints is not None
    for moment in moments(name, players):
        situation = moment.seen(engine, 4)
        found = explain(BOTS["hard"], situation)
        if found.nearly_equal or not found.reasons or found.reasons[0] not in found.outcomes:
            continue
        wanted = hints.aim(situation.remembered, found.action, found.reasons[0])
        assert wanted is None or wanted in found.sentences


def test_a_heuristic_knows_of_no_chances() -> None:
    assert not any("chance" in message for message in messages(explain(BOTS["medium"], asked(Scene()))))


def test_what_hardly_changes_for_anybody_else_is_not_mentioned() -> None:
    """With many of the same chances the rival's sentence falls away."""
    engine = engine_of("art-robbery", compiled=True)
    for moment in moments("art-robbery", 3):
        found = explain(bots.find("hard@60"), moment.seen(engine, 1))
        for sentence in found.sentences:
            if sentence.message == "explain-rival":
                before, after = (int(str(sentence.arguments[when])) for when in ("before", "after"))
                assert abs(before - after) >= NOTICEABLE
                assert sentence.arguments["way"] == ("down" if after < before else "up")
                assert sentence.arguments["who"] != Seat(moment.state.mover)


@every_table
def test_what_is_nearly_equal_is_said_to_be(name: str, players: int) -> None:
    engine = engine_of(name, compiled=True)
    told = set()
    for moment in moments(name, players):
        situation = moment.seen(engine, 4)
        found = explain(BOTS["hard"], situation)
        if found.chances is None or found.instead is None:
            continue
        best, second = (found.chances[a][situation.seat] for a in (found.action, found.instead))
        assert found.nearly_equal == (round(100 * best) - round(100 * second) <= NEARLY_EQUAL)
        told.add(found.nearly_equal)
        # Whatever has no reason says that it hardly matters, or that the search found it.
        if not found.reasons and "explain-promise" not in messages(found):
            assert found.nearly_equal or "explain-no-rule" in messages(found)
    assert told == {True, False}


def test_the_next_two_are_named_with_their_chances() -> None:
    situation = asked(Scene(hands={ANN: ["0", "1", "2", "3", "5"]}))
    found = explain(Search(Budget(300)), situation)
    others = [s.arguments for s in found.sentences if s.message == "explain-instead"]
    assert len(others) == 2
    assert found.chances is not None
    chances = [round(100 * own[situation.seat]) for own in found.chances.values()]
    assert [other["chance"] for other in others] == chances[1:]
    assert "my" not in " ".join(spoken(found, situation)).lower().split()
    assert not any("→" in text for text in spoken(found, situation))


@pytest.mark.parametrize("bot", ["medium", "hard"])
def test_a_hint_names_the_whole_move(bot: str) -> None:
    """The Greedy thief takes a token: which one is part of the advice."""
    scene = Scene(hands={ANN: ["thief"] * 5}, dog=ANN, middle=["0+2", "5"])
    situation = asked(scene)
    found = explain(BOTS[bot], situation)
    assert found.action == PLAY + THIEF
    assert len(found.then) == 1
    (then,) = [s.arguments["action"] for s in found.sentences if s.message == "explain-then"]
    following = next_question(situation, found.action)
    assert following is not None
    assert then == deed(following, found.then[0])
    assert isinstance(then, Sentence)
    assert then.message == "deed-take"
    assert TAKE <= found.then[0] < ROB


def test_what_depends_on_a_card_to_be_drawn_is_not_foretold() -> None:
    """A use of the Warden's office draws frame-up cards, and which of them to keep nobody can say yet."""
    engine = engine_of("alcatraz", compiled=True)
    foretold = 0
    for moment in moments("alcatraz", 4):
        situation = moment.seen(engine, 2)
        for action in situation.legal:
            following = next_question(situation, action)
            if following is not None:
                foretold += 1
                assert following.hidden.mover == situation.seat
                assert following.hidden.phase not in (alcatraz.KEEP, alcatraz.TURN, alcatraz.VOTE)
    assert foretold > 0
