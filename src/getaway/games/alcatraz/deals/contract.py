"""What bots may ask of deals in Alcatraz: the questions of `getaway.deals.Deals`."""

from getaway.games.alcatraz.deals.drafts import drafts
from getaway.games.alcatraz.deals.habits import habits
from getaway.games.alcatraz.deals.imagining import contrast, imagine
from getaway.games.alcatraz.deals.ledger_queries import (
    accusations,
    answer,
    ballots,
    counter,
    pending,
    proposals,
    track_record,
)
from getaway.games.alcatraz.deals.memory import ballot_for, burden, foreseen_ballots, stale_offers
from getaway.games.alcatraz.deals.promise_effects import bearings

__all__ = [
    "accusations",
    "answer",
    "ballot_for",
    "ballots",
    "bearings",
    "burden",
    "contrast",
    "counter",
    "drafts",
    "foreseen_ballots",
    "habits",
    "imagine",
    "pending",
    "proposals",
    "stale_offers",
    "track_record",
]
