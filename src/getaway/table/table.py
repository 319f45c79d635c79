"""A table: what the entries of its log, read in order, make it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from getaway.kernel.engine import Engine
from getaway.kernel.game import Ledger, Told
from getaway.kernel.json_value import JsonObject
from getaway.kernel.sentence import Seat, Sentence
from getaway.kernel.state import GameState
from getaway.table import entries as log
from getaway.table.chairs import Chair
from getaway.table.chance import mixed
from getaway.table.holding import mind_the_clock, set_back
from getaway.table.items import Item
from getaway.table.numbers import Numbers
from getaway.table.play import Play, Step
from getaway.table.scenes import SceneTime
from getaway.table.shapes import Decider, Phase, Scene
from getaway.table.shapes import Talk as Said

# The engine of a game with an owner's edition, given as the text of its file; empty: the standard one.
Engines = Callable[[str, str], Engine]


class Table:
    """One table from its creation on. Reading an entry never fails: it was checked before it was written."""

    def __init__(self, name: str, engines: Engines) -> None:
        self.name = name
        self.engines = engines
        self.n = 0  # the last entry read
        self.at = 0  # when it was written, in milliseconds
        self.made: log.Created
        self.chairs: list[Chair] = []
        self.numbers: Numbers  # that the seats add to the chance
        self._owned: dict[str, list[int]] = {}  # seats by guest, in the order in which they came
        self.play: Play | None = None
        self.ended, self.ended_at = False, 0
        self.rematch = ""
        self.rematch_by: int | None = None
        self.items: list[Item] = []
        self.accepted: dict[tuple[str, str], int] = {}  # (guest, id) of every message taken
        self.asked_at = 0
        self.wants_pause: set[int] = set()
        self.paused_at: int | None = None
        self.not_before = 0  # no clock runs out before this time, because the server was down
        self.sent_away: set[str] = set()  # guests whose seats the creator has emptied
        self._known: dict[str, set[int]] = {}  # the seats whose hands a guest has seen in this game
        self.is_outdated = False  # was this game played by rules of another version?
        self.spoke_at: dict[tuple[int, bool], list[int]] = {}  # when each seat spoke lately; statements apart
        self.ledger: Ledger | None = None  # what was promised, if talk has a meaning in the game
        self.asides: Counter[str] = Counter()  # by guest: entries that bring the game no further
        self.scenes = SceneTime()

    @property
    def phase(self) -> Phase:
        """Where the table stands: lobby, talk, play or over."""
        if self.ended:
            return "over"
        if self.play is None:
            return "lobby"
        return "talk" if self.play.talking else "play"

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest owns."""
        return self._owned.get(guest, [])

    def seats_known(self, guest: str) -> set[int]:
        """The seats that a guest owns, or has owned, since the deal."""
        return self._known.get(guest, set())

    def _count_seats(self) -> None:
        # Guests keep the order in which they came, whatever seat they have now.
        owned: dict[str, list[int]] = {guest: [] for guest in self._owned}
        for seat, chair in enumerate(self.chairs):
            if chair.guest:
                owned.setdefault(chair.guest, []).append(seat)
        self._owned = {guest: seats for guest, seats in owned.items() if seats}
        if self.play is not None:
            for guest, seats in self._owned.items():
                self._known.setdefault(guest, set()).update(seats)

    @property
    def host(self) -> int | None:
        """The seat whose owner may start: the creator's, or once they have none who sits here longest."""
        seats = self.seats_of(self.made.by) or next(iter(self._owned.values()), [])
        return seats[0] if seats else None

    def is_host(self, guest: str) -> bool:
        """May a guest seat bots, start and close? The creator may also without a seat."""
        return bool(guest) and (guest == self.made.by or self.host in self.seats_of(guest))

    def read(self, n: int, at: int, entry: log.AnyEntry) -> None:
        """Take in the next entry of the log."""
        self.n = n
        if at < self.at:
            set_back(self, at)
        self.at = at
        if entry.id:
            self.accepted[entry.by, entry.id] = n
        if isinstance(entry, log.ASIDES):
            self.asides[entry.by] += 1
        if self.is_outdated and not isinstance(entry, log.Followed):
            return
        READERS[type(entry)](self, entry)
        mind_the_clock(self)

    def _create(self, entry: log.Created) -> None:
        self.made = entry
        self.chairs = [Chair() for _ in range(entry.players)]
        self.numbers = Numbers(entry.players)

    def _sit(self, entry: log.Sat) -> None:
        chair = self.chairs[entry.seat]
        chair.name, chair.guest, chair.bot = entry.name, entry.guest, entry.bot
        chair.offer, chair.was_left, chair.wants_coach = "", False, False
        if self.play is None:
            self.numbers.forget(entry.seat)
        self.wants_pause.discard(entry.seat)
        self._count_seats()
        self._tell("table-sits", entry.seat)

    def _leave(self, entry: log.Left) -> None:
        chair = self.chairs[entry.seat]
        self._tell("table-leaves", entry.seat)
        if self.play is None and chair.guest != entry.by:
            self.sent_away.add(chair.guest)
        chair.was_left = True
        chair.guest = chair.offer = ""
        self._count_seats()
        if self.play is None:
            chair.name = chair.bot = ""
            self.numbers.forget(entry.seat)
        else:
            chair.bot = self.made.stand_in
        self.wants_pause.discard(entry.seat)

    def _offer(self, entry: log.Offered) -> None:
        self.chairs[entry.seat].offer = entry.digest

    def _add_number(self, entry: log.NumberSealed | log.DealAsked | log.NumberOpened) -> None:
        self.numbers.read(self.at, entry)

    def _start(self, entry: log.Started) -> None:
        made = self.made
        engine = self.engines(made.game, made.edition)
        options = engine.game.options_of(made.version, made.options)
        if options is None:
            # By other rules the same entries would be another game, so this one can no longer be shown.
            self.is_outdated = self.ended = True
            self.items.append(Item(self.n, sentence=Sentence("table-outdated")))
            return
        talks = made.talk_seconds != 0
        seed = mixed(made.seed, self.numbers.gather(made.seed, self.chairs)) if made.fair else made.seed
        past = () if made.branch is None else made.branch.chance
        self.play = Play(engine, made.players, options, seed, self.n, talks, fair=made.fair, past=past)
        talk = engine.game.talk
        self.ledger = None if talk is None else talk()
        self._count_seats()
        self.items.append(Item(self.n, sentence=Sentence("table-starts")))
        self._ask()

    def stage(self, state: GameState) -> None:
        """Put another state on the table than was dealt, before anybody has acted: for lessons."""
        assert self.play is not None
        self.play.stage(state)
        self._ask()

    def _act(self, entry: log.Acted) -> None:
        assert self.play is not None
        before, ledger = self._remember()
        by_player = entry.cause == "player"
        step = Step(self.n, entry.seat, ledger=ledger, asked_at=self.asked_at)
        self.play.act(step, entry.action, by_player=by_player)
        stands_in = "stand-in" in (entry.cause, self.chairs[entry.seat].kind)
        self._after(before, "clock" if entry.cause == "clock" else "stand-in" if stands_in else None)

    def _seal(self, entry: log.Sealed) -> None:
        assert self.play is not None
        before, _ = self._remember()
        if self.play.seal(self.n, entry.seat, entry.action):
            self._after(before)

    def _remember(self) -> tuple[GameState | None, Ledger | None]:
        """The state and the ledger as they are, where promises are judged by what comes next."""
        assert self.play is not None
        return (None, None) if self.ledger is None else (self.play.state.copy(), self.ledger.copy())

    def _after(self, before: GameState | None, decided: Decider | None = None) -> None:
        """What comes of a state that has moved on."""
        assert self.play is not None
        story = self.play.stories[self.n]
        self.items.append(Item(self.n, story=story, decided=decided))
        if self.ledger is not None:
            assert before is not None
            self.ledger.see(before, self.play.state, story)
        self._ask()
        self._set_scene(story)

    def _call(self, entry: log.Called) -> None:
        assert self.play is not None
        self.play.call()
        if entry.seat is None:
            self.items.append(Item(self.n, sentence=Sentence("table-vote-is-due")))
        else:
            self._tell("table-calls-vote", entry.seat)
        self._ask()

    def _undo(self, entry: log.Undone) -> None:
        play = self.play
        assert play is not None
        if entry.seat in play.ballots:
            play.undo(entry.seat)
            self.chairs[entry.seat].asks += 1
            return
        last = play.path[-1]
        # A trade that was put together and put away again is nobody's news.
        if play.stories[last.n]:
            self._tell("table-takes-back", entry.seat)
        self.ledger = last.ledger
        play.undo(entry.seat)
        self._ask()
        self.asked_at = last.asked_at

    def _say(self, entry: log.Said) -> None:
        kind = (entry.seat, entry.statement is not None)
        recent = [at for at in self.spoke_at.get(kind, ()) if at > self.at - 60_000]
        self.spoke_at[kind] = [*recent, self.at]
        chair = self.chairs[entry.seat]
        if entry.statement is not None:
            talk = self._state(entry.seat, chair.name, entry.statement)
        elif entry.phrase:
            talk = Said(seat=entry.seat, name=chair.name, phrase=f"phrase-{entry.phrase}")
        else:
            talk = Said(seat=entry.seat, name=chair.name, text=entry.text)
        self.items.append(Item(self.n, talk=talk, guest=chair.guest))

    def _state(self, seat: int, name: str, said: JsonObject) -> Said:
        """Take in a typed statement; the ledger of promises goes on from it."""
        play, ledger = self.play, self.ledger
        assert play is not None
        assert ledger is not None
        heard = ledger.hear(said, play.state, seat)
        # A statement is about the board as it is, so no action before it can be taken back.
        play.path = []
        return Said(
            seat=seat,
            name=name,
            number=heard.number,
            statement=heard.statement,
            sentences=heard.sentences,
        )

    def _clock(self, entry: log.Clocked) -> None:
        if entry.pause:
            self.wants_pause.add(entry.seat)
        else:
            self.wants_pause.clear()
        self._tell("table-wants-pause" if entry.pause else "table-goes-on", entry.seat)

    def _coach(self, entry: log.Coached) -> None:
        self.chairs[entry.seat].wants_coach = entry.on
        self._tell("table-wants-coach" if entry.on else "table-no-coach", entry.seat)

    def _bot(self, entry: log.BotTook) -> None:
        self._tell("table-bot-sits-in", entry.seat)
        self.chairs[entry.seat].bot = self.made.stand_in
        self.wants_pause.discard(entry.seat)

    def _return(self, entry: log.Returned) -> None:
        self.chairs[entry.seat].bot = ""
        self._tell("table-returns", entry.seat)

    def _end(self, entry: log.Ended) -> None:
        self.ended, self.ended_at = True, self.at
        if entry.closed:
            self.items.append(Item(self.n, sentence=Sentence("table-closes")))

    def _fork(self, entry: log.Forked) -> None:
        play = self.play
        assert play is not None
        play.leave_course(entry.seat, int(entry.number, 16) if entry.number else play.number_of_fork)
        self._tell("table-branches", entry.seat)
        # Nobody here has said what was said before, and nobody has to look at it for long.
        self.spoke_at = {}
        self.scenes.end()
        self.asked_at = self.at

    def _follow(self, entry: log.Followed) -> None:
        self.rematch = entry.table
        self.rematch_by = next(iter(self.seats_of(entry.by)), None)

    def _see(self, entry: log.Seen) -> None:
        self.scenes.see(entry.seat)
        if self.scene is None:
            # All have seen it: what is asked has its whole time from now on.
            self.asked_at = min(self.asked_at, self.at)

    def _set_scene(self, story: list[Told]) -> None:
        """If something is told that everybody should see, they are given time for it."""
        assert self.play is not None
        self.scenes.end()
        game, kinds = self.play.game, {told[1] for told in story}
        seconds = log.SCENE_SECONDS if kinds & game.scenes else log.BRIEF_SECONDS
        if not self.play.is_over and kinds & (game.scenes | game.brief_scenes):
            self.scenes.begin(self.n, self.at + 1000 * seconds)
            if self.scene is not None:
                self.asked_at += 1000 * seconds

    @property
    def scene(self) -> Scene | None:
        """What some person at the table has not said to have seen; its time may be up."""
        return self.scenes.shown(self.chairs)

    def _tell(self, message: str, seat: int) -> None:
        # The name as it is now: whoever sits there later is somebody else.
        told = Sentence(message, {"who": Seat(seat), "name": self.chairs[seat].name})
        self.items.append(Item(self.n, sentence=told))

    def _ask(self) -> None:
        """A new question to all who are asked now."""
        assert self.play is not None
        for seat in self.play.asked:
            self.chairs[seat].asks += 1
        self.asked_at = self.at
        self.not_before = 0

    @property
    def talk_seconds(self) -> int | None:
        """AL-12: how long a talk lasts. None: without end, for one person: of several nobody holds it up."""
        holds_up = self.made.talk_seconds is None and sum(bool(chair.guest) for chair in self.chairs) > 1
        return log.TALK_SECONDS if holds_up else self.made.talk_seconds

    @property
    def deadline(self) -> int | None:
        """When the time of those who are asked, of the talk, or for the deal is up; in milliseconds."""
        if self.ended or self.paused_at is not None:
            return None
        if self.play is None:
            waits_until = self.numbers.deadline
            return None if waits_until is None else max(waits_until, self.not_before)
        seconds = self.seconds_asked
        return max(self.asked_at + 1000 * seconds, self.not_before) if seconds else None

    @property
    def seconds_asked(self) -> int:
        """How long those who are asked, or the talk, have; 0: as long as they like."""
        talks = self.play is not None and self.play.talking
        return (self.talk_seconds if talks else self.made.clock.seconds) or 0

    def is_past(self, asked_at: int, now: int) -> bool:
        """Is the time of a decision up that was asked for then?"""
        seconds = self.made.clock.seconds
        return bool(seconds) and now >= max(asked_at + 1000 * seconds, self.not_before)

    @property
    def owes_end(self) -> bool:
        """Is the game over and the log does not say so yet?"""
        return self.play is not None and self.play.is_over and not self.ended


READERS: dict[type, Callable[[Table, Any], None]] = {
    log.Created: Table._create,
    log.Sat: Table._sit,
    log.Left: Table._leave,
    log.Offered: Table._offer,
    **dict.fromkeys((log.NumberSealed, log.DealAsked, log.NumberOpened), Table._add_number),
    log.Started: Table._start,
    log.Acted: Table._act,
    log.Sealed: Table._seal,
    log.Called: Table._call,
    log.Undone: Table._undo,
    log.Said: Table._say,
    log.Clocked: Table._clock,
    log.Coached: Table._coach,
    log.BotTook: Table._bot,
    log.Returned: Table._return,
    log.Seen: Table._see,
    log.Ended: Table._end,
    log.Forked: Table._fork,
    log.Followed: Table._follow,
}
