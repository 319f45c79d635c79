"""The referee stops a transcript of Art Robbery that is written down wrong."""

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.second_opinion.art_robbery_forger import library, place_where, refuted
from tests.second_opinion.art_robbery_referee import Disagreement, referee
from tests.second_opinion.art_robbery_scribe import judge, recorded_game

Spoil = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("key", ["middle", "discard", "draw", "hands", "loot", "safe"])
def test_every_list_is_sorted(key: str) -> None:
    def unsorted(state: dict[str, Any]) -> list[str]:
        lists = state[key] if key in ("hands", "loot", "safe") else [state[key]]
        return next((x for x in lists if isinstance(x, list) and len(set(x)) > 1), [])

    game, place = place_where(lambda game, place: bool(unsorted(game[place]["state"])))
    unsorted(game[place]["state"]).reverse()
    refuted(game, place + 1, f"expected {key}")


@pytest.mark.parametrize("key", ["seat", "legal", "action", "state"])
def test_a_decision_lacks_no_key(key: str) -> None:
    game = deepcopy(recorded_game(1))
    del game[7][key]
    refuted(game, 8, f"format: expected the key '{key}'")


@pytest.mark.parametrize("key", list(recorded_game(1)[0]["state"]))
@pytest.mark.parametrize("place", [0, 7])
def test_a_state_lacks_no_key(key: str, place: int) -> None:
    game = deepcopy(recorded_game(1))
    del game[place]["state"][key]
    refuted(game, place + 1, f"format: expected the key '{key}'")


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        ("format", lambda h: h.pop("game")),
        ("format", lambda h: h.update(game="alcatraz")),
        ("format", lambda h: h.pop("edition")),
        ("format", lambda h: h.pop("options")),
        ("format", lambda h: h.update(players=True)),
        ("format", lambda h: h.update(players=6)),
        ("format", lambda h: h.update(names=["Ann"])),
        ("AR-12", lambda h: h["options"].update(stealing="might")),
        ("AR-15", lambda h: h["options"].update(greedy="might")),
        ("AR-21", lambda h: h["options"].update(stacks="closed")),
        ("AR-26", lambda h: h["options"].update(stall=-1)),
        ("AR-26", lambda h: h["options"].update(stall=1.0)),
        ("AR-6", lambda h: h["options"].update(first=2)),
        ("AR-3", lambda h: h["edition"]["tokens"].pop()),
        ("AR-3", lambda h: h["edition"]["tokens"][3].pop()),
        ("AR-3", lambda h: h["edition"]["tokens"][1].__setitem__(7, "boss")),
        ("AR-3", lambda h: h["edition"]["tokens"][1].__setitem__(2, "2+1")),
        ("AR-3", lambda h: h["edition"].update(name="mine", tokens=[["3+0"] * 8 + ["boss"]] * 4)),
        ("AR-3", lambda h: h["edition"].update(name="mine", tokens=[["6"] * 8 + ["boss"]] * 4)),
        ("AR-3", lambda h: h["edition"].update(name="mine", tokens=[["boss"] + ["3"] * 8] * 4)),
        ("AR-5", lambda h: h["state"]["hands"][0].pop()),
        ("AR-5", lambda h: h["state"]["hands"].append(["0"] * 5)),
        ("AR-5", lambda h: h["state"]["hands"].__setitem__(0, ["thief"] * 4 + ["cat"])),
        ("AR-1", lambda h: h["state"].update(draw={"0": 7})),
        ("AR-1", lambda h: h["state"].update(draw={"cat": 0})),
        ("AR-9", lambda h: h["state"].update(draw={"0": 1})),
        ("AR-9", lambda h: h["state"].update(discard=["0"])),
        ("AR-5", lambda h: h["state"].update(dog=0)),
        ("AR-5", lambda h: h["state"]["middle"].pop()),
        ("AR-5", lambda h: h["state"]["loot"][0].append("3")),
        ("AR-2", lambda h: h["state"]["safe"][0].append("3")),
        ("AR-8", lambda h: h["state"].update(turn=0)),
        ("AR-19", lambda h: h["state"].update(raid=True)),
        ("AR-6", lambda h: (h["options"].update(first="lot"), h["state"].update(mover=2))),
    ],
)
def test_a_spoiled_header_is_refused(rule: str, spoil: Spoil) -> None:
    game = deepcopy(recorded_game(1))
    spoil(game[0])
    refuted(game, 1, rule)


@pytest.mark.parametrize("key", ["alibis", "arrested", "discarded", "points", "winners"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_wrong_result_is_refused(key: str, players: int) -> None:
    game = deepcopy(recorded_game(5, players))
    result = game[-1]["result"]
    wrong: dict[str, object] = {
        "arrested": [seat for seat in range(players) if seat not in result["arrested"]],
        "winners": [seat for seat in range(players) if seat not in result["winners"]],
        "discarded": [["5"], *result["discarded"][1:]],
        "points": [result["points"][0] + 1, *result["points"][1:]],
        "alibis": [result["alibis"][0] + 1, *result["alibis"][1:]],
    }
    refuted([*game[:-1], {"result": {**result, key: wrong[key]}}], len(game), "AR-2[345]")
    del result[key]
    refuted(game, len(game), "format")


def test_a_game_is_not_cut_short() -> None:
    game = recorded_game(1)
    refuted(game[:-1], len(game), "format")
    refuted(game[:-2], len(game) - 1, "format")
    refuted([*game[:9], *recorded_game(2)], 10, "format")
    refuted([*game[:9], game[-1]], 10, "format")
    refuted([*game, *game[:9]], len(game) + 10, "format")


def test_only_a_header_follows_a_result() -> None:
    game = recorded_game(1)
    refuted([*game, game[-1]], len(game) + 1, "format")
    refuted([*game, game[5]], len(game) + 1, "format")


@pytest.mark.parametrize("words", ["", "[", "[]", "7", "null"])
def test_every_line_is_a_json_object(words: str) -> None:
    with pytest.raises(Disagreement, match=r"line 1: .*format"):
        referee([words])


def test_an_empty_transcript_is_no_game() -> None:
    with pytest.raises(Disagreement, match=r"line 1: .*format: expected a whole game"):
        referee([])


def spoil_somewhere(value: Any, dice: random.Random) -> Any:
    """Change exactly one thing in a state, wherever it is."""
    if isinstance(value, dict):
        key = dice.choice([key for key in value if value[key] != [] or dice.random() < 0.5])
        return {**value, key: spoil_somewhere(value[key], dice)}
    if isinstance(value, list):
        what = dice.randrange(3)
        place = dice.randrange(len(value)) if value else 0
        if what == 0 and value:
            return value[:place] + value[place + 1 :]
        if what == 1 and value:
            return [*value[:place], spoil_somewhere(value[place], dice), *value[place + 1 :]]
        return [*value, value[place] if value else "3"]
    if isinstance(value, int):
        return dice.choice([value + 1, value - 1, str(value), None])
    return dice.choice([word for word in ["0", "3+1", "boss", "dog", 2, []] if word != value])


@pytest.mark.parametrize("seed", range(120))
def test_no_state_can_be_changed_unnoticed(seed: int) -> None:
    dice = random.Random(seed)
    game = deepcopy(dice.choice(library()[:20]))
    place = dice.randrange(len(game) - 1)
    game[place]["state"] = spoil_somewhere(game[place]["state"], dice)
    with pytest.raises(Disagreement, match=r"^line \d+: .*expected .*found "):
        judge(game)
