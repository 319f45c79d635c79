"""Rules that use every part of the dialect, to be run by Python and by the compiler."""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp, log, sqrt
from typing import Any

from getaway.kernel.dialect import (
    copy_state,
    flags,
    kind_of,
    numbers,
    reals,
    rule,
    tell,
    unmark,
    whisper,
)
from getaway.kernel.record import Record, i8, i16, i32, i64

TEN = 10
HALF = 0.5
YES = True
PRIMES = (2, 3, 5, 7, 11)
SHARES = (0.5, 0.25, 0.125)
GRID = ((1, 2, 3), (4, 5, 6))
BLOCK = (((1, 2), (3, 4)), ((5, 6), (7, 8)))


class Sample(Record):
    wide = i64
    middle = i32
    narrow = i16
    small = i8
    row = i8[4]
    grid = i16[2, 3]


@rule
def twice(x: int) -> int:
    return 2 * x


@rule
def shifted(x: int, by: int = 3, back: bool = False) -> int:
    return x - by if back else x + by


@rule
def halved(x: float) -> float:
    return x / 2


@rule
def arithmetic(a: int, b: int) -> int:
    total = a + b - a * 3 + (a & b) + (a | 6) + (a ^ b) + (a << 2) + (b >> 1) - ~a
    total += -b
    total -= 7
    total *= 2
    total |= 1
    total &= 0xFFFFFF
    return total + a**3 + abs(a - b) + min(a, b, 3) + max(a, b) + TEN * YES + int(a)


@rule
def division(a: int, b: int) -> int:
    return (a // b) * 1000 + a % b + a // 8 + a % 8 + a // 7 + a % -7


@rule
def real(a: float, b: int) -> float:
    total: float = 0
    for i in range(3):
        total += SHARES[i] * a
    total /= 3 + HALF
    total = max(total, 0.25, b) + min(1, total) + exp(-abs(a)) + log(1 + a * a) + sqrt(a * a) + a**2
    return total - int(a) + float(b) - b / 4 + -a


@rule
def comparing(a: int, b: int, x: float) -> int:
    found = (a < b) + 2 * (a <= b) + 4 * (a > b) + 8 * (a >= b) + 16 * (a == b) + 32 * (a != b)
    found += 64 * (x < a) + 128 * (x == b) + 256 * (x != b) + 512 * (0 < a <= b < 9)
    found += 1024 * (a in (1, 3, b)) + 2048 * (a not in (1, 3)) + 4096 * (TEN > 9) + 8192 * (TEN in (9, 11))
    return found


@rule
def choosing(a: int, b: int, x: float) -> float:
    least = a if a < b else x
    either = a and b
    other = a or b or 7
    if (not a and b > 2) or x > 3:
        least += 100
    elif a == 5:
        least += 200
    else:
        least += 300
    if TEN == 10 and a > 1:
        least += 1000
    if TEN == 9 or a > 1:
        least += 2000
    if TEN != 10:
        least = 0
    if (TEN == 9 and a > 1) or (TEN == 10 or a > 1) or a > 7:
        least += min(TEN, 4) + max(TEN, 4)
    sure = 5 if YES else 6
    known = not YES
    flag = (a > 0) & (b > 0) | (a > b) ^ (b > a)
    return least + either + other + sure + known + flag + bool(x) + bool(a) + bool(TEN) + (not TEN)


@rule
def loops(n: int) -> int:
    total = 0
    for i in range(n):
        if i == 3:
            continue
        if i == 8:
            break
        total += i
    for i in range(10, n, -2):
        total += 100 * i
    for i in range(2, n):
        total += 10_000 * i
        i = 0
        total += i
    left = n
    while left > 0:
        left -= 1
        if left == 2:
            break
        total += 1_000_000
    return total


@rule
def halting(n: int) -> int:
    while n > 0:
        n -= 1
        if n == 5:
            return 5
    return n


@rule
def nothing_then(n: int) -> None:
    """Says nothing."""
    if n == 1:
        return
    if n == 2:
        pass


@rule
def calling(a: int, s: Any) -> float:
    nothing_then(a)
    tell(s, 1, twice(a))
    whisper(s, 0, 2)
    first, second = twice(a), shifted(a)
    first, second = second, first
    return first + 10 * second + shifted(a, 1, True) + shifted(a, back=a > 2, by=5) + halved(a)


@rule
def calls(states: Any, i: int, a: int) -> float:
    return calling(a, states[i])


@rule
def fields(states: Any, i: int) -> int:
    s = states[i]
    s.wide += 1
    s.middle = s.wide * 3
    s.narrow = s.small - 1
    s.row[2] = s.row[1] + 5
    s.row[s.small] += 2
    s.grid[1][2] = s.grid[0][1] - 4
    row = s.grid[1]
    row[0] = len(row) + len(s.row) + len(s.grid)
    copy_state(states, i, states, i + 1)
    states[i + 1].wide = 7
    place: int = s.grid[1][0]
    return place


@rule
def tables(n: int) -> int:
    marks = flags(6)
    marks[1] = 1
    marks[4] = 1
    found = numbers(6)
    count = unmark(marks, found)
    heap = numbers(n)
    shares = reals(n)
    large = numbers(10_000)
    for i in range(n):
        heap[i] = i + 1
        shares[i] = i / 2
        large[9_999 - i] += heap[i]
    total = 0.0
    for i in range(n):
        total += shares[i] + large[9_999 - i]
    picked = PRIMES[n] + GRID[1][n - 1] + BLOCK[1][0][1] + len(PRIMES) + len(GRID[0])
    return count * 1000 + found[1] * 100 + kind_of(heap, 2) * 10 + picked + int(total)


@rule
def made_again(n: int) -> int:
    total = 0
    for i in range(1, n):
        row = numbers(i)
        few = numbers(2)
        row[0] += 1
        few[0] += 1
        total += row[0] + few[0]
    return total


@rule
def grids(whole: Any, fine: Any, marks: Any, bytes_of: Any, out: MutableSequence[float]) -> bool:
    for i in range(len(whole)):
        for j in range(len(whole[i])):
            out[0] += whole[i][j] * fine[i][j]
            fine[i][j] = out[0]
            marks[i][j] = whole[i][j] > 2
            bytes_of[i] = 200 + bytes_of[i]
    return out[0] > 3


@rule
def one_state(s: Any, by: int) -> int:
    s.wide += by
    worth: int = s.wide
    return worth


@rule
def reach(states: Any, i: int, column: int, row: MutableSequence[int]) -> int:
    row[column] = 9
    states[i].row[column] = 5
    states[i].grid[column][column] = 6
    found: int = row[column] + states[i].row[column] + PRIMES[column] + PRIMES[4]
    return found


@rule
def endless(n: int) -> int:
    rounds = 0
    while n > 0:
        rounds += 1
    return rounds
