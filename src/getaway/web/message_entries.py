"""What a message of a player asks for, as an entry of the log."""

from __future__ import annotations

from getaway.table import coaching, requests
from getaway.table import entries as log
from getaway.table.table import Table
from getaway.web import messages
from getaway.web.mailbox import Known, now_ms


def message_to_entry(table: Table, guest: str, message: messages.AnyMessage) -> log.AnyEntry:
    """The entry that a message becomes, or the refusal; what was done before is not done again."""
    id, seat = message.id, message.seat
    # A resend may have waited in the mailbox behind the first.
    if (guest, id) in table.accepted:
        raise Known(table.accepted[guest, id])
    if isinstance(message, messages.Act):
        return requests.act(table, guest, seat, message.ask, message.action, id)
    if isinstance(message, messages.Undo):
        return requests.undo(table, guest, seat, id, now_ms())
    if isinstance(message, messages.Call):
        return requests.call(table, guest, seat, id)
    if isinstance(message, messages.Say):
        said = {"phrase": message.phrase, "text": message.text, "statement": message.statement}
        return requests.say(table, guest, seat, now_ms(), id=id, **said)  # type: ignore[arg-type]
    if isinstance(message, messages.WantCoach):
        return coaching.coach(table, guest, seat, message.on, id)
    if isinstance(message, messages.Rest):
        return requests.rest(table, guest, seat, id)
    if isinstance(message, messages.Return):
        return requests.come_back(table, guest, seat, id)
    if isinstance(message, messages.Seen):
        return requests.see(table, guest, seat, message.scene, id)
    assert isinstance(message, messages.Pause | messages.Resume)
    return requests.pause(table, guest, seat, isinstance(message, messages.Pause), id)
