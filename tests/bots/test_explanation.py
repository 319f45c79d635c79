"""Why a bot chose what it chose: few reasons, each true, none that tells of a hand to others."""

from __future__ import annotations

import json
from itertools import product

import pytest

from getaway import bots
from getaway.bots import Situation, heuristic
from getaway.bots.explanation import MOST_REASONS, Explanation, explain
from getaway.bots.heuristic import weigh
from getaway.bots.negotiation import faithful
from getaway.bots.search import Search
from getaway.bots.trial import Budget
from getaway.bots.votes import is_sealed
from getaway.bots.weights import considerations, secret_phases, weights
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import Seat, Sentence
from getaway.words import LANGUAGES, Words
from tests.bots.moments import BOTS, Moment, moments
from tests.citing import rule
from tests.contract.tables import TABLES, engine_of
from tests.games.art_robbery.scene import ANN, BO, Scene

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
WEIGHERS = ["easy", "medium", "hard", "expert"]
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
        reasons = [m for m in messages(found) if m.startswith("because-")]
        assert len(reasons) <= MOST_REASONS == 2
        assert reasons == [f"because-{reason}" for reason in found.reasons]
        assert messages(found)[0] == "explain-choice"
        label = engine.game.label(situation.hidden, found.action)
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
        assert before > 0 or not found.reasons, "no reasons for what speaks against the choice"
        for reason in found.reasons:
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
        assert "explain-instead" not in messages(found)
        assert all(sentence.arguments.get("speaks", "for") == "for" for sentence in found.sentences)
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
        with pytest.raises(BadInput, match="A secret choice is not explained in public"):
            explain(BOTS["medium"], vote, public=True)


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("name", list(REGISTRY))
def test_every_reason_can_be_said_in_every_language(name: str, lang: str) -> None:
    words = Words(find(name), lang, NAMES)
    said = {
        (reason, speaks): words.say(Sentence(f"because-{reason}", {"speaks": speaks}))
        for reason, speaks in product(considerations(find(name)), ("for", "against"))
    }
    assert all(text and "because-" not in text for text in said.values())
    # What speaks for the one is not what speaks against the other.
    for reason in considerations(find(name)):
        assert said[reason, "for"] != said[reason, "against"], reason


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
        assert spoken(found, situation) == ["I’d go for: play a 3"]


@pytest.mark.parametrize("bot", ["random", "the stranger Playouts"])
def test_who_does_not_weigh_cannot_explain(bot: str) -> None:
    with pytest.raises(BadInput, match="Only a bot that weighs what it does can explain it"):
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
    mine, theirs = said["explain-my-chance"], said["explain-their-chance"]
    assert int(str(mine["after"])) > int(str(mine["before"]))
    assert theirs["who"] == Seat(BO)
    assert int(str(theirs["after"])) < int(str(theirs["before"]))
    assert any(text.startswith("My chances: ") and text.endswith("%") for text in spoken(found, situation))


def test_a_heuristic_knows_of_no_chances() -> None:
    assert not any("chance" in message for message in messages(explain(BOTS["medium"], asked(Scene()))))


def test_what_hardly_changes_for_anybody_else_is_not_mentioned() -> None:
    """With many of the same chances the rival's sentence falls away."""
    engine = engine_of("art-robbery", compiled=True)
    for moment in moments("art-robbery", 3):
        found = explain(bots.find("hard@60"), moment.seen(engine, 1))
        for sentence in found.sentences:
            if sentence.message == "explain-their-chance":
                assert sentence.arguments["before"] != sentence.arguments["after"]
                assert sentence.arguments["who"] != Seat(moment.state.mover)
