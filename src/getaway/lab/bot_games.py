"""Games between bots, as a review reads them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from getaway import bots
from getaway.games import load
from getaway.kernel.engine import Engine
from getaway.kernel.game import Told
from getaway.kernel.state import GameState
from getaway.review.analysis import check_game
from getaway.review.course import Council, Course, Decision, Moment, units_of
from getaway.review.judge import seed_for


def play(plain: Engine, fast: Engine, players: int, minds: Sequence[bots.Bot], seed: int) -> Course:
    """A game between bots, as it would be read from its file."""
    state = plain.deal(players, seed)[0]
    stories: list[Sequence[Told]] = []
    decisions: list[Decision | Council] = []
    deal = moment = Moment(state.copy(), (), None)

    def choose(seat: int) -> int:
        seen = moment.state.copy()
        seen.mover = seat
        own = seed_for(seed, "bot", len(decisions), seat)
        return minds[seat].choose(bots.show(fast, seen, seat, own, moment.told(seat)))

    while state.phase != plain.rules.OVER:
        step = len(decisions) + 1
        caller = plain.game.council(state)
        voters = range(players) if caller is not None else (state.mover,)
        made = [Decision(step, seat, choose(seat), moment) for seat in voters]
        decisions.append(made[0] if caller is None else Council(tuple(made), step, caller, moment))
        act(plain, state, [one.action for one in made])
        stories.append(state.story or ())
        moment = Moment(state.copy(), tuple(stories), None)
    return Course(
        engine=plain,
        version=plain.game.version,
        edition="",
        names=tuple(f"{seat}" for seat in range(players)),
        steps=len(decisions),
        deal=deal,
        units=tuple(units_of(plain, decisions)),
        payoffs=tuple(float(won) for won in plain.payoff([state])),
        promises=(),
        tracks=(),
    )


def act(plain: Engine, state: GameState, actions: Sequence[int]) -> None:
    """Do what was decided, with its story told."""
    state.story = []
    for action in actions:
        plain.game.apply(state, action)


def seated(levels: Sequence[str], players: int, number: int) -> list[str]:
    """Who plays in a game: tables of one level and mixed ones in turn, who change seats from game to game."""
    if number % 2 == 0:
        return [levels[number // 2 % len(levels)]] * players
    return [levels[(number // 2 + seat) % len(levels)] for seat in range(players)]


def course_between(game: str, players: int, names: Sequence[str], seed: int) -> Course:
    """A game between these bots."""
    plain, fast = load(game), load(game, compiled=True)
    minds = [bots.find(name, clock=False) for name in names]
    return play(plain, fast, players, minds, seed)


def courses(game: str, players: int, games: int, levels: Sequence[str], seed: int) -> Iterator[Course]:
    """Games between bots of these levels."""
    check_seats(game, players)
    for number in range(games):
        names = seated(levels, players, number)
        yield course_between(game, players, names, seed_for(seed, "game", players, number))


def check_seats(game: str, players: int) -> None:
    """Refuse a game that cannot be played by so many, or not be judged."""
    plain = load(game)
    plain.game.check_players(players)
    check_game(plain)
