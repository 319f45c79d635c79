"""The tools: what a language model can do at a table. Models and their makers read the descriptions."""

from __future__ import annotations

import functools
import json
from collections.abc import Awaitable, Callable
from typing import Annotated, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import CallToolResult, TextContent
from pydantic import Field

from getaway.arguments import read_seed
from getaway.bots import LEVELS, levels
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import JsonObject
from getaway.mcp import reports
from getaway.mcp.seats import Seats
from getaway.mcp.sitting import Sitting
from getaway.places.reading import read_composition
from getaway.table.phrases import PHRASES
from getaway.table.refusals import NotNow
from getaway.words import Words, rule_text, rulebook
from getaway.words.translating import translated

P = ParamSpec("P")
LONGEST_WAIT = 600.0  # seconds of one call
USUAL_WAIT = 50.0  # below the minute after which many clients give up

Seat = Annotated[str, Field(description="Your key: what start_table or join_table gave you.")]
GameName = Annotated[str, Field(description="The name of a game, as list_games tells it.")]
Name = Annotated[str, Field(description="What you are called at the table.")]


def answer(text: str, **fields: object) -> CallToolResult:
    """Words for whoever reads, JSON for whoever reckons."""
    return CallToolResult(
        content=[TextContent(type="text", text=text)],
        structured_content=json.loads(json.dumps(fields)),
    )


def told(sitting: Sitting, **fields: object) -> CallToolResult:
    """The table as it is now, with what has happened since."""
    news = sitting.take_news()
    text = reports.in_words(sitting, news)
    return answer(text, **fields, **reports.standing(sitting), news=news, choices=reports.choices(sitting))


class Tools:
    """The tools, for the seats of one door."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    def add_to(self, server: MCPServer[None]) -> None:
        """Let a server offer them."""
        tools: tuple[Callable[..., Awaitable[CallToolResult]], ...] = (
            *(self.list_games, self.rules, self.start_table, self.join_table, self.deal),
            *(self.wait, self.look, self.look_json, self.choices, self.act),
            *(self.ledger, self.compose, self.say, self.call_vote, self.leave_table),
        )
        for tool in tools:
            server.add_tool(self._in_words(tool), name=tool.__name__)

    def _in_words(
        self, tool: Callable[P, Awaitable[CallToolResult]]
    ) -> Callable[P, Awaitable[CallToolResult]]:
        """What somebody did wrong is told in words; anything else is a fault of ours and stays here."""

        @functools.wraps(tool)
        async def call(*args: P.args, **kwargs: P.kwargs) -> CallToolResult:
            try:
                return await tool(*args, **kwargs)
            except NotNow as error:
                words = Words(find(REGISTRY.first()), self.seats.lang)
                raise ToolError(words.say(error.reason)) from None
            except BadInput as error:
                raise ToolError(translated(str(error), self.seats.lang)) from None

        return call

    async def list_games(self) -> CallToolResult:
        """Which games there are, for how many players, with which options and bots."""
        games: list[JsonObject] = []
        lines = []
        for name, game in REGISTRY.items():
            words = Words(game, self.seats.lang)
            options = {option.name: option.default for option in game.options}
            games.append(
                {
                    "name": name,
                    "title": words.text(name),
                    "players": list(game.players),
                    "bots": list(levels(game)),
                    "has_talk": game.talk is not None,
                    "options": options,
                }
            )
            low, high = game.players[0], game.players[-1]
            lines.append(f"- {name} ({words.text(name)}): {low}–{high}; {', '.join(levels(game))}")
        return answer("\n".join(lines), games=games, phrases=list(PHRASES))

    async def rules(
        self,
        game: GameName,
        rule: Annotated[str, Field(description="One rule by its number; empty: all of them.")] = "",
    ) -> CallToolResult:
        """The rules of a game, numbered. A refusal names the rule that forbids something."""
        found = find(game)
        words = Words(found, self.seats.lang)
        numbers = [number for _, some in found.rulebook for number in some]
        if not rule:
            return answer(rulebook(found, words), rules=numbers)
        if rule not in numbers:
            raise BadInput(words.text("no-such-rule", rule=rule, example=numbers[0]))
        return answer(rule_text(words, rule), rules=[rule])

    async def start_table(
        self,
        game: GameName,
        players: Annotated[int | None, Field(description="How many play, you among them.")] = None,
        bots: Annotated[
            str | None,
            Field(
                description=f"Who plays against you: {', '.join(LEVELS)}. Left out: what is usual. At a "
                "server, empty: the other seats stay free for people."
            ),
        ] = None,
        name: Name = "Model",
        seed: Annotated[str | None, Field(description="A number from which the game is dealt.")] = None,
        options: Annotated[
            dict[str, str | int] | None, Field(description="Options of the game by their names.")
        ] = None,
    ) -> CallToolResult:
        """Begin a game and sit down. Gives you the key `seat` that the other tools want."""
        key = await self.seats.start(game, players, bots, name, read_seed(seed), dict(options or {}))
        return told(self.seats.find(key), seat=key)

    async def join_table(
        self,
        link: Annotated[str, Field(description="The link of a table at a server of this game.")],
        name: Name = "Model",
    ) -> CallToolResult:
        """Sit down at somebody's table. Gives you the key `seat` that the other tools want."""
        key = await self.seats.join(link, name)
        return told(self.seats.find(key), seat=key)

    async def deal(self, seat: Seat) -> CallToolResult:
        """Begin the game at a table that you have made at a server, when all seats are taken."""
        sitting = self.seats.find(seat)
        await sitting.start()
        return told(sitting)

    async def wait(
        self,
        seat: Seat,
        seconds: Annotated[
            float, Field(ge=0, le=LONGEST_WAIT, description="How long at most; then just call it again.")
        ] = USUAL_WAIT,
    ) -> CallToolResult:
        """Wait until it is your turn, something new is said before a vote, or the game is over."""
        sitting = self.seats.find(seat)
        is_called = await sitting.wait(seconds)
        return told(sitting, is_called=is_called)

    async def look(self, seat: Seat) -> CallToolResult:
        """The table in words: what has happened, what you see, what you may do."""
        return told(self.seats.find(seat))

    async def look_json(self, seat: Seat) -> CallToolResult:
        """The whole table as JSON: all that your seat may know, no more. Seats are counted from 0."""
        sent = self.seats.find(seat).as_sent
        return answer(json.dumps(sent, ensure_ascii=False), **sent)

    async def choices(self, seat: Seat) -> CallToolResult:
        """What you may decide now: the action to send, its name, and what it does in words."""
        found = reports.choices(self.seats.find(seat))
        lines = [f"- {one['action']}: {one['label']} [{one['name']}]" for one in found]
        return answer("\n".join(lines) or "–", choices=found)

    async def act(
        self, seat: Seat, action: Annotated[int, Field(description="The number of one of your choices.")]
    ) -> CallToolResult:
        """Decide. What is not allowed is refused with its rule, and nothing happens."""
        sitting = self.seats.find(seat)
        await sitting.act(action)
        return told(sitting)

    async def ledger(self, seat: Seat) -> CallToolResult:
        """What is offered and promised at the table, what became of it, and which offers you may answer."""
        text, written = reports.ledger(self.seats.find(seat))
        return answer(text, **written)

    async def compose(
        self,
        seat: Seat,
        draft: Annotated[
            JsonObject | None,
            Field(
                description="A statement with gaps, such as {} or {'to': [1], 'give': [{'clause': 'give'}]}."
            ),
        ] = None,
    ) -> CallToolResult:
        """Build a statement: which clauses there are, which gaps they have, and what fits each of them now.

        Put values at the paths that are named, and ask again, until there is a `statement` to say. A path
        with ! has to be filled; += is where another clause may be added.
        """
        sitting = self.seats.find(seat)
        if not sitting.has_ledger:
            raise BadInput(sitting.words.text("model-no-talk"))
        message = await sitting.ask_for("compose", seat=sitting.seat, draft=draft or {})
        text = reports.composition(read_composition(message), sitting.words)
        fields = {key: value for key, value in message.items() if key not in ("type", "id", "seat")}
        return answer(text, **fields)

    async def say(
        self,
        seat: Seat,
        statement: Annotated[
            JsonObject | None,
            Field(
                description="A typed statement as compose gives it, or an answer: {'act': 'accept', 'ref': "
                "0}; act is accept, reject or withdraw for an offer, accuse for a promise."
            ),
        ] = None,
        phrase: Annotated[str, Field(description=f"One of {', '.join(PHRASES)}.")] = "",
        text: Annotated[str, Field(description="Free words, for people; bots do not understand them.")] = "",
    ) -> CallToolResult:
        """Say something that everybody at the table hears. Statements are kept in the ledger."""
        given: JsonObject = {"statement": statement, "phrase": phrase, "text": text}
        meant: JsonObject = {key: value for key, value in given.items() if value}
        if len(meant) != 1:
            raise BadInput("Say one thing at a time: statement, phrase or text.")
        sitting = self.seats.find(seat)
        await sitting.say(meant)
        return told(sitting)

    async def call_vote(self, seat: Seat) -> CallToolResult:
        """End the talk before a vote, if it is yours to end."""
        sitting = self.seats.find(seat)
        await sitting.ask_for("call", seat=sitting.seat)
        return told(sitting)

    async def leave_table(self, seat: Seat) -> CallToolResult:
        """Leave. A game on this machine is saved."""
        await self.seats.leave(seat)
        return answer("–")
