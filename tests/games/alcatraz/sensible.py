"""A mildly sensible scripted player of Alcatraz, and a table of how its games end.

It is shown a state hidden from its own seat. All seats share out the tasks by the same public reckoning,
so they meet without a word. `getaway arena` knows it as `tests.games.alcatraz.sensible:Sensible`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

from getaway.bots import Situation, show
from getaway.games.alcatraz.game import GAME
from getaway.games.alcatraz.rules import state as a
from getaway.games.alcatraz.rules.board import strain
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.prices import is_free
from getaway.games.alcatraz.rules.scoring import NOT_LEFT, element_count, left_behind, rank
from getaway.games.alcatraz.rules.state import CASH, GUN, ROOMS, State, count, element_of, item_count
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine, load
from tests.games.alcatraz.routes import FAR, HELPER, Board, Job, Kinds, board_of


def asked(s: State, room: int) -> list[int]:
    """The items that the task in a room asks for."""
    return [kind for kind in range(a.ITEMS - 1) for _ in range(s.task_items[s.task[room]] >> 3 * kind & 7)]


class Mind:
    """What a seat makes of a state; nothing is remembered from one decision to the next."""

    def __init__(self, hidden: State, seat: int, legal: Sequence[int]) -> None:
        self.s, self.me, self.legal = hidden, seat, legal
        self.tasks = [room for room in range(ROOMS) if hidden.task[room] != a.NO_TASK]

    @cached_property
    def board(self) -> Board:
        s = self.s
        # Which kinds there are matters, not how many.
        stock = (sum(1 << 4 * k for k in range(a.ITEMS) if count(heap, k)) for heap in s.items)
        return board_of(tuple(s.cell), tuple(s.side), tuple(s.guards), tuple(stock))

    def plan_without(self, out: int) -> int:
        """The elements that all but one have together."""
        together = 0
        for seat in range(self.s.players):
            together |= self.s.elements[seat] if seat != out else 0
        return together

    @cached_property
    def jobs(self) -> dict[int, Job]:
        """Crews for the open tasks, the most promising first; whoever is left over gathers items."""
        s = self.s
        jobs: dict[int, Job] = {}
        free = [seat for seat in range(s.players) if seat != s.scapegoat]
        rooms = self.tasks[:]
        together = self.plan_without(s.scapegoat)
        while free and rooms:
            best: tuple[float, int, dict[int, Job]] = (0.0, NOBODY, {})
            for room in rooms:
                value = 1 - together.bit_count() / 6 + (not together >> element_of(s, s.task[room]) & 1)
                for crew in combinations(free, 1 + (s.task_demands[s.task[room]] & 3)):
                    # Whoever can bribe completes the task.
                    by_cash = sorted(crew, key=lambda o: (s.forbidden[o], -count(s.things[o], CASH)))
                    time, found = self.crew_jobs(room, by_cash, s.task_demands[s.task[room]] >> 2 & 3)
                    if not s.forbidden[by_cash[0]] and time < FAR / 3 and value / (1 + time) > best[0]:
                        best = (value / (1 + time), room, found)
            if best[1] == NOBODY:
                break
            jobs |= best[2]
            rooms.remove(best[1])
            free = [seat for seat in free if seat not in jobs]
        for seat in [*free, s.scapegoat]:
            alone = [self.crew_jobs(room, [seat], HELPER) for room in rooms or self.tasks]
            jobs |= min(alone, key=lambda found: found[0])[1] if alone else {}
        return jobs

    def crew_jobs(self, room: int, crew: Sequence[int], allowed: int) -> tuple[float, dict[int, Job]]:
        """How many rounds a crew needs for a task, the first one completing it, and who fetches what."""
        s = self.s
        missing: list[int] = []
        keeps = dict.fromkeys(crew, 0)
        for kind in asked(s, room):
            for thing in (kind, GUN):
                owner = next((o for o in crew if count(s.things[o] - keeps[o], thing)), NOBODY)
                if owner != NOBODY:
                    keeps[owner] += 1 << 4 * thing
                    break
            else:
                missing.append(kind)
        best: tuple[float, dict[int, Job]] = (FAR, {})
        for split in range(1 << len(missing) if len(crew) > 1 else 1):
            longest = total = 0.0
            jobs = {}
            for place, seat in enumerate(crew[:2]):
                kinds = tuple(k for i, k in enumerate(missing) if split >> i & 1 == place)
                jobs[seat] = self.job_of(seat, room, HELPER if place else allowed, kinds, keeps[seat])
                rounds = jobs[seat].cost / (base_points(s) + (s.stamina[seat] > 0))
                longest, total = max(longest, rounds), total + rounds
            if longest + 0.3 * total < best[0]:
                best = (longest + 0.3 * total, jobs)
        return best

    def job_of(self, seat: int, goal: int, allowed: int, kinds: Kinds, keeps: int) -> Job:
        things = self.s.things[seat]
        # Spare items pay for rooms, not for guards.
        means = min(a.FULL, count(things, CASH) + (item_count(things - keeps) if kinds else 0))
        cost, towards = self.board.route(self.s.where[seat], kinds, means, goal, allowed)
        cost += max(0, len(kinds) + item_count(things) - a.FULL)
        return Job(goal, allowed, kinds, keeps, cost, towards)

    def wants(self, seat: int) -> Kinds:
        return self.jobs[seat].kinds if seat in self.jobs else ()

    def spares(self, seat: int) -> list[int]:
        """The kinds that a seat has beyond what its job needs."""
        spare = self.s.things[seat] - (self.jobs[seat].keeps if seat in self.jobs else 0)
        return [kind for kind in range(a.ITEMS) if count(spare, kind)]

    def is_safe(self, doer: int) -> bool:
        """Would a task done here not leave me behind? The scapegoat keeps a distance of two elements."""
        s, after = self.s, self.s.copy()
        after.elements[doer] |= 1 << element_of(s, s.task[s.where[doer]])
        plan = self.plan_without(s.scapegoat) | after.elements[doer]
        return left_behind(after) != self.me and (self.me != s.scapegoat or plan.bit_count() < 5)

    @cached_property
    def victims(self) -> list[int]:
        """For a scapegoat soon to be left: who may complete a task this round, the nearest first."""
        if self.me != self.s.scapegoat or self.plan_without(self.me).bit_count() < 4:
            return []
        reach = base_points(self.s) + 1
        near = [seat for seat, job in self.jobs.items() if job.allowed != HELPER and job.cost <= reach]
        return sorted(near, key=lambda seat: self.jobs[seat].cost)

    def first(self, *actions: int) -> int:
        return next((action for action in actions if action in self.legal), a.DO_END)

    def pick(self, block: int, numbers: Sequence[int]) -> int:
        """The first of these numbers that may be picked, else anything that may."""
        return next((block + n for n in numbers if block + n in self.legal), self.legal[0])

    def decide(self) -> int:
        s, me = self.s, self.me
        if s.phase == a.TURN:
            return self.take_turn(s.where[me])
        if s.phase == a.VOTE:
            return a.PICK_SEAT + self.leader()
        if s.phase == a.PAY:
            return self.pick(a.PICK_THING, [*self.spares(me), CASH])
        if s.phase in (a.TAKE, a.LOOT):
            # What helps the others is better than nothing.
            useful = [kind for seat in self.jobs for kind in self.wants(seat)]
            useful += [kind for room in self.tasks for kind in asked(s, room)]
            return self.pick(a.PICK_THING, [*self.wants(me), GUN, *useful, CASH])
        if s.phase in (a.TARGET_TASK, a.GATHER_ROOM):
            return self.pick(a.PICK_ROOM, [self.jobs[seat].goal for seat in self.victims])
        if s.phase == a.TARGET_THING:
            spares = self.spares(s.other)
            return self.pick(a.PICK_THING, [kind for kind in range(a.ITEMS) if kind not in spares])
        if s.phase == a.TASK_ANSWER:
            return a.YES if self.is_safe(s.turn) else a.NO
        if a.TRADE_GIVE <= s.phase <= a.TRADE_ANSWER:
            return self.trade()
        # Frame-ups hit the nearest victim; for a task one's own items go first, nobody has to be asked.
        return self.pick(a.PICK_SEAT, self.victims if s.phase == a.TARGET else [me])

    def leader(self) -> int:
        """Whoever leads the plan, not oneself: most elements, then whom the others would miss most."""
        s = self.s

        def lead(seat: int) -> tuple[bool, int, int, int]:
            # Nearest clockwise from the scapegoat, so that no chair is worse than another.
            away = (seat - s.scapegoat) % s.players
            return seat != self.me, element_count(s, seat), -self.plan_without(seat).bit_count(), -away

        return max(range(s.players), key=lead)

    def take_turn(self, here: int) -> int:
        s = self.s
        if a.DO_TASK in self.legal and self.is_safe(self.me):
            return a.DO_TASK
        hindrance = self.hinder(here) if self.victims else a.DO_END
        if hindrance != a.DO_END:
            return hindrance
        for seat in range(s.players):
            if a.DO_TRADE + seat in self.legal and self.bargain(seat) != (0, 0):
                return a.DO_TRADE + seat
        if (a.DO_USE in self.legal and self.is_handy(here)) or self.me not in self.jobs:
            return self.first(a.DO_USE)
        if self.is_after_cards(here):
            return self.walk(a.WARDENS_OFFICE)
        job = self.jobs[self.me]
        if job.towards != here:
            return self.walk(job.towards)
        if not job.kinds and here == job.goal:
            return self.force(job.allowed) if self.is_ready(here) else a.DO_END
        if a.DO_USE in self.legal or s.used >> here & 1:
            return self.first(a.DO_USE)
        if item_count(s.things[self.me]) == a.FULL:
            return self.first(*(a.DO_DROP + kind for kind in self.spares(self.me)))
        return self.force(2)

    def hinder(self, here: int) -> int:
        """By frame-ups and theft, and by a riot at a task that may be the last."""
        s, goal = self.s, self.jobs[self.victims[0]].goal
        cards = range(a.DO_FRAME_UP, a.DO_TRADE)
        found = self.first(*cards, *(a.DO_ROB + seat for seat in self.victims))
        if found != a.DO_END or self.plan_without(self.me).bit_count() < 5:
            return found
        if here == goal and s.guards[here] < 3:
            return self.first(*range(a.DO_RIOT, a.DO_RIOT + ROOMS))
        return self.walk(goal) if 0 < self.board.far[here][goal] < s.points else a.DO_END

    def is_handy(self, room: int) -> bool:
        """Is the use of a room worth its price in passing?"""
        s, me = self.s, self.me
        if room == a.DINING_HALL:
            return is_free(s, room) or s.stamina[me] == 0
        if room == a.RECREATION_ROOM:
            return is_free(s, room) or count(s.things[me], CASH) == 0
        return room == a.WARDENS_OFFICE and me == s.scapegoat and s.frame_count[me] < 2

    def is_after_cards(self, here: int) -> bool:
        """Can the scapegoat without a frame-up card get one in this turn?"""
        s, me, office = self.s, self.me, a.WARDENS_OFFICE
        able = s.side[office] == a.SILVER or count(s.things[me], CASH) > 0
        near = 0 < self.board.far[here][office] < s.points and s.guards[office] < 2
        return me == s.scapegoat and s.frame_count[me] == 0 and s.frames_left > 0 and able and near

    def walk(self, target: int) -> int:
        """A step on a shortest way, by rooms with few guards."""
        steps = [room for room in range(ROOMS) if a.DO_MOVE + room in self.legal]
        if not steps:
            return self.first(a.DO_PUSH)
        return a.DO_MOVE + min(steps, key=lambda r: (self.board.far[r][target], self.s.guards[r]))

    def force(self, allowed: int) -> int:
        """Bribe and push on, if that lets me act with so many guards looking on."""
        s = self.s
        points = s.points + (a.DO_PUSH in self.legal)
        for bribes in range(count(s.things[self.me], CASH) + 1):
            looking = strain(s) - bribes
            if looking <= min(allowed, 2) and points >= 1 + (looking == 2):
                return self.first(a.DO_BRIBE if bribes else a.DO_PUSH)
        return a.DO_END

    def is_ready(self, room: int) -> bool:
        """Are prisoners and items together for the task, and may I be the doer?"""
        s = self.s
        present = [seat for seat in range(s.players) if s.where[seat] == room]
        heap = sum(s.things[seat] for seat in present)
        short = sum(max(0, asked(s, room).count(k) - count(heap, k)) for k in range(a.ITEMS - 1))
        enough = len(present) > s.task_demands[s.task[room]] & 3 and short <= count(heap, GUN)
        return enough and self.me != s.scapegoat and not s.forbidden[self.me]

    def bargain(self, other: int) -> tuple[int, int]:
        """A gift or a request: one item that one needs for a job and the other does not; once a turn."""
        s, me = self.s, self.me
        for giver, taker in ((me, other), (other, me)):
            fits = item_count(s.things[taker]) < a.FULL and s.scapegoat not in (me, other)
            for kind in set(self.wants(taker)) & set(self.spares(giver)) if fits else ():
                if s.trades_made + s.trades_refused == 0:
                    return (1 << 4 * kind, 0) if giver == me else (0, 1 << 4 * kind)
        return 0, 0

    def trade(self) -> int:
        s = self.s
        if s.phase == a.TRADE_ANSWER:
            return (
                a.YES if all(k in self.spares(self.me) for k in range(a.ITEMS) if count(s.want, k)) else a.NO
            )
        give, want = self.bargain(s.other)
        rest = give - s.give if s.phase == a.TRADE_GIVE else want - s.want
        return next((a.PICK_THING + kind for kind in range(a.ITEMS) if count(rest, kind)), a.DONE)


class Sensible:
    """The player as `getaway arena` takes it; it throws no dice, so the seed does nothing."""

    def choose(self, situation: Situation) -> int:
        legal = situation.legal
        assert isinstance(situation.hidden, State)
        return legal[0] if len(legal) == 1 else Mind(situation.hidden, situation.seat, legal).decide()


def play(engine: Engine[State], players: int, seed: int, sides: str) -> State:
    """A whole game between sensible players."""
    states = engine.deal(players, seed, options={"sides": sides})
    state = states[0]
    while state.phase != a.OVER:
        engine.apply(states, 0, Sensible().choose(show(engine, state, state.mover, 0)))
    return state


TESTS = ("scapegoat", "only one", "elements", "cash", "items", "stamina", "named")


def what_decided(s: State) -> str:
    """AL-35: what decided who stays."""
    if s.stays == s.scapegoat:
        return "scapegoat"
    lowest, second = sorted(rank(s, seat) for seat in range(s.players))[:2]
    if second == NOT_LEFT:
        return "only one"
    # A rank has a digit of four bits for each test from elements to stamina.
    shifts = zip(TESTS[2:6], (12, 8, 4, 0), strict=True)
    decided = (test for test, shift in shifts if lowest >> shift != second >> shift)
    return next(decided, "named")


def row(engine: Engine[State], players: int, sides: str, games: int, seed: int) -> list[str]:
    """How so many games end."""
    ends = [play(engine, players, seed + i, sides) for i in range(games)]
    escapes = [s for s in ends if s.stays != NOBODY]
    rounds = sorted(s.round for s in escapes)
    stays = Counter(s.stays for s in escapes)
    tests = Counter(what_decided(s) for s in escapes)
    of = max(1, len(escapes))
    spread = f"{rounds[of // 10]}–{rounds[of * 9 // 10]}" if escapes else "–"
    seats = " / ".join(f"{stays[seat] / of:.0%}" for seat in range(players))
    cells = [str(players), sides, f"{len(escapes) / games:.1%}", f"{sum(rounds) / of:.1f}", spread, seats]
    return cells + [f"{tests[test] / of:.0%}" for test in TESTS]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    heads = [
        "players",
        "sides",
        "escapes",
        "round",
        "10–90 %",
        "stays, by seat",
        *(f"by: {t}" for t in TESTS),
    ]
    print("| " + " | ".join(heads) + " |\n" + "|---" * len(heads) + "|")
    engine = load(GAME)
    for players in engine.game.players:
        for sides in ("silver", "mixed", "gold"):
            print("| " + " | ".join(row(engine, players, sides, given.games, given.seed)) + " |", flush=True)


if __name__ == "__main__":
    main()
