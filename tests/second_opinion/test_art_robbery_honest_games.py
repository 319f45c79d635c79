"""The referee passes every honest transcript of Art Robbery."""

from copy import deepcopy

import pytest

from tests.second_opinion.art_robbery_referee import Checked, Disagreement, referee
from tests.second_opinion.art_robbery_scribe import judge, recorded_game

SAMPLE = """
{"game": "art-robbery", "players": 2, "names": ["Ann", "Bo"], "edition": {"name": "standard", \
"tokens": [["0+2", "1", "2", "3", "3", "3", "4", "5", "boss"], \
["0+2", "1+1", "2", "3", "3", "3", "4", "5", "boss"], \
["0+2", "1+1", "2+1", "3", "3", "3", "4", "5", "boss"], \
["0+2", "1+1", "2+1", "3", "3", "3", "4+1", "5+1", "boss"]]}, \
"options": {"stealing": "must", "greedy": "must", "stacks": "secret", "stall": 4, "first": "lot"}, \
"state": {"raid": 1, "turn": 1, "mover": 0, "dog": null, \
"middle": ["0+2", "1", "2", "3", "3", "3", "4", "5", "boss"], \
"hands": [["0", "1", "4", "dog", "thief"], ["0", "1", "1", "4", "5"]], \
"loot": [[], []], "safe": [[], []], "draw": {"0": 4, "1": 3, "2": 6, "3": 6, "4": 4, "5": 5, \
"boss": 6, "dog": 5, "thief": 6}, "discard": []}}
{"seat": 0, "legal": [{"play": "0"}, {"play": "1"}, {"play": "4"}, {"play": "dog"}, \
{"play": "thief"}], "action": {"play": "dog"}, "state": {"raid": 1, "turn": 2, "mover": 1, \
"dog": 0, "middle": ["0+2", "1", "2", "3", "3", "3", "4", "5", "boss"], \
"hands": [["0", "1", "4", "dog", "thief"], ["0", "1", "1", "4", "5"]], \
"loot": [[], []], "safe": [[], []], "draw": {"0": 4, "1": 3, "2": 6, "3": 6, "4": 4, "5": 5, \
"boss": 6, "dog": 4, "thief": 6}, "discard": ["dog"]}}
"""


@pytest.mark.parametrize("odd", [False, True])
@pytest.mark.parametrize("stall", [0, 1, 4])
@pytest.mark.parametrize(("stealing", "greedy"), [("must", "must"), ("may", "may"), ("must", "may")])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_honest_game_passes(players: int, stealing: str, greedy: str, stall: int, odd: bool) -> None:
    habit = "dawdle" if stall else ""
    for seed in range(3):
        game = recorded_game(seed, players, stealing, stall, greedy=greedy, odd=odd, habit=habit)
        assert judge(game) == Checked(games=1, decisions=len(game) - 2)


def test_several_games_may_follow_one_another() -> None:
    games = [recorded_game(1), recorded_game(2, players=5), recorded_game(3, odd=True)]
    assert judge(*games).games == 3


def test_extra_keys_are_allowed() -> None:
    game = deepcopy(recorded_game(4))
    for line in game:
        line["comment"] = line.get("state", line)["comment"] = "!"
    judge(game)


def test_the_sample_of_the_format_passes_as_far_as_it_goes() -> None:
    with pytest.raises(Disagreement, match=r"^line 3: .*expected a whole game, found the end"):
        referee(SAMPLE.strip().splitlines())
