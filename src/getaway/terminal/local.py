"""A table on this machine: one person, bots in processes of their own, the log in a file."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from getaway import bots
from getaway.bots.ladder import SEARCHES
from getaway.company.company import Company
from getaway.company.thinkers import Care, Thinkers
from getaway.games import find
from getaway.kernel.errors import BadInput, Refusal
from getaway.kernel.options import Value
from getaway.kernel.sentence import Sentence
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.table.report import Report
from getaway.table.table import Table
from getaway.table.wording import clean_name
from getaway.terminal.place import Message, Receive
from getaway.terminal.saved import GUEST, YOU, SavedGame, begin, now_ms, resume
from getaway.terminal.seeds import secret_of
from getaway.words import Words

BOT_NAMES = ("Bo", "Cleo", "Dan", "Eva")
# AL-12: the vote is called by hand; nobody is hurried by a clock on their own machine.
TALK_SECONDS = 3600
BOT_PAUSE = 0.4


@dataclass(frozen=True)
class Wanted:
    """What was asked for when a game was started."""

    game: str
    players: int
    bot: str
    name: str
    seed: int
    options: Mapping[str, Value]
    edition: str = ""  # the text of an owner's file
    edition_path: str = ""


def deal(wanted: Wanted) -> tuple[Table, SavedGame]:
    """A new local game."""
    game = find(wanted.game)
    game.check_players(wanted.players)
    bots.find(wanted.bot)
    options = game.read_options(wanted.options, wanted.players)
    made = log.Created(
        game=game.name,
        version=game.version,
        players=wanted.players,
        options=options,
        seed=secret_of(wanted.seed),
        edition=wanted.edition,
        edition_name=wanted.edition_path or "standard",
        talk_seconds=TALK_SECONDS,
        by=GUEST,
    )
    seated: list[log.AnyEntry] = [made, log.Sat(seat=YOU, name=clean_name(wanted.name), guest=GUEST)]
    for seat in range(1, wanted.players):
        seated.append(log.Sat(seat=seat, name=BOT_NAMES[seat - 1], bot=wanted.bot))
    return begin(game.name, wanted.seed, [*seated, log.Started(by=GUEST)])


class LocalTable:
    """The table, its bots and its file, behind the messages that a server would send."""

    def __init__(
        self,
        table: Table,
        saved: SavedGame,
        *,
        was_cut: bool = False,
        bot_pause: float = BOT_PAUSE,
        care: Care | None = None,
    ) -> None:
        self.table = table
        self.game = find(table.made.game)
        self.can_talk = table.language is not None
        self.can_repeat = True
        self.bot_pause = bot_pause
        self.gone = False
        self.is_watched = True
        self.thinkers = Thinkers(care or Care(games=(self.game.name,), think_seconds=4.0))
        self._saved = saved
        self._was_cut = was_cut
        self._report = Report(table)
        self._company = Company(self)
        self._shown = 0
        self._receive: Receive

    @property
    def about(self) -> str:
        return str(self._saved.seed)

    @property
    def is_warming(self) -> bool:
        """Only searching bots wait for the compiled rules; until then they search on the plain ones."""
        levels = {chair.bot.partition("/")[0].partition("@")[0] for chair in self.table.chairs}
        return not self.thinkers.compiled and bool(levels & set(SEARCHES))

    async def open(self, receive: Receive) -> None:
        self._receive = receive
        await self.thinkers.start()
        if self._was_cut:
            receive({"type": "cut"})
        if self._saved.trouble:
            self._tell_trouble()
        self._after_change()

    def post(self, make: Callable[[], log.AnyEntry]) -> None:
        """A bot's request; if it came too late, it was not made."""
        try:
            entry = make()
        except (NotNow, Refusal):
            return
        if not self.gone:
            self._take(entry)

    def _take(self, entry: log.AnyEntry) -> None:
        """Write an entry, if that is possible, and only then read it."""
        n, at = self.table.n + 1, max(now_ms(), self.table.at)
        before = self._saved.trouble
        self._saved.append(n, at, entry)
        self.table.read(n, at, entry)
        self._after_change()
        if self._saved.trouble != before:
            self._tell_trouble()

    def _tell_trouble(self) -> None:
        """A game that cannot be saved goes on all the same; whoever plays it has to know."""
        why = self._saved.trouble
        self._receive({"type": "unsaved", "why": why} if why else {"type": "saved"})

    def _after_change(self) -> None:
        if self.table.owes_end:
            # Not into the file: a game that is over is not resumed.
            self.table.read(self.table.n + 1, self.table.at, log.Ended())
        self._company.look_up()
        packed = self._report.view(YOU, (YOU,), self._shown, labels=True)
        self._shown = self.table.n
        message: Message = json.loads(packed)
        message["table"]["deadline"] = None
        self._receive(message)

    async def send(self, type: str, **fields: Any) -> None:
        """As a server would take it."""
        if type == "hint":
            self._hint(fields["ask"])
            return
        try:
            entry = self._entry(type, fields)
        except (NotNow, Refusal) as error:
            reason, rule = requests.reason_of(error)
            self._receive({"type": "refused", "reason": reason.json(), "rule": rule})
            return
        self._take(entry)
        self._receive({"type": "accepted", "n": self.table.n})

    def _entry(self, type: str, fields: dict[str, Any]) -> log.AnyEntry:
        table = self.table
        if type == "act":
            return requests.act(table, GUEST, YOU, fields["ask"], fields["action"])
        if type == "undo":
            return requests.undo(table, GUEST, YOU)
        if type == "call":
            return requests.call(table, GUEST, YOU)
        if type == "say":
            said = {name: value for name, value in fields.items() if name != "seat"}
            return requests.say(table, GUEST, YOU, now_ms(), **said)
        raise BadInput(f"A local table knows no {type!r}.")

    def _hint(self, ask: int) -> None:
        play = self.table.play
        assert play is not None
        if YOU not in play.asked or ask != self.table.chairs[YOU].asks:
            reason = Sentence("table-no-hint")
            self._receive({"type": "refused", "reason": reason.json(), "rule": None})
            return
        self._company.start(self._company.hint("", YOU, self._receive))

    async def start(self) -> None:
        """It is dealt from the beginning."""

    async def seat_bot(self, seat: int) -> None:
        """All seats are taken from the beginning."""

    async def follow(self) -> bool:
        """The next game on this machine is another one: it is dealt when it is begun."""
        return True

    def wishes(self, view: Any) -> list[tuple[int, Sentence]]:
        play = self.table.play
        assert play is not None
        hidden = play.hidden(YOU)
        return [(action, self.game.label(hidden, action)) for action in range(play.engine.actions)]

    async def close(self) -> None:
        """Leave; the file stays unless the game is over."""
        if self.gone:
            return
        self.gone = True
        self._company.leave()
        await self.thinkers.stop()
        self._saved.close(over=self.table.ended)

    def farewell(self, words: Words, over: bool) -> str:
        if over:
            return words.text("play-again", command=self.command(words.lang))
        said = "app-not-saved" if self._saved.trouble else "app-saved"
        return words.text(said, command=f"getaway play {self.game.name} --resume")

    def command(self, lang: str) -> str:
        """The command that deals this game again."""
        made, chairs = self.table.made, self.table.chairs
        parts = ["getaway", "play", self.game.name, "--players", str(made.players)]
        parts += ["--seed", self.about, "--bots", chairs[-1].bot, "--lang", lang]
        parts += ["--name", chairs[YOU].name]
        for option in self.game.options:
            if made.options[option.name] != option.default:
                parts += ["--option", f"{option.name}={made.options[option.name]}"]
        if made.edition:
            parts += ["--edition", made.edition_name]
        return shlex.join(parts)


def sit_down(wanted: Wanted) -> LocalTable:
    """A new game against bots."""
    return LocalTable(*deal(wanted))


def sit_down_again(path: Path) -> LocalTable:
    """A saved game, where it was left."""
    table, saved, was_cut = resume(path)
    return LocalTable(table, saved, was_cut=was_cut)
