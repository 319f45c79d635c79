"""Whole games on the screen, by keyboard and by mouse, and what people do beside playing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.widgets import OptionList

from getaway.places.local import LocalTable, Wanted, deal
from getaway.terminal.screens import Reading, Talk, WhyNot
from tests.games.alcatraz.talking import ledger_of
from tests.terminal.screen import QUIET, local, offer_by_bo, seated

BOTH = pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])


async def test_a_whole_game_of_art_robbery_by_keyboard(own_folder: Path) -> None:
    async with seated(local("art-robbery")) as person:
        while not person.is_over:
            await person.until_asked()
            if not person.is_over:
                await person.type_number(len(person.labels))
        await person.until_seen("play another game")
        # Whoever wins stands on the smallest screen, however much was reckoned before.
        assert re.search(r" (You win!|\w+ wins\.|.*share the win.*\.|.*the police win\.)  ", person.text)
        assert re.search(r" \w+ \d+ · \w+ \d+ · \w+ \d+ ", person.text)
        assert person.log.count(" points: ") == 3
        await person.press("1")
    assert person.app.return_value == "again"
    assert list((own_folder / "saved").iterdir()) == []


async def test_a_whole_game_of_alcatraz_by_keyboard(own_folder: Path) -> None:
    """Whoever only ends turns and votes gets to the 21st guard, or is carried along by the others."""
    async with seated(local("alcatraz")) as person:
        while not person.is_over:
            await person.until_asked()
            if not person.is_over:
                await person.type_number(len(person.labels))
        await person.until_seen("play another game")
        await person.press("2")
    assert person.app.return_value is None
    assert list((own_folder / "saved").iterdir()) == []


@BOTH
async def test_a_whole_game_by_mouse(game: str) -> None:
    place = local(game, steps=150 if game == "alcatraz" else 0)
    async with seated(place) as person:
        while not person.is_over:
            await person.until_asked()
            if not person.is_over:
                await person.click_choice(len(person.labels))
        await person.until_seen("play another game")
        assert place.table.ended
        await person.click_on("leave the table")
    assert person.app.return_value is None


async def test_a_card_in_the_hand_can_be_clicked() -> None:
    async with seated(local("art-robbery", steps=12)) as person:
        await person.until_asked()
        assert person.app.player.prompt.question == "Which card do you play?"
        hand = await person.until_seen("Your hand: [")
        card = hand.partition("[")[2].partition("]")[0]
        before = person.app.player.place.table.n  # type: ignore[attr-defined]
        await person.click_on("Your hand: [", len("Your hand: ["))
        await person.until(lambda: person.app.player.place.table.n > before)  # type: ignore[attr-defined]
        await person.until_told(f"You play a {card}" if card.isdigit() else "You play")


async def test_a_room_tells_about_itself_when_it_is_clicked() -> None:
    async with seated(local("alcatraz", steps=40)) as person:
        await person.until_asked()
        await person.click_on("Laundry")
        assert isinstance(person.app.screen, Reading)
        await person.until_seen("Guards: ")
        await person.press("escape")
        assert not isinstance(person.app.screen, Reading)


async def test_numbers_of_two_digits_wait_for_the_second_or_for_enter() -> None:
    place = local("alcatraz", steps=40)
    async with seated(place) as person:
        await person.until_asked()
        n = place.table.n
        while len(person.labels) < 10:
            await person.type_number(1)
            await person.until_asked()
            n = place.table.n
        await person.press("1")
        assert (person.app.choices.typed, place.table.n) == ("1", n)
        await person.press("enter")
        await person.until(lambda: place.table.n > n)


@BOTH
async def test_a_number_that_is_no_choice_is_answered(game: str) -> None:
    async with seated(local(game, steps=30)) as person:
        await person.until_asked()
        last = len(person.labels)
        await person.press("0")
        assert f"! “0” isn’t on the list. Type a number from 1 to {last}." in person.log


@BOTH
async def test_a_hint_gives_reasons_and_shows_the_choice(game: str) -> None:
    async with seated(local(game, steps=30)) as person:
        await person.until_asked()
        await person.press("h")
        await person.until_told("? Best: ")
        advised = person.log.rpartition("? Best: ")[2].partition("\n")[0]
        listed = person.app.screen.query_one("#choices", OptionList)
        assert listed.highlighted is not None
        # The hint says the whole deed, and begins with what the choice is called.
        assert advised.startswith(person.labels[listed.highlighted])


@BOTH
async def test_why_not_names_the_rule_and_changes_nothing(game: str) -> None:
    place = local(game, steps=30)
    async with seated(place) as person:
        await person.until_asked()
        n, choices = place.table.n, person.labels
        await person.press("w")
        assert isinstance(person.app.screen, WhyNot)
        typed = {"art-robbery": "rob Bo", "alcatraz": "frame-up"}[game]
        await person.press(*typed.replace(" ", "_").replace("_", " "))
        await person.press("enter")
        rule = {"art-robbery": "AR-", "alcatraz": "AL-22"}[game]
        await person.until(lambda: f"({rule}" in person.text)
        await person.until_seen(f"{rule}")
        await person.press("escape")
        assert (place.table.n, person.labels) == (n, choices)


async def test_why_not_has_an_answer_to_nonsense() -> None:
    async with seated(local("art-robbery", steps=12)) as person:
        await person.until_asked()
        await person.press("w", *"xyzzy", "enter")
        await person.until_seen("There’s nothing like that in this game.")


async def test_undo_goes_back_to_the_question_before() -> None:
    place = local("alcatraz", steps=40)
    async with seated(place) as person:
        await person.until_asked()
        before = person.labels
        moves = next(number for number, label in enumerate(before, 1) if label.startswith("go to"))
        await person.type_number(moves)
        await person.until(lambda: person.app.player.view is not None and person.app.player.view.undo)
        await person.press("u")
        await person.until_told("You take back the last move.")
        await person.until_asked()
        assert person.labels == before


async def test_a_key_that_does_nothing_now_does_nothing() -> None:
    place = local("art-robbery", steps=12)
    async with seated(place) as person:
        await person.until_asked()
        n = place.table.n
        assert person.app.player.view is not None
        assert not person.app.player.view.undo
        await person.press("u", "t")
        assert place.table.n == n
        assert len(person.app.screen_stack) == 1


async def test_the_keys_at_the_foot_can_be_clicked() -> None:
    async with seated(local("art-robbery", steps=12)) as person:
        await person.until_asked()
        await person.click_on("r Rules", 2)
        await person.until(lambda: isinstance(person.app.screen, Reading))
        await person.until_seen("AR-8")


async def test_people_talk_with_bots_before_a_vote() -> None:
    place = local("alcatraz", steps=40, talk=True)
    async with seated(place) as person:
        await person.until_asked()
        await person.press("t")
        assert isinstance(person.app.screen, Talk)
        await person.click_on("make an offer, a promise or a request")
        await person.click_on("offer to Bo: we both vote for Cleo")
        await person.until_told("Ann: (1) My offer to Bo:")
        assert ledger_of(place.table).statements[0].statement.to == (1,)


async def test_an_offer_can_be_accepted() -> None:
    place = local("alcatraz", steps=40, talk=True)
    async with seated(place) as person:
        await person.until_asked()
        number = offer_by_bo(place)
        await person.until(lambda: f"accept offer {number + 1} by Bo" in person.labels)
        await person.type_number(person.labels.index(f"accept offer {number + 1} by Bo") + 1)
        await person.until_told(f"Deal! Offer {number + 1} accepted.")
        assert {promise.who for promise in ledger_of(place.table).promises} == {0, 1}
        await person.type_number(person.labels.index("call the vote") + 1)
        await person.until_told("You call the vote.")


async def test_bots_that_are_not_warm_yet_answer_all_the_same_and_say_so() -> None:
    table, saved = deal(Wanted("art-robbery", 2, "expert", "Ann", 3, {}))
    place = LocalTable(table, saved, bot_pause=0.0, settings=QUIET)
    async with seated(place) as person:
        await person.until_seen("⧗ strong bots warming up")
        await person.until_asked()
        n = place.table.n
        await person.type_number(1)
        while person.app.player.view is not None and "Bo plays" not in person.log:
            await person.until_asked()
            await person.type_number(1)
        assert place.table.n > n


@BOTH
async def test_the_board_follows_the_size_of_the_window(game: str) -> None:
    async with seated(local(game, steps=30)) as person:
        await person.until_asked()
        for size in ((120, 40), (200, 60), (81, 25), (80, 24)):
            await person.resize(*size)
            await person.until(lambda: len(person.strips) == size[1])  # noqa: B023 (waited for at once)
            await person.until(lambda: "h Hint " in person.strips[-1].text)
            await person.until_seen(person.labels[0])


async def test_a_window_that_is_too_small_says_so_and_recovers() -> None:
    async with seated(local("alcatraz", steps=30), size=(60, 12)) as person:
        await person.until_asked()
        await person.until_seen("This window has 60 × 12 characters; the table needs 80 × 24.")
        await person.resize(10, 3)
        await person.resize(80, 24)
        await person.until_seen(person.labels[0])
        assert "characters" not in person.text


async def test_without_colour_there_is_none_and_the_cursor_is_still_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with seated(local("alcatraz", steps=30)) as person:
        await person.until_asked()
        await person.until_seen(person.labels[0])
        filters = [one for one in person.app._filters if one.enabled]
        segments = [
            segment
            for strip in person.strips
            for segment in strip.apply_filter(filters[-1], person.app.screen.background_colors[1])
        ]
        colours = {s.style.color for s in segments if s.style} | {
            s.style.bgcolor for s in segments if s.style
        }
        assert {colour.name for colour in colours if colour is not None} <= {"default"}
        chosen = [s for s in segments if person.labels[0] in s.text]
        assert chosen
        assert all(s.style is not None and s.style.underline for s in chosen)


@pytest.mark.parametrize("lang", ["en", "de", "es", "cs", "ru"])
@BOTH
async def test_every_language_has_a_word_for_everything(game: str, lang: str) -> None:
    async with seated(local(game, steps=30), lang) as person:
        await person.until_asked()
        assert person.app.words.text("app-quit") in await person.until_seen(
            person.app.words.text("app-rules")
        )
        for key, screen in (("r", Reading), ("i", Reading), ("w", WhyNot)):
            await person.press(key)
            assert isinstance(person.app.screen, screen)
            await person.press("escape")
        await person.resize(40, 10)
        await person.until_seen("80 × 24")


async def test_a_number_typed_while_something_is_read_chooses_nothing() -> None:
    place = local("art-robbery", steps=12)
    async with seated(place) as person:
        await person.until_asked()
        n = place.table.n
        await person.press("i")
        await person.press("1")
        await person.press("escape")
        assert place.table.n == n
        assert person.app.player.is_asked
