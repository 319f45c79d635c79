"""A place in plain lines: whole games, equal prints for equal lines, and the stupid things people type."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from getaway.games import load
from getaway.kernel.sentence import sentence_of
from getaway.places.local import LocalTable, Wanted, deal, next_game, sit_down, unhurried
from getaway.words import LANGUAGES, Words, bot_names
from tests.contract.tables import EVERY_VALUE
from tests.terminal.screen import local
from tests.terminal.typist import Typist, ones, through_a_pipe

ENGINE = load("art-robbery")
PLAYERS = dict(zip(LANGUAGES, (2, 3, 4, 5, 3), strict=True))
SEED = 15


async def typed(*lines: str, seed: int = SEED, **wanted: Any) -> str:
    """What these lines print at a table of Art Robbery."""
    return (await through_a_pipe(local("art-robbery", seed=seed, **wanted), lines))[1]


@pytest.mark.parametrize("lang", list(LANGUAGES))
async def test_a_whole_game_of_art_robbery_in_every_language(lang: str, own_folder: Path) -> None:
    place = local("art-robbery", players=PLAYERS[lang], seed=SEED, stealing="may", stacks="open")
    play, printed = await through_a_pipe(place, ones(), lang)
    assert play.player.is_over
    assert play.result is None
    again = f"getaway play art-robbery --players {PLAYERS[lang]} --seed {SEED}"
    assert again in play.player.farewell()
    assert play.words.text("app-again") in printed
    assert list((own_folder / "saved").iterdir()) == []


@pytest.mark.parametrize(("lang", "players"), [("en", 3), ("ru", 4)])
async def test_a_whole_game_of_alcatraz(lang: str, players: int) -> None:
    play, printed = await through_a_pipe(local("alcatraz", players=players, sides="mixed"), ones(), lang)
    assert play.player.is_over
    assert play.words.text("app-call") in printed
    # Nobody is asked about what the bots say before they have said all.
    questions = printed.split(f"{play.words.text('choice')}: ")
    assert not [text for text in questions if text.count(play.words.text("app-talk-time")) > 1]


@pytest.mark.parametrize(("game", "options"), EVERY_VALUE)
async def test_a_whole_game_with_every_value_of_every_option(game: str, options: dict[str, Any]) -> None:
    play, _ = await through_a_pipe(local(game, players=3, **options), ones())
    assert play.player.is_over


async def test_the_same_lines_to_the_same_seed_print_the_same() -> None:
    first = await typed(*"11111h1")
    assert await typed(*"11111h1") == first
    assert await typed(*"11111h1", seed=SEED + 1) != first


async def test_the_same_lines_print_the_same_where_bots_talk_and_vote() -> None:
    lines = ["1", "t", "1", "1", "0", "0", "2", *"11111"]

    async def printed() -> str:
        place = local("alcatraz", bot="easy", steps=40, talk=True)
        return (await through_a_pipe(place, lines))[1]

    assert await printed() == await printed()


async def test_bots_that_search_print_the_same_too_where_nobody_waits_for_them() -> None:
    """By their simulations alone; on the plain rules, which are there at once."""

    async def printed() -> str:
        table, saved = deal(Wanted("art-robbery", 2, "hard", "Ann", 3, {}))
        place = LocalTable(table, saved, bot_pause=0.0, settings=unhurried("art-robbery", compiled=False))
        return (await through_a_pipe(place, "111"))[1]

    first = await printed()
    assert first == await printed()
    assert "Bo plays" in first
    assert "⧗ strong bots warming up" in first


async def test_without_hurry_a_game_begins_when_its_bots_are_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that get ready in the middle of a game would change it."""
    waited = []
    place = sit_down(Wanted("art-robbery", 2, "random", "Ann", 3, {}), hurry=False)
    dealt = place.table.n

    async def warmed() -> None:
        waited.append(place.table.n)

    monkeypatch.setattr(place.pool, "warmed", warmed)
    await through_a_pipe(place, ["q"])
    assert waited == [dealt]
    assert place.bot_pause == 0.0
    hurried = sit_down(Wanted("art-robbery", 2, "random", "Ann", 3, {}))
    await hurried.close()
    assert hurried.bot_pause > 0.0


async def test_the_same_seed_is_the_same_game_whatever_draws_it() -> None:
    """Deal, draws and bots: whoever always takes the first choice is told the same."""
    printed = await typed(*["1"] * 200)
    lines = [line[2:] for line in printed.splitlines() if re.fullmatch(r"  [A-Z].*\.", line)]
    place, words = local("art-robbery", seed=SEED), Words(ENGINE.game, "en", ["Ann", *bot_names("en")], 0)
    told: list[str] = []
    news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    await place.open(news.put_nowait)
    while not place.table.ended:
        message = await news.get()
        for event in message.get("events", ()):
            told += [words.say(sentence_of(one)) for one in event["told"]]
        if message.get("asks"):
            first = message["view"]["choices"][0]["action"]
            await place.send("act", ask=message["asks"]["0"], action=first)
    await place.close()
    assert len(told) > 50
    assert lines[: len(told)] == told


async def test_leaving_saves_the_game_and_says_how_to_go_on(own_folder: Path) -> None:
    play, printed = await through_a_pipe(local("art-robbery"), ["1", "q", "1"])
    assert printed.endswith("Your choice: q\n")
    assert play.player.farewell() == "Game saved. To pick it up again: getaway play art-robbery --resume"
    assert len(list((own_folder / "saved").iterdir())) == 1


async def test_the_end_of_the_input_is_leaving(own_folder: Path) -> None:
    printed = await typed("1")
    assert printed.endswith("Your choice: \nThe input ended, so you slip away from the table.\n")
    assert printed.count("Your choice: ") == 2
    assert len(list((own_folder / "saved").iterdir())) == 1


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "“0” isn’t on the list. Type a number from 1 to 4."),
        ("²", "“²” isn’t on the list"),
        ("-1", "“-1” isn’t on the list"),
        ("9" * 5000, f"“{'9' * 40}…” isn’t on the list"),
        ("rob the bank", "“rob the bank” isn’t on the list"),
        ("[bold]", "“[bold]” isn’t on the list"),
        ("\x1b[2J", "Your choice: ?[2J\n"),
        ("Gu", "“Gu” isn’t on the list"),
        ("5", "“5” isn’t on the list"),
        ("ay 5", "“ay 5” isn’t on the list"),
        ("uard dog", "“uard dog” isn’t on the list"),
        ("guard dog", "You don’t have that card: Guard dog. (AR-8)\n  AR-8 The turn."),
        ("play", "“play” isn’t on the list"),
        ("rob Bo", "Play a card first. (AR-8)"),
        ("h", "? Best: "),
        ("р", "? Best: "),
        ("h now", "“h now” isn’t on the list"),
        ("u", "! Too late to undo"),
        ("t", "! Talk: not at the moment."),
        ("p", "! Pause: not at the moment."),
        ("i", f"Seed {SEED}\n"),
        ("i cellar", f"Seed {SEED}\n"),
        ("?", "An empty line shows the table and the question again"),
        ("r 12", "AR-12 Stealing."),
        ("R ar-13", "AR-13 The 5 is not the Boss."),
        ("r 99", "There’s no rule 99. Rules are numbered like AR-7."),
        ("r", "AR-26 When a raid drags on."),
        ("w xyzzy", "! There’s nothing like that in this game."),
        ("w guard dog", "You don’t have that card: Guard dog. (AR-8)\n  AR-8 The turn."),
    ],
)
async def test_whatever_is_typed_gets_an_answer_and_the_question_stays(line: str, answer: str) -> None:
    printed = await typed(line, "q")
    assert answer in printed
    assert printed.count("Your choice: ") == 2
    assert printed.count("Which card do you play?") == 1


async def test_an_empty_line_shows_the_table_and_the_question_again() -> None:
    printed = await typed("", "q")
    asked = printed.partition("The game begins.\n")[2].split("Your choice: ")
    # A tip of the coach is a line of the log, and comes once.
    asked[0] = re.sub(r"(?m)^  \? .*\n", "", asked[0])
    assert asked == [asked[0], f"\n{asked[0]}", "q\n"]
    assert "Your hand: " in asked[0]


async def test_why_not_lists_what_a_part_fits_and_is_answered_by_its_number() -> None:
    printed = await typed("w", "rob", "2", "q")
    assert "play a 3\n" in printed.partition("Your choice: w\n")[2]
    assert "  1  rob Ann\n  2  rob Bo\n  3  rob Cleo\n  0  Back\n" in printed
    assert "! Play a card first. (AR-8)\n  AR-8 The turn." in printed
    assert printed.count("Which card do you play?") == 2


async def test_a_question_beside_that_of_the_game_is_left_by_0_or_by_any_key() -> None:
    printed = await typed("w", "77", "", "0", "w", "r 12", "1", "q")
    assert "“77” isn’t on the list" in printed
    assert printed.count("  0  Back") == 3
    assert printed.count("Your hand: 0  1  2  5  5") == 1
    # After the key a number is again a choice of the game.
    assert "You play a 0." in printed


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
async def test_a_hint_names_a_choice_that_there_is_with_at_most_two_reasons(game: str, lang: str) -> None:
    play, printed = await through_a_pipe(local(game, seed=SEED), ["h", "q"], lang)
    words = play.words
    before, hint, _ = printed.split(f"{words.text('choice')}: ")
    labels = [line.split(maxsplit=1)[1] for line in before.splitlines() if re.match(r"  \d+  ", line)]
    lines = hint.splitlines()[2:]
    # It says the whole deed, and begins with what the choice is called.
    best = lines.pop(0)
    assert [label for label in labels if best.startswith(f"  ? {words.text('explain-choice', action=label)}")]
    others = {f"  ? {words.text('explain-runner-up', instead=label)}" for label in labels}
    assert len(others & set(lines)) == 1
    aims = (words.text("aim-points" if game == "art-robbery" else "aim-cash").partition(":")[0], "Then")
    reasons = [
        line for line in lines if line not in others and not line.startswith(tuple(f"  ? {a}" for a in aims))
    ]
    assert len(reasons) <= 2


async def test_a_hint_changes_nothing_in_the_game() -> None:
    plain, hinted = await typed(*["1"] * 8), await typed("h", *["1"] * 8)
    assert plain.split("Your choice: ")[1:] == hinted.split("Your choice: ")[2:]


async def test_a_choice_can_be_typed_by_its_name() -> None:
    assert "You play a 5." in await typed("PLAY A 5", "q")


async def test_a_digit_is_the_number_of_a_choice_and_not_a_card() -> None:
    printed = await typed("4", "q")
    assert "  4  play a 5" in printed
    assert "You play a 5." in printed


async def test_a_person_sees_nobody_elses_cards() -> None:
    drawn = [line for line in (await typed(*["1"] * 12)).splitlines() if line.startswith("  Bo draws")]
    assert drawn
    assert set(drawn) == {"  Bo draws a card."}


async def test_an_action_is_taken_back_in_lines_too() -> None:
    place = local("alcatraz", steps=40)
    typist = Typist(place)
    before = await typist.until("Your choice: ")
    move = next(line for line in before.splitlines() if "  go to the " in line)
    await typist.choose(move.split(maxsplit=1)[1])
    await typist.until("Your choice: ")
    await typist.type("u")
    await typist.until("You take back the last move.")
    assert move in await typist.until("Your choice: ")
    await typist.type("q")
    await typist.leaves()


async def test_a_room_tells_all_about_itself() -> None:
    place = local("alcatraz", steps=40)
    _, printed = await through_a_pipe(place, ["i laundry", "q"])
    assert re.search(r"Your choice: i laundry\n.+\nGuards: \d", printed)


async def test_numbers_that_are_left_over_begin_no_other_game() -> None:
    play, printed = await through_a_pipe(local("art-robbery", seed=SEED), ones())
    assert play.result is None
    assert printed.endswith("  ·  play another game\n  ·  leave the table\nYour choice: 1\n")


async def test_another_game_is_asked_for_by_its_name_and_has_the_next_seed() -> None:
    place = local("art-robbery", seed=SEED)

    def lines() -> Any:
        while not place.table.ended:
            yield "1"
        yield "what?"
        yield "play another game"

    play, printed = await through_a_pipe(place, lines())
    assert play.result == "again"
    assert "“what?” isn’t on the list" in printed
    options, names = place.table.made.options, ["Bo", "Cleo"]
    assert next_game(place) == Wanted(
        "art-robbery", 3, "random", "Ann", SEED + 1, options, "", "standard", None, names
    )


async def test_a_person_is_told_who_thinks_and_news_come_at_once() -> None:
    place = local("art-robbery", seed=SEED)
    place.bot_pause = 3600.0
    typist = Typist(place)
    await typist.until("Your choice: ")
    await typist.type("1")
    await typist.until("You draw")
    await typist.type("1")
    await typist.until("! Bo is thinking…")
    await typist.type("")
    await typist.type("h")
    await typist.until("! Only the player to move can get a hint.")
    await typist.type("w")
    await typist.until("! Why not?: not at the moment.")
    await typist.type(None)
    await typist.until("The input ended, so you slip away from the table.\n")
    assert await typist.leaves() is None


async def test_nobody_answers_a_question_that_they_have_not_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever types the same twice plays one card, not a second one from a hand that was not shown yet."""
    place = local("art-robbery", players=2, seed=SEED)
    shown = asyncio.Event()
    shown.set()

    async def settle() -> None:
        await shown.wait()

    monkeypatch.setattr(place, "settle", settle)
    typist = Typist(place)
    first = await typist.until_asked()
    shown.clear()
    await typist.type("1")
    await typist.until_so(lambda: typist.play.player.question_asked not in (None, first))
    await typist.type("1")
    await typist.until("! 1: not at the moment.")
    shown.set()
    await typist.until_asked()
    assert typist.printed.count("  You play ") == 1
    await typist.type("1")
    await typist.until_so(lambda: typist.printed.count("  You play ") == 2)
    await typist.type("q")
    await typist.leaves()
