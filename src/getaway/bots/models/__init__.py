"""Language models as bots: `model:NAME`, at any endpoint that speaks the OpenAI form of chat."""

from __future__ import annotations

from getaway.bots.models.settings import PREFIX, is_model, is_offered, offered

__all__ = ["PREFIX", "is_model", "is_offered", "offered"]
