"""Short phrases that anybody at any table can say, each in the reader's language."""

from __future__ import annotations

PHRASES = (
    "hello",
    "good-luck",
    "thanks",
    "sorry",
    "well-played",
    "one-moment",
    "your-turn",
    "yes-please",
    "no-thanks",
    "not-me",
    "oops",
    "goodbye",
)
