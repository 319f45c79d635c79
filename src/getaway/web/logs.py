"""Structured logs: one JSON object a line, without anything secret in it."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import traceback

logger = logging.getLogger("getaway")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            **getattr(record, "fields", {}),
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: int = logging.INFO) -> None:
    """Send the logs of the server to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("getaway", "uvicorn.error", "asyncio"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.setLevel(level if name == "getaway" else logging.WARNING)
        log.propagate = False


def note(event: str, error: BaseException | None = None, **fields: object) -> None:
    """Something that happened; with an error, a bug."""
    level = logging.INFO if error is None else logging.ERROR
    logger.log(level, event, exc_info=error, extra={"fields": fields})


def alias(table: str) -> str:
    """A table in the logs: whoever knows its name may join it, so the name itself is not written there."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]
