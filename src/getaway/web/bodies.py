"""The body of a request, looked at before anything reads it: what nobody could read is refused in words."""

from __future__ import annotations

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import InternalServerException

from getaway.kernel.errors import BadInput


class ReadableRequest(Request[object, object, State]):
    """A request whose body, if it has one, is text in UTF-8 and not nested without end."""

    async def body(self) -> bytes:
        """The whole body, or why it cannot be read."""
        try:
            packed = await super().body()
        except InternalServerException as error:
            # Whoever hangs up in the middle hears no answer, and nothing of ours is wrong.
            raise BadInput(f"The body is incomplete: {error.detail}.") from None
        try:
            packed.decode()
            if packed:
                # Looks how it is nested, and makes nothing of it. What else may be wrong, its reader says.
                msgspec.json.decode(packed, type=msgspec.Raw)
        except UnicodeDecodeError:
            raise BadInput("The body isn't text in UTF-8.") from None
        except RecursionError:
            raise BadInput("The body is nested too deeply.") from None
        except msgspec.DecodeError:
            pass
        return packed
