"""A table on this machine: one person, bots in processes of their own, the log in a file."""

from __future__ import annotations

import asyncio
import json
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from getaway import bots
from getaway.arguments import ENDLESS
from getaway.bots.ladder import SEARCHES
from getaway.client.message import Message
from getaway.games import find
from getaway.kernel.chance import SEEDS
from getaway.kernel.errors import BadInput, Refusal
from getaway.kernel.json_value import Json, JsonObject
from getaway.kernel.options import Value
from getaway.kernel.sentence import Sentence
from getaway.kernel.view import View
from getaway.places.place import Receive
from getaway.places.saved import GUEST, YOU, SavedGame, begin, now_ms, resume
from getaway.places.seeds import secret_of
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.table.report import Report
from getaway.table.table import Table
from getaway.table.wording import clean_name
from getaway.table_bots.pool import Pool, PoolSettings
from getaway.table_bots.table_bots import TableBots
from getaway.words import Words, bot_names

BOT_PAUSE = 0.4
TICK = 0.25  # seconds between two looks at the clock
AN_HOUR = 3600.0  # a bot that takes longer hangs


def searches(bot: str) -> bool:
    """Does a bot look ahead, for which it wants the compiled rules?"""
    return bot.partition("/")[0].partition("@")[0] in SEARCHES


def hurried(game: str) -> PoolSettings:
    """A person waits: bots answer in time, on the compiled rules as soon as they are there."""
    return PoolSettings(games=(game,))


def unhurried(game: str, compiled: bool) -> PoolSettings:
    """Nobody waits: bots think to the end, so that equal seeds and equal answers give equal games."""
    return PoolSettings(
        games=(game,), think_seconds=AN_HOUR, patience_seconds=AN_HOUR, warm_up=compiled, by_clock=False
    )


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
    talk_seconds: int | None = log.TALK_SECONDS  # AL-12; None: without end
    bot_names: Sequence[str] = ()  # empty: the English ones


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
        talk_seconds=wanted.talk_seconds,
        by=GUEST,
    )
    seated: list[log.AnyEntry] = [made, log.Sat(seat=YOU, name=clean_name(wanted.name), guest=GUEST)]
    names = wanted.bot_names or bot_names("en")
    for seat, name in zip(range(1, wanted.players), names, strict=False):
        seated.append(log.Sat(seat=seat, name=name, bot=wanted.bot))
    return begin(game.name, wanted.seed, [*seated, log.Started(by=GUEST)])


class Asked(msgspec.Struct):
    """What is sent about a decision: the number of the question."""

    ask: int


class Acted(Asked):
    """A decision."""

    action: int


class Said(msgspec.Struct):
    """A text, a phrase, or a statement."""

    text: str = ""
    phrase: str = ""
    statement: JsonObject | None = None


class LocalTable:
    """The table, its bots and its file, behind the messages that a server would send."""

    def __init__(
        self,
        table: Table,
        saved: SavedGame,
        *,
        was_cut: bool = False,
        bot_pause: float = BOT_PAUSE,
        settings: PoolSettings | None = None,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.table = table
        self.game = find(table.made.game)
        self.can_talk = table.ledger is not None
        self.can_repeat = True
        self.bot_pause = bot_pause
        self.gone = False
        self.is_watched = True
        self._settings = settings or hurried(self.game.name)
        self.pool = Pool(self._settings)
        self._now = now
        self._clock: asyncio.Task[None] | None = None
        self._saved = saved
        self._was_cut = was_cut
        self._report = Report(table)
        self._bots = TableBots(self)
        self._shown = 0
        self._receive: Receive

    @property
    def about(self) -> str:
        return str(self._saved.seed)

    @property
    def now(self) -> int:
        return self._now()

    @property
    def is_warming(self) -> bool:
        """Only searching bots wait for the compiled rules; until then they search on the plain ones."""
        return not self.pool.compiled and any(searches(chair.bot) for chair in self.table.chairs)

    def greeting(self, words: Words) -> str:
        bots = len(self.table.chairs) - 1
        return words.text("welcome", game=words.text(self.game.name), bots=bots, seed=self.about)

    async def open(self, receive: Receive) -> None:
        self._receive = receive
        await self.pool.start()
        if not self._settings.by_clock:
            # Rules that got ready in the middle of a game would make its bots others.
            await self.pool.warmed()
        if self._was_cut:
            receive({"type": "cut"})
        if self._saved.trouble:
            self._tell_trouble()
        self._after_change()
        if self._settings.by_clock:
            self._clock = asyncio.create_task(self._keep_time())

    async def _keep_time(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.tick()

    def tick(self) -> None:
        """AL-12: when the time to talk is up, the vote is called."""
        called = requests.due(self.table, self.now)
        if called is not None:
            self._take(called)

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
        n, at = self.table.n + 1, max(self.now, self.table.at)
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
        self._bots.look_up()
        packed = self._report.view(YOU, (YOU,), self._shown)
        self._shown = self.table.n
        message: Message = json.loads(packed)
        if not self._settings.by_clock:
            message["table"]["deadline"] = None
        self._receive(message)

    async def send(self, type: str, **fields: Json) -> None:
        """As a server would take it."""
        if type == "hint":
            self._hint(msgspec.convert(fields, Asked).ask)
            return
        try:
            if type == "compose":
                seat = requests.composing_seat(self.table, GUEST, YOU)
                composed = self._report.composed("", seat, fields["draft"])
                self._receive(msgspec.to_builtins(composed))
                return
            entry = self._entry(type, fields)
        except (NotNow, Refusal) as error:
            reason, rule = requests.reason_of(error)
            self._receive({"type": "refused", "reason": reason.json(), "rule": rule})
            return
        self._take(entry)
        self._receive({"type": "accepted", "n": self.table.n})

    def _entry(self, type: str, fields: JsonObject) -> log.AnyEntry:
        table = self.table
        if type == "act":
            acted = msgspec.convert(fields, Acted)
            return requests.act(table, GUEST, YOU, acted.ask, acted.action)
        if type == "undo":
            return requests.undo(table, GUEST, YOU)
        if type == "call":
            return requests.call(table, GUEST, YOU)
        if type == "say":
            said = msgspec.convert(fields, Said)
            return requests.say(
                table, GUEST, YOU, self.now, text=said.text, phrase=said.phrase, statement=said.statement
            )
        raise BadInput(f"{type!r} doesn't work at a local table.")

    def _hint(self, ask: int) -> None:
        play = self.table.play
        assert play is not None
        if play.game.considerations is None or YOU not in play.asked or ask != self.table.chairs[YOU].asks:
            none = play.game.considerations is None
            reason = Sentence("table-no-adviser" if none else "table-no-hint")
            self._receive({"type": "refused", "reason": reason.json(), "rule": None})
            return
        self._bots.start(self._bots.hint("", YOU, lambda hint: self._receive(msgspec.to_builtins(hint))))

    async def settle(self) -> None:
        await self._bots.settle()

    async def start(self) -> None:
        """It is dealt from the beginning."""

    async def seat_bot(self, seat: int) -> None:
        """All seats are taken from the beginning."""

    async def follow(self) -> bool:
        """The next game on this machine is another one: it is dealt when it is begun."""
        return True

    def wishes(self, view: View) -> list[tuple[int, Sentence]]:
        play = self.table.play
        assert play is not None
        hidden = play.hidden(YOU)
        return [(action, self.game.label(hidden, action)) for action in range(play.engine.actions)]

    async def close(self) -> None:
        """Leave; the file stays unless the game is over."""
        if self.gone:
            return
        self.gone = True
        if self._clock is not None:
            self._clock.cancel()
        self._bots.leave()
        # Whoever was called away in the middle of a thought puts its process away first.
        await self._bots.settle()
        await self.pool.stop()
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
        if self.can_talk and made.talk_seconds != log.TALK_SECONDS:
            parts += ["--talk-seconds", ENDLESS if made.talk_seconds is None else str(made.talk_seconds)]
        return shlex.join(parts)


def sit_down(wanted: Wanted, *, hurry: bool = True) -> LocalTable:
    """A new game against bots; without hurry nobody waits for them, and they pause for nobody."""
    return _place(*deal(wanted), was_cut=False, hurry=hurry)


def sit_down_again(path: Path, *, hurry: bool = True) -> LocalTable:
    """A saved game, where it was left."""
    table, saved, was_cut = resume(path)
    # Nobody's time runs while the program does not.
    table.not_before = now_ms() + 1000 * (table.talk_seconds or 0)
    return _place(table, saved, was_cut=was_cut, hurry=hurry)


def _place(table: Table, saved: SavedGame, *, was_cut: bool, hurry: bool) -> LocalTable:
    if hurry:
        return LocalTable(table, saved, was_cut=was_cut)
    compiled = any(searches(chair.bot) for chair in table.chairs)
    settings = unhurried(table.made.game, compiled)
    return LocalTable(table, saved, was_cut=was_cut, bot_pause=0.0, settings=settings)


def next_game(place: LocalTable) -> Wanted:
    """Another game like this one: the seed after its seed, so that a row of games can be had again too."""
    made, chairs = place.table.made, place.table.chairs
    return Wanted(
        game=made.game,
        players=made.players,
        bot=chairs[-1].bot,
        name=chairs[YOU].name,
        seed=(int(place.about) + 1) % SEEDS,
        options=made.options,
        edition=made.edition,
        edition_path=made.edition_name,
        talk_seconds=made.talk_seconds,
        bot_names=[chair.name for seat, chair in enumerate(chairs) if seat != YOU],
    )
