"""What may be asked of a table: each request is checked and becomes an entry, or is refused.

Nothing changes here. The entry is written to the log first, and only then read by the table.
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from getaway.games import find
from getaway.kernel.errors import Refusal
from getaway.kernel.json_value import JsonObject
from getaway.kernel.sentence import Seat, Sentence, counted
from getaway.table import entries as log
from getaway.table.bot_names import known_bot
from getaway.table.entries import Cause
from getaway.table.phrases import PHRASES
from getaway.table.play import MOST_UNDOS, Play
from getaway.table.refusals import NotNow
from getaway.table.table import Table
from getaway.table.wording import NAME_LENGTH, clean_name, clean_text, told_apart

ID_LENGTH = 64
TEXTS_A_MINUTE = 20
STATEMENTS_A_MINUTE = 60
DIGESTS = "sha256"


def digest_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.new(DIGESTS, token.encode()).hexdigest()


def own_seat(table: Table, guest: str, seat: int | None) -> int:
    """The seat that a guest speaks for; who owns several has to say which."""
    own = table.seats_of(guest)
    if seat is None and len(own) == 1:
        return own[0]
    if seat is None or seat not in own:
        raise NotNow("table-not-your-seat", seat=0 if seat is None else counted(seat))
    return seat


def _any_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.chairs):
        raise NotNow("table-no-such-seat", seat=counted(seat), last=len(table.chairs))
    return seat


def check_not_dealing(table: Table) -> None:
    """Refuse what would change a table at which the deal waits for the numbers of the seats."""
    if table.play is None and table.numbers.asked_at is not None:
        raise NotNow("table-is-dealing")


def _playing(table: Table) -> Play:
    if table.ended:
        raise NotNow("table-is-over")
    if table.play is None:
        raise NotNow("table-not-started")
    return table.play


def sit(table: Table, guest: str, name: str, seat: int, token: str = "", *, beside: bool = False) -> log.Sat:
    """Take an empty seat, or one that is offered; while the game runs also one that somebody has left.

    At a table that is open to all, a second seat is for somebody who plays on the same device (`beside`), and
    everybody sees that: nobody plays two hands unseen.
    """
    chair = table.chairs[_any_seat(table, seat)]
    if table.ended:
        raise NotNow("table-is-over")
    check_not_dealing(table)
    offered = bool(chair.offer) and hmac.compare_digest(chair.offer, digest_of(token))
    if token and not offered:
        raise NotNow("table-no-offer", seat=counted(seat))
    if chair.guest and not offered:
        raise NotNow("table-seat-taken", who=Seat(seat), name=chair.name)
    if not offered:
        _check_free(table, guest, seat)
    if table.made.public and not beside and table.seats_of(guest):
        raise NotNow("table-one-seat")
    return log.Sat(seat=seat, name=_place_card(table, seat, name), guest=guest, by=guest)


def _check_free(table: Table, guest: str, seat: int) -> None:
    """Raise what speaks against a seat that nobody owns and nobody has offered."""
    chair = table.chairs[seat]
    if table.play is None:
        if guest in table.sent_away:
            raise NotNow("table-sent-away")
        is_kept = bool(chair.bot) and not table.is_host(guest)
    else:
        # Nobody may see two hands; and the seat of a bot can be taken only if a guest has left it.
        known = table.seats_known(guest)
        if known and seat not in known:
            raise NotNow("table-knows-a-hand")
        is_kept = not chair.was_left
    if is_kept:
        raise NotNow("table-seat-taken", who=Seat(seat), name=chair.name)


def _place_card(table: Table, seat: int, name: str) -> str:
    others = [chair.name for other, chair in enumerate(table.chairs) if other != seat]
    return told_apart(clean_name(name), others)


def seat_bot(table: Table, guest: str, name: str, seat: int, level: str) -> log.Sat:
    """The creator puts a bot into an empty seat before the start."""
    _only_creator(table, guest)
    if table.play is not None:
        raise NotNow("table-has-started")
    check_not_dealing(table)
    chair = table.chairs[_any_seat(table, seat)]
    if chair.guest:
        raise NotNow("table-seat-taken", who=Seat(seat), name=chair.name)
    return log.Sat(
        seat=seat, name=_place_card(table, seat, name), bot=known_bot(find(table.made.game), level)
    )


def _only_creator(table: Table, guest: str) -> None:
    if not table.is_host(guest):
        raise NotNow("table-only-creator")


def leave(table: Table, guest: str, seat: int) -> log.Left:
    """Give a seat up; before the start the creator may also empty somebody else's."""
    chair = table.chairs[_any_seat(table, seat)]
    if table.ended:
        raise NotNow("table-is-over")
    check_not_dealing(table)
    if chair.kind == "empty":
        raise NotNow("table-seat-empty", seat=counted(seat))
    kicks = table.is_host(guest) and table.play is None
    if not kicks and (not guest or chair.guest != guest):
        raise NotNow("table-not-your-seat", seat=counted(seat))
    return log.Left(seat=seat, by=guest)


def offer(table: Table, guest: str, seat: int, token: str) -> log.Offered:
    """Let whoever knows the token take one's seat over."""
    if table.ended:
        raise NotNow("table-is-over")
    return log.Offered(seat=own_seat(table, guest, seat), digest=digest_of(token), by=guest)


def start(table: Table, guest: str) -> log.Started | log.DealAsked:
    """The creator starts when nobody is missing. Seats that have sealed a number tell it first."""
    if table.play is not None:
        raise NotNow("table-has-started")
    check_not_dealing(table)
    if table.ended:
        raise NotNow("table-is-over")
    _only_creator(table, guest)
    missing = sum(chair.kind == "empty" for chair in table.chairs)
    if missing:
        raise NotNow("table-seats-empty", seats=missing)
    return log.DealAsked(by=guest) if table.numbers.owed else log.Started(by=guest)


def asked_seat(table: Table, guest: str, seat: int | None, ask: int) -> int:
    """The seat of a guest to which question `ask` is put now, or why it is not."""
    seat = own_seat(table, guest, seat)
    play = _playing(table)
    if play.talking:
        raise NotNow("table-vote-not-called")
    if seat in play.ballots:
        raise NotNow("table-has-voted")
    if seat not in play.asked:
        refusal = play.why_not(seat, 0)
        assert refusal is not None
        raise refusal
    if ask != table.chairs[seat].asks:
        raise NotNow("table-older-question", ask=ask, now=table.chairs[seat].asks)
    return seat


def act(
    table: Table, guest: str, seat: int | None, ask: int, action: int, id: str = ""
) -> log.Acted | log.Sealed:
    """Answer the question that was put to a seat."""
    seat = own_seat(table, guest, seat)
    play = _playing(table)
    if table.chairs[seat].bot:
        raise NotNow("table-bot-decides")
    if table.paused_at is not None:
        raise NotNow("table-is-paused")
    if ask != table.chairs[seat].asks:
        raise NotNow("table-older-question", ask=ask, now=table.chairs[seat].asks)
    return _decision(play, seat, action, "player", guest, id)


def act_for(table: Table, seat: int, ask: int, action: int, cause: Cause) -> log.Acted | log.Sealed:
    """A bot's decision, or the one that the clock takes for a player."""
    play = _playing(table)
    if table.paused_at is not None:
        raise NotNow("table-is-paused")
    if ask != table.chairs[seat].asks:
        raise NotNow("table-older-question", ask=ask, now=table.chairs[seat].asks)
    if cause in ("bot", "stand-in") and not table.chairs[seat].bot:
        # While it thought, the owner has come back.
        raise NotNow("table-no-bot-here")
    return _decision(play, seat, action, cause, "", "")


def _decision(play: Play, seat: int, action: int, cause: Cause, by: str, id: str) -> log.Acted | log.Sealed:
    if play.talking:
        raise NotNow("table-vote-not-called")
    if seat in play.ballots:
        raise NotNow("table-has-voted")
    refusal = play.why_not(seat, action)
    if refusal is not None:
        raise refusal
    kind = log.Acted if play.caller is None else log.Sealed
    return kind(seat=seat, action=action, cause=cause, by=by, id=id)


def call(table: Table, guest: str, seat: int | None, id: str = "") -> log.Called:
    """AL-12: the scapegoat calls the vote; where a bot is the scapegoat, any player may."""
    seat = own_seat(table, guest, seat)
    play = _playing(table)
    if table.paused_at is not None:
        raise NotNow("table-is-paused")
    if not play.talking or not _may_call(table, play, seat):
        raise NotNow("table-cannot-call")
    return log.Called(seat=seat, by=guest, id=id)


def _may_call(table: Table, play: Play, seat: int) -> bool:
    assert play.caller is not None
    return play.caller == seat or bool(table.chairs[play.caller].bot)


def call_among_bots(table: Table) -> log.Called | None:
    """Where no person sits the vote is called at once; None where somebody may still want to talk."""
    play = table.play
    if play is None or not play.talking or any(chair.kind == "person" for chair in table.chairs):
        return None
    return log.Called(seat=play.caller)


def undo(table: Table, guest: str, seat: int | None, id: str = "", now: int = 0) -> log.Undone:
    """Take back one's ballot or one's last action, if it told nobody anything new and time is left.

    `now` matters only where there is a clock.
    """
    seat = own_seat(table, guest, seat)
    play = _playing(table)
    if table.chairs[seat].bot:
        raise NotNow("table-bot-decides")
    if table.paused_at is not None:
        raise NotNow("table-is-paused")
    if not play.can_undo(seat):
        raise NotNow("table-cannot-undo")
    if not play.may_undo(seat):
        raise NotNow("table-undone-enough", most=MOST_UNDOS)
    # Taking a decision back does not restart its clock, so nobody can hold a table up that way.
    asked_at = play.asked_at_before(seat)
    if asked_at is not None and table.is_past(asked_at, now):
        raise NotNow("table-time-is-up")
    return log.Undone(seat=seat, by=guest, id=id)


def say(
    table: Table,
    guest: str,
    seat: int | None,
    now: int,
    *,
    phrase: str = "",
    text: str = "",
    statement: JsonObject | None = None,
    id: str = "",
) -> log.Said:
    """Say a phrase, a text or a statement: one of them."""
    seat = own_seat(table, guest, seat)
    if sum((bool(phrase), bool(text), statement is not None)) != 1:
        raise NotNow("table-say-one-thing")
    lately = sum(at > now - 60_000 for at in table.spoke_at.get((seat, statement is not None), ()))
    if lately >= (TEXTS_A_MINUTE if statement is None else STATEMENTS_A_MINUTE):
        raise NotNow("table-too-talkative")
    if phrase and phrase not in PHRASES:
        raise NotNow("table-no-such-phrase", phrase=repr(phrase[:NAME_LENGTH]))
    if statement is not None:
        _check_statement(table, seat, statement)
    words = clean_text(text) if text else ""
    return log.Said(seat=seat, phrase=phrase, text=words, statement=statement, by=guest, id=id)


def say_for(table: Table, seat: int, statement: JsonObject) -> log.Said:
    """A bot's statement."""
    if not table.chairs[seat].bot:
        raise NotNow("table-not-your-seat", seat=counted(seat))
    _check_statement(table, seat, statement)
    return log.Said(seat=seat, statement=statement)


def _check_statement(table: Table, seat: int, statement: JsonObject) -> None:
    """Raise what the language of the game, or the ledger, has against a statement."""
    play = _playing(table)
    if table.ledger is None:
        raise NotNow("table-no-statements")
    table.ledger.copy().hear(statement, play.state, seat)


def composing_seat(table: Table, guest: str, seat: int | None) -> int:
    """The seat of a guest that puts a statement together, or why there is none to put together."""
    seat = own_seat(table, guest, seat)
    _playing(table)
    if table.ledger is None:
        raise NotNow("table-no-statements")
    return seat


def pause(table: Table, guest: str, seat: int | None, wanted: bool, id: str = "") -> log.Clocked:
    """Want the clock to stand still, or to go on."""
    seat = own_seat(table, guest, seat)
    _playing(table)
    if wanted == (seat in table.wants_pause) and (wanted or not table.wants_pause):
        raise NotNow("table-clock-is-so")
    return log.Clocked(seat=seat, pause=wanted, by=guest, id=id)


def sit_in(table: Table, seat: int) -> log.BotTook:
    """A bot sits in for a player who is gone."""
    _playing(table)
    if table.chairs[seat].kind != "person":
        raise NotNow("table-bot-decides")
    return log.BotTook(seat=seat)


def rest(table: Table, guest: str, seat: int | None, id: str = "") -> log.BotTook:
    """Let a bot play for one's seat."""
    return msgspec.structs.replace(sit_in(table, own_seat(table, guest, seat)), by=guest, id=id)


def come_back(table: Table, guest: str, seat: int | None, id: str = "") -> log.Returned:
    """Take one's seat back from the bot."""
    seat = own_seat(table, guest, seat)
    _playing(table)
    if not table.chairs[seat].bot:
        raise NotNow("table-no-bot-here")
    return log.Returned(seat=seat, by=guest, id=id)


def see(table: Table, guest: str, seat: int | None, scene: int, id: str = "") -> log.Seen:
    """Say that one has seen what everybody is given time for."""
    seat = own_seat(table, guest, seat)
    _playing(table)
    now = table.scene
    if now is None or now.n != scene or seat in now.seen:
        raise NotNow("table-nothing-to-see")
    return log.Seen(seat=seat, scene=scene, by=guest, id=id)


def due(table: Table, now: int) -> log.Called | None:
    """What the clock asks for by itself: the end of the talk. None if its time is not up."""
    deadline = table.deadline
    if deadline is None or now < deadline or table.play is None:
        return None
    return log.Called() if table.play.talking else None


def late_seats(table: Table, now: int) -> list[int]:
    """The seats whose time for a decision is up."""
    deadline = table.deadline
    if deadline is None or now < deadline or table.play is None:
        return []
    return list(table.play.asked)


def close(table: Table, guest: str) -> log.Ended:
    """The creator closes a table that has not started."""
    _only_creator(table, guest)
    if table.play is not None:
        raise NotNow("table-has-started")
    if table.ended:
        raise NotNow("table-is-over")
    check_not_dealing(table)
    return log.Ended(closed=True, by=guest)


def reason_of(error: NotNow | Refusal) -> tuple[Sentence, str | None]:
    """Why something was refused, and the rule behind it if it was the game that did."""
    return error.reason, error.rule if isinstance(error, Refusal) else None
