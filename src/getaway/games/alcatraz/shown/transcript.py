"""A whole game as an all-knowing observer writes it down: a line for each complete action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from getaway.games.alcatraz.rules import state as names
from getaway.games.alcatraz.rules.edition import Cards
from getaway.games.alcatraz.rules.state import (
    ITEM_NAMES,
    ITEMS,
    OVER,
    ROOM_NAMES,
    ROOMS,
    STAY,
    TASKS,
    THING_NAMES,
    TURN,
    VOTE,
    State,
    count,
)
from getaway.kernel.chance import Dice, below
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.json_value import JsonObject
from getaway.kernel.options import Value
from getaway.kernel.record import Told


def transcript(
    engine: Engine[State, Cards],
    players: int,
    seed: int,
    options: Mapping[str, Value],
    choose: Callable[[State], int] | None = None,
) -> Iterator[JsonObject]:
    """Play a game from a seed on the plain engine, at random or as chosen; tell every complete action."""
    states = engine.deal(players, seed, options=options)
    s = states[0]
    scribe = Scribe(engine.edition)
    # The choices are drawn apart from the cards, from a seed that no other game deals from.
    dice = Dice(~seed)
    yield {
        "game": "alcatraz",
        "format": 1,
        "players": players,
        "edition": edition_words(engine.edition, s),
        "options": engine.game.read_options(options, players),
        "state": scribe.state(s),
    }
    s.story = []
    doer: int = NOBODY
    while s.phase != OVER:
        if doer == NOBODY:
            # Whoever takes the first decision of an action does it; others may only answer.
            doer = s.mover
        legal = engine.legal(states)
        engine.apply(states, 0, legal[below(dice, len(legal))] if choose is None else choose(s))
        if s.phase in (TURN, STAY, OVER) or (s.phase == VOTE and s.mover == 0):
            action = scribe.action(s.story)
            if action is not None:
                seat = None if "votes" in action else doer
                yield {"seat": seat, "action": action, "state": scribe.state(s)}
            s.story = []
            doer = NOBODY


def edition_words(edition: Cards, s: State) -> JsonObject:
    """The cards of an edition, and the items printed on the sides that lie up."""
    frame_ups = []
    for card in edition.frame_ups:
        words: JsonObject = {"id": card.id, "copies": card.copies, "effect": card.effect}
        frame_ups.append(words | ({"guards": card.guards} if card.guards else {}))
    return {
        "tasks": [{**task._asdict(), "items": list(task.items)} for task in edition.tasks],
        "frame_ups": frame_ups,
        "room_items": {ROOM_NAMES[room]: heap_names(s.places[room]) for room in range(ROOMS)},
    }


def heap_names(heap: int) -> list[str]:
    """The items of a heap, cash aside."""
    return [ITEM_NAMES[kind] for kind in range(ITEMS) for _ in range(count(heap, kind))]


class Scribe:
    """Writes states and actions in the words of the format."""

    def __init__(self, edition: Cards) -> None:
        self.tasks = [task.id for task in edition.tasks]
        self.cards = [card.id for card in edition.frame_ups]

    def state(self, s: State) -> JsonObject:
        """The whole state, secrets and all."""
        phase = {VOTE: "vote", STAY: "stay", OVER: "over"}.get(s.phase, "turns")
        return {
            "round": s.round,
            "phase": phase,
            "scapegoat": s.scapegoat,
            "bonus": s.bonus,
            "turn": None if s.turn == NOBODY else s.turn,
            "points": s.points,
            "bribed": s.bribed,
            "pushed": bool(s.pushed),
            "stolen": bool(s.stolen),
            "used": [ROOM_NAMES[room] for room in range(ROOMS) if s.used >> room & 1],
            "guards": s.guards_out,
            "rooms": {ROOM_NAMES[room]: self.room(s, room) for room in range(ROOMS)},
            "prisoners": [self.prisoner(s, seat) for seat in range(s.players)],
            "task_deck": [self.tasks[task] for task in s.task_deck[: s.tasks_left]],
            "frame_up_deck": [self.cards[s.frame_kind[c]] for c in s.frame_deck[: s.frames_left]],
            "removed_tasks": [self.tasks[task] for task in range(TASKS) if s.removed >> task & 1],
            "result": result(s) if s.phase == OVER else None,
        }

    def room(self, s: State, room: int) -> JsonObject:
        task = s.task[room]
        return {
            "cell": [s.cell[room] >> 2, s.cell[room] & 3],
            "side": ("silver", "gold")[s.side[room]],
            "guards": s.guards[room],
            "items": heap_names(s.items[room]),
            "loose": heap_names(s.loose[room]),
            "task": None if task < 0 else self.tasks[task],
        }

    def prisoner(self, s: State, seat: int) -> JsonObject:
        owned = [card for card in range(len(s.frame_owner)) if s.frame_owner[card] == seat]
        return {
            "room": ROOM_NAMES[s.where[seat]],
            "stamina": s.stamina[seat],
            "cash": count(s.things[seat], names.CASH),
            "items": heap_names(s.things[seat]),
            "elements": "".join(e for i, e in enumerate("ABCDEF") if s.elements[seat] >> i & 1),
            "frame_ups": [self.cards[s.frame_kind[card]] for card in owned],
            "forbidden": bool(s.forbidden[seat]),
            "exhausted": s.exhausted[seat],
        }

    def action(self, story: list[Told]) -> JsonObject | None:
        """The complete action that a story tells of; None if all that was told is a refusal."""
        if any(told[1] == names.REFUSES for told in story):
            return None
        head = next(told for told in story if told[1] in HEADS or told[1] == names.VOTES)
        _, kind, _, b, c = head
        if kind == names.VOTES:
            return {"votes": [told[3] for told in story if told[1] == names.VOTES]}
        simple: dict[int, JsonObject] = {
            names.MOVES: {"move": ROOM_NAMES[b % ROOMS]},
            names.RIOTS: {"riot": ROOM_NAMES[b % ROOMS]},
            names.DROPS: {"drop": THING_NAMES[b % 7]},
            names.PICKS_UP: {"pick_up": THING_NAMES[b % 7]},
            names.STEALS: {"steal": THING_NAMES[c % 7], "from": b},
            names.BRIBES: {"bribe": 1},
            names.PUSHES: {"push_on": True},
            names.ENDS_TURN: {"end_turn": True},
            names.STAYS: {"stays": head[2]},
        }
        if kind in simple:
            return simple[kind]
        if kind == names.USES:
            return self.use(story, b)
        if kind == names.PLAYS:
            return self.frame_up(story, b)
        if kind == names.TRADES:
            return self.trade(story[story.index(head) :], head[2], b)
        return self.task(story[story.index(head) :], b)

    def use(self, story: list[Told], room: int) -> JsonObject:
        words: JsonObject = {"use": ROOM_NAMES[room]}
        taken = [THING_NAMES[told[3]] for told in story if told[1] == names.TAKES]
        for _, kind, _, b, _ in story:
            if kind == names.PAYS:
                words["pay"] = THING_NAMES[b]
            if kind == names.UNDER_DECK:
                words["from"] = b
            if kind == names.KEEPS and b < len(self.cards):
                words["keep"] = self.cards[b]
        silver = any(told[1] == names.USES and told[4] == names.SILVER for told in story)
        if room == names.YARD or (room == names.VISITING_ROOM and silver):
            words["take"] = taken
        if room == names.RADIO_ROOM:
            words["guards"] = guards_moved(story)
        return words

    def frame_up(self, story: list[Told], card: int) -> JsonObject:
        words: JsonObject = {"frame_up": self.cards[card]}
        moved = guards_moved(story)
        if moved:
            words["guards"] = moved
        for _, kind, a, b, _ in story:
            if kind == names.HITS:
                words["prisoner"] = b
            if kind == names.FRAMED_OF:
                words["item"] = THING_NAMES[b]
            if kind == names.TASK_GOES:
                words["task"] = self.tasks[a]
        return words

    def trade(self, story: list[Told], me: int, other: int) -> JsonObject:
        gone = [told for told in story if told[1] == names.GIVES]
        return {
            "trade": other,
            "give": [THING_NAMES[told[4]] for told in gone if told[2] == me],
            "get": [THING_NAMES[told[4]] for told in gone if told[2] == other],
        }

    def task(self, story: list[Told], task: int) -> JsonObject:
        items: dict[str, list[str]] = {}
        for told in story:
            if told[1] == names.GIVES_TO_TASK:
                items.setdefault(str(told[2]), []).append(THING_NAMES[told[3]])
        return {"task": self.tasks[task], "items": items}


HEADS = {
    *(names.MOVES, names.USES, names.STEALS, names.RIOTS, names.DOES_TASK, names.DROPS, names.PICKS_UP),
    *(names.PLAYS, names.BRIBES, names.PUSHES, names.ENDS_TURN, names.TRADES, names.STAYS),
}


def guards_moved(story: list[Told]) -> list[list[str]]:
    """From where to where, one after the other."""
    return [[ROOM_NAMES[t[2]], ROOM_NAMES[t[3]]] for t in story if t[1] == names.GUARD_GOES]


def result(s: State) -> JsonObject:
    """AL-36: who escaped and who stays; nobody and nobody if all have lost."""
    if s.stays == NOBODY:
        return {"escaped": [], "stays": None}
    return {"escaped": [seat for seat in range(s.players) if seat != s.stays], "stays": s.stays}
