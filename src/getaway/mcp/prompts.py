"""A prompt for each game, in the language of the door or another."""

from __future__ import annotations

from typing import Annotated

from mcp.server.mcpserver import MCPServer
from pydantic import Field

from getaway.games import REGISTRY
from getaway.kernel.game import Game
from getaway.words import LANGUAGES, Words, language


def prompt_for(game: Game, lang: str) -> str:
    """What a model is asked to do: play a game with the tools, and what it is about."""
    words = Words(game, lang)
    parts = [words.text("model-prompt", game=words.text(game.name), name=game.name)]
    if game.in_short:
        parts.append(f"{words.text('goal')} {words.text('goal.about')}")
        steps = (f"turn-{number}" for number in range(1, len(game.in_short) + 1))
        parts.append("\n".join(f"- {words.text(step)}: {words.text(f'{step}.text')}" for step in steps))
    if words.has("model-advice"):
        parts.append(words.text("model-advice"))
    return "\n\n".join(parts)


def add_to(server: MCPServer[None], lang: str) -> None:
    """Let a server offer a prompt for each game."""
    for name, game in REGISTRY.items():
        _add(server, name, game, lang)


def _add(server: MCPServer[None], name: str, game: Game, lang: str) -> None:
    def play(
        lang: Annotated[str, Field(description=f"One of {', '.join(LANGUAGES)}.")] = lang,
    ) -> str:
        return prompt_for(game, language(lang))

    title = Words(game, lang).text(name)
    server.prompt(name=f"play-{name}", title=title, description=f"Play a game of {title}.")(play)
