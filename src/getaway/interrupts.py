"""Ctrl-C before anything is begun. Nothing is imported here that takes a while."""

import os
import signal


class EndAtOnce:
    """Inside, Ctrl-C ends the program at once and in silence: there is nothing yet to tidy up or to print.

    An exception would come out of whatever is just being imported, changed or swallowed on its way. Where
    Ctrl-C is ignored, as in the background of a shell, it stays ignored.
    """

    def __enter__(self) -> None:
        self._listens = signal.getsignal(signal.SIGINT) is signal.default_int_handler
        if self._listens:
            # As shells count: 128 and the number of the signal.
            signal.signal(signal.SIGINT, lambda number, frame: os._exit(128 + number))

    def __exit__(self, *raised: object) -> None:
        if self._listens:
            signal.signal(signal.SIGINT, signal.default_int_handler)
