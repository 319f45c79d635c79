"""The considerations of Alcatraz by name, and the columns in which they stand."""

from __future__ import annotations

from collections.abc import MutableSequence

CONSIDERATIONS = (
    "task-done",
    "new-element",
    "left-behind",
    "towards",
    "guards-ahead",
    "item-needed",
    "item-useful",
    "item-lost",
    "cash",
    "stamina",
    "bribe",
    "push-on",
    "guards-eased",
    "frame-up",
    "hinder",
    "gift",
    "request",
    "points",
    "pointless",
    "who-leads",
    "could-be-left",
    "vote-price",
    "myself",
)
FACTORS = len(CONSIDERATIONS)
TASK_DONE, NEW_ELEMENT, LEFT_BEHIND, TOWARDS, GUARDS_AHEAD, ITEM_NEEDED, ITEM_USEFUL, ITEM_LOST = range(8)
CASH_GAINED, STAMINA_GAINED, BRIBE_PAID, PUSH_ON, GUARDS_EASED, FRAME_UP, HINDER, GIFT = range(8, 16)
REQUEST, POINTS, POINTLESS, WHO_LEADS, COULD_BE_LEFT, VOTE_PRICE, MYSELF = range(16, FACTORS)

Scores = MutableSequence[float]
