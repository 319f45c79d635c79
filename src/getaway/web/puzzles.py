"""Puzzles over HTTP: a moment of a game, an answer, and what the judge says of it."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput
from getaway.kernel.sentence import Sentence
from getaway.kernel.state import GameState
from getaway.review.puzzles import Puzzle, position_of, puzzles_of
from getaway.table_bots.engines import plain_engine
from getaway.web.messages import encode
from getaway.web.puzzle_shapes import PuzzleAnswer, PuzzleGame, PuzzleHint, PuzzleReply, PuzzleTry
from getaway.web.replies import CHANGING, besides
from getaway.web.tables import TableName

Number = Annotated[int, Parameter(ge=0, le=10**6)]


def _puzzle(game: str, number: int) -> Puzzle:
    if game not in REGISTRY or number >= len(found := puzzles_of(find(game))):
        raise NotFoundException("there is no such puzzle")
    return found[number]


async def _state(puzzle: Puzzle) -> GameState:
    """The moment itself, with nothing hidden: only `view` and `label` may look at it."""
    engine = await asyncio.to_thread(plain_engine, puzzle.game, "")
    return (await asyncio.to_thread(position_of, engine, puzzle)).state


@get("/api/puzzles", responses=besides())
async def list_puzzles() -> list[PuzzleGame]:
    """How many puzzles there are of each game; one a day, in their order, and then from the first again."""
    counts = [PuzzleGame(name, len(puzzles_of(game))) for name, game in REGISTRY.items()]
    return [one for one in counts if one.puzzles]


@get("/api/puzzles/{game:str}/{number:int}", responses=besides(404))
async def show_puzzle(game: TableName, number: Number) -> Response[PuzzleReply]:
    """A puzzle as the seat sees it who is asked."""
    puzzle = _puzzle(game, number)
    view = find(game).view(await _state(puzzle), puzzle.seat)
    reply = PuzzleReply(puzzle.id, game, puzzle.players, puzzle.seat, puzzle.options, view)
    return Response(cast(PuzzleReply, encode(reply)), media_type="application/json")


@get("/api/puzzles/{game:str}/{number:int}/hint", responses=besides(404))
async def show_hint(game: TableName, number: Number) -> PuzzleHint:
    """What comes to mind and is not best, and what speaks for the best one, without naming it."""
    puzzle = _puzzle(game, number)
    label = find(game).label(await _state(puzzle), puzzle.tempting)
    return PuzzleHint(label, puzzle.reasons[0] if puzzle.reasons else None)


@post("/api/puzzles/{game:str}/{number:int}", status_code=200, responses=besides(404, *CHANGING))
async def try_puzzle(game: TableName, number: Number, data: PuzzleTry) -> PuzzleAnswer:
    """Is this the best move? With the chances to win, and why."""
    puzzle = _puzzle(game, number)
    state, found = await _state(puzzle), find(game)
    legal = [choice.action for choice in found.view(state, puzzle.seat).choices]
    if data.action not in legal:
        raise BadInput(f"`action` has to be one of the choices of the view, not {data.action}.")

    def label(action: int) -> Sentence:
        return found.label(state, action)

    return PuzzleAnswer(
        right=data.action == puzzle.best,
        chosen=label(data.action),
        chance=puzzle.chances.get(data.action),
        best=label(puzzle.best),
        best_action=puzzle.best,
        best_chance=puzzle.chances[puzzle.best],
        reasons=puzzle.reasons,
        deals=puzzle.deals,
    )
