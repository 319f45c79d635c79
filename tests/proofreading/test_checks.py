"""The proofreader finds what it is there for, and nothing in our own catalogues."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from getaway.cli import app
from getaway.kernel.errors import BadFile, BadInput
from getaway.proofreading.catalogues import PAGE, catalogues, folders
from getaway.proofreading.checks import proofread
from getaway.proofreading.glossary import read_glossary
from getaway.proofreading.one_folder import put_in_place, read_folder, write_new
from getaway.words import LANGUAGES

ENGLISH = """
hello = Hello there, { $name }
raids = { $raids ->
    [one] { $raids } raid
   *[other] { $raids } raids
}
rule = A rule
    .text = It is not allowed
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH.replace("is not", "isn’t"), encoding="utf-8")
    return tmp_path


def found(folder: Path, lang: str, text: str) -> list[str]:
    path = folder / f"{lang}.ftl"
    path.write_text(text, encoding="utf-8")
    return [f"{finding.message}: {finding.wrong}" for finding in proofread(path)]


CZECH = """
hello = Ahoj, { $name }
raids = { $raids ->
    [one] { $raids } loupež
    [few] { $raids } loupeže
   *[other] { $raids } loupeží
}
rule = Pravidlo
    .text = To se nesmí
"""


@pytest.mark.parametrize("path", catalogues(), ids=lambda path: "/".join(path.parts[-3:]))
def test_our_own_catalogues_have_no_findings(path: Path) -> None:
    assert [str(finding) for finding in proofread(path)] == []


def test_a_language_that_says_the_same_has_no_findings(folder: Path) -> None:
    assert found(folder, "cs", CZECH) == []


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("hello = Ahoj, { $name }", "", "hello: it's missing"),
        ("hello = Ahoj, { $name }", "hello = Ahoj", "hello: the variable $name is lost"),
        ("hello = Ahoj, { $name }", "hello = { $name }, { $who }", "hello: there's no variable $who"),
        ("rule =", "news = Novinky\nrule =", "news: English has no such message"),
        ("rule =", "rule = Jedno\n    .text = x\nrule =", "rule: it's in there twice"),
        ("    .text = To se nesmí", "", "rule: the part .text is not in both"),
        ("    [few] { $raids } loupeže\n", "", "raids: no form for few"),
        ("To se nesmí", "To vám nepatří", "rule: “vám”: tykání"),
        ("To se nesmí", "To se 'prý' nesmí, \"ne\"", 'rule: " has a straight quotation mark'),
        ("To se nesmí", "To se nesmí...", "rule: three dots are one character: …"),
        ("loupež", "útok", "raids: raid is loupež in the glossary"),
        ("To se nesmí", "It isn’t allowed, however much you want it", "rule: it's still in English"),
    ],
)
def test_what_is_wrong_is_found(folder: Path, right: str, wrong: str, said: str) -> None:
    if said.endswith("English"):
        source = (folder / "en.ftl").read_text(encoding="utf-8").replace("A rule", "Pravidlo")
        (folder / "en.ftl").write_text(
            source.replace("It isn’t allowed", "It isn’t allowed, however much you want it"), encoding="utf-8"
        )
    assert found(folder, "cs", CZECH.replace(right, wrong)) == [said]


def test_english_is_held_to_its_own_register(folder: Path) -> None:
    assert found(folder, "en", "rule = You cannot") == ["rule: “cannot”: a contraction"]
    (folder / "rulebook").mkdir()
    assert found(folder / "rulebook", "en", "rule = You cannot") == []


def test_russian_prisoners_are_familiar_with_each_other_and_the_program_is_not(folder: Path) -> None:
    (folder / "en.ftl").write_text("clause-x = I’ll help you\nhelp = I’ll help you\n", encoding="utf-8")
    assert found(folder, "ru", "clause-x = Помогу тебе\nhelp = Помогу тебе\n") == ["help: “тебе”: вы"]


def test_russian_default_speaks_for_many(folder: Path) -> None:
    (folder / "en.ftl").write_text("x = { $n ->\n    [one] a\n   *[other] b\n}\n", encoding="utf-8")
    whole = "x = { $n ->\n    [one] а\n    [few] б\n   *[other] в\n}\n"
    assert found(folder, "ru", whole) == []
    assert found(folder, "ru", whole.replace("    [few] б\n", "")) == ["x: no form for few"]


def test_what_cannot_be_read_is_named_with_its_line(folder: Path) -> None:
    with pytest.raises(BadFile, match=r"cs\.ftl, line 2: "):
        found(folder, "cs", "hello = Ahoj\nraids { $raids }\n")
    (folder / "de.ftl").write_bytes(b"\xff")
    with pytest.raises(BadFile, match="utf-8"):
        proofread(folder / "de.ftl")


def test_without_english_there_is_nothing_to_hold_it_against(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"There's no .*en\.ftl"):
        found(tmp_path, "cs", CZECH)


def test_a_word_that_is_too_long_for_its_button_is_found(tmp_path: Path) -> None:
    source = PAGE / "words" / "en.ftl"
    longest = max(len(line) for line in _line("ui-join"))
    text = source.read_text(encoding="utf-8").replace("ui-join = Join", f"ui-join = {'x' * (longest + 9)}")
    (tmp_path / "pl.ftl").write_text(text, encoding="utf-8")
    said = [str(one.wrong) for one in proofread(tmp_path / "pl.ftl", source) if one.message == "ui-join"]
    assert said == [f"{longest + 9} characters are too long for its button: {longest} fit"]


def _line(message: str) -> list[str]:
    files = [(PAGE / "words" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES]
    return [
        line.partition(" = ")[2] for file in files for line in file.splitlines() if f"{message} =" in line
    ]


def test_every_concept_of_the_glossary_has_a_term_in_every_language() -> None:
    concepts = read_glossary().concepts
    assert len(concepts) > 35
    assert [one.name for one in concepts if set(one.terms) != set(LANGUAGES)] == []


def test_a_language_begins_as_english_in_one_folder_and_is_told_what_is_left(tmp_path: Path) -> None:
    folder = tmp_path / "pl"
    written = write_new("pl", folder)
    assert {path.stem for path in written} == set(folders())
    assert any(finding.wrong == "it's still in English" for finding in read_folder(folder))
    written[0].unlink()
    assert f"{written[0]}: it's missing" in [str(finding) for finding in read_folder(folder)]
    with pytest.raises(BadInput, match="findings first: getaway words check"):
        put_in_place(folder)
    with pytest.raises(BadFile, match="file exists"):
        write_new("pl", folder)
    with pytest.raises(BadInput, match="de already exists: Deutsch"):
        write_new("de", tmp_path / "de")


def test_a_language_without_findings_is_put_in_its_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    project = tmp_path / "project"
    project.mkdir()
    (project / "en.ftl").write_text((folder / "en.ftl").read_text(encoding="utf-8"), encoding="utf-8")
    brought = tmp_path / "cs"
    brought.mkdir()
    (brought / "program.ftl").write_text(CZECH, encoding="utf-8")
    monkeypatch.setattr("getaway.proofreading.one_folder.folders", lambda: {"program": project})
    assert put_in_place(brought) == [project / "cs.ftl"]
    assert (project / "cs.ftl").read_text(encoding="utf-8") == CZECH


def test_the_command_prints_findings_and_says_how_many(folder: Path) -> None:
    path = folder / "cs.ftl"
    path.write_text(CZECH.replace("loupež", "útok"), encoding="utf-8")
    run = CliRunner().invoke(app, ["words", "check", str(path)])
    assert (run.exit_code, run.stdout) == (1, f"{path}: raids: raid is loupež in the glossary\n")
    assert "1 catalogues, 1 findings." in run.stderr
    path.write_text(CZECH, encoding="utf-8")
    assert CliRunner().invoke(app, ["words", "check", str(path)]).exit_code == 0
    begun = CliRunner().invoke(app, ["words", "new", str(folder / "pl")])
    assert begun.exit_code == 0
    assert str(folder / "pl" / "page.ftl") in begun.stdout
