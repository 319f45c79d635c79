"""What an arena's games say: win shares with intervals, ratings, times."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import NormalDist
from typing import Any

from getaway.bots.models import is_model
from getaway.bots.models.settings import read_settings
from getaway.lab.arena import Match, Played, seconds_of, stand_in
from getaway.lab.external_bots import is_external
from getaway.lab.seating import FIELD, Seating

Z = NormalDist().inv_cdf(0.975)
# The expansion below is not good enough for the first few.
T_OF_FEW = (math.inf, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706)


def t_quantile(freedom: int) -> float:
    """The 97.5 % point of Student's t: Cornish and Fisher's expansion about the normal one."""
    if freedom < len(T_OF_FEW):
        return T_OF_FEW[max(0, freedom)]
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


Report = dict[str, Any]  # JSON: what `getaway arena` writes, and a file of an earlier match may hold


class Tally:
    """Values of 0 … 1 by deal: their mean, and how sure it is when only whole deals are independent."""

    def __init__(self) -> None:
        self.sums: dict[int, float] = defaultdict(float)
        self.counts: dict[int, int] = defaultdict(int)

    def add(self, deal: int, value: float) -> None:
        self.sums[deal] += value
        self.counts[deal] += 1

    @property
    def count(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(self.sums.values()) / self.count

    def interval(self) -> tuple[float, float]:
        """95 %: Wilson's interval for the number of independent games that would be as sure."""
        mean, count, deals = self.mean, self.count, len(self.counts)
        if deals < 2:
            return 0.0, 1.0
        residuals = (self.sums[deal] - mean * self.counts[deal] for deal in self.counts)
        variance = deals / (deals - 1) * sum(r * r for r in residuals) / count**2
        spread = mean * (1 - mean)
        # No variance at all says little of a rare thing; then every deal counts as one game.
        worth = spread / variance if variance > 1e-18 and spread > 0 else deals
        return wilson(mean, worth, t_quantile(deals - 1))

    def json(self) -> Report:
        """Its share with the interval; nothing where nothing was seen."""
        if not self.counts:
            return {"share": None, "low": None, "high": None}
        low, high = self.interval()
        return {"share": rounded(self.mean), "low": rounded(low), "high": rounded(high)}


def wilson(mean: float, count: float, t: float) -> tuple[float, float]:
    """Wilson's interval about a share; it never leaves 0 … 1."""
    weight = t * t / count
    middle = (mean + weight / 2) / (1 + weight)
    half = t / (1 + weight) * math.sqrt(mean * (1 - mean) / count + weight / (4 * count))
    return max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half))


def rounded(value: float) -> float:
    return round(value, 5)


def tally(played: Iterable[Played], values: Callable[[Played], Iterable[float]]) -> Tally:
    """A tally of what a function finds in each game."""
    made = Tally()
    for game in played:
        for value in values(game):
            made.add(game.pairing.deal, value)
    return made


def payoffs_of(bot: str, alone: bool = False, seat: int | None = None) -> Callable[[Played], list[float]]:
    """What a bot got in each seat it took; or only where it sat alone, or in one seat."""

    def values(game: Played) -> list[float]:
        seats = game.pairing.seats
        if alone and seats.count(bot) != 1:
            return []
        return [
            payoff
            for place, (name, payoff) in enumerate(zip(seats, game.payoffs, strict=True))
            if name == bot and seat in (None, place)
        ]

    return values


def lost_of(bot: str, alone: bool = False) -> Callable[[Played], list[float]]:
    """Whether somebody won and this bot did not, for each seat it took."""

    def values(game: Played) -> list[float]:
        won = any(game.payoffs)
        return [float(won and payoff == 0) for payoff in payoffs_of(bot, alone)(game)]

    return values


def ratings(played: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Openskill's rating and its sigma for each bot, from the games in their order."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    found: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for game in played:
        seats = game.pairing.seats
        for name in seats:
            found[name] = found[name]
        if len(set(seats)) == 1:
            continue
        teams = [[model.create_rating([found[name].mu, found[name].sigma])] for name in seats]
        after = model.rate(teams, ranks=[-payoff for payoff in game.payoffs])
        # A bot in several seats moves by what all its seats moved, or ratings would rise with every game.
        for name in dict.fromkeys(seats):
            before = found[name]
            moved = [team[0] for team, other in zip(after, seats, strict=True) if other == name]
            mu = before.mu + sum(rating.mu - before.mu for rating in moved)
            sigma = before.sigma * math.prod(rating.sigma / before.sigma for rating in moved)
            found[name] = model.create_rating([mu, sigma])
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}


def quantile(times: Counter[int], part: float) -> float:
    """The time below which that part of the decisions were taken."""
    left = part * sum(times.values())
    for number in sorted(times):
        left -= times[number]
        if left <= 0:
            return seconds_of(number)
    return 0.0


def rounds_of(played: Iterable[Played]) -> dict[str, int] | None:
    """In which round games ended that somebody won; None where games end in no round, or nobody won."""
    found = sorted(game.round for game in played if game.round is not None and any(game.payoffs))
    if not found:
        return None
    return {
        name: found[math.ceil(part * len(found)) - 1]
        for name, part in (("low", 0.1), ("median", 0.5), ("high", 0.9))
    }


def habits_of(bot: str, played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """How often a bot does each thing in a game, for each seat it takes, with 95 % intervals by deal."""
    kinds = sorted({kind for game in played for name, kind in game.habits if name == bot})
    return {kind: amount(bot, kind, played) for kind in kinds}


def amount(bot: str, kind: str, played: Iterable[Played]) -> dict[str, float]:
    """The mean of something counted, by seat and game; only whole deals are independent."""
    tally = Tally()
    for game in played:
        seats = game.pairing.seats.count(bot)
        for _ in range(seats):
            tally.add(game.pairing.deal, game.habits[bot, kind] / seats)
    mean, deals = tally.mean, len(tally.counts)
    residuals = (tally.sums[deal] - mean * tally.counts[deal] for deal in tally.counts)
    variance = deals / max(1, deals - 1) * sum(r * r for r in residuals) / tally.count**2
    half = t_quantile(deals - 1) * math.sqrt(variance) if deals > 1 else 0.0
    return {"mean": rounded(mean), "low": rounded(max(0.0, mean - half)), "high": rounded(mean + half)}


def kept_of(bot: str) -> Callable[[Played], list[float]]:
    """For each promise of a bot that was kept or broken, whether it was kept."""

    def values(game: Played) -> list[float]:
        return [1.0] * game.promises[bot, "kept"] + [0.0] * game.promises[bot, "broken"]

    return values


def model_of(bot: str, games: Iterable[Played]) -> Report:
    """What a language model took in all games, whether they count or not: all of it was paid for."""
    used, settings = counted(bot, [game.models for game in games]), read_settings()
    cost = settings.cost(used["tokens read"], used["tokens written"])
    return {**dict(sorted(used.items())), "cost": round(cost, 6), "transcripts": str(settings.folder)}


def whole_deals(played: Sequence[Played], each: int) -> list[Played]:
    """The games of deals that were played in all seats; all games if there is none such yet."""
    counts = Counter(game.pairing.deal for game in played)
    whole = [game for game in played if counts[game.pairing.deal] == each]
    return whole or list(played)


def counted(bot: str, counts: Iterable[Counter[tuple[str, str]]]) -> Counter[str]:
    """What was counted of one bot in all games."""
    total = Counter[str]()
    for game in counts:
        for (name, what), count in game.items():
            if name == bot:
                total[what] += count
    return total


def report(match: Match, seating: Seating, games: Sequence[Played], seconds: float) -> Report:
    """All that an arena has to say, as JSON. Only what is under `times` differs between runs."""
    played = whole_deals(games, seating.games // seating.deals)
    alone = seating.format == FIELD
    rated = ratings(played)
    rows = []
    for bot in seating.bots:
        refused = counted(bot, [game.refused for game in played])
        rows.append(
            {
                "bot": bot,
                **tally(played, payoffs_of(bot, alone)).json(),
                "rating": rounded(rated[bot][0]) if bot in rated else None,
                "sigma": rounded(rated[bot][1]) if bot in rated else None,
                "seats_taken": sum(game.pairing.seats.count(bot) for game in played),
                "seats": [
                    {"seat": seat, **tally(played, payoffs_of(bot, alone, seat)).json()}
                    for seat in range(match.players)
                ],
                "lost": tally(played, lost_of(bot, alone)).json(),
                "refused": sum(refused.values()),
                "refusals": dict(refused),
                "promises": dict(sorted(counted(bot, [game.promises for game in played]).items())),
                "kept": tally(played, kept_of(bot)).json(),
                "habits": habits_of(bot, played) if match.habits else {},
                "model": model_of(bot, games) if is_model(bot) else None,
            }
        )
    decisions = sum(game.decisions for game in played)
    return {
        "game": match.game,
        "players": match.players,
        "games": len(played),
        "deals": len({game.pairing.deal for game in played}),
        "asked": seating.games,
        "interrupted": len(games) < seating.games,
        "seed": match.seed,
        "format": seating.format,
        "options": dict(match.options),
        "edition": match.edition,
        "clock": match.clock,
        "talk": match.talk,
        "habits": match.habits,
        "bots": rows,
        "nobody_won": tally(played, lambda game: [float(not any(game.payoffs))]).json(),
        "won_in_round": rounds_of(played),
        "several_winners": any(
            sum(payoff > 0 for payoff in game.payoffs) > 1 and sum(game.payoffs) > 1 for game in played
        ),
        "replaced_by": stand_in(match)
        if any(is_external(bot) or is_model(bot) for bot in seating.bots)
        else None,
        "decisions_per_game": rounded(decisions / len(played)) if played else None,
        "times": {
            "seconds": round(seconds, 3),
            "games_per_s": round(len(games) / seconds, 3) if seconds else None,
            "bots": [{"bot": bot, **times_of(bot, played)} for bot in seating.bots],
        },
    }


def times_of(bot: str, played: Iterable[Played]) -> Report:
    """How long a bot thought where it had a choice."""
    times = Counter[int]()
    for game in played:
        times.update(game.times.get(bot, {}))
    return {
        "median_ms": round(quantile(times, 0.5) * 1e3, 4),
        "p99_ms": round(quantile(times, 0.99) * 1e3, 4),
        "decisions": sum(times.values()),
    }
