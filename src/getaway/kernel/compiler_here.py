"""Is the compiler installed? Without it the plain engine plays, which is said once."""

from __future__ import annotations

import warnings

_said_plain_only = False


class PlainOnly(UserWarning):
    """Said once: the compiled engine was asked for and is not to be had."""


def llvm_is_here() -> bool:
    """Can rules be compiled? If not, that is said once."""
    global _said_plain_only
    try:
        import llvmlite  # noqa: F401
    except ImportError:
        if not _said_plain_only:
            _said_plain_only = True
            warnings.warn(
                (
                    "llvmlite isn't installed, so the plain engine plays, some forty times slower: pip "
                    "install 'getaway[fast]'."
                ),
                PlainOnly,
                stacklevel=5,
            )
        return False
    return True
