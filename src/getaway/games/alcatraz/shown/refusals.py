"""Why an action may not be done. `legal` decides; this only finds the rule that explains it."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.alcatraz.rules.board import are_neighbours, strain
from getaway.games.alcatraz.rules.prices import is_free, use_price
from getaway.games.alcatraz.rules.rooms import can_use
from getaway.games.alcatraz.rules.rules import legal
from getaway.games.alcatraz.rules.state import (
    ACTIONS,
    CASH,
    CROWDED,
    DO_BRIBE,
    DO_DROP,
    DO_END,
    DO_FRAME_UP,
    DO_MOVE,
    DO_PICK_UP,
    DO_PUSH,
    DO_RIOT,
    DO_ROB,
    DO_TASK,
    DO_TRADE,
    DO_USE,
    FRAME_UPS,
    ITEMS,
    NO_TASK,
    OVER,
    PICK_ROOM,
    PICK_SEAT,
    PICK_THING,
    ROOMS,
    STAY,
    TARGET,
    TASK_ANSWER,
    TASK_GIVER,
    THINGS,
    TRADE_ANSWER,
    TRADE_GIVE,
    TURN,
    VOTE,
    State,
    count,
)
from getaway.games.alcatraz.rules.tasks import guns, here, missing
from getaway.games.alcatraz.shown.story import room_sentence, thing_sentence
from getaway.kernel.errors import Refusal
from getaway.kernel.sentence import Seat, Sentence, counted


def why_not(s: State, seat: int, action: int) -> Refusal | None:
    """The rule that forbids a seat an action now; None if it is legal."""
    if s.phase == OVER:
        return Refusal("AL-36", Sentence("no-game-over"))
    if seat != s.mover:
        return Refusal(_decision_rule(s), Sentence("no-not-yours", {"mover": Seat(s.mover)}))
    if not 0 <= action < ACTIONS:
        return Refusal(_decision_rule(s), Sentence("no-such-action", {"action": action}))
    mask = [0] * ACTIONS
    legal(s, mask)
    return None if mask[action] else _reason(s, action)


def refusals(s: State) -> list[tuple[int, Refusal]]:
    """What the mover can point at and may not do now, each with the rule that forbids it."""
    mask = [0] * ACTIONS
    legal(s, mask)
    in_sight = _in_a_turn(s) if s.phase == TURN else _in_a_choice(s, mask)
    return [(action, _reason(s, action)) for action in in_sight if not mask[action]]


def _in_a_turn(s: State) -> Iterator[int]:
    """All that can be begun with the rooms, the others, and what one holds or what lies around."""
    room = s.where[s.turn]
    others = [seat for seat in range(s.players) if seat != s.turn]
    elsewhere = [other for other in range(ROOMS) if other != room]
    yield from (DO_MOVE + other for other in elsewhere)
    yield DO_USE
    yield from (DO_ROB + seat for seat in others)
    yield from (DO_RIOT + other for other in elsewhere if s.guards[other] > 0)
    yield DO_TASK
    yield from (DO_DROP + kind for kind in range(ITEMS) if count(s.things[s.turn], kind) > 0)
    yield from (DO_PICK_UP + kind for kind in range(ITEMS) if count(s.loose[room], kind) > 0)
    held = {s.frame_kind[card] for card in range(FRAME_UPS) if s.frame_owner[card] == s.turn}
    yield from (DO_FRAME_UP + kind for kind in sorted(held))
    yield from (DO_TRADE + seat for seat in others)
    yield from range(DO_BRIBE, DO_END)


def _in_a_choice(s: State, mask: list[int]) -> Iterator[int]:
    """The other rooms, prisoners or things, where one of them is asked for."""
    for block in (
        range(PICK_ROOM, PICK_ROOM + ROOMS),
        range(PICK_SEAT, PICK_SEAT + s.players),
        range(PICK_THING, PICK_THING + THINGS),
    ):
        if any(mask[action] for action in block):
            yield from block


def _decision_rule(s: State) -> str:
    """The rule that the question asked now stands in."""
    if s.phase == VOTE:
        return "AL-13"
    if s.phase == STAY:
        return "AL-35"
    if s.phase in (TASK_GIVER, TASK_ANSWER):
        return "AL-30"
    if TRADE_GIVE <= s.phase <= TRADE_ANSWER:
        return "AL-23"
    if TARGET <= s.phase < TRADE_GIVE:
        return "AL-22"
    return "AL-15" if s.phase == TURN else "AL-28"


def _reason(s: State, action: int) -> Refusal:
    if s.phase != TURN:
        rule = _decision_rule(s)
        if s.phase in (TRADE_ANSWER, TASK_ANSWER):
            return Refusal(rule, Sentence("no-answer-first"))
        return Refusal(rule, Sentence("no-finish-first" if action < PICK_ROOM else "no-not-offered"))
    if action >= PICK_ROOM:
        return Refusal("AL-15", Sentence("no-not-asked"))
    if action < DO_USE:
        return _not_moving(s, action - DO_MOVE)
    if strain(s) >= CROWDED:
        return Refusal("AL-26", Sentence("no-four-guards"))
    if action == DO_USE:
        return _not_using(s)
    if action < DO_RIOT:
        return _not_robbing(s, action - DO_ROB)
    if action < DO_TASK:
        return _not_rioting(s, action - DO_RIOT)
    if action == DO_TASK:
        return _not_the_task(s)
    if action < DO_FRAME_UP:
        return _not_the_item(s, action)
    if action < DO_TRADE:
        return _not_framing(s, action - DO_FRAME_UP)
    return _not_for_free(s, action)


def _not_moving(s: State, room: int) -> Refusal:
    if not are_neighbours(s, s.where[s.turn], room):
        return Refusal("AL-16", Sentence("no-not-next", {"room": room_sentence(room)}))
    if s.guards[room] >= CROWDED:
        return Refusal("AL-16", Sentence("no-room-full", {"room": room_sentence(room)}))
    return Refusal("AL-15", Sentence("no-points"))


def _too_dear(s: State, cost: int, rule: str = "AL-26") -> Refusal | None:
    """Guards that forbid an action or make it cost more than there is."""
    if strain(s) == 3:
        return Refusal(rule, Sentence("no-three-guards", {"bribe": 1 if s.points >= cost + 1 else 2}))
    if s.points >= cost + (strain(s) == 2):
        return None
    if strain(s) == 2 and s.points >= cost:
        return Refusal(rule, Sentence("no-two-guards", {"price": cost + 1, "points": s.points}))
    return Refusal("AL-15", Sentence("no-points"))


def _not_using(s: State) -> Refusal:
    room = s.where[s.turn]
    if s.used >> room & 1:
        return Refusal("AL-17", Sentence("no-used"))
    if s.points < use_price(s, room):
        dear = _too_dear(s, 0, "AL-27") if is_free(s, room) else _too_dear(s, 1)
        assert dear is not None
        return dear
    assert not can_use(s, room)
    return Refusal("AL-28", Sentence("no-nothing-comes"))


def _not_with(s: State, seat: int, rule: str) -> Refusal | None:
    """What is done with another prisoner needs another prisoner in the room."""
    if seat >= s.players:
        return Refusal(rule, Sentence("no-such-seat", {"seat": counted(seat)}))
    if seat == s.turn:
        return Refusal(rule, Sentence("no-yourself"))
    if not here(s, seat):
        return Refusal(rule, Sentence("no-not-here", {"who": Seat(seat)}))
    return None


def _not_robbing(s: State, seat: int) -> Refusal:
    if s.stolen:
        return Refusal("AL-18", Sentence("no-stolen"))
    found = _not_with(s, seat, "AL-18") or _too_dear(s, 1)
    return found or Refusal("AL-18", Sentence("no-nothing-to-steal", {"who": Seat(seat)}))


def _not_rioting(s: State, room: int) -> Refusal:
    if not are_neighbours(s, s.where[s.turn], room):
        return Refusal("AL-19", Sentence("no-not-next", {"room": room_sentence(room)}))
    if s.guards[room] == 0:
        return Refusal("AL-19", Sentence("no-no-guard", {"room": room_sentence(room, "in-room")}))
    return _too_dear(s, 1) or Refusal("AL-19", Sentence("no-your-room-full"))


def _not_the_task(s: State) -> Refusal:
    task = s.task[s.where[s.turn]]
    if task == NO_TASK:
        return Refusal("AL-20", Sentence("no-no-task"))
    if s.turn == s.scapegoat:
        return Refusal("AL-20", Sentence("no-scapegoat"))
    if s.forbidden[s.turn]:
        return Refusal("AL-30", Sentence("no-forbidden"))
    demands = s.task_demands[task]
    around = sum(here(s, seat) for seat in range(s.players))
    if around < (demands & 3) + 1:
        named = {"needed": (demands & 3) + 1, "here": around}
        return Refusal("AL-30", Sentence("no-few-prisoners", named))
    if strain(s) > (demands >> 2 & 3):
        named = {"allowed": demands >> 2 & 3, "here": strain(s)}
        return Refusal("AL-30", Sentence("no-many-guards", named))
    dear = _too_dear(s, 1)
    if dear is not None:
        return dear
    lacking = missing(s, 0) > guns(s)
    return Refusal("AL-30", Sentence("no-items-missing" if lacking else "no-refused"))


def _not_the_item(s: State, action: int) -> Refusal:
    if action < DO_PICK_UP:
        thing = {"thing": thing_sentence(action - DO_DROP, "thing")}
        if count(s.things[s.turn], action - DO_DROP) == 0:
            return Refusal("AL-21", Sentence("no-not-held", thing))
    else:
        thing = {"thing": thing_sentence(action - DO_PICK_UP, "thing")}
        if count(s.loose[s.where[s.turn]], action - DO_PICK_UP) == 0:
            return Refusal("AL-21", Sentence("no-not-lying", thing))
    return _too_dear(s, 1) or Refusal("AL-2", Sentence("no-no-space", thing))


def _not_framing(s: State, kind: int) -> Refusal:
    if s.turn != s.scapegoat:
        return Refusal("AL-22", Sentence("no-not-scapegoat"))
    held = [s.frame_kind[card] for card in range(FRAME_UPS) if s.frame_owner[card] == s.turn]
    if kind not in held:
        return Refusal("AL-22", Sentence("no-card-not-held"))
    if s.points == 0:
        return Refusal("AL-15", Sentence("no-points"))
    return Refusal("AL-22", Sentence("no-card-changes-nothing"))


def _not_for_free(s: State, action: int) -> Refusal:
    if action < DO_BRIBE:
        found = _not_with(s, action - DO_TRADE, "AL-23")
        if found is None and s.trades_made >= s.trades:
            found = Refusal("AL-23", Sentence("no-trades-left"))
        return found or Refusal("AL-23", Sentence("no-nothing-to-trade"))
    if action == DO_BRIBE:
        poor = count(s.things[s.turn], CASH) == 0
        return Refusal("AL-24", Sentence("no-no-cash" if poor else "no-all-bribed"))
    assert action == DO_PUSH
    return Refusal("AL-25", Sentence("no-pushed" if s.pushed else "no-no-stamina"))
