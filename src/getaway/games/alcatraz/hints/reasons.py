"""Why an action of Alcatraz is better than another, in rooms, items, guards and parts of this plan."""

from __future__ import annotations

from collections.abc import Callable

from getaway.games.alcatraz.hints.deeds import deed
from getaway.games.alcatraz.hints.outlook import Facts, facts
from getaway.games.alcatraz.hints.tips import tips
from getaway.games.alcatraz.mind.crews import plan_without, size
from getaway.games.alcatraz.mind.weigh_answers import danger
from getaway.games.alcatraz.rules.board import price
from getaway.games.alcatraz.rules.prices import use_price
from getaway.games.alcatraz.rules.scoring import element_count
from getaway.games.alcatraz.rules.state import (
    DO_BRIBE,
    DO_END,
    DO_FRAME_UP,
    DO_MOVE,
    DO_RIOT,
    DO_ROB,
    DO_TASK,
    DO_TRADE,
    DO_USE,
    ELEMENTS,
    MAX_PLAYERS,
    NO_TASK,
    PICK_SEAT,
    STAY,
    TASK_ANSWER,
    TURN,
    VOTE,
    YES,
    State,
)
from getaway.games.alcatraz.shown.story import element_letter, room_sentence, thing_sentence
from getaway.kernel.dialect import NOBODY
from getaway.kernel.reasons import Case, Reason
from getaway.kernel.sentence import Argument, Seat, Sentence

__all__ = ["BEGINS", "OUTCOME_NAMES", "aim", "by_considerations", "by_outcomes", "deed", "tips"]

BEGINS = (TURN, VOTE)
OUTCOME_NAMES = (
    *("escapes", "stays-behind", "together", "near", "own"),
    *("items-held", "cash-held", "stamina-held", "frame-ups-held", "guards-there"),
    *("guards-here", "crew-items", "scapegoat"),
    *(f"without-{seat}" for seat in range(MAX_PLAYERS)),
    *(f"elements-of-{seat}" for seat in range(MAX_PLAYERS)),
)
# How much of a win one of each is about worth, to tell which outcome matters most; 0: it says nothing alone.
WORTH = {
    "escapes": 1.0,
    "stays-behind": -1.0,
    "together": 0.12,
    "near": 0.2,
    "own": 0.08,
    "items-held": 0.04,
    "cash-held": 0.02,
    "stamina-held": 0.02,
    "frame-ups-held": 0.02,
    "guards-there": -0.02,
    "guards-here": -0.02,
    "crew-items": 0.02,
    "scapegoat": -0.15,
}
WITHOUT_ME, WITHOUT_OTHER, OF_OTHER = -0.2, 0.05, 0.0
# From what difference on an outcome is worth a word; where the chances hardly differ, a small one is, if it
# can be told in numbers.
LEAST = 0.002
SLIGHT = 0.0002
NEARLY_ONE = 0.95  # from here on it is counted in pieces, not in tries
CHANCES = ("escapes", "stays-behind", "scapegoat")
COUNTED = (
    *("items-held", "cash-held", "stamina-held", "frame-ups-held"),
    *("guards-there", "guards-here", "crew-items"),
)
SHARES = ("together", "own", "without-me", "without")


def by_outcomes(s: State, case: Case) -> list[Reason]:
    """What comes of it within about a round, by what it is about worth."""
    found: list[tuple[float, Reason]] = []
    for name, (after, before) in case.outcomes.items():
        kind, _, number = name.rpartition("-") if name[-1].isdigit() else (name, "", "")
        seat = int(number) if number else NOBODY
        if seat >= s.players:
            continue
        if kind == "without":
            worth = WITHOUT_ME if seat == case.seat else WITHOUT_OTHER
            kind = "without-me" if seat == case.seat else kind
        else:
            worth = OF_OTHER if number else WORTH[name]
        if kind in ("guards-there", "near", "together", "crew-items") and case.seat == s.scapegoat:
            # What brings the others on may be what leaves the scapegoat behind.
            continue
        gain = worth * (after - before)
        if gain >= LEAST or (case.slight and gain >= SLIGHT and kind != "near"):
            sentence = _outcome(kind, seat, after, before)
            if sentence is not None:
                found.append((gain, Reason(name, sentence)))
    found.sort(key=lambda one: -one[0])
    return [reason for _, reason in found]


def _outcome(kind: str, seat: int, after: float, before: float) -> Sentence | None:
    """In hundredths of the tries, or in pieces; None: the difference is too small to be told."""
    gap = abs(after - before)
    hundredths, pieces = round(100 * gap), round(gap) if gap > NEARLY_ONE else 0
    message, arguments = f"will-{kind}", dict[str, int | Seat]()
    if kind in CHANCES:
        arguments = {"after": round(100 * after), "before": round(100 * before)}
        if arguments["after"] == arguments["before"]:
            return None
    elif kind in SHARES or kind in COUNTED:
        if hundredths == 0:
            return None
        if kind in SHARES and pieces > 0:
            message, arguments = f"{message}-many", {"whole": pieces}
        elif pieces == 0:
            message = f"{message}-tries" if kind in COUNTED else message
            arguments = {"more": hundredths}
    if kind == "without":
        arguments["who"] = Seat(seat)
    return Sentence(message, arguments)


def _of_the_task(message: str) -> Callable[[Facts], Sentence | None]:
    """About the task that the best action does, or lets be done."""

    def say(f: Facts) -> Sentence | None:
        s = f.s
        if f.best != DO_TASK and not (s.phase == TASK_ANSWER and f.best == YES):
            return None
        return Sentence(message, {"element": element_letter(s, s.task[s.where[s.turn]])})

    return say


def _left_behind(f: Facts) -> Sentence | None:
    sure = danger(f.s, f.s.turn)
    without = size(plan_without(f.s, f.me))
    return Sentence("because-left-behind", {"sure": "yes" if sure == 1.0 else "no", "elements": without})


def _towards(f: Facts) -> Sentence | None:
    if f.stop == NOBODY:
        return None
    arguments: dict[str, Argument] = {
        "thing": "",
        "room": room_sentence(f.stop, "to-room"),
        "why": f.errand,
        "element": f.element,
    }
    if f.wanted != NOBODY:
        arguments["thing"] = thing_sentence(f.wanted)
    return Sentence("because-towards", arguments)


def _away(f: Facts) -> Sentence | None:
    if f.stop == NOBODY:
        return None
    return Sentence("because-away", {"room": room_sentence(f.stop, "from-room")})


def _guards_ahead(f: Facts) -> Sentence | None:
    if not DO_MOVE <= f.second < DO_USE:
        return None
    room = f.second - DO_MOVE
    return Sentence(
        "because-guards-ahead", {"room": room_sentence(room, "in-room"), "guards": f.s.guards[room]}
    )


def _needed(f: Facts) -> Sentence | None:
    if f.thing == NOBODY:
        return Sentence("because-item-needed-here")
    return Sentence("because-item-needed", {"thing": thing_sentence(f.thing), "element": f.element})


def _useful(f: Facts) -> Sentence | None:
    if f.thing == NOBODY:
        return Sentence("because-item-useful-here")
    return Sentence("because-item-useful", {"thing": thing_sentence(f.thing)})


def _plain(message: str) -> Callable[[Facts], Sentence | None]:
    return lambda f: Sentence(message)


def _hinder(f: Facts) -> Sentence | None:
    if f.victim == NOBODY:
        return Sentence("because-hinder-any")
    return Sentence("because-hinder", {"who": Seat(f.victim), "element": f.victims_element or "none"})


def cost_of(s: State, action: int) -> int:
    """What something begun in a turn costs in points."""
    if action < DO_USE:
        return 1
    if action == DO_USE:
        return use_price(s, s.where[s.turn])
    if DO_FRAME_UP <= action < DO_TRADE:
        return 1
    if DO_TRADE <= action <= DO_END:
        return 0
    return price(s)


def _points(f: Facts) -> Sentence | None:
    if f.s.phase != TURN or f.best == DO_END:
        # Points that are left over are lost: to spend none is no reason.
        return None
    costs = {"best": cost_of(f.s, f.best), "second": cost_of(f.s, f.second)}
    return Sentence("because-points", costs) if costs["best"] < costs["second"] else None


def _voted(action: int) -> int:
    return action - PICK_SEAT


def _who_leads(f: Facts) -> Sentence | None:
    best, second = _voted(f.best), _voted(f.second)
    own, less = element_count(f.s, best), element_count(f.s, second)
    if own <= less:
        return None
    return Sentence(
        "because-who-leads", {"who": Seat(best), "elements": own, "other": Seat(second), "less": less}
    )


def _could_be_left(f: Facts) -> Sentence | None:
    best, second = _voted(f.best), _voted(f.second)
    without, other = size(plan_without(f.s, best)), size(plan_without(f.s, second))
    if without <= other:
        return None
    arguments: dict[str, Argument] = {
        "who": Seat(best),
        "elements": without,
        "other": Seat(second),
        "less": other,
        "all": ELEMENTS,
    }
    return Sentence("because-could-be-left", arguments)


def _vote_price(f: Facts) -> Sentence | None:
    second = _voted(f.second)
    if second != f.s.scapegoat:
        return None
    return Sentence("because-vote-price", {"other": Seat(second), "points": f.s.bonus + 1})


# What a consideration says, for the best action or against the other.
SAYINGS: dict[tuple[str, str], Callable[[Facts], Sentence | None]] = {
    ("task-done", "for"): _of_the_task("because-task-done"),
    ("new-element", "for"): _of_the_task("because-new-element"),
    ("left-behind", "against"): _left_behind,
    ("towards", "for"): _towards,
    ("towards", "against"): _away,
    ("guards-ahead", "against"): _guards_ahead,
    ("item-needed", "for"): _needed,
    ("item-useful", "for"): _useful,
    ("item-useful", "against"): _plain("because-useful-given"),
    ("item-lost", "against"): _plain("because-item-lost"),
    ("cash", "for"): _plain("because-cash"),
    ("cash", "against"): _plain("because-cash-spent"),
    ("stamina", "for"): _plain("because-stamina"),
    ("stamina", "against"): _plain("because-stamina-spent"),
    ("bribe", "for"): _plain("because-bribe"),
    ("push-on", "for"): _plain("because-push-on"),
    ("guards-eased", "for"): _plain("because-guards-eased"),
    ("guards-eased", "against"): _plain("because-guards-sent"),
    ("frame-up", "for"): _plain("because-frame-up"),
    ("frame-up", "against"): _plain("because-frame-up-kept"),
    ("hinder", "for"): _hinder,
    ("hinder", "against"): _plain("because-own-harmed"),
    ("gift", "for"): _plain("because-gift"),
    ("request", "for"): _plain("because-request"),
    ("request", "against"): _plain("because-not-asked"),
    ("points", "against"): _points,
    ("pointless", "against"): _plain("because-pointless"),
    ("who-leads", "for"): _who_leads,
    ("could-be-left", "for"): _could_be_left,
    ("vote-price", "against"): _vote_price,
    ("myself", "against"): _plain("because-myself"),
}


def by_considerations(s: State, case: Case) -> list[Reason]:
    """What the considerations say, weightiest first."""
    seen = facts(s, case)
    found = []
    for name, way in case.speaks.items():
        say = SAYINGS.get((name, way))
        sentence = None if say is None else say(seen)
        if sentence is not None:
            found.append(Reason(name, sentence))
    return found


# What an action is for, by what speaks for it most, or by what surely comes of it.
AIMS = {
    "task-done": "task",
    "new-element": "task",
    "item-needed": "item",
    "item-useful": "item",
    "cash": "cash",
    "stamina": "stamina",
    "bribe": "act",
    "push-on": "act",
    "guards-eased": "guards",
    "frame-up": "frame-up",
    "gift": "deal",
    "request": "deal",
    "items-held": "item",
    "crew-items": "item",
    "cash-held": "cash",
    "stamina-held": "stamina",
    "frame-ups-held": "frame-up",
    "guards-there": "guards",
    "guards-here": "clear",
    **dict.fromkeys(("escapes", "together", "near", "own"), "plan"),
    **dict.fromkeys(("stays-behind", "scapegoat"), "safe"),
}


def aim(s: State, action: int, consideration: str) -> Sentence | None:
    """What an action is for."""
    if s.phase in (VOTE, STAY):
        return None if _voted(action) == s.mover else Sentence("aim-vote", {"who": Seat(_voted(action))})
    seen = facts(s, Case(s.mover, action, action, {}, {}))
    if consideration == "towards" and seen.stop != NOBODY:
        return Sentence("aim-go", {"room": room_sentence(seen.stop, "to-room")})
    if consideration == "hinder" and seen.victim != NOBODY:
        return Sentence("aim-hinder", {"who": Seat(seen.victim)})
    wanted = AIMS.get(consideration)
    if consideration.startswith("without-"):
        wanted = "safe" if consideration == f"without-{s.mover}" else "plan"
    if wanted == "task":
        return Sentence("aim-task", {"element": element_letter(s, s.task[s.where[s.turn]])})
    return _aim_of(s, action) if wanted is None else Sentence(f"aim-{wanted}")


def _aim_of(s: State, action: int) -> Sentence | None:
    """What the action itself is for, whatever speaks for it."""
    if s.phase != TURN:
        return None
    if DO_ROB <= action < DO_RIOT:
        return Sentence("aim-loot", {"who": Seat(action - DO_ROB)})
    if DO_RIOT <= action < DO_TASK:
        return Sentence("aim-riot", {"room": room_sentence(action - DO_RIOT, "in-room")})
    if action < DO_USE and s.task[action - DO_MOVE] != NO_TASK:
        return Sentence("aim-there", {"element": element_letter(s, s.task[action - DO_MOVE])})
    if DO_TRADE <= action < DO_BRIBE:
        return Sentence("aim-deal")
    return Sentence("aim-stay") if action == DO_END else None
