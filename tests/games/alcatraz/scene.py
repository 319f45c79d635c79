"""Scenes of Alcatraz: a prison as a test describes it, and what a test asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from getaway.games.alcatraz.game import GAME
from getaway.games.alcatraz.rules.edition import Cards
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.invariants import BROKEN, violated
from getaway.games.alcatraz.rules.rounds import start_turn
from getaway.games.alcatraz.rules.state import (
    CASH,
    FRAME_UPS,
    HOME,
    IN_DECK,
    ITEM_NAMES,
    NO_TASK,
    OVER,
    ROOM_NAMES,
    ROOMS,
    TASKS,
    THING_NAMES,
    VISITING_ROOM,
    YARD,
    State,
    count,
)
from getaway.games.alcatraz.shown.transcript import Scribe
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine, load

ANN, BO, CY, DI = range(4)
ENGINE = load(GAME)
# Where prisoners are unless a test says otherwise: apart, in rooms without items.
APART = ("chapel", "dining_hall", "recreation_room", "wardens_office")


def heap(things: Iterable[str]) -> int:
    """Things by their names as a heap."""
    return sum(1 << 4 * THING_NAMES.index(thing) for thing in things)


class Scene:
    """A game in the middle of a turn.

    Rooms lie as in the table of the rules, four a row, unless `layout` names them in another order. Things
    in hands, and loose ones, come from the printed places of their kind. Guards not named by `guards` stand
    one a room where nobody is. No task lies open but those of `tasks`; `deck` is the whole task deck, the
    rest is out of the game; `top` only names its first cards. `pile` names the first frame-up cards.
    """

    def __init__(
        self,
        players: int = 3,
        *,
        where: Mapping[int, str] | None = None,
        turn: int | None = None,
        scapegoat: int = ANN,
        points: int | None = None,
        bonus: int = 1,
        round: int = 1,
        layout: Sequence[str] = ROOM_NAMES,
        gold: Sequence[str] = (),
        guards: Mapping[str, int] | None = None,
        hold: Mapping[int, Sequence[str]] | None = None,
        loose: Mapping[str, Sequence[str]] | None = None,
        bare: Sequence[str] = (),
        stamina: Mapping[int, int] | None = None,
        elements: Mapping[int, str] | None = None,
        tasks: Mapping[str, str] | None = None,
        deck: Sequence[str] | None = None,
        top: Sequence[str] = (),
        frame_ups: Mapping[int, Sequence[str]] | None = None,
        pile: Sequence[str] = (),
        engine: Engine[State, Cards] = ENGINE,
        **options: str | int,
    ) -> None:
        self.engine = engine
        self.task_ids = [task.id for task in engine.edition.tasks]
        self.card_ids = [card.id for card in engine.edition.frame_ups]
        self.scribe = Scribe(engine.edition)
        self.state = engine.deal(players, 1, options=options)[0]
        s = self.state
        for room in range(ROOMS):
            s.cell[room] = list(layout).index(ROOM_NAMES[room])
            if ROOM_NAMES[room] in gold:
                s.side[room] = 1
        s.round, s.bonus, s.scapegoat = round, bonus, scapegoat
        for seat in range(players):
            s.where[seat] = ROOM_NAMES.index((where or {}).get(seat, APART[seat]))
            s.stamina[seat] = (stamina or {}).get(seat, 0)
            s.elements[seat] = sum(1 << "ABCDEF".index(e) for e in (elements or {}).get(seat, ""))
        self._post_guards(guards or {})
        self._share_out(hold or {}, loose or {}, bare)
        self._lay_tasks(tasks or {}, deck, top)
        self._deal_frame_ups(frame_ups or {}, pile)
        start_turn(s, scapegoat if turn is None else turn)
        if points is not None:
            s.points = points
        self.check()

    def _post_guards(self, guards: Mapping[str, int]) -> None:
        s = self.state
        s.guards = [guards.get(name, 0) for name in ROOM_NAMES]
        s.guards_out = 8 + s.round - 1
        empty = [r for r in range(ROOMS) if ROOM_NAMES[r] not in guards and r not in s.where[: s.players]]
        for room in empty * 3:
            s.guards[room] += sum(s.guards) < s.guards_out
        assert sum(s.guards) == s.guards_out, "there are not so many guards"

    def _share_out(
        self, hold: Mapping[int, Sequence[str]], loose: Mapping[str, Sequence[str]], bare: Sequence[str]
    ) -> None:
        s = self.state
        for name in bare:
            # What does not lie in its place lies loose in the chapel.
            s.loose[0] += s.items[ROOM_NAMES.index(name)]
            s.items[ROOM_NAMES.index(name)] = 0
        for seat, things in hold.items():
            s.things[seat] = heap(things)
            for thing in things:
                self._take(thing)
        for name, things in loose.items():
            s.loose[ROOM_NAMES.index(name)] += heap(things)
            for thing in things:
                self._take(thing)

    def _take(self, thing: str) -> None:
        if thing != "cash":
            kind = ITEM_NAMES.index(thing)
            homes = (HOME[kind], YARD, VISITING_ROOM)
            room = next(room for room in homes if count(self.state.items[room], kind))
            self.state.items[room] -= 1 << 4 * kind

    def _lay_tasks(self, tasks: Mapping[str, str], deck: Sequence[str] | None, top: Sequence[str]) -> None:
        s = self.state
        s.task = [self.task_ids.index(tasks[name]) if name in tasks else NO_TASK for name in ROOM_NAMES]
        first = [self.task_ids.index(name) for name in (deck if deck is not None else top)]
        cards = range(len(self.task_ids))
        rest = [task for task in cards if task not in s.task and task not in first]
        s.removed = sum(1 << task for task in rest) if deck is not None else 0
        left = first + (rest if deck is None else [])
        s.tasks_left = s.tasks_unknown = len(left)
        s.task_deck = left + [NO_TASK] * (TASKS - len(left))

    def _deal_frame_ups(self, hands: Mapping[int, Sequence[str]], pile: Sequence[str]) -> None:
        s = self.state
        free = list(range(FRAME_UPS))

        def take(name: str) -> int:
            card = next(card for card in free if self.card_ids[s.frame_kind[card]] == name)
            free.remove(card)
            return card

        s.frame_owner = [IN_DECK] * FRAME_UPS
        s.frame_seen = [0] * FRAME_UPS
        for seat in range(s.players):
            s.frame_count[seat] = len(hands.get(seat, ()))
            for name in hands.get(seat, ()):
                card = take(name)
                s.frame_owner[card], s.frame_seen[card] = seat, 1 << seat
        order = [take(name) for name in pile]
        order += free
        s.frames_left = len(order)
        s.frame_deck = order + [NO_TASK] * (FRAME_UPS - len(order))

    def check(self) -> None:
        """Whatever a scene tells, the invariants hold."""
        assert violated(self.state) == 0, BROKEN[violated(self.state)]

    def name(self, action: int) -> str:
        """An action as tests write it: frame-up cards by their ids."""
        words = self.engine.action_names[action]
        head, _, kind = words.rpartition(" ")
        if head.endswith("frame-up"):
            return f"{head} {self.card_ids[int(kind)]}" if int(kind) < len(self.card_ids) else words
        return words

    def offers(self, start: str = "") -> list[str]:
        """What the mover may do, or as much of it as begins so."""
        names = [self.name(action) for action in self.engine.legal([self.state])]
        return [name for name in names if name.startswith(start)]

    def do(self, *names: str) -> Scene:
        """Do offers one after the other, whoever decides."""
        for name in names:
            legal = {self.name(action): action for action in self.engine.legal([self.state])}
            assert name in legal, f"{name!r} is not offered, but {sorted(legal)}"
            self.state.story = []
            self.engine.game.apply(self.state, legal[name])
            self.check()
        return self

    def told(self) -> list[int]:
        """The kinds of news of the last decision."""
        return [news[1] for news in self.state.story or []]

    def now(self, key: str) -> Any:
        """A part of the state, in the words of the transcript."""
        return self.scribe.state(self.state)[key]

    def room(self, name: str) -> dict[str, Any]:
        """A room, in the words of the transcript."""
        room: dict[str, Any] = self.now("rooms")[name]
        return room

    def prisoner(self, seat: int) -> dict[str, Any]:
        """A prisoner, in the words of the transcript."""
        prisoner: dict[str, Any] = self.now("prisoners")[seat]
        return prisoner

    def things(self, seat: int) -> list[str]:
        """What a prisoner has, cash too."""
        return [*self.prisoner(seat)["items"], *["cash"] * self.prisoner(seat)["cash"]]

    def spent(self, *names: str) -> int:
        """How many points doing this takes."""
        before = self.state.points
        self.do(*names)
        return before - self.state.points

    def end_turns(self, times: int = 1) -> Scene:
        """End turn after turn."""
        return self.do(*["end the turn"] * times)

    def vote(self, *choices: int) -> Scene:
        """All vote, from seat 0 on."""
        return self.do(*[f"choose seat {choice}" for choice in choices])


def together(room: str, *seats: int) -> dict[int, str]:
    """These seats in one room."""
    return dict.fromkeys(seats, room)


def usual(scene: Scene) -> int:
    """The points of a turn without a bonus."""
    return base_points(scene.state)


def is_over(scene: Scene) -> bool:
    """Is nothing decided any more?"""
    return scene.state.phase == OVER and scene.state.mover == NOBODY


def cash(scene: Scene, seat: int) -> int:
    """How much cash a prisoner has."""
    return count(scene.state.things[seat], CASH)
