from __future__ import annotations
from typing import Any
from getaway.bots.policy import decide
from getaway.games.art_robbery.evaluation import backing_of, count_up, progress
from getaway.kernel.chance import below
from getaway.kernel.contract import ACTIONS, FACTORS, MAX_PLAYERS, OVER, apply, result
from getaway.kernel.dialect import flags, numbers, reals, rule

@rule
def gather_signs(states: Any, n: int, weights: Any, slip: int, every: int, X: Any, Y: Any) -> int:
    mask = flags(ACTIONS); options = numbers(ACTIONS); table = reals(ACTIONS * FACTORS)
    pay = reals(MAX_PLAYERS)
    rows = 0
    for i in range(n):
        s = states[i]
        begin = rows
        while s.phase != OVER:
            if below(s, every) == 0 and rows * MAX_PLAYERS < len(Y):
                points = reals(MAX_PLAYERS); alibis = reals(MAX_PLAYERS); loot = reals(MAX_PLAYERS)
                count_up(s, points, alibis, loot)
                for p in range(s.players):
                    r = (rows * MAX_PLAYERS + p) * 6
                    X[r] = points[p]; X[r+1] = alibis[p]; X[r+2] = loot[p]
                    X[r+3] = s.dog == p
                    X[r+4] = s.owner[s.raid*9+8] == p and backing_of(s, p) == 0
                    X[r+5] = progress(s)
                rows += 1
            apply(s, decide(s, mask, options, table, weights, 0, slip))
        result(s, pay)
        for r in range(begin, rows):
            for p in range(s.players):
                Y[r * MAX_PLAYERS + p] = pay[p]
    return rows
