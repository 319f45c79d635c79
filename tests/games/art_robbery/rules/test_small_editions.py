"""Editions with fewer raids, tokens and cards, for whoever computes."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import UNSET

from getaway.games.art_robbery.game import GAME, draws, stake
from getaway.games.art_robbery.rules.edition import SMALL, read_edition
from getaway.games.art_robbery.rules.invariants import BROKEN, violated
from getaway.games.art_robbery.rules.state import ABSENT, BOX, MIDDLE, PLACES, PLAY_CARD, TAKE, THIEF
from getaway.games.art_robbery.shown.view import view as view_of
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import load
from getaway.kernel.errors import BadFile, BadInput
from getaway.words import Words
from tests.citing import rule

TINY = SMALL["tiny"].read_text()
FEW = """
small = true
hand = 3
deck = { 0 = 2, 2 = 3, boss = 2, dog = 1, thief = 3 }
[[raid]]
tokens = [{ value = 2 }, { value = 0, alibis = 1 }, { value = "boss" }]
[[raid]]
tokens = [{ value = 5 }]
"""


@pytest.fixture
def few(tmp_path: Path) -> Path:
    """Two raids, one of three tokens and one of a single token without a Boss."""
    path = tmp_path / "few.toml"
    path.write_text(FEW)
    return path


@pytest.mark.parametrize("small", [*SMALL, "few"])
@pytest.mark.parametrize("stealing", ["must", "may"])
def test_a_small_edition_is_the_same_on_both_engines_and_breaks_no_invariant(
    small: str, stealing: str, few: Path
) -> None:
    edition = few if small == "few" else small
    plain, fast = load(GAME, edition=edition), load(GAME, edition=edition, compiled=True)
    options: dict[str, str | int] = {"stealing": stealing, "greedy": stealing, "stall": 2, "stacks": "own"}
    here, there = plain.deal(2, 5, 60, options), fast.deal(2, 5, 60, options)
    assert plain.play_checked(here, 0, 60) == fast.play_checked(there, 0, 60) > 0
    assert all(here[i] == fast.plain(there, i) for i in range(60))


@rule("AR-7", "AR-22")
def test_a_small_edition_has_the_raids_tokens_and_cards_of_its_file(few: Path) -> None:
    engine = load(GAME, edition=few)
    states = engine.deal(2, 1)
    s = states[0]
    view = view_of(s, 0)
    assert (view.raids, sorted(view.middle), view.draw) == (2, ["0+1", "2", "boss"], 11 - 2 * 3)
    assert [seat.cards for seat in view.seats] == [3, 3]
    assert view.box == []
    raids = {1}
    while s.mover != NOBODY:
        engine.apply(states, 0, engine.legal(states)[-1])
        raids.add(view_of(s, NOBODY).raid)
    assert raids == {1, 2}
    assert all(owner == BOX for owner, token in zip(s.owner, s.tokens, strict=True) if token == ABSENT)


def test_the_whole_box_has_four_raids_without_saying_so() -> None:
    engine = load(GAME)
    assert view_of(engine.deal(2, 1)[0], 0).raids is UNSET


@rule("AR-5")
def test_an_edition_is_for_as_many_players_as_it_has_cards_for(few: Path) -> None:
    engine = load(GAME, edition=few)
    assert len(engine.deal(3, 1)) == 1
    with pytest.raises(BadInput, match="This edition of art-robbery is for at most 3 players, not 4"):
        engine.deal(4, 1)


@rule("AR-2")
def test_a_token_that_is_not_there_cannot_be_taken_and_the_refusal_says_so(few: Path) -> None:
    engine = load(GAME, edition=few)
    states = engine.deal(2, 1, options={"greedy": "may"})
    s = states[0]
    assert s.phase == PLAY_CARD
    s.deck[s.hands[s.mover][0]] -= 1
    s.deck[THIEF] += 1
    s.hands[s.mover][0] = THIEF
    engine.apply(states, 0, THIEF)
    offered = [action for action in engine.legal(states) if TAKE <= action < TAKE + PLACES]
    assert [s.owner[action - TAKE] for action in offered] == [MIDDLE] * 3
    refusal = engine.game.why_not(s, s.mover, TAKE)
    assert refusal is not None
    said = Words(engine.game, "en", ("Ann", "Bo")).say(refusal.reason)
    assert (refusal.rule, said) == ("AR-2", "That token isn’t in this edition.")


def test_a_token_that_is_not_there_lies_in_the_box_or_something_is_wrong(few: Path) -> None:
    engine = load(GAME, edition=few)
    s = engine.deal(2, 1)[0]
    assert violated(s) == 0
    s.owner[0] = 1
    assert BROKEN[violated(s)] == "every token has one right place"


def test_what_is_observed_stays_within_its_bounds(few: Path) -> None:
    engine = load(GAME, edition=few)
    states = engine.deal(2, 1)
    while states[0].mover != NOBODY:
        assert min(engine.observe(states, 0, states[0].mover)) >= 0
        engine.apply(states, 0, engine.legal(states)[0])


@pytest.mark.parametrize("level", ["easy", "medium", "hard@30"])
@pytest.mark.parametrize("small", list(SMALL))
def test_bots_play_small_editions(small: str, level: str) -> None:
    from getaway.bots import find, show

    engine = load(GAME, edition=small, compiled=True)
    plain = load(GAME, edition=small)
    bot = find(level)
    states = plain.deal(2, 3)
    for turn in range(12):
        if states[0].mover == NOBODY:
            break
        situation = show(engine, states[0], states[0].mover, turn, ())
        plain.apply(states, 0, bot.choose(situation))


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("small = true", "small = 1", "small is 1; it needs true or false."),
        ("small = true\n", "", "the file has the key 'hand'; it knows name, raid."),
        ("small = true\nhand = 2", "small = false", "the file has the key 'small'; it knows name, raid."),
        ("hand = 2", "hand = 6", "hand is 6; it needs 1 to 5."),
        ("hand = 2", "hand = true", "hand is True; it needs 1 to 5."),
        ("hand = 2", "hand = 3", "the deck has 6 cards; two hands and a card to draw need 7."),
        ("deck = { 4 = 2, 5 = 2, dog = 1, thief = 1 }", "deck = 9", "deck is 9; it needs a table such as"),
        ("dog = 1", "cat = 1", "deck has the key 'cat'; it knows 0, 1, 2, 3, 4, 5, boss, dog, thief."),
        ("dog = 1", "dog = 10", "deck has dog = 10; it needs 0 to 9."),
        ("dog = 1", "dog = 1.5", "deck has dog = 1.5; it needs 0 to 9."),
        ("[[raid]]", "[raid]", "there are 0 tables [[raid]]; a small edition has 1 to 4."),
        (
            "tokens = [\n    { value = 4, alibis = 1 },\n    { value = 5 },\n]",
            "",
            "raid 1 has 0 tokens; in a small edition it needs 1 to 9.",
        ),
        (
            "{ value = 5 },",
            '{ value = "boss" },' * 2,
            "raid 1 has 2 Bosses among its tokens; it needs at most 1.",
        ),
        (
            "{ value = 5 },",
            "{ value = 5 }," * 8,
            "raid 1 has 9 tokens and no Boss: take one out, or make one the Boss.",
        ),
        ("{ value = 5 },", "{ value = 5 }," * 9, "raid 1 has 10 tokens; in a small edition it needs 1 to 9."),
    ],
)
def test_a_wrong_small_edition_gets_an_error_that_names_the_place(
    old: str, new: str, wrong: str, tmp_path: Path
) -> None:
    assert old in TINY
    path = tmp_path / "mine.toml"
    path.write_text(TINY.replace(old, new))
    with pytest.raises(BadFile) as error:
        read_edition(path)
    assert wrong in str(error.value)


def test_a_small_edition_is_never_called_standard(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TINY.replace('"tiny"', '"standard"'))
    assert read_edition(path).name == "own"


@pytest.mark.parametrize("small", list(SMALL))
def test_the_small_editions_are_called_like_their_files_and_are_found_by_name(small: str) -> None:
    assert read_edition(GAME.edition_file(small)).name == small
    assert GAME.edition_path(small) == str(SMALL[small].resolve())
    assert (GAME.edition_file(None), GAME.edition_path(None)) == (None, None)


@rule("AR-26")
@pytest.mark.parametrize("stall", [1, 2, 4])
def test_no_game_of_a_small_edition_is_longer_than_it_says(stall: int, few: Path) -> None:
    editions: list[Path | str] = [few, *SMALL]
    for edition in editions:
        engine = load(GAME, edition=edition)
        states = engine.deal(2, 1, 40, {"stall": stall, "stealing": "may", "greedy": "may"})
        bound = GAME.longest(states[0]) if GAME.longest else None
        assert bound is not None
        for i in range(40):
            assert engine.play_random(states, i, i + 1) <= bound


@rule("AR-5", "AR-6", "AR-8")
def test_as_many_cards_are_drawn_as_the_hands_hold_and_the_lot() -> None:
    tiny = load(GAME, edition="tiny").deal(2, 1)[0]
    assert draws(tiny) == (5, 1)
    assert draws(load(GAME).deal(4, 1)[0]) == (21, 1)


@rule("AR-23", "AR-25")
def test_two_players_play_for_one_win() -> None:
    engine = load(GAME)
    assert stake(engine.deal(2, 1)[0]) == 1
    assert stake(engine.deal(3, 1)[0]) is None
