"""Ways through the prison for the sensible player: to items, to cash and on to a task."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from getaway.games.alcatraz.rules import state as a
from getaway.games.alcatraz.rules.board import NEAR
from getaway.games.alcatraz.rules.state import GUN, ROOMS, count

FAR = 50.0  # points: out of reach
HELPER = -1  # in place of the guards allowed: somebody else completes the task
STORES = (a.INFIRMARY, a.YARD, a.VISITING_ROOM, a.WORKSHOP, a.CELL_BLOCK, a.LAUNDRY, a.GUARD_ROOM)
Kinds = tuple[int, ...]


class Job(NamedTuple):
    """What one prisoner does for a task."""

    goal: int  # the room of the task
    allowed: int  # guards, or HELPER
    kinds: Kinds  # still to fetch
    keeps: int  # a heap: in hand and needed
    cost: float
    towards: int  # the next room to act in


class Board:
    """What it costs, in points, to fetch items and bring them to a room."""

    def __init__(self, cell: Kinds, side: Kinds, guards: Kinds, stock: Kinds) -> None:
        self.side, self.guards, self.stock = side, guards, stock
        self.near = [[o for o in range(ROOMS) if NEAR[cell[r]] >> cell[o] & 1] for r in range(ROOMS)]
        self.far = [self.distances(room) for room in range(ROOMS)]
        self.known: dict[tuple[int, Kinds, int, int, int], tuple[float, int]] = {}

    def distances(self, start: int) -> list[float]:
        far = [FAR] * ROOMS
        far[start] = 0
        queue = [start]
        for room in queue:
            for other in self.near[room]:
                if far[other] == FAR and self.guards[other] < a.CROWDED:
                    far[other] = far[room] + 1
                    queue.append(other)
        return far

    def fees(self, room: int, cash: int, allowed: int) -> list[tuple[float, int]]:
        """AL-24, AL-26: points and cash left for each number of bribes that lets one act."""
        guards = self.guards[room]
        bribes = range(max(0, guards - min(allowed, 2)), min(cash, max(0, guards - 1)) + 1)
        return [] if guards >= a.CROWDED else [(1 + 0.4 * b + (guards - b == 2), cash - b) for b in bribes]

    def taken(self, room: int, kinds: Kinds) -> Kinds:
        """Which of these kinds one use of the room gives; the gun stands in for one."""
        gold, heap = self.side[room], self.stock[room]
        found = tuple(kind for kind in kinds if heap >> 4 * kind & 15)[: 1 + gold]
        if room == a.VISITING_ROOM and (gold or not found):
            return kinds[:1] if count(heap, GUN) else ()
        return found

    def route(self, room: int, kinds: Kinds, cash: int, goal: int, allowed: int) -> tuple[float, int]:
        """The points from a room by way of the items to the goal, and where to act first."""
        key = (room, kinds, cash, goal, allowed)
        if key not in self.known:
            self.known[key] = self.find_route(*key)
        return self.known[key]

    def find_route(self, room: int, kinds: Kinds, cash: int, goal: int, allowed: int) -> tuple[float, int]:
        best = (FAR, goal)
        if not kinds:
            fees = [(0.0, 0)] if allowed == HELPER else self.fees(goal, cash, allowed)
            best = (min((self.far[room][goal] + fee for fee, _ in fees), default=FAR), goal)
        # Where to stop first, what it costs, and what is left to fetch and to pay with.
        stops: list[tuple[int, float, Kinds, int]] = []
        for place in STORES if kinds else ():
            taken = self.taken(place, kinds)
            pay = self.side[place] == a.GOLD or place == a.YARD
            if taken and cash >= pay:
                rest = list(kinds)
                for kind in taken:
                    rest.remove(kind)
                free = place == a.YARD and self.side[place] == a.SILVER
                for fee, left in self.fees(place, cash - pay, 2):
                    stops.append((place, fee - free + 0.4 * pay, tuple(rest), left))
        if cash < 2 and room != a.RECREATION_ROOM:
            gold = self.side[a.RECREATION_ROOM]
            for fee, left in self.fees(a.RECREATION_ROOM, cash, 2):
                stops.append((a.RECREATION_ROOM, fee - gold, kinds, left + 2 - gold))
        for place, fee, to_fetch, left in stops:
            cost = self.far[room][place] + fee
            if cost + self.far[place][goal] < best[0]:
                cost += self.route(place, to_fetch, left, goal, allowed)[0]
                best = min(best, (cost, place))
        return best


board_of = lru_cache(64)(Board)
