"""The ladder by its words: levels, personas, simulations, and other people's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from getaway import bots
from getaway.bots import LEVELS, Bot, ladder
from getaway.bots.heuristic import Heuristic
from getaway.bots.search import Search
from getaway.bots.trial import Budget
from getaway.bots.uniform import Uniform
from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game
from tests.bots.moments import Moment
from tests.contract.tables import engine_of
from tests.games.art_robbery.scene import ANN, Scene

OWN = """
class First:
    def choose(self, situation):
        return situation.legal[0]

class Mute:
    pass

class Broken:
    def __init__(self):
        raise KeyError("lost")

class Greedy:
    choose = 5

number = 3
first = First
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(OWN)
    (tmp_path / "half_written.py").write_text("def choose(:\n")
    (tmp_path / "needy.py").write_text("import no_such_package\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


def test_the_words_are_the_same_everywhere() -> None:
    assert LEVELS == ("random", "beginner", "easy", "medium", "skilled", "hard", "expert")
    kinds = [type(bots.find(level)) for level in LEVELS]
    assert kinds == [Uniform, Heuristic, Heuristic, Heuristic, Search, Search, Search]


def test_the_five_levels_of_old_logs_are_what_they_were() -> None:
    """A log names levels, and a bot that goes on in an old game plays as it did."""
    assert heuristic("easy").shaking(find("art-robbery")) == 0.3
    assert heuristic("easy").shaking(find("alcatraz")) == 2.0
    assert (searcher("hard").budget, searcher("hard").careful) == (Budget(400, 0.2), False)
    assert (searcher("expert").budget, searcher("expert").careful) == (Budget(3000, 1.7), True)


def heuristic(name: str) -> Heuristic:
    found = bots.find(name)
    assert isinstance(found, Heuristic)
    return found


def searcher(name: str, clock: bool = True) -> Search:
    found = bots.find(name, clock)
    assert isinstance(found, Search)
    return found


def test_easy_slips_and_forgets_and_medium_does_neither() -> None:
    easy, medium = heuristic("easy"), heuristic("medium")
    assert easy.shake > 0 == medium.shake
    assert medium.remembers
    assert not easy.remembers


@pytest.mark.parametrize("game", [find("art-robbery"), find("alcatraz")])
def test_a_beginner_slips_farther_than_an_easy_bot(game: Game) -> None:
    beginner, easy = heuristic("beginner"), heuristic("easy")
    assert beginner.shaking(game) > easy.shaking(game) > 0
    assert not beginner.remembers


def test_a_skilled_bot_looks_ahead_less_than_a_hard_one_and_more_where_a_step_tells_little() -> None:
    skilled, hard = searcher("skilled"), searcher("hard")
    robbery, alcatraz = find("art-robbery"), find("alcatraz")
    assert skilled.simulations(robbery, 4) < skilled.simulations(robbery, 2) < hard.simulations(robbery, 2)
    assert skilled.simulations(robbery, 4) < skilled.simulations(alcatraz, 4) < hard.simulations(alcatraz, 4)
    assert hard.simulations(robbery, 4) == hard.simulations(alcatraz, 4)
    # Whoever asks for a number gets it, in every game.
    assert searcher("skilled@7").simulations(alcatraz, 3) == 7


def test_hard_and_expert_are_bounded_by_the_clock_unless_simulations_are_asked_for() -> None:
    assert 0 < (searcher("hard").budget.seconds or 0) <= 0.2
    assert 0.2 < (searcher("expert").budget.seconds or 0) <= 2.0
    assert searcher("expert").budget.simulations > searcher("hard").budget.simulations
    assert searcher("expert").careful > searcher("hard").careful
    assert searcher("hard@500").budget == Budget(500)
    assert searcher("hard", clock=False).budget == Budget(searcher("hard").budget.simulations)


@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "skilled", "hard", "expert", "hard@7"])
def test_a_persona_goes_with_every_level_that_weighs(level: str) -> None:
    name, _, count = level.partition("@")
    for persona in ladder.PERSONAS:
        found = bots.find(f"{name}/{persona}" + (f"@{count}" if count else ""))
        assert isinstance(found, Heuristic | Search)
        assert found.persona == ladder.PERSONAS[persona]
    assert ladder.PERSONAS["betrayer"].betrays
    assert ladder.PERSONAS["spiteful"].no_winner > 0 > ladder.PERSONAS["loyal"].no_winner


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("genius", "Unknown bot 'genius'. Choose one of: random, beginner, easy, medium, skilled, hard,"),
        ("", "Unknown bot ''"),
        ("Hard", "Unknown bot 'Hard'"),
        ("playouts", "Unknown bot 'playouts'"),
        ("hard/saint", "Unknown persona 'saint'. Choose one of: betrayer, spiteful, loyal"),
        ("hard/", "Unknown persona ''"),
        ("hard@", "After the @ comes a number of simulations, as in hard@500, not ''"),
        ("hard@0", "as in hard@500, not '0'"),
        ("hard@-3", "not '-3'"),
        ("hard@many", "not 'many'"),
        ("expert@1.5", "as in expert@500, not '1.5'"),
        ("medium@50", "medium doesn't search, so it takes no number of simulations: 'medium@50'"),
        ("random@50", "random doesn't search"),
    ],
)
def test_what_is_no_bot_is_named(name: str, complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        bots.find(name)
    assert complaint in str(refused.value)


def choice(bot: Bot) -> int:
    scene = Scene(hands={ANN: ["2", "3", "4", "5", "dog"]})
    return bot.choose(Moment(scene.state, [[]] * 3, None).seen(engine_of("art-robbery"), 1))


def test_an_own_bot_is_loaded_from_the_folder_one_works_in(own: None) -> None:
    assert choice(bots.find("my_bots:First")) == 2
    assert choice(bots.find("my_bots:first")) == 2
    assert bots.find("my_bots:First") is not bots.find("my_bots:First")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("my_bots:Second", "The bot my_bots:Second can't be loaded: my_bots has no class 'Second'."),
        ("my_bots:", "my_bots has no class ''"),
        ("my_bots:number", "my_bots has no class 'number'"),
        (
            "no_such_bots:First",
            "The bot no_such_bots:First can't be loaded: No module named 'no_such_bots'.",
        ),
        ("needy:First", "The bot needy:First can't be loaded: No module named 'no_such_package'."),
        ("my_bots:Mute", "The bot my_bots:Mute has no method choose(situation)."),
        ("my_bots:Greedy", "The bot my_bots:Greedy has no method choose(situation)."),
        ("my_bots:Broken", "The bot my_bots:Broken can't be loaded: KeyError"),
        ("half_written:First", "The bot half_written:First can't be loaded: SyntaxError"),
        (":First", "The bot :First can't be loaded"),
    ],
)
def test_an_own_bot_that_cannot_be_loaded_is_named_with_the_reason(
    own: None, name: str, complaint: str
) -> None:
    with pytest.raises(BadInput) as refused:
        bots.find(name)
    assert complaint in str(refused.value)


@pytest.mark.parametrize("level", [*LEVELS[:5], "hard@20", "easy/betrayer"])
def test_the_same_seed_is_the_same_choice(level: str) -> None:
    assert len({choice(bots.find(level)) for _ in range(3)}) == 1


def test_the_random_bot_tries_everything() -> None:
    scene = Scene(hands={ANN: ["2", "3", "4", "5", "dog"]})
    moment = Moment(scene.state, [[]] * 3, None)
    chosen = {bots.find("random").choose(moment.seen(engine_of("art-robbery"), seed)) for seed in range(60)}
    assert chosen == {2, 3, 4, 5, 7}


def test_an_easy_bot_slips_but_seldom_badly() -> None:
    """Its choices differ from seed to seed; the best is among them most often."""
    scene = Scene(hands={ANN: ["0", "1", "4", "5", "dog"]})
    moment = Moment(scene.state, [[]] * 3, None)
    engine = engine_of("art-robbery")
    best = bots.find("medium").choose(moment.seen(engine, 0))
    chosen = [bots.find("easy").choose(moment.seen(engine, seed)) for seed in range(100)]
    assert len(set(chosen)) > 1
    assert chosen.count(best) == max(chosen.count(action) for action in chosen)


def test_equally_good_actions_are_told_apart_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "getaway.bots.heuristic.weigh", lambda situation, legal, remembers: [[1.0]] * len(legal)
    )
    scene = Scene(hands={ANN: ["2", "3", "4", "5", "dog"]})
    moment = Moment(scene.state, [[]] * 3, None)
    engine = engine_of("art-robbery")
    assert len({bots.find("medium").choose(moment.seen(engine, seed)) for seed in range(40)}) == 5


def test_people_are_offered_a_bot_first_that_is_weaker_than_the_usual_one() -> None:
    game = find("art-robbery")
    assert LEVELS.index(bots.welcoming(game)) < LEVELS.index(bots.usual(game))
    without = replace(game, considerations=None)
    assert bots.welcoming(without) == bots.usual(without) == "random"
