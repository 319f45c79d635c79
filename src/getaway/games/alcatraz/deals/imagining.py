"""AL-12 for bots: how the board would lie if promises were kept, or if what they rule out were done.

Guesses, for whoever weighs an offer. Whether a promise was kept is judged elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable

from getaway.games.alcatraz.rules.state import State
from getaway.games.alcatraz.talk.clause import Clause


def imagine(s: State, clauses: Iterable[Clause]) -> None:
    """Change a plain state as if these were kept at once, as far as they change the board at all."""
    done: list[Clause] = []
    for clause in clauses:
        # Both may promise the one swap.
        if not any(clause.is_returned(other) for other in done):
            clause.imagine(s)
            done.append(clause)


def contrast(left: State, done: State, clause: Clause) -> float:
    """Change one state as if what a clause rules out were left, the other as if it were done.

    Returns how likely it would be done; 0 for a clause that rules nothing out, or nobody can say what.
    """
    return clause.contrast(left, done)
