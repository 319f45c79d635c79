"""Structured logs: one JSON object a line, without anything secret in it."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import traceback
from logging.handlers import WatchedFileHandler
from pathlib import Path

from getaway.kernel.errors import BadInput

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


class OneSentence(logging.Formatter):
    """That something is wrong, for a person at a terminal; the file says what."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file

    def format(self, record: logging.LogRecord) -> str:
        return f"getaway: {record.getMessage()}; {self._file} says more."


def set_up(level: int = logging.INFO, file: Path | None = None) -> None:
    """Send the logs of the server to the standard error, or to a file and only what is wrong to a person."""
    handlers: list[logging.Handler] = [logging.StreamHandler(sys.stderr)]
    if file is not None:
        handlers[0].setLevel(logging.ERROR)
        handlers[0].setFormatter(OneSentence(file))
        handlers.append(_file_handler(file))
    handlers[-1].setFormatter(JsonLines())
    for name in ("getaway", "uvicorn.error", "asyncio"):
        log = logging.getLogger(name)
        log.handlers = handlers
        log.setLevel(level if name == "getaway" else logging.WARNING)
        log.propagate = False


def _file_handler(file: Path) -> logging.Handler:
    """Appends to a file that only its owner may read; one that was moved away is begun anew."""
    try:
        file.touch(mode=0o600)
        return WatchedFileHandler(file, encoding="utf-8")
    except OSError as error:
        wrong = (error.strerror or str(error)).lower()
        raise BadInput(f"The log {file} can't be written: {wrong}.") from None


def note(event: str, error: BaseException | None = None, **fields: object) -> None:
    """Something that happened; with an error, a bug."""
    level = logging.INFO if error is None else logging.ERROR
    logger.log(level, event, exc_info=error, extra={"fields": fields})


def alias(table: str) -> str:
    """A table in the logs: whoever knows its name may join it, so the name itself is not written there."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]
