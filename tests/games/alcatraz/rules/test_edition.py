"""The cards and items of an edition, and what is wrong with a file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from getaway.games.alcatraz.game import GAME
from getaway.games.alcatraz.rules.edition import STANDARD, read_edition
from getaway.games.alcatraz.rules.state import GOLD, NO_TASK, ROOM_NAMES, SILVER
from getaway.kernel.engine import load
from getaway.kernel.errors import BadFile
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, Scene

TEXT = STANDARD.read_text()
FIRST = 'id = "A1"\nelement = "A"\nprisoners = 1\nguards = 2\nitems = ["key", "shiv"]\n'
SNITCH = 'id = "snitch"\ncopies = 2\neffect = "gather_guards"\nguards = 2\n'
ROOMS_TABLE = TEXT[TEXT.index("[room_items]") : TEXT.index("# Tasks.")]


@rule("AL-4")
def test_the_standard_edition_has_five_tasks_for_each_element() -> None:
    edition = read_edition(None)
    assert edition.name == "standard"
    assert edition.warnings == ()
    assert Counter(task.element for task in edition.tasks) == Counter("ABCDEF" * 5)
    assert all(task.prisoners in (1, 2) and task.guards in (1, 2) for task in edition.tasks)
    assert edition.tasks[3] == ("A4", "A", 2, 2, ("jacket", "jacket", "key"))


@rule("AL-4")
def test_the_standard_edition_has_eleven_frame_up_cards_of_eight_effects() -> None:
    edition = read_edition(None)
    assert sum(card.copies for card in edition.frame_ups) == 11
    assert [card.effect for card in edition.frame_ups] == [
        "gather_guards",
        "return_item",
        "take",
        "send_to_cell_block",
        "exhaust",
        "move_task",
        "replace_task",
        "forbid_task",
    ]
    assert edition.frame_ups[0].guards == 2


def test_the_cards_stand_in_the_state_as_in_the_file() -> None:
    state = Scene().state
    for number, task in enumerate(read_edition(None).tasks):
        assert "ABCDEF"[state.task_demands[number] >> 4] == task.element
        assert state.task_demands[number] >> 2 & 3 == task.guards
        assert (state.task_demands[number] & 3) + 1 == task.prisoners
    assert state.frame_kind == [0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7]


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    return path


def spoiled(tmp_path: Path, old: str, new: str, count: int = 1) -> Path:
    assert old in TEXT
    return written(tmp_path, TEXT.replace(old, new, count))


def refusal(path: Path) -> str:
    with pytest.raises(BadFile) as error:
        read_edition(path)
    assert str(error.value).startswith(str(path))
    return str(error.value)


@rule("AL-4")
@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('name = "standard"', "name = ", "isn't TOML: Invalid value."),
        ('name = "standard"', 'name = " "', "the name is ' '; it needs a word, such as name = \"my box\"."),
        ('name = "standard"', "name = 3", "the name is 3; it needs a word"),
        ('name = "standard"', 'nmae = "x"', "the file has the key 'nmae'; it knows name, task, frame_up,"),
        (FIRST, FIRST.replace('"A1"', '"A2"'), "2 tasks share the id 'A2'."),
        (FIRST, FIRST.replace('"A1"', '""'), "task 1 () has the id ''; it needs a word."),
        (FIRST, FIRST.replace('id = "A1"', ""), "task 1 (without an id) has the id None; it needs a word."),
        (FIRST, FIRST.replace('"A"', '"G"'), "task 1 (A1) has the element 'G'; it needs A to F."),
        (FIRST, FIRST.replace('"A"', '"AB"'), "task 1 (A1) has the element 'AB'; it needs A to F."),
        (FIRST, FIRST.replace('"A"', "1"), "task 1 (A1) has the element 1; it needs A to F."),
        (FIRST, FIRST.replace("prisoners = 1", "prisoners = 5"), "has prisoners = 5; it needs 1 to 4."),
        (FIRST, FIRST.replace("prisoners = 1", "prisoners = true"), "has prisoners = True; it needs 1 to 4."),
        (FIRST, FIRST.replace("prisoners = 1", ""), "has prisoners = None; it needs 1 to 4."),
        (FIRST, FIRST.replace("guards = 2", "guards = -1"), "has guards = -1; it needs 0 to 3."),
        (
            FIRST,
            FIRST.replace('["key", "shiv"]', '"key"'),
            "has items = 'key'; it needs a list of at most 5.",
        ),
        (FIRST, FIRST.replace('["key", "shiv"]', '["key", "key", "key", "key", "key", "key"]'), "at most 5."),
        (
            FIRST,
            FIRST.replace('"key", "shiv"', '"gun"'),
            "asks for 'gun'; it can ask for key, shiv, jacket, medicine, tool.",
        ),
        (
            FIRST,
            FIRST.replace("guards", "guard"),
            "has the key 'guard'; it knows id, element, prisoners, guards",
        ),
        (f"[[frame_up]]\n{SNITCH}", "", "the copies of all frame_up cards add up to 9; the game needs 11."),
        (SNITCH, SNITCH.replace('"snitch"', '"search"'), "2 frame_up cards share the id 'search'."),
        (SNITCH, SNITCH.replace('"snitch"', '""'), "frame_up 1 () has the id ''; it needs a word."),
        (SNITCH, SNITCH.replace("copies = 2", "copies = 0"), "(snitch) has copies = 0; it needs 1 to 11."),
        (SNITCH, SNITCH.replace("copies = 2", 'copies = "2"'), "has copies = '2'; it needs 1 to 11."),
        (
            SNITCH,
            SNITCH.replace("gather_guards", "riot"),
            "frame_up 1 (snitch) has the effect 'riot'; the game knows gather_guards, return_item, take,",
        ),
        (SNITCH, SNITCH.replace("guards = 2", "guards = 5"), "(snitch) has guards = 5; it needs 1 to 4."),
        (SNITCH, SNITCH.replace("guards = 2\n", ""), "(snitch) has guards = None; it needs 1 to 4."),
        (
            SNITCH,
            SNITCH.replace("gather_guards", "take"),
            "frame_up 1 (snitch) has guards, but only gather_guards needs them.",
        ),
        (SNITCH, f"{SNITCH}cost = 1\n", "has the key 'cost'; it knows id, copies, effect, guards."),
        (ROOMS_TABLE, "", "the table [room_items] is missing."),
        ("infirmary = [", "hospital = [", "room_items has the key 'hospital'; it knows chapel, radio_room,"),
        (
            'infirmary = ["medicine", "medicine", "medicine"]',
            "infirmary = 3",
            "room_items, infirmary is 3; it needs a list of key, shiv, jacket, medicine, tool, gun.",
        ),
        (
            'infirmary = ["medicine", "medicine", "medicine"]',
            'infirmary = ["pills"]',
            "room_items, infirmary is ['pills']; it needs a list of key,",
        ),
        (
            'infirmary = ["medicine", "medicine", "medicine"]',
            'infirmary = ["medicine"]',
            "room_items has 3 of medicine; the box has 5.",
        ),
    ],
)
def test_a_wrong_file_gets_an_error_that_names_the_place(
    old: str, new: str, wrong: str, tmp_path: Path
) -> None:
    assert wrong in refusal(spoiled(tmp_path, old, new))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "there are 0 tables [[task]]; the game needs 1 to 36."),
        ("task = 3", "task isn't a list of tables [[task]]."),
        ("task = [3]", "task 1 is 3; it needs a table [[task]]."),
    ],
)
def test_a_file_without_tables(text: str, wrong: str, tmp_path: Path) -> None:
    assert wrong in refusal(written(tmp_path, text))


def test_frame_ups_that_are_no_tables(tmp_path: Path) -> None:
    head = "frame_up = [3]\n" + TEXT[: TEXT.index("# Frame-up cards")]
    assert "frame_up 1 is 3; it needs a table [[frame_up]]." in refusal(written(tmp_path, head))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert "can't be read" in refusal(tmp_path / "none.toml")


@rule("AL-4", "AL-26")
def test_a_task_that_allows_three_guards_gets_a_warning(tmp_path: Path) -> None:
    edition = read_edition(spoiled(tmp_path, FIRST, FIRST.replace("guards = 2", "guards = 3")))
    assert len(edition.warnings) == 2
    assert edition.warnings[0].endswith(
        "task A1 allows 3 guards, but with three of them nothing gets done (AL-26)."
    )


@rule("AL-4")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            f"[[task]]\n{FIRST}",
            "",
            ["there are 29 tasks; the box has 30.", "there are 4 tasks for element A; the box has 5."],
        ),
        (
            FIRST,
            FIRST.replace('"A"', '"B"'),
            [
                "there are 4 tasks for element A; the box has 5.",
                "there are 6 tasks for element B; the box has 5.",
            ],
        ),
        (
            FIRST,
            FIRST + "[[task]]\n" + FIRST.replace("A1", "A6"),
            ["there are 31 tasks; the box has 30.", "there are 6 tasks for element A; the box has 5."],
        ),
    ],
)
def test_another_number_of_tasks_is_unusual_and_can_be_played(
    old: str, new: str, told: list[str], tmp_path: Path
) -> None:
    path = spoiled(tmp_path, old, new)
    edition = read_edition(path)
    assert list(edition.warnings[:-1]) == [f"{path}: {warning[:-1]} (AL-4)." for warning in told]
    engine = load(GAME, edition=path)
    states = engine.deal(4, 3, 2)
    assert states[0].tasks_left + sum(task != NO_TASK for task in states[0].task) == len(edition.tasks)
    assert engine.play_checked(states, 0, 2) > 0


@rule("AL-4", "AL-9", "AL-33")
def test_tasks_of_few_elements_lie_open_as_far_as_they_go(tmp_path: Path) -> None:
    cards = TEXT[TEXT.index("[[task]]") : TEXT.index("# Frame-up cards")].split("[[task]]")
    few = [card for card in cards if 'element = "A"' in card or 'element = "B"' in card]
    tasks = "".join(f"[[task]]{card}" for card in few)
    path = written(tmp_path, TEXT.replace("[[task]]".join(cards), tasks))
    edition = read_edition(path)
    assert f"{path}: there's no task for element C, so nobody can ever escape (AL-34)." in edition.warnings
    engine = load(GAME, edition=path)
    states = engine.deal(3, 1, 2)
    assert states[0].tasks_left == len(few) - 2
    assert engine.play_checked(states, 0, 2) > 0


@rule("AL-3", "AL-6")
def test_gold_sides_may_print_other_items(tmp_path: Path) -> None:
    gold = ROOMS_TABLE.replace("[room_items]", "[gold_room_items]")
    gold = gold.replace('infirmary = ["medicine", "medicine", "medicine"]', "infirmary = []")
    gold = gold.replace("infirmary", 'chapel = ["medicine", "medicine", "medicine"]\ninfirmary')
    path = spoiled(tmp_path, ROOMS_TABLE, ROOMS_TABLE + gold)
    edition = read_edition(path)
    assert "the gold sides don't have the same items as the silver ones" in edition.warnings[0]
    engine = load(GAME, edition=path)
    infirmary, chapel = ROOM_NAMES.index("infirmary"), ROOM_NAMES.index("chapel")
    silver = engine.deal(3, 1, options={"sides": "silver"})[0]
    assert (silver.items[infirmary], silver.items[chapel]) == (3 << 12, 0)
    gold_prison = engine.deal(3, 1, options={"sides": "gold"})[0]
    assert (gold_prison.items[infirmary], gold_prison.items[chapel]) == (0, 3 << 12)
    assert gold_prison.places == gold_prison.items
    states = engine.deal(4, 1, 20, options={"sides": "mixed"})
    for s in states:
        printed = 3 * (s.side[infirmary] == SILVER) + 3 * (s.side[chapel] == GOLD) + 2
        laid = sum(heap >> 12 & 15 for heap in s.items)
        # Where both would print three, the box has five all the same.
        assert (sum(heap >> 12 & 15 for heap in s.places), laid) == (printed, min(5, printed))
    assert {sum(heap >> 12 & 15 for heap in s.items) for s in states} == {2, 5}
    assert engine.play_checked(states, 0, 20) > 0


def test_only_the_programs_own_edition_is_called_standard(tmp_path: Path) -> None:
    own = read_edition(spoiled(tmp_path, FIRST, FIRST.replace("prisoners = 1", "prisoners = 4")))
    assert own.name == "own"
    assert own.warnings[-1].endswith('"standard" belongs to the program; this edition gets the name "own".')
    assert read_edition(written(tmp_path, TEXT)).name == "standard"


def test_an_edition_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    assert read_edition(spoiled(tmp_path, 'name = "standard"', "")).name == "mine"


@rule("AL-4")
def test_a_frame_up_card_comes_once_unless_it_says_more(tmp_path: Path) -> None:
    path = spoiled(tmp_path, 'id = "solitary"\ncopies = 1', 'id = "solitary"')
    assert read_edition(path).frame_ups[3].copies == 1


@rule("AL-3", "AL-31")
def test_items_may_be_printed_elsewhere_and_go_back_there(tmp_path: Path) -> None:
    odd = ROOMS_TABLE.replace('"medicine", "medicine", "medicine"', '"medicine"')
    odd = odd.replace("workshop", 'dining_hall = ["medicine"]\nradio_room = ["medicine"]\nworkshop')
    engine = load(GAME, edition=spoiled(tmp_path, ROOMS_TABLE, odd))
    scene = Scene(
        engine=engine, where={ANN: "wardens_office"}, gold=["wardens_office"], hold={ANN: ["medicine"]}
    )
    assert scene.room("infirmary")["items"] == []
    # All the known places are full: it goes to the first that is printed for it.
    scene.state.items[ROOM_NAMES.index("infirmary")] += 1 << 12
    scene.state.items[ROOM_NAMES.index("radio_room")] -= 1 << 12
    scene.do("use the room", "choose medicine")
    assert scene.room("radio_room")["items"] == ["medicine"]


@rule("AL-4")
def test_an_owners_edition_is_played_to_the_end(tmp_path: Path) -> None:
    path = spoiled(tmp_path, FIRST, FIRST.replace('["key", "shiv"]', '["key", "key", "key", "key", "key"]'))
    engine = load(GAME, edition=path)
    states = engine.deal(4, 3, 2)
    assert engine.play_checked(states, 0, 2) > 0
