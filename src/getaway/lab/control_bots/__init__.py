"""Bots kept out of all tuning, to check that the ladder's are not merely fitted to one another.

Each has a name in the arena: `getaway arena GAME hard votes-weakest votes-weakest`. No file that tunes or
fits anything may import them; a test looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from getaway.bots.situation import Bot
from getaway.games import REGISTRY, find
from getaway.lab.control_bots import prisoners, robbers, voters
from getaway.lab.control_bots.strangers import Onlooker, Playouts

__all__ = ["CONTROL_BOTS", "TALKERS", "Onlooker", "Playouts"]

# Those who can do nothing without talk.
TALKERS = ("liar-near", "liar-far", "beggar")
ROBBERS: Mapping[str, Callable[[], Bot]] = {
    "thief": robbers.Thief,
    "hoarder": robbers.Hoarder,
    "denier": robbers.Denier,
    "greedy": robbers.Greedy,
}
PRISONERS: Mapping[str, Callable[[], Bot]] = {
    "votes-weakest": voters.VotesWeakest,
    "votes-weakest-of-all": voters.VotesWeakestOfAll,
    "votes-strongest": voters.VotesStrongest,
    "votes-leader": voters.VotesLeader,
    "votes-myself": voters.VotesMyself,
    "votes-last-scapegoat": voters.VotesLastScapegoat,
    "votes-anybody": voters.VotesAnybody,
    "free-rider": prisoners.FreeRider,
    "hermit": prisoners.Hermit,
    "liar-near": prisoners.LiarNear,
    "liar-far": prisoners.LiarFar,
    "beggar": prisoners.Beggar,
}
# By game, and by their names in the arena: prisoners where bots deal, else robbers.
CONTROL_BOTS: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    name: PRISONERS if find(name).deals is not None else ROBBERS
    for name in REGISTRY
    if find(name).considerations is not None
}
