"""What is wrong, as the users of each library expect it: its exception, our sentence."""

from __future__ import annotations

from getaway.kernel.errors import BadInput


class BadArgument(BadInput, ValueError):
    """An argument that an environment cannot be made with; names the culprit and what is allowed."""


def missing(bridge: str, extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error, with the command that helps."""
    sentence = f"The bridge to {bridge} needs {error.name}: pip install 'getaway[{extra}]'."
    return ModuleNotFoundError(sentence, name=error.name)
