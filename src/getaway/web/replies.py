"""What is answered when something is not done, for the OpenAPI: what each status means and looks like."""

from __future__ import annotations

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from getaway.kernel.sentence import Sentence
from getaway.web.identity import COOKIE


class Wrong(msgspec.Struct):
    """Why something was not done."""

    status_code: int
    detail: str


class RefusedReply(Wrong):
    """What cannot be done at this table, or not now: a sentence, and the rule if a rule forbids it."""

    reason: Sentence
    rule: str | None


MEANINGS = {
    401: "There is no guest: no cookie, or none of ours.",
    403: "A page of another origin may not do that.",
    404: "There is no such table, game, step or other name.",
    409: "It cannot be done at this table, or not now.",
    413: "The body is too long.",
    415: "The body is not application/json.",
    421: "This server does not go by that name.",
    429: "Too many requests from one address.",
    503: "Nothing can be written now: the disk is full, or the database cannot be reached.",
}
CHANGING = (403, 413, 415)
ALWAYS = (421, 429, 503)
SECURITY = Components(
    security_schemes={"guest": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie")}
)


def besides(*codes: int) -> dict[int, ResponseSpec]:
    """The replies of a handler besides the one that all is well; the guard's are always among them."""
    return {
        code: ResponseSpec(
            RefusedReply if code in (409, 503) else Wrong, generate_examples=False, description=MEANINGS[code]
        )
        for code in (*codes, *ALWAYS)
    }
