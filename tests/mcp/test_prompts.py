"""What can be read before anybody sits down: games, rules, prompts."""

from __future__ import annotations

import pytest
from mcp_types import TextContent

from getaway.games import REGISTRY, find
from getaway.words import LANGUAGES
from tests.mcp.model import Refused, model


async def test_rules_are_read_one_by_one_or_all() -> None:
    async with model() as one:
        await one.call("rules", game="art-robbery", rule="AR-12")
        assert one.text.startswith("**AR-12")
        everything = await one.call("rules", game="alcatraz")
        assert set(everything["rules"]) == {rule for _, some in find("alcatraz").rulebook for rule in some}
        with pytest.raises(Refused, match="no rule AR-99"):
            await one.call("rules", game="art-robbery", rule="AR-99")
        games = (await one.call("list_games"))["games"]
        assert [game["name"] for game in games] == list(REGISTRY)


@pytest.mark.parametrize("game", list(REGISTRY))
async def test_every_game_has_a_prompt_in_every_language(game: str) -> None:
    async with model() as one:
        listed = {prompt.name for prompt in (await one.client.list_prompts()).prompts}
        assert f"play-{game}" in listed
        told = set()
        for lang in LANGUAGES:
            result = await one.client.get_prompt(f"play-{game}", {"lang": lang})
            content = result.messages[0].content
            assert isinstance(content, TextContent)
            assert all(tool in content.text for tool in ("start_table", "wait", "act"))
            told.add(content.text)
        assert len(told) == len(LANGUAGES)
