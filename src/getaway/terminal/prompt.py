"""What a person is asked at a table, and what can be answered: made from a view, for whatever screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec import UNSET

from getaway.boards import Board
from getaway.kernel.json_value import Json, JsonObject
from getaway.kernel.sentence import Seat, Sentence, counted
from getaway.kernel.view import View
from getaway.places.place import Place
from getaway.places.reading import ledger_of, said, speaker_of
from getaway.table.shapes import Shown
from getaway.words import Words


@dataclass(frozen=True)
class Choice:
    """One numbered answer: the message that it sends, or what the screen itself does."""

    label: str
    type: str
    fields: Mapping[str, Json] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """A field of the message that is a number: a seat, a question, an action."""
        value = self.fields[name]
        assert isinstance(value, int)
        return value


class Dealt(NamedTuple):
    """The game as it may be seen, and what draws it."""

    board: Board
    view: View


@dataclass(frozen=True)
class Prompt:
    """A question, and the answers to it; none: one waits."""

    question: str
    choices: tuple[Choice, ...] = ()


@dataclass
class Standing:
    """What one knows of one's place beside the last view."""

    is_creator: bool = False
    answered: tuple[int, int] | None = None  # seat and question that one has answered already
    seconds_left: int | None = None  # to talk, or to decide
    muted: set[int] = field(default_factory=set)  # seats that one does not hear


def prompt_for(view: Shown, standing: Standing, place: Place, words: Words, game: Dealt | None) -> Prompt:
    """What to ask now."""
    phase = view.table.phase
    if phase == "over":
        return _after_the_end(view, place, words, game)
    if phase == "lobby":
        return Prompt(words.text("app-lobby"), _before_the_start(view, standing, words))
    if view.table.paused:
        return Prompt(words.text("app-paused"), (Choice(words.text("app-resume"), "resume"),))
    seat: int | None = view.seat
    if phase == "play":
        prompt = _play(view, seat, standing, words, game)
        if standing.seconds_left is None:
            return prompt
        question = words.text("app-seconds", question=prompt.question, seconds=standing.seconds_left)
        return Prompt(question, prompt.choices)
    if seat is None or view.table.chairs[seat].kind == "stand-in":
        return _from_outside(view, seat, words)
    return _talk(view, seat, standing, words)


def _before_the_start(view: Shown, standing: Standing, words: Words) -> tuple[Choice, ...]:
    """What whoever made the table, or has it now, can do for those who are missing."""
    has_it_now = view.seat is not None and view.seat == view.table.host
    if not (standing.is_creator or has_it_now):
        return ()
    kinds = [chair.kind for chair in view.table.chairs]
    empty = [seat for seat, kind in enumerate(kinds) if kind == "empty"]
    if not empty:
        return (Choice(words.text("app-start"), "start"),)
    return tuple(
        Choice(words.text("app-seat-bot", seat=counted(seat)), "bot", {"seat": seat}) for seat in empty
    )


def _play(view: Shown, seat: int | None, standing: Standing, words: Words, game: Dealt | None) -> Prompt:
    if seat is None or view.table.chairs[seat].kind == "stand-in":
        return _from_outside(view, seat, words)
    ask = view.asks.get(seat)
    if ask is None or standing.answered == (seat, ask):
        return Prompt(_waiting(view, words))
    assert game is not None
    actions = [
        Choice(said(one.label, words), "act", {"seat": seat, "ask": ask, "action": one.action})
        for one in game.view.choices
    ]
    return Prompt(game.board.question(game.view, words), tuple(actions))


def _from_outside(view: Shown, seat: int | None, words: Words) -> Prompt:
    """Of one who looks on, or whom a bot stands in for."""
    if seat is None and view.asks:
        looks = [Choice(words.text("app-look", who=Seat(own)), "look", {"seat": own}) for own in view.asks]
        return Prompt(_waiting(view, words), tuple(looks))
    if seat is None:
        return Prompt(f"{words.text('app-looks-on')} {_waiting(view, words)}")
    back = Choice(words.text("app-return"), "return", {"seat": seat})
    return Prompt(words.text("table-bot-sits-in", who=Seat(seat), name=words.names[seat]), (back,))


def breaks(view: Shown, words: Words) -> list[Choice]:
    """How one can rest at a table of several people, and what all have to agree on."""
    seat = view.seat
    wants = seat in view.table.wants_pause
    label = words.text("app-no-pause" if wants else "app-ask-pause")
    rest = Choice(words.text("app-rest"), "rest", {"seat": seat})
    coached = view.table.wants_coach is not UNSET and seat in view.table.wants_coach
    coach = Choice(
        words.text("app-no-coach" if coached else "app-ask-coach"), "coach", {"seat": seat, "on": not coached}
    )
    return [Choice(label, "resume" if wants else "pause", {"seat": seat}), rest, coach]


def _waiting(view: Shown, words: Words) -> str:
    """Who is thought to be thinking."""
    if view.ballot is not None:
        return words.text("app-ballot-in")
    asked: Sequence[int] = view.table.asked
    if not asked:
        return ""
    return words.text("app-thinking", who=words.listed([words.names[seat] for seat in asked]))


def _talk(view: Shown, seat: int, standing: Standing, words: Words) -> Prompt:
    caller = view.table.caller
    assert caller is not None
    choices = []
    if caller == seat or view.table.chairs[caller].kind in ("bot", "stand-in"):
        choices.append(Choice(words.text("app-call"), "call", {"seat": seat}))
    if standing.seconds_left is None:
        question = words.text("app-talk-time")
    else:
        question = words.text("app-talk-left", seconds=standing.seconds_left)
    return Prompt(question, (*choices, *answers(view, seat, words)))


def answers(view: Shown, seat: int, words: Words) -> list[Choice]:
    """Yes and no to every offer that waits for a seat's answer."""
    found = []
    ledger = ledger_of(view)
    for offer in ledger.offers if ledger is not None else ():
        named: dict[str, str | Seat] = {
            "number": str(counted(offer.number)),
            "who": speaker_of(offer),
        }
        for act, seats, label in (
            ("accept", offer.may.accept, words.text("app-yes", **named)),
            ("reject", offer.may.reject, words.text("app-no", **named)),
        ):
            if seat not in seats:
                continue
            statement: JsonObject = {"act": act, "ref": offer.number}
            found.append(Choice(label, "say", {"seat": seat, "statement": statement}))
    return found


def forbidden(wishes: Sequence[tuple[int, Sentence]], prompt: Prompt, words: Words) -> list[tuple[int, str]]:
    """What the game knows and does not allow now, by name; equal names are one."""
    allowed = {choice.fields["action"] for choice in prompt.choices}
    labels = {choice.label for choice in prompt.choices}
    found: dict[str, int] = {}
    for action, sentence in wishes:
        seats = [value.number for value in sentence.arguments.values() if isinstance(value, Seat)]
        if action in allowed or any(seat >= len(words.names) for seat in seats):
            continue
        label = words.say(sentence)
        if label not in labels:
            found.setdefault(label, action)
    return [(action, label) for label, action in found.items()]


def _after_the_end(view: Shown, place: Place, words: Words, game: Dealt | None) -> Prompt:
    told = []
    if game is not None and game.view.result is not None:
        told = list(game.board.outcome(game.view.result, words))
    choices = []
    if place.can_repeat:
        choices.append(Choice(words.text("app-again"), "again"))
    elif view.seat is not None and view.view is not None:
        choices.append(Choice(words.text("app-follow" if view.table.rematch else "app-rematch"), "rematch"))
    leave = Choice(words.text("app-leave"), "leave")
    return Prompt("\n".join(told) or words.text("table-is-over"), (*choices, leave))
