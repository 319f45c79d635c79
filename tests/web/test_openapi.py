"""Whatever the OpenAPI says can be asked is answered, and as it says; nothing makes the server fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis

# Imported where the stack is shallow: deep in a test Python 3.11 may lose count of it while it parses this.
import schemathesis.specs.openapi.coverage._schema
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from getaway.client.caller import Caller
from tests.web.serving import Served, served, table_with

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("openapi")) as running:
        yield running


@pytest.fixture(scope="module")
def ann(server: Served) -> Caller:
    return server.guest("Ann")


@pytest.fixture(scope="module")
def table(server: Served, ann: Caller) -> str:
    """A running game, for requests that name one."""
    return table_with([ann, server.guest("Bo")], "art-robbery")


def test_no_request_makes_the_server_fail(server: Served, ann: Caller, table: str) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    # The guest is Ann: a cookie made up would be nobody's.
    schema.config.generation.with_security_parameters = False
    asked = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            nonlocal asked
            asked += 1
            # Half of those that name a table name one that there is.
            if asked % 2 and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            # Whoever deletes a guest deletes one who was made for that: Ann goes on asking.
            deletes = (case.method, case.path) == ("DELETE", "/api/guest")
            who = server.guest("Cy") if deletes else ann
            reply = case.call(headers={"Cookie": who.cookie})
            case.validate_response(reply, checks=CHECKS)
            # Whoever signs out all other devices, or is called otherwise, gets a new cookie.
            for cookie in [] if deletes else reply.headers.get("set-cookie", []):
                if cookie.startswith("getaway_guest="):
                    ann.cookie = cookie.partition(";")[0]

        ask()
    assert asked > 100


def test_after_all_that_the_game_still_runs(ann: Caller, table: str) -> None:
    assert ann.must("GET", f"/api/tables/{table}")["phase"] == "play"
