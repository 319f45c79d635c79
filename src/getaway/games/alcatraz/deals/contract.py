"""What bots may ask of deals in Alcatraz: the questions of `getaway.deals.Deals`."""

from getaway.games.alcatraz.deals.drafts import drafts
from getaway.games.alcatraz.deals.imagining import contrast, imagine
from getaway.games.alcatraz.deals.ledger_queries import answer, ballots, pending, proposals, track_record
from getaway.games.alcatraz.deals.promise_effects import bearings

__all__ = [
    "answer",
    "ballots",
    "bearings",
    "contrast",
    "drafts",
    "imagine",
    "pending",
    "proposals",
    "track_record",
]
